; Rule R7: a statement of assembly that has nothing but waits and barriers becomes the same intrinsics; any other stays.
; DEFINE: %{calls} = -q --keep-bare-barriers --no-check -o - | grep -oE "call void (@llvm.amdgcn.s|asm side).*"
; RUN: variant GFX803 %s | ldsopt annotate - --mcpu gfx803 %{calls} | filecheck %s --check-prefix GFX803
; RUN: variant GFX9 %s | ldsopt annotate - --mcpu gfx900 %{calls} | filecheck %s --check-prefix GFX9
; RUN: variant GFX9 %s | ldsopt annotate - --mcpu gfx908 %{calls} | filecheck %s --check-prefix GFX9
; RUN: variant GFX9 %s | ldsopt annotate - --mcpu gfx90a %{calls} | filecheck %s --check-prefix GFX9
; RUN: variant GFX9 %s | ldsopt annotate - --mcpu gfx942 %{calls} | filecheck %s --check-prefix GFX9
; RUN: variant GFX9 %s | ldsopt annotate - --mcpu gfx950 %{calls} | filecheck %s --check-prefix GFX9
; RUN: variant GFX908 %s | ldsopt annotate - --mcpu gfx900 %{calls} | filecheck %s --check-prefix GFX908
; RUN: variant GFX908 %s | ldsopt annotate - --mcpu gfx908 %{calls} | filecheck %s --check-prefix GFX908
; RUN: variant GFX90A %s | ldsopt annotate - --mcpu gfx90a %{calls} | filecheck %s --check-prefix GFX90A
; RUN: variant GFX90A %s | ldsopt annotate - --mcpu gfx942 %{calls} | filecheck %s --check-prefix GFX90A
; RUN: variant GFX90A %s | ldsopt annotate - --mcpu gfx950 %{calls} | filecheck %s --check-prefix GFX90A
; RUN: variant GFX942 %s | ldsopt annotate - --mcpu gfx942 %{calls} | filecheck %s --check-prefix GFX942
; RUN: variant COMMENT %s | ldsopt annotate - --mcpu gfx942 %{calls} | filecheck %s --check-prefix COMMENT
; RUN: variant CONDITION %s | ldsopt annotate - --mcpu gfx942 %{calls} | filecheck %s --check-prefix CONDITION
; RUN: variant GFX10 %s | ldsopt annotate - --mcpu gfx1010 %{calls} | filecheck %s --check-prefix GFX10
; RUN: variant GFX10 %s | ldsopt annotate - --mcpu gfx1030 %{calls} | filecheck %s --check-prefix GFX10
; RUN: variant GFX11 %s | ldsopt annotate - --mcpu gfx1100 %{calls} | filecheck %s --check-prefix GFX11
; RUN: variant GFX11 %s | ldsopt annotate - --mcpu gfx1151 %{calls} | filecheck %s --check-prefix GFX11
; RUN: variant LATER %s | ldsopt annotate - --mcpu gfx1200 %{calls} | filecheck %s --check-prefix LATER
; RUN: variant LATER %s | ldsopt annotate - --mcpu gfx1201 %{calls} | filecheck %s --check-prefix LATER
; RUN: variant LATER %s | ldsopt annotate - --mcpu gfx1250 %{calls} | filecheck %s --check-prefix LATER
; RUN: variant GFX12 %s | ldsopt annotate - --mcpu gfx1200 %{calls} | filecheck %s --check-prefix GFX12
; RUN: variant GFX12 %s | ldsopt annotate - --mcpu gfx1201 %{calls} | filecheck %s --check-prefix GFX12
; RUN: variant GFX1250 %s | ldsopt annotate - --mcpu gfx1250 %{calls} | filecheck %s --check-prefix GFX1250

