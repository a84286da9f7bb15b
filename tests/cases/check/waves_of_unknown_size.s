; A wave of unknown size may be the larger one: its copy writes 256 bytes, and one of 32 lanes 128.
; RUN: variant KNOWN %s | ldsopt check - --no-races | filecheck %s --check-prefix KNOWN
; KNOWN: no findings
; RUN: variant UNKNOWN %s | ldsopt check - --no-races | filecheck %s --check-prefix UNKNOWN
; UNKNOWN: unproven missing-wait in k:

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
	.type k,@function
k:
 s_mov_b32 m0, 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, 0x80
 ds_read_b32 v9, v8
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .max_flat_workgroup_size: 256
;KNOWN     .wavefront_size: 32
;UNKNOWN     .sgpr_count: 8
...
	.end_amdgpu_metadata
