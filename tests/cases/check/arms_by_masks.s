; Each wave runs one of two arms that both wait, as LLVM's structurizer writes them: the one, then the other where a mask of all
; lanes says so. Whoever asks the mask again, in any form, has the same answer, and no wave runs neither arm.
; DEFINE: %{check} = ldsopt check - --no-races

; An arm without a wait is found.
; RUN: variant WIDE,BOTH,VCC %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant WIDE,FIRST,VCC %s | exits 1 %{check} | filecheck %s --check-prefix SURE
; RUN: variant WIDE,SECOND,VCC %s | exits 1 %{check} | filecheck %s --check-prefix SURE

; The mask is asked through SCC, or a flag: one that is not 1, is 1, is 0; its bit; the other way round, inverted, copied; the mask's
; own lanes or the others; an inverted mask; one that is 0; a mask of its own.
; RUN: variant WIDE,BOTH,LANES,FLAG,NOT-1,ON-1 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant WIDE,BOTH,LANES,FLAG,IS-1,ON-0 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant WIDE,BOTH,LANES,FLAG,IS-0,ON-1 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant WIDE,BOTH,LANES,FLAG,BIT-0,ON-0 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant WIDE,BOTH,LANES,REVERSED,ON-1 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant WIDE,BOTH,LANES,FLAG,INVERTED,ON-1 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant WIDE,BOTH,LANES,FLAG,COPIED,ON-1 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant WIDE,BOTH,LANES,ON-0 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant WIDE,BOTH,OTHERS,ON-1 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant WIDE,BOTH,INVERSE,ON-1 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant WIDE,BOTH,ZERO,ON-1 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant WIDE,BOTH,OWN %s | %{check} | filecheck %s --check-prefix CLEAN

; No test of the mask: the other way; of another register, number or bit; of a flag that is written; of some other lanes, of lanes that
; may be none, or that come back later; past an instruction that writes SCC; a mask that is written anew, or whose bits differ.
; RUN: variant WIDE,BOTH,LANES,FLAG,IS-1,ON-1 %s | exits 1 %{check} | filecheck %s --check-prefix SURE
; RUN: variant WIDE,BOTH,LANES,FLAG,OTHER-REGISTER,ON-1 %s | %{check} | filecheck %s --check-prefix UNPROVEN
; RUN: variant WIDE,BOTH,LANES,FLAG,OTHER-NUMBER,ON-1 %s | exits 1 %{check} | filecheck %s --check-prefix SURE
; RUN: variant WIDE,BOTH,LANES,FLAG,BIT-1,ON-0 %s | exits 1 %{check} | filecheck %s --check-prefix SURE
; RUN: variant WIDE,BOTH,LANES,FLAG,WRITTEN,NOT-1,ON-1 %s | exits 1 %{check} | filecheck %s --check-prefix SURE
; RUN: variant WIDE,BOTH,SOME-LANES,FLAG,NOT-1,ON-1 %s | exits 1 %{check} | filecheck %s --check-prefix SURE
; RUN: variant WIDE,BOTH,FEWER,LANES,FLAG,NOT-1,ON-1 %s | %{check} | filecheck %s --check-prefix UNPROVEN
; RUN: variant WIDE,BOTH,SAVED,FEWER,LANES,FLAG,BACK,NOT-1,ON-1 %s | %{check} | filecheck %s --check-prefix UNPROVEN
; RUN: variant WIDE,BOTH,LANES,PAST-SCC,FLAG,NOT-1,ON-1 %s | exits 1 %{check} | filecheck %s --check-prefix SURE
; RUN: variant WIDE,BOTH,HALF,VCC %s | %{check} | filecheck %s --check-prefix UNPROVEN
; RUN: variant WIDE,BOTH,BITS,VCC %s | %{check} | filecheck %s --check-prefix UNPROVEN