target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
define amdgpu_kernel void @k(i32 %n) {
  store i32 0, ptr addrspace(3) @A

; A count beyond its field on gfx8.
;GFX803   call void asm sideeffect "s_waitcnt vmcnt(16)", "~{memory}"()
; GFX803: asm sideeffect "s_waitcnt vmcnt(16)"
; GFX803-NOT: {{^.}}

;GFX9   call void asm sideeffect "s_waitcnt vmcnt(0)", "~{memory}"()
; GFX9: @llvm.amdgcn.s.waitcnt(i32 3952)
;GFX9   call void asm sideeffect "s_waitcnt vmcnt(16)", "~{memory}"()
; GFX9-NEXT: @llvm.amdgcn.s.waitcnt(i32 20336)
;GFX9   call void asm sideeffect "s_waitcnt vmcnt(63)", "~{memory}"()
; GFX9-NEXT: @llvm.amdgcn.s.waitcnt(i32 53119)
;GFX9   call void asm sideeffect "s_waitcnt lgkmcnt(0)", "~{memory}"()
; GFX9-NEXT: @llvm.amdgcn.s.waitcnt(i32 49279)
;GFX9   call void asm sideeffect "s_waitcnt expcnt(0)", "~{memory}"()
; GFX9-NEXT: @llvm.amdgcn.s.waitcnt(i32 53007)
;GFX9   call void asm sideeffect "s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)", "~{memory}"()
; GFX9-NEXT: @llvm.amdgcn.s.waitcnt(i32 0)
;GFX9   call void asm sideeffect "s_waitcnt vmcnt(3) & lgkmcnt(1)", "~{memory}"()
; GFX9-NEXT: @llvm.amdgcn.s.waitcnt(i32 371)
;GFX9   call void asm sideeffect "s_waitcnt vmcnt(3), lgkmcnt(1)", "~{memory}"()
; GFX9-NEXT: @llvm.amdgcn.s.waitcnt(i32 371)
;GFX9   call void asm sideeffect "s_waitcnt lgkmcnt(1) vmcnt(3)", "~{memory}"()
; GFX9-NEXT: @llvm.amdgcn.s.waitcnt(i32 371)
;GFX9   call void asm sideeffect "s_waitcnt 0", "~{memory}"()
; GFX9-NEXT: @llvm.amdgcn.s.waitcnt(i32 0)
;GFX9   call void asm sideeffect "s_waitcnt 0x3f70", "~{memory}"()
; GFX9-NEXT: @llvm.amdgcn.s.waitcnt(i32 16240)
;GFX9   call void asm sideeffect "s_waitcnt 3952", "~{memory}"()
; GFX9-NEXT: @llvm.amdgcn.s.waitcnt(i32 3952)
; GFX9-NOT: {{^.}}

; A barrier in front of which the backend waits for everything.
;GFX908   call void asm sideeffect "s_barrier", "~{memory}"()
; GFX908: asm sideeffect "s_barrier"
; Such a barrier behind a wait.
;GFX908   call void asm sideeffect "s_waitcnt vmcnt(4)\0As_barrier", "~{memory}"()
; GFX908-NEXT: asm sideeffect "s_waitcnt vmcnt(4)\0As_barrier"
; GFX908-NOT: {{^.}}

;GFX90A   call void asm sideeffect "s_waitcnt vmcnt(16)\0As_barrier", "~{memory}"()
; GFX90A: @llvm.amdgcn.s.waitcnt(i32 20336)
; GFX90A-NEXT: @llvm.amdgcn.s.barrier()
;GFX90A   call void asm sideeffect "s_barrier\0As_waitcnt vmcnt(16)", "~{memory}"()
; GFX90A-NEXT: @llvm.amdgcn.s.barrier()
; GFX90A-NEXT: @llvm.amdgcn.s.waitcnt(i32 20336)
;GFX90A   call void asm sideeffect "s_barrier", "~{memory}"()
; GFX90A-NEXT: @llvm.amdgcn.s.barrier()
;GFX90A   call void asm sideeffect "s_barrier\0As_waitcnt vmcnt(0)\0As_barrier", "~{memory}"()
; GFX90A-NEXT: @llvm.amdgcn.s.barrier()
; GFX90A-NEXT: @llvm.amdgcn.s.waitcnt(i32 3952)
; GFX90A-NEXT: @llvm.amdgcn.s.barrier()
; GFX90A-NOT: {{^.}}

;GFX942   call void asm sideeffect "s_waitcnt vmcnt(0)\0A", "~{memory}"()
; GFX942: @llvm.amdgcn.s.waitcnt(i32 3952)
;GFX942   call void asm sideeffect "\0A\09 s_waitcnt   vmcnt(0)  \0A\0A", "~{memory}"()
; GFX942-NEXT: @llvm.amdgcn.s.waitcnt(i32 3952)
;GFX942   call void asm sideeffect "s_waitcnt vmcnt(0) ; until all is there", "~{memory}"()
; GFX942-NEXT: @llvm.amdgcn.s.waitcnt(i32 3952)
;GFX942   call void asm sideeffect "S_WAITCNT vmcnt(0)", "~{memory}"()
; GFX942-NEXT: @llvm.amdgcn.s.waitcnt(i32 3952)
;GFX942   call void asm sideeffect "; first\0As_waitcnt vmcnt(0) // second", "~{memory}"()
; GFX942-NEXT: @llvm.amdgcn.s.waitcnt(i32 3952)
; Nothing.
;GFX942   call void asm sideeffect "", "~{memory}"()
; GFX942-NEXT: asm sideeffect ""
; Only a comment.
;GFX942   call void asm sideeffect "; nothing", "~{memory}"()
; GFX942-NEXT: asm sideeffect "; nothing"
; Another instruction.
;GFX942   call void asm sideeffect "s_nop 0", "~{memory}"()
; GFX942-NEXT: asm sideeffect "s_nop 0"
; Another instruction beside a wait.
;GFX942   call void asm sideeffect "s_waitcnt vmcnt(0)\0As_nop 0", "~{memory}"()
; GFX942-NEXT: asm sideeffect "s_waitcnt vmcnt(0)\0As_nop 0"
; Two instructions of which one is unknown.
;GFX942   call void asm sideeffect "s_setprio 1\0As_barrier", "~{memory}"()
; GFX942-NEXT: asm sideeffect "s_setprio 1\0As_barrier"
; A count beyond its field.
;GFX942   call void asm sideeffect "s_waitcnt vmcnt(64)", "~{memory}"()
; GFX942-NEXT: asm sideeffect "s_waitcnt vmcnt(64)"
; A counter twice.
;GFX942   call void asm sideeffect "s_waitcnt vmcnt(1) vmcnt(0)", "~{memory}"()
; GFX942-NEXT: asm sideeffect "s_waitcnt vmcnt(1) vmcnt(0)"
; An immediate of more than 16 bits.
;GFX942   call void asm sideeffect "s_waitcnt 0x10000", "~{memory}"()
; GFX942-NEXT: asm sideeffect "s_waitcnt 0x10000"
; A saturating count.
;GFX942   call void asm sideeffect "s_waitcnt vmcnt_sat(2)", "~{memory}"()
; GFX942-NEXT: asm sideeffect "s_waitcnt vmcnt_sat(2)"
; A symbol.
;GFX942   call void asm sideeffect "s_waitcnt vmcnt(N)", "~{memory}"()
; GFX942-NEXT: asm sideeffect "s_waitcnt vmcnt(N)"
; An expression.
;GFX942   call void asm sideeffect "s_waitcnt vmcnt(1+1)", "~{memory}"()
; GFX942-NEXT: asm sideeffect "s_waitcnt vmcnt(1+1)"
; An octal count.
;GFX942   call void asm sideeffect "s_waitcnt vmcnt(010)", "~{memory}"()
; GFX942-NEXT: asm sideeffect "s_waitcnt vmcnt(010)"
; A counter that this generation has no wait for.
;GFX942   call void asm sideeffect "s_wait_loadcnt 0", "~{memory}"()
; GFX942-NEXT: asm sideeffect "s_wait_loadcnt 0"
; A label.
;GFX942   call void asm sideeffect "x: s_waitcnt vmcnt(0)", "~{memory}"()
; GFX942-NEXT: asm sideeffect "x: s_waitcnt vmcnt(0)"
; An alternative.
;GFX942   call void asm sideeffect "{s_waitcnt vmcnt(0)|s_nop 0}", "~{memory}"()
; GFX942-NEXT: asm sideeffect "{s_waitcnt vmcnt(0)|s_nop 0}"
; An operand.
;GFX942   call void asm sideeffect "s_waitcnt $0", "~{memory}"()
; GFX942-NEXT: asm sideeffect "s_waitcnt $0"
; An immediate that begins with zero.
;GFX942   call void asm sideeffect "s_waitcnt 010", "~{memory}"()
; GFX942-NEXT: asm sideeffect "s_waitcnt 010"
; GFX942-NOT: {{^.}}

; A block comment.
;COMMENT   call void asm sideeffect "s_waitcnt /* all */ vmcnt(0)", "~{memory}"()
; COMMENT: asm sideeffect "s_waitcnt /* all */ vmcnt(0)"
; COMMENT-NOT: {{^.}}

; A condition.
;CONDITION   call void asm sideeffect ".if 0\0As_waitcnt vmcnt(0)\0A.endif", "~{memory}"()
; CONDITION: asm sideeffect ".if 0\0As_waitcnt vmcnt(0)\0A.endif"
; CONDITION-NOT: {{^.}}

;GFX10   call void asm sideeffect "s_waitcnt vmcnt(0)", "~{memory}"()
; GFX10: @llvm.amdgcn.s.waitcnt(i32 16240)
;GFX10   call void asm sideeffect "s_waitcnt lgkmcnt(63)", "~{memory}"()
; GFX10-NEXT: @llvm.amdgcn.s.waitcnt(i32 65407)
; The store counter of gfx10.
;GFX10   call void asm sideeffect "s_waitcnt_vscnt null, 0x0", "~{memory}"()
; GFX10-NEXT: asm sideeffect "s_waitcnt_vscnt null, 0x0"
; GFX10-NOT: {{^.}}

;GFX11   call void asm sideeffect "s_waitcnt vmcnt(0)", "~{memory}"()
; GFX11: @llvm.amdgcn.s.waitcnt(i32 1015)
;GFX11   call void asm sideeffect "s_waitcnt lgkmcnt(0)", "~{memory}"()
; GFX11-NEXT: @llvm.amdgcn.s.waitcnt(i32 64519)
; GFX11-NOT: {{^.}}

;LATER   call void asm sideeffect "s_wait_loadcnt 0x0", "~{memory}"()
; LATER: @llvm.amdgcn.s.wait.loadcnt(i16 0)
;LATER   call void asm sideeffect "s_wait_loadcnt 3", "~{memory}"()
; LATER-NEXT: @llvm.amdgcn.s.wait.loadcnt(i16 3)
;LATER   call void asm sideeffect "s_wait_storecnt 0x0", "~{memory}"()
; LATER-NEXT: @llvm.amdgcn.s.wait.storecnt(i16 0)
;LATER   call void asm sideeffect "s_wait_dscnt 0x0", "~{memory}"()
; LATER-NEXT: @llvm.amdgcn.s.wait.dscnt(i16 0)
;LATER   call void asm sideeffect "s_wait_kmcnt 0x0", "~{memory}"()
; LATER-NEXT: @llvm.amdgcn.s.wait.kmcnt(i16 0)
; LATER-NOT: {{^.}}

;GFX12   call void asm sideeffect "s_wait_samplecnt 0x0", "~{memory}"()
; GFX12: @llvm.amdgcn.s.wait.samplecnt(i16 0)
;GFX12   call void asm sideeffect "s_wait_bvhcnt 0x0", "~{memory}"()
; GFX12-NEXT: @llvm.amdgcn.s.wait.bvhcnt(i16 0)
;GFX12   call void asm sideeffect "s_wait_expcnt 0x0", "~{memory}"()
; GFX12-NEXT: @llvm.amdgcn.s.wait.expcnt(i16 0)
;GFX12   call void asm sideeffect "s_wait_loadcnt 0\0As_wait_dscnt 0", "~{memory}"()
; GFX12-NEXT: @llvm.amdgcn.s.wait.loadcnt(i16 0)
; GFX12-NEXT: @llvm.amdgcn.s.wait.dscnt(i16 0)
; A wait of an older generation.
;GFX12   call void asm sideeffect "s_waitcnt vmcnt(0)", "~{memory}"()
; GFX12-NEXT: asm sideeffect "s_waitcnt vmcnt(0)"
; Two counters in one wait.
;GFX12   call void asm sideeffect "s_wait_loadcnt_dscnt 0x0", "~{memory}"()
; GFX12-NEXT: asm sideeffect "s_wait_loadcnt_dscnt 0x0"
; Asynccnt on gfx12.
;GFX12   call void asm sideeffect "s_wait_asynccnt 0x0", "~{memory}"()
; GFX12-NEXT: asm sideeffect "s_wait_asynccnt 0x0"
; A count of more than 16 bits.
;GFX12   call void asm sideeffect "s_wait_loadcnt 0x10000", "~{memory}"()
; GFX12-NEXT: asm sideeffect "s_wait_loadcnt 0x10000"
; The halves of a barrier.
;GFX12   call void asm sideeffect "s_barrier_signal -1\0As_barrier_wait -1", "~{memory}"()
; GFX12-NEXT: asm sideeffect "s_barrier_signal -1\0As_barrier_wait -1"
; An immediate that begins with zero.
;GFX12   call void asm sideeffect "s_wait_dscnt 01", "~{memory}"()
; GFX12-NEXT: asm sideeffect "s_wait_dscnt 01"
; GFX12-NOT: {{^.}}

;GFX1250   call void asm sideeffect "s_wait_asynccnt 0x4", "~{memory}"()
; GFX1250: @llvm.amdgcn.s.wait.asynccnt(i16 4)
;GFX1250   call void asm sideeffect "s_wait_tensorcnt 0x0", "~{memory}"()
; GFX1250-NEXT: @llvm.amdgcn.s.wait.tensorcnt(i16 0)
; Xcnt, which has no intrinsic.
;GFX1250   call void asm sideeffect "s_wait_xcnt 0x0", "~{memory}"()
; GFX1250-NEXT: asm sideeffect "s_wait_xcnt 0x0"
; Samplecnt on gfx1250.
;GFX1250   call void asm sideeffect "s_wait_samplecnt 0x0", "~{memory}"()
; GFX1250-NEXT: asm sideeffect "s_wait_samplecnt 0x0"
; GFX1250-NOT: {{^.}}

  %x = load i32, ptr addrspace(3) @B
  ret void
}
