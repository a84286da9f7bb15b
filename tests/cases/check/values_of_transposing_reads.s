; Transposing reads are executed by idle lanes too: the bytes of a store in front of a barrier that the read behind it may
; touch.
; DEFINE: %{bytes} = sed -n 's/.*bare-barrier in \(.*\):.*/\1:/p; s/.*v251 offset/byte/p'
; RUN: ldsopt check %s --no-races --verbose | %{bytes} | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
	.text
; CHECK-NEXT: plain:
; CHECK-NEXT: byte:64{{$}}
	.type plain,@function
plain:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:64
 s_barrier
 v_mov_b32_e32 v8, 0
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 v_mov_b32_e32 v8, 0x40
 ds_read_b64 v[10:11], v8
 s_endpgm
	.size plain, .-plain
	.amdhsa_kernel plain
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; CHECK-NEXT: transposing:
; CHECK-NEXT: byte:0{{$}}
; CHECK-NEXT: byte:64{{$}}
	.type transposing,@function
transposing:
 v_mov_b32_e32 v250, 0
 ds_write_b8 v250, v251 offset:0
 ds_write_b8 v250, v251 offset:64
 s_barrier
 v_mov_b32_e32 v8, 0
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 v_mov_b32_e32 v8, 0x40
 ds_read_b64_tr_b16 v[10:11], v8
 s_endpgm
	.size transposing, .-transposing
	.amdhsa_kernel transposing
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: plain
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: transposing
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
