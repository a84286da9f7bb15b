; What assumptions and told sizes decide about races of machine code, and what a finding of one says.
; REQUIRES: bitwuzla, pseudocode
; RUN: exits 1 ldsopt check -v %s -o %t.txt
; RUN: sed -nE 's/^([a-z_0-9]+): [0-9]+ pairs? of LDS [^:]*: /\1: /p' %t.txt | env LC_ALL=C sort | filecheck %s
; RUN: filecheck %s --check-prefix TEXT --input-file %t.txt
; RUN: sed 's/s_load_dword s6, s.4:5., 0x8/s_load_dword s6, s[0:1], 0x8/' %s | exits 1 ldsopt check -v - -o - | filecheck %s --check-prefix ARGUMENT
; RUN: exits 1 ldsopt check -v %s --no-assume no-global-races -o - | filecheck %s --check-prefix REFUSED
; RUN: ldsopt check -v %s --no-assume unread-dimensions-are-one -o - | filecheck %s --check-prefix AXES
; RUN: exits 1 ldsopt check -v %s --assume workgroup-size=128 -o - | filecheck %s --check-prefix TOLD
; RUN: exits 3 ldsopt check %s --assume workgroup-size=512 2>&1 | filecheck %s --check-prefix TOO-MANY
; RUN: ldsopt check -v %s --no-races -o - | filecheck %s --check-prefix NO-RACES
; ARGUMENT: {{^}}by_memory: {{.*}}: 3 proved free of races{{$}}
; ARGUMENT-NOT: no-global-races
; REFUSED: {{^}}by_argument: {{.*}}: 3 proved free of races{{$}}
; REFUSED: {{^}}by_memory: {{.*}}: 2 proved free of races, 1 unproven{{$}}
; AXES: {{^}}axes: {{.*}}: 0 proved free of races, 1 unproven{{$}}
; TOLD: {{^}}told: {{.*}}: 2 proved free of races{{$}}
; TOLD: {{^}}assumed: workgroup-size=128 (made by --assume)
; TOO-MANY: which is not workgroup-size=512
; NO-RACES-NOT: pairs of LDS

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text

; The ids along other axes are not read.
; CHECK: {{^}}axes: 1 proved free of races{{$}}
	.type axes,@function
axes:
 v_and_b32_e32 v1, 0x3ff, v0
 v_lshlrev_b32_e32 v1, 2, v1
 ds_write_b32 v1, v1
	s_endpgm
	.size axes, .-axes
	.amdhsa_kernel axes
		.amdhsa_system_vgpr_workitem_id 2
	.end_amdhsa_kernel

; One arm has each wave's own bytes, the other those of another wave: free as long as all go to the same arm, by an
; argument.
; CHECK-NEXT: {{^}}by_argument: 3 proved free of races{{$}}
	.type by_argument,@function
by_argument:
 s_load_dwordx2 s[4:5], s[0:1], 0x0
 s_waitcnt lgkmcnt(0)
 s_load_dword s6, s[0:1], 0x8
 s_waitcnt lgkmcnt(0)
 v_lshlrev_b32 v1, 2, v0
 v_xor_b32 v2, 0x100, v1
 v_mov_b32 v3, 0
 global_store_dword v3, v0, s[4:5] offset:8
 s_cmp_eq_u32 s6, 0
 s_cbranch_scc1 .Lother_by_argument
 ds_write_b32 v1, v0
 s_endpgm
.Lother_by_argument:
 ds_write_b32 v2, v0
	s_endpgm
	.size by_argument, .-by_argument
	.amdhsa_kernel by_argument
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; By what all load from memory.
; CHECK-NEXT: {{^}}by_memory: 3 proved free of races{{$}}
	.type by_memory,@function
by_memory:
 s_load_dwordx2 s[4:5], s[0:1], 0x0
 s_waitcnt lgkmcnt(0)
 s_load_dword s6, s[4:5], 0x8
 s_waitcnt lgkmcnt(0)
 v_lshlrev_b32 v1, 2, v0
 v_xor_b32 v2, 0x100, v1
 v_mov_b32 v3, 0
 global_store_dword v3, v0, s[4:5] offset:8
 s_cmp_eq_u32 s6, 0
 s_cbranch_scc1 .Lother_by_memory
 ds_write_b32 v1, v0
 s_endpgm
.Lother_by_memory:
 ds_write_b32 v2, v0
	s_endpgm
	.size by_memory, .-by_memory
	.amdhsa_kernel by_memory
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel

; Without a barrier between the two.
; CHECK-NEXT: {{^}}exchange: 1 proved free of races, 1 definite{{$}}
	.type exchange,@function
exchange:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v0
 s_waitcnt lgkmcnt(0)
 ds_read_b32 v2, v1 offset:256
; TEXT: {{^}}definite wave-race in exchange:
; TEXT: assumptions_of_code.s:[[# @LINE - 4]]
; TEXT: assumptions_of_code.s:[[# @LINE - 3]]
; TEXT: help: put a barrier behind line [[# @LINE - 6]],
	s_endpgm
	.size exchange, .-exchange
	.amdhsa_kernel exchange
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Of 256 work-items some have the other array's bytes; of 128 none has.
; CHECK-NEXT: {{^}}told: 1 proved free of races, 1 definite{{$}}
	.type told,@function
told:
 v_lshlrev_b32_e32 v1, 2, v0
 ds_write_b32 v1, v0
 v_mov_b32_e32 v2, 0x200
 v_lshl_add_u32 v2, v0, 2, v2
 ds_read_b32 v3, v2
	s_endpgm
	.size told, .-told
	.amdhsa_kernel told
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; TEXT: {{^}}assumed: no-global-races
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: axes
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: by_argument
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: by_memory
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: exchange
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: told
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
