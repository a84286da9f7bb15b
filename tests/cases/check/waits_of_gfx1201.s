; What the wait checker finds where every access of LDS may touch the same bytes. A kernel without an expectation
; beside it has no finding.
; RUN: exits 1 ldsopt check %s --no-races --json > %t.json
; RUN: %{python} -c "import json; print(*sorted('{function}: {verdict} {rule}'.format(**f) for f in json.load(open('%t.json'))['findings'] if f['rule'] not in ('wait-state-hazard', 'alu-hazard', 'source-overwritten')), sep='\n')" | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.text

; What is not waited for.
; No order from gfx12 on.
; CHECK: {{^}}found_01: definite register-hazard{{$}}
	.type found_01,@function
found_01:
 global_load_b32 v1, v0, s[0:1]
 global_load_b32 v1, v0, s[0:1]
	s_endpgm
	.size found_01, .-found_01
	.amdhsa_kernel found_01
	.end_amdhsa_kernel

; Split barrier.
; CHECK-NEXT: {{^}}found_02: unproven bare-barrier{{$}}
	.type found_02,@function
found_02:
 ds_store_b32 v0, v1
 s_barrier_signal -1
 s_barrier_wait -1
 ds_load_b32 v5, v6
	s_endpgm
	.size found_02, .-found_02
	.amdhsa_kernel found_02
	.end_amdhsa_kernel

; Waited before the signal.
	.type found_03,@function
found_03:
 ds_store_b32 v0, v1
 s_wait_dscnt 0x0
 s_barrier_signal -1
 s_barrier_wait -1
 ds_load_b32 v5, v6
	s_endpgm
	.size found_03, .-found_03
	.amdhsa_kernel found_03
	.end_amdhsa_kernel

; Waited too late.
; CHECK-NEXT: {{^}}found_04: unproven bare-barrier{{$}}
	.type found_04,@function
found_04:
 ds_store_b32 v0, v1
 s_barrier_signal -1
 s_wait_dscnt 0x0
 s_barrier_wait -1
 ds_load_b32 v5, v6
	s_endpgm
	.size found_04, .-found_04
	.amdhsa_kernel found_04
	.end_amdhsa_kernel

; Started between.
; CHECK-NEXT: {{^}}found_05: unproven bare-barrier{{$}}
	.type found_05,@function
found_05:
 s_barrier_signal -1
 ds_store_b32 v0, v1
 s_wait_dscnt 0x0
 s_barrier_wait -1
 ds_load_b32 v5, v6
	s_endpgm
	.size found_05, .-found_05
	.amdhsa_kernel found_05
	.end_amdhsa_kernel

; Halves of a register are unproven where a load may leave one alone.
; Halves of one register, both ways.
; CHECK-NEXT: {{^}}halves_01: unproven register-hazard{{$}}
	.type halves_01,@function
halves_01:
 global_load_d16_b16 v1, v[2:3], off
 global_load_d16_hi_b16 v1, v[4:5], off
	s_endpgm
	.size halves_01, .-halves_01
	.amdhsa_kernel halves_01
	.end_amdhsa_kernel

; The other way round.
; CHECK-NEXT: {{^}}halves_02: unproven register-hazard{{$}}
	.type halves_02,@function
halves_02:
 global_load_d16_hi_b16 v1, v[4:5], off
 global_load_d16_b16 v1, v[2:3], off
	s_endpgm
	.size halves_02, .-halves_02
	.amdhsa_kernel halves_02
	.end_amdhsa_kernel

; The same half.
; CHECK-NEXT: {{^}}halves_03: definite register-hazard{{$}}
	.type halves_03,@function
halves_03:
 global_load_d16_b16 v1, v[2:3], off
 global_load_d16_b16 v1, v[2:3], off
	s_endpgm
	.size halves_03, .-halves_03
	.amdhsa_kernel halves_03
	.end_amdhsa_kernel

; Use of the other half.
; CHECK-NEXT: {{^}}halves_04: unproven register-hazard{{$}}
	.type halves_04,@function
halves_04:
 global_load_d16_hi_b16 v1, v[4:5], off
 v_mov_b16_e32 v9.l, v1.l
	s_endpgm
	.size halves_04, .-halves_04
	.amdhsa_kernel halves_04
	.end_amdhsa_kernel

