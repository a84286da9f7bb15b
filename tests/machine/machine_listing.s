; The texts of `machine_listing.py`.
; === LISTING
	.amdgcn_target "amdgcn-amd-amdhsa--{arch}"
	.text
	.type k,@function
k:
{body}
	s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_system_vgpr_workitem_id {axes}
{asked}	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .max_flat_workgroup_size: {items}
    .wavefront_size: {wave}
{more}...
	.end_amdgpu_metadata
