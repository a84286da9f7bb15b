; What waits of machine code become: the line of each change, before and after. All other lines stay.
; RUN: variant PLAIN %s > %t.s
; RUN: ldsopt waits %t.s -o %t.made.s
; RUN: cmp %t.s %t.made.s
; RUN: sed s/gfx900/gfx90a/ %t.s > %t.gfx90a.s
; RUN: ldsopt waits %t.gfx90a.s -o %t.made.s
; RUN: cmp %t.gfx90a.s %t.made.s
; RUN: sed s/gfx900/gfx908/ %t.s > %t.gfx908.s
; RUN: ldsopt waits %t.gfx908.s -o %t.made.s
; RUN: cmp %t.gfx908.s %t.made.s
; RUN: sed s/gfx900/gfx906/ %t.s > %t.gfx906.s
; RUN: ldsopt waits %t.gfx906.s -o %t.made.s
; RUN: cmp %t.gfx906.s %t.made.s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text

; A store may hand back memory that was read where code shows no release.
	.type hands_back_1,@function
hands_back_1:
 global_load_dword v3, v0, s[0:1]
 s_waitcnt vmcnt(0)
 global_store_dword v0, v1, s[4:5]
 global_load_dword v4, v0, s[2:3]
 s_waitcnt vmcnt(0)
 v_add_f32_e32 v5, v3, v4
	s_endpgm
	.size hands_back_1, .-hands_back_1
	.amdhsa_kernel hands_back_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type hands_back_2,@function
hands_back_2:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_waitcnt vmcnt(0)
 global_store_dword v0, v1, s[4:5]
	s_endpgm
	.size hands_back_2, .-hands_back_2
	.amdhsa_kernel hands_back_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type hands_back_3,@function
hands_back_3:
 global_load_dword v3, v0, s[0:1]
 s_waitcnt vmcnt(0)
 buffer_store_dword v1, v0, s[8:11], 0 offen
 global_load_dword v4, v0, s[2:3]
 s_waitcnt vmcnt(0)
 v_add_f32_e32 v5, v3, v4
	s_endpgm
	.size hands_back_3, .-hands_back_3
	.amdhsa_kernel hands_back_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type hands_back_4,@function
hands_back_4:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_waitcnt vmcnt(0)
 buffer_store_dword v1, v0, s[8:11], 0 offen
	s_endpgm
	.size hands_back_4, .-hands_back_4
	.amdhsa_kernel hands_back_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: hands_back_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: hands_back_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: hands_back_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: hands_back_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
