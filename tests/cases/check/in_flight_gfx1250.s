; What is in flight at a use of its register or bytes, at a copy, or at a barrier, and what a wait completes. A kernel
; without an expectation has no finding.
; RUN: exits 1 ldsopt check %s --no-races --verbose | filecheck %s
; CHECK: 1 definite, 8 unproven

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
	.text
; Names say what each kernel has.
; CHECK-DAG: unproven missing-wait in async:
	.type async,@function
async:
 global_load_async_to_lds_b128 v0, v[2:3], off
 s_wait_loadcnt 0x0
 ds_load_b32 v5, v6
 s_endpgm
	.size async, .-async
	.amdhsa_kernel async
	.end_amdhsa_kernel

	.type async_waited,@function
async_waited:
 global_load_async_to_lds_b128 v0, v[2:3], off
 s_wait_asynccnt 0x0
 ds_load_b32 v5, v6
 s_endpgm
	.size async_waited, .-async_waited
	.amdhsa_kernel async_waited
	.end_amdhsa_kernel

; CHECK-DAG: unproven missing-wait in tensor:
	.type tensor,@function
tensor:
 tensor_load_to_lds s[0:3], s[4:11]
 ds_load_b32 v5, v6
 s_endpgm
	.size tensor, .-tensor
	.amdhsa_kernel tensor
	.end_amdhsa_kernel

	.type async_store_only_reads,@function
async_store_only_reads:
 global_store_async_from_lds_b128 v[2:3], v0, off
 ds_load_b32 v5, v6
 s_endpgm
	.size async_store_only_reads, .-async_store_only_reads
	.amdhsa_kernel async_store_only_reads
	.end_amdhsa_kernel

; CHECK-DAG: unproven missing-wait in async_store_then_write:
	.type async_store_then_write,@function
async_store_then_write:
 global_store_async_from_lds_b128 v[2:3], v0, off
 ds_store_b32 v5, v6
 s_endpgm
	.size async_store_then_write, .-async_store_then_write
	.amdhsa_kernel async_store_then_write
	.end_amdhsa_kernel

; CHECK-DAG: unproven missing-wait in async_load_then_store_of_it:
	.type async_load_then_store_of_it,@function
async_load_then_store_of_it:
 global_load_async_to_lds_b128 v0, v[2:3], off
 global_store_async_from_lds_b128 v[2:3], v0, off
 s_endpgm
	.size async_load_then_store_of_it, .-async_load_then_store_of_it
	.amdhsa_kernel async_load_then_store_of_it
	.end_amdhsa_kernel

; CHECK-DAG: unproven missing-wait in async_store_then_load_over_it:
	.type async_store_then_load_over_it,@function
async_store_then_load_over_it:
 global_store_async_from_lds_b128 v[2:3], v0, off
 global_load_async_to_lds_b128 v0, v[2:3], off
 s_endpgm
	.size async_store_then_load_over_it, .-async_store_then_load_over_it
	.amdhsa_kernel async_store_then_load_over_it
	.end_amdhsa_kernel

; CHECK-DAG: unproven overtaken-by-dma in read_then_async:
	.type read_then_async,@function
read_then_async:
 ds_load_b32 v5, v6
 global_load_async_to_lds_b128 v0, v[2:3], off
 s_endpgm
	.size read_then_async, .-read_then_async
	.amdhsa_kernel read_then_async
	.end_amdhsa_kernel

	.type read_waited_then_async,@function
read_waited_then_async:
 ds_load_b32 v5, v6
 s_wait_dscnt 0x0
 global_load_async_to_lds_b128 v0, v[2:3], off
 s_endpgm
	.size read_waited_then_async, .-read_waited_then_async
	.amdhsa_kernel read_waited_then_async
	.end_amdhsa_kernel

; CHECK-DAG: unproven overtaken-by-dma in write_then_tensor:
	.type write_then_tensor,@function
write_then_tensor:
 ds_store_b32 v5, v6
 tensor_load_to_lds s[0:3], s[4:11]
 s_endpgm
	.size write_then_tensor, .-write_then_tensor
	.amdhsa_kernel write_then_tensor
	.end_amdhsa_kernel

; CHECK-DAG: unproven overtaken-by-dma in write_then_async_store:
	.type write_then_async_store,@function
write_then_async_store:
 ds_store_b32 v5, v6
 global_store_async_from_lds_b128 v[2:3], v0, off
 s_endpgm
	.size write_then_async_store, .-write_then_async_store
	.amdhsa_kernel write_then_async_store
	.end_amdhsa_kernel

	.type read_then_async_store_which_reads,@function
read_then_async_store_which_reads:
 ds_load_b32 v5, v6
 global_store_async_from_lds_b128 v[2:3], v0, off
 s_endpgm
	.size read_then_async_store_which_reads, .-read_then_async_store_which_reads
	.amdhsa_kernel read_then_async_store_which_reads
	.end_amdhsa_kernel

	.type async_loads_are_not_compared,@function
async_loads_are_not_compared:
 global_load_async_to_lds_b128 v0, v[2:3], off
 global_load_async_to_lds_b128 v0, v[2:3], off
 s_endpgm
	.size async_loads_are_not_compared, .-async_loads_are_not_compared
	.amdhsa_kernel async_loads_are_not_compared
	.end_amdhsa_kernel

; Two halves of a register: unproven where a load may leave the other one alone.
; CHECK-DAG: definite register-hazard in half_where_nothing_is_known_of_halves:
	.type half_where_nothing_is_known_of_halves,@function
half_where_nothing_is_known_of_halves:
 global_load_d16_b16 v1, v[2:3], off
 global_load_d16_hi_b16 v1, v[4:5], off
 s_endpgm
	.size half_where_nothing_is_known_of_halves, .-half_where_nothing_is_known_of_halves
	.amdhsa_kernel half_where_nothing_is_known_of_halves
	.end_amdhsa_kernel
