; What counts the rounds of a loop is not what grows in some of them, and what LLVM may choose is chosen by each wave.
; Each kernel races; none may be called free.

; REQUIRES: bitwuzla
; RUN: exits 1 ldsopt check %s 2>&1 | filecheck %s

target triple = "amdgcn-amd-amdhsa"

@A = internal addrspace(3) global [4096 x i32] poison, align 16

; The place is t + 64 * (rounds in which %kept did not grow).
; CHECK-DAG: wave-race in grows_in_some_rounds:
define amdgpu_kernel void @grows_in_some_rounds(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %kept = phi i32 [ 0, %0 ], [ %grown, %loop ]
  %missed = sub i32 %i, %kept
  %rows = shl i32 %missed, 6
  %at = add i32 %t, %rows
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 %i, ptr addrspace(3) %p
  %q = getelementptr i32, ptr addrspace(1) %g, i32 %at
  %v = load i32, ptr addrspace(1) %q
  %grows = icmp eq i32 %v, 0
  %more = add i32 %kept, 1
  %grown = select i1 %grows, i32 %more, i32 %kept
  %next = add i32 %i, 1
  %again = icmp ult i32 %next, %n
  br i1 %again, label %loop, label %out
out:
  ret void
}

; CHECK-DAG: wave-race in frozen_float:
define amdgpu_kernel void @frozen_float(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %x = fadd float poison, 1.0
  %f = freeze float %x
  %i = fptoui float %f to i32
  %row = and i32 %i, 64
  %at = add i32 %row, %t
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 %t, ptr addrspace(3) %p
  ret void
}

; CHECK-DAG: wave-race in frozen_vector:
define amdgpu_kernel void @frozen_vector(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %f = freeze <2 x i32> poison
  %i = extractelement <2 x i32> %f, i32 1
  %row = and i32 %i, 64
  %at = add i32 %row, %t
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 %t, ptr addrspace(3) %p
  ret void
}

; CHECK-DAG: wave-race in frozen_value_stored:
define amdgpu_kernel void @frozen_value_stored(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %f = freeze i32 poison
  %lane = and i32 %t, 63
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %lane
  store i32 %f, ptr addrspace(3) %p
  ret void
}

; A shift that is too wide for some %n: the arms have a barrier each, and a wave may take either.
; CHECK-DAG: wave-race in frozen_branch:
define amdgpu_kernel void @frozen_branch(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %s = shl i32 1, %n
  %f = freeze i32 %s
  %c = icmp eq i32 %f, 0
  %other = xor i32 %t, 64
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %other
  store i32 %t, ptr addrspace(3) %p
  br i1 %c, label %one, label %another
one:
  call void @llvm.amdgcn.s.barrier()
  br label %end
another:
  call void @llvm.amdgcn.s.barrier()
  br label %end
end:
  %v = load i32, ptr addrspace(3) %q
  store i32 %v, ptr addrspace(1) %g
  ret void
}

; LLVM may make a sum or an ``or`` of it.
; CHECK-DAG: wave-race in frozen_disjoint:
define amdgpu_kernel void @frozen_disjoint(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %o = or disjoint i32 %t, 64
  %f = freeze i32 %o
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %f
  store i32 %t, ptr addrspace(3) %p
  ret void
}

; LLVM may extend by the sign, compare as signed, or multiply by the inverse.
; CHECK-DAG: wave-race in frozen_extension:
define amdgpu_kernel void @frozen_extension(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %s = sub i32 %t, 64
  %z = zext nneg i32 %s to i64
  %f = freeze i64 %z
  %above = lshr i64 %f, 32
  %i = trunc i64 %above to i32
  %row = and i32 %i, 64
  %at = add i32 %row, %t
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 %t, ptr addrspace(3) %p
  ret void
}

; CHECK-DAG: wave-race in frozen_compare:
define amdgpu_kernel void @frozen_compare(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %c = icmp samesign ult i32 %t, -1
  %f = freeze i1 %c
  %row = select i1 %f, i32 0, i32 64
  %at = add i32 %row, %t
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 %t, ptr addrspace(3) %p
  ret void
}

; CHECK-DAG: wave-race in frozen_division:
define amdgpu_kernel void @frozen_division(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %d = udiv exact i32 %t, 3
  %f = freeze i32 %d
  %row = and i32 %f, 64
  %at = add i32 %row, %t
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 %t, ptr addrspace(3) %p
  ret void
}

; Each wave sees a number of its own.
; CHECK-DAG: wave-race in undefined_float:
define amdgpu_kernel void @undefined_float(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %i = fptoui float undef to i32
  %row = and i32 %i, 64
  %at = add i32 %row, %t
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 %t, ptr addrspace(3) %p
  ret void
}

attributes #0 = { "target-cpu"="gfx942" }
!0 = !{i32 128, i32 1, i32 1}
