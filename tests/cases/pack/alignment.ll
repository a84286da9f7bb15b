; A variable in an arena has the alignment that it has in LLVM's own layout, and what its uses state or assume.
; RUN: variant LARGE %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -q --json -o %t.ll | filecheck %s --check-prefix LARGE
; RUN: filecheck %s --check-prefix LARGE-ARENA < %t.ll
; RUN: variant EIGHT %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -q --json -o %t.ll | filecheck %s --check-prefix EIGHT
; RUN: filecheck %s --check-prefix EIGHT-ARENA < %t.ll
; RUN: variant FOUR %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -q --json -o %t.ll | filecheck %s --check-prefix FOUR
; RUN: filecheck %s --check-prefix FOUR-ARENA < %t.ll
; RUN: variant DECLARED %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -q --json -o %t.ll | filecheck %s --check-prefix DECLARED
; RUN: filecheck %s --check-prefix DECLARED-ARENA < %t.ll
; RUN: variant ACCESS %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -q --json -o %t.ll | filecheck %s --check-prefix ACCESS
; RUN: filecheck %s --check-prefix ACCESS-ARENA < %t.ll
; RUN: variant ARGUMENT %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -q --json -o %t.ll | filecheck %s --check-prefix ARGUMENT
; RUN: filecheck %s --check-prefix ARGUMENT-ARENA < %t.ll
; RUN: variant ASSUMED %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -q --json -o %t.ll | filecheck %s --check-prefix ASSUMED
; RUN: filecheck %s --check-prefix ASSUMED-ARENA < %t.ll
; RUN: variant ASSUMED-WITHIN %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -q --json -o %t.ll | filecheck %s --check-prefix ASSUMED-WITHIN
; RUN: filecheck %s --check-prefix ASSUMED-WITHIN-ARENA < %t.ll
; RUN: variant BYREF %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -q --json -o %t.ll | filecheck %s --check-prefix BYREF
; RUN: filecheck %s --check-prefix BYREF-ARENA < %t.ll
; RUN: variant FLAT %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -q --json -o %t.ll | filecheck %s --check-prefix FLAT
; RUN: filecheck %s --check-prefix FLAT-ARENA < %t.ll
; RUN: variant RESULT %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -q --json -o %t.ll | filecheck %s --check-prefix RESULT
; RUN: filecheck %s --check-prefix RESULT-ARENA < %t.ll
; RUN: variant LOADED %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -q --json -o %t.ll | filecheck %s --check-prefix LOADED
; RUN: filecheck %s --check-prefix LOADED-ARENA < %t.ll
; RUN: variant GLOBAL %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -q --json -o %t.ll | filecheck %s --check-prefix GLOBAL
; RUN: filecheck %s --check-prefix GLOBAL-ARENA < %t.ll
target triple = "amdgcn-amd-amdhsa"
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
@A = internal addrspace(3) global [5 x i8] poison, align 1
@B = internal addrspace(3) global [64 x i32] poison, align 4 ; but LARGE, EIGHT, FOUR, DECLARED
;LARGE @B = internal addrspace(3) global [3 x i32] poison, align 4
;EIGHT @B = internal addrspace(3) global [2 x i32] poison, align 4
;FOUR @B = internal addrspace(3) global [1 x i32] poison, align 1
;DECLARED @B = internal addrspace(3) global [64 x i32] poison, align 128
declare void @llvm.memset.p3.i32(ptr addrspace(3), i8, i32, i1)

define internal void @g(ptr addrspace(3) %p) {
  ret void
}

define internal void @h(ptr %p) {
  ret void
}

define internal void @o(ptr addrspace(1) %p) {
  ret void
}

define internal ptr addrspace(3) @r(ptr addrspace(3) %p) {
  ret ptr addrspace(3) %p
}

define amdgpu_kernel void @k(ptr addrspace(1) %to) #0 !reqd_work_group_size !0 {
  store i8 1, ptr addrspace(3) @A
