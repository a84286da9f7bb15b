; A barrier is that of the workgroup by its number, however that is spelled: a copy that is outstanding at the signal is so
; behind the wait, whatever the wave waits for in between.
; RUN: exits 1 ldsopt check %s | filecheck %s
; RUN: sed 's/s_barrier_signal -1/s_barrier_signal 0xffffffff/' %s | exits 1 ldsopt check - | filecheck %s
; RUN: sed 's/s_barrier_signal -1/s_barrier_signal 4294967295/' %s | exits 1 ldsopt check - | filecheck %s
; RUN: sed 's/s_barrier_signal -1/s_barrier_signal -0x1/; s/wait -1/wait 0xFFFF/' %s | exits 1 ldsopt check - | filecheck %s
; CHECK: definite dma-across-barrier in k

; Waited for in front of the signal it is complete, and no barrier but the workgroup's completes it.
; RUN: sed '/asynccnt/d; s/s_barrier_signal -1/s_wait_asynccnt 0x0\n s_barrier_signal 0xffffffff/' %s | ldsopt check - | filecheck %s --check-prefix CLEAN
; RUN: sed '/asynccnt/d; s/s_barrier_signal -1/s_wait_asynccnt 0x0\n s_barrier_signal 0xfffffffd/' %s | ldsopt check - | filecheck %s --check-prefix RACE
; CLEAN: no findings
; RACE: unproven wave-race in k
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
	.text
	.type k,@function
k:
 v_and_b32_e32 v0, 0x3ff, v0
 v_lshlrev_b32_e32 v2, 2, v0
 v_xor_b32_e32 v3, 0x80, v2
 v_mov_b32_e32 v6, 0
 s_load_b64 s[0:1], s[4:5], 0x0
 s_wait_kmcnt 0x0
 global_load_async_to_lds_b32 v2, v6, s[0:1]
 s_barrier_signal -1
 s_wait_asynccnt 0x0
 s_barrier_wait -1
 ds_load_b32 v4, v3
 s_wait_dscnt 0x0
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 2048
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name:           k
    .symbol:         k.kd
    .max_flat_workgroup_size: 64
    .reqd_workgroup_size:
      - 64
      - 1
      - 1
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
...
	.end_amdgpu_metadata