; Use of the half.
; CHECK-NEXT: {{^}}halves_05: definite register-hazard{{$}}
	.type halves_05,@function
halves_05:
 global_load_d16_hi_b16 v1, v[4:5], off
 v_mov_b16_e32 v9.l, v1.h
	s_endpgm
	.size halves_05, .-halves_05
	.amdhsa_kernel halves_05
	.end_amdhsa_kernel

; Use of both.
; CHECK-NEXT: {{^}}halves_06: definite register-hazard{{$}}
	.type halves_06,@function
halves_06:
 global_load_d16_b16 v1, v[2:3], off
 v_mov_b32_e32 v9, v1
	s_endpgm
	.size halves_06, .-halves_06
	.amdhsa_kernel halves_06
	.end_amdhsa_kernel

; An address is a use.
; CHECK-NEXT: {{^}}halves_07: definite register-hazard{{$}}
	.type halves_07,@function
halves_07:
 global_load_d16_b16 v1, v[2:3], off
 global_load_d16_hi_b16 v1, v[1:2], off
	s_endpgm
	.size halves_07, .-halves_07
	.amdhsa_kernel halves_07
	.end_amdhsa_kernel

; A whole register before.
; CHECK-NEXT: {{^}}halves_08: definite register-hazard{{$}}
	.type halves_08,@function
halves_08:
 global_load_b32 v1, v0, s[0:1]
 global_load_d16_hi_b16 v1, v[4:5], off
	s_endpgm
	.size halves_08, .-halves_08
	.amdhsa_kernel halves_08
	.end_amdhsa_kernel

; Halves of LDS.
; CHECK-NEXT: {{^}}halves_09: unproven register-hazard{{$}}
	.type halves_09,@function
halves_09:
 global_load_d16_b16 v1, v[2:3], off
 ds_load_u16_d16_hi v1, v6
	s_endpgm
	.size halves_09, .-halves_09
	.amdhsa_kernel halves_09
	.end_amdhsa_kernel

; A store of the other half.
; CHECK-NEXT: {{^}}halves_10: unproven register-hazard{{$}}
	.type halves_10,@function
halves_10:
 global_load_d16_hi_b16 v1, v[4:5], off
 ds_store_b16 v6, v1
	s_endpgm
	.size halves_10, .-halves_10
	.amdhsa_kernel halves_10
	.end_amdhsa_kernel

; Of the upper one.
; CHECK-NEXT: {{^}}halves_11: unproven register-hazard{{$}}
	.type halves_11,@function
halves_11:
 global_load_d16_b16 v1, v[2:3], off
 buffer_store_d16_hi_b8 v1, v2, s[0:3], 0 offen
	s_endpgm
	.size halves_11, .-halves_11
	.amdhsa_kernel halves_11
	.end_amdhsa_kernel

; A store of the half.
; CHECK-NEXT: {{^}}halves_12: definite register-hazard{{$}}
	.type halves_12,@function
halves_12:
 global_load_d16_b16 v1, v[2:3], off
 ds_store_b16 v6, v1
	s_endpgm
	.size halves_12, .-halves_12
	.amdhsa_kernel halves_12
	.end_amdhsa_kernel

; A store of both.
; CHECK-NEXT: {{^}}halves_13: definite register-hazard{{$}}
	.type halves_13,@function
halves_13:
 global_load_d16_hi_b16 v1, v[4:5], off
 ds_store_b32 v6, v1
	s_endpgm
	.size halves_13, .-halves_13
	.amdhsa_kernel halves_13
	.end_amdhsa_kernel

; A store to it.
; CHECK-NEXT: {{^}}halves_14: definite register-hazard{{$}}
	.type halves_14,@function
halves_14:
 global_load_d16_hi_b16 v1, v[4:5], off
 ds_store_b16 v1, v6
	s_endpgm
	.size halves_14, .-halves_14
	.amdhsa_kernel halves_14
	.end_amdhsa_kernel

; Waited.
	.type halves_15,@function
halves_15:
 global_load_d16_b16 v1, v[2:3], off
 s_wait_loadcnt 0x0
 global_load_d16_hi_b16 v1, v[4:5], off
	s_endpgm
	.size halves_15, .-halves_15
	.amdhsa_kernel halves_15
	.end_amdhsa_kernel
; CHECK-NOT: {{.}}
