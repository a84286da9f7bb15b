; A barrier in LDS orders accesses by its phase, which a wave reads in a loop. That order is not followed: a store ahead
; of the arrival and a load behind the wait are reported, and the summary says why.
; RUN: ldsopt check %s | filecheck %s

; CHECK: unproven wave-race in waits:
; CHECK: {{^}}waits: {{.*}}; 1 arrival at a barrier in LDS, whose order is not followed
; CHECK: {{^}}counts: {{.*}} mapped exactly{{$}}

target triple = "amdgcn-amd-amdhsa"
@B = internal addrspace(3) global i64 poison, align 8
@D = internal addrspace(3) global [64 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare i64 @llvm.amdgcn.ds.atomic.barrier.arrive.rtn.b64(ptr addrspace(3), i64)

define amdgpu_kernel void @waits(ptr addrspace(1) %out) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %mine = getelementptr i32, ptr addrspace(3) @D, i32 %t
  store i32 %t, ptr addrspace(3) %mine
  fence syncscope("workgroup") release
  %phase = call i64 @llvm.amdgcn.ds.atomic.barrier.arrive.rtn.b64(ptr addrspace(3) @B, i64 1)
  br label %wait
wait:
  %now = load atomic i64, ptr addrspace(3) @B syncscope("workgroup") monotonic, align 8
  %same = icmp eq i64 %now, %phase
  br i1 %same, label %wait, label %read
read:
  fence syncscope("workgroup") acquire
  %other = xor i32 %t, 32
  %theirs = getelementptr i32, ptr addrspace(3) @D, i32 %other
  %value = load i32, ptr addrspace(3) %theirs
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %value, ptr addrspace(1) %to
  ret void
}

define amdgpu_kernel void @counts() #0 !reqd_work_group_size !0 {
  %old = atomicrmw add ptr addrspace(3) @B, i64 1 syncscope("workgroup") acq_rel
  ret void
}

attributes #0 = { "target-cpu"="gfx1250" }
!0 = !{i32 64, i32 1, i32 1}
