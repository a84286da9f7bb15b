; A byte that another wave writes, and a read of a ring in a loop. A kernel without an expectation beside it has no
; finding.
; RUN: ldsopt check %s --no-races -o %t.txt
; RUN: grep -oE "^(definite|unproven) [a-z-]+ in [a-z_0-9]+" %t.txt | env LC_ALL=C sort -u -k 4,4 -k 2,2 -k 1,1 | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text

; A ring stays bounded, and a branch bounds its counter. On the other way the inverse holds: it goes round again from
; 4 on, and never comes to that.
; CHECK: {{^}}unproven bare-barrier in ring_01{{$}}
; CHECK-NEXT: {{^}}unproven register-hazard in ring_01{{$}}
	.type ring_01,@function
ring_01:
 v_mov_b32_e32 v250, 0x0
 ds_write_b8 v250, v251
 s_barrier
 s_mov_b32 s0, 0
.L0_1_ring_01:
 s_lshl_b32 s1, s0, 12
 v_lshl_add_u32 v8, v0, 2, s1
 ds_read_b32 v9, v8
 s_add_i32 s0, s0, 1
 s_cmp_lt_i32 s0, 3
 s_cselect_b32 s0, s0, 0
 s_cbranch_vccnz .L0_1_ring_01
	s_endpgm
	.size ring_01, .-ring_01
	.amdhsa_kernel ring_01
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven bare-barrier in ring_02{{$}}
; CHECK-NEXT: {{^}}unproven register-hazard in ring_02{{$}}
	.type ring_02,@function
ring_02:
 v_mov_b32_e32 v250, 0x23ff
 ds_write_b8 v250, v251
 s_barrier
 s_mov_b32 s0, 0
.L0_1_ring_02:
 s_lshl_b32 s1, s0, 12
 v_lshl_add_u32 v8, v0, 2, s1
 ds_read_b32 v9, v8
 s_add_i32 s0, s0, 1
 s_cmp_lt_i32 s0, 3
 s_cselect_b32 s0, s0, 0
 s_cbranch_vccnz .L0_1_ring_02
	s_endpgm
	.size ring_02, .-ring_02
	.amdhsa_kernel ring_02
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven register-hazard in ring_03{{$}}
	.type ring_03,@function
ring_03:
 v_mov_b32_e32 v250, 0x2400
 ds_write_b8 v250, v251
 s_barrier
 s_mov_b32 s0, 0
.L0_1_ring_03:
 s_lshl_b32 s1, s0, 12
 v_lshl_add_u32 v8, v0, 2, s1
 ds_read_b32 v9, v8
 s_add_i32 s0, s0, 1
 s_cmp_lt_i32 s0, 3
 s_cselect_b32 s0, s0, 0
 s_cbranch_vccnz .L0_1_ring_03
	s_endpgm
	.size ring_03, .-ring_03
	.amdhsa_kernel ring_03
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven bare-barrier in ring_04{{$}}
; CHECK-NEXT: {{^}}unproven register-hazard in ring_04{{$}}
	.type ring_04,@function
ring_04:
 v_mov_b32_e32 v250, 0x0
 ds_write_b8 v250, v251
 s_barrier
 s_mov_b32 s0, 0
.L0_1_ring_04:
 s_lshl_b32 s1, s0, 12
 v_lshl_add_u32 v8, v0, 2, s1
 ds_read_b32 v9, v8
 s_add_i32 s0, s0, 1
 s_cmp_lt_i32 s0, 4
 s_nop 0
 s_cbranch_scc1 .L0_1_ring_04
	s_endpgm
	.size ring_04, .-ring_04
	.amdhsa_kernel ring_04
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven bare-barrier in ring_05{{$}}
; CHECK-NEXT: {{^}}unproven register-hazard in ring_05{{$}}
	.type ring_05,@function
ring_05:
 v_mov_b32_e32 v250, 0x33ff
 ds_write_b8 v250, v251
 s_barrier
 s_mov_b32 s0, 0
.L0_1_ring_05:
 s_lshl_b32 s1, s0, 12
 v_lshl_add_u32 v8, v0, 2, s1
 ds_read_b32 v9, v8
 s_add_i32 s0, s0, 1
 s_cmp_lt_i32 s0, 4
 s_nop 0
 s_cbranch_scc1 .L0_1_ring_05
	s_endpgm
	.size ring_05, .-ring_05
	.amdhsa_kernel ring_05
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven register-hazard in ring_06{{$}}
	.type ring_06,@function
ring_06:
 v_mov_b32_e32 v250, 0x3400
 ds_write_b8 v250, v251
 s_barrier
 s_mov_b32 s0, 0
.L0_1_ring_06:
 s_lshl_b32 s1, s0, 12
 v_lshl_add_u32 v8, v0, 2, s1
 ds_read_b32 v9, v8
 s_add_i32 s0, s0, 1
 s_cmp_lt_i32 s0, 4
 s_nop 0
 s_cbranch_scc1 .L0_1_ring_06
	s_endpgm
	.size ring_06, .-ring_06
	.amdhsa_kernel ring_06
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven bare-barrier in ring_07{{$}}
; CHECK-NEXT: {{^}}unproven register-hazard in ring_07{{$}}
	.type ring_07,@function
ring_07:
 v_mov_b32_e32 v250, 0x0
 ds_write_b8 v250, v251
 s_barrier
 s_mov_b32 s0, 0
