; Small kernels of machine code, and what `check` finds in each. A kernel without an expectation beside it has no
; finding.
; RUN: exits 1 ldsopt check %s --no-races -o %t.txt
; RUN: grep -oE "^(definite|unproven) [a-z-]+ in [a-z_0-9]+" %t.txt | env LC_ALL=C sort -u -k 4,4 -k 2,2 -k 1,1 | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
	.text

; Asynchronous copies write at their lanes' addresses.
; 16384-missing-wait!.
; CHECK: {{^}}definite missing-wait in asynchronous_1{{$}}
	.type asynchronous_1,@function
asynchronous_1:
 v_lshlrev_b32_e32 v8, 4, v0
 global_load_async_to_lds_b128 v8, v[2:3], off offset:0x4000
 ds_load_b128 v[10:13], v8 offset:16384
	s_endpgm
	.size asynchronous_1, .-asynchronous_1
	.amdhsa_kernel asynchronous_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; 20464-missing-wait?.
; CHECK-NEXT: {{^}}unproven missing-wait in asynchronous_2{{$}}
	.type asynchronous_2,@function
asynchronous_2:
 v_lshlrev_b32_e32 v8, 4, v0
 global_load_async_to_lds_b128 v8, v[2:3], off offset:0x4000
 ds_load_b128 v[10:13], v8 offset:20464
	s_endpgm
	.size asynchronous_2, .-asynchronous_2
	.amdhsa_kernel asynchronous_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type asynchronous_3,@function
asynchronous_3:
 v_lshlrev_b32_e32 v8, 4, v0
 global_load_async_to_lds_b128 v8, v[2:3], off offset:0x4000
 ds_load_b128 v[10:13], v8 offset:12288
	s_endpgm
	.size asynchronous_3, .-asynchronous_3
	.amdhsa_kernel asynchronous_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type asynchronous_4,@function
asynchronous_4:
 v_lshlrev_b32_e32 v8, 4, v0
 global_load_async_to_lds_b128 v8, v[2:3], off offset:0x4000
 ds_load_b128 v[10:13], v8 offset:20480
	s_endpgm
	.size asynchronous_4, .-asynchronous_4
	.amdhsa_kernel asynchronous_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Two loops into one head, in which a mask covers on one path and not on the other, and EXEC has all lanes: following
; them ends.
; CHECK-NEXT: {{^}}definite register-hazard in masks_end{{$}}
	.type masks_end,@function
masks_end:
.L0_0_masks_end:
 s_load_b64 s[4:5], s[6:7], 0x0
 v_cmp_eq_u32_e32 vcc_lo, v5, v5
 s_mov_b32 vcc_lo, 0
.L0_1_masks_end:
 v_cmp_eq_u32_e32 vcc_lo, v3, v1
 s_mov_b32 vcc_lo, 0
 s_cbranch_scc1 .L0_0_masks_end
 s_mov_b32 s4, vcc_lo
 s_cbranch_scc1 .L0_1_masks_end
 ds_load_b32 v5, v5
	s_endpgm
	.size masks_end, .-masks_end
	.amdhsa_kernel masks_end
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Shapes of kernels written by hand, with a wait that is missing or too weak, and with the right one.
; No wait for a tensor copy.
; CHECK-NEXT: {{^}}unproven dma-across-barrier in missing_1{{$}}
; CHECK-NEXT: {{^}}definite missing-wait in missing_1{{$}}
	.type missing_1,@function
missing_1:
 s_mov_b32 s4, 1
 s_mov_b32 s5, 0
 s_mov_b32 s8, 0x10000
 s_mov_b32 s11, 0x400000
 s_mov_b32 s12, 16
 tensor_load_to_lds s[4:7], s[8:15]
 s_nop 0
 s_barrier_signal -1
 s_barrier_wait -1
 v_lshlrev_b32_e32 v8, 2, v0
 ds_load_b32 v9, v8
	s_endpgm
	.size missing_1, .-missing_1
	.amdhsa_kernel missing_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; No wait for a tensor copy.
	.type missing_2,@function
