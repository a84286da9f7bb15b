; Values of every size in LDS and scratch, null, and constants.
; RUN: %{python} -c "import numpy as np; \
; RUN:   lanes = np.arange(64); save = lambda name, some, kind='u4': np.save(f'%t.{name}.npy', np.array(some, kind)); \
; RUN:   [save(kind, lanes, kind) for kind in ('u1', 'u2', 'u4', 'u8', 'f2', 'f8')]; save('bit', lanes % 2, 'u1'); \
; RUN:   save('halves', np.arange(512), 'f2'); save('pairs', np.arange(128), 'u1'); \
; RUN:   save('of-four', np.arange(256)); save('three', [at if at % 4 < 3 else 0 for at in range(256)]); \
; RUN:   save('ones', [0xFFFFFFFF] * 64); save('table', [10, 20, 30, 0] * 16)"

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()

; Each value survives, through LDS and through scratch, where every lane has the same address.
; RUN: sed "s/KIND/i8/g" %s | ldsopt simulate - --mcpu gfx942 --kernel lds --block 64 --arg "in: u8[64]=@%t.u1.npy" --arg "out: u8[64]=zeros" --expect out=%t.u1.npy
; RUN: sed "s/KIND/i8/g" %s | ldsopt simulate - --mcpu gfx942 --kernel scratch --block 64 --arg "in: u8[64]=@%t.u1.npy" --arg "out: u8[64]=zeros" --expect out=%t.u1.npy
; RUN: sed "s/KIND/i16/g" %s | ldsopt simulate - --mcpu gfx942 --kernel lds --block 64 --arg "in: u16[64]=@%t.u2.npy" --arg "out: u16[64]=zeros" --expect out=%t.u2.npy
; RUN: sed "s/KIND/i16/g" %s | ldsopt simulate - --mcpu gfx942 --kernel scratch --block 64 --arg "in: u16[64]=@%t.u2.npy" --arg "out: u16[64]=zeros" --expect out=%t.u2.npy
; RUN: sed "s/KIND/i24/g" %s | ldsopt simulate - --mcpu gfx942 --kernel lds --block 64 --arg "in: u32[64]=@%t.u4.npy" --arg "out: u32[64]=zeros" --expect out=%t.u4.npy
; RUN: sed "s/KIND/i24/g" %s | ldsopt simulate - --mcpu gfx942 --kernel scratch --block 64 --arg "in: u32[64]=@%t.u4.npy" --arg "out: u32[64]=zeros" --expect out=%t.u4.npy
; RUN: sed "s/KIND/i48/g" %s | ldsopt simulate - --mcpu gfx942 --kernel lds --block 64 --arg "in: u64[64]=@%t.u8.npy" --arg "out: u64[64]=zeros" --expect out=%t.u8.npy
; RUN: sed "s/KIND/i48/g" %s | ldsopt simulate - --mcpu gfx942 --kernel scratch --block 64 --arg "in: u64[64]=@%t.u8.npy" --arg "out: u64[64]=zeros" --expect out=%t.u8.npy
; RUN: sed "s/KIND/i64/g" %s | ldsopt simulate - --mcpu gfx942 --kernel lds --block 64 --arg "in: u64[64]=@%t.u8.npy" --arg "out: u64[64]=zeros" --expect out=%t.u8.npy
; RUN: sed "s/KIND/i64/g" %s | ldsopt simulate - --mcpu gfx942 --kernel scratch --block 64 --arg "in: u64[64]=@%t.u8.npy" --arg "out: u64[64]=zeros" --expect out=%t.u8.npy
; RUN: sed "s/KIND/half/g" %s | ldsopt simulate - --mcpu gfx942 --kernel lds --block 64 --arg "in: f16[64]=@%t.f2.npy" --arg "out: f16[64]=zeros" --expect out=%t.f2.npy
; RUN: sed "s/KIND/half/g" %s | ldsopt simulate - --mcpu gfx942 --kernel scratch --block 64 --arg "in: f16[64]=@%t.f2.npy" --arg "out: f16[64]=zeros" --expect out=%t.f2.npy
; RUN: sed "s/KIND/bfloat/g" %s | ldsopt simulate - --mcpu gfx942 --kernel lds --block 64 --arg "in: u16[64]=@%t.u2.npy" --arg "out: u16[64]=zeros" --expect out=%t.u2.npy
; RUN: sed "s/KIND/bfloat/g" %s | ldsopt simulate - --mcpu gfx942 --kernel scratch --block 64 --arg "in: u16[64]=@%t.u2.npy" --arg "out: u16[64]=zeros" --expect out=%t.u2.npy
; RUN: sed "s/KIND/double/g" %s | ldsopt simulate - --mcpu gfx942 --kernel lds --block 64 --arg "in: f64[64]=@%t.f8.npy" --arg "out: f64[64]=zeros" --expect out=%t.f8.npy
; RUN: sed "s/KIND/double/g" %s | ldsopt simulate - --mcpu gfx942 --kernel scratch --block 64 --arg "in: f64[64]=@%t.f8.npy" --arg "out: f64[64]=zeros" --expect out=%t.f8.npy
; RUN: sed "s/KIND/<3 x i32>/g" %s | ldsopt simulate - --mcpu gfx942 --kernel lds --block 64 --arg "in: u32[256]=@%t.of-four.npy" --arg "out: u32[256]=zeros" --expect out=%t.three.npy
; RUN: sed "s/KIND/<3 x i32>/g" %s | ldsopt simulate - --mcpu gfx942 --kernel scratch --block 64 --arg "in: u32[256]=@%t.of-four.npy" --arg "out: u32[256]=zeros" --expect out=%t.three.npy
; RUN: sed "s/KIND/<8 x half>/g" %s | ldsopt simulate - --mcpu gfx942 --kernel lds --block 64 --arg "in: f16[512]=@%t.halves.npy" --arg "out: f16[512]=zeros" --expect out=%t.halves.npy
; RUN: sed "s/KIND/<8 x half>/g" %s | ldsopt simulate - --mcpu gfx942 --kernel scratch --block 64 --arg "in: f16[512]=@%t.halves.npy" --arg "out: f16[512]=zeros" --expect out=%t.halves.npy
; RUN: sed "s/KIND/<2 x i8>/g" %s | ldsopt simulate - --mcpu gfx942 --kernel lds --block 64 --arg "in: u8[128]=@%t.pairs.npy" --arg "out: u8[128]=zeros" --expect out=%t.pairs.npy
; RUN: sed "s/KIND/<2 x i8>/g" %s | ldsopt simulate - --mcpu gfx942 --kernel scratch --block 64 --arg "in: u8[128]=@%t.pairs.npy" --arg "out: u8[128]=zeros" --expect out=%t.pairs.npy
; RUN: sed "s/KIND/i1/g" %s | ldsopt simulate - --mcpu gfx942 --kernel lds --block 64 --arg "in: u8[64]=@%t.bit.npy" --arg "out: u8[64]=zeros" --expect out=%t.bit.npy
; RUN: sed "s/KIND/i1/g" %s | ldsopt simulate - --mcpu gfx942 --kernel scratch --block 64 --arg "in: u8[64]=@%t.bit.npy" --arg "out: u8[64]=zeros" --expect out=%t.bit.npy
@lds.bytes = internal addrspace(3) global [4096 x i8] poison, align 32
define amdgpu_kernel void @lds(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr KIND, ptr addrspace(1) %in, i32 %id
  %x = load KIND, ptr addrspace(1) %a
  %p = getelementptr [2 x i128], ptr addrspace(3) @lds.bytes, i32 %id
  store KIND %x, ptr addrspace(3) %p, align 8
  %r = load KIND, ptr addrspace(3) %p, align 8
  %g = getelementptr KIND, ptr addrspace(1) %out, i32 %id
  store KIND %r, ptr addrspace(1) %g
  ret void
}
define amdgpu_kernel void @scratch(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = alloca [4 x i128], align 16, addrspace(5)
  %a = getelementptr KIND, ptr addrspace(1) %in, i32 %id
  %x = load KIND, ptr addrspace(1) %a
  store KIND %x, ptr addrspace(5) %p, align 8
  %r = load KIND, ptr addrspace(5) %p, align 8
  %g = getelementptr KIND, ptr addrspace(1) %out, i32 %id
  store KIND %r, ptr addrspace(1) %g
  ret void
}

