; Paths that ask the same twice and take both answers are taken by no wave: behind a copy that a wave starts where it takes the first
; branch's other way, it waits where it takes the second's.
; DEFINE: %{check} = ldsopt check - --no-races

; The same comparison; its inverse; its operands the other way round; the least number that is greater; a short constant.
; RUN: variant LESS,AGAIN,ON-1 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant LESS,NOT-LESS,ON-0 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant LESS,TURNED,ON-1 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant LESS,GREATER,ON-0 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant LESS,SHORT,ON-1 %s | %{check} | filecheck %s --check-prefix CLEAN
; Of another register or number, without signs, with the other answer; past an instruction that writes SCC; of a register that was
; written since.
; RUN: variant LESS,OTHER-REGISTER,ON-1 %s | exits 1 %{check} | filecheck %s --check-prefix SURE
; RUN: variant LESS,OTHER-NUMBER,ON-1 %s | %{check} | filecheck %s --check-prefix UNPROVEN
; RUN: variant LESS,UNSIGNED,ON-1 %s | %{check} | filecheck %s --check-prefix UNPROVEN
; RUN: variant LESS,AGAIN,ON-0 %s | %{check} | filecheck %s --check-prefix UNPROVEN
; RUN: variant LESS,AGAIN,PAST-SCC,ON-1 %s | exits 1 %{check} | filecheck %s --check-prefix SURE
; RUN: variant LESS,WRITES-S8,AGAIN,ON-1 %s | %{check} | filecheck %s --check-prefix UNPROVEN
; Of two registers neither may be written.
; RUN: variant OF-TWO,WRITES-S10,TWO-AGAIN %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant OF-TWO,WRITES-S8,TWO-AGAIN %s | %{check} | filecheck %s --check-prefix UNPROVEN
; RUN: variant OF-TWO,WRITES-S9,TWO-AGAIN %s | %{check} | filecheck %s --check-prefix UNPROVEN

; A mask keeps the answer of a register that is written, unless it was written in front of the comparison. An inverted mask has the
; other answer.
; RUN: variant SELECTED,COMPARED,MOVED,BEHIND-1,BY-MASK %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant SELECTED,MOVED-AHEAD,COMPARED,BEHIND-1,BY-MASK %s | exits 1 %{check} | filecheck %s --check-prefix SURE
; RUN: variant SELECTED,INVERTED,COMPARED,BEHIND-1,VCC-INVERTED,ON-VCCNZ %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant SELECTED,INVERTED,COMPARED,BEHIND-1,VCC-INVERTED,ON-VCCZ %s | %{check} | filecheck %s --check-prefix UNPROVEN
; VCC of no lanes is zero whatever the mask says. It has the mask's answer where it is that mask of EXEC.
; RUN: variant SELECTED,LESS,VCC-EXEC,ON-VCCZ %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant SELECTED,LESS,VCC-TURNED,ON-VCCZ %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant SELECTED,LESS,FEWER,VCC-EXEC,ON-VCCZ %s | %{check} | filecheck %s --check-prefix UNPROVEN
; RUN: variant SELECTED,LESS,VCC-OTHER,ON-VCCZ %s | %{check} | filecheck %s --check-prefix UNPROVEN
; RUN: variant SELECTED,LESS,NO-VCC,ON-VCCZ %s | exits 1 %{check} | filecheck %s --check-prefix SURE
; A branch on a mask answers the next one. A mask that shows no lane where none is active may have all; one that shows a lane has all,
; however many are active.
; RUN: variant SELECTED,FIRST-VCC,FIRST-VCCNZ,VCC-EXEC,ON-VCCNZ %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant SELECTED,FIRST-VCC,FIRST-VCCZ-JOIN,VCC-EXEC,ON-VCCNZ %s | %{check} | filecheck %s --check-prefix UNPROVEN
; RUN: variant SELECTED,SAVED,FEWER-FIRST,FIRST-VCC,FIRST-VCCNZ,BACK,VCC-EXEC,ON-VCCNZ %s | %{check} | filecheck %s --check-prefix UNPROVEN
; RUN: variant SELECTED,SAVED,FEWER-FIRST,FIRST-VCC,FIRST-VCCZ,GREATER,ON-0 %s | %{check} | filecheck %s --check-prefix CLEAN
; Only a mask of all bits or none lacks no lane where it has one: one that is selected, or a copy of it; not one of some lanes, or a copy.
; RUN: variant SELECTED,FIRST-VCC,FIRST-VCCZ,BY-MASK %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant SELECTED-S12,COPY-S12,FIRST-VCC,FIRST-VCCZ,BY-MASK %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant LANES,FIRST-VCC,FIRST-VCCZ,BY-MASK %s | %{check} | filecheck %s --check-prefix UNPROVEN
; RUN: variant LANES-S12,COPY-S12,FIRST-VCC,FIRST-VCCZ,BY-MASK %s | %{check} | filecheck %s --check-prefix UNPROVEN

