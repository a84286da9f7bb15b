; A kernel that calls itself has a stack, and a call that goes too deep leaves it: a finding, and no fault of the program that
; executes it.
; REQUIRES: pseudocode, llc-22
; DEFINE: %{launch} = --block 64 --arg "out: u32[64]=zeros"
; DEFINE: %{sums} = %{python} -c "import sys, numpy; assert numpy.load(sys.argv[1] + '/out.npy').tolist() == [sum(range(1 + (lane & 7))) for lane in range(64)]"
; RUN: variant FEW %s > %t.ll
; RUN: ldsopt simulate %t.ll --mcpu gfx942 %{launch} --outputs %t.ir
; RUN: %{sums} %t.ir
; RUN: ldsopt simulate %t.ll --mcpu gfx942 --machine %{launch} --outputs %t.code
; RUN: %{sums} %t.code
; RUN: ldsopt simulate %t.ll --mcpu gfx1100 --machine %{launch} --outputs %t.code
; RUN: %{sums} %t.code
; RUN: ldsopt simulate %t.ll --mcpu gfx1201 --machine %{launch} --outputs %t.code
; RUN: %{sums} %t.code
; RUN: ldsopt compile %t.ll --mcpu gfx942 -o %t.o
; RUN: ldsopt link %t.o -o %t.hsaco
; RUN: ldsopt simulate %t.o --machine %{launch} --outputs %t.object
; RUN: %{sums} %t.object
; RUN: ldsopt simulate %t.hsaco --machine %{launch} --outputs %t.linked
; RUN: %{sums} %t.linked
; RUN: variant MANY %s > %t.deep.ll
; RUN: exits 1 ldsopt simulate %t.deep.ll --mcpu gfx942 --machine %{launch} 2>&1 | filecheck %s
; CHECK: : memory-fault:{{.*}}of which a lane has

target triple = "amdgcn-amd-amdhsa"
define internal i32 @sum(i32 %n) #0 {
  %slot = alloca i32, align 4, addrspace(5)
  store volatile i32 %n, ptr addrspace(5) %slot, align 4
  %done = icmp eq i32 %n, 0
  br i1 %done, label %end, label %more
more:
  %m = add i32 %n, -1
  %rest = call i32 @sum(i32 %m)
  %mine = load volatile i32, ptr addrspace(5) %slot, align 4
  %all = add i32 %rest, %mine
  ret i32 %all
end:
  ret i32 0
}
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
;FEW  %n = and i32 %i, 7
;MANY  %n = or i32 %i, 4096
  %s = call i32 @sum(i32 %n)
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %s, ptr addrspace(1) %o, align 4
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { noinline nounwind }
