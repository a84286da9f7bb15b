; Branches by what all lanes load from one address. Waves run what they lead to whole or not at all, so that an operation
; across lanes gives waves whose operands are alike the same, lane by lane; and all lanes leave a loop together.
; RUN: ldsopt check -v %s | filecheck %s
; RUN: exits 1 ldsopt check -v %s --strict --no-assume no-global-races | filecheck %s --check-prefix REFUSED
; RUN: variant LANE %s | exits 1 ldsopt check -v - --strict | filecheck %s --check-prefix PARTED
; RUN: variant VOLATILE %s | exits 1 ldsopt check -v - --strict | filecheck %s --check-prefix PARTED

; CHECK: {{^}}no_barrier: {{.*}}: 0 proved free of races, 1 that write the same value{{$}}
; CHECK: {{^}}barriers: {{.*}}: 0 proved free of races, 1 that write the same value{{$}}
; CHECK: {{^}}rounds: {{.*}}: 0 proved free of races, 1 that write the same value{{$}}
; CHECK: {{^}}by_LDS: {{.*}}: {{[0-9]+}} proved free of races, 1 that write the same value{{$}}
; CHECK: assumed: no-global-races
; REFUSED: {{^}}no_barrier: {{.*}}: 0 proved free of races, 1 unproven{{$}}
; REFUSED: {{^}}barriers: {{.*}}: 0 proved free of races, 1 unproven{{$}}
; REFUSED: {{^}}rounds: {{.*}}: 0 proved free of races, 1 unproven{{$}}
; REFUSED: {{^}}by_LDS: {{.*}}: {{[0-9]+}} proved free of races, 1 that write the same value{{$}}
; PARTED: {{^}}no_barrier: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
; PARTED: {{^}}barriers: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
; PARTED: {{^}}rounds: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] undef, align 16
@flag = internal addrspace(3) global i32 undef, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32, i32, i32, i1)
declare void @llvm.amdgcn.s.barrier()

define amdgpu_kernel void @no_barrier(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %low
  %at = getelementptr i32, ptr addrspace(1) %g, i32 %n   ; but LANE
;LANE  %at = getelementptr i32, ptr addrspace(1) %g, i32 %low
  %go = load i32, ptr addrspace(1) %at   ; but VOLATILE
;VOLATILE  %go = load volatile i32, ptr addrspace(1) %at
  %c = icmp ult i32 %go, 100
  br i1 %c, label %then, label %join
then:
  %a = mul i32 %low, %n
  %v = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %a, i32 296, i32 15, i32 15, i1 true)
  store i32 %v, ptr addrspace(3) %to
  br label %join
join:
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %t
  store i32 %t, ptr addrspace(1) %p
  ret void
}

; The waves pass the same barriers for the same reason.
define amdgpu_kernel void @barriers(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %low
  %at = getelementptr i32, ptr addrspace(1) %g, i32 %n   ; but LANE
;LANE  %at = getelementptr i32, ptr addrspace(1) %g, i32 %low
  %go = load i32, ptr addrspace(1) %at   ; but VOLATILE
;VOLATILE  %go = load volatile i32, ptr addrspace(1) %at
  %c = icmp ult i32 %go, 100
  br i1 %c, label %then, label %join
then:
  %a = mul i32 %low, %n
  %v = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %a, i32 296, i32 15, i32 15, i1 true)
  store i32 %v, ptr addrspace(3) %to
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %join
join:
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %t
  store i32 %t, ptr addrspace(1) %p
  ret void
}

; A search, whose iterations all lanes count alike.
define amdgpu_kernel void @rounds(ptr addrspace(1) noalias %g, i32 %n, ptr addrspace(1) noalias %o) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %low
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %i1, %loop ]
  %i1 = add i32 %i, 1
  %at = getelementptr i32, ptr addrspace(1) %g, i32 %i   ; but LANE
;LANE  %of = add i32 %i, %low
;LANE  %at = getelementptr i32, ptr addrspace(1) %g, i32 %of
  %go = load i32, ptr addrspace(1) %at   ; but VOLATILE
;VOLATILE  %go = load volatile i32, ptr addrspace(1) %at
  %c = icmp ult i32 %go, %n
  br i1 %c, label %loop, label %out
out:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = mul i32 %i, %low
  store i32 %v, ptr addrspace(3) %to
  %p = getelementptr i32, ptr addrspace(1) %o, i32 %t
  store i32 %t, ptr addrspace(1) %p
  ret void
}

; One work-item writes what all load behind a barrier.
define amdgpu_kernel void @by_LDS(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %low
  %is_first = icmp eq i32 %t, 0
  br i1 %is_first, label %write, label %wait
write:
  store i32 %n, ptr addrspace(3) @flag
  br label %wait
wait:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %go = load i32, ptr addrspace(3) @flag
  %c = icmp ult i32 %go, 100
  br i1 %c, label %then, label %join
then:
  %a = mul i32 %low, %n
  %v = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %a, i32 296, i32 15, i32 15, i1 true)
  store i32 %v, ptr addrspace(3) %to
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  br label %join
join:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
