; What the wait checker finds where every access of LDS may touch the same bytes. A kernel without an expectation
; beside it has no finding.
; RUN: exits 1 ldsopt check %s --no-races --json > %t.json
; RUN: %{python} -c "import json; print(*sorted('{function}: {verdict} {rule}'.format(**f) for f in json.load(open('%t.json'))['findings'] if f['rule'] not in ('wait-state-hazard', 'alu-hazard', 'source-overwritten')), sep='\n')" | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text

; What is not waited for.
; Half a register.
; CHECK: {{^}}found_01: definite register-hazard{{$}}
	.type found_01,@function
found_01:
 ds_load_u16_d16 v1, v0
 v_mov_b16_e32 v1.l, 0
	s_endpgm
	.size found_01, .-found_01
	.amdhsa_kernel found_01
	.end_amdhsa_kernel

; Halves of a register are unproven where a load may leave one alone.
; Where a load may disturb the other half.
; CHECK-NEXT: {{^}}halves_01: unproven register-hazard{{$}}
	.type halves_01,@function
halves_01:
 global_load_d16_hi_b16 v1, v[4:5], off
 ds_store_b16 v6, v1
	s_endpgm
	.size halves_01, .-halves_01
	.amdhsa_kernel halves_01
	.end_amdhsa_kernel

; Which is used.
; CHECK-NEXT: {{^}}halves_02: unproven register-hazard{{$}}
	.type halves_02,@function
halves_02:
 global_load_d16_hi_b16 v1, v[4:5], off
 v_mov_b16_e32 v9.l, v1.l
	s_endpgm
	.size halves_02, .-halves_02
	.amdhsa_kernel halves_02
	.end_amdhsa_kernel

; Which is written.
; CHECK-NEXT: {{^}}halves_03: definite register-hazard{{$}}
	.type halves_03,@function
halves_03:
 global_load_d16_hi_b16 v1, v[4:5], off
 v_mov_b16_e32 v1.l, v9.l
	s_endpgm
	.size halves_03, .-halves_03
	.amdhsa_kernel halves_03
	.end_amdhsa_kernel

; By a load in another order.
; CHECK-NEXT: {{^}}halves_04: definite register-hazard{{$}}
	.type halves_04,@function
halves_04:
 global_load_d16_b16 v1, v[2:3], off
 ds_load_u16_d16_hi v1, v6
	s_endpgm
	.size halves_04, .-halves_04
	.amdhsa_kernel halves_04
	.end_amdhsa_kernel

; With the half that is loaded.
; CHECK-NEXT: {{^}}halves_05: definite register-hazard{{$}}
	.type halves_05,@function
halves_05:
 global_load_d16_hi_b16 v1, v[4:5], off
 v_mov_b32_e32 v9, v1
	s_endpgm
	.size halves_05, .-halves_05
	.amdhsa_kernel halves_05
	.end_amdhsa_kernel

; Where loads write in order.
	.type halves_06,@function
halves_06:
 global_load_d16_b16 v1, v[2:3], off
 global_load_d16_hi_b16 v1, v[4:5], off
	s_endpgm
	.size halves_06, .-halves_06
	.amdhsa_kernel halves_06
	.end_amdhsa_kernel
; CHECK-NOT: {{.}}
