; What only an assembler reads makes nothing definite, and it is said. A kernel without an expectation has no finding.
; RUN: ldsopt check %s --no-races --verbose | filecheck %s
; CHECK: 0 definite, 25 unproven

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
; A list of registers.
; CHECK: unproven unreadable-code in a_list_of_registers:
; CHECK: registers with computed numbers
	.type a_list_of_registers,@function
a_list_of_registers:
 ds_read_b32 v9, v8
 v_mov_b64 [v8, v9], s[0:1]
 v_mov_b32_e32 v1, v9
 s_endpgm
	.size a_list_of_registers, .-a_list_of_registers
	.amdhsa_kernel a_list_of_registers
	.end_amdhsa_kernel

; A macro.
; CHECK: unproven unreadable-code in a_macro:
; CHECK: WAIT_ALL, a macro or no instruction
	.type a_macro,@function
a_macro:
 ds_read_b32 v9, v8
 WAIT_ALL
 v_mov_b32_e32 v1, v9
 s_endpgm
	.size a_macro, .-a_macro
	.amdhsa_kernel a_macro
	.end_amdhsa_kernel

; A number with a zero in front.
; CHECK: unproven unreadable-code in a_number_with_a_zero_in_front:
; CHECK: registers with computed numbers
	.type a_number_with_a_zero_in_front,@function
a_number_with_a_zero_in_front:
 ds_read_b32 v9, v8
 v_mov_b32 v[08], v1
 v_mov_b32_e32 v1, v9
 s_endpgm
	.size a_number_with_a_zero_in_front, .-a_number_with_a_zero_in_front
	.amdhsa_kernel a_number_with_a_zero_in_front
	.end_amdhsa_kernel

; A pair by symbols.
; CHECK: unproven unreadable-code in a_pair_by_symbols:
; CHECK: registers with computed numbers
	.type a_pair_by_symbols,@function
a_pair_by_symbols:
 ds_read_b32 v9, v8
 s_load_dwordx2 s[sgprB:sgprB+1], s[0:1], 0x0
 v_mov_b32_e32 v1, v9
 s_endpgm
	.size a_pair_by_symbols, .-a_pair_by_symbols
	.amdhsa_kernel a_pair_by_symbols
	.end_amdhsa_kernel

; A register by a symbol.
; CHECK: unproven unreadable-code in a_register_by_a_symbol:
; CHECK: registers with computed numbers
	.type a_register_by_a_symbol,@function
a_register_by_a_symbol:
 ds_read_b32 v9, v8
 .set vgprA, 8
 v_mov_b32_e32 v[vgprA], v1
 v_mov_b32_e32 v1, v9
 s_endpgm
	.size a_register_by_a_symbol, .-a_register_by_a_symbol
	.amdhsa_kernel a_register_by_a_symbol
	.end_amdhsa_kernel

; A sum of them.
; CHECK: unproven unreadable-code in a_sum_of_them:
; CHECK: registers with computed numbers
	.type a_sum_of_them,@function
a_sum_of_them:
 ds_read_b32 v9, v8
 v_mov_b32_e32 v[vgprA+1], v1
 v_mov_b32_e32 v1, v9
 s_endpgm
	.size a_sum_of_them, .-a_sum_of_them
	.amdhsa_kernel a_sum_of_them
	.end_amdhsa_kernel

; An accumulator by another name.
; CHECK: unproven unreadable-code in an_accumulator_by_another_name:
; CHECK: registers with computed numbers
	.type an_accumulator_by_another_name,@function
an_accumulator_by_another_name:
 ds_read_b32 v9, v8
 v_accvgpr_write_b32 acc8, v1
 v_mov_b32_e32 v1, v9
 s_endpgm
	.size an_accumulator_by_another_name, .-an_accumulator_by_another_name
	.amdhsa_kernel an_accumulator_by_another_name
	.end_amdhsa_kernel

; An offset by a symbol.
; CHECK: unproven unreadable-code in an_offset_by_a_symbol:
; CHECK: an offset that is an expression
	.type an_offset_by_a_symbol,@function
an_offset_by_a_symbol:
 ds_read_b32 v9, v8
 ds_read_b32 v9, v8 offset:size
 v_mov_b32_e32 v1, v9
 s_endpgm
	.size an_offset_by_a_symbol, .-an_offset_by_a_symbol
	.amdhsa_kernel an_offset_by_a_symbol
	.end_amdhsa_kernel

; An offset that is a product.
; CHECK: unproven unreadable-code in an_offset_that_is_a_product:
; CHECK: an offset that is an expression
	.type an_offset_that_is_a_product,@function
an_offset_that_is_a_product:
 ds_read_b32 v9, v8
 ds_read_b32 v9, v8 offset:4*16
 v_mov_b32_e32 v1, v9
 s_endpgm
	.size an_offset_that_is_a_product, .-an_offset_that_is_a_product
	.amdhsa_kernel an_offset_that_is_a_product
	.end_amdhsa_kernel

; Capital letters.
; CHECK: unproven unreadable-code in capital_letters:
; CHECK: V_MOV_B32, a macro or no instruction
	.type capital_letters,@function
capital_letters:
 ds_read_b32 v9, v8
 V_MOV_B32 v8, v1
 v_mov_b32_e32 v1, v9
 s_endpgm
	.size capital_letters, .-capital_letters
	.amdhsa_kernel capital_letters
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: a_list_of_registers
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_macro
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_number_with_a_zero_in_front
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_pair_by_symbols
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_register_by_a_symbol
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_sum_of_them
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: an_accumulator_by_another_name
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: an_offset_by_a_symbol
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: an_offset_that_is_a_product
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: capital_letters
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