; An answer in a loop is that of its iteration.
; RUN: variant LOOP,LESS,WRITES-S8,AGAIN,ON-1 %s | %{check} | filecheck %s --check-prefix UNPROVEN

; CLEAN: no findings
; SURE: definite missing-wait in k:
; UNPROVEN: unproven missing-wait in k:

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
;LOOP s_mov_b32 s8, 0
;LOOP .Head:
;SELECTED,SELECTED-S12 s_cmp_gt_i32 s8, 0
;SELECTED s_cselect_b64 s[2:3], -1, 0
;SELECTED-S12 s_cselect_b64 s[12:13], -1, 0
;LANES v_cmp_gt_u32_e64 s[2:3], s9, v0
;LANES-S12 v_cmp_gt_u32_e64 s[12:13], s9, v0
;COPY-S12 s_mov_b64 s[2:3], s[12:13]
;INVERTED s_xor_b64 s[10:11], s[2:3], -1
;MOVED-AHEAD s_mov_b32 s8, s9
;LESS,COMPARED s_cmp_lt_i32 s8, 1
;OF-TWO s_cmp_lt_i32 s8, s9
;MOVED s_mov_b32 s8, s9
;LESS,BEHIND-1 s_cbranch_scc1 .Behind
;OF-TWO s_cbranch_scc1 .Behind
;SAVED s_mov_b64 s[12:13], exec
;FEWER-FIRST v_cmp_gt_u32_e32 vcc, s9, v0
;FEWER-FIRST s_and_b64 exec, exec, vcc
;FIRST-VCC s_and_b64 vcc, exec, s[2:3]
;FIRST-VCCNZ s_cbranch_vccnz .Behind
;FIRST-VCCZ s_cbranch_vccz .Behind
;FIRST-VCCZ-JOIN s_cbranch_vccz .Join
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
.Behind:
;WRITES-S8 s_add_u32 s8, s8, 1
;WRITES-S9 s_add_u32 s9, s11, 1
;WRITES-S10 s_add_u32 s10, s11, 1
;BACK s_mov_b64 exec, s[12:13]
;FEWER v_cmp_gt_u32_e32 vcc, s9, v0
;FEWER s_and_b64 exec, exec, vcc
;AGAIN s_cmp_lt_i32 s8, 1
;NOT-LESS s_cmp_ge_i32 s8, 1
;TURNED s_cmp_gt_i32 1, s8
;GREATER s_cmp_gt_i32 s8, 0
;SHORT s_cmpk_lt_i32 s8, 0x1
;OTHER-REGISTER s_cmp_lt_i32 s9, 1
;OTHER-NUMBER s_cmp_lt_i32 s8, 2
;UNSIGNED s_cmp_lt_u32 s8, 2
;TWO-AGAIN s_cmp_lt_i32 s8, s9
;PAST-SCC s_add_u32 s9, s9, 1
;TWO-AGAIN s_cbranch_scc1 .Join
;ON-1 s_cbranch_scc1 .Join
;ON-0 s_cbranch_scc0 .Join
;BY-MASK s_andn2_b64 vcc, exec, s[2:3]
;BY-MASK s_cbranch_vccnz .Join
;VCC-INVERTED s_and_b64 vcc, exec, s[10:11]
;VCC-EXEC s_and_b64 vcc, exec, s[2:3]
;VCC-TURNED s_and_b64 vcc, s[2:3], exec
;VCC-OTHER s_and_b64 vcc, s[2:3], s[10:11]
;NO-VCC s_and_b64 s[10:11], exec, s[2:3]
;ON-VCCNZ s_cbranch_vccnz .Join
;ON-VCCZ s_cbranch_vccz .Join
 s_waitcnt vmcnt(0)
.Join:
 v_mov_b32_e32 v8, 0
 ds_read_b32 v9, v8
;LOOP s_cmp_lt_u32 s8, 9
;LOOP s_cbranch_scc1 .Head
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
