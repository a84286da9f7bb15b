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

; So does a branch by memory: a move under a condition may leave what was loaded.
; CHECK: kernel may_keep: only waits for LDS-DMA may change
	.type may_keep,@function
may_keep:
 global_load_dword v4, v0, s[2:3]
 s_waitcnt vmcnt(0)
 v_readfirstlane_b32 s4, v4
 s_cmp_eq_u32 s5, 0
 s_cmovk_i32 s4, 0x1
 s_cmp_eq_u32 s4, 0
 s_cbranch_scc1 .Lkept
 global_load_dword v3, v0, s[0:1]
.Lkept:
 s_waitcnt vmcnt(0)
 s_endpgm
	.size may_keep, .-may_keep
	.amdhsa_kernel may_keep
	.end_amdhsa_kernel
; CHECK: kernel overwrites: only waits for LDS-DMA, loads and accesses of LDS may change
	.type overwrites,@function
overwrites:
 global_load_dword v4, v0, s[2:3]
 s_waitcnt vmcnt(0)
 v_readfirstlane_b32 s4, v4
 s_movk_i32 s4, 0x1
 s_cmp_eq_u32 s4, 0
 s_cbranch_scc1 .Loverwritten
 global_load_dword v3, v0, s[0:1]
.Loverwritten:
 s_waitcnt vmcnt(0)
 s_endpgm
	.size overwrites, .-overwrites
	.amdhsa_kernel overwrites
	.end_amdhsa_kernel
