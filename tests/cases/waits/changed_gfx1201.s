; What waits of machine code become: the line of each change, before and after. All other lines stay.
; RUN: variant PLAIN %s > %t.s
; RUN: ldsopt waits %t.s -o %t.made.s
; RUN: paste -d '~' %t.s %t.made.s | awk -F '~' '$1 != $2 { print NR ":" $1 " ->" $2 }' | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.text

; A wait that ends hazards of scalar registers stays. LLVM takes them to have ended where it puts `ds_nop` in front of
; a wait, and leaves out `s_wait_alu`.
	.type hazards_1,@function
hazards_1:
 global_load_b32 v3, v0, s[0:1]
 ds_nop
 ds_nop
 s_wait_loadcnt 0x0
 v_mov_b32_e32 v4, 1
 s_wait_loadcnt 0x0
 v_add_f32_e32 v5, v3, v4
	s_endpgm
	.size hazards_1, .-hazards_1
	.amdhsa_kernel hazards_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type hazards_2,@function
hazards_2:
 global_load_b32 v3, v0, s[0:1]
 ds_nop
 s_wait_dscnt 0x0
 s_wait_loadcnt 0x0
 v_mov_b32_e32 v4, 1
 s_wait_loadcnt 0x0
 v_add_f32_e32 v5, v3, v4
	s_endpgm
	.size hazards_2, .-hazards_2
	.amdhsa_kernel hazards_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type hazards_3,@function
hazards_3:
 global_load_b32 v3, v0, s[0:1]
; CHECK: {{^}}[[# @LINE + 1]]: s_wait_loadcnt 0x0 -> s_nop 0{{$}}
 s_wait_loadcnt 0x0
 v_mov_b32_e32 v4, 1
 s_wait_loadcnt 0x0
 v_add_f32_e32 v5, v3, v4
	s_endpgm
	.size hazards_3, .-hazards_3
	.amdhsa_kernel hazards_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type hazards_4,@function
hazards_4:
 global_load_b32 v3, v0, s[0:1]
 ds_nop
 v_nop
; CHECK-NEXT: {{^}}[[# @LINE + 1]]: s_wait_loadcnt 0x0 -> s_nop 0{{$}}
 s_wait_loadcnt 0x0
 v_mov_b32_e32 v4, 1
 s_wait_loadcnt 0x0
 v_add_f32_e32 v5, v3, v4
	s_endpgm
	.size hazards_4, .-hazards_4
	.amdhsa_kernel hazards_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: hazards_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: hazards_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: hazards_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: hazards_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
