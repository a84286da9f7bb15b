; The code that a call may run outside of what is seen. It may run whatever function of the module others may name, so the variables of that
; stay where they are; and assembly that cannot be taken apart may start a copy: by its words, or where there may be more than it says.
; DEFINE: %{pack} = ldsopt pack - --mcpu gfx942 --no-share -q
; RUN: variant STATIC,EXT %s | %{pack} | filecheck %s --check-prefix STAYS
; RUN: variant STATIC,POINTER %s | %{pack} | filecheck %s --check-prefix STAYS
; RUN: variant STATIC,OWN %s | %{pack} | filecheck %s --check-prefix MOVES
; RUN: variant STATIC,BARRIER %s | %{pack} | filecheck %s --check-prefix MOVES
; RUN: variant STATIC,NOP %s | %{pack} | filecheck %s --check-prefix MOVES
; RUN: variant STATIC,NUMBER %s | %{pack} | filecheck %s --check-prefix MOVES
; RUN: variant STATIC,NAMED %s | %{pack} | filecheck %s --check-prefix STAYS
; RUN: variant STATIC,SWAPPC %s | %{pack} | filecheck %s --check-prefix STAYS
; RUN: variant STATIC,SETPC %s | %{pack} | filecheck %s --check-prefix STAYS
; STAYS-NOT: ldsopt.arena
; STAYS: define amdgpu_kernel void @k
; STAYS-NOT: ldsopt.arena
; MOVES: @ldsopt.arena

; DEFINE: %{annotate} = ldsopt annotate - --mcpu gfx942 --bases all --no-check -q
; RUN: variant DYNAMIC,EXT %s | %{annotate} | filecheck %s --check-prefix TAGGED
; RUN: variant DYNAMIC,BARRIER %s | %{annotate} | filecheck %s --check-prefix TAGGED
; RUN: variant DYNAMIC,NOP %s | %{annotate} | filecheck %s --check-prefix TAGGED
; RUN: variant DYNAMIC,COPY %s | %{annotate} | filecheck %s --check-prefix LEFT
; RUN: variant DYNAMIC,LOAD %s | %{annotate} | filecheck %s --check-prefix TAGGED
; RUN: variant DYNAMIC,SECOND %s | %{annotate} | filecheck %s --check-prefix LEFT
; RUN: variant DYNAMIC,DIRECTIVE %s | %{annotate} | filecheck %s --check-prefix LEFT
; RUN: variant DYNAMIC,EITHER %s | %{annotate} | filecheck %s --check-prefix LEFT
; RUN: variant DYNAMIC,BOTH-NOPS %s | %{annotate} | filecheck %s --check-prefix TAGGED
; LEFT-NOT: !alias.scope
; LEFT: define amdgpu_kernel void @k
; LEFT-NOT: !alias.scope
; TAGGED: !alias.scope

target triple = "amdgcn-amd-amdhsa"
;STATIC @A = internal addrspace(3) global [256 x i32] poison, align 4
;STATIC @B = internal addrspace(3) global [256 x i32] poison, align 4
;DYNAMIC @A = external addrspace(3) global [0 x i32], align 4
;DYNAMIC @B = external addrspace(3) global [0 x i32], align 4
declare void @ext()
declare void @llvm.amdgcn.s.barrier()
define void @own() {
  ret void
}
;STATIC define void @unnamed() {
;STATIC   store i32 7, ptr addrspace(3) @A
;STATIC   ret void
;STATIC }
define amdgpu_kernel void @k(ptr %p, i64 %at) {
  store i32 0, ptr addrspace(3) @A
;EXT   call void @ext()
;POINTER   call void %p()
;OWN   call void @own()
;BARRIER   call void @llvm.amdgcn.s.barrier()
;NOP   call void asm sideeffect "s_nop 0", ""()
;NUMBER   call void asm sideeffect "s_nop 0 ; $0", "s"(i64 %at)
;NAMED   call void asm sideeffect "s_nop 0 ; $0", "s"(ptr @own)
;SWAPPC   call void asm sideeffect "s_swappc_b64 s[30:31], $0", "s"(i64 %at)
;SETPC   call void asm sideeffect "s_setpc_b64 $0", "s"(i64 %at)
;COPY   call void asm sideeffect "buffer_load_dword v0, s[0:3], 0 offen lds", ""()
;LOAD   call void asm sideeffect "buffer_load_dword v0, s[0:3], 0 offen", ""()
;SECOND   call void asm sideeffect "s_nop 0\0Abuffer_load_dword v0, s[0:3], 0 offen lds", ""()
;DIRECTIVE   call void asm sideeffect ".if 1\0As_nop 0\0A.endif", ""()
;EITHER   call void asm sideeffect "$(buffer_load_dword v0, s[0:3], 0 offen lds$|s_nop 0$)", ""()
;BOTH-NOPS   call void asm sideeffect "$(s_nop 0$|s_nop 1$)", ""()
  store i32 0, ptr addrspace(3) @B
  ret void
}