missing_2:
 s_mov_b32 s4, 1
 s_mov_b32 s5, 0
 s_mov_b32 s8, 0x10000
 s_mov_b32 s11, 0x400000
 s_mov_b32 s12, 16
 tensor_load_to_lds s[4:7], s[8:15]
 s_wait_tensorcnt 0x0
 s_barrier_signal -1
 s_barrier_wait -1
 v_lshlrev_b32_e32 v8, 2, v0
 ds_load_b32 v9, v8
	s_endpgm
	.size missing_2, .-missing_2
	.amdhsa_kernel missing_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A function that is called returns with nothing outstanding, but for stores with a counter of their own.
; An asynchronous copy.
	.type returning,@function
returning:
 s_wait_loadcnt 0x0
 s_wait_dscnt 0x0
 s_wait_kmcnt 0x0
 global_load_async_to_lds_b32 v0, v[2:3], off
	s_setpc_b64 s[30:31]
	.size returning, .-returning

; A modifier that ends in `offset` is none.
	.type scale_offset,@function
scale_offset:
 global_load_async_to_lds_b128 v1, v0, s[2:3] scale_offset
	s_endpgm
	.size scale_offset, .-scale_offset
	.amdhsa_kernel scale_offset
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Tensor copies write a tile: the bytes in front of it, its first and last one, and those behind. Flags that are not
; known and further dimensions may make it larger.
; CHECK-NEXT: {{^}}unproven missing-wait in tensor_1{{$}}
	.type tensor_1,@function
tensor_1:
 s_mov_b32 s4, 1
 s_mov_b32 s5, 0x1000
 s_mov_b32 s8, 0x10000
 s_mov_b32 s11, 0x400000
 s_mov_b32 s12, 16
 tensor_load_to_lds s[4:7], s[8:15]
 v_lshlrev_b32_e32 v8, 2, v0
 ds_load_b32 v9, v8 offset:3076
	s_endpgm
	.size tensor_1, .-tensor_1
	.amdhsa_kernel tensor_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type tensor_2,@function
tensor_2:
 s_mov_b32 s4, 1
 s_mov_b32 s5, 0x1000
 s_mov_b32 s8, 0x10000
 s_mov_b32 s11, 0x400000
 s_mov_b32 s12, 16
 tensor_load_to_lds s[4:7], s[8:15]
 v_lshlrev_b32_e32 v8, 2, v0
 ds_load_b32 v9, v8 offset:3072
	s_endpgm
	.size tensor_2, .-tensor_2
	.amdhsa_kernel tensor_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven missing-wait in tensor_3{{$}}
	.type tensor_3,@function
tensor_3:
 s_mov_b32 s4, 1
 s_mov_b32 s5, 0x1000
 s_mov_b32 s8, 0x10000
 s_mov_b32 s11, 0x400000
 s_mov_b32 s12, 16
 tensor_load_to_lds s[4:7], s[8:15]
 v_lshlrev_b32_e32 v8, 2, v0
 ds_load_b32 v9, v8 offset:6143
	s_endpgm
	.size tensor_3, .-tensor_3
	.amdhsa_kernel tensor_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type tensor_4,@function
tensor_4:
 s_mov_b32 s4, 1
 s_mov_b32 s5, 0x1000
 s_mov_b32 s8, 0x10000
 s_mov_b32 s11, 0x400000
 s_mov_b32 s12, 16
 tensor_load_to_lds s[4:7], s[8:15]
 v_lshlrev_b32_e32 v8, 2, v0
 ds_load_b32 v9, v8 offset:6144
	s_endpgm
	.size tensor_4, .-tensor_4
	.amdhsa_kernel tensor_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven missing-wait in tensor_5{{$}}
	.type tensor_5,@function
tensor_5:
 s_mov_b32 s4, 1
 s_mov_b32 s5, 0x1000
 s_mov_b32 s8, s20
 s_mov_b32 s11, 0x400000
 s_mov_b32 s12, 16
 tensor_load_to_lds s[4:7], s[8:15]
 v_lshlrev_b32_e32 v8, 2, v0
 ds_load_b32 v9, v8 offset:6144
	s_endpgm
	.size tensor_5, .-tensor_5
	.amdhsa_kernel tensor_5
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven missing-wait in tensor_6{{$}}
	.type tensor_6,@function
