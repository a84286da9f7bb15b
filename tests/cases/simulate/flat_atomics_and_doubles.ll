; Machine code gives the bytes of executing the IR: a flat atomic goes where its address says, LDS or global memory, and doubles are fused and
; divided with one rounding.
; REQUIRES: pseudocode
; DEFINE: %{atomic} = --kernel atomic --block 64 --arg "a: u32[64]=arange" --arg "b: u32[128]=zeros"
; DEFINE: %{doubles} = --kernel doubles --block 64 --arg "a: f64[128]=@%t.doubles.npy" --arg "b: f64[64]=zeros" --seed 1
; RUN: %{python} -c "import numpy as np; draw = np.random.default_rng(1); np.save('%t.doubles.npy', draw.normal(size=128) * np.exp2(draw.integers(-300, 300, 128).astype(float)))"
; RUN: ldsopt simulate %s --mcpu gfx90a %{atomic} --arg i32=0 --outputs %t.ir -q
; RUN: ldsopt simulate %s --machine --mcpu gfx90a %{atomic} --arg i32=0 --outputs %t.code -q
; RUN: cmp %t.ir/a.npy %t.code/a.npy
; RUN: cmp %t.ir/b.npy %t.code/b.npy
; RUN: ldsopt simulate %s --mcpu gfx90a %{atomic} --arg i32=1 --outputs %t.ir -q
; RUN: ldsopt simulate %s --machine --mcpu gfx90a %{atomic} --arg i32=1 --outputs %t.code -q
; RUN: cmp %t.ir/a.npy %t.code/a.npy
; RUN: cmp %t.ir/b.npy %t.code/b.npy
; RUN: ldsopt simulate %s --mcpu gfx942 %{atomic} --arg i32=0 --outputs %t.ir -q
; RUN: ldsopt simulate %s --machine --mcpu gfx942 %{atomic} --arg i32=0 --outputs %t.code -q
; RUN: cmp %t.ir/a.npy %t.code/a.npy
; RUN: cmp %t.ir/b.npy %t.code/b.npy
; RUN: ldsopt simulate %s --mcpu gfx942 %{atomic} --arg i32=1 --outputs %t.ir -q
; RUN: ldsopt simulate %s --machine --mcpu gfx942 %{atomic} --arg i32=1 --outputs %t.code -q
; RUN: cmp %t.ir/a.npy %t.code/a.npy
; RUN: cmp %t.ir/b.npy %t.code/b.npy
; RUN: ldsopt simulate %s --mcpu gfx1201 %{atomic} --arg i32=0 --outputs %t.ir -q
; RUN: ldsopt simulate %s --machine --mcpu gfx1201 %{atomic} --arg i32=0 --outputs %t.code -q
; RUN: cmp %t.ir/a.npy %t.code/a.npy
; RUN: cmp %t.ir/b.npy %t.code/b.npy
; RUN: ldsopt simulate %s --mcpu gfx1201 %{atomic} --arg i32=1 --outputs %t.ir -q
; RUN: ldsopt simulate %s --machine --mcpu gfx1201 %{atomic} --arg i32=1 --outputs %t.code -q
; RUN: cmp %t.ir/a.npy %t.code/a.npy
; RUN: cmp %t.ir/b.npy %t.code/b.npy
; RUN: ldsopt simulate %s --mcpu gfx90a %{doubles} --arg i32=0 --outputs %t.ir -q
; RUN: ldsopt simulate %s --machine --mcpu gfx90a %{doubles} --arg i32=0 --outputs %t.code -q
; RUN: cmp %t.ir/a.npy %t.code/a.npy
; RUN: cmp %t.ir/b.npy %t.code/b.npy
; RUN: ldsopt simulate %s --mcpu gfx942 %{doubles} --arg i32=0 --outputs %t.ir -q
; RUN: ldsopt simulate %s --machine --mcpu gfx942 %{doubles} --arg i32=0 --outputs %t.code -q
; RUN: cmp %t.ir/a.npy %t.code/a.npy
; RUN: cmp %t.ir/b.npy %t.code/b.npy
; RUN: ldsopt simulate %s --mcpu gfx1100 %{doubles} --arg i32=0 --outputs %t.ir -q
; RUN: ldsopt simulate %s --machine --mcpu gfx1100 %{doubles} --arg i32=0 --outputs %t.code -q
; RUN: cmp %t.ir/a.npy %t.code/a.npy
; RUN: cmp %t.ir/b.npy %t.code/b.npy

target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [64 x i32] poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare double @llvm.fma.f64(double, double, double)
define amdgpu_kernel void @atomic(ptr addrspace(1) %p, ptr addrspace(1) %o, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %mine = getelementptr i32, ptr addrspace(3) @lds, i32 %i
  store i32 %i, ptr addrspace(3) %mine
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %there = addrspacecast ptr addrspace(1) %p to ptr
  %here = addrspacecast ptr addrspace(3) @lds to ptr
  %is = icmp eq i32 %n, 0
  %at = select i1 %is, ptr %here, ptr %there
  %own = getelementptr i32, ptr %at, i32 %i
  %old = atomicrmw add ptr %own, i32 %i syncscope("workgroup") monotonic
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %now = load i32, ptr %own
  %out = getelementptr [2 x i32], ptr addrspace(1) %o, i32 %i
  store i32 %old, ptr addrspace(1) %out
  %next = getelementptr i32, ptr addrspace(1) %out, i32 1
  store i32 %now, ptr addrspace(1) %next
  ret void
}
define amdgpu_kernel void @doubles(ptr addrspace(1) %p, ptr addrspace(1) %o, i32 %n) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %at = getelementptr double, ptr addrspace(1) %p, i32 %i
  %a = load double, ptr addrspace(1) %at
  %bt = getelementptr double, ptr addrspace(1) %at, i32 64
  %b = load double, ptr addrspace(1) %bt
  %f = call double @llvm.fma.f64(double %a, double %b, double 0x3FD5555555555555)
  %q = fdiv double %f, %b
  %out = getelementptr double, ptr addrspace(1) %o, i32 %i
  store double %q, ptr addrspace(1) %out
  ret void
}
