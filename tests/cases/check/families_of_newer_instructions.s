; Instructions of gfx12 whose families or names gfx9 has not: messages with a result, samples of images, direct loads of
; LDS, two instructions in one, the halves of a barrier.

; RUN: exits 1 ldsopt check %s --no-races -o %t.txt
; RUN: filecheck %s --input-file %t.txt

; CHECK: 6 definite, 0 unproven
; CHECK: definite register-hazard in direct
; CHECK: no sufficient wait for expcnt between
; CHECK: definite register-hazard in dual
; CHECK: no sufficient wait for loadcnt between
; CHECK: definite register-hazard in lds_two
; CHECK: no sufficient wait for dscnt between
; CHECK: definite register-hazard in message
; CHECK: no sufficient wait for kmcnt between
; CHECK: definite register-hazard in sample
; CHECK: no sufficient wait for samplecnt between
; CHECK: definite register-hazard in scalar_load
; CHECK: no sufficient wait for kmcnt between
; CHECK: barrier: 2 waits; 2 LDS instructions

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.text
	.type scalar_load,@function
scalar_load:
 s_load_b32 s8, s[4:5], 0x0
 s_add_co_u32 s9, s8, 1
 s_endpgm
	.size scalar_load, .-scalar_load
	.amdhsa_kernel scalar_load
	.end_amdhsa_kernel
	.type message,@function
message:
 s_sendmsg_rtn_b32 s8, sendmsg(MSG_RTN_GET_DOORBELL)
 s_mov_b32 s9, s8
 s_endpgm
	.size message, .-message
	.amdhsa_kernel message
	.end_amdhsa_kernel
	.type sample,@function
sample:
 image_sample v[1:4], [v5, v6], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D
 v_mov_b32_e32 v7, v4
 s_endpgm
	.size sample, .-sample
	.amdhsa_kernel sample
	.end_amdhsa_kernel
	.type lds_two,@function
lds_two:
 ds_load_2addr_b32 v[1:2], v0 offset1:1
 v_mov_b32_e32 v3, v2
 s_endpgm
	.size lds_two, .-lds_two
	.amdhsa_kernel lds_two
	.end_amdhsa_kernel
	.type direct,@function
direct:
 ds_param_load v1, attr0.x wait_va_vdst:0 wait_vm_vsrc:0
 v_mov_b32_e32 v2, v1
 s_endpgm
	.size direct, .-direct
	.amdhsa_kernel direct
	.end_amdhsa_kernel
	.type barrier,@function
barrier:
 ds_store_b32 v0, v1
 s_wait_dscnt 0x0
 s_barrier_signal -1
 s_barrier_wait -1
 ds_load_b32 v2, v0
 s_wait_dscnt 0x0
 v_mov_b32_e32 v3, v2
 s_endpgm
	.size barrier, .-barrier
	.amdhsa_kernel barrier
	.end_amdhsa_kernel
	.type dual,@function
dual:
 global_load_b32 v1, v0, s[0:1]
 v_dual_mov_b32 v2, v3 :: v_dual_add_f32 v4, v1, v5
 s_endpgm
	.size dual, .-dual
	.amdhsa_kernel dual
	.end_amdhsa_kernel
