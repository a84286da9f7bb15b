; On gfx12 ttmp9 and ttmp7 hold the workgroup's ids, the same for all of its waves: they pass the barrier of a loop as often
; as each other. Of ttmp8 that is not known. Arithmetic of floats in scalar registers leaves SCC as it was.
; RUN: ldsopt check %s | filecheck %s --check-prefix=SAME
; RUN: sed 's/s_add_co_i32 s2, ttmp9, 1/s_add_co_i32 s2, ttmp7, 1/' %s | ldsopt check - | filecheck %s --check-prefix=SAME
; RUN: sed 's/s_add_co_i32 s2, ttmp9, 1/s_add_co_i32 s2, ttmp8, 1/' %s | ldsopt check - | filecheck %s --check-prefix=OTHER
; RUN: sed 's/s_mul_f32 s3, s3, s3/s_add_co_i32 s3, ttmp8, s3/' %s | ldsopt check - | filecheck %s --check-prefix=OTHER
; What sets no mode of arithmetic, as REPLAY_MODE at the start of each kernel for gfx1250, makes no other numbers.
; RUN: sed 's/s_add_co_i32 s2, ttmp9, 1/s_ctz_i32_b32 s2, ttmp9\ns_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1/' %s | ldsopt check - | filecheck %s --check-prefix=SAME
; RUN: sed 's/s_add_co_i32 s2, ttmp9, 1/s_ctz_i32_b32 s2, ttmp9\ns_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 0/' %s | ldsopt check - | filecheck %s --check-prefix=SAME
; RUN: sed 's/s_add_co_i32 s2, ttmp9, 1/s_ctz_i32_b32 s2, ttmp9\ns_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 24, 2), 1/' %s | ldsopt check - | filecheck %s --check-prefix=SET
; RUN: sed 's/s_add_co_i32 s2, ttmp9, 1/s_ctz_i32_b32 s2, ttmp9\ns_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 0, 4), 1/' %s | ldsopt check - | filecheck %s --check-prefix=SET
; SCC stays as it was behind prefetches and the setting of registers' upper bits, and an argument is the same to all, with nv
; too.
; RUN: sed 's/s_mul_f32 s3, s3, s3/s_set_vgpr_msb 0/' %s | ldsopt check - | filecheck %s --check-prefix=SAME
; RUN: sed 's/s_mul_f32 s3, s3, s3/s_prefetch_inst s[0:1], 0x0, null, 0/' %s | ldsopt check - | filecheck %s --check-prefix=SAME
; RUN: sed 's/s_mul_f32 s3, s3, s3/s_alloc_vgpr 64/' %s | ldsopt check - | filecheck %s --check-prefix=OTHER
; RUN: sed 's/s_add_co_i32 s2, ttmp9, 1/s_load_b32 s2, s[0:1], 0x0 nv\ns_wait_kmcnt 0/; s/args: \[\]/args: [{.offset: 0, .size: 4, .value_kind: by_value}]/; s/segment_size: 0$/segment_size: 4/' %s | ldsopt check - | filecheck %s --check-prefix=ARGUMENT
; A prefetch writes no register.
; RUN: sed 's/^k:$/k:\nglobal_prefetch_b8 v0, s[0:1]/' %s | ldsopt check - | filecheck %s --check-prefix=SAME
; RUN: sed 's/^k:$/k:\nglobal_load_b32 v0, v0, s[0:1]\ns_wait_loadcnt 0x0/' %s | ldsopt check - | filecheck %s --check-prefix=LOADED
; The finding names the instruction that is in the way.
; RUN: sed 's/s_mul_f32 s3, s3, s3/s_movrels_b32 s5, s3/' %s | ldsopt check - | filecheck %s --check-prefix=MOVED

; MOVED: unproven wave-race in k
; MOVED: s_movrels_b32 s5, s3
; MOVED: unproven: which registers later numbers name is computed, or changed by this
; SET: unproven wave-race in k
; LOADED: an address that depends on values the proof does not follow
; SAME: no findings in
; SAME-NOT: wave-race
; ARGUMENT: no findings in
; ARGUMENT-NOT: assumed: no-global-races

; OTHER: unproven wave-race in k
; OTHER: barriers are not counted: a barrier under a branch that may send work-items of one workgroup different ways, line {{[0-9]+}}

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.text
	.type k,@function
k:
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v2, 2, v1
 v_xor_b32_e32 v3, 0x80, v2
 s_add_co_i32 s2, ttmp9, 1
 s_mov_b32 s3, 0
.Lloop:
 ds_store_b32 v2, v1
 s_wait_dscnt 0x0
 s_barrier_signal -1
 s_barrier_wait -1
 ds_load_b32 v4, v3
 s_sub_co_i32 s2, s2, 1
 s_cmp_lg_u32 s2, 0
 s_mul_f32 s3, s3, s3
 s_wait_dscnt 0x0
 s_barrier_signal -1
 s_barrier_wait -1
 s_cbranch_scc1 .Lloop
 ds_store_b32 v2, v1 offset:1024
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 2048
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_wavefront_size32 1
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 4
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .args: []
    .group_segment_fixed_size: 2048
    .kernarg_segment_align: 4
    .kernarg_segment_size: 0
    .max_flat_workgroup_size: 256
    .private_segment_fixed_size: 0
    .reqd_workgroup_size: [256, 1, 1]
    .sgpr_count: 4
    .uniform_work_group_size: 1
    .vgpr_count: 5
    .wavefront_size: 32
amdhsa.target: amdgcn-amd-amdhsa--gfx1201
amdhsa.version: [1, 2]
...
	.end_amdgpu_metadata
