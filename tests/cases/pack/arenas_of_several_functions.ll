; Each kernel has an arena of its own. What a function names moves with its kernel, unless somebody else may call it.
; RUN: variant TWO-KERNELS %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix TWO-KERNELS
; RUN: filecheck %s --check-prefix TWO-KERNELS-CODE < %t.ll
; RUN: variant LEFT-ALONE %s | ldsopt pack - --mcpu gfx942 --goal bytes -v -o %t.ll 2>&1 | filecheck %s --check-prefix LEFT-ALONE
; RUN: filecheck %s --check-prefix LEFT-ALONE-CODE < %t.ll
; RUN: variant CALLED %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix CALLED
; RUN: filecheck %s --check-prefix CALLED-CODE < %t.ll
; RUN: variant SEVERAL-CALLERS %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix SEVERAL-CALLERS
; RUN: variant VISIBLE %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix VISIBLE
; RUN: variant NOBODY-ELSE %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix NOBODY-ELSE
; RUN: variant NOBODY-ELSE-OTHERS %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix NOBODY-ELSE-OTHERS
; RUN: variant FUNCTION-NOT-CALLED %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix FUNCTION-NOT-CALLED
; RUN: variant ONE-OTHER-MODULES-CAN-CALL %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix ONE-OTHER-MODULES-CAN-CALL
; RUN: variant ONE-CALLED-BY-TABLE-TWO %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix ONE-CALLED-BY-TABLE-TWO
; RUN: variant WHOM-ASSEMBLY-GIVES-ITS %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix WHOM-ASSEMBLY-GIVES-ITS
; RUN: variant ASSEMBLY-MODULE %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix ASSEMBLY-MODULE
; RUN: variant DATA-BESIDE-FUNCTION-S-CODE %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix DATA-BESIDE-FUNCTION-S-CODE
; RUN: variant BY-ADDRESS %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix BY-ADDRESS
; RUN: variant STUB %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix STUB
; RUN: filecheck %s --check-prefix STUB-CODE < %t.ll
target triple = "amdgcn-amd-amdhsa"
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
!0 = !{i32 256, i32 1, i32 1}
@A = internal addrspace(3) global [64 x i32] poison, align 4 ; but LEFT-ALONE
@B = internal addrspace(3) global [32 x i32] poison, align 4 ; but LEFT-ALONE
;LEFT-ALONE @A = internal addrspace(3) global [256 x i32] poison, align 4
;LEFT-ALONE @B = internal addrspace(3) global [256 x i32] poison, align 4