; GlobalISel has conditions that all lanes share as 1 and 0: a flag of one register takes the place of the mask.
; RUN: variant NUMBER,BOTH,NOT-1,ON-1 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant NUMBER,BOTH,XOR-1,NOT-0,ON-1 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant NUMBER,BOTH,XOR-1,ON-1 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant NUMBER,BOTH,XOR-3,NOT-0,ON-1 %s | exits 1 %{check} | filecheck %s --check-prefix SURE
; RUN: variant NUMBER,BOTH,NOT,NOT-1,ON-1 %s | exits 1 %{check} | filecheck %s --check-prefix SURE
; RUN: variant NUMBER,BOTH,IS-1,ON-1 %s | exits 1 %{check} | filecheck %s --check-prefix SURE

; Waves of 32 lanes have masks of one register.
; RUN: variant NARROW,BOTH,NARROW-VCC %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant NARROW,BOTH,NARROW-LANES,FLAG,NOT-1,ON-1 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant NARROW,SECOND,NARROW-VCC %s | exits 1 %{check} | filecheck %s --check-prefix SURE

; CLEAN: no findings
; SURE: definite missing-wait in k:
; UNPROVEN: unproven missing-wait in k:

;NARROW 	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942" ; but NARROW
	.text
	.type k,@function
k:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_cmp_lt_i32 s8, 1
;WIDE s_mov_b64 s[2:3], -1
;BITS s_xor_b64 s[2:3], s[2:3], 1
;NUMBER s_mov_b32 s2, 1
;NARROW s_mov_b32 s2, -1
;HALF s_mov_b32 s3, s9
 s_cbranch_scc0 .Flow
;BOTH,FIRST s_waitcnt vmcnt(0)
;WIDE s_mov_b64 s[2:3], 0
;BITS s_xor_b64 s[2:3], s[2:3], 1
;NUMBER,NARROW s_mov_b32 s2, 0
.Flow:
;VCC s_andn2_b64 vcc, exec, s[2:3]
;NARROW-VCC s_andn2_b32 vcc_lo, exec_lo, s2
;VCC,NARROW-VCC s_cbranch_vccnz .Join
;SAVED s_mov_b64 s[12:13], exec
;FEWER v_cmp_gt_u32_e32 vcc, s9, v0
;FEWER s_and_b64 exec, exec, vcc
;LANES s_and_b64 s[2:3], s[2:3], exec
;NARROW-LANES s_and_b32 s2, s2, exec_lo
;SOME-LANES s_and_b64 s[2:3], s[2:3], s[12:13]
;PAST-SCC s_add_u32 s9, s9, 1
;FLAG s_cselect_b32 s2, 1, 0
;BACK s_mov_b64 exec, s[12:13]
;WRITTEN s_add_u32 s2, s2, s9
;XOR-1 s_xor_b32 s2, s2, 1
;XOR-3 s_xor_b32 s2, s2, 3
;NOT s_not_b32 s2, s2
;NOT-0 s_cmp_lg_u32 s2, 0
;NOT-1 s_cmp_lg_u32 s2, 1
;IS-1 s_cmp_eq_u32 s2, 1
;IS-0 s_cmp_eq_i32 s2, 0
;BIT-0 s_bitcmp1_b32 s2, 0
;BIT-1 s_bitcmp1_b32 s2, 1
;REVERSED s_cselect_b32 s10, 0, 1
;REVERSED s_cmp_lg_u32 s10, 0
;INVERTED s_xor_b32 s2, s2, 1
;INVERTED s_and_b32 s2, s2, 1
;INVERTED s_cmp_lg_u32 s2, 0
;COPIED s_mov_b32 s11, s2
;COPIED s_cmp_lg_u32 s11, 1
;OTHER-REGISTER s_cmp_lg_u32 s3, 1
;OTHER-NUMBER s_cmp_lg_u32 s2, 2
;OTHERS s_andn2_b64 s[10:11], exec, s[2:3]
;INVERSE s_not_b64 s[2:3], s[2:3]
;ZERO s_cmp_eq_u64 s[2:3], 0
;ON-1 s_cbranch_scc1 .Join
;ON-0 s_cbranch_scc0 .Join
;OWN s_and_b64 vcc, exec, s[2:3]
;OWN s_cbranch_vccz .Join
;BOTH,SECOND s_waitcnt vmcnt(0)
.Join:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_system_vgpr_workitem_id 0
;NARROW 		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .max_flat_workgroup_size: 256
;NARROW     .wavefront_size: 32
    .wavefront_size: 64 ; but NARROW
...
	.end_amdgpu_metadata
