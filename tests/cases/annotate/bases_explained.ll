; Accesses beside loads and stores, and why an access has no tag: the values from its address back to where the base was lost.
; RUN: ldsopt annotate %s --mcpu gfx942 --no-check -v -o %t.ll 2>&1 | filecheck %s
; RUN: filecheck %s --check-prefix CODE < %t.ll
; RUN: variant LENGTH %s > %t.length.ll
; RUN: ldsopt annotate %t.length.ll --mcpu gfx942 --no-check -v -o %t.ll 2>&1 | filecheck %s --check-prefix ESCAPES
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
@C = external addrspace(3) global [0 x i8], align 16
declare void @llvm.memcpy.p3.p3.i32(ptr addrspace(3), ptr addrspace(3), i32, i1)
declare void @llvm.memcpy.p3.p1.i32(ptr addrspace(3), ptr addrspace(1), i32, i1)
declare void @llvm.memcpy.p3.p0.i32(ptr addrspace(3), ptr, i32, i1)
declare void @llvm.memset.p3.i32(ptr addrspace(3), i8, i32, i1)

; CODE-LABEL: define {{.*}}@base(
; CODE: load i32, {{.*}} @A, {{.*}}!alias.scope [[A:!\d+]], !noalias [[NOT_A:!\d+]]{{$}}
; CODE: store i32 %x, {{.*}} @C, {{.*}}!alias.scope [[C:!\d+]], !noalias [[NOT_C:!\d+]]{{$}}
define amdgpu_kernel void @base() {
  %x = load i32, ptr addrspace(3) @A
  store i32 %x, ptr addrspace(3) @C
  ret void
}

; A copy has the bases of both sides if those are known.
; CHECK: kernel copies_to_another: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@copies_to_another(
; CODE: memcpy.p3.p3{{.*}}, !alias.scope [[NOT_C]], !noalias [[C]]{{$}}
define amdgpu_kernel void @copies_to_another(i32 %n, i1 %c, ptr addrspace(1) %m) {
  call void @llvm.memcpy.p3.p3.i32(ptr addrspace(3) @A, ptr addrspace(3) @B, i32 16, i1 false)
  ret void
}

; CHECK: kernel copies_within_one: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@copies_within_one(
; CODE: memcpy.p3.p3{{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @copies_within_one(i32 %n, i1 %c, ptr addrspace(1) %m) {
  call void @llvm.memcpy.p3.p3.i32(ptr addrspace(3) @A, ptr addrspace(3) @A, i32 16, i1 false)
  ret void
}

; CHECK: kernel copies_from_memory: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@copies_from_memory(
; CODE: memcpy.p3.p1{{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @copies_from_memory(i32 %n, i1 %c, ptr addrspace(1) %m) {
  call void @llvm.memcpy.p3.p1.i32(ptr addrspace(3) @A, ptr addrspace(1) %m, i32 16, i1 false)
  ret void
}

; CHECK: kernel copies_from_a_flat_pointer: 1 LDS access: 0 tagged, 0 ambiguous, 1 unknown
; CHECK: copy: not derived from a named base
; CODE-LABEL: define {{.*}}@copies_from_a_flat_pointer(
; CODE: memcpy.p3.p0{{.*}} i1 false){{$}}
define amdgpu_kernel void @copies_from_a_flat_pointer(i32 %n, i1 %c, ptr addrspace(1) %m) {
  call void @llvm.memcpy.p3.p0.i32(ptr addrspace(3) @A, ptr null, i32 16, i1 false)
  ret void
}

; CHECK: kernel copies_from_null: 1 LDS access: 0 tagged, 0 ambiguous, 1 unknown
; CHECK: copy: not derived from a named base
; CODE-LABEL: define {{.*}}@copies_from_null(
; CODE: memcpy.p3.p3{{.*}} i1 false){{$}}
define amdgpu_kernel void @copies_from_null(i32 %n, i1 %c, ptr addrspace(1) %m) {
  call void @llvm.memcpy.p3.p3.i32(ptr addrspace(3) @A, ptr addrspace(3) null, i32 16, i1 false)
  ret void
}

; CHECK: kernel fills: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; CODE-LABEL: define {{.*}}@fills(
; CODE: memset{{.*}}, !alias.scope [[A]], !noalias [[NOT_A]]{{$}}
define amdgpu_kernel void @fills(i32 %n, i1 %c, ptr addrspace(1) %m) {
  call void @llvm.memset.p3.i32(ptr addrspace(3) @A, i8 0, i32 16, i1 false)
  ret void
}

; Accesses of other memory are none.
; CHECK: kernel other_memory: 1 LDS access: 1 tagged
define amdgpu_kernel void @other_memory(i32 %n, i1 %c, ptr addrspace(1) %m) {
  store i32 0, ptr addrspace(1) %m
  %y = load i32, ptr addrspace(1) %m
  %x = load float, ptr addrspace(3) @A
  ret void
}

; An integer that is narrower than the address loses it, by whatever bits.
; CHECK: kernel in_128_bits: 1 LDS access: 1 tagged, 0 ambiguous
define amdgpu_kernel void @in_128_bits() {
  %a = ptrtoint ptr addrspace(3) @A to i128
  %p = inttoptr i128 %a to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p
  ret void
}
; CHECK: kernel in_31_bits: 1 LDS access: 0 tagged, 1 ambiguous
define amdgpu_kernel void @in_31_bits() {
  %a = ptrtoint ptr addrspace(3) @A to i31
  %p = inttoptr i31 %a to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p
  ret void
}
; CHECK: kernel in_17_bits: 1 LDS access: 0 tagged, 1 ambiguous
define amdgpu_kernel void @in_17_bits() {
  %a = ptrtoint ptr addrspace(3) @A to i17
  %p = inttoptr i17 %a to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p
  ret void
}

; The values are told from the access on, up to the one that lost the base.

; CHECK: kernel lost: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CHECK: load: derived from LDS, but its base was lost
; CHECK: %x = load float, ptr addrspace(3) %p
; CHECK: from: %p = inttoptr i32 %j to ptr addrspace(3){{$}}
; CHECK: from: %j = add i32 %i, 4{{$}}
; CHECK: lost at: %i = xor i32 %a, %n{{$}}
define amdgpu_kernel void @lost(i32 %n, i1 %c, ptr addrspace(1) %m) {
  %a = ptrtoint ptr addrspace(3) @A to i32
  %i = xor i32 %a, %n
  %j = add i32 %i, 4
  %p = inttoptr i32 %j to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p
  ret void
}

; CHECK: kernel never_had_one: 1 LDS access: 0 tagged, 0 ambiguous, 1 unknown
; CHECK: load: not derived from a named base
; CHECK: from: %p = inttoptr i32 %j to ptr addrspace(3){{$}}
; CHECK: %j = add i32 %n, 4{{$}}
define amdgpu_kernel void @never_had_one(i32 %n, i1 %c, ptr addrspace(1) %m) {
  %j = add i32 %n, 4
  %p = inttoptr i32 %j to ptr addrspace(3)
  %x = load float, ptr addrspace(3) %p
  ret void
}

; CHECK: kernel in_a_loop: 1 LDS access: 0 tagged, 1 ambiguous, 0 unknown
; CHECK: lost at: %p = phi ptr addrspace(3) [ @A, %entry ], [ %q, %l ]{{$}}
define amdgpu_kernel void @in_a_loop(i32 %n, i1 %c, ptr addrspace(1) %m) {
entry:
  br label %l
l:
  %p = phi ptr addrspace(3) [ @A, %entry ], [ %q, %l ]
  %x = load float, ptr addrspace(3) %p
  %q = getelementptr i8, ptr addrspace(3) %p, i32 4
  br i1 %c, label %l, label %e
e:
  ret void
}

; An LDS-DMA in assembly leaves its function whole, by whatever spelling; its name in a comment does not.

; CHECK: kernel buffer_copy: 1 LDS access: 0 tagged, 0 ambiguous, 0 unknown, 1 untagged
; CHECK: left whole: an LDS-DMA that the backend does not track: call void asm sideeffect "buffer_load_dword off, s
define amdgpu_kernel void @buffer_copy(i32 %n, i1 %c, ptr addrspace(1) %m) {
  call void asm sideeffect "buffer_load_dword off, s[0:3], 0 lds", ""()
  %x = load float, ptr addrspace(3) @A
  ret void
}

; CHECK: kernel in_capitals: 1 LDS access: 0 tagged, 0 ambiguous, 0 unknown, 1 untagged
; CHECK: left whole: an LDS-DMA that the backend does not track: call void asm sideeffect "BUFFER_LOAD_DWORD off, s
define amdgpu_kernel void @in_capitals(i32 %n, i1 %c, ptr addrspace(1) %m) {
  call void asm sideeffect "BUFFER_LOAD_DWORD off, s[0:3], 0 lds", ""()
  %x = load float, ptr addrspace(3) @A
  ret void
}

; CHECK: kernel global_copy: 1 LDS access: 0 tagged, 0 ambiguous, 0 unknown, 1 untagged
; CHECK: left whole: an LDS-DMA that the backend does not track: call void asm sideeffect "global_load_lds_dwordx4 v
define amdgpu_kernel void @global_copy(i32 %n, i1 %c, ptr addrspace(1) %m) {
  call void asm sideeffect "global_load_lds_dwordx4 v[0:1], off", ""()
  %x = load float, ptr addrspace(3) @A
  ret void
}

; CHECK: kernel in_a_comment: 1 LDS access: 1 tagged
define amdgpu_kernel void @in_a_comment(i32 %n, i1 %c, ptr addrspace(1) %m) {
  call void asm sideeffect "s_nop 0 ; global_load_lds_dwordx4 v[0:1], off", ""()
  %x = load float, ptr addrspace(3) @A
  ret void
}

; CHECK: kernel buffer_load: 1 LDS access: 1 tagged
define amdgpu_kernel void @buffer_load(i32 %n, i1 %c, ptr addrspace(1) %m) {
  call void asm sideeffect "buffer_load_dword v0, off, s[0:3], 0", ""()
  %x = load float, ptr addrspace(3) @A
  ret void
}

; CHECK: kernel in_numbers: 1 LDS access: 0 tagged, 0 ambiguous, 0 unknown, 1 untagged
; CHECK: left whole: inline assembly that may start an LDS-DMA: call void asm sideeffect ".long 0xe0000000
define amdgpu_kernel void @in_numbers(i32 %n, i1 %c, ptr addrspace(1) %m) {
  call void asm sideeffect ".long 0xe0000000", ""()
  %x = load float, ptr addrspace(3) @A
  ret void
}

; CHECK: kernel a_branch: 1 LDS access: 1 tagged
define amdgpu_kernel void @a_branch(i32 %n, i1 %c, ptr addrspace(1) %m) {
  call void asm sideeffect "1: s_cbranch_scc0 1b", ""()
  %x = load float, ptr addrspace(3) @A
  ret void
}

; A length that is formed from an address lets that escape.
; CHECK: proved: no LDS address escapes
; ESCAPES: kernel length_of_an_address: 1 LDS access
; ESCAPES: an LDS address escapes
;LENGTH define amdgpu_kernel void @length_of_an_address() {
;LENGTH   %b = ptrtoint ptr addrspace(3) @B to i32
;LENGTH   call void @llvm.memset.p3.i32(ptr addrspace(3) @A, i8 0, i32 %b, i1 false)
;LENGTH   ret void
;LENGTH }
