; A wait in an object becomes what an assembler makes of it; bits that belong to no counter may be set there.
; REQUIRES: llc-22
; DEFINE: %{assemble} = llvm-mc-22 -triple=amdgcn-amd-amdhsa -filetype=obj
; One that nothing needs.
; RUN: variant NEEDLESS,GFX942 %s > %t.s
; RUN: ldsopt waits %t.s -o %t.new.s -q
; RUN: exits 1 diff %t.s %t.new.s | filecheck %s --check-prefix IS-NEEDLESS
; IS-NEEDLESS: {{^}}> s_nop 0
; RUN: %{assemble} %t.s -mcpu=gfx942 -o %t.o
; RUN: %{assemble} %t.new.s -mcpu=gfx942 -o %t.new.o
; RUN: ldsopt waits %t.o -o %t.changed.o -q
; RUN: cmp %t.changed.o %t.new.o
; RUN: ldsopt check %t.changed.o --no-races | filecheck %s --check-prefix CLEAN
; RUN: sed '0,/s_waitcnt vmcnt(0)/s//.long 0xbf8c3ff0/' %t.s | %{assemble} -mcpu=gfx942 -o %t.odd.o
; RUN: ldsopt waits %t.odd.o -o %t.changed.o -q
; RUN: cmp %t.changed.o %t.new.o
; A count in two parts.
; RUN: variant TWO-PARTS,GFX942 %s > %t.s
; RUN: ldsopt waits %t.s -o %t.new.s -q
; RUN: exits 1 diff %t.s %t.new.s | filecheck %s --check-prefix IS-TWO-PARTS
; IS-TWO-PARTS: {{^}}> s_waitcnt vmcnt(20)
; RUN: %{assemble} %t.s -mcpu=gfx942 -o %t.o
; RUN: %{assemble} %t.new.s -mcpu=gfx942 -o %t.new.o
; RUN: ldsopt waits %t.o -o %t.changed.o -q
; RUN: cmp %t.changed.o %t.new.o
; RUN: ldsopt check %t.changed.o --no-races | filecheck %s --check-prefix CLEAN
; RUN: sed '0,/s_waitcnt vmcnt(0)/s//.long 0xbf8c3ff0/' %t.s | %{assemble} -mcpu=gfx942 -o %t.odd.o
; RUN: ldsopt waits %t.odd.o -o %t.changed.o -q
; RUN: cmp %t.changed.o %t.new.o
; One that waits for more than one.
; RUN: variant MORE,GFX942 %s > %t.s
; RUN: ldsopt waits %t.s -o %t.new.s -q
; RUN: exits 1 diff %t.s %t.new.s | filecheck %s --check-prefix IS-MORE
; IS-MORE: {{^}}> s_waitcnt vmcnt(2)
; RUN: %{assemble} %t.s -mcpu=gfx942 -o %t.o
; RUN: %{assemble} %t.new.s -mcpu=gfx942 -o %t.new.o
; RUN: ldsopt waits %t.o -o %t.changed.o -q
; RUN: cmp %t.changed.o %t.new.o
; RUN: ldsopt check %t.changed.o --no-races | filecheck %s --check-prefix CLEAN
; One of two counts.
; RUN: variant TWO-COUNTS,GFX1100 %s > %t.s
; RUN: ldsopt waits %t.s -o %t.new.s -q
; RUN: exits 1 diff %t.s %t.new.s | filecheck %s --check-prefix IS-TWO-COUNTS
; IS-TWO-COUNTS: {{^}}> s_waitcnt vmcnt(2) lgkmcnt(0)
; RUN: %{assemble} %t.s -mcpu=gfx1100 -o %t.o
; RUN: %{assemble} %t.new.s -mcpu=gfx1100 -o %t.new.o
; RUN: ldsopt waits %t.o -o %t.changed.o -q
; RUN: cmp %t.changed.o %t.new.o
; RUN: ldsopt check %t.changed.o --no-races | filecheck %s --check-prefix CLEAN
; RUN: sed '0,/s_waitcnt vmcnt(0) lgkmcnt(0)/s//.long 0xbf89000f/' %t.s | %{assemble} -mcpu=gfx1100 -o %t.odd.o
; RUN: ldsopt waits %t.odd.o -o %t.changed.o -q
; RUN: cmp %t.changed.o %t.new.o
; One of two counters.
; RUN: variant TWO-COUNTERS,GFX1201 %s > %t.s
; RUN: ldsopt waits %t.s -o %t.new.s -q
; RUN: exits 1 diff %t.s %t.new.s | filecheck %s --check-prefix IS-TWO-COUNTERS
; IS-TWO-COUNTERS: {{^}}> s_wait_dscnt 0x0
; RUN: %{assemble} %t.s -mcpu=gfx1201 -o %t.o
; RUN: %{assemble} %t.new.s -mcpu=gfx1201 -o %t.new.o
; RUN: ldsopt waits %t.o -o %t.changed.o -q
; RUN: cmp %t.changed.o %t.new.o
; RUN: ldsopt check %t.changed.o --no-races | filecheck %s --check-prefix CLEAN
; RUN: sed '0,/s_wait_loadcnt_dscnt 0x0/s//.long 0xbfc8c0c0/' %t.s | %{assemble} -mcpu=gfx1201 -o %t.odd.o
; RUN: ldsopt waits %t.odd.o -o %t.changed.o -q
; RUN: cmp %t.changed.o %t.new.o
; A counter of its own.
; RUN: variant OWN,GFX1201 %s > %t.s
; RUN: ldsopt waits %t.s -o %t.new.s -q
; RUN: exits 1 diff %t.s %t.new.s | filecheck %s --check-prefix IS-OWN
; IS-OWN: {{^}}> s_wait_loadcnt 0x2
; RUN: %{assemble} %t.s -mcpu=gfx1201 -o %t.o
; RUN: %{assemble} %t.new.s -mcpu=gfx1201 -o %t.new.o
; RUN: ldsopt waits %t.o -o %t.changed.o -q
; RUN: cmp %t.changed.o %t.new.o
; RUN: ldsopt check %t.changed.o --no-races | filecheck %s --check-prefix CLEAN
; Asynchronous copies.
; RUN: variant COPIES,GFX1250 %s > %t.s
; RUN: ldsopt waits %t.s -o %t.new.s -q
; RUN: exits 1 diff %t.s %t.new.s | filecheck %s --check-prefix IS-COPIES
; IS-COPIES: {{^}}> s_wait_asynccnt 0x2
; RUN: %{assemble} %t.s -mcpu=gfx1250 -o %t.o
; RUN: %{assemble} %t.new.s -mcpu=gfx1250 -o %t.new.o
; RUN: ldsopt waits %t.o -o %t.changed.o -q
; RUN: cmp %t.changed.o %t.new.o
; RUN: ldsopt check %t.changed.o --no-races | filecheck %s --check-prefix CLEAN
; CLEAN: no findings
; A wait that is missing: the last one in front waits for it, which leaves fewer operations behind it.
; RUN: variant MISSING,GFX942 %s | %{assemble} -mcpu=gfx942 -o %t.o
; RUN: ldsopt waits %t.o -o %t.changed.o 2>&1 | filecheck %s --check-prefix IS-MISSING
; IS-MISSING: line {{[0-9]+}}, vmcnt no wait -> 2: line {{[0-9]+}} must be complete at line {{[0-9]+}}: a register that it writes
; IS-MISSING: findings about waits and order: 1 definite, 0 unproven; about waits left: 0 definite, 0 unproven
; RUN: ldsopt check %t.changed.o --no-races | filecheck %s --check-prefix CLEAN
; An object has no room where no wait stands in front, or none of this counter, or the operation starts behind it.
; RUN: variant LACKING,GFX942 %s | %{assemble} -mcpu=gfx942 -o %t.o
; RUN: exits 3 ldsopt waits %t.o -o %t.changed.o 2>&1 | filecheck %s --check-prefix ROOM
; RUN: variant BEHIND,GFX942 %s | %{assemble} -mcpu=gfx942 -o %t.o
; RUN: exits 3 ldsopt waits %t.o -o %t.changed.o 2>&1 | filecheck %s --check-prefix ROOM
; RUN: variant OTHER,GFX1201 %s | %{assemble} -mcpu=gfx1201 -o %t.o
; RUN: exits 3 ldsopt waits %t.o -o %t.changed.o 2>&1 | filecheck %s --check-prefix ROOM
; ROOM: .o: k lacks a wait, and an object has no room

