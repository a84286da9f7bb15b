; A failed assertion traps, which ends the launch: waves that do not pass a barrier behind it are no fault.
; RUN: ldsopt check -v %s -o - | filecheck %s
; CHECK: no findings in
; CHECK: {{^}}k: {{[0-9]+}} pairs {{.*}}: {{[0-9]+}} proved free of races{{$}}
; CHECK-NOT: note:
; CHECK: assumed: no-traps (refuse with --no-assume no-traps)
; RUN: ldsopt check %s --no-assume no-traps -o - | filecheck %s --check-prefix REFUSED
; REFUSED-DAG: unproven divergent-barrier in k:
; REFUSED-NOT: no-traps
; A race in front of it, and one behind it, stay.
; RUN: sed '/ ; ahead/d' %s | exits 1 ldsopt check - -o - | filecheck %s --check-prefix RACE
; RUN: sed '/ ; behind/d' %s | exits 1 ldsopt check - -o - | filecheck %s --check-prefix RACE
; RACE: definite wave-race in k:
; A wave that ends in another way is one that misses the barrier; a loop that never ends may meet others at it.
; RUN: sed 's/@llvm.trap()/@llvm.amdgcn.endpgm()/' %s | ldsopt check - -o - | filecheck %s --check-prefix MISSED
; RUN: sed 's/^  br label %failed ; or round/  br label %round/' %s | ldsopt check - -o - | filecheck %s --check-prefix MISSED
; MISSED: unproven divergent-barrier in k:
; So may a callee that never returns, and a body that ends the wave makes no assertion; a callee that traps is a trap.
; RUN: sed 's/@llvm.trap()/@stays()/; s/^;stays //' %s | ldsopt check - -o - | filecheck %s --check-prefix MISSED
; RUN: sed 's/@llvm.trap()/@__assert_fail()/; s/^;assert //' %s | ldsopt check - -o - | filecheck %s --check-prefix OPEN
; RUN: sed 's/@llvm.trap()/@fails()/; s/^;fails //' %s | ldsopt check - -o - | filecheck %s --check-prefix FAILS
; A loop that nothing leaves leads to no trap.
; RUN: sed 's/br i1 %is.told, label %last/br i1 %is.told, label %prints/' %s > %t.endless.ll
; RUN: ldsopt check %t.endless.ll -o - | filecheck %s --check-prefix OPEN
; OPEN: unproven wave-race in k:
; OPEN-NOT: assumed: no-traps
; FAILS: no findings in
; FAILS: assumed: no-traps
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [256 x i32] poison, align 16

define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) #0 {
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %item
  store i32 %item, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() ; ahead
  fence syncscope("workgroup") acquire
  %opposite = sub i32 255, %item
  %there = getelementptr i32, ptr addrspace(3) @A, i32 %opposite
  %x = load i32, ptr addrspace(3) %there
  %place = getelementptr i32, ptr addrspace(1) %p, i32 %item
  %index = load i32, ptr addrspace(1) %place
  %is.in = icmp ult i32 %index, 64
  br i1 %is.in, label %go, label %prints
prints:
  %told = load atomic i32, ptr addrspace(1) %p acquire, align 4
  %is.told = icmp eq i32 %told, 1
  br i1 %is.told, label %last, label %prints
last:
  br label %failed ; or round
round:
  call void @llvm.amdgcn.s.barrier()
  br label %round
failed:
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.trap()
  unreachable
go:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() ; behind
  fence syncscope("workgroup") acquire
  %sum = add i32 %x, %index
  store i32 %sum, ptr addrspace(3) %own
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
;stays define internal void @stays() #1 {
;stays   br label %round
;stays round:
;stays   call void @llvm.amdgcn.s.barrier()
;stays   br label %round
;stays }
;assert define internal void @__assert_fail() #1 {
;assert   call void @llvm.amdgcn.endpgm()
;assert   unreachable
;assert }
;fails define internal void @fails() #1 {
;fails   call void @llvm.trap( )
;fails   unreachable
;fails }
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
attributes #1 = { noinline noreturn }
