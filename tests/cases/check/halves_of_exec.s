; Halves of EXEC, masks of 64 lanes where waves have 32, and waves that do not tell how many they have: every edge may be
; taken, and each access is expected.
; DEFINE: %{accesses} = sed -n 's/.*missing-wait in \(.*\):.*/\1:/p; s/.*v41 offset/access/p'
; RUN: ldsopt check %s --no-races --verbose | %{accesses} | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
; CHECK-NEXT: masks_of_the_other_width:
; CHECK-NEXT: access:8{{$}}
; CHECK-NEXT: access:9{{$}}
	.type masks_of_the_other_width,@function
masks_of_the_other_width:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_mov_b64 s[2:3], exec
 s_and_b32 exec_lo, exec_lo, s5
 s_mov_b64 exec, s[2:3]
 s_cbranch_execz .L0_edge4
 ds_write_b32 v42, v41 offset:8
 s_nop 0
.L0_z:
 s_endpgm
.L0_edge4:
 ds_write_b32 v42, v41 offset:9
 s_branch .L0_z
	.size masks_of_the_other_width, .-masks_of_the_other_width
	.amdhsa_kernel masks_of_the_other_width
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; CHECK-NEXT: the_lower_half_may_be_zero:
; CHECK-NEXT: access:8{{$}}
; CHECK-NEXT: access:9{{$}}
	.type the_lower_half_may_be_zero,@function
the_lower_half_may_be_zero:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_mov_b32 s2, exec_lo
 s_mov_b64 exec, vcc
 s_mov_b32 exec_lo, s2
 s_cbranch_execz .L1_edge4
 ds_write_b32 v42, v41 offset:8
 s_nop 0
.L1_z:
 s_endpgm
.L1_edge4:
 ds_write_b32 v42, v41 offset:9
 s_branch .L1_z
	.size the_lower_half_may_be_zero, .-the_lower_half_may_be_zero
	.amdhsa_kernel the_lower_half_may_be_zero
		.amdhsa_wavefront_size32 0
	.end_amdhsa_kernel

; CHECK-NEXT: the_upper_half_is_not_used:
; CHECK-NEXT: access:6{{$}}
; CHECK-NEXT: access:7{{$}}
	.type the_upper_half_is_not_used,@function
the_upper_half_is_not_used:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_mov_b64 exec, vcc
 s_mov_b32 exec_hi, -1
 s_cbranch_execz .L2_edge3
 ds_write_b32 v42, v41 offset:6
 s_nop 0
.L2_z:
 s_endpgm
.L2_edge3:
 ds_write_b32 v42, v41 offset:7
 s_branch .L2_z
	.size the_upper_half_is_not_used, .-the_upper_half_is_not_used
	.amdhsa_kernel the_upper_half_is_not_used
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel

; CHECK-NEXT: wave_size_not_told:
; CHECK-NEXT: access:2{{$}}
; CHECK-NEXT: access:3{{$}}
	.type wave_size_not_told,@function
wave_size_not_told:
 s_mov_b32 m0, 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_cbranch_execz .L3_edge1
 ds_write_b32 v42, v41 offset:2
 s_nop 0
.L3_z:
 s_endpgm
.L3_edge1:
 ds_write_b32 v42, v41 offset:3
 s_branch .L3_z
	.size wave_size_not_told, .-wave_size_not_told
	.amdhsa_kernel wave_size_not_told
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: masks_of_the_other_width
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: the_lower_half_may_be_zero
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: the_upper_half_is_not_used
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: wave_size_not_told
    .max_flat_workgroup_size: 256
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
