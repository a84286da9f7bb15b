; Registers that the hardware of gfx1010 does not wait for: what comes too soon is found, and nothing with what ends it.
; RUN: variant PLAIN %s | exits 1 ldsopt check - --no-races | filecheck %s
; CHECK: 12 definite, 1 unproven
; RUN: variant ENDED %s | ldsopt check - --no-races | filecheck %s --check-prefix ENDED
; ENDED-NOT: {{(source-overwritten|alu-hazard|wait-state-hazard) in (pair|lock|nops)_}}
; ENDED: examined:

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1010"
	.text
; A hazard is definite, and what stands between in the variant ENDED ends it.
; CHECK-DAG: definite source-overwritten in pair_1:
	.type pair_1,@function
pair_1:
 global_load_dword v0, v1, s[2:3]
;ENDED v_mov_b32_e32 v40, v41
 s_mov_b32 s2, 0
 s_endpgm
	.size pair_1, .-pair_1
	.amdhsa_kernel pair_1
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in pair_2:
	.type pair_2,@function
pair_2:
 global_load_dword v0, v1, s[2:3]
;ENDED s_waitcnt_depctr depctr_vm_vsrc(0)
 s_mov_b32 s2, 0
 s_endpgm
	.size pair_2, .-pair_2
	.amdhsa_kernel pair_2
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in pair_3:
	.type pair_3,@function
pair_3:
 global_load_dword v0, v1, s[2:3]
;ENDED s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
 s_mov_b32 s2, 0
 s_endpgm
	.size pair_3, .-pair_3
	.amdhsa_kernel pair_3
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in pair_4:
	.type pair_4,@function
pair_4:
 global_store_dword v0, v1, s[2:3]
;ENDED v_mov_b32_e32 v40, v41
 s_load_dwordx2 s[2:3], s[8:9], 0x0
 s_endpgm
	.size pair_4, .-pair_4
	.amdhsa_kernel pair_4
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in pair_5:
	.type pair_5,@function
pair_5:
 ds_write_b32 v0, v1
;ENDED v_mov_b32_e32 v40, v41
 s_mov_b32 exec_lo, 0
 s_endpgm
	.size pair_5, .-pair_5
	.amdhsa_kernel pair_5
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in pair_6:
	.type pair_6,@function
pair_6:
 s_load_dword s8, s[2:3], 0x0
;ENDED s_mov_b32 null, 0
 v_readfirstlane_b32 s2, v0
 s_endpgm
	.size pair_6, .-pair_6
	.amdhsa_kernel pair_6
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in pair_7:
	.type pair_7,@function
pair_7:
 s_load_dword s8, s[2:3], 0x0
;ENDED s_waitcnt lgkmcnt(0)
 v_readfirstlane_b32 s2, v0
 s_endpgm
	.size pair_7, .-pair_7
	.amdhsa_kernel pair_7
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in pair_8:
	.type pair_8,@function
pair_8:
 global_load_dword v0, v1, s[2:3]
;ENDED s_waitcnt_depctr depctr_sa_sdst(0)
 v_cmpx_eq_u32_e32 v1, v2
 s_endpgm
	.size pair_8, .-pair_8
	.amdhsa_kernel pair_8
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in pair_9:
	.type pair_9,@function
pair_9:
 global_load_dword v0, v1, s[2:3]
;ENDED v_cmp_eq_u32_e32 vcc_lo, v1, v2
 v_cmpx_eq_u32_e32 v1, v2
 s_endpgm
	.size pair_9, .-pair_9
	.amdhsa_kernel pair_9
	.end_amdhsa_kernel

; CHECK-DAG: definite alu-hazard in pair_10:
	.type pair_10,@function
pair_10:
 v_cmpx_eq_u32_e32 v1, v2
;ENDED v_mov_b32_e32 v40, v41
 v_permlane16_b32 v3, v3, s4, s5
 s_endpgm
	.size pair_10, .-pair_10
	.amdhsa_kernel pair_10
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in pair_11:
	.type pair_11,@function
pair_11:
 global_load_dword v0, v1, s[2:3]
 s_branch .Lpair_11_1
.Lpair_11_1:
;ENDED s_waitcnt_vscnt null, 0x0
 ds_read_b32 v4, v5
 s_endpgm
	.size pair_11, .-pair_11
	.amdhsa_kernel pair_11
	.end_amdhsa_kernel

; CHECK-DAG: definite source-overwritten in pair_12:
	.type pair_12,@function
pair_12:
 ds_read_b32 v4, v5
 s_branch .Lpair_12_1
.Lpair_12_1:
;ENDED ds_read_b32 v6, v5
 global_load_dword v0, v1, s[2:3]
 s_endpgm
	.size pair_12, .-pair_12
	.amdhsa_kernel pair_12
	.end_amdhsa_kernel

; A saved mask that LLVM does not ask of.
; CHECK-DAG: unproven source-overwritten in a_saved_mask_that_llvm_does_not_ask_of:
	.type a_saved_mask_that_llvm_does_not_ask_of,@function
a_saved_mask_that_llvm_does_not_ask_of:
 ds_write_b32 v0, v1
 s_and_saveexec_b32 s4, s5
 s_endpgm
	.size a_saved_mask_that_llvm_does_not_ask_of, .-a_saved_mask_that_llvm_does_not_ask_of
	.amdhsa_kernel a_saved_mask_that_llvm_does_not_ask_of
	.end_amdhsa_kernel

; These may stand together.
	.type none_1,@function
none_1:
 global_load_dword v0, v1, s[2:3]
 s_mov_b32 s4, 0
 s_endpgm
	.size none_1, .-none_1
	.amdhsa_kernel none_1
	.end_amdhsa_kernel

	.type none_2,@function
none_2:
 global_load_dword v0, v1, s[2:3]
 s_branch .Lnone_2_1
.Lnone_2_1:
 global_load_dword v0, v1, s[2:3]
 s_endpgm
	.size none_2, .-none_2
	.amdhsa_kernel none_2
	.end_amdhsa_kernel

	.type none_3,@function
none_3:
 global_load_dword v0, v1, s[2:3]
 ds_read_b32 v4, v5
 s_endpgm
	.size none_3, .-none_3
	.amdhsa_kernel none_3
	.end_amdhsa_kernel
