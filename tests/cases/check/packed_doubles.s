; Packed arithmetic on numbers of 64 bits (gfx1251): it reads and writes four registers of an operand, and accesses no
; memory, so that a function with it is examined like any other.

; RUN: exits 1 ldsopt check %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt

; CHECK: 1 definite, 0 unproven
; CHECK: definite register-hazard in last_register
; CHECK: register: v[10:11]
; CHECK: no sufficient wait for dscnt between
; CHECK-NOT: functions left out

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1251"
	.text
	.type waited,@function
waited:
 v_lshlrev_b32_e32 v0, 4, v0
 ds_load_b128 v[4:7], v0
 s_wait_dscnt 0x0
 v_pk_fma_f64 v[8:11], v[4:7], v[12:15], v[16:19]
 v_pk_mul_f64 v[8:11], v[8:11], v[12:15]
 v_pk_add_f64 v[8:11], v[8:11], v[12:15] neg_lo:[1,0]
 v_pk_max_num_f64 v[8:11], v[8:11], v[12:15]
 v_pk_min_num_f64 v[8:11], v[8:11], v[12:15]
 v_pk_add_nc_u64 v[8:11], v[8:11], v[12:15]
 v_pk_sub_nc_u64 v[8:11], v[8:11], v[12:15]
 v_pk_lshl_add_u64 v[8:11], v[8:11], v[20:21], v[12:15]
 ds_store_b128 v0, v[8:11]
 s_endpgm
	.size waited, .-waited
	.amdhsa_kernel waited
	.end_amdhsa_kernel
	.type last_register,@function
last_register:
 v_lshlrev_b32_e32 v0, 3, v0
 ds_load_b64 v[10:11], v0
 v_pk_add_f64 v[4:7], v[8:11], v[12:15]
 s_endpgm
	.size last_register, .-last_register
	.amdhsa_kernel last_register
	.end_amdhsa_kernel
