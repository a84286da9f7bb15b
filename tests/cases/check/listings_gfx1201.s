; Small kernels of machine code, and what `check` finds in each. A kernel without an expectation beside it has no
; finding.
; RUN: ldsopt check %s --no-races -o %t.txt
; RUN: grep -oE "^(definite|unproven) [a-z-]+ in [a-z_0-9]+" %t.txt | env LC_ALL=C sort -u -k 4,4 -k 2,2 -k 1,1 | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.text

; A lane touches as many bytes as its instruction says: its first and its last one, and not those beside them.
; CHECK: {{^}}unproven bare-barrier in width_01{{$}}
	.type width_01,@function
width_01:
 v_mov_b32_e32 v250, 0x1000
 ds_store_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_load_b96 v[0:2], v1
	s_endpgm
	.size width_01, .-width_01
	.amdhsa_kernel width_01
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven bare-barrier in width_02{{$}}
	.type width_02,@function
width_02:
 v_mov_b32_e32 v250, 0x100b
 ds_store_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_load_b96 v[0:2], v1
	s_endpgm
	.size width_02, .-width_02
	.amdhsa_kernel width_02
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type width_03,@function
width_03:
 v_mov_b32_e32 v250, 0xfff
 ds_store_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_load_b96 v[0:2], v1
	s_endpgm
	.size width_03, .-width_03
	.amdhsa_kernel width_03
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type width_04,@function
width_04:
 v_mov_b32_e32 v250, 0x100c
 ds_store_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_load_b96 v[0:2], v1
	s_endpgm
	.size width_04, .-width_04
	.amdhsa_kernel width_04
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Gfx1201-ds_store_2addr_stride64_b32 v1, v1, v2 offset1:1-4-offsets4.
; CHECK-NEXT: {{^}}unproven bare-barrier in width_05{{$}}
	.type width_05,@function
width_05:
 v_mov_b32_e32 v250, 0x1000
 ds_store_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_store_2addr_stride64_b32 v1, v1, v2 offset1:1
	s_endpgm
	.size width_05, .-width_05
	.amdhsa_kernel width_05
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Gfx1201-ds_store_2addr_stride64_b32 v1, v1, v2 offset1:1-4-offsets4.
; CHECK-NEXT: {{^}}unproven bare-barrier in width_06{{$}}
	.type width_06,@function
width_06:
 v_mov_b32_e32 v250, 0x1003
 ds_store_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_store_2addr_stride64_b32 v1, v1, v2 offset1:1
	s_endpgm
	.size width_06, .-width_06
	.amdhsa_kernel width_06
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Gfx1201-ds_store_2addr_stride64_b32 v1, v1, v2 offset1:1-4-offsets4.
	.type width_07,@function
width_07:
 v_mov_b32_e32 v250, 0xfff
 ds_store_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_store_2addr_stride64_b32 v1, v1, v2 offset1:1
	s_endpgm
	.size width_07, .-width_07
	.amdhsa_kernel width_07
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Gfx1201-ds_store_2addr_stride64_b32 v1, v1, v2 offset1:1-4-offsets4.
	.type width_08,@function
width_08:
 v_mov_b32_e32 v250, 0x1004
 ds_store_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_store_2addr_stride64_b32 v1, v1, v2 offset1:1
	s_endpgm
	.size width_08, .-width_08
	.amdhsa_kernel width_08
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Gfx1201-ds_store_2addr_stride64_b32 v1, v1, v2 offset1:1-4-offsets4.
; CHECK-NEXT: {{^}}unproven bare-barrier in width_09{{$}}
	.type width_09,@function
width_09:
 v_mov_b32_e32 v250, 0x1100
 ds_store_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_store_2addr_stride64_b32 v1, v1, v2 offset1:1
	s_endpgm
	.size width_09, .-width_09
	.amdhsa_kernel width_09
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Gfx1201-ds_store_2addr_stride64_b32 v1, v1, v2 offset1:1-4-offsets4.
; CHECK-NEXT: {{^}}unproven bare-barrier in width_10{{$}}
	.type width_10,@function
width_10:
 v_mov_b32_e32 v250, 0x1103
 ds_store_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_store_2addr_stride64_b32 v1, v1, v2 offset1:1
	s_endpgm
	.size width_10, .-width_10
	.amdhsa_kernel width_10
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Gfx1201-ds_store_2addr_stride64_b32 v1, v1, v2 offset1:1-4-offsets4.
	.type width_11,@function
width_11:
 v_mov_b32_e32 v250, 0x10ff
 ds_store_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_store_2addr_stride64_b32 v1, v1, v2 offset1:1
	s_endpgm
	.size width_11, .-width_11
	.amdhsa_kernel width_11
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Gfx1201-ds_store_2addr_stride64_b32 v1, v1, v2 offset1:1-4-offsets4.
	.type width_12,@function
width_12:
 v_mov_b32_e32 v250, 0x1104
 ds_store_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_store_2addr_stride64_b32 v1, v1, v2 offset1:1
	s_endpgm
	.size width_12, .-width_12
	.amdhsa_kernel width_12
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: width_01
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: width_02
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: width_03
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: width_04
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: width_05
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: width_06
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: width_07
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: width_08
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: width_09
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: width_10
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: width_11
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: width_12
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
