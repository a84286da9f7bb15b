; The texts of `att_traces.py`.
; === KERNEL

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.globl	{name}
	.p2align	8
	.type	{name},@function
{name}:
	global_load_dword v2, v0, s[0:1]
	global_load_dword v3, v0, s[2:3]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, v2, v2
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, v4, v3
	ds_read_b32 v5, v1
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v6, v1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, v4, v6
	s_barrier
	global_store_dword v0, v4, s[0:1]
	s_endpgm
.Lend:
	.size	{name}, .Lend-{name}
	.section	.rodata,"a",@progbits
	.p2align	6
	.amdhsa_kernel {name}
	.amdhsa_next_free_vgpr 8
	.amdhsa_next_free_sgpr 8
	.amdhsa_accum_offset 8
	.amdhsa_group_segment_fixed_size 1024
	.end_amdhsa_kernel
