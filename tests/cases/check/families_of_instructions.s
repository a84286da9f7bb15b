; An instruction of each family is read by its row: what it starts, which counter counts that, and what it writes when.
; What writes no register, or does so at once, is no hazard.

; RUN: exits 1 ldsopt check %s --no-races -o %t.txt
; RUN: filecheck %s --input-file %t.txt

; CHECK: 8 definite, 0 unproven
; CHECK: definite register-hazard in atomic_with_result
; CHECK: no sufficient wait for vmcnt between
; CHECK: definite register-hazard in flat_load
; CHECK: no sufficient wait for vmcnt between
; CHECK: definite register-hazard in lanes
; CHECK: no sufficient wait for lgkmcnt between
; CHECK: definite register-hazard in lds_read
; CHECK: no sufficient wait for lgkmcnt between
; CHECK: definite register-hazard in lds_update_with_result
; CHECK: no sufficient wait for lgkmcnt between
; CHECK: definite register-hazard in memory_load
; CHECK: no sufficient wait for vmcnt between
; CHECK: definite register-hazard in scalar_load
; CHECK: no sufficient wait for lgkmcnt between
; CHECK: definite register-hazard in second_result
; CHECK: no sufficient wait for lgkmcnt between

; RUN: ldsopt measure %s -o %t.measured
; RUN: filecheck %s --check-prefix COUNT --input-file %t.measured

; Counted are, at the end of a line: accesses of LDS, copies to LDS, barriers.
; COUNT: flat_load {{.*}} 0 {{ *}}0 {{ *}}0
; COUNT: lds_read {{.*}} 1 {{ *}}0 {{ *}}0
; COUNT: lanes {{.*}} 0 {{ *}}0 {{ *}}0
; COUNT: copy_to_lds {{.*}} 0 {{ *}}1 {{ *}}0
; COUNT: waited {{.*}} 1 {{ *}}0 {{ *}}1
; COUNT: lgkmcnt(0)

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type scalar_load,@function
scalar_load:
 s_load_dword s8, s[4:5], 0x0
 s_add_u32 s9, s8, 1
 s_endpgm
	.size scalar_load, .-scalar_load
	.amdhsa_kernel scalar_load
	.end_amdhsa_kernel
	.type memory_load,@function
memory_load:
 global_load_dword v1, v0, s[0:1]
 v_add_u32_e32 v2, v1, v0
 s_endpgm
	.size memory_load, .-memory_load
	.amdhsa_kernel memory_load
	.end_amdhsa_kernel
	.type memory_store,@function
memory_store:
 global_store_dword v0, v1, s[0:1]
 v_mov_b32_e32 v1, 0
 s_endpgm
	.size memory_store, .-memory_store
	.amdhsa_kernel memory_store
	.end_amdhsa_kernel
	.type atomic_with_result,@function
atomic_with_result:
 global_atomic_add v1, v0, v2, s[0:1] sc0
 v_mov_b32_e32 v3, v1
 s_endpgm
	.size atomic_with_result, .-atomic_with_result
	.amdhsa_kernel atomic_with_result
	.end_amdhsa_kernel
	.type atomic_without_result,@function
atomic_without_result:
 global_atomic_add v0, v2, s[0:1]
 v_mov_b32_e32 v3, v0
 s_endpgm
	.size atomic_without_result, .-atomic_without_result
	.amdhsa_kernel atomic_without_result
	.end_amdhsa_kernel
	.type flat_load,@function
flat_load:
 flat_load_dword v1, v[2:3]
 v_exp_f32_e32 v4, v1
 s_endpgm
	.size flat_load, .-flat_load
	.amdhsa_kernel flat_load
	.end_amdhsa_kernel
	.type lds_read,@function
lds_read:
 ds_read_b32 v1, v0
 v_mfma_f32_4x4x1_16b_f32 a[0:3], v1, v2, a[0:3]
 s_endpgm
	.size lds_read, .-lds_read
	.amdhsa_kernel lds_read
	.end_amdhsa_kernel
	.type lds_update_with_result,@function
lds_update_with_result:
 ds_add_rtn_u32 v1, v0, v2
 v_cmpx_eq_u32_e64 s[2:3], v1, v2
 s_endpgm
	.size lds_update_with_result, .-lds_update_with_result
	.amdhsa_kernel lds_update_with_result
	.end_amdhsa_kernel
	.type lds_update_without_result,@function
lds_update_without_result:
 ds_add_u32 v0, v2
 v_swap_b32 v0, v2
 s_endpgm
	.size lds_update_without_result, .-lds_update_without_result
	.amdhsa_kernel lds_update_without_result
	.end_amdhsa_kernel
	.type lanes,@function
lanes:
 ds_bpermute_b32 v1, v0, v2
 v_mov_b32_e32 v3, v1
 s_endpgm
	.size lanes, .-lanes
	.amdhsa_kernel lanes
	.end_amdhsa_kernel
	.type copy_to_lds,@function
copy_to_lds:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v1, s[0:3], 0 offen lds
 v_mov_b32_e32 v1, 0
 s_endpgm
	.size copy_to_lds, .-copy_to_lds
	.amdhsa_kernel copy_to_lds
	.end_amdhsa_kernel
	.type second_result,@function
second_result:
 s_load_dwordx2 vcc, s[4:5], 0x0
 v_add_co_u32_e32 v1, vcc, v2, v3
 s_endpgm
	.size second_result, .-second_result
	.amdhsa_kernel second_result
	.end_amdhsa_kernel
	.type waited,@function
waited:
 ds_read_b32 v1, v0
 s_load_dword s8, s[4:5], 0x0
 s_waitcnt lgkmcnt(0)
 s_barrier
 v_add_u32_e32 v2, s8, v1
 s_endpgm
	.size waited, .-waited
	.amdhsa_kernel waited
	.end_amdhsa_kernel
