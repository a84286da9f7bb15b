; The dump of ranges: results of intrinsics, a row of each kind, from both sides.
; RUN: ldsopt annotate %s --mcpu gfx942 --no-check --dump ranges -o %t.ll 2>&1 | filecheck %s
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
@S = internal addrspace(3) global [512 x i8] poison, align 16
@T = internal addrspace(3) global [4096 x i8] poison, align 16
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.fshr.i32(i32, i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.amdgcn.readlane.i32(i32, i32)
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)
declare i32 @llvm.amdgcn.ubfe.i32(i32, i32, i32)
declare i32 @llvm.amdgcn.sbfe.i32(i32, i32, i32)
declare i32 @llvm.amdgcn.mul.u24.i32(i32, i32)
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i32 @llvm.bitreverse.i32(i32)
declare i32 @llvm.bswap.i32(i32)
declare i32 @llvm.ctlz.i32(i32, i1 immarg)
declare i32 @llvm.cttz.i32(i32, i1 immarg)
declare i32 @llvm.sadd.sat.i32(i32, i32)
declare i32 @llvm.ssub.sat.i32(i32, i32)
declare i32 @llvm.amdgcn.alignbyte(i32, i32, i32)
declare i32 @llvm.amdgcn.bitop3.i32(i32, i32, i32, i32 immarg)
declare i64 @llvm.umin.i64(i64, i64)
declare ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3))
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z()
declare i32 @llvm.amdgcn.writelane.i32(i32, i32, i32)
declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32 immarg, i32 immarg, i32 immarg, i1 immarg)

; CHECK-LABEL: define {{.*}}@result_follows_from_the_operands(
define amdgpu_kernel void @result_follows_from_the_operands(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %b = and i32 %n, 255
  %w = and i32 %n, 252
; CHECK: %x = {{.*}} ; range [0, 63]{{$}}
  %x = call i32 @llvm.umin.i32(i32 %n, i32 63)
; CHECK: %x2 = {{.*}} ; range [64, 255]{{$}}
  %x2 = call i32 @llvm.umax.i32(i32 %b, i32 64)
; CHECK: %x3 = {{.*}} ; range [0, 63]{{$}}
  %x3 = call i32 @llvm.smin.i32(i32 %b, i32 63)
; CHECK: %x4 = {{.*}} ; range [2147483648, 63]{{$}}
  %x4 = call i32 @llvm.smin.i32(i32 %n, i32 63)
; CHECK: %x5 = {{.*}} ; range [0, 2147483647]{{$}}
  %x5 = call i32 @llvm.smax.i32(i32 %n, i32 0)
; CHECK: %x6 = {{.*}} ; range [0, 32]{{$}}
  %x6 = call i32 @llvm.ctpop.i32(i32 %n)
; CHECK: %x7 = {{.*}} ; range [0, 6]{{$}}
  %x7 = call i32 @llvm.ctpop.i32(i32 %w)
; CHECK: %x8 = {{.*}} ; range [0, 4080] step 16{{$}}
  %x8 = call i32 @llvm.fshl.i32(i32 %b, i32 0, i32 4)
; CHECK: %x9 = {{.*}} ; range [0, 15]{{$}}
  %x9 = call i32 @llvm.fshr.i32(i32 0, i32 %b, i32 4)
; CHECK: %x10 = {{.*}} ; range [0, 252] step 4{{$}}
  %x10 = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %w)
; CHECK: %x11 = {{.*}} ; range [0, 252] step 4{{$}}
  %x11 = call i32 @llvm.amdgcn.readlane.i32(i32 %w, i32 0)
; CHECK: %x12 = {{[^;]*$}}
  %x12 = call i32 @llvm.amdgcn.readlane.i32(i32 %w, i32 3)
; CHECK: %x13 = {{.*}} ; range [0, 32]{{$}}
  %x13 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
; CHECK: %x14 = {{.*}} ; range [0, 286]{{$}}
  %x14 = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %b)
