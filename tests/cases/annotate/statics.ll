; Rule R2: static variables and the copies into them stay as they are, unless asked for. What is not annotated says why, and an
; assumption is named where tags rest on it. A variant's letters are its variables.
; DEFINE: %{annotate} = ldsopt annotate - --no-check -o %t.ll
; RUN: variant S,T,STATICS %s > %t.statics.ll
; RUN: ldsopt annotate %t.statics.ll --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix STATICS
; RUN: cmp %t.statics.ll %t.ll
; STATICS: unchanged: no dynamic LDS base, nothing to tell apart (2 static: see --bases all){{$}}

; RUN: variant A,S,T,FIRST %s | %{annotate} 2>&1 | filecheck %s --check-prefix DYNAMIC
; RUN: variant A,FIRST %s | %{annotate} --bases all 2>&1 | filecheck %s --check-prefix ONE
; RUN: variant S,STATIC %s | %{annotate} --bases all 2>&1 | filecheck %s --check-prefix ONE
; RUN: variant S,STATIC %s | %{annotate} --repair 2>&1 | filecheck %s --check-prefix ONE
; RUN: variant NONE %s | %{annotate} 2>&1 | filecheck %s --check-prefix NONE
; DYNAMIC: unchanged: only one dynamic LDS base, nothing to tell apart (2 static: see --bases all; regions of it: see --precise){{$}}
; ONE: unchanged: only one LDS variable, nothing to tell apart (regions of it: see --precise){{$}}
; NONE: unchanged: no LDS variable, nothing to tell apart{{$}}

; A repair goes on without tags where some function has a copy.
; RUN: variant A,COPY,OTHER %s | %{annotate} --repair 2>&1 | filecheck %s --check-prefix REPAIRED
; RUN: variant A,FIRST,OTHER %s | %{annotate} --repair 2>&1 | filecheck %s --check-prefix ONE
; REPAIRED-NOT: unchanged

; Static accesses beside dynamic ones are untouched.
; RUN: variant A,B,S,T,BESIDE %s | %{annotate} -v 2>&1 | filecheck %s --check-prefix BESIDE
; BESIDE: 2 bases told apart: A, B{{$}}
; BESIDE: 5 LDS accesses: 2 tagged, {{.*}}3 static
; BESIDE: assumed: named-bases

; Statics alone, and one dynamic base among them, rest on no assumption.
; RUN: variant S,T,STATICS %s | %{annotate} --bases all -v 2>&1 | filecheck %s --check-prefix UNASSUMED
; RUN: variant A,S,FIRST,STATIC %s | %{annotate} --bases all -v 2>&1 | filecheck %s --check-prefix UNASSUMED
; RUN: variant A,S,FIRST,STATIC %s | %{annotate} --bases all --no-assume named-bases -v 2>&1 | filecheck %s --check-prefix UNASSUMED
; UNASSUMED-NOT: assumed:
; UNASSUMED: 2 bases told apart
; UNASSUMED-NOT: assumed:

; The assumption that is refused leaves the module unchanged.
; RUN: variant A,B,S,T,COPY,SECOND %s > %t.refused.ll
; RUN: ldsopt annotate %t.refused.ll --no-assume named-bases --no-check -o %t.ll 2>&1 | filecheck %s --check-prefix REFUSED
; RUN: cmp %t.refused.ll %t.ll
; REFUSED-NOT: assumed:
; REFUSED: unchanged: the assumption 'named-bases' is refused, and
; REFUSED-NOT: assumed:

; A repair says how many copies the stock compiler loses: those without a scope, where an access has alias information.
; RUN: variant S,COPIED,TBAA %s | %{annotate} --repair -v 2>&1 | filecheck %s --check-prefix LOST
; RUN: variant S,COPIED,PLAIN %s | %{annotate} --repair -v 2>&1 | filecheck %s --check-prefix KEPT
; LOST: 1 LDS-DMA scoped
; LOST: repaired: 1 LDS-DMA had no scope while accesses carry alias information
; KEPT: 1 LDS-DMA scoped
; KEPT-NOT: repaired:

target triple = "amdgcn-amd-amdhsa"
;A @A = external addrspace(3) global [0 x i8], align 16
;B @B = external addrspace(3) global [0 x i8], align 16
;S @S = internal addrspace(3) global [4096 x i8] poison, align 16
;T @T = internal addrspace(3) global [4096 x i8] poison, align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(8) %r, ptr addrspace(1) %out) #0 {
;STATICS   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @S, i32 4, i32 0, i32 0, i32 0, i32 0)
;STATICS   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @T, i32 4, i32 0, i32 0, i32 0, i32 0)
;STATICS   %x = load float, ptr addrspace(3) @S
;FIRST   store i32 0, ptr addrspace(3) @A
;STATIC   store i32 0, ptr addrspace(3) @S
;COPY   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
;COPY   %y = load float, ptr addrspace(3) @A
;SECOND   %z = load float, ptr addrspace(3) @B
;COPIED   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @S, i32 4, i32 0, i32 0, i32 0, i32 0)
;TBAA   %u = load float, ptr addrspace(3) @S, align 4, !tbaa !0
;PLAIN   %u = load float, ptr addrspace(3) @S, align 4
;BESIDE   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @S, i32 4, i32 0, i32 0, i32 0, i32 0)
;BESIDE   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
;BESIDE   %v = load float, ptr addrspace(3) @S
;BESIDE   store float %v, ptr addrspace(3) @B
;BESIDE   store float %v, ptr addrspace(3) @T
  ret void
}
;OTHER define amdgpu_kernel void @other() {
;OTHER   store i32 0, ptr addrspace(3) @A
;OTHER   ret void
;OTHER }
attributes #0 = { "target-cpu"="gfx942" }
;TBAA !0 = !{!1, !1, i64 0}
;TBAA !1 = !{!"float", !2}
;TBAA !2 = !{!"root"}
