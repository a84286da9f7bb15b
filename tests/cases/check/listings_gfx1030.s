; Small kernels of machine code, and what `check` finds in each. A kernel without an expectation beside it has no
; finding.
; RUN: exits 1 ldsopt check %s --no-races -o %t.txt
; RUN: grep -oE "^(definite|unproven) [a-z-]+ in [a-z_0-9]+" %t.txt | env LC_ALL=C sort -u -k 4,4 -k 2,2 -k 1,1 | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text

; A workgroup of one wave has no other wave behind a barrier. Its size is that which it must have, or the most work-
; items.
; One of 32 lanes, by the descriptor.
	.type one_wave_1,@function
one_wave_1:
 s_mov_b32 m0, 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_barrier
 s_waitcnt vmcnt(0)
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:0
	s_endpgm
	.size one_wave_1, .-one_wave_1
	.amdhsa_kernel one_wave_1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; Two of 32 lanes.
; CHECK: {{^}}unproven dma-across-barrier in one_wave_2{{$}}
	.type one_wave_2,@function
one_wave_2:
 s_mov_b32 m0, 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_barrier
 s_waitcnt vmcnt(0)
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:0
	s_endpgm
	.size one_wave_2, .-one_wave_2
	.amdhsa_kernel one_wave_2
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; A half of 64.
	.type one_wave_3,@function
one_wave_3:
 s_mov_b32 m0, 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_barrier
 s_waitcnt vmcnt(0)
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:0
	s_endpgm
	.size one_wave_3, .-one_wave_3
	.amdhsa_kernel one_wave_3
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; One of 64.
	.type one_wave_4,@function
one_wave_4:
 s_mov_b32 m0, 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_barrier
 s_waitcnt vmcnt(0)
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:0
	s_endpgm
	.size one_wave_4, .-one_wave_4
	.amdhsa_kernel one_wave_4
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; Ids in registers of their own are 0 as well; of one axis v1 is nothing that is known.
; 1-missing-wait!.
; CHECK-NEXT: {{^}}definite missing-wait in own_ids_1{{$}}
	.type own_ids_1,@function
own_ids_1:
 s_mov_b32 m0, 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v1
 ds_read_b32 v9, v8
	s_endpgm
	.size own_ids_1, .-own_ids_1
	.amdhsa_kernel own_ids_1
		.amdhsa_system_vgpr_workitem_id 1
	.end_amdhsa_kernel

; 0-missing-wait?.
; CHECK-NEXT: {{^}}unproven missing-wait in own_ids_2{{$}}
	.type own_ids_2,@function
own_ids_2:
 s_mov_b32 m0, 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v1
 ds_read_b32 v9, v8
	s_endpgm
	.size own_ids_2, .-own_ids_2
	.amdhsa_kernel own_ids_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A wave of unknown size may be the larger one.
	.type wave_size_1,@function
wave_size_1:
 s_mov_b32 m0, 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, 0x80
 ds_read_b32 v9, v8
	s_endpgm
	.size wave_size_1, .-wave_size_1
	.amdhsa_kernel wave_size_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven missing-wait in wave_size_2{{$}}
	.type wave_size_2,@function
wave_size_2:
 s_mov_b32 m0, 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, 0x80
 ds_read_b32 v9, v8
	s_endpgm
	.size wave_size_2, .-wave_size_2
	.amdhsa_kernel wave_size_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: one_wave_1
    .max_flat_workgroup_size: 32
    .wavefront_size: 32
  - .name: one_wave_2
    .max_flat_workgroup_size: 64
    .wavefront_size: 32
  - .name: one_wave_3
    .max_flat_workgroup_size: 32
    .wavefront_size: 32
  - .name: one_wave_4
    .max_flat_workgroup_size: 64
    .wavefront_size: 32
  - .name: own_ids_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: own_ids_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: wave_size_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: wave_size_2
    .max_flat_workgroup_size: 256
    .sgpr_count: 8
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
