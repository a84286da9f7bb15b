; A loop that masks the lanes which are done: a lane that is active was active from the beginning on, and was not done in
; the round before. One that all lanes leave at once ends as a scalar comes to a number. So it is known how far they go.
; REQUIRES: bitwuzla, pseudocode
; RUN: ldsopt check -v %s | filecheck %s
; RUN: sed 's/0x3e7/0x4e7/' %s | exits 1 ldsopt check -v - | filecheck %s --check-prefix=FARTHER
; RUN: sed 's/ds_read_u8 v1/ds_read_u8_d16 v1/' %s | ldsopt check -v - | filecheck %s --check-prefix=HALF
; RUN: sed 's/v_mov_b64_e32 v\[2:3\], v\[0:1\]/v_lshlrev_b64 v[2:3], 64, v[0:1]/' %s | ldsopt check -v - | filecheck %s --check-prefix=SHIFT
; RUN: sed 's/v_mov_b32_e32 v6, 4/v_mov_b32_e32 v6, 5/' %s | exits 1 ldsopt check -v - | filecheck %s --check-prefix=MORE
; RUN: sed 's/v6, 4/v6, -4/; s/v6, -1, v6/v6, 1, v6/' %s | ldsopt check -v - | filecheck %s --check-prefix=UP
; RUN: sed 's/v6, 4/v6, -5/; s/v6, -1, v6/v6, 1, v6/' %s | exits 1 ldsopt check -v - | filecheck %s --check-prefix=MORE

; CHECK: compared: {{.*}}: 3 proved free of races
; CHECK: counted: {{.*}}: 3 proved free of races
; CHECK: bytes: {{.*}}: 4 proved free of races
; CHECK: until: {{.*}}: 3 proved free of races

; A farther limit, or one round more, comes to the variable behind.
; FARTHER: definite wave-race in compared
; FARTHER-NOT: wave-race in counted
; HALF: unproven wave-race in bytes
; UP: counted: {{.*}}: 3 proved free of races
; SHIFT: bytes: {{.*}}: 4 proved free of races
; A start that is no multiple of the step, or is 0 at the beginning: the counter comes round to 0 only much later.
; RUN: sed 's/0x1f8/0x1fc/' %s | ldsopt check -v - | filecheck %s --check-prefix=REST
; RUN: sed '/s_cbranch_scc1 .Lleft/d' %s | ldsopt check -v - | filecheck %s --check-prefix=ZERO
; REST: unproven wave-race in until
; ZERO: unproven wave-race in until
; MORE-NOT: wave-race in compared
; MORE: definite wave-race in counted

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text

; for (i = t; i < 1000; i += 256) a[i] = 0, and b[t] = 0 behind it, with 352 bytes between
	.type compared,@function
compared:
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0
 v_mov_b32_e32 v3, v0
 v_mov_b32_e32 v4, v1
 s_movk_i32 s6, 0x3e7
 s_mov_b64 s[4:5], 0
 ds_write_b32 v1, v0 offset:4352
.Lcompared:
 v_add_u32_e32 v3, 0x100, v3
 ds_write_b32 v4, v2
 v_cmp_lt_u32_e32 vcc, s6, v3
 v_add_u32_e32 v4, 0x400, v4
 s_or_b64 s[4:5], vcc, s[4:5]
 s_andn2_b64 exec, exec, s[4:5]
 s_cbranch_execnz .Lcompared
 s_endpgm
	.size compared, .-compared

; Some lanes go round four times, by a counter.
	.type counted,@function
counted:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v0 offset:4352
 v_cmp_gt_u32_e32 vcc, 0xc8, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_cbranch_execz .Lnone
 v_mov_b32_e32 v4, v1
 v_mov_b32_e32 v6, 4
 s_mov_b64 s[4:5], 0
.Lcounted:
 ds_write_b32 v4, v0
 v_add_u32_e32 v6, -1, v6
 v_add_u32_e32 v4, 0x400, v4
 v_cmp_eq_u32_e32 vcc, 0, v6
 s_or_b64 s[4:5], vcc, s[4:5]
 s_andn2_b64 exec, exec, s[4:5]
 s_cbranch_execnz .Lcounted
.Lnone:
 s_endpgm
	.size counted, .-counted

; A byte from LDS is less than 256: places in a table of 1024 bytes in front of where the bytes are. One that is loaded
; into the lower half of a register leaves the upper half. Of the amount of a
; shift of 64 bits the six lowest bits count.
	.type bytes,@function
bytes:
 ds_read_u8 v1, v0 offset:4096
 s_waitcnt lgkmcnt(0)
 v_lshlrev_b32_e32 v1, 2, v1
 ds_add_u32 v1, v0
 v_mov_b64_e32 v[2:3], v[0:1]
 ds_write_b8 v2, v0 offset:8192
 s_endpgm
	.size bytes, .-bytes

; All lanes leave as a scalar comes to 0: sum of the first n & 0x1f8 of 512 words, and a table behind them.
	.type until,@function
until:
 s_load_dword s4, s[0:1], 0x0
 v_lshlrev_b32_e32 v1, 2, v0
 v_mov_b32_e32 v2, 0
 s_waitcnt lgkmcnt(0)
 s_and_b32 s4, s4, 0x1f8
 ds_write_b32 v1, v0 offset:2048
 s_cmp_eq_u32 s4, 0
 s_cbranch_scc1 .Lleft
.Luntil:
 ds_read_b128 v[4:7], v2
 ds_read_b128 v[4:7], v2 offset:16
 v_add_u32_e32 v2, 32, v2
 s_add_i32 s4, s4, -8
 s_cmp_lg_u32 s4, 0
 s_cbranch_scc1 .Luntil
.Lleft:
 s_endpgm
	.size until, .-until

	.amdhsa_kernel compared
		.amdhsa_group_segment_fixed_size 9216
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 8
	.end_amdhsa_kernel
	.amdhsa_kernel counted
		.amdhsa_group_segment_fixed_size 9216
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 8
	.end_amdhsa_kernel
	.amdhsa_kernel bytes
		.amdhsa_group_segment_fixed_size 9216
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 8
	.end_amdhsa_kernel
	.amdhsa_kernel until
		.amdhsa_group_segment_fixed_size 9216
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 8
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: compared
    .max_flat_workgroup_size: 256
    .reqd_workgroup_size: [256, 1, 1]
    .uniform_work_group_size: 1
    .wavefront_size: 64
  - .name: counted
    .max_flat_workgroup_size: 256
    .reqd_workgroup_size: [256, 1, 1]
    .uniform_work_group_size: 1
    .wavefront_size: 64
  - .name: bytes
    .max_flat_workgroup_size: 256
    .reqd_workgroup_size: [256, 1, 1]
    .uniform_work_group_size: 1
    .wavefront_size: 64
  - .name: until
    .args:
      - .offset: 0
        .size: 4
        .value_kind: by_value
    .kernarg_segment_size: 4
    .kernarg_segment_align: 8
    .max_flat_workgroup_size: 256
    .reqd_workgroup_size: [256, 1, 1]
    .uniform_work_group_size: 1
    .wavefront_size: 64
...
	.end_amdgpu_metadata
