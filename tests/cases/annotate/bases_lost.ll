; An access whose address came by one of these operations is ambiguous and gets no tag, whatever base it began with.
; RUN: ldsopt annotate %s --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s
; RUN: filecheck %s --check-prefix CODE < %t.ll
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [0 x i8] poison, align 16
@B = internal addrspace(3) global [0 x i8] poison, align 16
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare ptr addrspace(3) @llvm.ptrmask.p3.i32(ptr addrspace(3), i32)
declare i32 @llvm.read_register.i32(metadata)
declare i32 @declared()
declare i32 @declared_pure() memory(none)
declare i32 @personality(...)
define weak i32 @weak_callee() {
  ret i32 4
}
define linkonce i32 @linkonce_callee() {
  ret i32 4
}
define internal i32 @returns_b() {
  ret i32 ptrtoint (ptr addrspace(3) @B to i32)
}
define internal ptr addrspace(3) @null_callee() {
  ret ptr addrspace(3) null
}
%holder = type { ptr addrspace(3), i32 }
%outer = type { %holder, i32 }
%"of holders" = type { [1 x %outer] }
!0 = !{!"m0"}

; CHECK: kernel base: 2 LDS accesses: 2 tagged
; CODE-LABEL: define {{.*}}@base(
; CODE: load i32, {{.*}} @A, {{.*}}!alias.scope [[A:!\d+]], !noalias [[NOT_A:!\d+]]{{$}}
; CODE: store i32 %x, {{.*}} @B, {{.*}}!alias.scope [[NOT_A]], !noalias [[A]]{{$}}
define amdgpu_kernel void @base() {
  %x = load i32, ptr addrspace(3) @A
  store i32 %x, ptr addrspace(3) @B
  ret void
}

; CHECK: kernel lost_by_phi_of_one_base_twice: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_phi_of_one_base_twice(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_phi_of_one_base_twice(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  br i1 %c, label %l, label %r
l:
  br label %r
r:
  %p = phi ptr addrspace(3) [ @A, %0 ], [ @A, %l ]
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_phi_of_two_bases: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_phi_of_two_bases(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_phi_of_two_bases(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  br i1 %c, label %l, label %r
l:
  br label %r
r:
  %p = phi ptr addrspace(3) [ @A, %0 ], [ @B, %l ]
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_phi_of_a_base_and_null: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_phi_of_a_base_and_null(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_phi_of_a_base_and_null(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  br i1 %c, label %l, label %r
l:
  br label %r
r:
  %p = phi ptr addrspace(3) [ @A, %0 ], [ null, %l ]
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_select: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_select(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_select(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %p = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) @B
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_select_of_one_base_twice: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_select_of_one_base_twice(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_select_of_one_base_twice(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %p = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) @A
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_add_of_two_bases: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_add_of_two_bases(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_add_of_two_bases(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i32
  %b = ptrtoint ptr addrspace(3) @B to i32
  %i = add i32 %a, %b
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_add_of_a_base_to_itself: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_add_of_a_base_to_itself(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_add_of_a_base_to_itself(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i32
  %i = add i32 %a, %a
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_difference_plus_base: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_difference_plus_base(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_difference_plus_base(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i32
  %b = ptrtoint ptr addrspace(3) @B to i32
  %d = sub i32 %a, %b
  %i = add i32 %d, %b
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_getelementptr_by_a_derived_index: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_getelementptr_by_a_derived_index(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_getelementptr_by_a_derived_index(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %b = ptrtoint ptr addrspace(3) @B to i32
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %b
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_getelementptr_of_null_by_a_derived_index: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_getelementptr_of_null_by_a_derived_index(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_getelementptr_of_null_by_a_derived_index(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i32
  %p = getelementptr i8, ptr addrspace(3) null, i32 %a
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_or_disjoint: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_or_disjoint(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_or_disjoint(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i32
  %i = or disjoint i32 %a, %n
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_freeze: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_freeze(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_freeze(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %p = freeze ptr addrspace(3) @A
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_icmp_of_an_address_as_an_offset: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_icmp_of_an_address_as_an_offset(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_icmp_of_an_address_as_an_offset(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %q = icmp eq ptr addrspace(3) @B, null
  %i = zext i1 %q to i32
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %i
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_bitcast_of_its_integer: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_bitcast_of_its_integer(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_bitcast_of_its_integer(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i32
  %g = bitcast i32 %a to float
  %i = bitcast float %g to i32
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_trunc: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_trunc(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_trunc(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i64
  %i = trunc i64 %a to i32
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_zext: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_zext(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_zext(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i32
  %i = zext i32 %a to i64
  %p = inttoptr i64 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_narrow_ptrtoint: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_narrow_ptrtoint(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_narrow_ptrtoint(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i16
  %i = zext i16 %a to i32
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_narrow_ptrtoint_as_an_offset: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_narrow_ptrtoint_as_an_offset(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_narrow_ptrtoint_as_an_offset(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %b = ptrtoint ptr addrspace(3) @B to i8
  %i = zext i8 %b to i32
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %i
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_inttoptr_from_narrow: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_inttoptr_from_narrow(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_inttoptr_from_narrow(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i16
  %p = inttoptr i16 %a to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_insertelement_extractelement: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_insertelement_extractelement(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_insertelement_extractelement(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %q = insertelement <2 x ptr addrspace(3)> poison, ptr addrspace(3) @A, i32 0
  %p = extractelement <2 x ptr addrspace(3)> %q, i32 0
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_a_vector_of_variables: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_a_vector_of_variables(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_a_vector_of_variables(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %p = extractelement <2 x ptr addrspace(3)> <ptr addrspace(3) @A, ptr addrspace(3) @B>, i32 %n
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_shufflevector: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_shufflevector(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_shufflevector(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %q = shufflevector <2 x ptr addrspace(3)> <ptr addrspace(3) @A, ptr addrspace(3) @B>, <2 x ptr addrspace(3)> poison, <2 x i32> zeroinitializer
  %p = extractelement <2 x ptr addrspace(3)> %q, i32 0
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_vector_getelementptr: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_vector_getelementptr(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_vector_getelementptr(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %q = getelementptr i8, ptr addrspace(3) @A, <2 x i32> %v
  %p = extractelement <2 x ptr addrspace(3)> %q, i32 0
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_insertvalue_extractvalue: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_insertvalue_extractvalue(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_insertvalue_extractvalue(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %q = insertvalue { i32, ptr addrspace(3) } poison, ptr addrspace(3) @A, 1
  %p = extractvalue { i32, ptr addrspace(3) } %q, 1
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_addrspacecast_there_and_back: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_addrspacecast_there_and_back(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_addrspacecast_there_and_back(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %q = addrspacecast ptr addrspace(3) @A to ptr
  %p = addrspacecast ptr %q to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_addrspacecast_from_flat: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_addrspacecast_from_flat(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_addrspacecast_from_flat(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %q = inttoptr i64 %w to ptr
  %p = addrspacecast ptr %q to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_an_address_through_readfirstlane: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_an_address_through_readfirstlane(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_an_address_through_readfirstlane(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i32
  %i = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %a)
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_a_masked_pointer: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_a_masked_pointer(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_a_masked_pointer(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %p = call ptr addrspace(3) @llvm.ptrmask.p3.i32(ptr addrspace(3) @A, i32 -16)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_an_aggregate_constant: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_an_aggregate_constant(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_an_aggregate_constant(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %q = extractvalue [2 x ptr addrspace(3)] [ptr addrspace(3) @A, ptr addrspace(3) @B], 0
  %p = getelementptr i8, ptr addrspace(3) %q, i32 0
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_select_of_a_constant_expression: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_select_of_a_constant_expression(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_select_of_a_constant_expression(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %i = select i1 %c, i32 ptrtoint (ptr addrspace(3) @A to i32), i32 0
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_a_constant_difference: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_a_constant_difference(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_a_constant_difference(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %i = add i32 sub (i32 ptrtoint (ptr addrspace(3) @A to i32), i32 ptrtoint (ptr addrspace(3) @B to i32)), ptrtoint (ptr addrspace(3) @B to i32)
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_a_derived_operand_used_as_an_offset_late: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_a_derived_operand_used_as_an_offset_late(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_a_derived_operand_used_as_an_offset_late(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  br label %l
l:
  %o = phi i32 [ 0, %0 ], [ %o2, %l ]
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p
  %o2 = ptrtoint ptr addrspace(3) @B to i32
  br i1 %c, label %l, label %e
e:
  ret void
}

; CHECK: kernel lost_by_or: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_or(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_or(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i32
  %i = or i32 %a, %n
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_xor: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_xor(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_xor(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i32
  %i = xor i32 %a, %n
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_and: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_and(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_and(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i32
  %i = and i32 %a, %n
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_sub: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_sub(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_sub(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i32
  %i = sub i32 %a, %n
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_mul: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_mul(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_mul(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i32
  %i = mul i32 %a, %n
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_shl: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_shl(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_shl(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i32
  %i = shl i32 %a, %n
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_lshr: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_lshr(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_lshr(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i32
  %i = lshr i32 %a, %n
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_ashr: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_ashr(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_ashr(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i32
  %i = ashr i32 %a, %n
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_udiv: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_udiv(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_udiv(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i32
  %i = udiv i32 %a, %n
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_sdiv: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_sdiv(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_sdiv(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i32
  %i = sdiv i32 %a, %n
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_urem: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_urem(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_urem(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i32
  %i = urem i32 %a, %n
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_srem: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_srem(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_srem(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i32
  %i = srem i32 %a, %n
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel no_offset_by_sub: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@no_offset_by_sub(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @no_offset_by_sub(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i32
  %b = ptrtoint ptr addrspace(3) @B to i32
  %d = sub i32 %a, %n
  %i = add i32 %d, %b
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel no_offset_by_xor: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@no_offset_by_xor(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @no_offset_by_xor(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i32
  %b = ptrtoint ptr addrspace(3) @B to i32
  %d = xor i32 %a, %n
  %i = add i32 %d, %b
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel no_offset_by_or: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@no_offset_by_or(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @no_offset_by_or(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i32
  %b = ptrtoint ptr addrspace(3) @B to i32
  %d = or i32 %a, %n
  %i = add i32 %d, %b
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel no_offset_by_and: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@no_offset_by_and(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @no_offset_by_and(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i32
  %b = ptrtoint ptr addrspace(3) @B to i32
  %d = and i32 %a, %n
  %i = add i32 %d, %b
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel no_offset_by_mul: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@no_offset_by_mul(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @no_offset_by_mul(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i32
  %b = ptrtoint ptr addrspace(3) @B to i32
  %d = mul i32 %a, %n
  %i = add i32 %d, %b
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel no_offset_by_shl: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@no_offset_by_shl(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @no_offset_by_shl(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %a = ptrtoint ptr addrspace(3) @A to i32
  %b = ptrtoint ptr addrspace(3) @B to i32
  %d = shl i32 %a, %n
  %i = add i32 %d, %b
  %p = inttoptr i32 %i to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel offset_that_turns_out_to_be_an_address: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@offset_that_turns_out_to_be_an_address(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @offset_that_turns_out_to_be_an_address(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  br label %d
u:
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %j
  %x = load float, ptr addrspace(3) %p
  br label %e
d:
  %j = ptrtoint ptr addrspace(3) @B to i32
  br label %u
e:
  ret void
}

; CHECK: kernel loop_through_several_phis: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@loop_through_several_phis(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @loop_through_several_phis(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  br label %l
l:
  %q0 = phi i32 [ 0, %0 ], [ %q1, %l ]
  %q1 = phi i32 [ 0, %0 ], [ %q2, %l ]
  %q2 = phi i32 [ 0, %0 ], [ %q3, %l ]
  %q3 = phi i32 [ 0, %0 ], [ %q4, %l ]
  %q4 = phi i32 [ 0, %0 ], [ %q5, %l ]
  %q5 = phi i32 [ 0, %0 ], [ %j, %l ]
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %q0
  %x = load float, ptr addrspace(3) %p
  %j = ptrtoint ptr addrspace(3) @B to i32
  br i1 %c, label %l, label %e
e:
  ret void
}

; CHECK: kernel lost_by_asm_that_names_a_symbol: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_asm_that_names_a_symbol(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_asm_that_names_a_symbol(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %o = call i32 asm "v_mov_b32 $0, B@abs32@lo", "=v"()
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_asm_that_reads_m0: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_asm_that_reads_m0(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_asm_that_reads_m0(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %o = call i32 asm "v_mov_b32 $0, m0", "=v"()
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_declared_callee: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_declared_callee(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_declared_callee(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %o = call i32 @declared()
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_declared_callee_without_memory: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_declared_callee_without_memory(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_declared_callee_without_memory(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %o = call i32 @declared_pure()
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_weak_callee: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_weak_callee(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_weak_callee(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %o = call i32 @weak_callee()
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_linkonce_callee: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_linkonce_callee(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_linkonce_callee(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %o = call i32 @linkonce_callee()
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_register_m0: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_register_m0(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_register_m0(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %o = call i32 @llvm.read_register.i32(metadata !0)
  %p = getelementptr i8, ptr addrspace(3) @B, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_address_that_a_known_callee_returns: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_address_that_a_known_callee_returns(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_address_that_a_known_callee_returns(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %o = call i32 @returns_b()
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_signed_address: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_signed_address(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_signed_address(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %o = ptrtoint ptr addrspace(3) ptrauth (ptr addrspace(3) @B, i32 0) to i32
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_indirect_call: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_indirect_call(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_indirect_call(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %g = inttoptr i64 %w to ptr
  %o = call i32 %g()
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_pointer_of_a_known_callee: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_pointer_of_a_known_callee(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_pointer_of_a_known_callee(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %p = call ptr addrspace(3) @null_callee()
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel lost_by_pointer_from_memory: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@lost_by_pointer_from_memory(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @lost_by_pointer_from_memory(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %p = load ptr addrspace(3), ptr addrspace(1) %m
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel number_as_an_address: 1 LDS access: 0 tagged, 0 ambiguous, 1 unknown
; CODE-LABEL: define {{.*}}@number_as_an_address(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @number_as_an_address(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %p = inttoptr i32 %n to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel null: 1 LDS access: 0 tagged, 0 ambiguous, 1 unknown
; CODE-LABEL: define {{.*}}@null(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @null(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) {
  %x = load float, ptr addrspace(3) null
  ret void
}

; CHECK: kernel pointer_argument: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@pointer_argument(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @pointer_argument(ptr addrspace(3) %p) {
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel struct_argument: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@struct_argument(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @struct_argument({ i32, ptr addrspace(3) } %h) {
  %p = extractvalue { i32, ptr addrspace(3) } %h, 1
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel array_argument: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@array_argument(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @array_argument([2 x ptr addrspace(3)] %h) {
  %p = extractvalue [2 x ptr addrspace(3)] %h, 0
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel vector_argument: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@vector_argument(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @vector_argument(<2 x ptr addrspace(3)> %h) {
  %p = extractelement <2 x ptr addrspace(3)> %h, i32 0
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel named_holder_argument: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@named_holder_argument(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @named_holder_argument(%holder %h, ptr addrspace(1) %m) {
  %q = extractvalue %holder %h, 0
  %o = ptrtoint ptr addrspace(3) %q to i32
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel named_holder_from_memory: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@named_holder_from_memory(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @named_holder_from_memory(%holder %h, ptr addrspace(1) %m) {
  %l = load %holder, ptr addrspace(1) %m
  %q = extractvalue %holder %l, 0
  %o = ptrtoint ptr addrspace(3) %q to i32
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel nested_holder_argument: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@nested_holder_argument(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @nested_holder_argument(%outer %h, ptr addrspace(1) %m) {
  %q = extractvalue %outer %h, 0, 0
  %o = ptrtoint ptr addrspace(3) %q to i32
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel nested_holder_from_memory: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@nested_holder_from_memory(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @nested_holder_from_memory(%outer %h, ptr addrspace(1) %m) {
  %l = load %outer, ptr addrspace(1) %m
  %q = extractvalue %outer %l, 0, 0
  %o = ptrtoint ptr addrspace(3) %q to i32
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel quoted_holder_argument: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@quoted_holder_argument(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @quoted_holder_argument(%"of holders" %h, ptr addrspace(1) %m) {
  %q = extractvalue %"of holders" %h, 0, 0, 0, 0
  %o = ptrtoint ptr addrspace(3) %q to i32
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel quoted_holder_from_memory: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@quoted_holder_from_memory(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @quoted_holder_from_memory(%"of holders" %h, ptr addrspace(1) %m) {
  %l = load %"of holders", ptr addrspace(1) %m
  %q = extractvalue %"of holders" %l, 0, 0, 0, 0
  %o = ptrtoint ptr addrspace(3) %q to i32
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}

; CHECK: kernel result_of_an_invoked_function: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@result_of_an_invoked_function(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @result_of_an_invoked_function(i32 %n, i1 %c, <2 x i32> %v, i64 %w, ptr addrspace(1) %m, float %f) personality ptr @personality {
  %o = invoke i32 @declared() to label %n1 unwind label %u
n1:
  %p = getelementptr i8, ptr addrspace(3) @A, i32 %o
  %x = load float, ptr addrspace(3) %p
  br label %e
u:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
e:
  ret void
}
; CHECK: proved: no LDS address escapes, so integers from memory and calls are plain offsets