tensor_6:
 s_mov_b32 s4, 1
 s_mov_b32 s5, 0x1000
 s_mov_b32 s8, 0x10000
 s_mov_b32 s11, 0x400000
 s_mov_b32 s12, 16
 tensor_load_to_lds s[4:7], s[8:15], s[16:19], s[20:23]
 v_lshlrev_b32_e32 v8, 2, v0
 ds_load_b32 v9, v8 offset:6144
	s_endpgm
	.size tensor_6, .-tensor_6
	.amdhsa_kernel tensor_6
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A lane touches as many bytes as its instruction says: its first and its last one, and not those beside them.
; CHECK-NEXT: {{^}}unproven bare-barrier in width_01{{$}}
	.type width_01,@function
width_01:
 v_mov_b32_e32 v250, 0x1040
 ds_store_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_load_tr16_b128 v[4:7], v1 offset:0x40
	s_endpgm
	.size width_01, .-width_01
	.amdhsa_kernel width_01
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven bare-barrier in width_02{{$}}
	.type width_02,@function
width_02:
 v_mov_b32_e32 v250, 0x104f
 ds_store_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_load_tr16_b128 v[4:7], v1 offset:0x40
	s_endpgm
	.size width_02, .-width_02
	.amdhsa_kernel width_02
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type width_03,@function
width_03:
 v_mov_b32_e32 v250, 0x103f
 ds_store_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_load_tr16_b128 v[4:7], v1 offset:0x40
	s_endpgm
	.size width_03, .-width_03
	.amdhsa_kernel width_03
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type width_04,@function
width_04:
 v_mov_b32_e32 v250, 0x1050
 ds_store_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_load_tr16_b128 v[4:7], v1 offset:0x40
	s_endpgm
	.size width_04, .-width_04
	.amdhsa_kernel width_04
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven bare-barrier in width_05{{$}}
; CHECK-NEXT: {{^}}unproven overtaken-by-dma in width_05{{$}}
	.type width_05,@function
width_05:
 v_mov_b32_e32 v250, 0x1010
 ds_store_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 global_load_async_to_lds_b128 v1, v0, s[2:3] offset:16 scale_offset
	s_endpgm
	.size width_05, .-width_05
	.amdhsa_kernel width_05
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven bare-barrier in width_06{{$}}
; CHECK-NEXT: {{^}}unproven overtaken-by-dma in width_06{{$}}
	.type width_06,@function
width_06:
 v_mov_b32_e32 v250, 0x101f
 ds_store_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 global_load_async_to_lds_b128 v1, v0, s[2:3] offset:16 scale_offset
	s_endpgm
	.size width_06, .-width_06
	.amdhsa_kernel width_06
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type width_07,@function
width_07:
 v_mov_b32_e32 v250, 0x100f
 ds_store_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 global_load_async_to_lds_b128 v1, v0, s[2:3] offset:16 scale_offset
	s_endpgm
	.size width_07, .-width_07
	.amdhsa_kernel width_07
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type width_08,@function
width_08:
 v_mov_b32_e32 v250, 0x1020
 ds_store_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 global_load_async_to_lds_b128 v1, v0, s[2:3] offset:16 scale_offset
	s_endpgm
	.size width_08, .-width_08
	.amdhsa_kernel width_08
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: {{^}}unproven bare-barrier in width_09{{$}}
; CHECK-NEXT: {{^}}unproven overtaken-by-dma in width_09{{$}}
	.type width_09,@function
width_09:
 v_mov_b32_e32 v250, 0x1000
 ds_store_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 global_store_async_from_lds_b8 v[2:3], v1, off
	s_endpgm
	.size width_09, .-width_09
	.amdhsa_kernel width_09
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type width_10,@function
width_10:
 v_mov_b32_e32 v250, 0xfff
 ds_store_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 global_store_async_from_lds_b8 v[2:3], v1, off
	s_endpgm
	.size width_10, .-width_10
	.amdhsa_kernel width_10
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type width_11,@function
width_11:
 v_mov_b32_e32 v250, 0x1001
 ds_store_b8 v250, v251
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 global_store_async_from_lds_b8 v[2:3], v1, off
	s_endpgm
	.size width_11, .-width_11
	.amdhsa_kernel width_11
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: asynchronous_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: asynchronous_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: asynchronous_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: asynchronous_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: masks_end
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: missing_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: missing_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: scale_offset
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: tensor_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: tensor_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: tensor_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: tensor_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: tensor_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: tensor_6
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
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
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
