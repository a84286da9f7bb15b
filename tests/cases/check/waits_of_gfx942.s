; What the wait checker finds where every access of LDS may touch the same bytes. A kernel without an expectation
; beside it has no finding.
; RUN: exits 1 ldsopt check %s --no-races --json > %t.json
; RUN: %{python} -c "import json; print(*sorted('{function}: {verdict} {rule}'.format(**f) for f in json.load(open('%t.json'))['findings'] if f['rule'] not in ('wait-state-hazard', 'alu-hazard', 'source-overwritten')), sep='\n')" | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text

; What is not waited for.
; Read before return.
; CHECK: {{^}}found_01: definite register-hazard{{$}}
	.type found_01,@function
found_01:
 global_load_dword v1, v0, s[0:1]
 v_add_u32 v2, v1, v1
	s_endpgm
	.size found_01, .-found_01
	.amdhsa_kernel found_01
	.end_amdhsa_kernel

; Overwritten before return.
; CHECK-NEXT: {{^}}found_02: definite register-hazard{{$}}
	.type found_02,@function
found_02:
 global_load_dword v1, v0, s[0:1]
 v_mov_b32 v1, 0
	s_endpgm
	.size found_02, .-found_02
	.amdhsa_kernel found_02
	.end_amdhsa_kernel

; Waited.
	.type found_03,@function
found_03:
 global_load_dword v1, v0, s[0:1]
 s_waitcnt vmcnt(0)
 v_mov_b32 v1, 0
	s_endpgm
	.size found_03, .-found_03
	.amdhsa_kernel found_03
	.end_amdhsa_kernel

; Waited in order.
	.type found_04,@function
found_04:
 global_load_dword v1, v0, s[0:1]
 global_load_dword v2, v0, s[0:1]
 s_waitcnt vmcnt(1)
 v_mov_b32 v1, 0
	s_endpgm
	.size found_04, .-found_04
	.amdhsa_kernel found_04
	.end_amdhsa_kernel

; Not long enough.
; CHECK-NEXT: {{^}}found_05: definite register-hazard{{$}}
	.type found_05,@function
found_05:
 global_load_dword v1, v0, s[0:1]
 global_load_dword v2, v0, s[0:1]
 s_waitcnt vmcnt(1)
 v_mov_b32 v2, 0
	s_endpgm
	.size found_05, .-found_05
	.amdhsa_kernel found_05
	.end_amdhsa_kernel

; Loads write in order.
	.type found_06,@function
found_06:
 global_load_dword v1, v0, s[0:1]
 global_load_dword v1, v0, s[0:1]
	s_endpgm
	.size found_06, .-found_06
	.amdhsa_kernel found_06
	.end_amdhsa_kernel

; Address is read.
; CHECK-NEXT: {{^}}found_07: definite register-hazard{{$}}
	.type found_07,@function
found_07:
 global_load_dword v1, v0, s[0:1]
 global_load_dword v1, v1, s[0:1]
	s_endpgm
	.size found_07, .-found_07
	.amdhsa_kernel found_07
	.end_amdhsa_kernel

; LDS and memory write in any order.
; CHECK-NEXT: {{^}}found_08: definite register-hazard{{$}}
	.type found_08,@function
found_08:
 global_load_dword v1, v0, s[0:1]
 ds_read_b32 v1, v3
	s_endpgm
	.size found_08, .-found_08
	.amdhsa_kernel found_08
	.end_amdhsa_kernel

; Samples and loads too.
; CHECK-NEXT: {{^}}found_09: definite register-hazard{{$}}
	.type found_09,@function
found_09:
 global_load_dword v1, v0, s[0:1]
 image_sample v[0:1], v[2:3], s[0:7], s[8:11] dmask:0x3
	s_endpgm
	.size found_09, .-found_09
	.amdhsa_kernel found_09
	.end_amdhsa_kernel

; Half loads write in order.
	.type found_10,@function
found_10:
 global_load_short_d16 v1, v0, s[0:1]
 global_load_short_d16_hi v1, v0, s[0:1]
	s_endpgm
	.size found_10, .-found_10
	.amdhsa_kernel found_10
	.end_amdhsa_kernel

; Half loads of buffers too.
	.type found_11,@function
found_11:
 buffer_load_short_d16 v1, v0, s[0:3], 0 offen
 buffer_load_short_d16_hi v1, v0, s[0:3], 0 offen
	s_endpgm
	.size found_11, .-found_11
	.amdhsa_kernel found_11
	.end_amdhsa_kernel

; Half load that reads the half.
; CHECK-NEXT: {{^}}found_12: definite register-hazard{{$}}
	.type found_12,@function
found_12:
 global_load_short_d16 v1, v0, s[0:1]
 global_load_short_d16_hi v1, v1, s[0:1]
	s_endpgm
	.size found_12, .-found_12
	.amdhsa_kernel found_12
	.end_amdhsa_kernel

