; LLVM keeps accesses of LDS on their side of a call, unless metadata or `noalias` say that the call does not write them.
; Then it moves a load past the call of a function with a barrier to the only block that uses it. So it does with the call
; of a function that only reads.
; REQUIRES: bitwuzla
; RUN: ldsopt check %s | filecheck %s
; RUN: variant PLAIN %s | ldsopt check - | filecheck %s --check-prefix PLAIN
; RUN: variant PLAIN,INLINED %s | ldsopt check - | filecheck %s --check-prefix INLINED

; CHECK: 0 definite, 6 unproven
; CHECK-DAG: {{^}}unproven wave-race in scoped:
; CHECK-DAG: {{^}}unproven wave-race in argument:
; CHECK-DAG: {{^}}unproven wave-race in reading:
; CHECK: barriers are not counted: the compiler moves an access of LDS across the barrier of line {{.*}}, even past fences
; PLAIN: no findings
; Of a function that LLVM inlines there is no code.
; INLINED: {{^}}unproven wave-race in whole:

target triple = "amdgcn-amd-amdhsa"

@A = internal addrspace(3) global [128 x i32] poison, align 16

declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()

define internal void @meet() noinline convergent "target-cpu"="gfx942" {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

define internal i32 @get(i32 %at) #1 {
  %from = getelementptr i32, ptr addrspace(3) @A, i32 %at
  %value = load i32, ptr addrspace(3) %from
  ret i32 %value
}

;INLINED define internal void @put(i32 %at) alwaysinline convergent "target-cpu"="gfx942" {
;INLINED   %to = getelementptr i32, ptr addrspace(3) @A, i32 %at
;INLINED   store i32 %at, ptr addrspace(3) %to
;INLINED   fence syncscope("workgroup") release
;INLINED   call void @llvm.amdgcn.s.barrier()
;INLINED   fence syncscope("workgroup") acquire
;INLINED   ret void
;INLINED }

;INLINED define amdgpu_kernel void @whole(ptr addrspace(1) %out) #0 {
;INLINED   %t = call i32 @llvm.amdgcn.workitem.id.x()
;INLINED   call void @put(i32 %t)
;INLINED   %turned = xor i32 %t, 127
;INLINED   %value = call i32 @get(i32 %turned) #1
;INLINED   %at = getelementptr i32, ptr addrspace(1) %out, i32 %t
;INLINED   store i32 %value, ptr addrspace(1) %at
;INLINED   ret void
;INLINED }

; As inlining of a function with a restrict argument leaves it.
define amdgpu_kernel void @scoped(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %turned = xor i32 %t, 127
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %other = getelementptr i32, ptr addrspace(3) @A, i32 %turned
  store i32 %t, ptr addrspace(3) %own
  call void @meet()
  %value = load i32, ptr addrspace(3) %other, !alias.scope !2
  call void @meet(), !noalias !2 ; but PLAIN
;PLAIN  call void @meet()
  %c = icmp eq i32 %n, 3
  br i1 %c, label %use, label %done
use:
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %value, ptr addrspace(1) %at
  br label %done
done:
  store i32 5, ptr addrspace(3) %own
  ret void
}

define amdgpu_kernel void @argument(ptr addrspace(3) noalias %in, ptr addrspace(1) %out, i32 %n) #0 { ; but PLAIN
;PLAIN define amdgpu_kernel void @argument(ptr addrspace(3) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %turned = xor i32 %t, 127
  %own = getelementptr i32, ptr addrspace(3) %in, i32 %t
  %other = getelementptr i32, ptr addrspace(3) %in, i32 %turned
  store i32 %t, ptr addrspace(3) %own
  call void @meet()
  %value = load i32, ptr addrspace(3) %other
  call void @meet()
  %c = icmp eq i32 %n, 3
  br i1 %c, label %use, label %done
use:
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %value, ptr addrspace(1) %at
  br label %done
done:
  store i32 5, ptr addrspace(3) %own
  ret void
}

define amdgpu_kernel void @reading(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %turned = xor i32 %t, 127
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %own
  call void @meet()
  %value = call i32 @get(i32 %turned) #1, !alias.scope !2
  call void @meet(), !noalias !2 ; but PLAIN
;PLAIN  call void @meet()
  %c = icmp eq i32 %n, 3
  br i1 %c, label %use, label %done
use:
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %value, ptr addrspace(1) %at
  br label %done
done:
  store i32 5, ptr addrspace(3) %own
  ret void
}

; Its code keeps the order.
define amdgpu_kernel void @kept(ptr addrspace(1) %in, ptr addrspace(1) %out, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %turned = xor i32 %t, 127
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %other = getelementptr i32, ptr addrspace(3) @A, i32 %turned
  store i32 %t, ptr addrspace(3) %own
  call void @meet()
  %value = load i32, ptr addrspace(3) %other
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %value, ptr addrspace(1) %at
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" }
attributes #1 = { noinline nounwind willreturn memory(read) "target-cpu"="gfx942" }
!0 = distinct !{!0}
!1 = distinct !{!1, !0}
!2 = !{!1}
