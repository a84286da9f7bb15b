; Alias information at joins: claims of the input go where a copy may overtake the read, and stay where the code or one block shows that none does.
; RUN: variant CLAIM %s | ldsopt annotate - --mcpu gfx942 --no-check -q --repair -o %t.ll
; RUN: filecheck %s --check-prefix CLAIM < %t.ll
; RUN: ldsopt compile %t.ll --mcpu gfx942 -o %t.s
; RUN: filecheck %s --check-prefix CLAIM-CODE < %t.s
; RUN: variant CLAIM-ALL %s | ldsopt annotate - --mcpu gfx942 --no-check -q --repair --bases all -o %t.ll
; RUN: filecheck %s --check-prefix CLAIM-ALL < %t.ll
; RUN: ldsopt compile %t.ll --mcpu gfx942 -o %t.s
; RUN: filecheck %s --check-prefix CLAIM-ALL-CODE < %t.s
; RUN: variant ONE-BLOCK %s | ldsopt annotate - --mcpu gfx942 --no-check -q --repair -o %t.ll
; RUN: filecheck %s --check-prefix ONE-BLOCK < %t.ll
; RUN: variant ONE-BLOCK %s | ldsopt annotate - --mcpu gfx942 -q --repair -o %t.ll
; RUN: filecheck %s --check-prefix ONE-BLOCK-JUDGED < %t.ll
; RUN: variant ARMS %s | ldsopt annotate - --mcpu gfx942 --no-check -q -o %t.ll
; RUN: filecheck %s --check-prefix ARMS < %t.ll
; RUN: variant HIDDEN %s | ldsopt annotate - --mcpu gfx942 --no-check -q --bases all -o %t.ll
; RUN: filecheck %s --check-prefix HIDDEN < %t.ll
; RUN: ldsopt compile %t.ll --mcpu gfx942 -o %t.s
; RUN: filecheck %s --check-prefix HIDDEN-CODE < %t.s
; RUN: variant INLINED %s | ldsopt annotate - --mcpu gfx942 --no-check -q -o %t.ll
; RUN: filecheck %s --check-prefix INLINED < %t.ll
; RUN: variant OF-ANY %s | ldsopt annotate - --mcpu gfx942 --no-check --explain -o %t.ll 2>&1 | filecheck %s --check-prefix OF-ANY
; CLAIM: %x = load i32, ptr addrspace(3) @A, align 4{{$}}
; CLAIM-CODE: s_waitcnt vmcnt(1)
; CLAIM-CODE: ds_read_b32 v1, v0
; CLAIM-CODE: buffer_load_dword off, s[8:11], 0 lds
; CLAIM-ALL: %x = load i32, ptr addrspace(3) @A, align 4{{$}}
; CLAIM-ALL-CODE: s_waitcnt vmcnt(1)
; CLAIM-ALL-CODE: ds_read_b32 v1, v0
; CLAIM-ALL-CODE: buffer_load_dword off, s[8:11], 0 lds
; ONE-BLOCK: %x = load i32, ptr addrspace(3) @A, align 4, !noalias !12, !alias.scope !11
; ONE-BLOCK-JUDGED: %x = load i32, ptr addrspace(3) @A, align 4, !noalias !12, !alias.scope !11
; ARMS: %x = load i32, ptr addrspace(3) @A, align 4{{$}}
; HIDDEN: %x = load i32, ptr addrspace(3) %ldsopt.dma2.dst, align 4{{$}}
; HIDDEN-CODE: buffer_load_dword off, s[0:3], 0 lds
; HIDDEN-CODE: buffer_load_dword off, s[0:3], 0 lds
; HIDDEN-CODE: s_waitcnt vmcnt(0)
; HIDDEN-CODE: ds_read_b32 v1, v0
; INLINED: %x = load i32, ptr addrspace(3) @A, align 4{{$}}
; OF-ANY: function f: 1 LDS access: 1 tagged, 0 ambiguous, 0 unknown
; OF-ANY: kernel k: 4 LDS accesses: 2 tagged, 0 ambiguous, 1 unknown, 1 untagged; 2 LDS-DMAs scoped
; OF-ANY: 1 access left untagged: the backend would lose its wait (<stdin>:{{[0-9]+}})
; OF-ANY: <stdin>:{{[0-9]+}}: load: not tagged: its function or module was left alone, or LLVM would drop a wait for it (R10)
; OF-ANY: assumed: named-bases: differently named dynamic bases, which all have one address, are used with disjoint byte ranges (refuse with --no-assume named-bases)
target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16 ; but HIDDEN
@B = external addrspace(3) global [0 x i8], align 16 ; but HIDDEN
;HIDDEN @S = internal addrspace(3) global [4096 x i8] poison, align 16
;HIDDEN @T = internal addrspace(3) global [4096 x i8] poison, align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
;INLINED,OF-ANY define internal void @f() alwaysinline {
;INLINED,OF-ANY   store i32 0, ptr addrspace(3) @B, align 4
;INLINED,OF-ANY   ret void
;INLINED,OF-ANY }
define amdgpu_kernel void @k(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
;CLAIM,CLAIM-ALL   br label %loop
;CLAIM,CLAIM-ALL loop:
;ONE-BLOCK   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !2
;CLAIM,CLAIM-ALL,ONE-BLOCK   %x = load i32, ptr addrspace(3) @A, align 4, !noalias !2
;CLAIM,CLAIM-ALL   store i32 %x, ptr addrspace(1) %out
;CLAIM,CLAIM-ALL   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !2
;CLAIM,CLAIM-ALL   br i1 %c, label %loop, label %end
;CLAIM,CLAIM-ALL end:
;HIDDEN   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @T, i32 4, i32 0, i32 0, i32 0, i32 0)
;INLINED,OF-ANY   call void @f()
;OF-ANY   %u = inttoptr i32 %n to ptr addrspace(3)
;OF-ANY   %y = load i32, ptr addrspace(3) %u, align 4
  br i1 %c, label %one, label %two ; but CLAIM, CLAIM-ALL, ONE-BLOCK
one: ; but CLAIM, CLAIM-ALL, ONE-BLOCK
;ARMS,INLINED,OF-ANY   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
;HIDDEN   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @S, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %join ; but CLAIM, CLAIM-ALL, ONE-BLOCK
two: ; but CLAIM, CLAIM-ALL, ONE-BLOCK
;ARMS   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0)
;INLINED,OF-ANY   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
  br label %join ; but CLAIM, CLAIM-ALL, ONE-BLOCK
join: ; but CLAIM, CLAIM-ALL, ONE-BLOCK
;ARMS,INLINED,OF-ANY   %x = load i32, ptr addrspace(3) @A, align 4
;HIDDEN   %x = load i32, ptr addrspace(3) @S, align 4
  store i32 %x, ptr addrspace(1) %out, align 4 ; but CLAIM, CLAIM-ALL, ONE-BLOCK
  ret void
}
;CLAIM,CLAIM-ALL,ONE-BLOCK !0 = distinct !{!0}
;CLAIM,CLAIM-ALL,ONE-BLOCK !1 = distinct !{!1, !0, !"copies"}
;CLAIM,CLAIM-ALL,ONE-BLOCK !2 = !{!1}
;CLAIM,CLAIM-ALL,ONE-BLOCK !3 = distinct !{!3, !0, !"others"}
;CLAIM,CLAIM-ALL,ONE-BLOCK !4 = !{!3}
