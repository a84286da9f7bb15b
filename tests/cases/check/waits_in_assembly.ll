; Waits that an author wrote in assembly count where a machine executes them as they stand there, and only there.
; DEFINE: %{check} = ldsopt check - --no-races --mcpu gfx1250 -o -

; A wait that is executed counts.
; RUN: variant COUNTS-1 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant COUNTS-2 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant COUNTS-3 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant COUNTS-4 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant COUNTS-5 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant COUNTS-6 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant COUNTS-7 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant COUNTS-8 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant COUNTS-9 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant COUNTS-10 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant COUNTS-11 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant COUNTS-12 %s | %{check} | filecheck %s --check-prefix CLEAN
; CLEAN: no findings in

; A wait that no machine executes does not.
; RUN: variant MISSED-1 %s | exits 1 %{check} | filecheck %s --check-prefix MISSING
; RUN: variant MISSED-2 %s | exits 1 %{check} | filecheck %s --check-prefix MISSING
; RUN: variant MISSED-3 %s | exits 1 %{check} | filecheck %s --check-prefix MISSING
; RUN: variant MISSED-4 %s | exits 1 %{check} | filecheck %s --check-prefix MISSING
; RUN: variant MISSED-5 %s | exits 1 %{check} | filecheck %s --check-prefix MISSING
; RUN: variant MISSED-6 %s | exits 1 %{check} | filecheck %s --check-prefix MISSING
; RUN: variant MISSED-7 %s | exits 1 %{check} | filecheck %s --check-prefix MISSING
; RUN: variant MISSED-8 %s | exits 1 %{check} | filecheck %s --check-prefix MISSING
; RUN: variant MISSED-9 %s | exits 1 %{check} | filecheck %s --check-prefix MISSING
; RUN: variant MISSED-10 %s | exits 1 %{check} | filecheck %s --check-prefix MISSING
; RUN: variant MISSED-11 %s | exits 1 %{check} | filecheck %s --check-prefix MISSING
; RUN: variant MISSED-12 %s | exits 1 %{check} | filecheck %s --check-prefix MISSING
; RUN: variant MISSED-13 %s | exits 1 %{check} | filecheck %s --check-prefix MISSING
; MISSING: 1 definite, 0 unproven
; MISSING: {{^}}definite missing-wait in k:

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [1024 x i32] poison, align 16
declare void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %g, ptr addrspace(1) %o) "amdgpu-flat-work-group-size"="1,32" {
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 0, i32 0)
; Plain.
;COUNTS-1   call void asm sideeffect "s_wait_asynccnt 0x0", "~{memory}"()
; Between comments.
;COUNTS-2   call void asm sideeffect "/* why */ s_wait_asynccnt 0x0 /* and */ ; how", "~{memory}"()
; Difference.
;COUNTS-3   call void asm sideeffect "s_wait_asynccnt 1-1", "~{memory}"()
; Symbol set last to 0.
;COUNTS-4   call void asm sideeffect ".set n, 5\0A.set n, 0\0As_wait_asynccnt 2*n", "~{memory}"()
; Symbol assigned.
;COUNTS-5   call void asm sideeffect "n = 0\0As_wait_asynccnt n", "~{memory}"()
; Behind a join.
;COUNTS-6   call void asm sideeffect "s_cbranch_scc1 1f\0As_nop 0\0A1:\0As_wait_asynccnt 0x0", "~{memory}"()
; Behind a loop.
;COUNTS-7   call void asm sideeffect "1:\0As_nop 0\0As_cbranch_scc1 1b\0As_wait_asynccnt 0x0", "~{memory}"()
; Behind padding.
;COUNTS-8   call void asm sideeffect ".p2align 4\0As_wait_asynccnt 0x0", "~{memory}"()
; Nothing behind it is executed.
;COUNTS-9   call void asm sideeffect "s_endpgm", "~{memory}"()
; Symbols have case.
;COUNTS-10   call void asm sideeffect "n = 0\0AN = 5\0As_wait_asynccnt n", "~{memory}"()
; An assignment in a comment.
;COUNTS-11   call void asm sideeffect "n = 0\0A// n = 5\0As_wait_asynccnt n", "~{memory}"()
; A sign that ends no assembly.
;COUNTS-12   call void asm sideeffect "s_wait_asynccnt 0x0 ; # a comment", "~{memory}"()
; In a comment.
;MISSED-1   call void asm sideeffect "/*\0As_wait_asynccnt 0x0\0A*/", "~{memory}"()
; In a comment that begins behind code.
;MISSED-2   call void asm sideeffect "s_nop 0 /* s_wait_asynccnt 0x0\0A*/", "~{memory}"()
; Behind signs of comments.
;MISSED-3   call void asm sideeffect "; s_wait_asynccnt 0x0\0A// s_wait_asynccnt 0x0\0A# s_wait_asynccnt 0x0\0As_nop 0 // s_wait_asynccnt 0x0", "~{memory}"()
; Symbol too large.
;MISSED-4   call void asm sideeffect ".set n, 5\0As_wait_asynccnt n", "~{memory}"()
; Set by another form.
;MISSED-5   call void asm sideeffect ".set n, 0\0A.SET n, 5\0As_wait_asynccnt n", "~{memory}"()
; Set by another form.
;MISSED-6   call void asm sideeffect ".set n, 0\0A.set \22n\22, 5\0As_wait_asynccnt n", "~{memory}"()
; Set by another form.
;MISSED-7   call void asm sideeffect ".set n, 0\0A\22n\22 = 5\0As_wait_asynccnt n", "~{memory}"()
; Set by another form.
;MISSED-8   call void asm sideeffect ".set n, 0\0A/**/ n = 5\0As_wait_asynccnt n", "~{memory}"()
; Set by another form.
;MISSED-9   call void asm sideeffect ".set n, 0\0Aa: n = 5\0As_wait_asynccnt n", "~{memory}"()
; Set by another form.
;MISSED-10   call void asm sideeffect ".set n, 0\0Aa: .equ n, 5\0As_wait_asynccnt n", "~{memory}"()
; Branched over.
;MISSED-11   call void asm sideeffect "s_cbranch_scc1 1f\0As_wait_asynccnt 0x0\0A1:", "~{memory}"()
; Never reached.
;MISSED-12   call void asm sideeffect "s_branch .Lover\0As_wait_asynccnt 0x0\0A.Lover:", "~{memory}"()
; Branched over to a spaced label.
;MISSED-13   call void asm sideeffect "s_cbranch_scc1 over\0As_wait_asynccnt 0x0\0Aover : s_nop 0", "~{memory}"()
  %v = load i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(1) %o
  ret void
}
