; `--precise` proves by the bytes that are used that bases are apart, and needs no assumption where it does; what depends on
; an argument is assumed.
; DEFINE: %{precise} = ldsopt annotate - --mcpu gfx942 --no-check --precise -v -o %t.ll 2>&1
; RUN: variant APART %s | %{precise} | filecheck %s --check-prefix PROVED
; RUN: variant DEPENDS %s | %{precise} | filecheck %s --check-prefix ASSUMED
; PROVED-NOT: assumed:
; PROVED: named-bases: 1 pair of dynamic bases: 1 proved{{$}}
; PROVED-NOT: assumed:
; ASSUMED: named-bases: 1 pair of dynamic bases: 1 assumed{{$}}
; ASSUMED: {{^}}  assumed: named-bases:
; RUN: variant APART %s | ldsopt annotate - --mcpu gfx942 --no-check --precise --no-assume named-bases -q | filecheck %s --check-prefix TAGGED

; Kernels of one module do not clash, and a choice of two bases refutes nothing.
; RUN: variant KERNELS %s | %{precise} | filecheck %s --check-prefix PROVED
; RUN: variant SELECT %s | %{precise} | filecheck %s --check-prefix ASSUMED
; RUN: variant PHI %s | %{precise} | filecheck %s --check-prefix ASSUMED

; `--require-proof` excludes exactly what is proved, and changes nothing where nothing is.
; DEFINE: %{require} = ldsopt annotate - --mcpu gfx942 --no-check --require-proof -v -o %t.ll 2>&1
; RUN: variant MASKED %s | %{require} | filecheck %s --check-prefix THREE
; RUN: variant THREE %s | %{require} | filecheck %s --check-prefix TWO
; RUN: filecheck %s --check-prefix TAGGED --input-file %t.ll
; RUN: filecheck %s --check-prefix UNTAGGED --input-file %t.ll
; RUN: variant DEPENDS %s | %{require} | filecheck %s --check-prefix NONE
; THREE: 3 LDS accesses: 3 tagged
; THREE: named-bases: 3 pairs of dynamic bases: 3 proved{{$}}
; TWO-NOT: assumed:
; TWO: named-bases: 3 pairs of dynamic bases: 1 proved, 2 assumed{{$}}
; TWO-NOT: assumed:
; TAGGED: store i32 0, ptr addrspace(3) @A, !alias.scope [[A:![0-9]+]], !noalias [[B:![0-9]+]]
; TAGGED: store i32 1, ptr addrspace(3) %b, !alias.scope [[B]], !noalias [[A]]
; UNTAGGED: store i32 2, ptr addrspace(3) %d{{$}}
; NONE: unchanged: no two bases are proved to be used with disjoint bytes

; A promise that is refuted writes nothing; by default nobody looks at bytes. One that is proved is written.
; DEFINE: %{gemm} = %S/../../../corpus/ir/clang-22/named_gemm.gfx942.ll
; RUN: sed "s/@A_next_0 to i32), i32 16384)/@A_next_0 to i32), i32 12288)/" %{gemm} > %t.precise.ll
; RUN: sed "s/@A_next_0 to i32), i32 16384)/@A_next_0 to i32), i32 16383)/" %{gemm} > %t.proof.ll
; RUN: exits 1 ldsopt annotate %t.precise.ll --precise -o %t.none.ll 2>&1 | filecheck %s --check-prefix PRECISE
; RUN: exits 1 ldsopt annotate %t.proof.ll --require-proof -o %t.none.ll 2>&1 | filecheck %s --check-prefix PROOF
; RUN: ! test -e %t.none.ll
; RUN: ldsopt annotate %t.precise.ll --no-check -q -o %t.out.ll
; RUN: ldsopt annotate %{gemm} --require-proof --no-check -q -o %t.proved.ll
; RUN: grep -c "!noalias" %t.proved.ll
; PRECISE: named-bases is refuted: @B_cur_1 and @A_next_0 share bytes 12288 to 12543
; PROOF: named-bases is refuted: @B_cur_1 and @A_next_0 share bytes 16383 to 16383

target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
;THREE,MASKED @C = external addrspace(3) global [0 x i8], align 16
define amdgpu_kernel void @k(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {
;APART,THREE,MASKED   %b = getelementptr i8, ptr addrspace(3) @B, i32 64
;APART,THREE,MASKED   store i32 0, ptr addrspace(3) @A
;APART,THREE,MASKED   store i32 1, ptr addrspace(3) %b
;THREE   %d = getelementptr i8, ptr addrspace(3) @C, i32 %n
;THREE   store i32 2, ptr addrspace(3) %d
;MASKED   %e = and i32 %n, 255
;MASKED   %f = add i32 %e, 1024
;MASKED   %g = getelementptr i8, ptr addrspace(3) @C, i32 %f
;MASKED   store i32 2, ptr addrspace(3) %g
;DEPENDS   %a = getelementptr i8, ptr addrspace(3) @A, i32 %n
;DEPENDS   store i32 0, ptr addrspace(3) %a
;DEPENDS   store i32 1, ptr addrspace(3) @B
;SELECT   %p = select i1 %c, ptr addrspace(3) @A, ptr addrspace(3) @B
;SELECT   store i32 0, ptr addrspace(3) %p
;SELECT   store i32 1, ptr addrspace(3) @B
;PHI entry:
;PHI   br i1 %c, label %t, label %j
;PHI t:
;PHI   br label %j
;PHI j:
;PHI   %p = phi ptr addrspace(3) [ @A, %t ], [ @B, %entry ]
;PHI   store i32 0, ptr addrspace(3) %p
;PHI   store i32 1, ptr addrspace(3) @B
;KERNELS   store i32 0, ptr addrspace(3) @A
  ret void
}
;KERNELS define amdgpu_kernel void @other() {
;KERNELS   store i32 0, ptr addrspace(3) @B
;KERNELS   ret void
;KERNELS }
