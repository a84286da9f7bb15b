; Paths that ask the same twice and take both answers: no wave takes them, and what only they lead to is no finding. A
; kernel without an expectation beside it has none.
; RUN: exits 1 ldsopt check %s --no-races -o %t.txt
; RUN: grep -oE "^(definite|unproven) [a-z-]+ in [a-z_0-9]+" %t.txt | env LC_ALL=C sort -u -k 4,4 -k 2,2 | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text

; Waves of 32 lanes have masks of one register.
	.type narrow_1,@function
narrow_1:
 s_mov_b32 m0, 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b32 s2, -1
 s_cbranch_scc0 .LFlow_narrow_1
 s_waitcnt vmcnt(0)
 s_mov_b32 s2, 0
.LFlow_narrow_1:
 s_andn2_b32 vcc_lo, exec_lo, s2
 s_cbranch_vccnz .LJoin_narrow_1
 s_waitcnt vmcnt(0)
.LJoin_narrow_1:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size narrow_1, .-narrow_1
	.amdhsa_kernel narrow_1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

	.type narrow_2,@function
narrow_2:
 s_mov_b32 m0, 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b32 s2, -1
 s_cbranch_scc0 .LFlow_narrow_2
 s_waitcnt vmcnt(0)
 s_mov_b32 s2, 0
.LFlow_narrow_2:
 s_and_b32 s2, s2, exec_lo
 s_cselect_b32 s2, 1, 0
 s_cmp_lg_u32 s2, 1
 s_cbranch_scc1 .LJoin_narrow_2
 s_waitcnt vmcnt(0)
.LJoin_narrow_2:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size narrow_2, .-narrow_2
	.amdhsa_kernel narrow_2
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; CHECK: {{^}}definite missing-wait in narrow_3{{$}}
	.type narrow_3,@function
narrow_3:
 s_mov_b32 m0, 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
 s_mov_b32 s2, -1
 s_cbranch_scc0 .LFlow_narrow_3
 s_nop 0
 s_mov_b32 s2, 0
.LFlow_narrow_3:
 s_andn2_b32 vcc_lo, exec_lo, s2
 s_cbranch_vccnz .LJoin_narrow_3
 s_nop 0
.LJoin_narrow_3:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
	s_endpgm
	.size narrow_3, .-narrow_3
	.amdhsa_kernel narrow_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: narrow_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: narrow_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: narrow_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
