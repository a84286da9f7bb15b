; Operands that are spelled as LLVM prints none are for an assembler to read.
; RUN: ldsopt check %s --no-races -o %t.txt
; RUN: grep -oE "^(definite|unproven) unreadable-code in [a-z_0-9]+" %t.txt | env LC_ALL=C sort -k 4,4 | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text

	.type spelled_01,@function
spelled_01:
 ds_swizzle_b32 v0, v1 offset:swizzle(BITMASK_PERM, "00pip")
	s_endpgm
	.size spelled_01, .-spelled_01
	.amdhsa_kernel spelled_01
	.end_amdhsa_kernel

	.type spelled_02,@function
spelled_02:
 image_load v[0:3], [v4, v6], s[0:7] dmask:0x1
	s_endpgm
	.size spelled_02, .-spelled_02
	.amdhsa_kernel spelled_02
	.end_amdhsa_kernel

	.type spelled_03,@function
spelled_03:
 s_getreg_b32 s0, hwreg(HW_REG_MODE, 0, 4)
	s_endpgm
	.size spelled_03, .-spelled_03
	.amdhsa_kernel spelled_03
	.end_amdhsa_kernel

	.type spelled_04,@function
spelled_04:
 v_mov_b32 v0, accum
	s_endpgm
	.size spelled_04, .-spelled_04
	.amdhsa_kernel spelled_04
	.end_amdhsa_kernel

; CHECK: {{^}}unproven unreadable-code in spelled_05{{$}}
	.type spelled_05,@function
spelled_05:
 v_mov_b32 v[vgprA+1], v1
	s_endpgm
	.size spelled_05, .-spelled_05
	.amdhsa_kernel spelled_05
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven unreadable-code in spelled_06{{$}}
	.type spelled_06,@function
spelled_06:
 v_mov_b32 v0, v[n]
	s_endpgm
	.size spelled_06, .-spelled_06
	.amdhsa_kernel spelled_06
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven unreadable-code in spelled_07{{$}}
	.type spelled_07,@function
spelled_07:
 v_mov_b32 v01, v1
	s_endpgm
	.size spelled_07, .-spelled_07
	.amdhsa_kernel spelled_07
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven unreadable-code in spelled_08{{$}}
	.type spelled_08,@function
spelled_08:
 v_mov_b32 v[0:03], v1
	s_endpgm
	.size spelled_08, .-spelled_08
	.amdhsa_kernel spelled_08
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven unreadable-code in spelled_09{{$}}
	.type spelled_09,@function
spelled_09:
 v_mov_b32 acc3, v1
	s_endpgm
	.size spelled_09, .-spelled_09
	.amdhsa_kernel spelled_09
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven unreadable-code in spelled_10{{$}}
	.type spelled_10,@function
spelled_10:
 v_mov_b32 [v8, v9], v1
	s_endpgm
	.size spelled_10, .-spelled_10
	.amdhsa_kernel spelled_10
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven unreadable-code in spelled_11{{$}}
	.type spelled_11,@function
spelled_11:
 v_mov_b32 v0, lds_direct
	s_endpgm
	.size spelled_11, .-spelled_11
	.amdhsa_kernel spelled_11
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven unreadable-code in spelled_12{{$}}
	.type spelled_12,@function
spelled_12:
 ds_read_b32 v0, v1 offset:size*2
	s_endpgm
	.size spelled_12, .-spelled_12
	.amdhsa_kernel spelled_12
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven unreadable-code in spelled_13{{$}}
	.type spelled_13,@function
spelled_13:
 ds_read_b32 v0, v1 offset:4 + n
	s_endpgm
	.size spelled_13, .-spelled_13
	.amdhsa_kernel spelled_13
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven unreadable-code in spelled_14{{$}}
	.type spelled_14,@function
spelled_14:
 v_cmp_gt_u32 64, v0
	s_endpgm
	.size spelled_14, .-spelled_14
	.amdhsa_kernel spelled_14
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven unreadable-code in spelled_15{{$}}
	.type spelled_15,@function
spelled_15:
 v_cmpx_gt_u32_e32 64, v0
	s_endpgm
	.size spelled_15, .-spelled_15
	.amdhsa_kernel spelled_15
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven unreadable-code in spelled_16{{$}}
	.type spelled_16,@function
spelled_16:
 v_cndmask_b32 v1, v0, v2
	s_endpgm
	.size spelled_16, .-spelled_16
	.amdhsa_kernel spelled_16
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven unreadable-code in spelled_17{{$}}
	.type spelled_17,@function
spelled_17:
 v_cmp_lt_u16_sdwa v1, v2 src0_sel:WORD_0 src1_sel:BYTE_0
	s_endpgm
	.size spelled_17, .-spelled_17
	.amdhsa_kernel spelled_17
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven unreadable-code in spelled_18{{$}}
	.type spelled_18,@function
spelled_18:
 v_add_co_u32 v0, v1, v2
	s_endpgm
	.size spelled_18, .-spelled_18
	.amdhsa_kernel spelled_18
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven unreadable-code in spelled_19{{$}}
	.type spelled_19,@function
spelled_19:
 v_addc_co_u32 v0, vcc, v1, v2
	s_endpgm
	.size spelled_19, .-spelled_19
	.amdhsa_kernel spelled_19
	.end_amdhsa_kernel

; Nothing is left out.
	.type well,@function
well:
 v_cmp_gt_u32_e32 vcc, 64, v0
 v_cmpx_gt_u32_e32 vcc, 64, v0
 v_cndmask_b32_e32 v1, v0, v2, vcc
 v_add_co_u32_e32 v0, vcc, v1, v2
 v_addc_co_u32_e32 v0, vcc, v1, v2, vcc
 s_cmp_eq_u32 s0, s1
	s_endpgm
	.size well, .-well
	.amdhsa_kernel well
	.end_amdhsa_kernel
; CHECK-NOT: {{.}}