;GFX942 	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
;GFX1100 	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
;GFX1201 	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
;GFX1250 	.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
	.text
	.type k,@function
k:
;LACKING  ds_read_b32 v9, v8
;LACKING  v_mov_b32_e32 v1, v9
;MISSING  global_load_dword v3, v0, s[0:1]
;MISSING  global_load_dword v4, v0, s[0:1] offset:16
;MISSING  ds_read_b32 v9, v8
;MISSING  global_load_dword v6, v0, s[0:1] offset:32
;MISSING  v_mov_b32_e32 v2, 0
;MISSING  v_mov_b32_e32 v1, 0
;MISSING  s_waitcnt lgkmcnt(0)
;MISSING  v_mov_b32_e32 v1, v9
;MISSING  global_load_dword v7, v0, s[0:1] offset:48
;MISSING  s_nop 0
;MISSING  v_mov_b32_e32 v1, v3
;MISSING  s_waitcnt vmcnt(0)
;MISSING  v_add_f32_e32 v1, v4, v6
;BEHIND  s_waitcnt lgkmcnt(0)
;BEHIND  ds_read_b32 v9, v8
;BEHIND  v_mov_b32_e32 v1, v9
;OTHER  ds_load_b32 v9, v8
;OTHER  global_load_b32 v3, v0, s[0:1]
;OTHER  s_wait_dscnt 0x0
;OTHER  v_add_f32_e32 v1, v3, v9
;NEEDLESS  s_mov_b32 m0, 0
;NEEDLESS  s_nop 0
;NEEDLESS  buffer_load_dword v0, s[4:7], 0 offen lds
;NEEDLESS  s_waitcnt vmcnt(0)
;NEEDLESS  v_mov_b32_e32 v7, 0x1000
;NEEDLESS  ds_read_b32 v10, v7
;NEEDLESS  s_mov_b32 m0, 8192
;NEEDLESS  s_nop 0
;NEEDLESS  buffer_load_dword v0, s[4:7], 0 offen lds
;NEEDLESS  s_waitcnt vmcnt(0)
;NEEDLESS  v_mov_b32_e32 v8, 0x2000
;NEEDLESS  ds_read_b32 v9, v8
;TWO-PARTS  global_load_dword v3, v0, s[0:1]
;TWO-PARTS  global_load_dword v10, v0, s[0:1] offset:40
;TWO-PARTS  global_load_dword v11, v0, s[0:1] offset:44
;TWO-PARTS  global_load_dword v12, v0, s[0:1] offset:48
;TWO-PARTS  global_load_dword v13, v0, s[0:1] offset:52
;TWO-PARTS  global_load_dword v14, v0, s[0:1] offset:56
;TWO-PARTS  global_load_dword v15, v0, s[0:1] offset:60
;TWO-PARTS  global_load_dword v16, v0, s[0:1] offset:64
;TWO-PARTS  global_load_dword v17, v0, s[0:1] offset:68
;TWO-PARTS  global_load_dword v18, v0, s[0:1] offset:72
;TWO-PARTS  global_load_dword v19, v0, s[0:1] offset:76
;TWO-PARTS  global_load_dword v20, v0, s[0:1] offset:80
;TWO-PARTS  global_load_dword v21, v0, s[0:1] offset:84
;TWO-PARTS  global_load_dword v22, v0, s[0:1] offset:88
;TWO-PARTS  global_load_dword v23, v0, s[0:1] offset:92
;TWO-PARTS  global_load_dword v24, v0, s[0:1] offset:96
;TWO-PARTS  global_load_dword v25, v0, s[0:1] offset:100
;TWO-PARTS  global_load_dword v26, v0, s[0:1] offset:104
;TWO-PARTS  global_load_dword v27, v0, s[0:1] offset:108
;TWO-PARTS  global_load_dword v28, v0, s[0:1] offset:112
;TWO-PARTS  global_load_dword v29, v0, s[0:1] offset:116
;TWO-PARTS  s_waitcnt vmcnt(0)
;TWO-PARTS  v_add_f32_e32 v5, v3, v3
;TWO-PARTS  s_waitcnt vmcnt(0)
;TWO-PARTS  v_mov_b32_e32 v0, v10
;TWO-PARTS  v_mov_b32_e32 v0, v11
;TWO-PARTS  v_mov_b32_e32 v0, v12
;TWO-PARTS  v_mov_b32_e32 v0, v13
;TWO-PARTS  v_mov_b32_e32 v0, v14
;TWO-PARTS  v_mov_b32_e32 v0, v15
;TWO-PARTS  v_mov_b32_e32 v0, v16
;TWO-PARTS  v_mov_b32_e32 v0, v17
;TWO-PARTS  v_mov_b32_e32 v0, v18
;TWO-PARTS  v_mov_b32_e32 v0, v19
;TWO-PARTS  v_mov_b32_e32 v0, v20
;TWO-PARTS  v_mov_b32_e32 v0, v21
;TWO-PARTS  v_mov_b32_e32 v0, v22
;TWO-PARTS  v_mov_b32_e32 v0, v23
;TWO-PARTS  v_mov_b32_e32 v0, v24
;TWO-PARTS  v_mov_b32_e32 v0, v25
;TWO-PARTS  v_mov_b32_e32 v0, v26
;TWO-PARTS  v_mov_b32_e32 v0, v27
;TWO-PARTS  v_mov_b32_e32 v0, v28
;TWO-PARTS  v_mov_b32_e32 v0, v29
;MORE  global_load_dword v3, v0, s[0:1] offset:0
;MORE  global_load_dword v4, v0, s[0:1] offset:16
;MORE  global_load_dword v6, v0, s[0:1] offset:32
;MORE  s_waitcnt vmcnt(1)
;MORE  v_add_f32_e32 v5, v3, v3
;MORE  s_waitcnt vmcnt(0)
;MORE  v_add_f32_e32 v5, v4, v6
;TWO-COUNTS  global_load_b32 v3, v0, s[0:1] offset:0
;TWO-COUNTS  ds_load_b32 v9, v8
;TWO-COUNTS  global_load_b32 v4, v0, s[0:1] offset:16
;TWO-COUNTS  global_load_b32 v6, v0, s[0:1] offset:32
;TWO-COUNTS  s_waitcnt vmcnt(0) lgkmcnt(0)
;TWO-COUNTS  v_add_f32_e32 v5, v3, v9
;TWO-COUNTS  s_waitcnt vmcnt(0)
;TWO-COUNTS  v_add_f32_e32 v5, v4, v6
;TWO-COUNTERS  global_load_b32 v3, v0, s[0:1] offset:0
;TWO-COUNTERS  ds_load_b32 v9, v8
;TWO-COUNTERS  s_wait_loadcnt_dscnt 0x0
;TWO-COUNTERS  v_add_f32_e32 v5, v9, v9
;TWO-COUNTERS  s_wait_loadcnt 0x0
;TWO-COUNTERS  v_add_f32_e32 v5, v3, v3
;OWN  global_load_b32 v3, v0, s[0:1] offset:0
;OWN  global_load_b32 v4, v0, s[0:1] offset:16
;OWN  global_load_b32 v6, v0, s[0:1] offset:32
;OWN  s_wait_loadcnt 0x0
;OWN  v_add_f32_e32 v5, v3, v3
;OWN  s_wait_loadcnt 0x0
;OWN  v_add_f32_e32 v5, v4, v6
;COPIES  v_lshlrev_b32_e32 v8, 4, v0
;COPIES  global_load_async_to_lds_b128 v8, v[2:3], off offset:4096
;COPIES  global_load_async_to_lds_b128 v8, v[2:3], off offset:16384
;COPIES  global_load_async_to_lds_b128 v8, v[2:3], off offset:32768
;COPIES  s_wait_asynccnt 0x0
;COPIES  ds_load_b128 v[10:13], v8 offset:0x1000
	s_endpgm
	.size k, .-k
	.section .rodata,"a"
	.amdhsa_kernel k
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 16
;GFX942 		.amdhsa_accum_offset 32
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [1, 2]
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 0
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .kernarg_segment_align: 4
    .sgpr_count: 16
    .vgpr_count: 32
    .max_flat_workgroup_size: 256
;GFX942     .wavefront_size: 64
;GFX1100,GFX1201,GFX1250     .wavefront_size: 32
...
	.end_amdgpu_metadata
