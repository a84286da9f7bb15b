; The waits of a kernel, those that matter most first: by depth in loops, then by how little stands in front; and why a
; weaker wait suffices.

; RUN: ldsopt waits %s -o %t.s -v --report %t.json 2> %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: %{python} -c "import json; chain = json.load(open('%t.json'))['functions'][1]['waits']; assert [one['completed_by'] for one in chain] == [[], [chain[0]['asm_line']], [chain[0]['asm_line']]]"
; RUN: %{python} -c "import json; kinds = {one['name']: {wait['change'] for wait in one['waits']} for one in json.load(open('%t.json'))['functions']}; assert kinds['less_is_needed'] == {'raised', None} and kinds['later_wait'] == {'dropped', None}"

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text

; The copy is complete in time where it is needed: at the second read.
; CHECK: kernel later_wait: only waits
; CHECK-NEXT: line {{[0-9]+}}, vmcnt, 0, issued 2 instructions before
; CHECK: line {{[0-9]+}}, vmcnt, 0 -> no wait
; CHECK: (line {{[0-9]+}}): another wait completes it in time
; CHECK-NOT: vmcnt, 
	.type later_wait,@function
later_wait:
 s_mov_b32 m0, 0x400
 v_mov_b32_e32 v3, 0
 v_mov_b32_e32 v4, 0x400
 buffer_load_dword v1, s[0:3], 0 offen lds
 s_waitcnt vmcnt(0)
 ds_read_b32 v5, v3
 s_waitcnt vmcnt(0)
 ds_read_b32 v6, v4
 s_endpgm
	.size later_wait, .-later_wait
	.amdhsa_kernel later_wait
	.end_amdhsa_kernel

; A chain of waits: the last one alone is needed.
; CHECK: kernel chain: only waits
; CHECK-NEXT: line {{[0-9]+}}, vmcnt, 0, issued 0 instructions before
; CHECK: line {{[0-9]+}}, vmcnt, 0 -> no wait
; CHECK: (line {{[0-9]+}}): another wait completes it in time
; CHECK: line {{[0-9]+}}, vmcnt, 0 -> no wait
; CHECK: (line {{[0-9]+}}): another wait completes it in time
; CHECK-NOT: vmcnt, 
	.type chain,@function
chain:
 s_mov_b32 m0, 0x400
 v_mov_b32_e32 v3, 0
 v_mov_b32_e32 v4, 0x400
 buffer_load_dword v1, s[0:3], 0 offen lds
 s_waitcnt vmcnt(0)
 buffer_load_dword v1, s[0:3], 0 offen lds
 s_waitcnt vmcnt(0)
 buffer_load_dword v1, s[0:3], 0 offen lds
 s_waitcnt vmcnt(0)
 ds_read_b32 v6, v4
 s_endpgm
	.size chain, .-chain
	.amdhsa_kernel chain
	.end_amdhsa_kernel

; The same behind code that nothing leads to.
; CHECK: kernel unreached: only waits
; CHECK-NEXT: line {{[0-9]+}}, vmcnt, 0, issued 2 instructions before
; CHECK: line {{[0-9]+}}, vmcnt, 0 -> no wait
; CHECK: (line {{[0-9]+}}): another wait completes it in time
; CHECK-NOT: vmcnt, 
	.type unreached,@function
unreached:
 s_mov_b32 m0, 0x400
 v_mov_b32_e32 v3, 0
 v_mov_b32_e32 v4, 0x400
 s_branch .LBB2_2
.LBB2_1:
 v_nop
.LBB2_2:
 buffer_load_dword v1, s[0:3], 0 offen lds
 s_waitcnt vmcnt(0)
 ds_read_b32 v5, v3
 s_waitcnt vmcnt(0)
 ds_read_b32 v6, v4
 s_endpgm
	.size unreached, .-unreached
	.amdhsa_kernel unreached
	.end_amdhsa_kernel

; No instruction needs the copy.
; CHECK: kernel nothing_needs_it: only waits
; CHECK-NEXT: line {{[0-9]+}}, vmcnt, 0 -> no wait
; CHECK: (line {{[0-9]+}}): nothing needs it
; CHECK-NOT: vmcnt, 
	.type nothing_needs_it,@function
nothing_needs_it:
 s_mov_b32 m0, 0x400
 v_mov_b32_e32 v3, 0
 v_mov_b32_e32 v4, 0x400
 buffer_load_dword v1, s[0:3], 0 offen lds
 s_waitcnt vmcnt(0)
 ds_read_b32 v5, v3
 s_endpgm
	.size nothing_needs_it, .-nothing_needs_it
	.amdhsa_kernel nothing_needs_it
	.end_amdhsa_kernel