; Half loads of LDS and memory.
; CHECK-NEXT: {{^}}found_13: definite register-hazard{{$}}
	.type found_13,@function
found_13:
 ds_read_u16_d16 v1, v3
 global_load_short_d16_hi v1, v0, s[0:1]
	s_endpgm
	.size found_13, .-found_13
	.amdhsa_kernel found_13
	.end_amdhsa_kernel

; Atomics read memory later.
; CHECK-NEXT: {{^}}found_14: definite register-hazard{{$}}
	.type found_14,@function
found_14:
 global_load_dword v1, v0, s[0:1]
 global_atomic_add_u32 v1, v0, v4, s[0:1] sc0
	s_endpgm
	.size found_14, .-found_14
	.amdhsa_kernel found_14
	.end_amdhsa_kernel

; Flat needs both counters.
; CHECK-NEXT: {{^}}found_15: definite register-hazard{{$}}
	.type found_15,@function
found_15:
 flat_load_dword v1, v[4:5]
 s_waitcnt vmcnt(0)
 v_mov_b32 v1, 0
	s_endpgm
	.size found_15, .-found_15
	.amdhsa_kernel found_15
	.end_amdhsa_kernel

; Flat has both.
	.type found_16,@function
found_16:
 flat_load_dword v1, v[4:5]
 s_waitcnt vmcnt(0) lgkmcnt(0)
 v_mov_b32 v1, 0
	s_endpgm
	.size found_16, .-found_16
	.amdhsa_kernel found_16
	.end_amdhsa_kernel

; Branch reads vcc.
; CHECK-NEXT: {{^}}found_17: definite register-hazard{{$}}
	.type found_17,@function
found_17:
 s_load_dwordx2 vcc, s[0:1], 0x0
 s_cbranch_vccnz .La_found_17
.La_found_17:
	s_endpgm
	.size found_17, .-found_17
	.amdhsa_kernel found_17
	.end_amdhsa_kernel

; DMA then read.
; CHECK-NEXT: {{^}}found_18: unproven missing-wait{{$}}
	.type found_18,@function
found_18:
 buffer_load_dword v9, s[0:3], 0 offen lds
 ds_read_b32 v2, v3
	s_endpgm
	.size found_18, .-found_18
	.amdhsa_kernel found_18
	.end_amdhsa_kernel

; DMA then write.
; CHECK-NEXT: {{^}}found_19: unproven missing-wait{{$}}
	.type found_19,@function
found_19:
 buffer_load_dword v9, s[0:3], 0 offen lds
 ds_write_b32 v3, v4
	s_endpgm
	.size found_19, .-found_19
	.amdhsa_kernel found_19
	.end_amdhsa_kernel

; DMA waited.
	.type found_20,@function
found_20:
 buffer_load_dword v9, s[0:3], 0 offen lds
 s_waitcnt vmcnt(0)
 ds_read_b32 v2, v3
	s_endpgm
	.size found_20, .-found_20
	.amdhsa_kernel found_20
	.end_amdhsa_kernel

; DMAs of a wave write in order.
	.type found_21,@function
found_21:
 buffer_load_dword v9, s[0:3], 0 offen lds
 buffer_load_dword v9, s[0:3], 0 offen lds
	s_endpgm
	.size found_21, .-found_21
	.amdhsa_kernel found_21
	.end_amdhsa_kernel

; Permutation touches no LDS.
	.type found_22,@function
found_22:
 buffer_load_dword v9, s[0:3], 0 offen lds
 ds_bpermute_b32 v2, v3, v4
	s_endpgm
	.size found_22, .-found_22
	.amdhsa_kernel found_22
	.end_amdhsa_kernel

; Flat may read LDS.
; CHECK-NEXT: {{^}}found_23: unproven missing-wait{{$}}
	.type found_23,@function
found_23:
 buffer_load_dword v9, s[0:3], 0 offen lds
 flat_load_dword v2, v[4:5]
	s_endpgm
	.size found_23, .-found_23
	.amdhsa_kernel found_23
	.end_amdhsa_kernel

; Read then DMA.
; CHECK-NEXT: {{^}}found_24: unproven overtaken-by-dma{{$}}
	.type found_24,@function
found_24:
 ds_read_b32 v2, v3
 buffer_load_dword v9, s[0:3], 0 offen lds
	s_endpgm
	.size found_24, .-found_24
	.amdhsa_kernel found_24
	.end_amdhsa_kernel

; Write then DMA.
; CHECK-NEXT: {{^}}found_25: unproven overtaken-by-dma{{$}}
	.type found_25,@function
found_25:
 ds_write_b32 v3, v4
 buffer_load_dword v9, s[0:3], 0 offen lds
	s_endpgm
	.size found_25, .-found_25
	.amdhsa_kernel found_25
	.end_amdhsa_kernel