; CHECK: %x15 = {{.*}} ; range [0, 15]{{$}}
  %x15 = call i32 @llvm.amdgcn.ubfe.i32(i32 %n, i32 4, i32 4)
; CHECK: %x16 = {{.*}} ; range [4294967288, 7]{{$}}
  %x16 = call i32 @llvm.amdgcn.sbfe.i32(i32 %n, i32 4, i32 4)
; CHECK: %x17 = {{.*}} ; range [0, 4080] step 16{{$}}
  %x17 = call i32 @llvm.amdgcn.mul.u24.i32(i32 %b, i32 16)
; CHECK: %x18 = {{[^;]*$}}
  %x18 = call i32 @llvm.amdgcn.ds.bpermute(i32 0, i32 %w)
; CHECK: %x19 = {{.*}} ; range 2147483648{{$}}
  %x19 = call i32 @llvm.bitreverse.i32(i32 1)
; CHECK: %x20 = {{.*}} ; range 16777216{{$}}
  %x20 = call i32 @llvm.bswap.i32(i32 1)
; CHECK: %x21 = {{.*}} ; range [0, 7]{{$}}
  %x21 = call i64 @llvm.umin.i64(i64 %m, i64 7)
; CHECK: %x22 = {{.*}} ; range [24, 32]{{$}}
  %x22 = call i32 @llvm.ctlz.i32(i32 %b, i1 false)
; CHECK: %x23 = {{.*}} ; range [2, 32]{{$}}
  %x23 = call i32 @llvm.cttz.i32(i32 %w, i1 false)
; CHECK: %x24 = {{.*}} ; range [16, 268] step 4{{$}}
  %x24 = call i32 @llvm.sadd.sat.i32(i32 %w, i32 16)
; CHECK: %x25 = {{.*}} ; range [2147483640, 2147483647]{{$}}
  %x25 = call i32 @llvm.sadd.sat.i32(i32 %b, i32 2147483640)
; CHECK: %x26 = {{.*}} ; range [2147483648, 2147483656]{{$}}
  %x26 = call i32 @llvm.ssub.sat.i32(i32 -2147483640, i32 %b)
; CHECK: %x27 = {{.*}} ; range [0, 65280] step 256{{$}}
  %x27 = call i32 @llvm.amdgcn.alignbyte(i32 %b, i32 0, i32 3)
; CHECK: %x28 = {{.*}} ; range [0, 252] step 4{{$}}
  %x28 = call i32 @llvm.amdgcn.bitop3.i32(i32 %w, i32 -1, i32 48, i32 106)
; CHECK: %x29 = {{[^;]*$}}
  %x29 = call i32 @llvm.amdgcn.bitop3.i32(i32 %w, i32 -1, i32 %n, i32 106)
  ret void
}

; CHECK-LABEL: define {{.*}}@lane_number_of_a_wave(
define amdgpu_kernel void @lane_number_of_a_wave(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %lo = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
; CHECK: %x = {{.*}} ; range [0, 63]{{$}}
  %x = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %lo)
  ret void
}

; CHECK-LABEL: define {{.*}}@address_passes_through_readfirstlane(
define amdgpu_kernel void @address_passes_through_readfirstlane(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %p = ptrtoint ptr addrspace(3) @A to i32
  %q = add i32 %p, %n
; CHECK: %x = {{.*}} ; range @A + anything{{$}}
  %x = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %q)
  %g = call ptr addrspace(3) @llvm.amdgcn.readfirstlane.p3(ptr addrspace(3) @A)
; CHECK: %x2 = {{.*}} ; range @A + 4{{$}}
  %x2 = getelementptr i8, ptr addrspace(3) %g, i32 4
  ret void
}

