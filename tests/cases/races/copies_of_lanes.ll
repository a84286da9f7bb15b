; Values that other lanes have as well: moves between lanes by constants, folds of them, and branches ahead of a join.
; RUN: exits 1 ldsopt check %s -v -o %t.txt
; RUN: filecheck %s --input-file %t.txt

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [1024 x i32] undef, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32, i32, i32, i1)
declare { i32, i32 } @llvm.amdgcn.permlane16.swap(i32, i32, i1, i1)
declare float @llvm.maxnum.f32(float, float)
declare <2 x float> @llvm.maxnum.v2f32(<2 x float>, <2 x float>)
declare void @llvm.amdgcn.s.barrier()

; CHECK: definite wave-race

; --- folds: lanes that differ in the bits that the place has not store the same ---

; CHECK: {{^}}quad_perm: {{.*}}: 0 proved free of races, 1 that write the same value{{$}}
define amdgpu_kernel void @quad_perm(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 62
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %place
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %low
  %x = load i32, ptr addrspace(1) %p
  %y = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %x, i32 177, i32 15, i32 15, i1 true)
  %v = add i32 %x, %y
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; What was widened, moved, and narrowed to its own type is the other lane's value.
; CHECK: {{^}}moved_in_a_wider_type: {{.*}}: 0 proved free of races, 1 that write the same value{{$}}
define amdgpu_kernel void @moved_in_a_wider_type(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 62
  %to = getelementptr i8, ptr addrspace(3) @A, i32 %place
  %p = getelementptr i8, ptr addrspace(1) %g, i32 %low
  %x = load i8, ptr addrspace(1) %p
  %wide = sext i8 %x to i32
  %moved = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %wide, i32 177, i32 15, i32 15, i1 true)
  %y = trunc nsw i32 %moved to i8
  %v = or i8 %x, %y
  store i8 %v, ptr addrspace(3) %to
  ret void
}

; The flag promises that no value is negative as a word.
; CHECK: {{^}}poison_by_a_flag: {{.*}}: 0 proved free of races, 1 unproven{{$}}
define amdgpu_kernel void @poison_by_a_flag(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 62
  %to = getelementptr i8, ptr addrspace(3) @A, i32 %place
  %p = getelementptr i8, ptr addrspace(1) %g, i32 %low
  %x = load i8, ptr addrspace(1) %p
  %wide = sext i8 %x to i32
  %moved = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %wide, i32 177, i32 15, i32 15, i1 true)
  %y = trunc nuw i32 %moved to i8
  %v = or i8 %x, %y
  store i8 %v, ptr addrspace(3) %to
  ret void
}

; So does the flag of the widening.
; CHECK: {{^}}poison_when_widened: {{.*}}: 0 proved free of races, 1 unproven{{$}}
define amdgpu_kernel void @poison_when_widened(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 62
  %to = getelementptr i8, ptr addrspace(3) @A, i32 %place
  %p = getelementptr i8, ptr addrspace(1) %g, i32 %low
  %x = load i8, ptr addrspace(1) %p
  %wide = zext nneg i8 %x to i32
  %moved = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %wide, i32 177, i32 15, i32 15, i1 true)
  %y = trunc i32 %moved to i8
  %v = or i8 %x, %y
  store i8 %v, ptr addrspace(3) %to
  ret void
}

