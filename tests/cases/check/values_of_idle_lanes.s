; Transposing reads are executed by idle lanes too, other reads are not.
; RUN: ldsopt check %s --no-races -o %t.txt
; RUN: grep -oE "^(definite|unproven) [a-z-]+ in [a-z_0-9]+" %t.txt | env LC_ALL=C sort -u -k 4,4 -k 2,2 -k 1,1 | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
	.text

; A byte that another wave writes, at 0, where idle lanes read, and at 64.
; CHECK: {{^}}unproven bare-barrier in idle_1{{$}}
	.type idle_1,@function
idle_1:
 v_mov_b32_e32 v250, 0x0
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, 0
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 v_mov_b32_e32 v8, 0x40
 ds_read_b64_tr_b16 v[10:11], v8
	s_endpgm
	.size idle_1, .-idle_1
	.amdhsa_kernel idle_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven bare-barrier in idle_2{{$}}
	.type idle_2,@function
idle_2:
 v_mov_b32_e32 v250, 0x40
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, 0
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 v_mov_b32_e32 v8, 0x40
 ds_read_b64_tr_b16 v[10:11], v8
	s_endpgm
	.size idle_2, .-idle_2
	.amdhsa_kernel idle_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type idle_3,@function
idle_3:
 v_mov_b32_e32 v250, 0x0
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, 0
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 v_mov_b32_e32 v8, 0x40
 ds_read_b64 v[10:11], v8
	s_endpgm
	.size idle_3, .-idle_3
	.amdhsa_kernel idle_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven bare-barrier in idle_4{{$}}
	.type idle_4,@function
idle_4:
 v_mov_b32_e32 v250, 0x40
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, 0
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 v_mov_b32_e32 v8, 0x40
 ds_read_b64 v[10:11], v8
	s_endpgm
	.size idle_4, .-idle_4
	.amdhsa_kernel idle_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: idle_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: idle_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: idle_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: idle_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
