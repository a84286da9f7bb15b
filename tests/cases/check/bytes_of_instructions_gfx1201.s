; A lane touches as many bytes as its instruction says: those of a store in front of a barrier that the access behind it may touch.
; DEFINE: %{bytes} = sed -n 's/.*bare-barrier in \(.*\):.*/\1:/p; s/.*v251 offset/byte/p'
; RUN: ldsopt check %s --no-races --verbose | %{bytes} | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.text
; CHECK-NEXT: ds_load_b96:
; CHECK-NEXT: byte:4096{{$}}
; CHECK-NEXT: byte:4107{{$}}
	.type ds_load_b96,@function
ds_load_b96:
 v_mov_b32_e32 v250, 0
 ds_store_b8 v250, v251 offset:4095
 ds_store_b8 v250, v251 offset:4096
 ds_store_b8 v250, v251 offset:4107
 ds_store_b8 v250, v251 offset:4108
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_load_b96 v[0:2], v1
 s_endpgm
	.size ds_load_b96, .-ds_load_b96
	.amdhsa_kernel ds_load_b96
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: ds_store_2addr_stride64_b32:
; CHECK-NEXT: byte:4096{{$}}
; CHECK-NEXT: byte:4099{{$}}
; CHECK-NEXT: byte:4352{{$}}
; CHECK-NEXT: byte:4355{{$}}
	.type ds_store_2addr_stride64_b32,@function
ds_store_2addr_stride64_b32:
 v_mov_b32_e32 v250, 0
 ds_store_b8 v250, v251 offset:4095
 ds_store_b8 v250, v251 offset:4096
 ds_store_b8 v250, v251 offset:4099
 ds_store_b8 v250, v251 offset:4100
 ds_store_b8 v250, v251 offset:4351
 ds_store_b8 v250, v251 offset:4352
 ds_store_b8 v250, v251 offset:4355
 ds_store_b8 v250, v251 offset:4356
 s_barrier
 v_mov_b32_e32 v1, 0x1000
 ds_store_2addr_stride64_b32 v1, v1, v2 offset1:1
 s_endpgm
	.size ds_store_2addr_stride64_b32, .-ds_store_2addr_stride64_b32
	.amdhsa_kernel ds_store_2addr_stride64_b32
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: ds_load_b96
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
  - .name: ds_store_2addr_stride64_b32
    .max_flat_workgroup_size: 256
    .wavefront_size: 32
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
