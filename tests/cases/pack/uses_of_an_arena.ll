; Every use of a moved variable becomes an address in the arena: an operand, in constants, vectors and phis; not in strings.
; RUN: variant OPERAND %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix OPERAND
; RUN: filecheck %s --check-prefix OPERAND-CODE < %t.ll
; RUN: variant OPERAND-AT-OFFSET-0 %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix OPERAND-AT-OFFSET-0
; RUN: filecheck %s --check-prefix OPERAND-AT-OFFSET-0-CODE < %t.ll
; RUN: variant IN-CONSTANT-EXPRESSION %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix IN-CONSTANT-EXPRESSION
; RUN: filecheck %s --check-prefix IN-CONSTANT-EXPRESSION-CODE < %t.ll
; RUN: variant IN-NESTED-ONES %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix IN-NESTED-ONES
; RUN: filecheck %s --check-prefix IN-NESTED-ONES-CODE < %t.ll
; RUN: variant AS-FLAT-ADDRESS %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix AS-FLAT-ADDRESS
; RUN: filecheck %s --check-prefix AS-FLAT-ADDRESS-CODE < %t.ll
; RUN: variant IN-VECTOR %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix IN-VECTOR
; RUN: filecheck %s --check-prefix IN-VECTOR-CODE < %t.ll
; RUN: variant IN-STRUCT %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix IN-STRUCT
; RUN: filecheck %s --check-prefix IN-STRUCT-CODE < %t.ll
; RUN: variant TWICE-IN-ONE-LINE %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix TWICE-IN-ONE-LINE
; RUN: filecheck %s --check-prefix TWICE-IN-ONE-LINE-CODE < %t.ll
; RUN: variant AS-ARGUMENT-INTRINSIC %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix AS-ARGUMENT-INTRINSIC
; RUN: filecheck %s --check-prefix AS-ARGUMENT-INTRINSIC-CODE < %t.ll
; RUN: variant NOT-IN-STRING %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix NOT-IN-STRING
; RUN: variant PHI %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix PHI
; RUN: filecheck %s --check-prefix PHI-CODE < %t.ll
target triple = "amdgcn-amd-amdhsa"
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
@A = internal addrspace(3) global [64 x i32] poison, align 4
@B = internal addrspace(3) global [32 x i32] poison, align 4
declare void @llvm.memset.p3.i32(ptr addrspace(3), i8, i32, i1) ; but PHI

define amdgpu_kernel void @k(i1 %c) #0 !reqd_work_group_size !0 {
  store i32 0, ptr addrspace(3) @A ; but PHI
  store i32 0, ptr addrspace(3) @B ; but PHI