; Elements of a vector are moved one by one.
; CHECK: {{^}}elements_in_a_wider_type: {{.*}}: 0 proved free of races, 1 that write the same value{{$}}
define amdgpu_kernel void @elements_in_a_wider_type(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 62
  %to = getelementptr i16, ptr addrspace(3) @A, i32 %place
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %low
  %x = load <16 x i1>, ptr addrspace(1) %p
  %a = extractelement <16 x i1> %x, i64 0
  %b = extractelement <16 x i1> %x, i64 8
  %a.wide = sext i1 %a to i32
  %b.wide = sext i1 %b to i32
  %a.moved = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %a.wide, i32 177, i32 15, i32 15, i1 true)
  %b.moved = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %b.wide, i32 177, i32 15, i32 15, i1 true)
  %a.other = trunc nsw i32 %a.moved to i1
  %b.other = trunc nsw i32 %b.moved to i1
  %own.0 = insertelement <2 x i1> poison, i1 %a, i64 0
  %own = insertelement <2 x i1> %own.0, i1 %b, i64 1
  %other.0 = insertelement <2 x i1> poison, i1 %a.other, i64 0
  %other = insertelement <2 x i1> %other.0, i1 %b.other, i64 1
  %v = or <2 x i1> %own, %other
  %bytes = zext <2 x i1> %v to <2 x i8>
  store <2 x i8> %bytes, ptr addrspace(3) %to
  ret void
}

; Of the other order of elements, a lane's own and the other's differ.
; CHECK: {{^}}elements_in_another_order: {{.*}}: 0 proved free of races, 1 definite{{$}}
define amdgpu_kernel void @elements_in_another_order(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 62
  %to = getelementptr i16, ptr addrspace(3) @A, i32 %place
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %low
  %x = load <2 x i8>, ptr addrspace(1) %p
  %wide = zext <2 x i8> %x to <2 x i32>
  %a.wide = extractelement <2 x i32> %wide, i64 0
  %b.wide = extractelement <2 x i32> %wide, i64 1
  %a.moved = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %a.wide, i32 177, i32 15, i32 15, i1 true)
  %b.moved = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %b.wide, i32 177, i32 15, i32 15, i1 true)
  %other.0 = insertelement <2 x i32> poison, i32 %b.moved, i64 0
  %other.1 = insertelement <2 x i32> %other.0, i32 %a.moved, i64 1
  %other = trunc <2 x i32> %other.1 to <2 x i8>
  %v = or <2 x i8> %x, %other
  store <2 x i8> %v, ptr addrspace(3) %to
  ret void
}

; Half of the bits is not the value.
; CHECK: {{^}}narrowed_further: {{.*}}: 0 proved free of races, 1 unproven{{$}}
define amdgpu_kernel void @narrowed_further(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 62
  %to = getelementptr i16, ptr addrspace(3) @A, i32 %place
  %p = getelementptr i16, ptr addrspace(1) %g, i32 %low
  %x = load i16, ptr addrspace(1) %p
  %wide = zext i16 %x to i32
  %moved = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %wide, i32 177, i32 15, i32 15, i1 true)
  %byte = trunc i32 %moved to i8
  %y = zext i8 %byte to i16
  %v = or i16 %x, %y
  store i16 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}two_moves_of_banks: {{.*}}: 0 proved free of races, 1 that write the same value{{$}}
define amdgpu_kernel void @two_moves_of_banks(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 55
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %place
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %low
  %x = load i32, ptr addrspace(1) %p
  %a = call i32 @llvm.amdgcn.update.dpp.i32(i32 %x, i32 %x, i32 280, i32 15, i32 12, i1 false)
  %y = call i32 @llvm.amdgcn.update.dpp.i32(i32 %a, i32 %x, i32 264, i32 15, i32 3, i1 false)
  %v = add i32 %x, %y
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}row_ror: {{.*}}: 0 proved free of races, 1 that write the same value{{$}}
define amdgpu_kernel void @row_ror(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 55
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %place
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %low
  %x = load i32, ptr addrspace(1) %p
  %y = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %x, i32 296, i32 15, i32 15, i1 true)
  %v = mul i32 %y, %x
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}mirror_of_a_half: {{.*}}: 0 proved free of races, 1 that write the same value{{$}}
define amdgpu_kernel void @mirror_of_a_half(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 56
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %place
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %low
  %x = load i32, ptr addrspace(1) %p
  %y = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %x, i32 321, i32 15, i32 15, i1 true)
  %v = xor i32 %y, %x
  %z = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %v, i32 27, i32 15, i32 15, i1 true)
  %w = add i32 %z, %v
  %a = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %w, i32 177, i32 15, i32 15, i1 true)
  %b = or i32 %w, %a
  store i32 %b, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}swizzle: {{.*}}: 0 proved free of races, 1 that write the same value{{$}}
