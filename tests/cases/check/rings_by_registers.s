; Iterations of a loop over a ring whose slots no single set of addresses tells apart: each reads into the next slot while the copy into
; its own is in flight.
; DEFINE: %{check} = ldsopt check - --no-races

; A slot that is read is not the one that is filled: of two, of three, of which one copy may go on for an iteration; a loop may begin
; with a block of one instruction.
; RUN: variant TWO %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant THREE %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant THREE,ONE-LEFT %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant TWO,INNER %s | %{check} | filecheck %s --check-prefix CLEAN
; A copy that goes on into the iteration that reads its slot.
; RUN: variant TWO,ONE-LEFT %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant THREE,TWO-LEFT %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant TWO,INNER,ONE-LEFT %s | %{check} | filecheck %s --check-prefix FOUND
; A flat access may read the slot that is filled; it has no copy to run into behind a wait. A ring that turns by what is not known.
; RUN: variant TWO,FLAT %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant UNKNOWN %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant TWO,FLAT-WAITED %s | %{check} | filecheck %s --check-prefix CLEAN

; Iterations are not told apart where some waves run more: as often as each wave for itself; by what only some write, what changes
; meanwhile or is read anew; by a clock, who came first, what is the wave's own, or where it runs; by lanes that carry, the upper half of
; a mask, lanes that are not there.
; RUN: variant TWO,OWN %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant TWO,SOME %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant TWO,CHANGES %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant TWO,READ-ANEW %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant TWO,CLOCK %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant TWO,OTHER-CLOCK %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant TWO,ATOMIC %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant TWO,SCRATCH %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant TWO,PLACE %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant TWO,CARRY %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant TWO,UPPER-HALF %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant TWO,ABSENT %s | %{check} | filecheck %s --check-prefix FOUND

; A branch asks what wrote SCC last: a wave goes on as long as it is not past its own number of iterations, or that of all waves.
; RUN: variant TWO,OWN,KEEP-MUL %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant TWO,OWN,KEEP-NOP %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant TWO,OWN,KEEP-BREV %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant TWO,OWN,KEEP-PACK %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant TWO,OWN,KEEP-BARRIER %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant TWO,OWN,KEEP-FLOAT %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant TWO,OWN,KEEP-CONVERT %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant TWO,OWN,SET-FLOAT %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant TWO,OWN,SET-COMPARE %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant TWO,OWN,SET-ADD %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant TWO,OWN,SET-FIELD %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant TWO,OWN,SET-SHIFT %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant TWO,KEEP-MUL %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant TWO,KEEP-NOP %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant TWO,KEEP-BREV %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant TWO,KEEP-PACK %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant TWO,KEEP-BARRIER %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant TWO,KEEP-FLOAT %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant TWO,KEEP-CONVERT %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant TWO,SET-FLOAT %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant TWO,SET-COMPARE %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant TWO,SET-ADD %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant TWO,SET-FIELD %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant TWO,SET-SHIFT %s | %{check} | filecheck %s --check-prefix CLEAN
; Nor where it goes on as long as a lane of it carries.
; RUN: variant TWO,ADD-CARRIES %s | %{check} | filecheck %s --check-prefix FOUND
; RUN: variant TWO,DIVIDES %s | %{check} | filecheck %s --check-prefix FOUND

; The same for all waves may come by VCC, which a comparison of lanes is not.
; RUN: variant TWO,GUARD,UNIFORM %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant TWO,GUARD,LANES %s | %{check} | filecheck %s --check-prefix FOUND
; Half of VCC that is set for all lanes or none leaves the other half.
; RUN: variant TWO,HALF %s | %{check} | filecheck %s --check-prefix FOUND

