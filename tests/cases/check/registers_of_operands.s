; The registers of an instruction, in any spelling: those whose loads nothing has waited for. All of v0 to v19, a0 to a19, s0 to s11 and VCC have
; been loaded in front of it.
; DEFINE: %{named} = %{python} -c "import json, sys; print('registers: ' + ', '.join(sorted(one['registers'] for one in json.load(sys.stdin)['findings'])) + '.')"
; DEFINE: %{check} = ldsopt check %t.s --no-races --json
; RUN: variant I1 %s > %t.s
; RUN: exits 1 %{check} | %{named} | filecheck %s --check-prefix I1
; I1: {{^}}registers: s3, v5.{{$}}
; RUN: variant I2 %s > %t.s
; RUN: exits 1 %{check} | %{named} | filecheck %s --check-prefix I2
; I2: {{^}}registers: v0, v1, v2, v3.{{$}}
; RUN: variant I3 %s > %t.s
; RUN: exits 1 %{check} | %{named} | filecheck %s --check-prefix I3
; I3: {{^}}registers: v0, v1, v2.{{$}}
; RUN: variant I4 %s > %t.s
; RUN: exits 1 %{check} | %{named} | filecheck %s --check-prefix I4
; I4: {{^}}registers: s2, v0, v1, v4, v5, vcc_hi, vcc_lo.{{$}}
; RUN: variant I5 %s > %t.s
; RUN: exits 1 %{check} | %{named} | filecheck %s --check-prefix I5
; I5: {{^}}registers: v0, v1, v2, v3, v4.{{$}}
; RUN: variant I6 %s > %t.s
; RUN: exits 1 %{check} | %{named} | filecheck %s --check-prefix I6
; I6: {{^}}registers: a0, a1, a10, a11, a12, a13, a14, a15, a2, a3, a4, a5, a6, a7, a8, a9, v16, v17, v18, v19.{{$}}
; RUN: variant I7 %s > %t.s
; RUN: exits 1 %{check} | %{named} | filecheck %s --check-prefix I7
; I7: {{^}}registers: v0, v1, v2, v3, v4.{{$}}
; RUN: variant I8 %s > %t.s
; RUN: exits 1 %{check} | %{named} | filecheck %s --check-prefix I8
; I8: {{^}}registers: s0, s1, s2, s3, s9, v1, v2.{{$}}
; RUN: variant I9 %s > %t.s
; RUN: exits 1 %{check} | %{named} | filecheck %s --check-prefix I9
; I9: {{^}}registers: s0, s1, s10, s11, s2, s3, s4, s5, s6, s7, s8, s9, v0, v1, v2, v3, v4, v6.{{$}}
; RUN: variant I10 %s > %t.s
; RUN: exits 1 %{check} | %{named} | filecheck %s --check-prefix I10
; I10: {{^}}registers: s0, s1, s4, s5, s6, s7.{{$}}
; RUN: variant I11 %s > %t.s
; RUN: exits 1 %{check} | %{named} | filecheck %s --check-prefix I11
; I11: {{^}}registers: s2, s3, vcc_hi, vcc_lo.{{$}}
; RUN: variant I12 %s > %t.s
; RUN: exits 1 %{check} | %{named} | filecheck %s --check-prefix I12
; I12: {{^}}registers: vcc_hi, vcc_lo.{{$}}
; RUN: variant I13 %s > %t.s
; RUN: %{check} | %{named} | filecheck %s --check-prefix I13
; I13: {{^}}registers: .{{$}}
; RUN: variant I14 %s > %t.s
; RUN: exits 1 %{check} | %{named} | filecheck %s --check-prefix I14
; I14: {{^}}registers: s0.{{$}}
; RUN: variant I15 %s > %t.s
; RUN: exits 1 %{check} | %{named} | filecheck %s --check-prefix I15
; I15: {{^}}registers: v0, v1.{{$}}
; RUN: variant I16 %s > %t.s
; RUN: exits 1 %{check} | %{named} | filecheck %s --check-prefix I16
; I16: {{^}}registers: v0, v1, v2.{{$}}
; RUN: variant I17 %s > %t.s
; RUN: %{check} | %{named} | filecheck %s --check-prefix I17
; I17: {{^}}registers: .{{$}}
; RUN: variant I18 %s > %t.s
; RUN: %{check} | %{named} | filecheck %s --check-prefix I18
; I18: {{^}}registers: .{{$}}
; RUN: variant I19 %s > %t.s
; RUN: exits 1 %{check} | %{named} | filecheck %s --check-prefix I19
; I19: {{^}}registers: v0, v1, vcc_lo.{{$}}
; RUN: variant I20 %s > %t.s
; RUN: exits 1 %{check} | %{named} | filecheck %s --check-prefix I20
; I20: {{^}}registers: v0, v1, v2, v3, v4, vcc_hi, vcc_lo.{{$}}
; RUN: variant I21 %s > %t.s
; RUN: exits 1 %{check} | %{named} | filecheck %s --check-prefix I21
; I21: {{^}}registers: v0, v1, v2, v3, v4, vcc_hi, vcc_lo.{{$}}
; RUN: variant I22 %s > %t.s
; RUN: exits 1 %{check} | %{named} | filecheck %s --check-prefix I22
; I22: {{^}}registers: v0, v1, v3, v4.{{$}}

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
 global_load_dword v0, v250, s[60:61]
 global_load_dword v1, v250, s[60:61]
 global_load_dword v2, v250, s[60:61]
 global_load_dword v3, v250, s[60:61]
 global_load_dword v4, v250, s[60:61]
 global_load_dword v5, v250, s[60:61]
 global_load_dword v6, v250, s[60:61]
 global_load_dword v7, v250, s[60:61]
 global_load_dword v8, v250, s[60:61]
 global_load_dword v9, v250, s[60:61]
 global_load_dword v10, v250, s[60:61]
 global_load_dword v11, v250, s[60:61]
 global_load_dword v12, v250, s[60:61]
 global_load_dword v13, v250, s[60:61]
 global_load_dword v14, v250, s[60:61]
 global_load_dword v15, v250, s[60:61]
 global_load_dword v16, v250, s[60:61]
 global_load_dword v17, v250, s[60:61]
 global_load_dword v18, v250, s[60:61]
 global_load_dword v19, v250, s[60:61]
 global_load_dword a0, v250, s[60:61]
 global_load_dword a1, v250, s[60:61]
 global_load_dword a2, v250, s[60:61]
 global_load_dword a3, v250, s[60:61]
 global_load_dword a4, v250, s[60:61]
 global_load_dword a5, v250, s[60:61]
 global_load_dword a6, v250, s[60:61]
 global_load_dword a7, v250, s[60:61]
 global_load_dword a8, v250, s[60:61]
 global_load_dword a9, v250, s[60:61]
 global_load_dword a10, v250, s[60:61]
 global_load_dword a11, v250, s[60:61]
 global_load_dword a12, v250, s[60:61]
 global_load_dword a13, v250, s[60:61]
 global_load_dword a14, v250, s[60:61]
 global_load_dword a15, v250, s[60:61]
 global_load_dword a16, v250, s[60:61]
 global_load_dword a17, v250, s[60:61]
 global_load_dword a18, v250, s[60:61]
 global_load_dword a19, v250, s[60:61]
 s_load_dword s0, s[60:61], 0x0
 s_load_dword s1, s[60:61], 0x0
 s_load_dword s2, s[60:61], 0x0
 s_load_dword s3, s[60:61], 0x0
 s_load_dword s4, s[60:61], 0x0
 s_load_dword s5, s[60:61], 0x0
 s_load_dword s6, s[60:61], 0x0
 s_load_dword s7, s[60:61], 0x0
 s_load_dword s8, s[60:61], 0x0
 s_load_dword s9, s[60:61], 0x0
 s_load_dword s10, s[60:61], 0x0
 s_load_dword s11, s[60:61], 0x0
 s_load_dword vcc_lo, s[60:61], 0x0
 s_load_dword vcc_hi, s[60:61], 0x0
