; A run that has no end gives up after the time that it has, in whichever process its waves run: machine code hears of it, too.
; RUN: exits 3 ldsopt simulate %s --block 128 --arg i32[128]=zeros --timeout 0.5 --backend compiled -j 2 --grid 8 2>&1 | filecheck %s
; CHECK: {{^}}ldsopt: error: {{.*}}out_of_time.ll: not done after 0.5 seconds
; RUN: exits 3 ldsopt verify %s %s --block 128 --arg i32[128]=zeros --timeout 0.2 2>&1 | filecheck %s --check-prefix VERIFY
; VERIFY: not done after 0.2 seconds
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %mine = zext i32 %id to i64
  br label %on
on: ; so slow that the limit of instructions is far away: no vector unit divides numbers of 64 bits
  %d = phi i64 [ %mine, %entry ], [ %h, %on ]
  %o = or i64 %d, 1
  %e = udiv i64 -7, %o
  %p = or i64 %e, 3
  %f = udiv i64 -9, %p
  %q = or i64 %f, 5
  %g = udiv i64 -11, %q
  %r = or i64 %g, 9
  %h = udiv i64 -13, %r
  br label %on
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" }
