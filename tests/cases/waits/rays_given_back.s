; Two instructions of gfx12 write the ray back, too: its origin and direction are results like the first operand.
; RUN: exits 1 ldsopt check %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt

; CHECK: definite register-hazard in early
; CHECK: v_mov_b32_e32 v30, v14
; CHECK-NOT: register-hazard in

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.text
	.type early,@function
early:
 image_bvh_dual_intersect_ray v[0:9], [v[10:11], v[12:13], v[14:16], v[17:19], v[20:21]], s[0:3]
 v_mov_b32_e32 v30, v14
 s_wait_bvhcnt 0x0
 s_endpgm
	.size early, .-early
	.amdhsa_kernel early
	.end_amdhsa_kernel
; Waited for, and an address that is no result.
	.type waited,@function
waited:
 image_bvh8_intersect_ray v[0:9], [v[10:11], v[12:13], v[14:16], v[17:19], v20], s[0:3]
 v_mov_b32_e32 v30, v12
 s_wait_bvhcnt 0x0
 v_mov_b32_e32 v31, v17
 s_endpgm
	.size waited, .-waited
	.amdhsa_kernel waited
	.end_amdhsa_kernel
