; Registers that the hardware of gfx1030 does not wait for: what comes too soon is found, and nothing with what ends it.
; RUN: variant PLAIN %s | exits 1 ldsopt check - --no-races | filecheck %s
; CHECK: 1 definite, 1 unproven
; RUN: variant ENDED %s | ldsopt check - --no-races | filecheck %s --check-prefix ENDED
; ENDED-NOT: {{(source-overwritten|alu-hazard|wait-state-hazard) in (pair|lock|nops)_}}
; ENDED: examined:

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
; A register that the hardware still uses is definite, and with its wait there is none.
; CHECK-DAG: definite source-overwritten in lock_1:
	.type lock_1,@function
lock_1:
 exp mrt0 v0, v1, v2, v3 done vm
;ENDED s_waitcnt expcnt(0)
 v_mov_b32_e32 v0, 0
 s_endpgm
	.size lock_1, .-lock_1
	.amdhsa_kernel lock_1
	.end_amdhsa_kernel

; A hazard that LLVM alone knows.
; CHECK-DAG: unproven wait-state-hazard in a_hazard_that_llvm_alone_knows:
	.type a_hazard_that_llvm_alone_knows,@function
a_hazard_that_llvm_alone_knows:
 global_atomic_fmin v0, v1, s[2:3]
 s_denorm_mode 0
 s_endpgm
	.size a_hazard_that_llvm_alone_knows, .-a_hazard_that_llvm_alone_knows
	.amdhsa_kernel a_hazard_that_llvm_alone_knows
	.end_amdhsa_kernel

; And its wait states.
	.type and_its_wait_states,@function
and_its_wait_states:
 global_atomic_fmin v0, v1, s[2:3]
 s_nop 2
 s_denorm_mode 0
 s_endpgm
	.size and_its_wait_states, .-and_its_wait_states
	.amdhsa_kernel and_its_wait_states
	.end_amdhsa_kernel

; These may stand together.
	.type none_1,@function
none_1:
 global_load_dword v0, v1, s[2:3]
 s_mov_b32 s2, 0
 s_endpgm
	.size none_1, .-none_1
	.amdhsa_kernel none_1
	.end_amdhsa_kernel

	.type none_2,@function
none_2:
 v_cmpx_eq_u32_e32 v1, v2
 v_permlane16_b32 v3, v3, s4, s5
 s_endpgm
	.size none_2, .-none_2
	.amdhsa_kernel none_2
	.end_amdhsa_kernel
