; Callers take what is outstanding to be complete, but for stores with a counter of their own. A function without an
; expectation has no finding.
; RUN: exits 1 ldsopt check %s --no-races --verbose -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: filecheck %s --check-prefix HELP --input-file %t.txt
; CHECK: 1 definite, 4 unproven
; HELP-COUNT-4: in front of the return

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
; A write of LDS.
; CHECK-DAG: unproven outstanding-at-return in a_write_of_lds:
	.type a_write_of_lds,@function
a_write_of_lds:
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
 ds_write_b32 v0, v1
 s_setpc_b64 s[30:31]
	.size a_write_of_lds, .-a_write_of_lds

; Behind a barrier.
; CHECK-DAG: unproven outstanding-at-return in behind_a_barrier:
	.type behind_a_barrier,@function
behind_a_barrier:
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
 ds_write_b32 v0, v1
 s_barrier
 s_setpc_b64 s[30:31]
	.size behind_a_barrier, .-behind_a_barrier

; That is complete.
	.type that_is_complete,@function
that_is_complete:
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
 ds_write_b32 v0, v1
 s_waitcnt lgkmcnt(0)
 s_setpc_b64 s[30:31]
	.size that_is_complete, .-that_is_complete

; A copy.
; CHECK-DAG: unproven outstanding-at-return in a_copy:
	.type a_copy,@function
a_copy:
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_setpc_b64 s[30:31]
	.size a_copy, .-a_copy

; A store that counts with loads.
; CHECK-DAG: unproven outstanding-at-return in a_store_that_counts_with_loads:
	.type a_store_that_counts_with_loads,@function
a_store_that_counts_with_loads:
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
 global_store_dword v[2:3], v1, off
 s_setpc_b64 s[30:31]
	.size a_store_that_counts_with_loads, .-a_store_that_counts_with_loads

; A dropped cache.
	.type a_dropped_cache,@function
a_dropped_cache:
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
 buffer_inv sc1
 s_setpc_b64 s[30:31]
	.size a_dropped_cache, .-a_dropped_cache

; A load.
; CHECK-DAG: definite register-hazard in a_load:
	.type a_load,@function
a_load:
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
 global_load_dword v1, v[2:3], off
 s_setpc_b64 s[30:31]
	.size a_load, .-a_load
