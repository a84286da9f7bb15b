; Registers beyond v255 have the name that LLVM puts into a comment, if it is one that s_set_vgpr_msb allows.
; RUN: ldsopt check %s | filecheck %s --check-prefix=FREE
; RUN: sed 's/s_nop 0/s_set_vgpr_msb 0x4001/' %s | ldsopt check - | filecheck %s --check-prefix=FREE
; RUN: sed 's/s_nop 0/s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 0/' %s | ldsopt check - | filecheck %s --check-prefix=FREE
; A write of the mode register sets the upper bits, too, in another order.
; RUN: sed 's/s_nop 0/s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 0x4001/' %s | ldsopt check - | filecheck %s --check-prefix=FREE
; RUN: sed 's/v5, v0 \/\*v256\*\/$/v5, v1 \/\*v257\*\//' %s | ldsopt check - | filecheck %s --check-prefix=RACE

; An assembler and a disassembler name them where no comment does, or the wrong one; not where the setting is not known.
; DEFINE: %{check} = ldsopt check - 2>&1
; RUN: sed 's/s_set_vgpr_msb 1$/s_set_vgpr_msb 2/' %s | %{check} | filecheck %s --check-prefix=RACE
; RUN: sed 's/ \/\*v25[67]\*\///' %s | %{check} | filecheck %s --check-prefix=FREE
; RUN: sed 's/s_nop 0/s_setreg_b32 hwreg(HW_REG_WAVE_MODE, 0, 4), s2/' %s | %{check} | filecheck %s --check-prefix=UNREAD
; RUN: sed 's/s_set_vgpr_msb 0x40$/s_cbranch_scc0 .Ljoin/' %s | %{check} | filecheck %s --check-prefix=UNREAD

; A name of other upper bits, or none, a setting that is not known, or two of them: the function is not read.
; DEFINE: %{refused} = ldsopt waits - --emit asm -o %t 2>&1
; RUN: sed 's/s_set_vgpr_msb 1$/s_set_vgpr_msb 2/' %s | %{refused} | filecheck %s --check-prefix=UNNAMED
; RUN: sed 's/s_set_vgpr_msb 0x40$/s_set_vgpr_msb 0x44/' %s | %{refused} | filecheck %s --check-prefix=UNNAMED
; RUN: sed 's/ \/\*v257\*\///' %s | %{refused} | filecheck %s --check-prefix=UNNAMED
; RUN: sed 's/v1 \/\*v257\*\//v1 \/\*v258\*\//' %s | %{refused} | filecheck %s --check-prefix=UNNAMED
; RUN: sed 's/ \/\*v25[67]\*\///' %s | %{refused} | filecheck %s --check-prefix=UNNAMED
; RUN: sed 's/s_nop 0/s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1/' %s | %{refused} | filecheck %s --check-prefix=UNNAMED
; RUN: sed 's/s_nop 0/s_setreg_b32 hwreg(HW_REG_WAVE_MODE, 0, 4), s2/' %s | %{refused} | filecheck %s --check-prefix=UNNAMED
; RUN: sed 's/s_nop 0/s_setreg_b32 hwreg(n), s2/' %s | %{refused} | filecheck %s --check-prefix=UNNAMED
; RUN: sed 's/s_set_vgpr_msb 0x40$/s_cbranch_scc0 .Ljoin/' %s | %{refused} | filecheck %s --check-prefix=UNNAMED
; The mode register alone sets them as well.
; DEFINE: %{bare} = sed '/s_set_vgpr_msb/d;s/ .\*v[^*]*\*.//g'
; RUN: %{bare} %s | ldsopt check -
; RUN: %{bare} %s | sed 's/s_nop 0/s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1/' | ldsopt check -
; RUN: %{bare} %s | sed 's/s_nop 0/s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 0x4001/' | %{refused} | filecheck %s --check-prefix=UNNAMED

; Each operand has its own two bits, given by its first register.
; RUN: sed '/buffer_store/s/ .\*[^*]*\*.//' %s | %{refused} | filecheck %s --check-prefix=UNNAMED
; RUN: sed '/async_to_lds/s/ .\*[^*]*\*.//' %s | %{refused} | filecheck %s --check-prefix=UNNAMED
; RUN: sed '/v_fma/s/ .\*[^*]*\*.//' %s | %{refused} | filecheck %s --check-prefix=UNNAMED
; RUN: sed '/b128/s/ .\*[^*]*\*.//' %s | %{refused} | filecheck %s --check-prefix=UNNAMED
; RUN: sed '/global_store/s/ .\*[^*]*\*.//' %s | %{refused} | filecheck %s --check-prefix=UNNAMED
; RUN: sed '/v_swap/s/ .\*[^*]*\*.//g' %s | %{refused} | filecheck %s --check-prefix=UNNAMED
; RUN: sed '/wmma_scale/s/v9$/v9 \/\*v265\*\//' %s | %{refused} | filecheck %s --check-prefix=UNNAMED

; FREE-NOT: wave-race in k
; FREE: k: 0 waits
; RACE: unproven wave-race in k
; UNREAD: unproven unreadable-code in k
; UNREAD: this cannot be read: {{.*}}, whose vector registers no comment names
; UNREAD: ops: 2 waits
; UNNAMED: whose vector registers no comment names as s_set_vgpr_msb, or the mode register, moves them

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
	.text
	.type k,@function
k:
 v_and_b32_e32 v1, 0x3ff, v0
 s_set_vgpr_msb 0x40
 v_lshlrev_b32_e32 v0 /*v256*/, 2, v1
 v_lshlrev_b32_e32 v1 /*v257*/, 3, v1
 s_set_vgpr_msb 1
 s_nop 0
 ds_store_b32 v0 /*v256*/, v1
.Ljoin:
 ds_load_b32 v5, v0 /*v256*/
 s_set_vgpr_msb 0
 s_endpgm
	.size k, .-k
	.type ops,@function
ops:
 s_wait_loadcnt_dscnt 0x0
 s_wait_kmcnt 0x0
 s_set_vgpr_msb 64
 buffer_store_b32 v0 /*v256*/, v1, s[0:3], null offen
 global_load_async_to_lds_b32 v1 /*v257*/, v[2:3], off
 s_set_vgpr_msb 16
 v_fma_f32 v0, v1, v2, v3 /*v259*/
 s_set_vgpr_msb 20
 v_wmma_scale_f32_16x16x128_f8f6f4 v[24:31], v[40:55], v[60:75] /*v[316:331]*/, v[24:31] /*v[280:287]*/, v8, v9
 s_set_vgpr_msb 64
 v_swap_b32 v0 /*v256*/, v1
 s_set_vgpr_msb 4
 global_store_b128 v[2:3], v[254:257] /*v[510:513]*/, off
 global_store_b32 v[2:3], v1 /*v257*/, off
 s_set_vgpr_msb 0
 s_setpc_b64 s[30:31]
	.size ops, .-ops
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 2048
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_wavefront_size32 1
		.amdhsa_next_free_vgpr 514
		.amdhsa_next_free_sgpr 4
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .args: []
    .group_segment_fixed_size: 2048
    .kernarg_segment_align: 4
    .kernarg_segment_size: 0
    .max_flat_workgroup_size: 256
    .private_segment_fixed_size: 0
    .reqd_workgroup_size: [256, 1, 1]
    .sgpr_count: 4
    .uniform_work_group_size: 1
    .vgpr_count: 5
    .wavefront_size: 32
amdhsa.target: amdgcn-amd-amdhsa--gfx1201
amdhsa.version: [1, 2]
...
	.end_amdgpu_metadata
