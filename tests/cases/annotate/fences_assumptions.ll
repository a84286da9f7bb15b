; What an assumption narrows is said to rest on it; noalias can be distrusted, and the shape of workgroups be promised.
; RUN: variant PROMISE %s | ldsopt annotate - --fences --no-check -v --mcpu gfx1100 --assume arguments-do-not-alias -o %t.ll 2>&1 | filecheck %s --check-prefix PROMISE
; RUN: variant PROMISE-2 %s | ldsopt annotate - --fences --no-check -v --mcpu gfx1100 -o %t.ll 2>&1 | filecheck %s --check-prefix PROMISE-2
; RUN: variant PROMISE-3 %s | ldsopt annotate - --fences --no-check -v --mcpu gfx1100 --no-assume noalias-arguments -o %t.ll 2>&1 | filecheck %s --check-prefix PROMISE-3
; RUN: variant PROMISE-4 %s | ldsopt annotate - --fences --no-check -v --mcpu gfx1100 --assume arguments-do-not-alias --no-assume noalias-arguments -o %t.ll 2>&1 | filecheck %s --check-prefix PROMISE-4
; RUN: variant SHAPE %s | ldsopt annotate - --fences --no-check -v --mcpu gfx1100 -o %t.ll 2>&1 | filecheck %s --check-prefix SHAPE
; RUN: variant SHAPE-2 %s | ldsopt annotate - --fences --no-check -v --mcpu gfx1100 --assume unread-dimensions-are-one -o %t.ll 2>&1 | filecheck %s --check-prefix SHAPE-2
; RUN: variant SHAPE-3 %s | ldsopt annotate - --fences --no-check -v --mcpu gfx1100 --assume unread-dimensions-are-one -o %t.ll 2>&1 | filecheck %s --check-prefix SHAPE-3
; RUN: variant OTHER-SCOPE %s | ldsopt annotate - --fences --no-check -v --mcpu gfx1100 -o %t.ll 2>&1 | filecheck %s --check-prefix OTHER-SCOPE
; RUN: variant TWO-FIELDS %s | ldsopt annotate - --fences --no-check -v --mcpu gfx1100 -o %t.ll 2>&1 | filecheck %s --check-prefix TWO-FIELDS
; RUN: variant TWO-FIELDS-2 %s | ldsopt annotate - --fences --no-check -v --mcpu gfx1100 --assume arguments-do-not-alias -o %t.ll 2>&1 | filecheck %s --check-prefix TWO-FIELDS-2
; RUN: variant ONE-FIELD %s | ldsopt annotate - --fences --no-check -v --mcpu gfx1100 -o %t.ll 2>&1 | filecheck %s --check-prefix ONE-FIELD
; RUN: variant NOALIAS-ARGUMENT %s | ldsopt annotate - --fences --no-check -v --mcpu gfx1100 -o %t.ll 2>&1 | filecheck %s --check-prefix NOALIAS-ARGUMENT
; RUN: variant STEP-NOT-FOLLOWED %s | ldsopt annotate - --fences --no-check -v --mcpu gfx1100 -o %t.ll 2>&1 | filecheck %s --check-prefix STEP-NOT-FOLLOWED
target triple = "amdgcn-amd-amdhsa"

@L = internal addrspace(3) global [1024 x i32] poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare void @llvm.amdgcn.s.barrier()

