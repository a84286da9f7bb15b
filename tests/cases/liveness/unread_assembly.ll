; Assembly in which there may be a barrier that LLVM does not keep to: no phases are told, and every variable is taken
; to be needed throughout.
; RUN: variant V1 %s | ldsopt liveness - | filecheck %s --check-prefix V1
; RUN: variant V2 %s | ldsopt liveness - | filecheck %s --check-prefix V2
; RUN: variant V3 %s | ldsopt liveness - | filecheck %s --check-prefix V3
; RUN: variant V4 %s | ldsopt liveness - | filecheck %s --check-prefix V4
; RUN: variant V5 %s | ldsopt liveness - | filecheck %s --check-prefix V5
; RUN: variant V6 %s | ldsopt liveness - | filecheck %s --check-prefix V6
; RUN: variant V7 %s | ldsopt liveness - | filecheck %s --check-prefix V7
; RUN: variant V8 %s | ldsopt liveness - | filecheck %s --check-prefix V8
@A = internal addrspace(3) global [64 x i32] undef, align 16
@B = internal addrspace(3) global [64 x i32] undef, align 16
@C = internal addrspace(3) global [64 x i32] undef, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare i32 @p(...)

; Waves that end: in a callee write nothing behind it.
; V1: {{^}}k1: {{\d+}} bytes of LDS
; V1-NEXT: no phases: assembly in which there may be a barrier that LLVM does not keep to{{.*}}; every variable is taken to be needed throughout{{$}}
;V1 define internal void @k1_quit(i32 %t) noinline {
;V1   %c = icmp ult i32 %t, 8
;V1   br i1 %c, label %q, label %r
;V1 q:
;V1   call void asm sideeffect ".if 1\0As_endpgm\0A.endif", ""()
;V1   br label %r
;V1 r:
;V1   ret void
;V1 }
;V1 define internal void @k1_outer(i32 %t) noinline {
;V1   call void @k1_quit(i32 %t)
;V1   ret void
;V1 }
;V1 define amdgpu_kernel void @k1(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
;V1 entry:
;V1   %tid = call i32 @llvm.amdgcn.workitem.id.x()
;V1   %plus = add i32 %tid, 1
;V1   %next = and i32 %plus, 63
;V1   %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
;V1   store i32 7, ptr addrspace(3) %p1
;V1   fence syncscope("workgroup") release
;V1   call void @llvm.amdgcn.s.barrier()
;V1   fence syncscope("workgroup") acquire
;V1   %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
;V1   %v2 = load i32, ptr addrspace(3) %p2
;V1   store i32 %v2, ptr addrspace(1) %out
;V1   fence syncscope("workgroup") release
;V1   call void @llvm.amdgcn.s.barrier()
;V1   fence syncscope("workgroup") acquire
;V1   %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
;V1   store i32 7, ptr addrspace(3) %p3
;V1   fence syncscope("workgroup") release
;V1   call void @llvm.amdgcn.s.barrier()
;V1   fence syncscope("workgroup") acquire
;V1   %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
;V1   %v4 = load i32, ptr addrspace(3) %p4
;V1   store i32 %v4, ptr addrspace(1) %out
;V1   fence syncscope("workgroup") release
;V1   call void @llvm.amdgcn.s.barrier()
;V1   fence syncscope("workgroup") acquire
;V1   call void @k1_quit(i32 %tid)
;V1   %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
;V1   store i32 7, ptr addrspace(3) %p5
;V1   fence syncscope("workgroup") release
;V1   call void @llvm.amdgcn.s.barrier()
;V1   fence syncscope("workgroup") acquire
;V1   %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
;V1   %v6 = load i32, ptr addrspace(3) %p6
;V1   store i32 %v6, ptr addrspace(1) %out
;V1   ret void
;V1 }

