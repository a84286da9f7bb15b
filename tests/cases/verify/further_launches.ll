; A chosen launch is followed by others with other sizes: a wrong stride, start, sum or bound shows with some of them.

; RUN: variant PLAIN %s > %t.ll
; RUN: variant STRIDE-2 %s | exits 1 ldsopt verify %t.ll - --quick -o - 2>&1 | filecheck %s --check-prefix STRIDE-2
; RUN: variant STRIDE-1 %s | exits 1 ldsopt verify %t.ll - --quick -o - 2>&1 | filecheck %s --check-prefix DIFFERENT
; RUN: variant START %s | exits 1 ldsopt verify %t.ll - --quick -o - 2>&1 | filecheck %s --check-prefix DIFFERENT
; RUN: variant SUM %s | exits 1 ldsopt verify %t.ll - --quick -o - 2>&1 | filecheck %s --check-prefix DIFFERENT
; RUN: variant BOUND %s | exits 1 ldsopt verify %t.ll - --quick -o - 2>&1 | filecheck %s --check-prefix DIFFERENT
; RUN: variant ENDLESS %s | not ldsopt verify %t.ll - --quick -o - 2>&1 | filecheck %s --check-prefix ENDLESS
; RUN: variant SAME %s | ldsopt verify %t.ll - --quick -o - 2>&1 | filecheck %s --check-prefix SAME
; RUN: variant STRIDE-2 %s | ldsopt verify %t.ll - --quick --grid 2 --block 128 --arg 'i32[4096]=random' --arg 'i32[4096]=zeros' --arg 64 --arg 64 -o - 2>&1 | filecheck %s --check-prefix GIVEN

; STRIDE-2: ran: 2x1x1 workgroups of 128x1x1, {{.*}}, 643, 643
; STRIDE-2: chosen: then for the integers: 643
; STRIDE-2: schedules: forward, copies latest; reversed, copies earliest; fine seed 3, copies latest
; DIFFERENT: different:
; DIFFERENT: not equivalent
; ENDLESS: not equivalent
; SAME: with other integers: 643; 65, 67; 63; 1; 0
; SAME: {{^}}equal (bit by bit) under 3 schedules{{$}}
; GIVEN-NOT: with other integers
; GIVEN: equal (bit by bit) under 3 schedules, on what ran; 1 of 1 loop took no second iteration:

target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [128 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n, i32 %m) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %g = call i32 @llvm.amdgcn.workgroup.id.x()
  %start = shl i32 %g, 7 ; but START
;START   %start = shl i32 %g, 8
  %base = add i32 %start, %t
  %some = icmp slt i32 %base, %n
  br i1 %some, label %loop, label %done
loop:
  %i = phi i32 [ %base, %entry ], [ %next, %loop ]
  %had = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %p = getelementptr i32, ptr addrspace(1) %in, i32 %i
  %v = load i32, ptr addrspace(1) %p
  %sum = add i32 %had, %v ; but SUM
;SUM   %sum = add i32 0, %v
  %next = add i32 %i, 256 ; but STRIDE-2, STRIDE-1, SAME
;STRIDE-2   %next = add i32 %i, 512
;STRIDE-1   %next = add i32 %i, 128
;SAME   %next = add nsw i32 %i, 256
  %again = icmp slt i32 %next, %n ; but BOUND, ENDLESS
;BOUND   %again = icmp sle i32 %next, %n
;ENDLESS   %again = icmp ne i32 %next, %n
  br i1 %again, label %loop, label %done
done:
  %all = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %at = getelementptr i32, ptr addrspace(3) @lds, i32 %t
  store i32 %all, ptr addrspace(3) %at
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %other = xor i32 %t, 127
  %from = getelementptr i32, ptr addrspace(3) @lds, i32 %other
  %read = load i32, ptr addrspace(3) %from
  %slot0 = shl i32 %g, 7
  %slot = add i32 %slot0, %t
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %slot
  store i32 %read, ptr addrspace(1) %to
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" }