define amdgpu_kernel void @swizzle(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 47
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %place
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %low
  %x = load i32, ptr addrspace(1) %p
  %y = call i32 @llvm.amdgcn.ds.swizzle(i32 %x, i32 16415)
  %v = add i32 %x, %y
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}lane_with_a_number: {{.*}}: 0 proved free of races, 1 that write the same value{{$}}
define amdgpu_kernel void @lane_with_a_number(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 1
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %place
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %low
  %x = load i32, ptr addrspace(1) %p
  %turned = xor i32 %low, 63
  %q = getelementptr i32, ptr addrspace(1) %g, i32 %turned
  %z = load i32, ptr addrspace(1) %q
  %y = call i32 @llvm.amdgcn.readlane.i32(i32 %z, i32 62)
  store i32 %y, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}first_lane: {{.*}}: 0 proved free of races, 1 that write the same value{{$}}
define amdgpu_kernel void @first_lane(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 1
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %place
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %low
  %x = load i32, ptr addrspace(1) %p
  %turned = xor i32 %low, 63
  %q = getelementptr i32, ptr addrspace(1) %g, i32 %turned
  %z = load i32, ptr addrspace(1) %q
  %y = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %z)
  store i32 %y, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}other_one_of_a_swap: {{.*}}: 0 proved free of races, 1 that write the same value{{$}}
define amdgpu_kernel void @other_one_of_a_swap(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 47
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %place
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %low
  %x = load i32, ptr addrspace(1) %p
  %s = call { i32, i32 } @llvm.amdgcn.permlane16.swap(i32 %x, i32 %x, i1 false, i1 false)
  %l = extractvalue { i32, i32 } %s, 0
  %h = extractvalue { i32, i32 } %s, 1
  %own = icmp eq i32 %l, %x
  %y = select i1 %own, i32 %h, i32 %l
  %v = add i32 %x, %y
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}elements_of_vectors: {{.*}}: 0 proved free of races, 1 that write the same value{{$}}
define amdgpu_kernel void @elements_of_vectors(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 62
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %place
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %low
  %x = load i32, ptr addrspace(1) %p
  %f = load <2 x float>, ptr addrspace(1) %p
  %i = bitcast <2 x float> %f to <2 x i32>
  %i0 = extractelement <2 x i32> %i, i64 0
  %i1 = extractelement <2 x i32> %i, i64 1
  %m0 = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %i0, i32 177, i32 15, i32 15, i1 true)
  %m1 = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %i1, i32 177, i32 15, i32 15, i1 true)
  %b0 = insertelement <2 x i32> poison, i32 %m0, i64 0
  %b1 = insertelement <2 x i32> %b0, i32 %m1, i64 1
  %o = bitcast <2 x i32> %b1 to <2 x float>
  %r = call <2 x float> @llvm.maxnum.v2f32(<2 x float> %f, <2 x float> %o)
  %e = shufflevector <2 x float> %r, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %q = getelementptr i64, ptr addrspace(3) @A, i32 %place
  store <2 x float> %e, ptr addrspace(3) %q
  ret void
}

; --- moves that leave lanes apart ---

