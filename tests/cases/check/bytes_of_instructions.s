; A lane touches as many bytes as its instruction says, from where its offset says; an instruction that takes its address from
; elsewhere may touch any: the bytes of a store in front of a barrier that the access behind it may touch.
; DEFINE: %{bytes} = sed -n 's/.*bare-barrier in \(.*\):.*/\1:/p; s/.*v251 offset/byte/p'
; RUN: ldsopt check %s --no-races --verbose | %{bytes} | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
; CHECK-NEXT: a_product:
; CHECK-NEXT: byte:32768{{$}}
	.type a_product,@function
a_product:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:32768
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_read_b32 v0, v1 offset:4*n
 s_endpgm
	.size a_product, .-a_product
	.amdhsa_kernel a_product
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: a_product_too:
; CHECK-NEXT: byte:0{{$}}
	.type a_product_too,@function
a_product_too:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 v_mov_b32_e32 v1, 4
 ds_read_b32 v0, v1 offset:4*n
 s_endpgm
	.size a_product_too, .-a_product_too
	.amdhsa_kernel a_product_too
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: a_sum:
; CHECK-NEXT: byte:32768{{$}}
	.type a_sum,@function
a_sum:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:32768
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_read_b32 v0, v1 offset:4+4
 s_endpgm
	.size a_sum, .-a_sum
	.amdhsa_kernel a_sum
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: a_sum_of_words:
; CHECK-NEXT: byte:0{{$}}
	.type a_sum_of_words,@function
a_sum_of_words:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 v_mov_b32_e32 v1, 4
 ds_read_b32 v0, v1 offset:4 + n
 s_endpgm
	.size a_sum_of_words, .-a_sum_of_words
	.amdhsa_kernel a_sum_of_words
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: apart:
; CHECK-NEXT: byte:0{{$}}
	.type apart,@function
apart:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 s_barrier
 v_mov_b32_e32 v1, 4
 ds_read_b32 v0, v1 offset: 4
 s_endpgm
	.size apart, .-apart
	.amdhsa_kernel apart
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: append:
; CHECK-NEXT: byte:32768{{$}}
	.type append,@function
append:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:32768
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_append v0
 s_endpgm
	.size append, .-append
	.amdhsa_kernel append
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: decimal:
; CHECK-NEXT: byte:20{{$}}
; CHECK-NEXT: byte:23{{$}}
	.type decimal,@function
decimal:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:19
 ds_write_b8 v250, v251 offset:20
 ds_write_b8 v250, v251 offset:23
 ds_write_b8 v250, v251 offset:24
 s_barrier
 v_mov_b32_e32 v1, 4
 ds_read_b32 v0, v1 offset:16
 s_endpgm
	.size decimal, .-decimal
	.amdhsa_kernel decimal
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: ds_add_rtn_u32:
; CHECK-NEXT: byte:4096{{$}}
; CHECK-NEXT: byte:4099{{$}}
	.type ds_add_rtn_u32,@function
ds_add_rtn_u32:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:4095
 ds_write_b8 v250, v251 offset:4096
 ds_write_b8 v250, v251 offset:4099
 ds_write_b8 v250, v251 offset:4100
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_add_rtn_u32 v0, v1, v2
 s_endpgm
	.size ds_add_rtn_u32, .-ds_add_rtn_u32
	.amdhsa_kernel ds_add_rtn_u32
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: ds_pk_add_f16:
; CHECK-NEXT: byte:4096{{$}}
; CHECK-NEXT: byte:4099{{$}}
	.type ds_pk_add_f16,@function
ds_pk_add_f16:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:4095
 ds_write_b8 v250, v251 offset:4096
 ds_write_b8 v250, v251 offset:4099
 ds_write_b8 v250, v251 offset:4100
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_pk_add_f16 v1, v1
 s_endpgm
	.size ds_pk_add_f16, .-ds_pk_add_f16
	.amdhsa_kernel ds_pk_add_f16
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: ds_pk_add_rtn_bf16:
; CHECK-NEXT: byte:4104{{$}}
; CHECK-NEXT: byte:4107{{$}}
	.type ds_pk_add_rtn_bf16,@function
ds_pk_add_rtn_bf16:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:4103
 ds_write_b8 v250, v251 offset:4104
 ds_write_b8 v250, v251 offset:4107
 ds_write_b8 v250, v251 offset:4108
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_pk_add_rtn_bf16 v0, v1, v2 offset:8
 s_endpgm
	.size ds_pk_add_rtn_bf16, .-ds_pk_add_rtn_bf16
	.amdhsa_kernel ds_pk_add_rtn_bf16
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: ds_read_u16_d16_hi:
; CHECK-NEXT: byte:4102{{$}}
; CHECK-NEXT: byte:4103{{$}}
	.type ds_read_u16_d16_hi,@function
