; Small kernels of machine code, and what `check` finds in each. A kernel without an expectation beside it has no
; finding.
; RUN: exits 1 ldsopt check %s --no-races -o %t.txt
; RUN: grep -oE "^(definite|unproven) [a-z-]+ in [a-z_0-9]+" %t.txt | env LC_ALL=C sort -u -k 4,4 -k 2,2 -k 1,1 | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
	.text

; More reads than a counter counts have completed the first: fifteen are outstanding at most, and a wait with all bits
; set waits for nothing.
	.type counted_1,@function
counted_1:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_read_b32 v51, v1
 ds_read_b32 v60, v1 offset:256
 ds_read_b32 v61, v1 offset:512
 ds_read_b32 v62, v1 offset:768
 ds_read_b32 v63, v1 offset:1024
 ds_read_b32 v64, v1 offset:1280
 ds_read_b32 v65, v1 offset:1536
 ds_read_b32 v66, v1 offset:1792
 ds_read_b32 v67, v1 offset:2048
 ds_read_b32 v68, v1 offset:2304
 ds_read_b32 v69, v1 offset:2560
 ds_read_b32 v70, v1 offset:2816
 ds_read_b32 v71, v1 offset:3072
 ds_read_b32 v72, v1 offset:3328
 ds_read_b32 v73, v1 offset:3584
 ds_read_b32 v74, v1 offset:3840
 s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15)
 v_add_u32_e32 v2, v51, v51
	s_endpgm
	.size counted_1, .-counted_1
	.amdhsa_kernel counted_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK: {{^}}definite register-hazard in counted_2{{$}}
	.type counted_2,@function
counted_2:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_read_b32 v51, v1
 ds_read_b32 v60, v1 offset:256
 ds_read_b32 v61, v1 offset:512
 ds_read_b32 v62, v1 offset:768
 ds_read_b32 v63, v1 offset:1024
 ds_read_b32 v64, v1 offset:1280
 ds_read_b32 v65, v1 offset:1536
 ds_read_b32 v66, v1 offset:1792
 ds_read_b32 v67, v1 offset:2048
 ds_read_b32 v68, v1 offset:2304
 ds_read_b32 v69, v1 offset:2560
 ds_read_b32 v70, v1 offset:2816
 ds_read_b32 v71, v1 offset:3072
 ds_read_b32 v72, v1 offset:3328
 ds_read_b32 v73, v1 offset:3584
 s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15)
 v_add_u32_e32 v2, v51, v51
	s_endpgm
	.size counted_2, .-counted_2
	.amdhsa_kernel counted_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Shapes of kernels written by hand, with a wait that is missing or too weak, and with the right one.
; One too weak.
; CHECK-NEXT: {{^}}definite register-hazard in missing_1{{$}}
	.type missing_1,@function
missing_1:
 v_lshlrev_b32_e32 v1, 4, v0
 global_load_dwordx4 v[8:11], v1, s[2:3]
 global_load_dwordx4 v[12:15], v1, s[2:3] offset:1024
 s_waitcnt vmcnt(2)
 ds_write_b128 v1, v[8:11]
 s_waitcnt vmcnt(0)
 ds_write_b128 v1, v[12:15] offset:8192
 s_waitcnt lgkmcnt(0)
 s_barrier
 ds_read_b128 v[16:19], v1 offset:64
	s_endpgm
	.size missing_1, .-missing_1
	.amdhsa_kernel missing_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; One too weak.
	.type missing_2,@function
missing_2:
 v_lshlrev_b32_e32 v1, 4, v0
 global_load_dwordx4 v[8:11], v1, s[2:3]
 global_load_dwordx4 v[12:15], v1, s[2:3] offset:1024
 s_waitcnt vmcnt(1)
 ds_write_b128 v1, v[8:11]
 s_waitcnt vmcnt(0)
 ds_write_b128 v1, v[12:15] offset:8192
 s_waitcnt lgkmcnt(0)
 s_barrier
 ds_read_b128 v[16:19], v1 offset:64
	s_endpgm
	.size missing_2, .-missing_2
	.amdhsa_kernel missing_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: counted_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: counted_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: missing_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: missing_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