; LDS part of flat then DMA.
; CHECK-NEXT: {{^}}found_26: unproven overtaken-by-dma{{$}}
	.type found_26,@function
found_26:
 flat_store_dword v[4:5], v6
 s_waitcnt vmcnt(0)
 buffer_load_dword v9, s[0:3], 0 offen lds
	s_endpgm
	.size found_26, .-found_26
	.amdhsa_kernel found_26
	.end_amdhsa_kernel

; Memory part of flat then DMA.
	.type found_27,@function
found_27:
 flat_store_dword v[4:5], v6
 s_waitcnt lgkmcnt(0)
 buffer_load_dword v9, s[0:3], 0 offen lds
	s_endpgm
	.size found_27, .-found_27
	.amdhsa_kernel found_27
	.end_amdhsa_kernel

; Read waited then DMA.
	.type found_28,@function
found_28:
 ds_read_b32 v2, v3
 s_waitcnt lgkmcnt(0)
 buffer_load_dword v9, s[0:3], 0 offen lds
	s_endpgm
	.size found_28, .-found_28
	.amdhsa_kernel found_28
	.end_amdhsa_kernel

; Not long enough for the second.
; CHECK-NEXT: {{^}}found_29: unproven overtaken-by-dma{{$}}
	.type found_29,@function
found_29:
 ds_read_b32 v2, v3
 ds_write_b32 v3, v4
 s_waitcnt lgkmcnt(1)
 buffer_load_dword v9, s[0:3], 0 offen lds
	s_endpgm
	.size found_29, .-found_29
	.amdhsa_kernel found_29
	.end_amdhsa_kernel

; Another counter does not do.
; CHECK-NEXT: {{^}}found_30: unproven overtaken-by-dma{{$}}
	.type found_30,@function
found_30:
 ds_read_b32 v2, v3
 s_waitcnt vmcnt(0)
 buffer_load_dword v9, s[0:3], 0 offen lds
	s_endpgm
	.size found_30, .-found_30
	.amdhsa_kernel found_30
	.end_amdhsa_kernel

; Permutation then DMA.
	.type found_31,@function
found_31:
 ds_bpermute_b32 v2, v3, v4
 buffer_load_dword v9, s[0:3], 0 offen lds
	s_endpgm
	.size found_31, .-found_31
	.amdhsa_kernel found_31
	.end_amdhsa_kernel

; DMA is in order with loads.
	.type found_32,@function
found_32:
 buffer_load_dword v9, s[0:3], 0 offen lds
 global_load_dword v1, v0, s[0:1]
 s_waitcnt vmcnt(1)
 ds_read_b32 v2, v3
	s_endpgm
	.size found_32, .-found_32
	.amdhsa_kernel found_32
	.end_amdhsa_kernel

; Invalidations count in order with loads.
	.type found_33,@function
found_33:
 buffer_load_dword v9, s[0:3], 0 offen lds
 buffer_inv sc1
 s_waitcnt vmcnt(1)
 ds_read_b32 v2, v3
	s_endpgm
	.size found_33, .-found_33
	.amdhsa_kernel found_33
	.end_amdhsa_kernel

; But for one alone.
; CHECK-NEXT: {{^}}found_34: unproven missing-wait{{$}}
	.type found_34,@function
found_34:
 buffer_load_dword v9, s[0:3], 0 offen lds
 buffer_inv sc1
 s_waitcnt vmcnt(2)
 ds_read_b32 v2, v3
	s_endpgm
	.size found_34, .-found_34
	.amdhsa_kernel found_34
	.end_amdhsa_kernel

; What is not known to count completes nothing.
; CHECK-NEXT: {{^}}found_35: unproven missing-wait{{$}}
	.type found_35,@function
found_35:
 buffer_load_dword v9, s[0:3], 0 offen lds
 buffer_wbinvl1
 s_waitcnt vmcnt(1)
 ds_read_b32 v2, v3
	s_endpgm
	.size found_35, .-found_35
	.amdhsa_kernel found_35
	.end_amdhsa_kernel

; DMA does not count in lgkmcnt.
; CHECK-NEXT: {{^}}found_36: definite register-hazard{{$}}
; CHECK-NEXT: {{^}}found_36: unproven overtaken-by-dma{{$}}
	.type found_36,@function
found_36:
 ds_read_b32 v5, v6
 global_load_lds_dword v0, s[0:1]
 s_waitcnt lgkmcnt(1)
 v_mov_b32 v9, v5
	s_endpgm
	.size found_36, .-found_36
	.amdhsa_kernel found_36
	.end_amdhsa_kernel

; So that only this waits for the read.
; CHECK-NEXT: {{^}}found_37: unproven overtaken-by-dma{{$}}
	.type found_37,@function
