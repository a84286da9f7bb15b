; Asynchronous and tensor copies in machine code without IR: a read that may be of bytes that one still writes. A kernel
; without an expectation has no finding.
; RUN: exits 1 ldsopt check %s --no-races --verbose | filecheck %s
; CHECK: 4 definite, 6 unproven

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
	.text
; Asynchronous copies write at their lanes' addresses.
; CHECK-DAG: definite missing-wait in asynchronous_4000:
	.type asynchronous_4000,@function
asynchronous_4000:
 v_lshlrev_b32_e32 v8, 4, v0
 global_load_async_to_lds_b128 v8, v[2:3], off offset:0x4000
 ds_load_b128 v[10:13], v8 offset:0x4000
 s_endpgm
	.size asynchronous_4000, .-asynchronous_4000
	.amdhsa_kernel asynchronous_4000
	.end_amdhsa_kernel

; CHECK-DAG: unproven missing-wait in asynchronous_4ff0:
	.type asynchronous_4ff0,@function
asynchronous_4ff0:
 v_lshlrev_b32_e32 v8, 4, v0
 global_load_async_to_lds_b128 v8, v[2:3], off offset:0x4000
 ds_load_b128 v[10:13], v8 offset:0x4ff0
 s_endpgm
	.size asynchronous_4ff0, .-asynchronous_4ff0
	.amdhsa_kernel asynchronous_4ff0
	.end_amdhsa_kernel

	.type asynchronous_3000,@function
asynchronous_3000:
 v_lshlrev_b32_e32 v8, 4, v0
 global_load_async_to_lds_b128 v8, v[2:3], off offset:0x4000
 ds_load_b128 v[10:13], v8 offset:0x3000
 s_endpgm
	.size asynchronous_3000, .-asynchronous_3000
	.amdhsa_kernel asynchronous_3000
	.end_amdhsa_kernel

	.type asynchronous_5000,@function
asynchronous_5000:
 v_lshlrev_b32_e32 v8, 4, v0
 global_load_async_to_lds_b128 v8, v[2:3], off offset:0x4000
 ds_load_b128 v[10:13], v8 offset:0x5000
 s_endpgm
	.size asynchronous_5000, .-asynchronous_5000
	.amdhsa_kernel asynchronous_5000
	.end_amdhsa_kernel

; Tensor copies write a tile: the first byte of it.
; CHECK-DAG: unproven missing-wait in tensor_1:
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
	.end_amdhsa_kernel

; The last byte ahead of it.
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
	.end_amdhsa_kernel

; Its last byte.
; CHECK-DAG: unproven missing-wait in tensor_3:
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
	.end_amdhsa_kernel

; The first one behind it.
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
	.end_amdhsa_kernel

; A tile of unknown flags.
; CHECK-DAG: unproven missing-wait in tensor_5:
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
	.end_amdhsa_kernel

; One with more descriptors.
; CHECK-DAG: unproven missing-wait in tensor_6:
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
	.end_amdhsa_kernel

; No wait for a tensor copy.
; CHECK-DAG: unproven dma-across-barrier in tensor_without_a_wait:
; CHECK-DAG: definite missing-wait in tensor_without_a_wait:
	.type tensor_without_a_wait,@function
tensor_without_a_wait:
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
	.size tensor_without_a_wait, .-tensor_without_a_wait
	.amdhsa_kernel tensor_without_a_wait
	.end_amdhsa_kernel

; With one.
	.type tensor_with_a_wait,@function
tensor_with_a_wait:
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
	.size tensor_with_a_wait, .-tensor_with_a_wait
	.amdhsa_kernel tensor_with_a_wait
	.end_amdhsa_kernel

; Two loops into one head, in which a mask covers on one path and not on the other, and EXEC has all lanes: the walk
; comes to an end.
; CHECK-DAG: definite register-hazard in masks:
	.type masks,@function
masks:
.Lmasks_0:
 s_load_b64 s[4:5], s[6:7], 0x0
 v_cmp_eq_u32_e32 vcc_lo, v5, v5
 s_mov_b32 vcc_lo, 0
.Lmasks_1:
 v_cmp_eq_u32_e32 vcc_lo, v3, v1
 s_mov_b32 vcc_lo, 0
 s_cbranch_scc1 .Lmasks_0
 s_mov_b32 s4, vcc_lo
 s_cbranch_scc1 .Lmasks_1
 ds_load_b32 v5, v5
 s_endpgm
	.size masks, .-masks
	.amdhsa_kernel masks
	.end_amdhsa_kernel

; `scale_offset` is no offset.
	.type scaled,@function
scaled:
 global_load_async_to_lds_b128 v1, v0, s[2:3] scale_offset
 s_endpgm
	.size scaled, .-scaled
	.amdhsa_kernel scaled
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: asynchronous_4000
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: asynchronous_4ff0
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: asynchronous_3000
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: asynchronous_5000
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
  - .name: tensor_without_a_wait
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: tensor_with_a_wait
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: masks
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: scaled
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
