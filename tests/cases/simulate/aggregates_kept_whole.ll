; Structs that others use stay whole: nothing is compiled of their functions.

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()

; RUN: ldsopt simulate %s --mcpu gfx942 --kernel stored --backend interpreted --block 64 --arg "out: f32[64]=zeros" --outputs %t.stored.interpreted
; RUN: %{python} -c "import numpy as np; assert (np.load('%t.stored.interpreted/out.npy')[5:] == np.array([2.0, 7.0, 16.0, 30.0, 50.0])[np.arange(5, 64) % 5]).all()"
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel stored --backend compiled --block 64 --arg "out: f32[64]=zeros" --outputs %t.stored.compiled
; RUN: %{python} -c "import numpy as np; assert (np.load('%t.stored.compiled/out.npy')[5:] == np.array([2.0, 7.0, 16.0, 30.0, 50.0])[np.arange(5, 64) % 5]).all()"
define amdgpu_kernel void @stored(ptr addrspace(1) %out) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %f = uitofp i32 %i to float
  %p = getelementptr float, ptr addrspace(1) %out, i32 %i
  br label %loop
loop:
  %j = phi i32 [ 0, %entry ], [ %k, %loop ]
  %a = phi { float, [2 x <2 x float>] } [ zeroinitializer, %entry ], [ %b, %loop ]
  %k = add i32 %j, 1
  %g = uitofp i32 %k to float
  %x = extractvalue { float, [2 x <2 x float>] } %a, 0
  %v = extractvalue { float, [2 x <2 x float>] } %a, 1, 1
  %y = extractelement <2 x float> %v, i32 0
  %x1 = fadd float %x, %g
  %y1 = fadd float %y, %x1
  %v1 = insertelement <2 x float> %v, float %y1, i32 0
  %b0 = insertvalue { float, [2 x <2 x float>] } %a, float %x1, 0
  %b = insertvalue { float, [2 x <2 x float>] } %b0, <2 x float> %v1, 1, 1
  %m = urem i32 %i, 5
  %more = icmp ule i32 %k, %m
  br i1 %more, label %loop, label %end
end:
  store { float, [2 x <2 x float>] } %b, ptr addrspace(1) %out, align 4
  %s = extractvalue { float, [2 x <2 x float>] } %b, 0
  %t = extractvalue { float, [2 x <2 x float>] } %b, 1
  %u = extractvalue [2 x <2 x float>] %t, 1
  %w = extractelement <2 x float> %u, i32 0
  %r = fadd float %s, %w
  store float %r, ptr addrspace(1) %p
  ret void
}

; RUN: ldsopt simulate %s --mcpu gfx942 --kernel selected --backend interpreted --block 64 --arg "out: f32[64]=zeros" --outputs %t.selected.interpreted
; RUN: %{python} -c "import numpy as np; assert (np.load('%t.selected.interpreted/out.npy')[5:] == np.array([2.0, 7.0, 16.0, 30.0, 50.0])[np.arange(5, 64) % 5]).all()"
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel selected --backend compiled --block 64 --arg "out: f32[64]=zeros" --outputs %t.selected.compiled
; RUN: %{python} -c "import numpy as np; assert (np.load('%t.selected.compiled/out.npy')[5:] == np.array([2.0, 7.0, 16.0, 30.0, 50.0])[np.arange(5, 64) % 5]).all()"
define amdgpu_kernel void @selected(ptr addrspace(1) %out) {
entry:
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %f = uitofp i32 %i to float
  %p = getelementptr float, ptr addrspace(1) %out, i32 %i
  br label %loop
loop:
  %j = phi i32 [ 0, %entry ], [ %k, %loop ]
  %a = phi { float, [2 x <2 x float>] } [ zeroinitializer, %entry ], [ %b, %loop ]
  %k = add i32 %j, 1
  %g = uitofp i32 %k to float
  %x = extractvalue { float, [2 x <2 x float>] } %a, 0
  %v = extractvalue { float, [2 x <2 x float>] } %a, 1, 1
  %y = extractelement <2 x float> %v, i32 0
  %x1 = fadd float %x, %g
  %y1 = fadd float %y, %x1
  %v1 = insertelement <2 x float> %v, float %y1, i32 0
  %b0 = insertvalue { float, [2 x <2 x float>] } %a, float %x1, 0
  %b = insertvalue { float, [2 x <2 x float>] } %b0, <2 x float> %v1, 1, 1
  %m = urem i32 %i, 5
  %more = icmp ule i32 %k, %m
  br i1 %more, label %loop, label %end
end:
  %z = icmp ne i32 %i, 99
  %d = select i1 %z, { float, [2 x <2 x float>] } %b, { float, [2 x <2 x float>] } zeroinitializer
  %s = extractvalue { float, [2 x <2 x float>] } %d, 0
  %t = extractvalue { float, [2 x <2 x float>] } %b, 1
  %u = extractvalue [2 x <2 x float>] %t, 1
  %w = extractelement <2 x float> %u, i32 0
  %r = fadd float %s, %w
  store float %r, ptr addrspace(1) %p
  ret void
}