; Waves that end: in a callee write nothing behind it.
; V2: {{^}}k2: {{\d+}} bytes of LDS
; V2-NEXT: no phases: assembly in which there may be a barrier that LLVM does not keep to{{.*}}; every variable is taken to be needed throughout{{$}}
;V2 define internal void @k2_quit(i32 %t) noinline {
;V2   %c = icmp ult i32 %t, 8
;V2   br i1 %c, label %q, label %r
;V2 q:
;V2   call void asm sideeffect ".if 1\0As_endpgm\0A.endif", ""()
;V2   br label %r
;V2 r:
;V2   ret void
;V2 }
;V2 define internal void @k2_outer(i32 %t) noinline {
;V2   call void @k2_quit(i32 %t)
;V2   ret void
;V2 }
;V2 define amdgpu_kernel void @k2(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
;V2 entry:
;V2   %tid = call i32 @llvm.amdgcn.workitem.id.x()
;V2   %plus = add i32 %tid, 1
;V2   %next = and i32 %plus, 63
;V2   %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
;V2   store i32 7, ptr addrspace(3) %p1
;V2   fence syncscope("workgroup") release
;V2   call void @llvm.amdgcn.s.barrier()
;V2   fence syncscope("workgroup") acquire
;V2   %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
;V2   %v2 = load i32, ptr addrspace(3) %p2
;V2   store i32 %v2, ptr addrspace(1) %out
;V2   fence syncscope("workgroup") release
;V2   call void @llvm.amdgcn.s.barrier()
;V2   fence syncscope("workgroup") acquire
;V2   %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
;V2   store i32 7, ptr addrspace(3) %p3
;V2   fence syncscope("workgroup") release
;V2   call void @llvm.amdgcn.s.barrier()
;V2   fence syncscope("workgroup") acquire
;V2   %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
;V2   %v4 = load i32, ptr addrspace(3) %p4
;V2   store i32 %v4, ptr addrspace(1) %out
;V2   fence syncscope("workgroup") release
;V2   call void @llvm.amdgcn.s.barrier()
;V2   fence syncscope("workgroup") acquire
;V2   call void @k2_outer(i32 %tid)
;V2   %p5 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
;V2   store i32 7, ptr addrspace(3) %p5
;V2   fence syncscope("workgroup") release
;V2   call void @llvm.amdgcn.s.barrier()
;V2   fence syncscope("workgroup") acquire
;V2   %p6 = getelementptr i32, ptr addrspace(3) @A, i32 %next
;V2   %v6 = load i32, ptr addrspace(3) %p6
;V2   store i32 %v6, ptr addrspace(1) %out
;V2   ret void
;V2 }

; Barriers in assembly: counts if it is sure to be one. over which LLVM may move accesses.
; V3: {{^}}k3: {{\d+}} bytes of LDS
; V3-NEXT: no phases: assembly in which there may be a barrier that LLVM does not keep to{{.*}}; every variable is taken to be needed throughout{{$}}
;V3 define amdgpu_kernel void @k3(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
;V3 entry:
;V3   %tid = call i32 @llvm.amdgcn.workitem.id.x()
;V3   %plus = add i32 %tid, 1
;V3   %next = and i32 %plus, 63
;V3   %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
;V3   store i32 7, ptr addrspace(3) %p1
;V3   fence syncscope("workgroup") release
;V3   call void @llvm.amdgcn.s.barrier()
;V3   fence syncscope("workgroup") acquire
;V3   %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
;V3   %v2 = load i32, ptr addrspace(3) %p2
;V3   store i32 %v2, ptr addrspace(1) %out
;V3   call void asm sideeffect "s_barrier", ""()
;V3   %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
;V3   store i32 7, ptr addrspace(3) %p3
;V3   fence syncscope("workgroup") release
;V3   call void @llvm.amdgcn.s.barrier()
;V3   fence syncscope("workgroup") acquire
;V3   %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
;V3   %v4 = load i32, ptr addrspace(3) %p4
;V3   store i32 %v4, ptr addrspace(1) %out
;V3   ret void
;V3 }

; Barriers in assembly: counts if it is sure to be one. that LLVM may remove.
; V4: {{^}}k4: {{\d+}} bytes of LDS
; V4-NEXT: no phases: assembly in which there may be a barrier that LLVM does not keep to{{.*}}; every variable is taken to be needed throughout{{$}}
;V4 define amdgpu_kernel void @k4(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
;V4 entry:
;V4   %tid = call i32 @llvm.amdgcn.workitem.id.x()
;V4   %plus = add i32 %tid, 1
;V4   %next = and i32 %plus, 63
;V4   %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
;V4   store i32 7, ptr addrspace(3) %p1
;V4   fence syncscope("workgroup") release
;V4   call void @llvm.amdgcn.s.barrier()
;V4   fence syncscope("workgroup") acquire
;V4   %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
;V4   %v2 = load i32, ptr addrspace(3) %p2
;V4   store i32 %v2, ptr addrspace(1) %out
;V4   call void asm "s_barrier", "~{memory}"()
;V4   %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
;V4   store i32 7, ptr addrspace(3) %p3
;V4   fence syncscope("workgroup") release
;V4   call void @llvm.amdgcn.s.barrier()
;V4   fence syncscope("workgroup") acquire
;V4   %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
;V4   %v4 = load i32, ptr addrspace(3) %p4
;V4   store i32 %v4, ptr addrspace(1) %out
;V4   ret void
;V4 }

; Barriers in assembly: counts if it is sure to be one. two in one.
; V5: {{^}}k5: {{\d+}} bytes of LDS
; V5-NEXT: no phases: assembly in which there may be a barrier that LLVM does not keep to{{.*}}; every variable is taken to be needed throughout{{$}}
;V5 define amdgpu_kernel void @k5(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
;V5 entry:
;V5   %tid = call i32 @llvm.amdgcn.workitem.id.x()
;V5   %plus = add i32 %tid, 1
;V5   %next = and i32 %plus, 63
;V5   %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
;V5   store i32 7, ptr addrspace(3) %p1
;V5   fence syncscope("workgroup") release
;V5   call void @llvm.amdgcn.s.barrier()
;V5   fence syncscope("workgroup") acquire
;V5   %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
;V5   %v2 = load i32, ptr addrspace(3) %p2
;V5   store i32 %v2, ptr addrspace(1) %out
;V5   call void asm sideeffect "s_barrier\0As_barrier", "~{memory}"()
;V5   %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
;V5   store i32 7, ptr addrspace(3) %p3
;V5   fence syncscope("workgroup") release
;V5   call void @llvm.amdgcn.s.barrier()
;V5   fence syncscope("workgroup") acquire
;V5   %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
;V5   %v4 = load i32, ptr addrspace(3) %p4
;V5   store i32 %v4, ptr addrspace(1) %out
;V5   ret void
;V5 }

