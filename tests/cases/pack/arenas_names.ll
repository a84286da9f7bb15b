; An arena's name is one that nothing has; names in quotes are kept apart.
; RUN: variant TAKEN-BY-VARIABLE %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix TAKEN-BY-VARIABLE
; RUN: filecheck %s --check-prefix TAKEN-BY-VARIABLE-CODE < %t.ll
; RUN: variant TAKEN-BY-DECLARATION %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix TAKEN-BY-DECLARATION
; RUN: filecheck %s --check-prefix TAKEN-BY-DECLARATION-CODE < %t.ll
; RUN: variant TAKEN-BY-FUNCTION %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix TAKEN-BY-FUNCTION
; RUN: filecheck %s --check-prefix TAKEN-BY-FUNCTION-CODE < %t.ll
; RUN: variant QUOTED %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix QUOTED
; RUN: filecheck %s --check-prefix QUOTED-CODE < %t.ll
; RUN: variant TAKEN-BY-VARIABLE,TWO %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -o - | filecheck %s --check-prefix TWO
target triple = "amdgcn-amd-amdhsa"
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
@A = internal addrspace(3) global [64 x i32] poison, align 4 ; but QUOTED
;QUOTED @"a \22@B\22 b" = internal addrspace(3) global [64 x i32] poison, align 4
@B = internal addrspace(3) global [32 x i32] poison, align 4
;TAKEN-BY-VARIABLE @ldsopt.arena.k = internal addrspace(3) global [4 x i8] poison
; TAKEN-BY-VARIABLE: kernel k: 384 -> 384 bytes of LDS, LDS allows 128 -> 128 workgroups a compute unit; proved: no placement is better
; TAKEN-BY-VARIABLE: A  bytes 0 to 255
; TAKEN-BY-VARIABLE: B  bytes 256 to 383
; TAKEN-BY-VARIABLE-CODE: @ldsopt.arena.k. = internal addrspace(3) global [384 x i8] poison, align 16
; TAKEN-BY-VARIABLE-CODE: @ldsopt.arena.k = internal addrspace(3) global [4 x i8] poison
; TAKEN-BY-VARIABLE-CODE: store i32 1, ptr addrspace(3) @ldsopt.arena.k., !alias.scope !3, !noalias !6
; TAKEN-BY-VARIABLE-CODE: store i32 1, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @ldsopt.arena.k., i32 256), !alias.scope !7, !noalias !8
; TAKEN-BY-VARIABLE-CODE: !5 = distinct !{!5, !1, !"ldsopt.arena.k"}
;TAKEN-BY-DECLARATION declare void @ldsopt.arena.k()
; TAKEN-BY-DECLARATION: kernel k: 384 -> 384 bytes of LDS, LDS allows 128 -> 128 workgroups a compute unit; proved: no placement is better
; TAKEN-BY-DECLARATION: A  bytes 0 to 255
; TAKEN-BY-DECLARATION: B  bytes 256 to 383
; TAKEN-BY-DECLARATION-CODE: @ldsopt.arena.k. = internal addrspace(3) global [384 x i8] poison, align 16
; TAKEN-BY-DECLARATION-CODE: declare void @ldsopt.arena.k()
; TAKEN-BY-DECLARATION-CODE: store i32 1, ptr addrspace(3) @ldsopt.arena.k., !alias.scope !3, !noalias !5
; TAKEN-BY-DECLARATION-CODE: store i32 1, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @ldsopt.arena.k., i32 256), !alias.scope !5, !noalias !3

;TAKEN-BY-FUNCTION define void @ldsopt.arena.k() {
;TAKEN-BY-FUNCTION   ret void
;TAKEN-BY-FUNCTION }
;TAKEN-BY-FUNCTION
; TAKEN-BY-FUNCTION: kernel k: 384 -> 384 bytes of LDS, LDS allows 128 -> 128 workgroups a compute unit; proved: no placement is better
; TAKEN-BY-FUNCTION: A  bytes 0 to 255
; TAKEN-BY-FUNCTION: B  bytes 256 to 383
; TAKEN-BY-FUNCTION-CODE: @ldsopt.arena.k. = internal addrspace(3) global [384 x i8] poison, align 16
; TAKEN-BY-FUNCTION-CODE: define void @ldsopt.arena.k() "target-cpu"="gfx942" {
; TAKEN-BY-FUNCTION-CODE: store i32 1, ptr addrspace(3) @ldsopt.arena.k., !alias.scope !3, !noalias !5
; TAKEN-BY-FUNCTION-CODE: store i32 1, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @ldsopt.arena.k., i32 256), !alias.scope !5, !noalias !3
define amdgpu_kernel void @k(ptr addrspace(1) %to) #0 !reqd_work_group_size !0 { ; but QUOTED
  store i32 1, ptr addrspace(3) @A ; but QUOTED
;QUOTED define amdgpu_kernel void @"k 1"(ptr addrspace(1) %to) #0 !reqd_work_group_size !0 {
;QUOTED   store i32 1, ptr addrspace(3) @"a \22@B\22 b"
; QUOTED: kernel k 1: 384 -> 384 bytes of LDS, LDS allows 128 -> 128 workgroups a compute unit; proved: no placement is better
; QUOTED: a "@B" b  bytes 0 to 255
; QUOTED: B         bytes 256 to 383
; QUOTED-CODE: @"ldsopt.arena.k 1" = internal addrspace(3) global [384 x i8] poison, align 16
; QUOTED-CODE: store i32 1, ptr addrspace(3) @"ldsopt.arena.k 1", !alias.scope !3, !noalias !5
; QUOTED-CODE: store i32 1, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @"ldsopt.arena.k 1", i32 256), !alias.scope !5, !noalias !3
  store i32 1, ptr addrspace(3) @B
  ret void
}

; A kernel's arena has no other kernel's name either.
; TWO-DAG: @ldsopt.arena.k. = internal
; TWO-DAG: @ldsopt.arena.k.. = internal
;TWO @C = internal addrspace(3) global [64 x i32] poison, align 4
;TWO @D = internal addrspace(3) global [32 x i32] poison, align 4
;TWO define amdgpu_kernel void @k.(ptr addrspace(1) %to) #0 !reqd_work_group_size !0 {
;TWO   store i32 1, ptr addrspace(3) @C
;TWO   store i32 1, ptr addrspace(3) @D
;TWO   ret void
;TWO }
