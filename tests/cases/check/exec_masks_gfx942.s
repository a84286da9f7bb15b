; Where waves have one size alone, a kernel need not tell it; a function may be called without lanes. Behind an edge that no wave
; takes no access is expected.
; DEFINE: %{accesses} = sed -n 's/.*missing-wait in \(.*\):.*/\1:/p; s/.*v41 offset/access/p'
; RUN: exits 1 ldsopt check %s --no-races --verbose | %{accesses} | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
; CHECK-NEXT: a_function_may_be_called_without_lanes:
; CHECK-NEXT: access:2{{$}}
; CHECK-NEXT: access:3{{$}}
	.type a_function_may_be_called_without_lanes,@function
a_function_may_be_called_without_lanes:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_cbranch_execz .L0_edge1
 ds_write_b32 v42, v41 offset:2
 s_nop 0
.L0_z:
 s_endpgm
.L0_edge1:
 ds_write_b32 v42, v41 offset:3
 s_branch .L0_z
	.size a_function_may_be_called_without_lanes, .-a_function_may_be_called_without_lanes

; CHECK-NEXT: one_wave_size_only:
; CHECK-NEXT: access:2{{$}}
	.type one_wave_size_only,@function
one_wave_size_only:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v40, s[40:43], 0 offen lds
 s_cbranch_execz .L1_edge1
 ds_write_b32 v42, v41 offset:2
 s_nop 0
.L1_z:
 s_endpgm
.L1_edge1:
 ds_write_b32 v42, v41 offset:3
 s_branch .L1_z
	.size one_wave_size_only, .-one_wave_size_only
	.amdhsa_kernel one_wave_size_only
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: one_wave_size_only
    .max_flat_workgroup_size: 256
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
