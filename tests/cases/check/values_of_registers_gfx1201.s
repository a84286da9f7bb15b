; Masks of 32 lanes, and one that says by which path a block was reached: what holds on the only path to a branch is known
; behind it. The bytes of a store in front of a barrier that the read behind it may touch.
; DEFINE: %{bytes} = sed -n 's/.*bare-barrier in \(.*\):.*/\1:/p; s/.*v251 offset/byte/p'
; RUN: ldsopt check %s --no-races --verbose | %{bytes} | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.text
; CHECK-NEXT: beside_the_mask_of_32:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:1023{{$}}
	.type beside_the_mask_of_32,@function
beside_the_mask_of_32:
 v_mov_b32_e32 v250, 0
 ds_store_b8 v250, v251 offset:0
 ds_store_b8 v250, v251 offset:1023
 ds_store_b8 v250, v251 offset:1024
 s_barrier
 s_mov_b32 s7, exec_lo
 v_cmpx_gt_u32_e32 32, v0
 s_mov_b32 s8, 5
 s_or_b32 exec_lo, exec_lo, s7
 v_lshlrev_b32_e32 v8, 2, v0
 ds_load_b32 v9, v8
 s_endpgm
	.size beside_the_mask_of_32, .-beside_the_mask_of_32
	.amdhsa_kernel beside_the_mask_of_32
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: only_the_path_that_sets_the_mask_to_zero_goes_on:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:1023{{$}}
	.type only_the_path_that_sets_the_mask_to_zero_goes_on,@function
only_the_path_that_sets_the_mask_to_zero_goes_on:
 v_mov_b32_e32 v250, 0
 ds_store_b8 v250, v251 offset:0
 ds_store_b8 v250, v251 offset:1023
 ds_store_b8 v250, v251 offset:1024
 s_barrier
 s_mov_b32 s0, -1
 s_cbranch_scc1 .LBB123_2
 v_lshlrev_b32_e32 v8, 2, v0
 s_mov_b32 s0, 0
.LBB123_2:
 s_nop 0
 s_and_not1_b32 vcc_lo, exec_lo, s0
 s_cbranch_vccnz .LBB123_4
 s_endpgm
.LBB123_4:
 ds_load_b32 v9, v8
 s_endpgm
	.size only_the_path_that_sets_the_mask_to_zero_goes_on, .-only_the_path_that_sets_the_mask_to_zero_goes_on
	.amdhsa_kernel only_the_path_that_sets_the_mask_to_zero_goes_on
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: overwritten:
; CHECK-NEXT: byte:0{{$}}
	.type overwritten,@function
overwritten:
 v_mov_b32_e32 v250, 0
 ds_store_b8 v250, v251 offset:0
 s_barrier
 s_mov_b32 s0, -1
 s_cbranch_scc1 .LBB124_2
 v_lshlrev_b32_e32 v8, 2, v0
 s_mov_b32 s0, 0
.LBB124_2:
 s_mov_b32 s0, s3
 s_and_not1_b32 vcc_lo, exec_lo, s0
 s_cbranch_vccnz .LBB124_4
 s_endpgm
.LBB124_4:
 ds_load_b32 v9, v8
 s_endpgm
	.size overwritten, .-overwritten
	.amdhsa_kernel overwritten
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: overwritten_with_zero:
; CHECK-NEXT: byte:0{{$}}
	.type overwritten_with_zero,@function
overwritten_with_zero:
 v_mov_b32_e32 v250, 0
 ds_store_b8 v250, v251 offset:0
 s_barrier
 s_mov_b32 s0, -1
 s_cbranch_scc1 .LBB125_2
 v_lshlrev_b32_e32 v8, 2, v0
 s_mov_b32 s0, 0
.LBB125_2:
 s_mov_b32 s0, 0
 s_and_not1_b32 vcc_lo, exec_lo, s0
 s_cbranch_vccnz .LBB125_4
 s_endpgm
.LBB125_4:
 ds_load_b32 v9, v8
 s_endpgm
	.size overwritten_with_zero, .-overwritten_with_zero
	.amdhsa_kernel overwritten_with_zero
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: the_mask_of_32:
; CHECK-NEXT: byte:32768{{$}}
	.type the_mask_of_32,@function
the_mask_of_32:
 v_mov_b32_e32 v250, 0
 ds_store_b8 v250, v251 offset:32768
 s_barrier
 s_mov_b32 s7, exec_lo
 v_cmpx_gt_u32_e32 32, v0
 s_mov_b32 s7, 5
 s_or_b32 exec_lo, exec_lo, s7
 v_lshlrev_b32_e32 v8, 2, v0
 ds_load_b32 v9, v8
 s_endpgm
	.size the_mask_of_32, .-the_mask_of_32
	.amdhsa_kernel the_mask_of_32
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: the_other_way_goes_on:
; CHECK-NEXT: byte:0{{$}}
	.type the_other_way_goes_on,@function
the_other_way_goes_on:
 v_mov_b32_e32 v250, 0
 ds_store_b8 v250, v251 offset:0
 s_barrier
 s_mov_b32 s0, -1
 s_cbranch_scc1 .LBB127_2
 v_lshlrev_b32_e32 v8, 2, v0
 s_mov_b32 s0, 0
.LBB127_2:
 s_nop 0
 s_and_not1_b32 vcc_lo, exec_lo, s0
 s_cbranch_vccz .LBB127_4
 s_endpgm
.LBB127_4:
 ds_load_b32 v9, v8
 s_endpgm
	.size the_other_way_goes_on, .-the_other_way_goes_on
	.amdhsa_kernel the_other_way_goes_on
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: whatever_it_is_there:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:1023{{$}}
	.type whatever_it_is_there,@function
whatever_it_is_there:
 v_mov_b32_e32 v250, 0
 ds_store_b8 v250, v251 offset:0
 ds_store_b8 v250, v251 offset:1023
 ds_store_b8 v250, v251 offset:1024
 s_barrier
 s_mov_b32 s0, -1
 s_cbranch_scc1 .LBB128_2
 v_lshlrev_b32_e32 v8, 2, v0
 s_mov_b32 s0, s3
.LBB128_2:
 s_nop 0
 s_and_not1_b32 vcc_lo, exec_lo, s0
 s_cbranch_vccnz .LBB128_4
 s_endpgm
.LBB128_4:
 ds_load_b32 v9, v8
 s_endpgm
	.size whatever_it_is_there, .-whatever_it_is_there
	.amdhsa_kernel whatever_it_is_there
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: beside_the_mask_of_32
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: only_the_path_that_sets_the_mask_to_zero_goes_on
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: overwritten
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: overwritten_with_zero
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: the_mask_of_32
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: the_other_way_goes_on
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: whatever_it_is_there
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