found_37:
 ds_read_b32 v5, v6
 global_load_lds_dword v0, s[0:1]
 s_waitcnt lgkmcnt(0)
 v_mov_b32 v9, v5
	s_endpgm
	.size found_37, .-found_37
	.amdhsa_kernel found_37
	.end_amdhsa_kernel

; DMA across a barrier.
; CHECK-NEXT: {{^}}found_38: unproven dma-across-barrier{{$}}
	.type found_38,@function
found_38:
 buffer_load_dword v9, s[0:3], 0 offen lds
 s_barrier
 s_waitcnt vmcnt(0)
 ds_read_b32 v2, v3
	s_endpgm
	.size found_38, .-found_38
	.amdhsa_kernel found_38
	.end_amdhsa_kernel

; DMA waited before the barrier.
	.type found_39,@function
found_39:
 buffer_load_dword v9, s[0:3], 0 offen lds
 s_waitcnt vmcnt(0)
 s_barrier
 ds_read_b32 v2, v3
	s_endpgm
	.size found_39, .-found_39
	.amdhsa_kernel found_39
	.end_amdhsa_kernel

; Waited before the second.
	.type found_40,@function
found_40:
 buffer_load_dword v9, s[0:3], 0 offen lds
 s_barrier
 s_waitcnt vmcnt(0)
 s_barrier
 ds_read_b32 v2, v3
	s_endpgm
	.size found_40, .-found_40
	.amdhsa_kernel found_40
	.end_amdhsa_kernel

; Write across a barrier.
; CHECK-NEXT: {{^}}found_41: unproven bare-barrier{{$}}
	.type found_41,@function
found_41:
 ds_write_b32 v3, v4
 s_barrier
 ds_read_b32 v2, v3
	s_endpgm
	.size found_41, .-found_41
	.amdhsa_kernel found_41
	.end_amdhsa_kernel

; Write waited.
	.type found_42,@function
found_42:
 ds_write_b32 v3, v4
 s_waitcnt lgkmcnt(0)
 s_barrier
 ds_read_b32 v2, v3
	s_endpgm
	.size found_42, .-found_42
	.amdhsa_kernel found_42
	.end_amdhsa_kernel

; LDS part of flat waited.
	.type found_43,@function
found_43:
 flat_store_dword v[4:5], v6
 s_waitcnt lgkmcnt(0)
 s_barrier
 ds_read_b32 v2, v3
	s_endpgm
	.size found_43, .-found_43
	.amdhsa_kernel found_43
	.end_amdhsa_kernel

; Memory part of flat waited.
; CHECK-NEXT: {{^}}found_44: unproven bare-barrier{{$}}
	.type found_44,@function
found_44:
 flat_store_dword v[4:5], v6
 s_waitcnt vmcnt(0)
 s_barrier
 ds_read_b32 v2, v3
	s_endpgm
	.size found_44, .-found_44
	.amdhsa_kernel found_44
	.end_amdhsa_kernel

; Read across a barrier then write.
; CHECK-NEXT: {{^}}found_45: unproven bare-barrier{{$}}
	.type found_45,@function
found_45:
 ds_read_b32 v2, v3
 s_barrier
 ds_write_b32 v3, v4
	s_endpgm
	.size found_45, .-found_45
	.amdhsa_kernel found_45
	.end_amdhsa_kernel

; Reads do not conflict.
	.type found_46,@function
found_46:
 ds_read_b32 v2, v3
 s_barrier
 ds_read_b32 v5, v3
	s_endpgm
	.size found_46, .-found_46
	.amdhsa_kernel found_46
	.end_amdhsa_kernel

; Read across a barrier then DMA.
; CHECK-NEXT: {{^}}found_47: unproven bare-barrier{{$}}
; CHECK-NEXT: {{^}}found_47: unproven overtaken-by-dma{{$}}
	.type found_47,@function
found_47:
 ds_read_b32 v2, v3
 s_barrier
 buffer_load_dword v9, s[0:3], 0 offen lds
	s_endpgm
	.size found_47, .-found_47
	.amdhsa_kernel found_47
	.end_amdhsa_kernel

; Around the loop.
; CHECK-NEXT: {{^}}found_48: unproven missing-wait{{$}}
; CHECK-NEXT: {{^}}found_48: unproven overtaken-by-dma{{$}}
; CHECK-NEXT: {{^}}found_48: unproven register-hazard{{$}}
	.type found_48,@function
found_48:
.Lloop_found_48:
 ds_read_b32 v2, v3
 s_waitcnt vmcnt(0)
 buffer_load_dword v9, s[0:3], 0 offen lds
 s_cbranch_scc0 .Lloop_found_48
	s_endpgm
	.size found_48, .-found_48
	.amdhsa_kernel found_48
	.end_amdhsa_kernel
; CHECK-NOT: {{.}}
