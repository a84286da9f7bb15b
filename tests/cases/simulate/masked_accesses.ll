; Masked accesses of `ldsopt simulate`.
; RUN: %{python} -c "import numpy as np; \
; RUN:   lanes = np.arange(64); save = lambda name, some, kind='u4': np.save(f'%t.{name}.npy', np.array(some, kind)); \
; RUN:   mask = lanes[:, None] >> np.arange(4) & 1; every = np.arange(256).reshape(64, 4); \
; RUN:   [(save(f'in-{kind}', every, kind), save(f'stored-{kind}', np.where(mask, every, 9), kind), save(f'loaded-{kind}', np.where(mask, 3, every * 0 + 9), kind)) for kind in ('u4', 'f2')]"

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()

; Masked accesses touch only the elements that their masks name.
; RUN: sed -e "s/KIND/i32/g" -e "s/VECTOR/v4i32/g" -e "s/NINE/9/" -e "s/THREE/3/" %s | ldsopt simulate - --mcpu gfx942 --kernel masked_1 --block 64 --arg "u32[64,4]=@%t.in-u4.npy" --arg "stored: u32[64,4]=zeros" --arg "loaded: u32[64,4]=zeros" --arg "u32[64,4]=zeros" --expect stored=%t.stored-u4.npy --expect loaded=%t.loaded-u4.npy
; RUN: sed -e "s/KIND/i32/g" -e "s/VECTOR/v4i32/g" -e "s/NINE/9/" -e "s/THREE/3/" %s | ldsopt simulate - --mcpu gfx942 --kernel masked_3 --block 64 --arg "u32[64,4]=@%t.in-u4.npy" --arg "stored: u32[64,4]=zeros" --arg "loaded: u32[64,4]=zeros" --arg "u32[64,4]=zeros" --expect stored=%t.stored-u4.npy --expect loaded=%t.loaded-u4.npy
; RUN: sed -e "s/KIND/half/g" -e "s/VECTOR/v4f16/g" -e "s/NINE/9.0/" -e "s/THREE/3.0/" %s | ldsopt simulate - --mcpu gfx942 --kernel masked_1 --block 64 --arg "f16[64,4]=@%t.in-f2.npy" --arg "stored: f16[64,4]=zeros" --arg "loaded: f16[64,4]=zeros" --arg "f16[64,4]=zeros" --expect stored=%t.stored-f2.npy --expect loaded=%t.loaded-f2.npy
; RUN: sed -e "s/KIND/half/g" -e "s/VECTOR/v4f16/g" -e "s/NINE/9.0/" -e "s/THREE/3.0/" %s | ldsopt simulate - --mcpu gfx942 --kernel masked_3 --block 64 --arg "f16[64,4]=@%t.in-f2.npy" --arg "stored: f16[64,4]=zeros" --arg "loaded: f16[64,4]=zeros" --arg "f16[64,4]=zeros" --expect stored=%t.stored-f2.npy --expect loaded=%t.loaded-f2.npy
@masked.words = internal addrspace(3) global [64 x <4 x KIND>] poison, align 16
declare void @llvm.masked.store.VECTOR.p1(<4 x KIND>, ptr addrspace(1), <4 x i1>)
declare <4 x KIND> @llvm.masked.load.VECTOR.p1(ptr addrspace(1), <4 x i1>, <4 x KIND>)
define amdgpu_kernel void @masked_1(ptr addrspace(1) %in, ptr addrspace(1) %stored, ptr addrspace(1) %loaded, ptr addrspace(1) %buffer) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <4 x KIND>, ptr addrspace(1) %in, i32 %id
  %x = load <4 x KIND>, ptr addrspace(1) %p
  %l = getelementptr <4 x KIND>, ptr addrspace(1) %buffer, i32 %id
  store <4 x KIND> splat (KIND NINE), ptr addrspace(1) %l
  %iv = insertelement <4 x i32> poison, i32 %id, i32 0
  %sp = shufflevector <4 x i32> %iv, <4 x i32> poison, <4 x i32> zeroinitializer
  %sh = lshr <4 x i32> %sp, <i32 0, i32 1, i32 2, i32 3>
  %m = trunc <4 x i32> %sh to <4 x i1>
  call void @llvm.masked.store.VECTOR.p1(<4 x KIND> %x, ptr addrspace(1) align 4 %l, <4 x i1> %m)
  %nm = xor <4 x i1> %m, splat (i1 true)
  %a = load <4 x KIND>, ptr addrspace(1) %l
  %b = call <4 x KIND> @llvm.masked.load.VECTOR.p1(ptr addrspace(1) align 4 %l, <4 x i1> %nm, <4 x KIND> splat (KIND THREE))
  %q = getelementptr <4 x KIND>, ptr addrspace(1) %stored, i32 %id
  store <4 x KIND> %a, ptr addrspace(1) %q
  %s = getelementptr <4 x KIND>, ptr addrspace(1) %loaded, i32 %id
  store <4 x KIND> %b, ptr addrspace(1) %s
  ret void
}
declare void @llvm.masked.store.VECTOR.p3(<4 x KIND>, ptr addrspace(3), <4 x i1>)
declare <4 x KIND> @llvm.masked.load.VECTOR.p3(ptr addrspace(3), <4 x i1>, <4 x KIND>)
define amdgpu_kernel void @masked_3(ptr addrspace(1) %in, ptr addrspace(1) %stored, ptr addrspace(1) %loaded, ptr addrspace(1) %buffer) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr <4 x KIND>, ptr addrspace(1) %in, i32 %id
  %x = load <4 x KIND>, ptr addrspace(1) %p
  %l = getelementptr <4 x KIND>, ptr addrspace(3) @masked.words, i32 %id
  store <4 x KIND> splat (KIND NINE), ptr addrspace(3) %l
  %iv = insertelement <4 x i32> poison, i32 %id, i32 0
  %sp = shufflevector <4 x i32> %iv, <4 x i32> poison, <4 x i32> zeroinitializer
  %sh = lshr <4 x i32> %sp, <i32 0, i32 1, i32 2, i32 3>
  %m = trunc <4 x i32> %sh to <4 x i1>
  call void @llvm.masked.store.VECTOR.p3(<4 x KIND> %x, ptr addrspace(3) align 4 %l, <4 x i1> %m)
  %nm = xor <4 x i1> %m, splat (i1 true)
  %a = load <4 x KIND>, ptr addrspace(3) %l
  %b = call <4 x KIND> @llvm.masked.load.VECTOR.p3(ptr addrspace(3) align 4 %l, <4 x i1> %nm, <4 x KIND> splat (KIND THREE))
  %q = getelementptr <4 x KIND>, ptr addrspace(1) %stored, i32 %id
  store <4 x KIND> %a, ptr addrspace(1) %q
  %s = getelementptr <4 x KIND>, ptr addrspace(1) %loaded, i32 %id
  store <4 x KIND> %b, ptr addrspace(1) %s
  ret void
}