; CHECK-LABEL: define {{.*}}@address_in_any_other_intrinsic_is_lost(
define amdgpu_kernel void @address_in_any_other_intrinsic_is_lost(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
  %p = ptrtoint ptr addrspace(3) @A to i32
; CHECK: %x = {{.*}} ; range unknown{{$}}
  %x = call i32 @llvm.umin.i32(i32 %p, i32 63)
; CHECK: %x2 = {{.*}} ; range unknown{{$}}
  %x2 = call i32 @llvm.amdgcn.ubfe.i32(i32 %p, i32 0, i32 16)
; CHECK: %x3 = {{.*}} ; range unknown{{$}}
  %x3 = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 %p)
; CHECK: %x4 = {{.*}} ; range unknown{{$}}
  %x4 = call i32 @llvm.amdgcn.ds.bpermute(i32 0, i32 %p)
; CHECK: %x5 = {{.*}} ; range unknown{{$}}
  %x5 = call i32 @llvm.ctpop.i32(i32 %p)
  ret void
}

; CHECK-LABEL: define {{.*}}@dimensions_are_told_apart_1(
define amdgpu_kernel void @dimensions_are_told_apart_1(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) !reqd_work_group_size !0 {
entry:
  store i32 0, ptr addrspace(3) @A
; CHECK: %x = {{.*}} ; range [0, 7]{{$}}
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  ret void
}

; CHECK-LABEL: define {{.*}}@dimensions_are_told_apart_2(
define amdgpu_kernel void @dimensions_are_told_apart_2(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) !reqd_work_group_size !0 {
entry:
  store i32 0, ptr addrspace(3) @A
; CHECK: %x = {{.*}} ; range [0, 3]{{$}}
  %x = call i32 @llvm.amdgcn.workitem.id.y()
  ret void
}

; CHECK-LABEL: define {{.*}}@dimensions_are_told_apart_3(
define amdgpu_kernel void @dimensions_are_told_apart_3(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) !reqd_work_group_size !0 {
entry:
  store i32 0, ptr addrspace(3) @A
; CHECK: %x = {{.*}} ; range [0, 1]{{$}}
  %x = call i32 @llvm.amdgcn.workitem.id.z()
  ret void
}

; CHECK-LABEL: define {{.*}}@dimensions_are_told_apart_4(
define amdgpu_kernel void @dimensions_are_told_apart_4(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) !reqd_work_group_size !0 {
entry:
  store i32 0, ptr addrspace(3) @A
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
; CHECK: %x = {{.*}} ; range [0, 1]{{$}}
  %x = lshr i32 %tid, 2
  ret void
}

; CHECK-LABEL: define {{.*}}@what_may_not_be_missed_writelane_keeps_its_third_operand_in_the_other_lanes(
define amdgpu_kernel void @what_may_not_be_missed_writelane_keeps_its_third_operand_in_the_other_lanes(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
; CHECK: %x = {{.*}} ; range [4, 64] step 60{{$}}
  %x = call i32 @llvm.amdgcn.writelane.i32(i32 4, i32 0, i32 64)
  ret void
}

; CHECK-LABEL: define {{.*}}@what_may_not_be_missed_dpp_with_bound_control_gives_zero_where_no_lane_is(
define amdgpu_kernel void @what_may_not_be_missed_dpp_with_bound_control_gives_zero_where_no_lane_is(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
; CHECK: %x = {{.*}} ; range [0, 32] step 16{{$}}
  %x = call i32 @llvm.amdgcn.update.dpp.i32(i32 16, i32 32, i32 273, i32 15, i32 15, i1 true)
  ret void
}

; CHECK-LABEL: define {{.*}}@what_may_not_be_missed_dpp_without_bound_control_gives_the_old_value(
define amdgpu_kernel void @what_may_not_be_missed_dpp_without_bound_control_gives_the_old_value(i32 %n, i64 %m, i1 %c, ptr addrspace(8) %r, ptr addrspace(1) %out) {
entry:
  store i32 0, ptr addrspace(3) @A
; CHECK: %x = {{.*}} ; range [16, 32] step 16{{$}}
  %x = call i32 @llvm.amdgcn.update.dpp.i32(i32 16, i32 32, i32 273, i32 15, i32 15, i1 false)
  ret void
}
!0 = !{i32 8, i32 4, i32 2}