;SEVERAL-CALLERS,NOBODY-ELSE define internal void @f() noinline {
;SEVERAL-CALLERS,NOBODY-ELSE   store i32 1, ptr addrspace(3) @A
;SEVERAL-CALLERS,NOBODY-ELSE   ret void
;SEVERAL-CALLERS,NOBODY-ELSE }
;SEVERAL-CALLERS,NOBODY-ELSE
;VISIBLE define void @f() noinline {
;VISIBLE   store i32 1, ptr addrspace(3) @A
;VISIBLE   ret void
;VISIBLE }
;VISIBLE
;NOBODY-ELSE-OTHERS define internal void @f() noinline {
;NOBODY-ELSE-OTHERS   store i32 1, ptr addrspace(3) @A
;NOBODY-ELSE-OTHERS   ret void
;NOBODY-ELSE-OTHERS }
;NOBODY-ELSE-OTHERS
;NOBODY-ELSE-OTHERS define internal void @h() {
;NOBODY-ELSE-OTHERS   ret void
;NOBODY-ELSE-OTHERS }
;NOBODY-ELSE-OTHERS
;FUNCTION-NOT-CALLED define internal void @f() noinline {
;FUNCTION-NOT-CALLED   store i32 1, ptr addrspace(3) @A
;FUNCTION-NOT-CALLED   ret void
;FUNCTION-NOT-CALLED }
;FUNCTION-NOT-CALLED
;FUNCTION-NOT-CALLED define internal void @h() {
;FUNCTION-NOT-CALLED   call void @f()
;FUNCTION-NOT-CALLED   ret void
;FUNCTION-NOT-CALLED }
;FUNCTION-NOT-CALLED
;ONE-OTHER-MODULES-CAN-CALL define internal void @f() noinline {
;ONE-OTHER-MODULES-CAN-CALL   store i32 1, ptr addrspace(3) @A
;ONE-OTHER-MODULES-CAN-CALL   ret void
;ONE-OTHER-MODULES-CAN-CALL }
;ONE-OTHER-MODULES-CAN-CALL
;ONE-OTHER-MODULES-CAN-CALL define void @h() {
;ONE-OTHER-MODULES-CAN-CALL   call void @f()
;ONE-OTHER-MODULES-CAN-CALL   ret void
;ONE-OTHER-MODULES-CAN-CALL }
;ONE-OTHER-MODULES-CAN-CALL
;ONE-CALLED-BY-TABLE-TWO define internal void @f() noinline {
;ONE-CALLED-BY-TABLE-TWO   store i32 1, ptr addrspace(3) @A
;ONE-CALLED-BY-TABLE-TWO   ret void
;ONE-CALLED-BY-TABLE-TWO }
;ONE-CALLED-BY-TABLE-TWO
;ONE-CALLED-BY-TABLE-TWO define internal void @h() {
;ONE-CALLED-BY-TABLE-TWO   call void @h2()
;ONE-CALLED-BY-TABLE-TWO   ret void
;ONE-CALLED-BY-TABLE-TWO }
;ONE-CALLED-BY-TABLE-TWO
;ONE-CALLED-BY-TABLE-TWO define internal void @h2() {
;ONE-CALLED-BY-TABLE-TWO   call void @f()
;ONE-CALLED-BY-TABLE-TWO   ret void
;ONE-CALLED-BY-TABLE-TWO }
;ONE-CALLED-BY-TABLE-TWO @table = addrspace(1) constant [1 x ptr] [ptr @h]
;ONE-CALLED-BY-TABLE-TWO
;WHOM-ASSEMBLY-GIVES-ITS define internal void @f() noinline {
;WHOM-ASSEMBLY-GIVES-ITS   store i32 1, ptr addrspace(3) @A
;WHOM-ASSEMBLY-GIVES-ITS   ret void
;WHOM-ASSEMBLY-GIVES-ITS }
;WHOM-ASSEMBLY-GIVES-ITS
;WHOM-ASSEMBLY-GIVES-ITS define internal void @h() {
;WHOM-ASSEMBLY-GIVES-ITS   call void asm "s_add_u32 s0, s0, f@rel32@lo+4", ""()
;WHOM-ASSEMBLY-GIVES-ITS   ret void
;WHOM-ASSEMBLY-GIVES-ITS }
;WHOM-ASSEMBLY-GIVES-ITS
;ASSEMBLY-MODULE define internal void @f() noinline {
;ASSEMBLY-MODULE   store i32 1, ptr addrspace(3) @A
;ASSEMBLY-MODULE   ret void
;ASSEMBLY-MODULE }
;ASSEMBLY-MODULE module asm ".quad f"
;ASSEMBLY-MODULE
;DATA-BESIDE-FUNCTION-S-CODE define internal void @f() noinline {
;DATA-BESIDE-FUNCTION-S-CODE   store i32 1, ptr addrspace(3) @A
;DATA-BESIDE-FUNCTION-S-CODE   ret void
;DATA-BESIDE-FUNCTION-S-CODE }
;DATA-BESIDE-FUNCTION-S-CODE
;DATA-BESIDE-FUNCTION-S-CODE define internal void @h() prefix ptr @f {
;DATA-BESIDE-FUNCTION-S-CODE   ret void
;DATA-BESIDE-FUNCTION-S-CODE }
;DATA-BESIDE-FUNCTION-S-CODE
;BY-ADDRESS define internal void @f() noinline {
;BY-ADDRESS   store i32 1, ptr addrspace(3) @A
;BY-ADDRESS   ret void
;BY-ADDRESS }
;BY-ADDRESS
;BY-ADDRESS define internal void @h() noinline {
;BY-ADDRESS   call void @f()
;BY-ADDRESS   ret void
;BY-ADDRESS }
;BY-ADDRESS @table = addrspace(1) constant [1 x ptr] [ptr @h]
;BY-ADDRESS
;STUB define void @stub() {
;STUB   store i32 1, ptr addrspace(3) @A
;STUB   store i32 1, ptr addrspace(3) @B
;STUB   ret void
;STUB }
;STUB
; STUB: kernel k: 384 -> 384 bytes of LDS, LDS allows 128 -> 128 workgroups a compute unit; proved: no placement is better
; STUB: A  bytes 0 to 255
; STUB: B  bytes 256 to 383
; STUB-CODE: @ldsopt.arena.k = internal addrspace(3) global [384 x i8] poison, align 16
; STUB-CODE: @A = internal addrspace(3) global [64 x i32] poison, align 4
; STUB-CODE: store i32 1, ptr addrspace(3) @ldsopt.arena.k, !alias.scope !3, !noalias !5
; STUB-CODE: store i32 1, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @ldsopt.arena.k, i32 256), !alias.scope !5, !noalias !3
define amdgpu_kernel void @k(ptr addrspace(1) %to) #0 !reqd_work_group_size !0 { ; but CALLED
;CALLED define internal void @f() noinline {
;NOBODY-ELSE,NOBODY-ELSE-OTHERS,FUNCTION-NOT-CALLED,ONE-OTHER-MODULES-CAN-CALL,ONE-CALLED-BY-TABLE-TWO,WHOM-ASSEMBLY-GIVES-ITS   call void @f()
; NOBODY-ELSE: kernel k: 384 -> 384 bytes of LDS, LDS allows 128 -> 128 workgroups a compute unit; proved: no placement is better
; NOBODY-ELSE: A  bytes 0 to 255
; NOBODY-ELSE: B  bytes 256 to 383
; NOBODY-ELSE-OTHERS: kernel k: 384 -> 384 bytes of LDS, LDS allows 128 -> 128 workgroups a compute unit; proved: no placement is better
; NOBODY-ELSE-OTHERS: A  bytes 0 to 255
; NOBODY-ELSE-OTHERS: B  bytes 256 to 383
; FUNCTION-NOT-CALLED: kernel k: 384 bytes of LDS, left alone: fewer than two variables can move: @A: used in f, which h calls, and the kernel does not call that
; FUNCTION-NOT-CALLED: stays as it is: A: used in f, which h calls, and the kernel does not call that
; ONE-OTHER-MODULES-CAN-CALL: kernel k: 384 bytes of LDS, left alone: fewer than two variables can move: @A: used in f, which is called by a function that may be called from elsewhere
; ONE-OTHER-MODULES-CAN-CALL: stays as it is: A: used in f, which is called by a function that may be called from elsewhere
; ONE-CALLED-BY-TABLE-TWO: kernel k: 384 bytes of LDS, left alone: fewer than two variables can move: @A: used in f, which is called by a function that may be called from elsewhere
; ONE-CALLED-BY-TABLE-TWO: stays as it is: A: used in f, which is called by a function that may be called from elsewhere
; WHOM-ASSEMBLY-GIVES-ITS: kernel k: 384 bytes of LDS, left alone: fewer than two variables can move: @A: used in f, which may be called from elsewhere
; WHOM-ASSEMBLY-GIVES-ITS: stays as it is: A: used in f, which may be called from elsewhere
;ASSEMBLY-MODULE   call void @f()
; ASSEMBLY-MODULE: kernel k: 384 bytes of LDS, left alone: fewer than two variables can move: @A: used in f, which may be called from elsewhere
; ASSEMBLY-MODULE: stays as it is: A: used in f, which may be called from elsewhere
;DATA-BESIDE-FUNCTION-S-CODE   call void @f()
; DATA-BESIDE-FUNCTION-S-CODE: kernel k: 384 bytes of LDS, left alone: fewer than two variables can move: @A: used in f, which may be called from elsewhere
; DATA-BESIDE-FUNCTION-S-CODE: stays as it is: A: used in f, which may be called from elsewhere
;BY-ADDRESS   %f = load ptr, ptr addrspace(1) @table
;BY-ADDRESS   call void %f()
; BY-ADDRESS: kernel k: 384 bytes of LDS, left alone: fewer than two variables can move: @A: used in f, which code that is not here may call
; BY-ADDRESS: stays as it is: A: used in f, which code that is not here may call
  store i32 1, ptr addrspace(3) @A ; but LEFT-ALONE, SEVERAL-CALLERS, VISIBLE
;SEVERAL-CALLERS,VISIBLE   call void @f()
; VISIBLE: kernel k: 384 bytes of LDS, left alone: fewer than two variables can move: @A: used in f, which may be called from elsewhere
; VISIBLE: stays as it is: A: used in f, which may be called from elsewhere
  store i32 1, ptr addrspace(3) @B ; but LEFT-ALONE
;LEFT-ALONE   %t = call i32 @llvm.amdgcn.workitem.id.x()
;LEFT-ALONE   %pa = getelementptr i32, ptr addrspace(3) @A, i32 %t
;LEFT-ALONE   store i32 %t, ptr addrspace(3) %pa, align 4
;LEFT-ALONE   fence syncscope("workgroup") release
;LEFT-ALONE   call void @llvm.amdgcn.s.barrier()
;LEFT-ALONE   fence syncscope("workgroup") acquire
;LEFT-ALONE   %na = xor i32 %t, 1
;LEFT-ALONE   %qa = getelementptr i32, ptr addrspace(3) @A, i32 %na
;LEFT-ALONE   %va = load i32, ptr addrspace(3) %qa, align 4
;LEFT-ALONE   %oa = getelementptr i32, ptr addrspace(1) %to, i32 %t
;LEFT-ALONE   store i32 %va, ptr addrspace(1) %oa, align 4
;LEFT-ALONE   fence syncscope("workgroup") release
;LEFT-ALONE   call void @llvm.amdgcn.s.barrier()
;LEFT-ALONE   fence syncscope("workgroup") acquire
;LEFT-ALONE   %pb = getelementptr i32, ptr addrspace(3) @B, i32 %t
;LEFT-ALONE   store i32 %t, ptr addrspace(3) %pb, align 4
;LEFT-ALONE   fence syncscope("workgroup") release
;LEFT-ALONE   call void @llvm.amdgcn.s.barrier()
;LEFT-ALONE   fence syncscope("workgroup") acquire
;LEFT-ALONE   %nb = xor i32 %t, 1
;LEFT-ALONE   %qb = getelementptr i32, ptr addrspace(3) @B, i32 %nb
;LEFT-ALONE   %vb = load i32, ptr addrspace(3) %qb, align 4
;LEFT-ALONE   %ob = getelementptr i32, ptr addrspace(1) %to, i32 %t
;LEFT-ALONE   store i32 %vb, ptr addrspace(1) %ob, align 4
  ret void
}
;TWO-KERNELS
;TWO-KERNELS define amdgpu_kernel void @other(ptr addrspace(1) %to) #0 !reqd_work_group_size !0 {
;TWO-KERNELS   store i32 1, ptr addrspace(3) @A
;TWO-KERNELS   store i32 1, ptr addrspace(3) @B
;TWO-KERNELS   ret void
;TWO-KERNELS }
; TWO-KERNELS: kernel k: 384 -> 384 bytes of LDS, LDS allows 128 -> 128 workgroups a compute unit; proved: no placement is better
; TWO-KERNELS: A  bytes 0 to 255
; TWO-KERNELS: B  bytes 256 to 383
; TWO-KERNELS: kernel other: 384 -> 384 bytes of LDS, LDS allows 128 -> 128 workgroups a compute unit; proved: no placement is better
; TWO-KERNELS: A  bytes 0 to 255
; TWO-KERNELS: B  bytes 256 to 383
; TWO-KERNELS-CODE: @ldsopt.arena.k = internal addrspace(3) global [384 x i8] poison, align 16
; TWO-KERNELS-CODE: @ldsopt.arena.other = internal addrspace(3) global [384 x i8] poison, align 16
; TWO-KERNELS-CODE: store i32 1, ptr addrspace(3) @ldsopt.arena.k, !alias.scope !3, !noalias !5
; TWO-KERNELS-CODE: store i32 1, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @ldsopt.arena.k, i32 256), !alias.scope !5, !noalias !3
; TWO-KERNELS-CODE: store i32 1, ptr addrspace(3) @ldsopt.arena.other, !alias.scope !3, !noalias !5
; TWO-KERNELS-CODE: store i32 1, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @ldsopt.arena.other, i32 256), !alias.scope !5, !noalias !3
; TWO-KERNELS-CODE-NOT: @A
;LEFT-ALONE
;LEFT-ALONE define amdgpu_kernel void @j(ptr addrspace(1) %to) #0 !reqd_work_group_size !0 {
;LEFT-ALONE   store i32 1, ptr addrspace(3) @A
;LEFT-ALONE   ret void
;LEFT-ALONE }
; LEFT-ALONE: kernel k: 2048 -> 1024 bytes of LDS, LDS allows 32 -> 64 workgroups a compute unit; proved: no placement is better
; LEFT-ALONE: A  bytes 0 to 1023, with B
; LEFT-ALONE: B  bytes 0 to 1023, with A
; LEFT-ALONE: kernel j: 1024 bytes of LDS, left alone: only one static LDS variable
; LEFT-ALONE-CODE: @ldsopt.arena.k = internal addrspace(3) global [1024 x i8] poison, align 16
; LEFT-ALONE-CODE: @A = internal addrspace(3) global [256 x i32] poison, align 4
; LEFT-ALONE-CODE: %pa = getelementptr i32, ptr addrspace(3) @ldsopt.arena.k, i32 %t
; LEFT-ALONE-CODE: %qa = getelementptr i32, ptr addrspace(3) @ldsopt.arena.k, i32 %na
; LEFT-ALONE-CODE: %pb = getelementptr i32, ptr addrspace(3) @ldsopt.arena.k, i32 %t
; LEFT-ALONE-CODE: %qb = getelementptr i32, ptr addrspace(3) @ldsopt.arena.k, i32 %nb
; LEFT-ALONE-CODE-NOT: @B =
;CALLED
;CALLED define amdgpu_kernel void @k(ptr addrspace(1) %to) #0 !reqd_work_group_size !0 {
;CALLED   call void @f()
;CALLED   ret void
;CALLED }
; CALLED: kernel k: 384 -> 384 bytes of LDS, LDS allows 128 -> 128 workgroups a compute unit; proved: no placement is better
; CALLED: A  bytes 0 to 255
; CALLED: B  bytes 256 to 383
; CALLED-CODE: @ldsopt.arena.k = internal addrspace(3) global [384 x i8] poison, align 16
; CALLED-CODE: store i32 1, ptr addrspace(3) @ldsopt.arena.k, !alias.scope !3, !noalias !5
; CALLED-CODE: store i32 1, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @ldsopt.arena.k, i32 256), !alias.scope !5, !noalias !3
; CALLED-CODE-NOT: @A
;SEVERAL-CALLERS
;SEVERAL-CALLERS define amdgpu_kernel void @j(ptr addrspace(1) %to) #0 !reqd_work_group_size !0 {
;SEVERAL-CALLERS   call void @f()
;SEVERAL-CALLERS   store i32 1, ptr addrspace(3) @B
;SEVERAL-CALLERS   ret void
;SEVERAL-CALLERS }
; SEVERAL-CALLERS: kernel k: 384 bytes of LDS, left alone: fewer than two variables can move: @A: used in f, which several kernels call
; SEVERAL-CALLERS: stays as it is: A: used in f, which several kernels call
; SEVERAL-CALLERS: kernel j: 384 bytes of LDS, left alone: fewer than two variables can move: @A: used in f, which several kernels call
; SEVERAL-CALLERS: stays as it is: A: used in f, which several kernels call