ds_read_u16_d16_hi:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:4101
 ds_write_b8 v250, v251 offset:4102
 ds_write_b8 v250, v251 offset:4103
 ds_write_b8 v250, v251 offset:4104
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_read_u16_d16_hi v0, v1 offset:6
 s_endpgm
	.size ds_read_u16_d16_hi, .-ds_read_u16_d16_hi
	.amdhsa_kernel ds_read_u16_d16_hi
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: ds_read_u8:
; CHECK-NEXT: byte:4096{{$}}
	.type ds_read_u8,@function
ds_read_u8:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:4095
 ds_write_b8 v250, v251 offset:4096
 ds_write_b8 v250, v251 offset:4097
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_read_u8 v0, v1
 s_endpgm
	.size ds_read_u8, .-ds_read_u8
	.amdhsa_kernel ds_read_u8
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: ds_write2_b64:
; CHECK-NEXT: byte:4112{{$}}
; CHECK-NEXT: byte:4119{{$}}
; CHECK-NEXT: byte:4136{{$}}
; CHECK-NEXT: byte:4143{{$}}
	.type ds_write2_b64,@function
ds_write2_b64:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:4111
 ds_write_b8 v250, v251 offset:4112
 ds_write_b8 v250, v251 offset:4119
 ds_write_b8 v250, v251 offset:4120
 ds_write_b8 v250, v251 offset:4135
 ds_write_b8 v250, v251 offset:4136
 ds_write_b8 v250, v251 offset:4143
 ds_write_b8 v250, v251 offset:4144
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_write2_b64 v1, v[2:3], v[4:5] offset0:2 offset1:5
 s_endpgm
	.size ds_write2_b64, .-ds_write2_b64
	.amdhsa_kernel ds_write2_b64
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: flat:
; CHECK-NEXT: byte:32768{{$}}
	.type flat,@function
flat:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:32768
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 flat_load_dwordx2 v[0:1], v[2:3]
 s_endpgm
	.size flat, .-flat
	.amdhsa_kernel flat
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: hexadecimal:
; CHECK-NEXT: byte:12{{$}}
; CHECK-NEXT: byte:15{{$}}
	.type hexadecimal,@function
hexadecimal:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:11
 ds_write_b8 v250, v251 offset:12
 ds_write_b8 v250, v251 offset:15
 ds_write_b8 v250, v251 offset:16
 s_barrier
 v_mov_b32_e32 v1, 4
 ds_read_b32 v0, v1 offset:0x8
 s_endpgm
	.size hexadecimal, .-hexadecimal
	.amdhsa_kernel hexadecimal
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: none:
; CHECK-NEXT: byte:4{{$}}
; CHECK-NEXT: byte:7{{$}}
	.type none,@function
none:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:3
 ds_write_b8 v250, v251 offset:4
 ds_write_b8 v250, v251 offset:7
 ds_write_b8 v250, v251 offset:8
 s_barrier
 v_mov_b32_e32 v1, 4
 ds_read_b32 v0, v1
 s_endpgm
	.size none, .-none
	.amdhsa_kernel none
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: one_of_two_numbers:
; CHECK-NEXT: byte:20{{$}}
; CHECK-NEXT: byte:28{{$}}
	.type one_of_two_numbers,@function
one_of_two_numbers:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:4
 ds_write_b8 v250, v251 offset:20
 ds_write_b8 v250, v251 offset:21
 ds_write_b8 v250, v251 offset:28
 s_barrier
 v_mov_b32 v1, 4
 v_mov_b32 v2, 12
 v_cndmask_b32_e64 v4, v1, v2, s[8:9]
 ds_read_u8 v9, v4 offset:16
 s_endpgm
	.size one_of_two_numbers, .-one_of_two_numbers
	.amdhsa_kernel one_of_two_numbers
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: two_addresses:
; CHECK-NEXT: byte:32768{{$}}
	.type two_addresses,@function
two_addresses:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:32768
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_add_src2_u32 v1 offset:4
 s_endpgm
	.size two_addresses, .-two_addresses
	.amdhsa_kernel two_addresses
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: a_product
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_product_too
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_sum
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_sum_of_words
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: apart
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: append
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: decimal
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ds_add_rtn_u32
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ds_pk_add_f16
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ds_pk_add_rtn_bf16
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ds_read_u16_d16_hi
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ds_read_u8
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: ds_write2_b64
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: flat
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: hexadecimal
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: none
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: one_of_two_numbers
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: two_addresses
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
