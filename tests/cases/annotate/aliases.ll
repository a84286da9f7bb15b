; An alias has the base of its variable, unless it or the variable may be replaced.
; RUN: ldsopt annotate %s --mcpu gfx942 --no-check -o %t.ll 2>&1 | filecheck %s
; RUN: filecheck %s --check-prefix CODE < %t.ll
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
@D = internal addrspace(3) global [0 x i8] poison, align 16
@W = weak addrspace(3) global [0 x i8] poison, align 16
@W2 = weak_odr addrspace(3) global [0 x i8] poison, align 16
@W3 = linkonce_odr addrspace(3) global [0 x i8] poison, align 16

; CODE-LABEL: define {{.*}}@bases(
; CODE: load i32, {{.*}} @A, {{.*}}!alias.scope [[A:!\d+]], !noalias [[NOT_A:!\d+]]{{$}}
; CODE: store i32 %x, {{.*}} @D, {{.*}}!alias.scope [[D:!\d+]], !noalias [[NOT_D:!\d+]]{{$}}
define amdgpu_kernel void @bases() {
  %x = load i32, ptr addrspace(3) @A
  store i32 %x, ptr addrspace(3) @D
  ret void
}

@alias_whole_external = alias i8, ptr addrspace(3) @D
@alias_whole_internal = internal alias i8, ptr addrspace(3) @D
@alias_whole_private = private alias i8, ptr addrspace(3) @D
@alias_whole_hidden = hidden local_unnamed_addr alias i8, ptr addrspace(3) @D
@alias_part_external = alias i8, getelementptr (i8, ptr addrspace(3) @D, i32 16)
@alias_part_internal = internal alias i8, getelementptr (i8, ptr addrspace(3) @D, i32 16)
@alias_part_private = private alias i8, getelementptr (i8, ptr addrspace(3) @D, i32 16)
@alias_part_hidden = hidden local_unnamed_addr alias i8, getelementptr (i8, ptr addrspace(3) @D, i32 16)
@"an alias whole_external" = alias i8, ptr addrspace(3) @D
@"an alias whole_internal" = internal alias i8, ptr addrspace(3) @D
@"an alias whole_private" = private alias i8, ptr addrspace(3) @D
@"an alias whole_hidden" = hidden local_unnamed_addr alias i8, ptr addrspace(3) @D
@"an alias part_external" = alias i8, getelementptr (i8, ptr addrspace(3) @D, i32 16)
@"an alias part_internal" = internal alias i8, getelementptr (i8, ptr addrspace(3) @D, i32 16)
@"an alias part_private" = private alias i8, getelementptr (i8, ptr addrspace(3) @D, i32 16)
@"an alias part_hidden" = hidden local_unnamed_addr alias i8, getelementptr (i8, ptr addrspace(3) @D, i32 16)
@twice = alias i8, getelementptr (i8, ptr addrspace(3) @alias_whole_internal, i32 16)
@replaced_weak = weak alias i8, ptr addrspace(3) @D
@replaced_weak_odr = weak_odr alias i8, ptr addrspace(3) @D
@replaced_linkonce = linkonce alias i8, ptr addrspace(3) @D
@replaced_linkonce_odr = linkonce_odr alias i8, ptr addrspace(3) @D
@of_weak = alias i8, ptr addrspace(3) @W
@of_weak_odr = alias i8, ptr addrspace(3) @W2
@of_linkonce_odr = alias i8, ptr addrspace(3) @W3

; CHECK: kernel external_alias_of_whole: 2 LDS accesses: 2 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@external_alias_of_whole(
; CODE: %x = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
; CODE: %y = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
define amdgpu_kernel void @external_alias_of_whole(i32 %n) {
  %x = load float, ptr addrspace(3) @alias_whole_external
  %p = getelementptr i8, ptr addrspace(3) @alias_whole_external, i32 %n
  %y = load float, ptr addrspace(3) %p
  ret void
}

; CHECK: kernel internal_alias_of_whole: 2 LDS accesses: 2 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@internal_alias_of_whole(
; CODE: %x = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
; CODE: %y = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
define amdgpu_kernel void @internal_alias_of_whole(i32 %n) {
  %x = load float, ptr addrspace(3) @alias_whole_internal
  %p = getelementptr i8, ptr addrspace(3) @alias_whole_internal, i32 %n
  %y = load float, ptr addrspace(3) %p
  ret void
}

; CHECK: kernel private_alias_of_whole: 2 LDS accesses: 2 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@private_alias_of_whole(
; CODE: %x = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
; CODE: %y = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
define amdgpu_kernel void @private_alias_of_whole(i32 %n) {
  %x = load float, ptr addrspace(3) @alias_whole_private
  %p = getelementptr i8, ptr addrspace(3) @alias_whole_private, i32 %n
  %y = load float, ptr addrspace(3) %p
  ret void
}

; CHECK: kernel hidden_alias_of_whole: 2 LDS accesses: 2 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@hidden_alias_of_whole(
; CODE: %x = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
; CODE: %y = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
define amdgpu_kernel void @hidden_alias_of_whole(i32 %n) {
  %x = load float, ptr addrspace(3) @alias_whole_hidden
  %p = getelementptr i8, ptr addrspace(3) @alias_whole_hidden, i32 %n
  %y = load float, ptr addrspace(3) %p
  ret void
}

; CHECK: kernel external_alias_of_part: 2 LDS accesses: 2 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@external_alias_of_part(
; CODE: %x = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
; CODE: %y = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
define amdgpu_kernel void @external_alias_of_part(i32 %n) {
  %x = load float, ptr addrspace(3) @alias_part_external
  %p = getelementptr i8, ptr addrspace(3) @alias_part_external, i32 %n
  %y = load float, ptr addrspace(3) %p
  ret void
}

; CHECK: kernel internal_alias_of_part: 2 LDS accesses: 2 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@internal_alias_of_part(
; CODE: %x = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
; CODE: %y = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
define amdgpu_kernel void @internal_alias_of_part(i32 %n) {
  %x = load float, ptr addrspace(3) @alias_part_internal
  %p = getelementptr i8, ptr addrspace(3) @alias_part_internal, i32 %n
  %y = load float, ptr addrspace(3) %p
  ret void
}

; CHECK: kernel private_alias_of_part: 2 LDS accesses: 2 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@private_alias_of_part(
; CODE: %x = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
; CODE: %y = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
define amdgpu_kernel void @private_alias_of_part(i32 %n) {
  %x = load float, ptr addrspace(3) @alias_part_private
  %p = getelementptr i8, ptr addrspace(3) @alias_part_private, i32 %n
  %y = load float, ptr addrspace(3) %p
  ret void
}

; CHECK: kernel hidden_alias_of_part: 2 LDS accesses: 2 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@hidden_alias_of_part(
; CODE: %x = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
; CODE: %y = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
define amdgpu_kernel void @hidden_alias_of_part(i32 %n) {
  %x = load float, ptr addrspace(3) @alias_part_hidden
  %p = getelementptr i8, ptr addrspace(3) @alias_part_hidden, i32 %n
  %y = load float, ptr addrspace(3) %p
  ret void
}

; CHECK: kernel quoted_external_alias_of_whole: 2 LDS accesses: 2 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@quoted_external_alias_of_whole(
; CODE: %x = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
; CODE: %y = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
define amdgpu_kernel void @quoted_external_alias_of_whole(i32 %n) {
  %x = load float, ptr addrspace(3) @"an alias whole_external"
  %p = getelementptr i8, ptr addrspace(3) @"an alias whole_external", i32 %n
  %y = load float, ptr addrspace(3) %p
  ret void
}

; CHECK: kernel quoted_internal_alias_of_whole: 2 LDS accesses: 2 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@quoted_internal_alias_of_whole(
; CODE: %x = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
; CODE: %y = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
define amdgpu_kernel void @quoted_internal_alias_of_whole(i32 %n) {
  %x = load float, ptr addrspace(3) @"an alias whole_internal"
  %p = getelementptr i8, ptr addrspace(3) @"an alias whole_internal", i32 %n
  %y = load float, ptr addrspace(3) %p
  ret void
}

; CHECK: kernel quoted_private_alias_of_whole: 2 LDS accesses: 2 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@quoted_private_alias_of_whole(
; CODE: %x = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
; CODE: %y = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
define amdgpu_kernel void @quoted_private_alias_of_whole(i32 %n) {
  %x = load float, ptr addrspace(3) @"an alias whole_private"
  %p = getelementptr i8, ptr addrspace(3) @"an alias whole_private", i32 %n
  %y = load float, ptr addrspace(3) %p
  ret void
}

; CHECK: kernel quoted_hidden_alias_of_whole: 2 LDS accesses: 2 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@quoted_hidden_alias_of_whole(
; CODE: %x = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
; CODE: %y = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
define amdgpu_kernel void @quoted_hidden_alias_of_whole(i32 %n) {
  %x = load float, ptr addrspace(3) @"an alias whole_hidden"
  %p = getelementptr i8, ptr addrspace(3) @"an alias whole_hidden", i32 %n
  %y = load float, ptr addrspace(3) %p
  ret void
}

; CHECK: kernel quoted_external_alias_of_part: 2 LDS accesses: 2 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@quoted_external_alias_of_part(
; CODE: %x = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
; CODE: %y = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
define amdgpu_kernel void @quoted_external_alias_of_part(i32 %n) {
  %x = load float, ptr addrspace(3) @"an alias part_external"
  %p = getelementptr i8, ptr addrspace(3) @"an alias part_external", i32 %n
  %y = load float, ptr addrspace(3) %p
  ret void
}

; CHECK: kernel quoted_internal_alias_of_part: 2 LDS accesses: 2 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@quoted_internal_alias_of_part(
; CODE: %x = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
; CODE: %y = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
define amdgpu_kernel void @quoted_internal_alias_of_part(i32 %n) {
  %x = load float, ptr addrspace(3) @"an alias part_internal"
  %p = getelementptr i8, ptr addrspace(3) @"an alias part_internal", i32 %n
  %y = load float, ptr addrspace(3) %p
  ret void
}

; CHECK: kernel quoted_private_alias_of_part: 2 LDS accesses: 2 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@quoted_private_alias_of_part(
; CODE: %x = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
; CODE: %y = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
define amdgpu_kernel void @quoted_private_alias_of_part(i32 %n) {
  %x = load float, ptr addrspace(3) @"an alias part_private"
  %p = getelementptr i8, ptr addrspace(3) @"an alias part_private", i32 %n
  %y = load float, ptr addrspace(3) %p
  ret void
}

; CHECK: kernel quoted_hidden_alias_of_part: 2 LDS accesses: 2 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@quoted_hidden_alias_of_part(
; CODE: %x = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
; CODE: %y = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
define amdgpu_kernel void @quoted_hidden_alias_of_part(i32 %n) {
  %x = load float, ptr addrspace(3) @"an alias part_hidden"
  %p = getelementptr i8, ptr addrspace(3) @"an alias part_hidden", i32 %n
  %y = load float, ptr addrspace(3) %p
  ret void
}

; CHECK: kernel alias_of_an_alias: 2 LDS accesses: 2 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@alias_of_an_alias(
; CODE: %x = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
; CODE: %y = load float, ptr addrspace(3){{.*}}, !alias.scope [[D]], !noalias [[NOT_D]]{{$}}
define amdgpu_kernel void @alias_of_an_alias(i32 %n) {
  %x = load float, ptr addrspace(3) @twice
  %p = getelementptr i8, ptr addrspace(3) @twice, i32 %n
  %y = load float, ptr addrspace(3) %p
  ret void
}

; CHECK: kernel weak_alias: 2 LDS accesses: 0 tagged, 2 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@weak_alias(
; CODE: %x = load float, ptr addrspace(3) {{[^!]*$}}
; CODE: %y = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @weak_alias(i32 %n) {
  %x = load float, ptr addrspace(3) @replaced_weak
  %p = getelementptr i8, ptr addrspace(3) @replaced_weak, i32 %n
  %y = load float, ptr addrspace(3) %p
  ret void
}

; CHECK: kernel weak_odr_alias: 2 LDS accesses: 0 tagged, 2 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@weak_odr_alias(
; CODE: %x = load float, ptr addrspace(3) {{[^!]*$}}
; CODE: %y = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @weak_odr_alias(i32 %n) {
  %x = load float, ptr addrspace(3) @replaced_weak_odr
  %p = getelementptr i8, ptr addrspace(3) @replaced_weak_odr, i32 %n
  %y = load float, ptr addrspace(3) %p
  ret void
}

; CHECK: kernel linkonce_alias: 2 LDS accesses: 0 tagged, 2 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@linkonce_alias(
; CODE: %x = load float, ptr addrspace(3) {{[^!]*$}}
; CODE: %y = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @linkonce_alias(i32 %n) {
  %x = load float, ptr addrspace(3) @replaced_linkonce
  %p = getelementptr i8, ptr addrspace(3) @replaced_linkonce, i32 %n
  %y = load float, ptr addrspace(3) %p
  ret void
}

; CHECK: kernel linkonce_odr_alias: 2 LDS accesses: 0 tagged, 2 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@linkonce_odr_alias(
; CODE: %x = load float, ptr addrspace(3) {{[^!]*$}}
; CODE: %y = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @linkonce_odr_alias(i32 %n) {
  %x = load float, ptr addrspace(3) @replaced_linkonce_odr
  %p = getelementptr i8, ptr addrspace(3) @replaced_linkonce_odr, i32 %n
  %y = load float, ptr addrspace(3) %p
  ret void
}

; CHECK: kernel alias_of_a_weak_variable: 2 LDS accesses: 0 tagged, 2 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@alias_of_a_weak_variable(
; CODE: %x = load float, ptr addrspace(3) {{[^!]*$}}
; CODE: %y = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @alias_of_a_weak_variable(i32 %n) {
  %x = load float, ptr addrspace(3) @of_weak
  %p = getelementptr i8, ptr addrspace(3) @of_weak, i32 %n
  %y = load float, ptr addrspace(3) %p
  ret void
}

; CHECK: kernel alias_of_a_weak_odr_variable: 2 LDS accesses: 0 tagged, 2 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@alias_of_a_weak_odr_variable(
; CODE: %x = load float, ptr addrspace(3) {{[^!]*$}}
; CODE: %y = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @alias_of_a_weak_odr_variable(i32 %n) {
  %x = load float, ptr addrspace(3) @of_weak_odr
  %p = getelementptr i8, ptr addrspace(3) @of_weak_odr, i32 %n
  %y = load float, ptr addrspace(3) %p
  ret void
}

; CHECK: kernel alias_of_a_linkonce_odr_variable: 2 LDS accesses: 0 tagged, 2 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@alias_of_a_linkonce_odr_variable(
; CODE: %x = load float, ptr addrspace(3) {{[^!]*$}}
; CODE: %y = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @alias_of_a_linkonce_odr_variable(i32 %n) {
  %x = load float, ptr addrspace(3) @of_linkonce_odr
  %p = getelementptr i8, ptr addrspace(3) @of_linkonce_odr, i32 %n
  %y = load float, ptr addrspace(3) %p
  ret void
}

; CHECK: kernel address_of_an_alias_as_an_offset: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@address_of_an_alias_as_an_offset(
; CODE: = load float, ptr addrspace(3) {{[^!]*$}}
define amdgpu_kernel void @address_of_an_alias_as_an_offset() {
  %p = getelementptr i8, ptr addrspace(3) @A, i32 ptrtoint (ptr addrspace(3) @alias_whole_external to i32)
  %x = load float, ptr addrspace(3) %p, align 4
  ret void
}
