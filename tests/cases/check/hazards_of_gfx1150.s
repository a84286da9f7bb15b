; Registers that the hardware of gfx1150 does not wait for: what comes too soon is found, and nothing with what ends it.
; RUN: variant PLAIN %s | exits 1 ldsopt check - --no-races | filecheck %s
; CHECK: 1 definite, 0 unproven
; RUN: variant ENDED %s | ldsopt check - --no-races | filecheck %s --check-prefix ENDED
; ENDED-NOT: {{(source-overwritten|alu-hazard|wait-state-hazard) in (pair|lock|nops)_}}
; ENDED: examined:

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1150"
	.text
; A hazard is definite, and what stands between in the variant ENDED ends it.
; CHECK-DAG: definite alu-hazard in pair_1:
	.type pair_1,@function
pair_1:
 v_cndmask_b32_e64 v1, v2, v3, s[2:3]
 v_readlane_b32 s2, v0, 1
;ENDED s_waitcnt_depctr depctr_va_sdst(0)
 v_add_nc_u32_e32 v1, s2, v1
 s_endpgm
	.size pair_1, .-pair_1
	.amdhsa_kernel pair_1
	.end_amdhsa_kernel

; These may stand together.
	.type none_1,@function
none_1:
 v_exp_f32_e32 v0, v1
 v_add_f32_e32 v2, v0, v3
 s_endpgm
	.size none_1, .-none_1
	.amdhsa_kernel none_1
	.end_amdhsa_kernel
