; Hand-written assembly and its objects: macros, symbols, labels, functions without a size; findings at its own lines.
; REQUIRES: llc-22
; DEFINE: %{assemble} = llvm-mc-22 -triple=amdgcn-amd-amdhsa -mcpu=gfx942 -filetype=obj
; RUN: variant WHOLE %s > %t.s
; RUN: ldsopt check -v %t.s --no-races -o - | filecheck %s --check-prefix WHOLE
; RUN: %{assemble} %t.s -o %t.o
; RUN: ldsopt check -v %t.o --no-races -o - | filecheck %s --check-prefix WHOLE
; WHOLE: (gfx942, unknown compiler): no findings in 7 examined classes
; WHOLE: first: 3 waits, 1 for LDS-DMA alone
; WHOLE: second: 1 wait;
; Functions that state no size reach up to the next.
; RUN: ldsopt measure %t.o | filecheck %s --check-prefix MEASURED
; MEASURED: {{^}}first {{.*}} 4096
; MEASURED-NEXT: vmcnt(0) ×1 (1 in loops), lgkmcnt(0) ×2 (1 in loops)
; MEASURED-NEXT: {{^}}second {{.*}} 1024
; MEASURED-NEXT: lgkmcnt(0) ×1{{$}}
; A wait for the copy is missing: a macro's code has the line of its call.
; RUN: variant COPIED %s > %t.s
; RUN: exits 1 ldsopt check -v %t.s --no-races -o %t.txt
; RUN: filecheck %s --check-prefix COPIED --input-file %t.txt
; COPIED: definite missing-wait in first
; COPIED: .s:60{{$}}
; COPIED-NEXT: buffer_load_dword v4
; COPIED: .s:63{{$}}
; COPIED-NEXT: ds_read_b32 v20
; COPIED: path: label_LoopBegin:60 -> label_LoopBegin:63, no
; COPIED: unproven dma-across-barrier in first
; COPIED: path: label_LoopBegin:60 -> label_LoopBegin:62 -> label_LoopBegin:60 -> label_LoopBegin:60, no
; COPIED-NOT: register-hazard
; That the next iteration's reads overwrite the same registers is unproven: they complete in order.
; RUN: variant READ %s > %t.s
; RUN: exits 1 ldsopt check -v %t.s --no-races -o %t.txt
; RUN: filecheck %s --check-prefix READ --input-file %t.txt
; READ: 2 definite
; READ: definite register-hazard in first
; READ: register: v20
; READ: register: v21
; READ-NOT: definite {{[a-z-]+}} in
; READ: unproven register-hazard in first
; READ: register: v20
; READ: register: v21

.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
.set vgprAt, 4
.set sgprArguments, 0
.macro READ_PAIR to
  ds_read_b32 v[\to], v[vgprAt]
  ds_read_b32 v[\to+1], v[vgprAt] offset:64
.endm
.text
.globl first
.p2align 8
first:
  s_load_dwordx4 s[8:11], s[sgprArguments:sgprArguments+1], 0x0
  s_load_dword s12, s[0:1], 0x10
  v_lshlrev_b32 v[vgprAt], 2, v0
  s_mov_b32 m0, 0
  s_waitcnt lgkmcnt(0)
label_LoopBegin:
  buffer_load_dword v[vgprAt], s[8:11], 0 offen lds
  s_waitcnt vmcnt(0) ; but COPIED
  s_barrier
  READ_PAIR 20
  s_waitcnt lgkmcnt(0) ; but READ
  .if 1
  v_add_u32 v22, v20, v21
  .else
  v_add_u32 v22, v30, v31
  .endif
  s_barrier
  s_sub_u32 s12, s12, 1
  s_cmp_eq_u32 s12, 0
  s_cbranch_scc0 label_LoopBegin
  s_endpgm
.globl second
.p2align 8
second:
  ds_read_b32 v1, v0
  s_waitcnt lgkmcnt(0)
  v_mov_b32 v2, v1
  s_endpgm
.section .rodata,"a",@progbits
.p2align 6, 0x0
.amdhsa_kernel first
  .amdhsa_group_segment_fixed_size 4096
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_next_free_vgpr 32
  .amdhsa_next_free_sgpr 16
  .amdhsa_accum_offset 32
.end_amdhsa_kernel
.amdhsa_kernel second
  .amdhsa_group_segment_fixed_size 1024
  .amdhsa_next_free_vgpr 8
  .amdhsa_next_free_sgpr 8
  .amdhsa_accum_offset 8
.end_amdhsa_kernel
