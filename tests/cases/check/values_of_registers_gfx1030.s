; Ids of work-items in registers of their own: the bytes of a store in front of a barrier that the read behind it may touch.
; DEFINE: %{bytes} = sed -n 's/.*bare-barrier in \(.*\):.*/\1:/p; s/.*v251 offset/byte/p'
; RUN: ldsopt check %s --no-races --verbose | %{bytes} | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
; CHECK-NEXT: one_in_a_register_of_its_own:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:1023{{$}}
	.type one_in_a_register_of_its_own,@function
one_in_a_register_of_its_own:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:1023
 ds_write_b8 v250, v251 offset:1024
 s_barrier
 v_lshlrev_b32_e32 v8, 2, v1
 ds_read_b32 v9, v8
 s_endpgm
	.size one_in_a_register_of_its_own, .-one_in_a_register_of_its_own
	.amdhsa_kernel one_in_a_register_of_its_own
		.amdhsa_system_vgpr_workitem_id 1
	.end_amdhsa_kernel

; CHECK-NEXT: one_that_is_not_there:
; CHECK-NEXT: byte:0{{$}}
	.type one_that_is_not_there,@function
one_that_is_not_there:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 v_mov_b32_e32 v8, v1
 ds_read_b32 v9, v8
 s_endpgm
	.size one_that_is_not_there, .-one_that_is_not_there
	.amdhsa_kernel one_that_is_not_there
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: required_in_a_register_of_its_own:
; CHECK-NEXT: byte:31{{$}}
	.type required_in_a_register_of_its_own,@function
required_in_a_register_of_its_own:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:31
 ds_write_b8 v250, v251 offset:32
 s_barrier
 v_lshlrev_b32_e32 v8, 2, v1
 ds_read_b32 v9, v8
 s_endpgm
	.size required_in_a_register_of_its_own, .-required_in_a_register_of_its_own
	.amdhsa_kernel required_in_a_register_of_its_own
		.amdhsa_system_vgpr_workitem_id 1
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: one_in_a_register_of_its_own
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: one_that_is_not_there
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: required_in_a_register_of_its_own
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
    .reqd_workgroup_size:
      - 16
      - 8
      - 1
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