; Null is address 0, and all ones in LDS if it is cast.
; RUN: sed "s/KIND/i32/g" %s | ldsopt simulate - --mcpu gfx942 --kernel null --block 64 --arg "out: u32[64]=zeros" --expect out=%t.ones.npy
define amdgpu_kernel void @null(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %n = addrspacecast ptr null to ptr addrspace(3)
  %c = ptrtoint ptr addrspace(3) %n to i32
  %l = ptrtoint ptr addrspace(3) null to i32
  %f = addrspacecast ptr addrspace(3) null to ptr
  %b = addrspacecast ptr addrspace(3) %n to ptr
  %is = icmp ne ptr %f, null
  %isnot = icmp eq ptr %b, null
  %ok = and i1 %is, %isnot
  %d = sub i32 %c, %l
  %r = select i1 %ok, i32 %d, i32 0
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %g
  ret void
}

; Constants have their contents.
; RUN: sed "s/KIND/i32/g" %s | ldsopt simulate - --mcpu gfx942 --kernel constants --block 64 --arg "out: u32[64]=99" --expect out=%t.table.npy
@table = private unnamed_addr addrspace(4) constant [4 x { i16, i32 }] [{ i16, i32 } { i16 1, i32 10 }, { i16, i32 } { i16 2, i32 20 }, { i16, i32 } { i16 3, i32 30 }, { i16, i32 } zeroinitializer], align 4
define amdgpu_kernel void @constants(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %i = and i32 %id, 3
  %p = getelementptr [4 x { i16, i32 }], ptr addrspace(4) @table, i32 0, i32 %i, i32 1
  %r = load i32, ptr addrspace(4) %p
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %g
  ret void
}

; A variable that holds its own address, and a function's.
; RUN: %{python} -c "import numpy as np; np.save('%t.sevens.npy', np.full(64, 7, 'u4'))"
; RUN: sed "s/KIND/i32/g" %s | ldsopt simulate - --mcpu gfx942 --kernel ring --block 64 --arg "out: u32[64]=99" --expect out=%t.sevens.npy
@node = internal addrspace(4) constant { ptr addrspace(4), ptr, i32 } { ptr addrspace(4) @node, ptr @nothing, i32 7 }
define internal void @nothing() {
  ret void
}
define amdgpu_kernel void @ring(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %next = load ptr addrspace(4), ptr addrspace(4) @node
  %p = getelementptr i8, ptr addrspace(4) %next, i32 16
  %r = load i32, ptr addrspace(4) %p
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %g
  ret void
}
