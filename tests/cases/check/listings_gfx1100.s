; Small kernels of machine code, and what `check` finds in each. A kernel without an expectation beside it has no
; finding.
; RUN: exits 1 ldsopt check %s --no-races -o %t.txt
; RUN: grep -oE "^(definite|unproven) [a-z-]+ in [a-z_0-9]+" %t.txt | env LC_ALL=C sort -u -k 4,4 -k 2,2 -k 1,1 | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text

; There have to be two waves; without, no address is as large as that.
; CHECK: {{^}}definite bare-barrier in are_two{{$}}
	.type are_two,@function
are_two:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_store_b32 v1, v2
 s_barrier
 v_xor_b32_e32 v3, 128, v1
 ds_load_b32 v4, v3
	s_endpgm
	.size are_two, .-are_two
	.amdhsa_kernel are_two
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A function that is called returns with nothing outstanding, but for stores with a counter of their own.
; One that counts alone.
	.type returning,@function
returning:
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
 global_store_b32 v[2:3], v1, off
	s_setpc_b64 s[30:31]
	.size returning, .-returning

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: are_two
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
    .reqd_workgroup_size: [96, 1, 1]
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