; Barriers in assembly: counts if it is sure to be one. that may be jumped over.
; V6: {{^}}k6: {{\d+}} bytes of LDS
; V6-NEXT: no phases: assembly in which there may be a barrier that LLVM does not keep to{{.*}}; every variable is taken to be needed throughout{{$}}
;V6 define amdgpu_kernel void @k6(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
;V6 entry:
;V6   %tid = call i32 @llvm.amdgcn.workitem.id.x()
;V6   %plus = add i32 %tid, 1
;V6   %next = and i32 %plus, 63
;V6   %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
;V6   store i32 7, ptr addrspace(3) %p1
;V6   fence syncscope("workgroup") release
;V6   call void @llvm.amdgcn.s.barrier()
;V6   fence syncscope("workgroup") acquire
;V6   %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
;V6   %v2 = load i32, ptr addrspace(3) %p2
;V6   store i32 %v2, ptr addrspace(1) %out
;V6   call void asm sideeffect "s_cbranch_scc0 1f\0As_barrier\0A1:", "~{memory}"()
;V6   %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
;V6   store i32 7, ptr addrspace(3) %p3
;V6   fence syncscope("workgroup") release
;V6   call void @llvm.amdgcn.s.barrier()
;V6   fence syncscope("workgroup") acquire
;V6   %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
;V6   %v4 = load i32, ptr addrspace(3) %p4
;V6   store i32 %v4, ptr addrspace(1) %out
;V6   ret void
;V6 }

; Barriers in assembly: counts if it is sure to be one. in a macro.
; V7: {{^}}k7: {{\d+}} bytes of LDS
; V7-NEXT: no phases: assembly in which there may be a barrier that LLVM does not keep to{{.*}}; every variable is taken to be needed throughout{{$}}
;V7 define amdgpu_kernel void @k7(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 !reqd_work_group_size !0 {
;V7 entry:
;V7   %tid = call i32 @llvm.amdgcn.workitem.id.x()
;V7   %plus = add i32 %tid, 1
;V7   %next = and i32 %plus, 63
;V7   %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
;V7   store i32 7, ptr addrspace(3) %p1
;V7   fence syncscope("workgroup") release
;V7   call void @llvm.amdgcn.s.barrier()
;V7   fence syncscope("workgroup") acquire
;V7   %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
;V7   %v2 = load i32, ptr addrspace(3) %p2
;V7   store i32 %v2, ptr addrspace(1) %out
;V7   call void asm sideeffect ".rept 1\0As_barrier\0A.endr", "~{memory}"()
;V7   %p3 = getelementptr i32, ptr addrspace(3) @B, i32 %tid
;V7   store i32 7, ptr addrspace(3) %p3
;V7   fence syncscope("workgroup") release
;V7   call void @llvm.amdgcn.s.barrier()
;V7   fence syncscope("workgroup") acquire
;V7   %p4 = getelementptr i32, ptr addrspace(3) @B, i32 %next
;V7   %v4 = load i32, ptr addrspace(3) %p4
;V7   store i32 %v4, ptr addrspace(1) %out
;V7   ret void
;V7 }

; Barriers in assembly: that is invoked is refused.
; V8: {{^}}k8: {{\d+}} bytes of LDS
; V8-NEXT: no phases: assembly in which there may be a barrier that LLVM does not keep to{{.*}}; every variable is taken to be needed throughout{{$}}
;V8 define amdgpu_kernel void @k8(i32 %n, i1 %c, ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(8) %rsrc) #0 personality ptr @p !reqd_work_group_size !0 {
;V8 entry:
;V8   %tid = call i32 @llvm.amdgcn.workitem.id.x()
;V8   %plus = add i32 %tid, 1
;V8   %next = and i32 %plus, 63
;V8   invoke void asm sideeffect unwind "s_barrier", "~{memory}"() to label %y unwind label %z
;V8 z:
;V8   %l = landingpad { ptr, i32 } cleanup
;V8   ret void
;V8 y:
;V8   %p1 = getelementptr i32, ptr addrspace(3) @A, i32 %tid
;V8   store i32 7, ptr addrspace(3) %p1
;V8   fence syncscope("workgroup") release
;V8   call void @llvm.amdgcn.s.barrier()
;V8   fence syncscope("workgroup") acquire
;V8   %p2 = getelementptr i32, ptr addrspace(3) @A, i32 %next
;V8   %v2 = load i32, ptr addrspace(3) %p2
;V8   store i32 %v2, ptr addrspace(1) %out
;V8   ret void
;V8 }

attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 64, i32 1, i32 1}
