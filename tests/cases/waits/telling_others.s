; Code that may tell other waves what is complete keeps its waits for loads and for LDS.
; RUN: ldsopt waits %s -o %t.s -v 2> %t.txt
; RUN: filecheck %s --input-file %t.txt

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text

; A load, and a read of LDS, tell other waves nothing.
; CHECK: kernel load: only waits for LDS-DMA, loads and accesses of LDS may change
	.type load,@function
load:
 global_load_dword v3, v0, s[0:1]
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_endpgm
	.size load, .-load
	.amdhsa_kernel load
	.end_amdhsa_kernel
; CHECK: kernel read: only waits for LDS-DMA, loads and accesses of LDS may change
	.type read,@function
read:
 ds_read_b32 v3, v7
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_endpgm
	.size read, .-read
	.amdhsa_kernel read
	.end_amdhsa_kernel

; A scope does, a cache operation, an atomic access without result, and an update of LDS.
; CHECK: kernel scope: only waits for LDS-DMA may change
	.type scope,@function
scope:
 global_load_dword v3, v0, s[0:1] sc1
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_endpgm
	.size scope, .-scope
	.amdhsa_kernel scope
	.end_amdhsa_kernel
; CHECK: kernel cache: only waits for LDS-DMA may change
	.type cache,@function
cache:
 buffer_wbl2 sc1
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_endpgm
	.size cache, .-cache
	.amdhsa_kernel cache
	.end_amdhsa_kernel
; CHECK: kernel atomic: only waits for LDS-DMA may change
	.type atomic,@function
atomic:
 global_atomic_add v0, v1, s[0:1]
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_endpgm
	.size atomic, .-atomic
	.amdhsa_kernel atomic
	.end_amdhsa_kernel
; CHECK: kernel update: only waits for LDS-DMA may change
	.type update,@function
update:
 ds_add_u32 v8, v1
 s_waitcnt vmcnt(0) lgkmcnt(0)
 s_endpgm
	.size update, .-update
	.amdhsa_kernel update
	.end_amdhsa_kernel
