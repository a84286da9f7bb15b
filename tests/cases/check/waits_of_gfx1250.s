; What the wait checker finds where every access of LDS may touch the same bytes. A kernel without an expectation
; beside it has no finding.
; RUN: exits 1 ldsopt check %s --no-races --json > %t.json
; RUN: %{python} -c "import json; print(*sorted('{function}: {verdict} {rule}'.format(**f) for f in json.load(open('%t.json'))['findings'] if f['rule'] not in ('wait-state-hazard', 'alu-hazard', 'source-overwritten')), sep='\n')" | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
	.text

; What is not waited for.
; Async.
; CHECK: {{^}}found_01: unproven missing-wait{{$}}
	.type found_01,@function
found_01:
 global_load_async_to_lds_b128 v0, v[2:3], off
 s_wait_loadcnt 0x0
 ds_load_b32 v5, v6
	s_endpgm
	.size found_01, .-found_01
	.amdhsa_kernel found_01
	.end_amdhsa_kernel

; Async waited.
	.type found_02,@function
found_02:
 global_load_async_to_lds_b128 v0, v[2:3], off
 s_wait_asynccnt 0x0
 ds_load_b32 v5, v6
	s_endpgm
	.size found_02, .-found_02
	.amdhsa_kernel found_02
	.end_amdhsa_kernel

; Tensor.
; CHECK-NEXT: {{^}}found_03: unproven missing-wait{{$}}
	.type found_03,@function
found_03:
 tensor_load_to_lds s[0:3], s[4:11]
 ds_load_b32 v5, v6
	s_endpgm
	.size found_03, .-found_03
	.amdhsa_kernel found_03
	.end_amdhsa_kernel

; Async store only reads.
	.type found_04,@function
found_04:
 global_store_async_from_lds_b128 v[2:3], v0, off
 ds_load_b32 v5, v6
	s_endpgm
	.size found_04, .-found_04
	.amdhsa_kernel found_04
	.end_amdhsa_kernel

; Async store then write.
; CHECK-NEXT: {{^}}found_05: unproven missing-wait{{$}}
	.type found_05,@function
found_05:
 global_store_async_from_lds_b128 v[2:3], v0, off
 ds_store_b32 v5, v6
	s_endpgm
	.size found_05, .-found_05
	.amdhsa_kernel found_05
	.end_amdhsa_kernel

; Async load then store of it.
; CHECK-NEXT: {{^}}found_06: unproven missing-wait{{$}}
	.type found_06,@function
found_06:
 global_load_async_to_lds_b128 v0, v[2:3], off
 global_store_async_from_lds_b128 v[2:3], v0, off
	s_endpgm
	.size found_06, .-found_06
	.amdhsa_kernel found_06
	.end_amdhsa_kernel

; Async store then load over it.
; CHECK-NEXT: {{^}}found_07: unproven missing-wait{{$}}
	.type found_07,@function
found_07:
 global_store_async_from_lds_b128 v[2:3], v0, off
 global_load_async_to_lds_b128 v0, v[2:3], off
	s_endpgm
	.size found_07, .-found_07
	.amdhsa_kernel found_07
	.end_amdhsa_kernel

; Read then async.
; CHECK-NEXT: {{^}}found_08: unproven overtaken-by-dma{{$}}
	.type found_08,@function
found_08:
 ds_load_b32 v5, v6
 global_load_async_to_lds_b128 v0, v[2:3], off
	s_endpgm
	.size found_08, .-found_08
	.amdhsa_kernel found_08
	.end_amdhsa_kernel

; Read waited then async.
	.type found_09,@function
found_09:
 ds_load_b32 v5, v6
 s_wait_dscnt 0x0
 global_load_async_to_lds_b128 v0, v[2:3], off
	s_endpgm
	.size found_09, .-found_09
	.amdhsa_kernel found_09
	.end_amdhsa_kernel

; Write then tensor.
; CHECK-NEXT: {{^}}found_10: unproven overtaken-by-dma{{$}}
	.type found_10,@function
found_10:
 ds_store_b32 v5, v6
 tensor_load_to_lds s[0:3], s[4:11]
	s_endpgm
	.size found_10, .-found_10
	.amdhsa_kernel found_10
	.end_amdhsa_kernel

; Write then async store.
; CHECK-NEXT: {{^}}found_11: unproven overtaken-by-dma{{$}}
	.type found_11,@function
found_11:
 ds_store_b32 v5, v6
 global_store_async_from_lds_b128 v[2:3], v0, off
	s_endpgm
	.size found_11, .-found_11
	.amdhsa_kernel found_11
	.end_amdhsa_kernel

; Read then async store which reads.
	.type found_12,@function
found_12:
 ds_load_b32 v5, v6
 global_store_async_from_lds_b128 v[2:3], v0, off
	s_endpgm
	.size found_12, .-found_12
	.amdhsa_kernel found_12
	.end_amdhsa_kernel

; Async loads are not compared.
	.type found_13,@function
found_13:
 global_load_async_to_lds_b128 v0, v[2:3], off
 global_load_async_to_lds_b128 v0, v[2:3], off
	s_endpgm
	.size found_13, .-found_13
	.amdhsa_kernel found_13
	.end_amdhsa_kernel

; Halves of a register are unproven where a load may leave one alone.
; Where nothing is known of halves.
; CHECK-NEXT: {{^}}halves_01: definite register-hazard{{$}}
	.type halves_01,@function
halves_01:
 global_load_d16_b16 v1, v[2:3], off
 global_load_d16_hi_b16 v1, v[4:5], off
	s_endpgm
	.size halves_01, .-halves_01
	.amdhsa_kernel halves_01
	.end_amdhsa_kernel
; CHECK-NOT: {{.}}
