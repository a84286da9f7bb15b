; Nothing is proved of assembly that only an assembler can read: what it executes is not told by its text.
; DEFINE: %{check} = ldsopt check - --no-races --mcpu gfx1250 -o -

; Directives, raw words, branches by numbers, jumps, and operands that are spelled otherwise.
; RUN: variant UNREAD-1 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-1 %s | ldsopt check - --no-races --mcpu gfx1250 --json -o - | filecheck %s --check-prefix LEFT
; LEFT: "left_out": [
; LEFT: "function": "k",
; RUN: variant UNREAD-2 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-3 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-4 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-5 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-6 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-7 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-8 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-9 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-10 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-11 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-12 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-13 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-14 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-15 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-16 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-17 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-18 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-19 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-20 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-21 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-22 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-23 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-24 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-25 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-26 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-27 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-28 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-29 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-30 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-31 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-32 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-33 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-34 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-35 %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant UNREAD-36 %s | %{check} | filecheck %s --check-prefix UNREAD
; UNREAD: 0 definite
; UNREAD: {{^}}unproven unreadable-code in k:
; UNREAD: functions left out: k (

; A macro of the module is no instruction, and code behind an open condition of it cannot be read.
; RUN: variant MACRO,DRAIN %s | %{check} | filecheck %s --check-prefix UNREAD
; RUN: variant MACRO,WAIT %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant OPEN,WAIT %s | %{check} | filecheck %s --check-prefix UNREAD
; CLEAN: no findings in

; A finding says what cannot be read.
; RUN: variant REPEATED %s | %{check} | filecheck %s --check-prefix REPEATED
; REPEATED: 0 definite, 1 unproven
; REPEATED: this cannot be read: the directive .rept, which may make or drop code

; LLVM inserts no waits in assembly, so that no transform can make one for a read there.
; RUN: variant READ %s | exits 1 %{check} | filecheck %s --check-prefix READ
; READ: 1 definite, 0 unproven
; READ: help: wait for asynccnt in the inline assembly

target triple = "amdgcn-amd-amdhsa"
;MACRO module asm ".macro drain"
;MACRO module asm "s_wait_asynccnt 0x0"
;MACRO module asm ".endm"
;OPEN module asm ".if 0"
@A = internal addrspace(3) global [1024 x i32] poison, align 16
declare void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %g, ptr addrspace(1) %o) "amdgpu-flat-work-group-size"="1,32" {
  call void @llvm.amdgcn.global.load.async.to.lds.b32(ptr addrspace(1) %g, ptr addrspace(3) @A, i32 0, i32 0)
; If.
;UNREAD-1   call void asm sideeffect ".if 0\0As_wait_asynccnt 0x0\0A.endif", "~{memory}"()
; Directives have no case.
;UNREAD-2   call void asm sideeffect ".IF 0\0As_wait_asynccnt 0x0\0A.ENDIF", "~{memory}"()
; Else.
;UNREAD-3   call void asm sideeffect ".if 1\0As_nop 0\0A.else\0As_wait_asynccnt 0x0\0A.endif", "~{memory}"()
; Ifdef.
;UNREAD-4   call void asm sideeffect ".ifdef nothing\0As_wait_asynccnt 0x0\0A.endif", "~{memory}"()
; Macro that is not called.
;UNREAD-5   call void asm sideeffect ".macro w\0As_wait_asynccnt 0x0\0A.endm", "~{memory}"()
; Macro named like an instruction.
;UNREAD-6   call void asm sideeffect ".macro s_nop a\0A.endm\0As_wait_asynccnt 0x0\0As_nop 0", "~{memory}"()
; Rept.
;UNREAD-7   call void asm sideeffect ".rept 0\0As_wait_asynccnt 0x0\0A.endr", "~{memory}"()
; Irp.
;UNREAD-8   call void asm sideeffect ".irp x, \0As_wait_asynccnt 0x0\0A.endr", "~{memory}"()
; Branch in raw words.
;UNREAD-9   call void asm sideeffect ".long 0xbf820001\0As_wait_asynccnt 0x0", "~{memory}"()
; Branch in raw bytes.
;UNREAD-10   call void asm sideeffect ".byte 1, 0, 0x82, 0xbf\0As_wait_asynccnt 0x0", "~{memory}"()
; String.
;UNREAD-11   call void asm sideeffect ".ascii \22s_nop\22\0As_wait_asynccnt 0x0", "~{memory}"()
; Include.
;UNREAD-12   call void asm sideeffect ".include \22more.s\22\0As_wait_asynccnt 0x0", "~{memory}"()
; Another section.
;UNREAD-13   call void asm sideeffect ".section .other\0As_wait_asynccnt 0x0\0A.text", "~{memory}"()
; Another section pushed.
;UNREAD-14   call void asm sideeffect ".pushsection .other\0As_wait_asynccnt 0x0\0A.popsection", "~{memory}"()
; Branch by number.
;UNREAD-15   call void asm sideeffect "s_cbranch_scc1 1\0As_wait_asynccnt 0x0", "~{memory}"()
; Branch by distance.
;UNREAD-16   call void asm sideeffect "s_branch .+8\0As_wait_asynccnt 0x0", "~{memory}"()
; Branch to a label like those of debug information.
;UNREAD-17   call void asm sideeffect "s_cbranch_scc1 .Ltmp77\0As_wait_asynccnt 0x0\0A.Ltmp77:", "~{memory}"()
; Branch behind a label.
;UNREAD-18   call void asm sideeffect "s_cbranch_scc1 1f+4\0A1:\0As_wait_asynccnt 0x0", "~{memory}"()
; Jump.
;UNREAD-19   call void asm sideeffect "s_setpc_b64 s[4:5]\0As_wait_asynccnt 0x0", "~{memory}"()
; No instruction.
;UNREAD-20   call void asm sideeffect "drain\0As_wait_asynccnt 0x0", "~{memory}"()
; Operator that is not evaluated.
;UNREAD-21   call void asm sideeffect "s_wait_asynccnt 0 << 1", "~{memory}"()
; Symbol of elsewhere.
;UNREAD-22   call void asm sideeffect "s_wait_asynccnt somewhere", "~{memory}"()
; Register by symbol.
;UNREAD-23   call void asm sideeffect "s_mov_b32 s[n], 0 ; s_wait_asynccnt 0x0", "~{memory}"()
; An end that is none.
;UNREAD-24   call void asm sideeffect ".size k, 5\0As_wait_asynccnt 0x0", "~{memory}"()
; Location.
;UNREAD-25   call void asm sideeffect ".loc 1 2 3\0As_wait_asynccnt 0x0", "~{memory}"()
; Of a kernels descriptor.
;UNREAD-26   call void asm sideeffect ".amdhsa_wavefront_size32 0\0As_wait_asynccnt 0x0", "~{memory}"()
; No space before the operand.
;UNREAD-27   call void asm sideeffect "s_wait_asynccnt(0)", "~{memory}"()
; Register with spaces.
;UNREAD-28   call void asm sideeffect "v_mov_b32 v1, v[ 8 ]\0As_wait_asynccnt 0x0", "~{memory}"()
; Register by its other name.
;UNREAD-29   call void asm sideeffect "v_accvgpr_read_b32 v1, acc5\0As_wait_asynccnt 0x0", "~{memory}"()
; Register by index.
;UNREAD-30   call void asm sideeffect "v_movrels_b32 v1, v2\0As_wait_asynccnt 0x0", "~{memory}"()
; Registers of another bank.
;UNREAD-31   call void asm sideeffect "s_set_vgpr_msb 1\0As_wait_asynccnt 0x0", "~{memory}"()
; Operand in LDS.
;UNREAD-32   call void asm sideeffect "v_mov_b32 v1, src_lds_direct\0As_wait_asynccnt 0x0", "~{memory}"()
; An end of assembly.
;UNREAD-33   call void asm sideeffect ";;#ASMEND\0As_wait_asynccnt 0x0", "~{memory}"()
; An end and a start.
;UNREAD-34   call void asm sideeffect ";;#ASMEND\0Adrain\0As_wait_asynccnt 0x0\0A;;#ASMSTART", "~{memory}"()
; A symbol between them.
;UNREAD-35   call void asm sideeffect ";;#ASMEND\0As_wait_asynccnt n\0A;;#ASMSTART", "~{memory}"()
; A function between them.
;UNREAD-36   call void asm sideeffect "${:comment}#ASMEND\0Ak2:\0As_wait_asynccnt 0x0\0A;;#ASMSTART\0A.type k2,@function", "~{memory}"()
;DRAIN   call void asm sideeffect "drain", "~{memory}"()
;WAIT   call void asm sideeffect "s_wait_asynccnt 0x0", "~{memory}"()
;REPEATED   call void asm sideeffect ".rept 2\0As_nop 0\0As_wait_asynccnt 0x0", "~{memory}"()
;READ   call void asm sideeffect "v_mov_b32 v9, 0\0Ads_load_b32 v8, v9\0As_wait_asynccnt 0x0", "~{memory}"()
  %v = load i32, ptr addrspace(3) @A
  store i32 %v, ptr addrspace(1) %o
  ret void
}
