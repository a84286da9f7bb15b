; An address keeps its base through these operations: the access gets the tags of A. What these produce is an offset; that no address
; escapes is said in the report.
; RUN: ldsopt annotate %s --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s
; RUN: filecheck %s --check-prefix CODE < %t.ll
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.amdgcn.s.getreg(i32)
%pair = type { i32, ptr addrspace(1) }
@g = addrspace(1) global i32 0
define internal i32 @internal_callee() {
  ret i32 4
}
define i32 @external_callee() {
  ret i32 4
}
define linkonce_odr i32 @odr_callee() {
  ret i32 4
}

; CHECK: kernel base: 2 LDS accesses: 2 tagged
; CODE-LABEL: define {{.*}}@base(
; CODE: load i32, {{.*}} @A, {{.*}}!alias.scope [[A:!\d+]], !noalias [[NOT_A:!\d+]]{{$}}
; CODE: store i32 %x, {{.*}} @B, {{.*}}!alias.scope [[NOT_A]], !noalias [[A]]{{$}}
define amdgpu_kernel void @base() {
  %x = load i32, ptr addrspace(3) @A
  store i32 %x, ptr addrspace(3) @B
  ret void
}

; CHECK: kernel kept_by_the_variable_itself: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@kept_by_the_variable_itself(
; CODE: = load float, {{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @kept_by_the_variable_itself(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %x = load float, ptr addrspace(3) @A
  ret void
}

; CHECK: kernel kept_by_getelementptr: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@kept_by_getelementptr(
; CODE: = load float, {{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @kept_by_getelementptr(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %n
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel kept_by_getelementptr_with_several_indices: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@kept_by_getelementptr_with_several_indices(
; CODE: = load float, {{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @kept_by_getelementptr_with_several_indices(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %p = getelementptr [4 x [4 x float]], ptr addrspace(3) @A, i32 %n, i32 %n, i32 1
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel kept_by_getelementptr_of_getelementptr: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@kept_by_getelementptr_of_getelementptr(
; CODE: = load float, {{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @kept_by_getelementptr_of_getelementptr(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %q = getelementptr i8, ptr addrspace(3) @A, i32 %n
  %p = getelementptr i8, ptr addrspace(3) %q, i32 %n
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel kept_by_ptrtoint_add_inttoptr: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@kept_by_ptrtoint_add_inttoptr(
; CODE: = load float, {{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @kept_by_ptrtoint_add_inttoptr(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i32
  %i = add i32 %a, %n
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel kept_by_add_with_the_base_on_the_right: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@kept_by_add_with_the_base_on_the_right(
; CODE: = load float, {{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @kept_by_add_with_the_base_on_the_right(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i32
  %i = add i32 %n, %a
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel kept_by_add_of_a_constant: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@kept_by_add_of_a_constant(
; CODE: = load float, {{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @kept_by_add_of_a_constant(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i32
  %i = add nuw i32 %a, 64
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel kept_by_add_of_any_integer_expression: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@kept_by_add_of_any_integer_expression(
; CODE: = load float, {{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @kept_by_add_of_any_integer_expression(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i32
  %o = mul i32 %n, %n
  %i = add i32 %a, %o
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel kept_by_wide_ptrtoint: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@kept_by_wide_ptrtoint(
; CODE: = load float, {{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @kept_by_wide_ptrtoint(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i64
  %i = add i64 %a, %w
  %p = inttoptr i64 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel kept_by_a_constant_expression: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@kept_by_a_constant_expression(
; CODE: = load float, {{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @kept_by_a_constant_expression(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %x = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @A, i32 64)
  ret void
}

; CHECK: kernel kept_by_an_integer_constant_expression: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@kept_by_an_integer_constant_expression(
; CODE: = load float, {{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @kept_by_an_integer_constant_expression(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %x = load float, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @A to i32), i32 64) to ptr addrspace(3))
  ret void
}

; CHECK: kernel kept_by_an_offset_from_memory: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@kept_by_an_offset_from_memory(
; CODE: = load float, {{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @kept_by_an_offset_from_memory(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %o = load i32, ptr addrspace(1) %m
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel kept_by_an_offset_through_a_phi: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@kept_by_an_offset_through_a_phi(
; CODE: = load float, {{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @kept_by_an_offset_through_a_phi(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  br label %l
l:
  %o = phi i32 [ 0, %0 ], [ %o2, %l ]
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p
  %o2 = add i32 %o, 4
  br i1 %c, label %l, label %e
e:
  ret void
}

; CHECK: kernel kept_by_an_offset_by_select: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@kept_by_an_offset_by_select(
; CODE: = load float, {{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @kept_by_an_offset_by_select(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %o = select i1 %c, i32 %n, i32 8
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel pointer_defined_in_a_later_block: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@pointer_defined_in_a_later_block(
; CODE: = load float, {{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @pointer_defined_in_a_later_block(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  br label %d
u:
  %x = load float, ptr addrspace(3) %p
  br label %e
d:
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %n
  br label %u
e:
  ret void
}

; CHECK: kernel chain_through_later_blocks: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@chain_through_later_blocks(
; CODE: = load float, {{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @chain_through_later_blocks(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  br label %d
u:
  %i = add i32 %j, 4
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p
  br label %e
d:
  %j = ptrtoint ptr addrspace(3) @A to i32
  br label %u
e:
  ret void
}

; CHECK: kernel offset_by_workitem_id: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@offset_by_workitem_id(
; CODE: = load float, {{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @offset_by_workitem_id(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %o = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel offset_by_mbcnt: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@offset_by_mbcnt(
; CODE: = load float, {{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @offset_by_mbcnt(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %o = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel offset_by_readfirstlane_of_an_integer: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@offset_by_readfirstlane_of_an_integer(
; CODE: = load float, {{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @offset_by_readfirstlane_of_an_integer(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %o = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %n)
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel offset_by_umin: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@offset_by_umin(
; CODE: = load float, {{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @offset_by_umin(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %o = call i32 @llvm.umin.i32(i32 %n, i32 4)
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel offset_by_getreg: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@offset_by_getreg(
; CODE: = load float, {{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @offset_by_getreg(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %o = call i32 @llvm.amdgcn.s.getreg(i32 1)
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel offset_by_asm_of_a_constant: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@offset_by_asm_of_a_constant(
; CODE: = load float, {{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @offset_by_asm_of_a_constant(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %o = call i32 asm "v_mov_b32 $0, 1", "=v"()
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel offset_by_asm_of_a_comment_like_m0: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@offset_by_asm_of_a_comment_like_m0(
; CODE: = load float, {{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @offset_by_asm_of_a_comment_like_m0(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %o = call i32 asm "v_mov_b32 $0, s0 ; m01", "=v"()
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel offset_by_known_internal_callee: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@offset_by_known_internal_callee(
; CODE: = load float, {{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @offset_by_known_internal_callee(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %o = call i32 @internal_callee()
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel offset_by_known_external_callee: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@offset_by_known_external_callee(
; CODE: = load float, {{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @offset_by_known_external_callee(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %o = call i32 @external_callee()
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel offset_by_known_odr_callee: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@offset_by_known_odr_callee(
; CODE: = load float, {{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @offset_by_known_odr_callee(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %o = call i32 @odr_callee()
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel offset_by_undef: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@offset_by_undef(
; CODE: = load float, {{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @offset_by_undef(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %o = extractelement <2 x i32> undef, i32 0
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel offset_by_poison: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@offset_by_poison(
; CODE: = load float, {{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @offset_by_poison(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %o = extractelement <2 x i32> poison, i32 0
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel offset_by_zeroinitializer: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@offset_by_zeroinitializer(
; CODE: = load float, {{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @offset_by_zeroinitializer(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %o = extractelement <2 x i32> zeroinitializer, i32 0
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel offset_by_a_variable_of_global_memory: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@offset_by_a_variable_of_global_memory(
; CODE: = load float, {{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @offset_by_a_variable_of_global_memory(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %o = load i32, ptr addrspace(1) @g
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel offset_by_blockaddress: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@offset_by_blockaddress(
; CODE: = load float, {{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @offset_by_blockaddress(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  br label %e
e:
  %o = ptrtoint ptr blockaddress(@offset_by_blockaddress, %e) to i32
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel offset_by_a_field_of_a_named_struct: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@offset_by_a_field_of_a_named_struct(
; CODE: = load float, {{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @offset_by_a_field_of_a_named_struct(%pair %h) {
  %o = extractvalue %pair %h, 0
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}
; CHECK: proved: no LDS address escapes, so integers from memory and calls are plain offsets