; CHECK: {{^}}lanes_of_another_bit: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @lanes_of_another_bit(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 61
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %place
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %low
  %x = load i32, ptr addrspace(1) %p
  %y = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %x, i32 177, i32 15, i32 15, i1 true)
  %v = add i32 %x, %y
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}no_fold: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @no_fold(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 62
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %place
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %low
  %x = load i32, ptr addrspace(1) %p
  %y = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %x, i32 177, i32 15, i32 15, i1 true)
  %v = sub i32 %x, %y
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}no_lane_to_read: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @no_lane_to_read(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 55
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %place
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %low
  %x = load i32, ptr addrspace(1) %p
  %y = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %x, i32 280, i32 15, i32 15, i1 false)
  %v = add i32 %x, %y
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}other_old_value: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @other_old_value(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 55
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %place
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %low
  %x = load i32, ptr addrspace(1) %p
  %a = call i32 @llvm.amdgcn.update.dpp.i32(i32 %t, i32 %x, i32 280, i32 15, i32 12, i1 false)
  %y = call i32 @llvm.amdgcn.update.dpp.i32(i32 %a, i32 %x, i32 264, i32 15, i32 1, i1 false)
  %v = add i32 %x, %y
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}rotated_not_turned: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @rotated_not_turned(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 59
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %place
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %low
  %x = load i32, ptr addrspace(1) %p
  %y = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %x, i32 292, i32 15, i32 15, i1 true)
  %v = add i32 %x, %y
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}one_of_a_swap: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @one_of_a_swap(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 47
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %place
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %low
  %x = load i32, ptr addrspace(1) %p
  %s = call { i32, i32 } @llvm.amdgcn.permlane16.swap(i32 %x, i32 %x, i1 false, i1 false)
  %l = extractvalue { i32, i32 } %s, 0
  %h = extractvalue { i32, i32 } %s, 1
  %v = add i32 %x, %l
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}greater_of_a_swap: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @greater_of_a_swap(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 47
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %place
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %low
  %x = load i32, ptr addrspace(1) %p
  %s = call { i32, i32 } @llvm.amdgcn.permlane16.swap(i32 %x, i32 %x, i1 false, i1 false)
  %l = extractvalue { i32, i32 } %s, 0
  %h = extractvalue { i32, i32 } %s, 1
  %own = icmp ult i32 %l, %x
  %y = select i1 %own, i32 %h, i32 %l
  %z = mul i32 %y, 3
  %v = add i32 %x, %z
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}own_one_of_a_swap: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @own_one_of_a_swap(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 47
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %place
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %low
  %x = load i32, ptr addrspace(1) %p
  %s = call { i32, i32 } @llvm.amdgcn.permlane16.swap(i32 %x, i32 %x, i1 false, i1 false)
  %l = extractvalue { i32, i32 } %s, 0
  %h = extractvalue { i32, i32 } %s, 1
  %own = icmp ne i32 %l, %x
  %y = select i1 %own, i32 %h, i32 %l
  %v = add i32 %x, %y
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}elements_that_cross: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @elements_that_cross(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 62
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %place
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %low
  %x = load i32, ptr addrspace(1) %p
  %f = load <2 x float>, ptr addrspace(1) %p
  %i = bitcast <2 x float> %f to <2 x i32>
  %i0 = extractelement <2 x i32> %i, i64 0
  %i1 = extractelement <2 x i32> %i, i64 1
  %m0 = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %i0, i32 177, i32 15, i32 15, i1 true)
  %m1 = call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %i1, i32 177, i32 15, i32 15, i1 true)
  %b0 = insertelement <2 x i32> poison, i32 %m1, i64 0
  %b1 = insertelement <2 x i32> %b0, i32 %m0, i64 1
  %o = bitcast <2 x i32> %b1 to <2 x float>
  %r = call <2 x float> @llvm.maxnum.v2f32(<2 x float> %f, <2 x float> %o)
  %e = shufflevector <2 x float> %r, <2 x float> poison, <2 x i32> <i32 1, i32 0>
  %q = getelementptr i64, ptr addrspace(3) @A, i32 %place
  store <2 x float> %e, ptr addrspace(3) %q
  ret void
}

; --- branches ahead of a join: round a masked load, the paths meet before; others make work-items leave apart ---

