; Waits in assembly: each counter in it is waited for, down to its count; what the assembler would not take so waits for nothing.
; DEFINE: %{run} = ldsopt simulate - --mcpu gfx942 --block 128 --arg "in: u32[256]=arange"
; RUN: variant OLDER,BOTH-NAMED %s | %{run}
; RUN: variant OLDER,LAST-NAMED %s | %{run}
; RUN: variant OLDER,BITS %s | %{run}
; RUN: variant YOUNGER,BOTH-NAMED %s | exits 1 %{run} 2>&1 | filecheck %s --check-prefix RACE
; RUN: variant YOUNGER,BITS %s | exits 1 %{run} 2>&1 | filecheck %s --check-prefix RACE
; RUN: variant YOUNGER,TWO-WAITS %s | %{run}
; RUN: variant OLDER,COMMENT %s | exits 1 %{run} 2>&1 | filecheck %s --check-prefix RACE
; RUN: variant OLDER,SYMBOL %s | exits 1 %{run} 2>&1 | filecheck %s --check-prefix RACE
; RUN: variant OLDER,TWICE %s | exits 1 %{run} 2>&1 | filecheck %s --check-prefix RACE
; RUN: variant OLDER,OTHER %s | exits 1 %{run} 2>&1 | filecheck %s --check-prefix RACE
; RACE: : race:
target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [256 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %in) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %wave = and i32 %t, 64
  %older = getelementptr i32, ptr addrspace(3) @a, i32 %wave
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %from, ptr addrspace(3) %older, i32 4, i32 0, i32 0)
  %further = getelementptr i32, ptr addrspace(1) %from, i32 128
  %younger = getelementptr i32, ptr addrspace(3) %older, i32 128
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %further, ptr addrspace(3) %younger, i32 4, i32 0, i32 0)
;BOTH-NAMED   call void asm sideeffect "s_waitcnt vmcnt(1) & lgkmcnt(0)", "~{memory}"()
;LAST-NAMED   call void asm sideeffect "s_waitcnt lgkmcnt(0) & vmcnt(1)", "~{memory}"()
;BITS   call void asm sideeffect "s_waitcnt 0xf71", "~{memory}"()
;TWO-WAITS   call void asm sideeffect "s_waitcnt vmcnt(1)\0As_waitcnt 0xf70", "~{memory}"()
;COMMENT   call void asm sideeffect "s_nop 0 ; s_waitcnt vmcnt(0)", "~{memory}"()
;SYMBOL   call void asm sideeffect "s_waitcnt vmcnt(N)", "~{memory}"()
;TWICE   call void asm sideeffect "s_waitcnt vmcnt(0) vmcnt(9)", "~{memory}"()
;OTHER   call void asm sideeffect "s_waitcnt lgkmcnt(0)", "~{memory}"()
  call void @llvm.amdgcn.s.barrier()
  %turned = xor i32 %t, 64
  %other = getelementptr i32, ptr addrspace(3) @a, i32 %turned
;OLDER   %v = load i32, ptr addrspace(3) %other
;YOUNGER   %last = getelementptr i32, ptr addrspace(3) %other, i32 128
;YOUNGER   %v = load i32, ptr addrspace(3) %last
  ret void
}
