; Stores of several waves to one place: of the same value only where every launch and every memory says so.
; RUN: exits 1 ldsopt check %s -v -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; CHECK: definite wave-race

; An assumption is named, and can be refused.
; RUN: exits 1 ldsopt check %s -v --no-assume no-global-races | filecheck %s --check-prefix SHARED
; RUN: exits 1 ldsopt check %s -v --no-assume waves-are-whole | filecheck %s --check-prefix PARTIAL
; SHARED: {{^}}from_one_address: {{.*}} 0 proved free of races, 1 {{definite|unproven}}{{$}}
; SHARED: {{^}}of_lanes_of_each_wave: {{.*}}, 1 that write the same value{{$}}
; PARTIAL: {{^}}from_one_address: {{.*}}, 1 that write the same value{{$}}
; PARTIAL: {{^}}of_lanes_of_each_wave: {{.*}} 0 proved free of races, 1 {{definite|unproven}}{{$}}

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [1024 x i32] undef, align 16
@B = internal addrspace(3) global [1024 x i32] undef, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32, i32, i32, i1)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.setreg(i32, i32)

; --- the same value ---

; CHECK: {{^}}uniform: {{.*}}: 0 proved free of races, 1 that write the same value{{$}}
define amdgpu_kernel void @uniform(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %wave = lshr i32 %t, 6
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %low
  store i32 %n, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}of_the_place: {{.*}}: 0 proved free of races, 1 that write the same value{{$}}
define amdgpu_kernel void @of_the_place(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %wave = lshr i32 %t, 6
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %low
  %v = mul i32 %low, %n
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}from_one_address: {{.*}}: 0 proved free of races, 1 that write the same value{{$}}
define amdgpu_kernel void @from_one_address(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %wave = lshr i32 %t, 6
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %low
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %low
  %v = load i32, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}of_lanes_of_each_wave: {{.*}}: 0 proved free of races, 1 that write the same value{{$}}
define amdgpu_kernel void @of_lanes_of_each_wave(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %wave = lshr i32 %t, 6
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %low
  %a = mul i32 %low, %n
  %v = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %a, i32 296, i32 15, i32 15, i1 true)
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}of_LDS: {{.*}}: 1 proved free of races, 1 that write the same value{{$}}
define amdgpu_kernel void @of_LDS(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %wave = lshr i32 %t, 6
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %low
  %q = getelementptr i32, ptr addrspace(3) @B, i32 %low
  %v = load i32, ptr addrspace(3) %q
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}of_a_branch: {{.*}}: 0 proved free of races, 1 that write the same value{{$}}
define amdgpu_kernel void @of_a_branch(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %wave = lshr i32 %t, 6
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %low
  %c = icmp ult i32 %low, %n
  br i1 %c, label %then, label %join
then:
  br label %join
join:
  %v = phi i32 [ 1, %then ], [ 2, %0 ]
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}round_a_loop: {{.*}}: 0 proved free of races, 1 that write the same value{{$}}
define amdgpu_kernel void @round_a_loop(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %wave = lshr i32 %t, 6
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %low
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %v = phi i32 [ %low, %0 ], [ %v2, %loop ]
  %v2 = add i32 %v, %low
  call void @llvm.amdgcn.s.barrier()
  store i32 %v2, ptr addrspace(3) %to
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret void
}

; --- values that may differ ---

; CHECK: {{^}}ids: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @ids(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %wave = lshr i32 %t, 6
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %low
  store i32 %t, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}one_bit: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @one_bit(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %wave = lshr i32 %t, 6
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %low
  %v = and i32 %t, 128
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}other_addresses: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @other_addresses(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %wave = lshr i32 %t, 6
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %low
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %t
  %v = load i32, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}volatile: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @volatile(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %wave = lshr i32 %t, 6
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %low
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %low
  %v = load volatile i32, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}atomic: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @atomic(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %wave = lshr i32 %t, 6
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %low
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %low
  %v = atomicrmw add ptr addrspace(1) %p, i32 1 monotonic
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}of_lanes_of_other_waves: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @of_lanes_of_other_waves(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %wave = lshr i32 %t, 6
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %low
  %v = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %t)
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}of_lanes_that_are_gone: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @of_lanes_that_are_gone(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %wave = lshr i32 %t, 6
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %low
  %c = icmp ult i32 %t, 200
  br i1 %c, label %then, label %join
then:
  %v = call i32 @llvm.amdgcn.ds.bpermute(i32 252, i32 %low)
  store i32 %v, ptr addrspace(3) %to
  br label %join
join:
  ret void
}

