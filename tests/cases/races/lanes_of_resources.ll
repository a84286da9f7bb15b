; A buffer's resource may have the number of the lane added to each address. Then equal operands are equal addresses in
; lanes of one number only.
; RUN: ldsopt check %s -v -o %t.txt
; RUN: filecheck %s --input-file %t.txt

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [1024 x i32] undef, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
declare i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8), i32, i32, i32)
declare i32 @llvm.amdgcn.raw.buffer.load.i32(<4 x i32>, i32, i32, i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)

; CHECK: {{^}}added: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @added(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %t, 63
  %pair = lshr i32 %lane, 1
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %g, i16 4, i64 4096, i32 8548352)
  %v = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 %n, i32 0, i32 0)
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %pair
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}not_added: {{.*}}: 0 proved free of races, 1 that write the same value{{$}}
define amdgpu_kernel void @not_added(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %t, 63
  %pair = lshr i32 %lane, 1
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %g, i16 4, i64 4096, i32 159744)
  %v = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 %n, i32 0, i32 0)
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %pair
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}added_to_one_lane: {{.*}}: 0 proved free of races, 1 that write the same value{{$}}
define amdgpu_kernel void @added_to_one_lane(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %t, 63
  %pair = lshr i32 %lane, 1
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %g, i16 4, i64 4096, i32 8548352)
  %v = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 %n, i32 0, i32 0)
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %lane
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}of_a_launch: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @of_a_launch(ptr addrspace(8) %r, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %t, 63
  %pair = lshr i32 %lane, 1
  %v = call i32 @llvm.amdgcn.raw.ptr.buffer.load.i32(ptr addrspace(8) %r, i32 %n, i32 0, i32 0)
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %pair
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}added_by_a_word: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @added_by_a_word(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %t, 63
  %pair = lshr i32 %lane, 1
  %low = insertelement <4 x i32> <i32 poison, i32 1, i32 4096, i32 poison>, i32 %n, i64 0
  %words = insertelement <4 x i32> %low, i32 8548352, i64 3
  %v = call i32 @llvm.amdgcn.raw.buffer.load.i32(<4 x i32> %words, i32 %n, i32 0, i32 0)
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %pair
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}not_added_by_a_word: {{.*}}: 0 proved free of races, 1 that write the same value{{$}}
define amdgpu_kernel void @not_added_by_a_word(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %t, 63
  %pair = lshr i32 %lane, 1
  %low = insertelement <4 x i32> <i32 poison, i32 1, i32 4096, i32 poison>, i32 %n, i64 0
  %words = insertelement <4 x i32> %low, i32 159744, i64 3
  %v = call i32 @llvm.amdgcn.raw.buffer.load.i32(<4 x i32> %words, i32 %n, i32 0, i32 0)
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %pair
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}added_by_some_word: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @added_by_some_word(ptr addrspace(1) %g, i32 %n, i32 %at) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %t, 63
  %pair = lshr i32 %lane, 1
  %last = insertelement <4 x i32> <i32 poison, i32 1, i32 4096, i32 poison>, i32 159744, i64 3
  %words = insertelement <4 x i32> %last, i32 8548352, i32 %at
  %v = call i32 @llvm.amdgcn.raw.buffer.load.i32(<4 x i32> %words, i32 %n, i32 0, i32 0)
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %pair
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}copies: {{.*}}: 0 proved free of races, 1 that write the same value{{$}}
define amdgpu_kernel void @copies(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %t, 63
  %pair = lshr i32 %lane, 1
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %g, i16 4, i64 4096, i32 8548352)
  %wave = lshr i32 %t, 6
  %to = getelementptr i32, ptr addrspace(3) @A, i32 0
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %to, i32 4, i32 %n, i32 0, i32 0, i32 0)
  ret void
}

; CHECK: {{^}}copies_of_another_lane: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @copies_of_another_lane(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %t, 63
  %pair = lshr i32 %lane, 1
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %g, i16 4, i64 4096, i32 8548352)
  %wave = lshr i32 %t, 6
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %wave
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %to, i32 4, i32 %n, i32 0, i32 0, i32 0)
  ret void
}

; CHECK: {{^}}plain_copies: {{.*}}: 0 proved free of races, 1 that write the same value{{$}}
define amdgpu_kernel void @plain_copies(ptr addrspace(1) %g, i32 %n) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %t, 63
  %pair = lshr i32 %lane, 1
  %r = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %g, i16 4, i64 4096, i32 159744)
  %wave = lshr i32 %t, 6
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %wave
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %to, i32 4, i32 %n, i32 0, i32 0, i32 0)
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 128, i32 1, i32 1}