;I1  v_mov_b32_e32 v5, s3
;I2  v_fma_f32 v0, -v1, |v2|, -|v3|
;I3  v_add_f32_e64 v0, abs(v1), neg(v2)
;I4  v_mad_u64_u32 v[0:1], vcc, s2, 12, v[4:5]
;I5  v_dual_mov_b32 v0, v1 :: v_dual_add_f32 v2, v3, v4
;I6  v_mfma_f32_32x32x8f16 a[0:15], v[16:17], v[18:19], a[0:15]
;I7  ds_read2_b64 v[0:3], v4 offset0:16 offset1:32
;I8  buffer_store_dword v1, v2, s[0:3], s9 offen offset:4 sc0
;I9  image_sample v[0:3], [v4, v6], s[0:7], s[8:11] dmask:0xf a16
;I10  s_load_dwordx4 s[4:7], s[0:1], null
;I11  s_and_saveexec_b64 s[2:3], vcc
;I12  s_cbranch_vccnz .LBB0_1
;I13  s_mov_b32 exec_lo, -1
;I14  s_add_u32 s0, s0, s1@rel32@lo+4
;I15  v_mov_b32_dpp v0, v1 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf
;I16  v_pk_add_f16 v0, v1, v2 op_sel:[0,1] op_sel_hi:[1,0]
;I17  s_waitcnt vmcnt(0) lgkmcnt(0)
;I18  s_setreg_imm32_b32 hwreg(HW_REG_WAVE_MODE, 25, 1), 1
;I19  v_cndmask_b32_e32 v0, 0x100, v1, vcc_lo
;I20  v_dual_cndmask_b32 v0, v1, v2 :: v_dual_mov_b32 v3, v4
;I21  v_dual_mov_b32 v3, v4 :: v_dual_cndmask_b32 v0, v1, v2
;I22  v_dual_mov_b32 v3, v4 :: v_dual_mov_b32 v0, v1
.LBB0_1:
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