; CHECK: {{^}}LDS_that_is_written: {{.*}} proved free of races, {{[1-9]+ (definite|unproven)$}}
define amdgpu_kernel void @LDS_that_is_written(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %wave = lshr i32 %t, 6
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %low
  %q = getelementptr i32, ptr addrspace(3) @B, i32 %low
  %v = load i32, ptr addrspace(3) %q
  %r = getelementptr i32, ptr addrspace(3) @B, i32 %t
  store i32 %t, ptr addrspace(3) %r
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}of_a_branch_by_wave: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @of_a_branch_by_wave(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %wave = lshr i32 %t, 6
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %low
  %c = icmp ult i32 %wave, %n
  br i1 %c, label %then, label %join
then:
  br label %join
join:
  %v = phi i32 [ 1, %then ], [ 2, %0 ]
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}start_of_a_loop: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @start_of_a_loop(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %wave = lshr i32 %t, 6
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %low
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %v = phi i32 [ %t, %0 ], [ %v2, %loop ]
  %v2 = add i32 %v, %low
  call void @llvm.amdgcn.s.barrier()
  store i32 %v2, ptr addrspace(3) %to
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret void
}

; CHECK: {{^}}step_of_a_loop: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @step_of_a_loop(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %wave = lshr i32 %t, 6
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %low
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %v = phi i32 [ %low, %0 ], [ %v2, %loop ]
  %v2 = add i32 %v, %wave
  call void @llvm.amdgcn.s.barrier()
  store i32 %v2, ptr addrspace(3) %to
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret void
}

; CHECK: {{^}}rounds_without_a_barrier: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @rounds_without_a_barrier(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %wave = lshr i32 %t, 6
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %low
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %v = phi i32 [ %low, %0 ], [ %v2, %loop ]
  %v2 = add i32 %v, 1
  store i32 %v2, ptr addrspace(3) %to
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret void
}

; CHECK: {{^}}rounds_by_wave: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @rounds_by_wave(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %wave = lshr i32 %t, 6
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %low
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %wave
  br i1 %more, label %loop, label %out
out:
  store i32 %i, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}shifted_by_a_byte: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @shifted_by_a_byte(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %wave = lshr i32 %t, 6
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %low
  %p = getelementptr i8, ptr addrspace(3) %to, i32 %wave
  store i32 0, ptr addrspace(3) %p, align 1
  ret void
}

; CHECK: {{^}}copied_behind_rounds_by_wave: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @copied_behind_rounds_by_wave(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %wave = lshr i32 %t, 6
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %low
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %next = add i32 %i, 1
  %v = mul i32 %low, %next
  %more = icmp ult i32 %next, %wave
  br i1 %more, label %loop, label %out
out:
  call void @llvm.amdgcn.s.barrier()
  %f = bitcast i32 %v to float
  %c = bitcast float %f to i32
  store i32 %c, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}frozen_poison: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @frozen_poison(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %wave = lshr i32 %t, 6
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %low
  %v = freeze i32 poison
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}frozen: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @frozen(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %wave = lshr i32 %t, 6
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %low
  %p = add nuw i32 %low, %n
  %v = freeze i32 %p
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}modes: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @modes(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %wave = lshr i32 %t, 6
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %low
  %c = icmp eq i32 %wave, 0
  br i1 %c, label %then, label %join
then:
  call void @llvm.amdgcn.s.setreg(i32 1, i32 3)
  br label %join
join:
  store i32 %low, ptr addrspace(3) %to
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}

; CHECK: assumed: no-global-races
; CHECK-NEXT: assumed: waves-are-whole
