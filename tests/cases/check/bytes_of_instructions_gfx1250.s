; A lane touches as many bytes as its instruction says: those of a store in front of a barrier that the access behind it may touch.
; DEFINE: %{bytes} = sed -n 's/.*bare-barrier in \(.*\):.*/\1:/p; s/.*v251 offset/byte/p'
; RUN: ldsopt check %s --no-races --verbose | %{bytes} | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
	.text
; CHECK-NEXT: ds_load_tr16_b128:
; CHECK-NEXT: byte:4160{{$}}
; CHECK-NEXT: byte:4175{{$}}
	.type ds_load_tr16_b128,@function
ds_load_tr16_b128:
 v_mov_b32_e32 v250, 0
 ds_store_b8 v250, v251 offset:4159
 ds_store_b8 v250, v251 offset:4160
 ds_store_b8 v250, v251 offset:4175
 ds_store_b8 v250, v251 offset:4176
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_load_tr16_b128 v[4:7], v1 offset:0x40
 s_endpgm
	.size ds_load_tr16_b128, .-ds_load_tr16_b128
	.amdhsa_kernel ds_load_tr16_b128
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: global_load_async_to_lds_b128:
; CHECK-NEXT: byte:4112{{$}}
; CHECK-NEXT: byte:4127{{$}}
; CHECK-NEXT: byte:4112{{$}}
; CHECK-NEXT: byte:4127{{$}}
	.type global_load_async_to_lds_b128,@function
global_load_async_to_lds_b128:
 v_mov_b32_e32 v250, 0
 ds_store_b8 v250, v251 offset:4111
 ds_store_b8 v250, v251 offset:4112
 ds_store_b8 v250, v251 offset:4127
 ds_store_b8 v250, v251 offset:4128
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 global_load_async_to_lds_b128 v1, v0, s[2:3] offset:16 scale_offset
 s_endpgm
	.size global_load_async_to_lds_b128, .-global_load_async_to_lds_b128
	.amdhsa_kernel global_load_async_to_lds_b128
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: global_store_async_from_lds_b8:
; CHECK-NEXT: byte:4096{{$}}
; CHECK-NEXT: byte:4096{{$}}
	.type global_store_async_from_lds_b8,@function
global_store_async_from_lds_b8:
 v_mov_b32_e32 v250, 0
 ds_store_b8 v250, v251 offset:4095
 ds_store_b8 v250, v251 offset:4096
 ds_store_b8 v250, v251 offset:4097
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 global_store_async_from_lds_b8 v[2:3], v1, off
 s_endpgm
	.size global_store_async_from_lds_b8, .-global_store_async_from_lds_b8
	.amdhsa_kernel global_store_async_from_lds_b8
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: ds_load_tr16_b128
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: global_load_async_to_lds_b128
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: global_store_async_from_lds_b8
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