; The wait leaves a load outstanding, which a later wait completes.
; CHECK: kernel less_is_needed: only waits
; CHECK-NEXT: line {{[0-9]+}}, vmcnt, 0 -> 1, issued 1 instruction before
; CHECK: line {{[0-9]+}}, vmcnt, 0, issued 2 instructions before
; CHECK-NOT: vmcnt, 
	.type less_is_needed,@function
less_is_needed:
 s_mov_b32 m0, 0x400
 v_mov_b32_e32 v3, 0
 v_mov_b32_e32 v4, 0x400
 buffer_load_dword v1, s[0:3], 0 offen lds
 global_load_dword v7, v[8:9], off
 s_waitcnt vmcnt(0)
 ds_read_b32 v6, v4
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v8, v7
 s_endpgm
	.size less_is_needed, .-less_is_needed
	.amdhsa_kernel less_is_needed
	.end_amdhsa_kernel

; Nothing is weaker.
; CHECK: kernel needed: only waits
; CHECK-NEXT: line {{[0-9]+}}, vmcnt, 0, issued 0 instructions before
; CHECK-NOT: vmcnt, 
	.type needed,@function
needed:
 s_mov_b32 m0, 0x400
 v_mov_b32_e32 v3, 0
 v_mov_b32_e32 v4, 0x400
 buffer_load_dword v1, s[0:3], 0 offen lds
 s_waitcnt vmcnt(0)
 ds_read_b32 v6, v4
 s_endpgm
	.size needed, .-needed
	.amdhsa_kernel needed
	.end_amdhsa_kernel

; The distance counts what stands between the load and its wait.
; CHECK: kernel one_behind_two: only waits
; CHECK-NEXT: line {{[0-9]+}}, vmcnt, 0, issued 2 instructions before
; CHECK-NOT: vmcnt, 
	.type one_behind_two,@function
one_behind_two:
 global_load_dword v2, v[4:5], off
 v_nop
 v_nop
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v3, v2
 s_endpgm
	.size one_behind_two, .-one_behind_two
	.amdhsa_kernel one_behind_two
	.end_amdhsa_kernel

; A wait that nothing needs has no distance, and comes last.
; CHECK: kernel unneeded_last: only waits
; CHECK-NEXT: line {{[0-9]+}}, vmcnt, 0, issued 2 instructions before
; CHECK: line {{[0-9]+}}, vmcnt, 0 -> no wait
; CHECK-NOT: vmcnt, 
	.type unneeded_last,@function
unneeded_last:
 global_load_dword v2, v[4:5], off
 s_waitcnt vmcnt(0)
 v_nop
 global_load_dword v2, v[4:5], off
 v_nop
 v_nop
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v3, v2
 s_endpgm
	.size unneeded_last, .-unneeded_last
	.amdhsa_kernel unneeded_last
	.end_amdhsa_kernel

; The distance is that of the shortest way.
; CHECK: kernel shortest_way: only waits
; CHECK-NEXT: line {{[0-9]+}}, vmcnt, 0, issued 6 instructions before
; CHECK-NOT: vmcnt, 
	.type shortest_way,@function
shortest_way:
 global_load_dword v2, v[4:5], off
 s_cbranch_scc0 .LBB8_2
 v_nop
.LBB8_2:
 v_nop
 v_nop
 v_nop
 v_nop
 v_nop
.LBB8_3:
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v3, v2
 s_endpgm
	.size shortest_way, .-shortest_way
	.amdhsa_kernel shortest_way
	.end_amdhsa_kernel

; A load of the iteration before is as far as the way around.
; CHECK: kernel way_around: only waits
; CHECK-NEXT: line {{[0-9]+}}, vmcnt, 0, loop depth 1, issued 2 instructions before
; CHECK-NOT: vmcnt, 
	.type way_around,@function
way_around:
.LBB9_1:
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v3, v2
 global_load_dword v2, v[4:5], off
 v_nop
 s_cbranch_scc0 .LBB9_1
 s_endpgm
	.size way_around, .-way_around
	.amdhsa_kernel way_around
	.end_amdhsa_kernel

; Depth in loops comes before distance.
; CHECK: kernel depth: only waits
; CHECK-NEXT: line {{[0-9]+}}, vmcnt, 0, loop depth 1, issued 1 instruction before
; CHECK: line {{[0-9]+}}, vmcnt, 0, issued 0 instructions before
; CHECK-NOT: vmcnt, 
	.type depth,@function
depth:
 global_load_dword v2, v[4:5], off
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v3, v2
.LBB10_1:
 global_load_dword v2, v[4:5], off
 v_nop
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v3, v2
 s_cbranch_scc0 .LBB10_1
 s_endpgm
	.size depth, .-depth
	.amdhsa_kernel depth
	.end_amdhsa_kernel
; CHECK: examined:
