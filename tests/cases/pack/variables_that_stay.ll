; A variable stays where it is if something else names it, or its definition says more than a size and an alignment.
; RUN: variant INITIALIZER %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix INITIALIZER
; RUN: variant LLVM-USED %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix LLVM-USED
; RUN: variant ALIAS %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix ALIAS
; RUN: variant ALIAS-ALONE-NAMES-IT %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix ALIAS-ALONE-NAMES-IT
; RUN: variant METADATA %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix METADATA
; RUN: variant MODULE-ASM %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix MODULE-ASM
; RUN: variant ABSOLUTE-SYMBOL %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix ABSOLUTE-SYMBOL
; RUN: variant SECTION %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix SECTION
; RUN: variant LINKAGE-BY-ANOTHER %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix LINKAGE-BY-ANOTHER
; RUN: variant VISIBLE-TO-UNSEEN %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix VISIBLE-TO-UNSEEN
; RUN: variant VISIBLE-MOVES %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix VISIBLE-MOVES
; RUN: variant DECLARED-MOVES %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix DECLARED-MOVES
target triple = "amdgcn-amd-amdhsa"
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
@A = internal addrspace(3) global [64 x i32] poison, align 4 ; but ABSOLUTE-SYMBOL, SECTION, LINKAGE-BY-ANOTHER, VISIBLE-TO-UNSEEN, VISIBLE-MOVES, DECLARED-MOVES
;ABSOLUTE-SYMBOL @A = internal addrspace(3) global [64 x i32] poison, align 4, !absolute_symbol !1
;SECTION @A = internal addrspace(3) global [64 x i32] poison, section "s", align 4
;LINKAGE-BY-ANOTHER @A = weak addrspace(3) global [64 x i32] poison, align 4
;VISIBLE-TO-UNSEEN,VISIBLE-MOVES @A = addrspace(3) global [64 x i32] poison, align 4
; VISIBLE-MOVES: kernel k: 384 -> 384 bytes of LDS, LDS allows 128 -> 128 workgroups a compute unit; proved: no placement is better
; VISIBLE-MOVES: A  bytes 0 to 255
; VISIBLE-MOVES: B  bytes 256 to 383
;DECLARED-MOVES @A = external addrspace(3) global [64 x i32], align 4
; DECLARED-MOVES: kernel k: 384 -> 384 bytes of LDS, LDS allows 128 -> 128 workgroups a compute unit; proved: no placement is better
; DECLARED-MOVES: A  bytes 0 to 255
; DECLARED-MOVES: B  bytes 256 to 383
@B = internal addrspace(3) global [32 x i32] poison, align 4
;INITIALIZER @keep = addrspace(1) global ptr addrspace(3) @A
;INITIALIZER declare void @unknown()
; INITIALIZER: kernel k: 384 bytes of LDS, left alone: fewer than two variables can move: @A: named in another global's definition
; INITIALIZER: stays as it is: A: named in another global's definition
;LLVM-USED @llvm.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(3) @A to ptr)], section "llvm.metadata"
;LLVM-USED declare void @unknown()
; LLVM-USED: kernel k: 384 bytes of LDS, left alone: fewer than two variables can move: @A: named in another global's definition
; LLVM-USED: stays as it is: A: named in another global's definition
;ALIAS,ALIAS-ALONE-NAMES-IT @alias = alias i32, ptr addrspace(3) @A
;ALIAS,ALIAS-ALONE-NAMES-IT declare void @unknown()
; ALIAS: kernel k: 384 bytes of LDS, left alone: fewer than two variables can move: @A: named in another global's definition
; ALIAS: stays as it is: A: named in another global's definition
;METADATA !named = !{!1}
;METADATA !1 = !{ptr addrspace(3) @A}
;METADATA declare void @unknown()
; METADATA: kernel k: 384 bytes of LDS, left alone: fewer than two variables can move: @A: named in metadata
; METADATA: stays as it is: A: named in metadata
;MODULE-ASM module asm "s_nop A"
;MODULE-ASM declare void @unknown()
; MODULE-ASM: kernel k: 384 bytes of LDS, left alone: fewer than two variables can move: @A: named in assembly
; MODULE-ASM: stays as it is: A: named in assembly
;ABSOLUTE-SYMBOL !1 = !{i32 0, i32 1}
;ABSOLUTE-SYMBOL declare void @unknown()
; ABSOLUTE-SYMBOL: kernel k: 384 bytes of LDS, left alone: fewer than two variables can move: @A: its definition says more than a size and an alignment
; ABSOLUTE-SYMBOL: stays as it is: A: its definition says more than a size and an alignment
;SECTION,LINKAGE-BY-ANOTHER,VISIBLE-TO-UNSEEN declare void @unknown()
; SECTION: kernel k: 384 bytes of LDS, left alone: fewer than two variables can move: @A: its definition says more than a size and an alignment
; SECTION: stays as it is: A: its definition says more than a size and an alignment
; LINKAGE-BY-ANOTHER: kernel k: 384 bytes of LDS, left alone: fewer than two variables can move: @A: its definition says more than a size and an alignment
; LINKAGE-BY-ANOTHER: stays as it is: A: its definition says more than a size and an alignment

define amdgpu_kernel void @k(ptr addrspace(1) %to) #0 !reqd_work_group_size !0 {
  store i32 1, ptr addrspace(3) @A ; but ALIAS-ALONE-NAMES-IT
;ALIAS-ALONE-NAMES-IT   store i32 1, ptr addrspace(3) @alias
; ALIAS-ALONE-NAMES-IT: kernel k: 384 bytes of LDS, left alone: fewer than two variables can move: @A: named in another global's definition
; ALIAS-ALONE-NAMES-IT: stays as it is: A: named in another global's definition
  store i32 1, ptr addrspace(3) @B
;VISIBLE-TO-UNSEEN   call void @unknown()
; VISIBLE-TO-UNSEEN: kernel k: 384 bytes of LDS, left alone: fewer than two variables can move: @A: other modules can name it, and the kernel calls code that is not here
; VISIBLE-TO-UNSEEN: stays as it is: A: other modules can name it, and the kernel calls code that is not here
  ret void
}