; CHECK: {{^}}masked_load_in_a_loop: {{.*}}: 0 proved free of races, 1 that write the same value{{$}}
define amdgpu_kernel void @masked_load_in_a_loop(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 63
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %place
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %low
  %x = load i32, ptr addrspace(1) %p
  %c = icmp ult i32 %t, %m
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %latch ]
  %s = phi i32 [ 0, %0 ], [ %u, %latch ]
  br i1 %c, label %part, label %rest
part:
  %y = load i32, ptr addrspace(1) %g
  br label %rest
rest:
  %d = icmp eq i32 %i, 5
  br i1 %d, label %out, label %latch
latch:
  %u = add i32 %s, %x
  %j = add i32 %i, 1
  %e = icmp slt i32 %j, %n
  br i1 %e, label %loop, label %out
out:
  %v = phi i32 [ 1, %rest ], [ %u, %latch ]
  call void @llvm.amdgcn.s.barrier()
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}masked_value_in_a_loop: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @masked_value_in_a_loop(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 63
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %place
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %low
  %x = load i32, ptr addrspace(1) %p
  %c = icmp ult i32 %t, %m
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %latch ]
  %s = phi i32 [ 0, %0 ], [ %u, %latch ]
  br i1 %c, label %part, label %rest
part:
  %y = load i32, ptr addrspace(1) %g
  br label %rest
rest:
  %z = phi i32 [ %y, %part ], [ 0, %loop ]
  %d = icmp eq i32 %i, 5
  br i1 %d, label %out, label %latch
latch:
  %u = add i32 %s, %z
  %j = add i32 %i, 1
  %e = icmp slt i32 %j, %n
  br i1 %e, label %loop, label %out
out:
  %v = phi i32 [ 1, %rest ], [ %u, %latch ]
  call void @llvm.amdgcn.s.barrier()
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}iterations_that_skip_the_exit: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @iterations_that_skip_the_exit(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 63
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %place
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %low
  %x = load i32, ptr addrspace(1) %p
  %c = icmp ult i32 %t, %m
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %latch ]
  %s = phi i32 [ 0, %0 ], [ %u, %latch ]
  br i1 %c, label %part, label %latch
part:
  %y = load i32, ptr addrspace(1) %g
  br label %rest
rest:
  %d = icmp eq i32 %i, %n
  br i1 %d, label %out, label %latch
latch:
  %u = add i32 %s, 1
  %j = add i32 %i, 1
  %e = icmp slt i32 %j, %n
  br i1 %e, label %loop, label %out
out:
  %v = phi i32 [ 1, %rest ], [ %u, %latch ]
  call void @llvm.amdgcn.s.barrier()
  store i32 %v, ptr addrspace(3) %to
  ret void
}

; CHECK: {{^}}masked_exit: {{.*}}: 0 proved free of races, 1 {{definite|unproven}}{{$}}
define amdgpu_kernel void @masked_exit(ptr addrspace(1) %g, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %place = and i32 %t, 63
  %to = getelementptr i32, ptr addrspace(3) @A, i32 %place
  %p = getelementptr i32, ptr addrspace(1) %g, i32 %low
  %x = load i32, ptr addrspace(1) %p
  %c = icmp ult i32 %t, %m
  %c2 = icmp eq i32 %n, 9
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %j, %latch ]
  %s = phi i32 [ 0, %0 ], [ %u, %latch ]
  br i1 %c, label %part, label %rest
part:
  %y = load i32, ptr addrspace(1) %g
  br label %rest
rest:
  %d = and i1 %c, %c2
  br i1 %d, label %out, label %latch
latch:
  %u = add i32 %s, %x
  %j = add i32 %i, 1
  %e = icmp slt i32 %j, %n
  br i1 %e, label %loop, label %out
out:
  %v = phi i32 [ 1, %rest ], [ %u, %latch ]
  call void @llvm.amdgcn.s.barrier()
  store i32 %v, ptr addrspace(3) %to
  ret void
}

attributes #0 = { "target-cpu"="gfx950" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