; CLEAN: no findings
; FOUND: {{unproven (missing-wait|dma-across-barrier|bare-barrier) in k:}}

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
;OWN  v_readfirstlane_b32 s8, v0
;SOME  v_readfirstlane_b32 s8, v0
;SOME  s_cmp_lt_u32 s8, 64
;SOME  s_mov_b32 s8, 4
;SOME  s_cbranch_scc1 .LBB0_2
;SOME  s_mov_b32 s8, 9
;SOME .LBB0_2:
;CHANGES  s_load_dword s8, s[2:3], 0x0 glc
;CHANGES  s_waitcnt lgkmcnt(0)
;READ-ANEW  s_dcache_inv
;READ-ANEW  s_load_dword s8, s[2:3], 0x0
;READ-ANEW  s_waitcnt lgkmcnt(0)
;CLOCK  s_memtime s[8:9]
;CLOCK  s_waitcnt lgkmcnt(0)
;OTHER-CLOCK  s_memrealtime s[8:9]
;OTHER-CLOCK  s_waitcnt lgkmcnt(0)
;ATOMIC  s_atomic_add s8, s[2:3], 0x0 glc
;ATOMIC  s_waitcnt lgkmcnt(0)
;SCRATCH  s_scratch_load_dword s8, s[2:3], 0x0
;SCRATCH  s_waitcnt lgkmcnt(0)
;PLACE  s_getreg_b32 s8, hwreg(HW_REG_HW_ID)
;CARRY  v_add_co_u32_e64 v9, s[10:11], v0, v9
;CARRY  s_and_b32 s8, s10, 15
;UPPER-HALF  s_mov_b32 s2, 0
;UPPER-HALF  s_mov_b32 s3, -1
;UPPER-HALF  s_and_b64 vcc, exec, s[2:3]
;UPPER-HALF  s_cbranch_vccnz .LBB0_2
;UPPER-HALF  s_mov_b32 s8, 9
;UPPER-HALF .LBB0_2:
;ABSENT  s_cselect_b64 s[2:3], -1, 0
;ABSENT  s_andn2_b64 vcc, s[2:3], exec
;ABSENT  s_cbranch_vccnz .LBB0_2
;ABSENT  s_mov_b32 s8, 9
;ABSENT .LBB0_2:
;GUARD s_cmp_gt_i32 s8, 3
;UNIFORM s_cselect_b64 s[2:3], -1, 0
;LANES v_cmp_gt_u32_e64 s[2:3], 64, v0
;GUARD s_and_b64 vcc, exec, s[2:3]
;HALF s_cmp_gt_i32 s7, 3
;HALF s_cselect_b32 s2, -1, 0
;HALF v_cmp_gt_u32_e64 vcc, 64, v0
;HALF s_and_b32 vcc_lo, exec_lo, s2
;GUARD,HALF s_cbranch_vccz .LBB0_9
 s_mov_b32 s0, 0
 s_mov_b32 s9, 0
 v_lshlrev_b32_e32 v1, 2, v0
.LBB0_1:
 s_mov_b32 m0, s0
;INNER .LBB0_3:
;INNER s_sub_i32 s20, s20, 1
;INNER s_cmp_lg_u32 s20, 0
;INNER s_cbranch_scc1 .LBB0_3
 s_nop 0
 buffer_load_dword v2, s[4:7], 0 offen lds
;TWO s_xor_b32 s0, s0, 0x1000
;THREE s_add_i32 s0, s0, 0x1000
;THREE s_cmp_lt_i32 s0, 0x3000
;THREE s_cselect_b32 s0, s0, 0
;UNKNOWN s_xor_b32 s0, s0, s10
;FLAT-WAITED s_waitcnt vmcnt(0)
;FLAT,FLAT-WAITED flat_load_dword v6, v[8:9]
 v_add_u32_e32 v3, s0, v1
 ds_read_b32 v4, v3
 s_waitcnt vmcnt(0) lgkmcnt(0) ; but ONE-LEFT, TWO-LEFT
;ONE-LEFT s_waitcnt vmcnt(1) lgkmcnt(0)
;TWO-LEFT s_waitcnt vmcnt(2) lgkmcnt(0)
 s_barrier
 s_add_i32 s9, s9, 1
 s_cmp_lt_i32 s9, s8 ; but ADD-CARRIES, DIVIDES
;KEEP-MUL s_mul_i32 s20, s21, s22
;KEEP-NOP s_nop 0
;KEEP-BREV s_brev_b32 s20, s21
;KEEP-PACK s_pack_ll_b32_b16 s20, s21, s22
;KEEP-BARRIER s_barrier
;KEEP-FLOAT s_mul_f32 s20, s21, s22
;KEEP-CONVERT s_cvt_f32_i32 s20, s21
;SET-FLOAT s_cmp_lt_f32 s9, s7
;SET-COMPARE s_cmp_lt_i32 s9, s7
;SET-ADD s_add_i32 s20, s21, s22
;SET-FIELD s_bfe_u32 s20, s21, 0x10000
;SET-SHIFT s_lshl_b32 s20, s21, 1
 s_cbranch_scc1 .LBB0_1 ; but ADD-CARRIES, DIVIDES
;ADD-CARRIES v_add_co_u32_e32 v9, vcc, v0, v9
;DIVIDES v_div_scale_f32 v9, vcc, v0, v9, v0
;ADD-CARRIES,DIVIDES s_cbranch_vccnz .LBB0_1
 s_waitcnt vmcnt(0)
.LBB0_9:
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