;LARGE,EIGHT,DECLARED   store i32 1, ptr addrspace(3) @B, align 4
; LARGE: "name": "B",
; LARGE: "alignment": 16,
; LARGE: "offset": 0,
; LARGE-ARENA: @ldsopt.arena.k = internal addrspace(3) global [21 x i8] poison, align 16
; EIGHT: "name": "B",
; EIGHT: "alignment": 8,
; EIGHT: "offset": 0,
; EIGHT-ARENA: @ldsopt.arena.k = internal addrspace(3) global [13 x i8] poison, align 8
; DECLARED: "name": "B",
; DECLARED: "alignment": 128,
; DECLARED: "offset": 0,
; DECLARED-ARENA: @ldsopt.arena.k = internal addrspace(3) global [261 x i8] poison, align 128
;FOUR   store i32 1, ptr addrspace(3) @B, align 1
; FOUR: "name": "B",
; FOUR: "alignment": 4,
; FOUR: "offset": 8,
; FOUR-ARENA: @ldsopt.arena.k = internal addrspace(3) global [12 x i8] poison, align 8
;ACCESS   store <4 x i32> zeroinitializer, ptr addrspace(3) @B, align 64
; ACCESS: "name": "B",
; ACCESS: "alignment": 64,
; ACCESS: "offset": 0,
; ACCESS-ARENA: @ldsopt.arena.k = internal addrspace(3) global [261 x i8] poison, align 64
;ARGUMENT   call void @llvm.memset.p3.i32(ptr addrspace(3) align 32 @B, i8 0, i32 32, i1 false)
; ARGUMENT: "name": "B",
; ARGUMENT: "alignment": 32,
; ARGUMENT: "offset": 0,
; ARGUMENT-ARENA: @ldsopt.arena.k = internal addrspace(3) global [261 x i8] poison, align 32
;ASSUMED   call void @llvm.assume(i1 true) [ "align"(ptr addrspace(3) @B, i64 256) ]
;ASSUMED   store i32 1, ptr addrspace(3) @B
; ASSUMED: "name": "B",
; ASSUMED: "alignment": 256,
; ASSUMED: "offset": 0,
; ASSUMED-ARENA: @ldsopt.arena.k = internal addrspace(3) global [261 x i8] poison, align 256
;ASSUMED-WITHIN   call void @llvm.assume(i1 true) [ "align"(ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @B, i32 128), i64 128) ]
;ASSUMED-WITHIN   store i32 1, ptr addrspace(3) @B
; ASSUMED-WITHIN: "name": "B",
; ASSUMED-WITHIN: "alignment": 128,
; ASSUMED-WITHIN: "offset": 0,
; ASSUMED-WITHIN-ARENA: @ldsopt.arena.k = internal addrspace(3) global [261 x i8] poison, align 128
;BYREF   store i32 1, ptr addrspace(3) @B
;BYREF   call void @g(ptr addrspace(3) byref({ i32, i32 }) align 64 @B)
; BYREF: "name": "B",
; BYREF: "alignment": 64,
; BYREF: "offset": 0,
; BYREF-ARENA: @ldsopt.arena.k = internal addrspace(3) global [261 x i8] poison, align 64
;FLAT   store i32 1, ptr addrspace(3) @B
;FLAT   call void @h(ptr align 64 addrspacecast (ptr addrspace(3) @B to ptr))
; FLAT: "name": "B",
; FLAT: "alignment": 64,
; FLAT: "offset": 0,
; FLAT-ARENA: @ldsopt.arena.k = internal addrspace(3) global [261 x i8] poison, align 64
;RESULT   store i32 1, ptr addrspace(3) @B
;RESULT   %r = call align 64 ptr addrspace(3) @r(ptr addrspace(3) @B)
; RESULT: "name": "B",
; RESULT: "alignment": 64,
; RESULT: "offset": 0,
; RESULT-ARENA: @ldsopt.arena.k = internal addrspace(3) global [261 x i8] poison, align 64
;LOADED   store i32 1, ptr addrspace(3) @B
;LOADED   %s = alloca ptr addrspace(3), addrspace(5)
;LOADED   %r = load ptr addrspace(3), ptr addrspace(5) %s, !align !9
; LOADED: "name": "B",
; LOADED: "alignment": 64,
; LOADED: "offset": 0,
; LOADED-ARENA: @ldsopt.arena.k = internal addrspace(3) global [261 x i8] poison, align 64
;GLOBAL   store i32 1, ptr addrspace(3) @B
;GLOBAL   call void @o(ptr addrspace(1) align 64 null)
; GLOBAL: "name": "B",
; GLOBAL: "alignment": 16,
; GLOBAL: "offset": 0,
; GLOBAL-ARENA: @ldsopt.arena.k = internal addrspace(3) global [261 x i8] poison, align 16
  ret void
}
!9 = !{i64 64}