define amdgpu_kernel void @k(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 { ; but PROMISE, SHAPE, SHAPE-2, SHAPE-3, TWO-FIELDS, TWO-FIELDS-2, ONE-FIELD, NOALIAS-ARGUMENT, STEP-NOT-FOLLOWED
;PROMISE define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
;SHAPE define amdgpu_kernel void @k(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 {
;SHAPE-2 define amdgpu_kernel void @k(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 {
;SHAPE-3 define amdgpu_kernel void @k(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 {
;TWO-FIELDS define amdgpu_kernel void @k(ptr addrspace(4) byref({ ptr addrspace(1), ptr addrspace(1) }) %s, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
;TWO-FIELDS-2 define amdgpu_kernel void @k(ptr addrspace(4) byref({ ptr addrspace(1), ptr addrspace(1) }) %s, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
;ONE-FIELD define amdgpu_kernel void @k(ptr addrspace(4) byref({ ptr addrspace(1), ptr addrspace(1) }) %s, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
;NOALIAS-ARGUMENT define amdgpu_kernel void @k(ptr addrspace(4) byref({ ptr addrspace(1), ptr addrspace(1) }) %s, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
;STEP-NOT-FOLLOWED define amdgpu_kernel void @k(ptr addrspace(4) byref({ ptr addrspace(1), ptr addrspace(1) }) %s, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %lds = getelementptr i32, ptr addrspace(3) @L, i32 %tid
  %wave = icmp ult i32 %tid, 32
;PROMISE   %v = load i32, ptr addrspace(1) %a
;PROMISE   store i32 %v, ptr addrspace(3) %lds
;PROMISE-2   %v = load i32, ptr addrspace(1) %a
;PROMISE-2   store i32 %v, ptr addrspace(3) %lds
;PROMISE-3   %v = load i32, ptr addrspace(1) %a
;PROMISE-3   store i32 %v, ptr addrspace(3) %lds
;PROMISE-4   %v = load i32, ptr addrspace(1) %a
;PROMISE-4   store i32 %v, ptr addrspace(3) %lds
;SHAPE   %pa = getelementptr i32, ptr addrspace(1) %a, i32 %tid
;SHAPE   store i32 1, ptr addrspace(1) %pa
;SHAPE-2   %pa = getelementptr i32, ptr addrspace(1) %a, i32 %tid
;SHAPE-2   store i32 1, ptr addrspace(1) %pa
;SHAPE-3   %y = call i32 @llvm.amdgcn.workitem.id.y()
;SHAPE-3   %pa = getelementptr i32, ptr addrspace(1) %a, i32 %tid
;SHAPE-3   store i32 1, ptr addrspace(1) %pa
;TWO-FIELDS   %pf = load ptr addrspace(1), ptr addrspace(4) %s
;TWO-FIELDS   %at = getelementptr i8, ptr addrspace(4) %s, i64 8
;TWO-FIELDS   %pg = load ptr addrspace(1), ptr addrspace(4) %at
;TWO-FIELDS   %v = load i32, ptr addrspace(1) %pf
;TWO-FIELDS-2   %pf = load ptr addrspace(1), ptr addrspace(4) %s
;TWO-FIELDS-2   %at = getelementptr i8, ptr addrspace(4) %s, i64 8
;TWO-FIELDS-2   %pg = load ptr addrspace(1), ptr addrspace(4) %at
;TWO-FIELDS-2   %v = load i32, ptr addrspace(1) %pf
;ONE-FIELD   %pf = load ptr addrspace(1), ptr addrspace(4) %s
;ONE-FIELD   %at = getelementptr i8, ptr addrspace(4) %s, i64 0
;ONE-FIELD   %pg = load ptr addrspace(1), ptr addrspace(4) %at
;ONE-FIELD   %v = load i32, ptr addrspace(1) %pf
;NOALIAS-ARGUMENT   %pf = load ptr addrspace(1), ptr addrspace(4) %s
;NOALIAS-ARGUMENT   %at = getelementptr i8, ptr addrspace(4) %s, i64 8
;NOALIAS-ARGUMENT   %pg = load ptr addrspace(1), ptr addrspace(4) %at
;NOALIAS-ARGUMENT   %v = load i32, ptr addrspace(1) %pf
;STEP-NOT-FOLLOWED   %pf = load ptr addrspace(1), ptr addrspace(4) %s
;STEP-NOT-FOLLOWED   %at = getelementptr i64, ptr addrspace(4) %s, i64 8
;STEP-NOT-FOLLOWED   %pg = load ptr addrspace(1), ptr addrspace(4) %at
;STEP-NOT-FOLLOWED   %v = load i32, ptr addrspace(1) %pf
  fence syncscope("workgroup") release ; but OTHER-SCOPE
;OTHER-SCOPE   fence syncscope("wavefront") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire ; but OTHER-SCOPE
;PROMISE   %r = load i32, ptr addrspace(3) @L
;PROMISE   store i32 %r, ptr addrspace(1) %b
;PROMISE-2   %r = load i32, ptr addrspace(3) @L
;PROMISE-2   store i32 %r, ptr addrspace(1) %b
; PROMISE-2: kernel k: 2 LDS accesses: 0 tagged, 0 ambiguous, 0 unknown, 2 static
; PROMISE-2: kernel k: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved
; PROMISE-2: assumed: noalias-arguments
;PROMISE-3   %r = load i32, ptr addrspace(3) @L
;PROMISE-3   store i32 %r, ptr addrspace(1) %b
; PROMISE-3: 2 more of 2 fences would be narrowed by: ldsopt annotate --fences --assume arguments-do-not-alias
; PROMISE-3: kernel k: 2 LDS accesses: 0 tagged, 0 ambiguous, 0 unknown, 2 static
; PROMISE-3: kernel k: 2 fences of a workgroup, 0 narrowed to LDS: 2 if assumed
;PROMISE-4   %r = load i32, ptr addrspace(3) @L
;PROMISE-4   store i32 %r, ptr addrspace(1) %b
; PROMISE-4: kernel k: 2 LDS accesses: 0 tagged, 0 ambiguous, 0 unknown, 2 static
; PROMISE-4: kernel k: 2 fences of a workgroup, 2 narrowed to LDS: 2 assumed
; PROMISE-4: assumed: arguments-do-not-alias
; PROMISE: kernel k: 2 LDS accesses: 0 tagged, 0 ambiguous, 0 unknown, 2 static
; PROMISE: kernel k: 2 fences of a workgroup, 2 narrowed to LDS: 2 assumed
; PROMISE: assumed: arguments-do-not-alias
;SHAPE   %v = load i32, ptr addrspace(1) %pa
;SHAPE-2   %v = load i32, ptr addrspace(1) %pa
; SHAPE-2: kernel k: 2 fences of a workgroup, 2 narrowed to LDS: 2 assumed
; SHAPE-2: assumed: unread-dimensions-are-one
;SHAPE-3   %v = load i32, ptr addrspace(1) %pa
; SHAPE-3: kernel k: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
; SHAPE: 2 more of 2 fences would be narrowed by: ldsopt annotate --fences --assume unread-dimensions-are-one
; SHAPE: kernel k: 2 fences of a workgroup, 0 narrowed to LDS: 2 if assumed
;OTHER-SCOPE   fence syncscope("wavefront") acquire
; OTHER-SCOPE: <stdin> (gfx1100): unchanged: no dynamic LDS base, nothing to tell apart
;TWO-FIELDS   store i32 %v, ptr addrspace(1) %pg
;TWO-FIELDS-2   store i32 %v, ptr addrspace(1) %pg
; TWO-FIELDS-2: kernel k: 2 fences of a workgroup, 2 narrowed to LDS: 2 assumed
; TWO-FIELDS-2: assumed: arguments-do-not-alias
; TWO-FIELDS: 2 more of 2 fences would be narrowed by: ldsopt annotate --fences --assume arguments-do-not-alias
; TWO-FIELDS: kernel k: 2 fences of a workgroup, 0 narrowed to LDS: 2 if assumed
;ONE-FIELD   store i32 %v, ptr addrspace(1) %pg
; ONE-FIELD: kernel k: 2 fences of a workgroup, 0 narrowed to LDS: 2 needs the index proof
;NOALIAS-ARGUMENT   store i32 %v, ptr addrspace(1) %b
; NOALIAS-ARGUMENT: kernel k: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved
; NOALIAS-ARGUMENT: assumed: noalias-arguments
;STEP-NOT-FOLLOWED   store i32 %v, ptr addrspace(1) %pg
; STEP-NOT-FOLLOWED: kernel k: 2 fences of a workgroup, 0 narrowed to LDS: 2 unknown
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="64,64" }
!0 = !{i32 64, i32 1, i32 1}