;OPERAND   store i32 1, ptr addrspace(3) @B
; OPERAND: kernel k: 384 -> 384 bytes of LDS, LDS allows 128 -> 128 workgroups a compute unit; proved: no placement is better
; OPERAND: A  bytes 0 to 255
; OPERAND: B  bytes 256 to 383
; OPERAND-CODE: @ldsopt.arena.k = internal addrspace(3) global [384 x i8] poison, align 16
; OPERAND-CODE: store i32 0, ptr addrspace(3) @ldsopt.arena.k, !alias.scope !3, !noalias !5
; OPERAND-CODE: store i32 0, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @ldsopt.arena.k, i32 256), !alias.scope !5, !noalias !3
; OPERAND-CODE: store i32 1, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @ldsopt.arena.k, i32 256), !alias.scope !5, !noalias !3
;OPERAND-AT-OFFSET-0   store i32 1, ptr addrspace(3) @A
; OPERAND-AT-OFFSET-0: kernel k: 384 -> 384 bytes of LDS, LDS allows 128 -> 128 workgroups a compute unit; proved: no placement is better
; OPERAND-AT-OFFSET-0: A  bytes 0 to 255
; OPERAND-AT-OFFSET-0: B  bytes 256 to 383
; OPERAND-AT-OFFSET-0-CODE: @ldsopt.arena.k = internal addrspace(3) global [384 x i8] poison, align 16
; OPERAND-AT-OFFSET-0-CODE: store i32 0, ptr addrspace(3) @ldsopt.arena.k, !alias.scope !3, !noalias !5
; OPERAND-AT-OFFSET-0-CODE: store i32 0, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @ldsopt.arena.k, i32 256), !alias.scope !5, !noalias !3
; OPERAND-AT-OFFSET-0-CODE: store i32 1, ptr addrspace(3) @ldsopt.arena.k, !alias.scope !3, !noalias !5
;IN-CONSTANT-EXPRESSION   store i32 1, ptr addrspace(3) getelementptr inbounds ([32 x i32], ptr addrspace(3) @B, i32 0, i32 3)
; IN-CONSTANT-EXPRESSION: kernel k: 384 -> 384 bytes of LDS, LDS allows 128 -> 128 workgroups a compute unit; proved: no placement is better
; IN-CONSTANT-EXPRESSION: A  bytes 0 to 255
; IN-CONSTANT-EXPRESSION: B  bytes 256 to 383
; IN-CONSTANT-EXPRESSION-CODE: @ldsopt.arena.k = internal addrspace(3) global [384 x i8] poison, align 16
; IN-CONSTANT-EXPRESSION-CODE: store i32 0, ptr addrspace(3) @ldsopt.arena.k, !alias.scope !3, !noalias !5
; IN-CONSTANT-EXPRESSION-CODE: store i32 0, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @ldsopt.arena.k, i32 256), !alias.scope !5, !noalias !3
; IN-CONSTANT-EXPRESSION-CODE: store i32 1, ptr addrspace(3) getelementptr inbounds ([32 x i32], ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @ldsopt.arena.k, i32 256), i32 0, i32 3), !alias.scope !5, !noalias !3
;IN-NESTED-ONES   store i32 1, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @B to i32), i32 8) to ptr addrspace(3))
; IN-NESTED-ONES: kernel k: 384 -> 384 bytes of LDS, LDS allows 128 -> 128 workgroups a compute unit; proved: no placement is better
; IN-NESTED-ONES: A  bytes 0 to 255
; IN-NESTED-ONES: B  bytes 256 to 383
; IN-NESTED-ONES-CODE: @ldsopt.arena.k = internal addrspace(3) global [384 x i8] poison, align 16
; IN-NESTED-ONES-CODE: store i32 0, ptr addrspace(3) @ldsopt.arena.k, !alias.scope !3, !noalias !5
; IN-NESTED-ONES-CODE: store i32 0, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @ldsopt.arena.k, i32 256), !alias.scope !5, !noalias !3
; IN-NESTED-ONES-CODE: store i32 1, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @ldsopt.arena.k, i32 256) to i32), i32 8) to ptr addrspace(3)), !alias.scope !5, !noalias !3
;AS-FLAT-ADDRESS   store i32 1, ptr addrspacecast (ptr addrspace(3) @B to ptr)
; AS-FLAT-ADDRESS: kernel k: 384 -> 384 bytes of LDS, LDS allows 128 -> 128 workgroups a compute unit; proved: no placement is better
; AS-FLAT-ADDRESS: A  bytes 0 to 255
; AS-FLAT-ADDRESS: B  bytes 256 to 383
; AS-FLAT-ADDRESS-CODE: @ldsopt.arena.k = internal addrspace(3) global [384 x i8] poison, align 16
; AS-FLAT-ADDRESS-CODE: store i32 0, ptr addrspace(3) @ldsopt.arena.k, !alias.scope !3, !noalias !5
; AS-FLAT-ADDRESS-CODE: store i32 0, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @ldsopt.arena.k, i32 256), !alias.scope !5, !noalias !3
; AS-FLAT-ADDRESS-CODE: store i32 1, ptr addrspacecast (ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @ldsopt.arena.k, i32 256) to ptr)
;IN-VECTOR   %e = extractelement <2 x ptr addrspace(3)> <ptr addrspace(3) @A, ptr addrspace(3) @B>, i32 1
; IN-VECTOR: kernel k: 384 -> 384 bytes of LDS, LDS allows 128 -> 128 workgroups a compute unit; proved: no placement is better
; IN-VECTOR: A  bytes 0 to 255
; IN-VECTOR: B  bytes 256 to 383
; IN-VECTOR-CODE: @ldsopt.arena.k = internal addrspace(3) global [384 x i8] poison, align 16
; IN-VECTOR-CODE: store i32 0, ptr addrspace(3) @ldsopt.arena.k, !alias.scope !3, !noalias !5
; IN-VECTOR-CODE: store i32 0, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @ldsopt.arena.k, i32 256), !alias.scope !5, !noalias !3
; IN-VECTOR-CODE: %e = extractelement <2 x ptr addrspace(3)> <ptr addrspace(3) @ldsopt.arena.k, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @ldsopt.arena.k, i32 256)>, i32 1
;IN-STRUCT   %e = extractvalue { i32, ptr addrspace(3) } { i32 0, ptr addrspace(3) @B }, 1
; IN-STRUCT: kernel k: 384 -> 384 bytes of LDS, LDS allows 128 -> 128 workgroups a compute unit; proved: no placement is better
; IN-STRUCT: A  bytes 0 to 255
; IN-STRUCT: B  bytes 256 to 383
; IN-STRUCT-CODE: @ldsopt.arena.k = internal addrspace(3) global [384 x i8] poison, align 16
; IN-STRUCT-CODE: store i32 0, ptr addrspace(3) @ldsopt.arena.k, !alias.scope !3, !noalias !5
; IN-STRUCT-CODE: store i32 0, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @ldsopt.arena.k, i32 256), !alias.scope !5, !noalias !3
; IN-STRUCT-CODE: %e = extractvalue { i32, ptr addrspace(3) } { i32 0, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @ldsopt.arena.k, i32 256) }, 1
;TWICE-IN-ONE-LINE   %e = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) @B
; TWICE-IN-ONE-LINE: kernel k: 384 -> 384 bytes of LDS, LDS allows 128 -> 128 workgroups a compute unit; proved: no placement is better
; TWICE-IN-ONE-LINE: A  bytes 0 to 255
; TWICE-IN-ONE-LINE: B  bytes 256 to 383
; TWICE-IN-ONE-LINE-CODE: @ldsopt.arena.k = internal addrspace(3) global [384 x i8] poison, align 16
; TWICE-IN-ONE-LINE-CODE: store i32 0, ptr addrspace(3) @ldsopt.arena.k, !alias.scope !3, !noalias !5
; TWICE-IN-ONE-LINE-CODE: store i32 0, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @ldsopt.arena.k, i32 256), !alias.scope !5, !noalias !3
; TWICE-IN-ONE-LINE-CODE: %e = select i1 %c, ptr addrspace(3) @ldsopt.arena.k, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @ldsopt.arena.k, i32 256)
;AS-ARGUMENT-INTRINSIC   call void @llvm.memset.p3.i32(ptr addrspace(3) align 4 @B, i8 0, i32 128, i1 false)
; AS-ARGUMENT-INTRINSIC: kernel k: 384 -> 384 bytes of LDS, LDS allows 128 -> 128 workgroups a compute unit; proved: no placement is better
; AS-ARGUMENT-INTRINSIC: A  bytes 0 to 255
; AS-ARGUMENT-INTRINSIC: B  bytes 256 to 383
; AS-ARGUMENT-INTRINSIC-CODE: @ldsopt.arena.k = internal addrspace(3) global [384 x i8] poison, align 16
; AS-ARGUMENT-INTRINSIC-CODE: store i32 0, ptr addrspace(3) @ldsopt.arena.k, !alias.scope !3, !noalias !5
; AS-ARGUMENT-INTRINSIC-CODE: store i32 0, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @ldsopt.arena.k, i32 256), !alias.scope !5, !noalias !3
; AS-ARGUMENT-INTRINSIC-CODE: call void @llvm.memset.p3.i32(ptr addrspace(3) align 4 getelementptr inbounds nuw (i8, ptr addrspace(3) @ldsopt.arena.k, i32 256), i8 0, i32 128, i1 false), !alias.scope !5, !noalias !3
;NOT-IN-STRING   call void asm sideeffect "; @B of nothing", ""()
; NOT-IN-STRING: kernel k: 384 bytes of LDS, left alone: fewer than two variables can move: @B: named in assembly (line [[# @LINE - 1]])
; NOT-IN-STRING: stays as it is: B: named in assembly (line [[# @LINE - 2]])
;PHI   br i1 %c, label %one, label %two
;PHI one:
;PHI   br label %two
;PHI two:
;PHI   %p = phi ptr addrspace(3) [ @A, %one ], [ @B, %0 ]
;PHI   store i32 1, ptr addrspace(3) %p
; PHI: kernel k: 384 -> 384 bytes of LDS, LDS allows 128 -> 128 workgroups a compute unit; proved: no placement is better
; PHI: A  bytes 0 to 255
; PHI: B  bytes 256 to 383
; PHI-CODE: @ldsopt.arena.k = internal addrspace(3) global [384 x i8] poison, align 16
; PHI-CODE: %p = phi ptr addrspace(3) [ @ldsopt.arena.k, %one ], [ getelementptr inbounds nuw (i8, ptr addrspace(3) @ldsopt.arena.k, i32 256), %0 ]
  ret void
}
