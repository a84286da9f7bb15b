; Branches on EXEC that no wave takes: what only they lead to is no finding. On each edge of a branch a read meets the
; copy ahead of the code: of the first branch of a kernel v100 where it is not taken, v101 where it is, and so on.
; RUN: exits 1 ldsopt check %s --no-races --verbose | filecheck %s
; CHECK: 1 definite, 5 unproven

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
; A function may be called without lanes.
; CHECK: unproven missing-wait in wave_a_function_may_be_called_without_lanes:
; CHECK: ds_read_b32 v100, v42
; CHECK: ds_read_b32 v101, v42
	.type wave_a_function_may_be_called_without_lanes,@function
wave_a_function_may_be_called_without_lanes:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_cbranch_execz .Lwave_a_function_may_be_called_without_lanes_edge1
 ds_read_b32 v100, v42
 s_nop 0
.Lwave_a_function_may_be_called_without_lanes_z:
 s_endpgm
.Lwave_a_function_may_be_called_without_lanes_edge1:
 ds_read_b32 v101, v42
 s_branch .Lwave_a_function_may_be_called_without_lanes_z
	.size wave_a_function_may_be_called_without_lanes, .-wave_a_function_may_be_called_without_lanes

; One wave size only.
; CHECK: unproven missing-wait in wave_one_wave_size_only:
; CHECK: ds_read_b32 v100, v42
	.type wave_one_wave_size_only,@function
wave_one_wave_size_only:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_cbranch_execz .Lwave_one_wave_size_only_edge1
 ds_read_b32 v100, v42
 s_nop 0
.Lwave_one_wave_size_only_z:
 s_endpgm
.Lwave_one_wave_size_only_edge1:
 ds_read_b32 v101, v42
 s_branch .Lwave_one_wave_size_only_z
	.size wave_one_wave_size_only, .-wave_one_wave_size_only
	.amdhsa_kernel wave_one_wave_size_only
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: wave_one_wave_size_only
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
