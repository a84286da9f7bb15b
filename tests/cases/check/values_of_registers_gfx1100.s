; Registers and masks of 32 lanes: the bytes of a store in front of a barrier that the read behind it may touch.
; DEFINE: %{bytes} = sed -n 's/.*bare-barrier in \(.*\):.*/\1:/p; s/.*v251 offset/byte/p'
; RUN: ldsopt check %s --no-races --verbose | %{bytes} | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
; CHECK-NEXT: a_comparison_that_writes_exec:
; CHECK-NEXT: byte:4{{$}}
; CHECK-NEXT: byte:7{{$}}
	.type a_comparison_that_writes_exec,@function
a_comparison_that_writes_exec:
 v_mov_b32_e32 v250, 0
 ds_store_b8 v250, v251 offset:3
 ds_store_b8 v250, v251 offset:4
 ds_store_b8 v250, v251 offset:7
 ds_store_b8 v250, v251 offset:8
 s_barrier
 v_mov_b32_e32 v8, 4
 v_cmpx_lt_u32_e32 v8, v1
 ds_load_b32 v9, v8
 s_endpgm
	.size a_comparison_that_writes_exec, .-a_comparison_that_writes_exec
	.amdhsa_kernel a_comparison_that_writes_exec
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: a_mask_that_is_written_nowhere:
; CHECK-NEXT: byte:4{{$}}
; CHECK-NEXT: byte:7{{$}}
	.type a_mask_that_is_written_nowhere,@function
a_mask_that_is_written_nowhere:
 v_mov_b32_e32 v250, 0
 ds_store_b8 v250, v251 offset:3
 ds_store_b8 v250, v251 offset:4
 ds_store_b8 v250, v251 offset:7
 ds_store_b8 v250, v251 offset:8
 s_barrier
 v_mov_b32_e32 v8, 4
 s_mov_b32 null, s2
 s_and_saveexec_b32 null, s2
 ds_load_b32 v9, v8
 s_endpgm
	.size a_mask_that_is_written_nowhere, .-a_mask_that_is_written_nowhere
	.amdhsa_kernel a_mask_that_is_written_nowhere
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: it_is_not:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:2051{{$}}
	.type it_is_not,@function
it_is_not:
 v_mov_b32_e32 v250, 0
 ds_store_b8 v250, v251 offset:0
 ds_store_b8 v250, v251 offset:2051
 ds_store_b8 v250, v251 offset:2052
 s_barrier
 v_mov_b32_e32 v8, 0
 s_and_saveexec_b32 s2, vcc_lo
 s_nop 0
 v_mov_b32_e32 v8, 0x800
 s_mov_b32 exec_lo, s2
 ds_load_b32 v9, v8
 s_endpgm
	.size it_is_not, .-it_is_not
	.amdhsa_kernel it_is_not
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: the_upper_half_is_written:
; CHECK-NEXT: byte:0{{$}}
	.type the_upper_half_is_written,@function
the_upper_half_is_written:
 v_mov_b32_e32 v250, 0
 ds_store_b8 v250, v251 offset:0
 s_barrier
 v_mov_b32_e32 v8, 0
 s_and_saveexec_b32 s2, vcc_lo
 s_mov_b32 exec_hi, s2
 v_mov_b32_e32 v8, 0x800
 s_mov_b32 exec_lo, s2
 ds_load_b32 v9, v8
 s_endpgm
	.size the_upper_half_is_written, .-the_upper_half_is_written
	.amdhsa_kernel the_upper_half_is_written
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: two_instructions_in_one_read_before_either_writes:
; CHECK-NEXT: byte:16{{$}}
; CHECK-NEXT: byte:19{{$}}
	.type two_instructions_in_one_read_before_either_writes,@function
two_instructions_in_one_read_before_either_writes:
 v_mov_b32_e32 v250, 0
 ds_store_b8 v250, v251 offset:15
 ds_store_b8 v250, v251 offset:16
 ds_store_b8 v250, v251 offset:19
 ds_store_b8 v250, v251 offset:20
 s_barrier
 v_mov_b32_e32 v1, 4
 v_mov_b32_e32 v2, 8
 v_dual_mov_b32 v1, v2 :: v_dual_lshlrev_b32 v8, 2, v1
 ds_load_b32 v9, v8
 s_endpgm
	.size two_instructions_in_one_read_before_either_writes, .-two_instructions_in_one_read_before_either_writes
	.amdhsa_kernel two_instructions_in_one_read_before_either_writes
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: a_comparison_that_writes_exec
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: a_mask_that_is_written_nowhere
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: it_is_not
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: the_upper_half_is_written
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: two_instructions_in_one_read_before_either_writes
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
