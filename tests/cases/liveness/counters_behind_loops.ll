; Behind a loop of unknown length its counter is unknown: work-items below 32 write @A[tid] after an odd number of iterations, and
; else leave it to the next 32.
; RUN: variant UNKNOWN %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant TWO %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant ONE %s | ldsopt liveness - | filecheck %s --check-prefix FREE

; FREE: {{^ *}}A {{.*[)]}} -{{( .*)?$}}
; FREE-NEXT: {{^ *}}B {{.*[)]}} -{{( .*)?$}}
; NEEDED: {{^ *}}A {{.*[)]}} B
; NEEDED-NEXT: {{^ *}}B {{.*[)]}} A

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16
@B = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(i32 %n) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %plus = add i32 %tid, 1
  %next = and i32 %plus, 63
  %own.a = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  %own.b = getelementptr i32, ptr addrspace(3) @B, i32 %tid
  %next.a = getelementptr i32, ptr addrspace(3) @A, i32 %next
  %next.b = getelementptr i32, ptr addrspace(3) @B, i32 %next
  store i32 7, ptr addrspace(3) %own.a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %a = load i32, ptr addrspace(3) %next.a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 7, ptr addrspace(3) %own.b
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %b = load i32, ptr addrspace(3) %next.b
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %w = icmp ult i32 %tid, 32
  br i1 %w, label %low, label %high
low:
  br label %inner
inner:
  %j = phi i32 [ %tid, %low ], [ %jn, %inner ]
  %k = phi i32 [ 0, %low ], [ %kn, %inner ]
  %jn = add i32 %j, 32
  %kn = add i32 %k, 1
;UNKNOWN   %more = icmp ult i32 %kn, %n
;ONE   %more = icmp ult i32 %kn, 1
;TWO   %more = icmp ult i32 %kn, 2
  br i1 %more, label %inner, label %after
after:
  %jm = and i32 %j, 63
  %pj = getelementptr i32, ptr addrspace(3) @A, i32 %jm
  store i32 77, ptr addrspace(3) %pj
  br label %join
high:
  store i32 7, ptr addrspace(3) %own.a
  br label %join
join:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %a2 = load i32, ptr addrspace(3) %next.a
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 64, i32 1, i32 1}