.L0_1_ring_07:
 s_lshl_b32 s1, s0, 12
 v_lshl_add_u32 v8, v0, 2, s1
 ds_read_b32 v9, v8
 s_add_i32 s0, s0, 1
 s_cmp_lt_i32 s0, 4
 s_nop 0
 s_cbranch_scc0 .L0_1_ring_07
	s_endpgm
	.size ring_07, .-ring_07
	.amdhsa_kernel ring_07
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven bare-barrier in ring_08{{$}}
; CHECK-NEXT: {{^}}unproven register-hazard in ring_08{{$}}
	.type ring_08,@function
ring_08:
 v_mov_b32_e32 v250, 0x3ff
 ds_write_b8 v250, v251
 s_barrier
 s_mov_b32 s0, 0
.L0_1_ring_08:
 s_lshl_b32 s1, s0, 12
 v_lshl_add_u32 v8, v0, 2, s1
 ds_read_b32 v9, v8
 s_add_i32 s0, s0, 1
 s_cmp_lt_i32 s0, 4
 s_nop 0
 s_cbranch_scc0 .L0_1_ring_08
	s_endpgm
	.size ring_08, .-ring_08
	.amdhsa_kernel ring_08
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven register-hazard in ring_09{{$}}
	.type ring_09,@function
ring_09:
 v_mov_b32_e32 v250, 0x400
 ds_write_b8 v250, v251
 s_barrier
 s_mov_b32 s0, 0
.L0_1_ring_09:
 s_lshl_b32 s1, s0, 12
 v_lshl_add_u32 v8, v0, 2, s1
 ds_read_b32 v9, v8
 s_add_i32 s0, s0, 1
 s_cmp_lt_i32 s0, 4
 s_nop 0
 s_cbranch_scc0 .L0_1_ring_09
	s_endpgm
	.size ring_09, .-ring_09
	.amdhsa_kernel ring_09
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven bare-barrier in ring_10{{$}}
; CHECK-NEXT: {{^}}unproven register-hazard in ring_10{{$}}
	.type ring_10,@function
ring_10:
 v_mov_b32_e32 v250, 0xc000
 ds_write_b8 v250, v251
 s_barrier
 s_mov_b32 s0, 0
.L0_1_ring_10:
 s_lshl_b32 s1, s0, 12
 v_lshl_add_u32 v8, v0, 2, s1
 ds_read_b32 v9, v8
 s_add_i32 s0, s0, 1
 s_cmp_lt_i32 s0, 3
 s_nop 0
 s_cbranch_vccnz .L0_1_ring_10
	s_endpgm
	.size ring_10, .-ring_10
	.amdhsa_kernel ring_10
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven bare-barrier in ring_11{{$}}
; CHECK-NEXT: {{^}}unproven register-hazard in ring_11{{$}}
	.type ring_11,@function
ring_11:
 v_mov_b32_e32 v250, 0xc000
 ds_write_b8 v250, v251
 s_barrier
 s_mov_b32 s0, 0
.L0_1_ring_11:
 s_lshl_b32 s1, s0, 12
 v_lshl_add_u32 v8, v0, 2, s1
 ds_read_b32 v9, v8
 s_add_i32 s0, s0, 1
 s_cmp_lt_i32 s0, 3
 s_and_b32 s5, s6, s7
 s_cselect_b32 s0, s0, 0
 s_cbranch_vccnz .L0_1_ring_11
	s_endpgm
	.size ring_11, .-ring_11
	.amdhsa_kernel ring_11
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven bare-barrier in ring_12{{$}}
; CHECK-NEXT: {{^}}unproven register-hazard in ring_12{{$}}
	.type ring_12,@function
ring_12:
 v_mov_b32_e32 v250, 0xc000
 ds_write_b8 v250, v251
 s_barrier
 s_mov_b32 s0, 0
.L0_1_ring_12:
 s_lshl_b32 s1, s0, 12
 v_lshl_add_u32 v8, v0, 2, s1
 ds_read_b32 v9, v8
 s_add_i32 s0, s0, 1
 s_cmp_lt_i32 s0, 4
 s_nop 0
 s_cbranch_vccnz .L0_1_ring_12
	s_endpgm
	.size ring_12, .-ring_12
	.amdhsa_kernel ring_12
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven bare-barrier in ring_13{{$}}
; CHECK-NEXT: {{^}}unproven register-hazard in ring_13{{$}}
	.type ring_13,@function
ring_13:
 v_mov_b32_e32 v250, 0xc000
 ds_write_b8 v250, v251
 s_barrier
 s_mov_b32 s0, 0
.L0_1_ring_13:
 s_lshl_b32 s1, s0, 12
 v_lshl_add_u32 v8, v0, 2, s1
 ds_read_b32 v9, v8
 s_add_i32 s0, s0, 1
 s_cmp_ge_i32 s0, 4
 s_nop 0
 s_cbranch_vccnz .L0_1_ring_13
	s_endpgm
	.size ring_13, .-ring_13
	.amdhsa_kernel ring_13
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Nothing is known where instructions may be skipped.
; CHECK-NEXT: {{^}}unproven unreadable-code in skipped{{$}}
	.type skipped,@function
skipped:
 v_mov_b32_e32 v250, 0x0
 ds_write_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v8, 4
 s_setvskip s0, 1
 ds_read_b32 v9, v8
	s_endpgm
	.size skipped, .-skipped
	.amdhsa_kernel skipped
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: ring_01
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_02
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_03
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_04
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_05
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_06
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_07
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_08
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_09
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_10
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_11
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_12
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ring_13
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: skipped
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
