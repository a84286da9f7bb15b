; What waits of machine code become: the line of each change, before and after. All other lines stay.
; RUN: variant PLAIN %s > %t.s
; RUN: ldsopt waits %t.s -o %t.made.s
; RUN: paste -d '~' %t.s %t.made.s | awk -F '~' '$1 != $2 { print NR ":" $1 " ->" $2 }' | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text

; Loads are complete at a barrier where the memory model asks for it.
	.type barrier,@function
barrier:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
; CHECK: {{^}}[[# @LINE + 1]]: s_waitcnt vmcnt(0) -> s_nop 0{{$}}
 s_waitcnt vmcnt(0)
 s_barrier
 v_mov_b32_e32 v8, 0x1000
 ds_read_b32 v9, v8
	s_endpgm
	.size barrier, .-barrier
	.amdhsa_kernel barrier
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A wave decides by what it has read. Only such a read may be of another wave's message, and then the wait in front of
; the write is needed.
; A counter.
	.type decides,@function
decides:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
; CHECK-NEXT: {{^}}[[# @LINE + 1]]: s_waitcnt vmcnt(0) -> s_nop 0{{$}}
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v7, 0x1000
 ds_write_b32 v7, v1
.L0_1_decides:
 ds_read_b32 v1, v7
 s_add_i32 s2, s2, -1
 s_cmp_lg_u32 s2, 0
 s_cbranch_scc1 .L0_1_decides
.L0_2_decides:
 s_nop 0
 s_mov_b32 m0, 8192
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v8, 0x2000
 ds_read_b32 v9, v8
	s_endpgm
	.size decides, .-decides
	.amdhsa_kernel decides
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A wait that only old firmware executes stays: newer firmware starts behind the loads of arguments that it has loaded
; itself. Code that no such loads begin with is executed by all.
	.type firmware_1,@function
firmware_1:
 s_load_dwordx2 s[2:3], s[0:1], 0x0
 s_waitcnt lgkmcnt(0)
 s_branch .L0_0_firmware_1
 .p2align 8
.L0_0_firmware_1:
 ds_read_b32 v4, v0
 s_waitcnt lgkmcnt(0)
 v_mov_b32_e32 v5, s2
 v_add_f32_e32 v5, v4, v5
	s_endpgm
	.size firmware_1, .-firmware_1
	.amdhsa_kernel firmware_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type firmware_2,@function
firmware_2:
 v_mov_b32_e32 v4, 1
 s_load_dwordx2 s[2:3], s[0:1], 0x0
 s_waitcnt lgkmcnt(0)
 s_branch .L0_0_firmware_2
 .p2align 8
.L0_0_firmware_2:
 ds_read_b32 v4, v0
 s_waitcnt lgkmcnt(0)
 v_mov_b32_e32 v5, s2
 v_add_f32_e32 v5, v4, v5
	s_endpgm
	.size firmware_2, .-firmware_2
	.amdhsa_kernel firmware_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A wait that no access needs goes, and all else stays.
	.type goes,@function
goes:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
; CHECK-NEXT: {{^}}[[# @LINE + 1]]: s_waitcnt vmcnt(0) -> s_nop 0{{$}}
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v7, 0x1000
 ds_read_b32 v10, v7
 s_mov_b32 m0, 8192
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v8, 0x2000
 ds_read_b32 v9, v8
	s_endpgm
	.size goes, .-goes
	.amdhsa_kernel goes
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; The author's waits in inline assembly stay unless asked.
	.type inline,@function
inline:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 ;;#ASMSTART
 s_waitcnt vmcnt(0)
 ;;#ASMEND
 v_mov_b32_e32 v7, 0x1000
 ds_read_b32 v10, v7
	s_endpgm
	.size inline, .-inline
	.amdhsa_kernel inline
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Where an author counts on the largest value his waits stay.
	.type largest,@function
largest:
 s_cmp_eq_u32 s0, 0
 ds_read_b32 v2, v1
 ds_read_b32 v10, v1 offset:4
 ds_read_b32 v11, v1 offset:4
 ds_read_b32 v12, v1 offset:4
 ds_read_b32 v13, v1 offset:4
 ds_read_b32 v14, v1 offset:4
 ds_read_b32 v15, v1 offset:4
 ds_read_b32 v16, v1 offset:4
 ds_read_b32 v17, v1 offset:4
 ds_read_b32 v18, v1 offset:4
 ds_read_b32 v19, v1 offset:4
 ds_read_b32 v20, v1 offset:4
 ds_read_b32 v21, v1 offset:4
 ds_read_b32 v22, v1 offset:4
 ds_read_b32 v23, v1 offset:4
 ds_read_b32 v24, v1 offset:4
 ds_read_b32 v25, v1 offset:4
 ds_read_b32 v26, v1 offset:4
 ds_read_b32 v27, v1 offset:4
 ds_read_b32 v28, v1 offset:4
 ds_read_b32 v29, v1 offset:4
 s_waitcnt lgkmcnt(15)
 s_waitcnt lgkmcnt(3)
 v_add_u32_e32 v4, v2, v1
 s_waitcnt lgkmcnt(0)
 v_add_u32_e32 v4, v29, v29
	s_endpgm
	.size largest, .-largest
	.amdhsa_kernel largest
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A wait for more than is needed waits for less.
	.type less,@function
less:
 s_mov_b32 m0, 8192
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_mov_b32 m0, 16384
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
; CHECK-NEXT: {{^}}[[# @LINE + 1]]: s_waitcnt vmcnt(0) -> s_waitcnt vmcnt(1){{$}}
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v8, 0x2000
 ds_read_b32 v9, v8
	s_endpgm
	.size less, .-less
	.amdhsa_kernel less
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Loads of memory are waited for where their registers are used.
	.type loads_1,@function
loads_1:
 global_load_dword v3, v0, s[0:1]
 global_load_dword v4, v0, s[0:1] offset:16
; CHECK-NEXT: {{^}}[[# @LINE + 1]]: s_waitcnt vmcnt(0) -> s_waitcnt vmcnt(1){{$}}
 s_waitcnt vmcnt(0)
 v_add_f32_e32 v5, v3, v3
 s_waitcnt vmcnt(0)
 v_add_f32_e32 v5, v4, v5
	s_endpgm
	.size loads_1, .-loads_1
	.amdhsa_kernel loads_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type loads_2,@function
loads_2:
 global_load_dword v3, v0, s[0:1]
 global_load_dword v4, v0, s[0:1] offset:16
 s_waitcnt vmcnt(0)
 v_add_f32_e32 v5, v3, v3
 s_barrier
 s_waitcnt vmcnt(0)
 v_add_f32_e32 v5, v4, v5
	s_endpgm
	.size loads_2, .-loads_2
	.amdhsa_kernel loads_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; More reads than a counter counts complete none: that the hardware holds back the sixteenth is documented nowhere. A
; wait for less than 15 completes the first.
	.type many_1,@function
many_1:
 s_cmp_eq_u32 s0, 0
 ds_read_b32 v2, v1
 ds_read_b32 v10, v1 offset:4
 ds_read_b32 v11, v1 offset:4
 ds_read_b32 v12, v1 offset:4
 ds_read_b32 v13, v1 offset:4
 ds_read_b32 v14, v1 offset:4
 ds_read_b32 v15, v1 offset:4
 ds_read_b32 v16, v1 offset:4
 ds_read_b32 v17, v1 offset:4
 ds_read_b32 v18, v1 offset:4
 ds_read_b32 v19, v1 offset:4
 ds_read_b32 v20, v1 offset:4
 ds_read_b32 v21, v1 offset:4
 ds_read_b32 v22, v1 offset:4
 ds_read_b32 v23, v1 offset:4
 ds_read_b32 v24, v1 offset:4
 ds_read_b32 v25, v1 offset:4
 ds_read_b32 v26, v1 offset:4
 ds_read_b32 v27, v1 offset:4
 ds_read_b32 v28, v1 offset:4
 ds_read_b32 v29, v1 offset:4
 s_waitcnt lgkmcnt(14)
 v_add_u32_e32 v4, v2, v1
 s_waitcnt lgkmcnt(0)
 v_add_u32_e32 v4, v29, v29
	s_endpgm
	.size many_1, .-many_1
	.amdhsa_kernel many_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type many_2,@function
many_2:
 s_cmp_eq_u32 s0, 0
 ds_read_b32 v2, v1
 ds_read_b32 v10, v1 offset:4
 ds_read_b32 v11, v1 offset:4
 ds_read_b32 v12, v1 offset:4
 ds_read_b32 v13, v1 offset:4
 ds_read_b32 v14, v1 offset:4
 ds_read_b32 v15, v1 offset:4
 ds_read_b32 v16, v1 offset:4
 ds_read_b32 v17, v1 offset:4
 ds_read_b32 v18, v1 offset:4
 ds_read_b32 v19, v1 offset:4
 ds_read_b32 v20, v1 offset:4
 ds_read_b32 v21, v1 offset:4
 ds_read_b32 v22, v1 offset:4
 ds_read_b32 v23, v1 offset:4
 ds_read_b32 v24, v1 offset:4
 ds_read_b32 v25, v1 offset:4
 ds_read_b32 v26, v1 offset:4
 ds_read_b32 v27, v1 offset:4
 ds_read_b32 v28, v1 offset:4
 ds_read_b32 v29, v1 offset:4
; CHECK-NEXT: {{^}}[[# @LINE + 1]]: s_waitcnt lgkmcnt(3) -> s_waitcnt lgkmcnt(14){{$}}
 s_waitcnt lgkmcnt(3)
 v_add_u32_e32 v4, v2, v1
 s_waitcnt lgkmcnt(0)
 v_add_u32_e32 v4, v29, v29
	s_endpgm
	.size many_2, .-many_2
	.amdhsa_kernel many_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type many_3,@function
many_3:
 s_cmp_eq_u32 s0, 0
 ds_read_b32 v2, v1
 ds_read_b32 v10, v1 offset:4
 ds_read_b32 v11, v1 offset:4
 ds_read_b32 v12, v1 offset:4
 ds_read_b32 v13, v1 offset:4
 ds_read_b32 v14, v1 offset:4
 ds_read_b32 v15, v1 offset:4
 ds_read_b32 v16, v1 offset:4
 ds_read_b32 v17, v1 offset:4
 ds_read_b32 v18, v1 offset:4
 ds_read_b32 v19, v1 offset:4
 ds_read_b32 v20, v1 offset:4
 ds_read_b32 v21, v1 offset:4
 ds_read_b32 v22, v1 offset:4
 ds_read_b32 v23, v1 offset:4
 ds_read_b32 v24, v1 offset:4
 ds_read_b32 v25, v1 offset:4
 ds_read_b32 v26, v1 offset:4
 ds_read_b32 v27, v1 offset:4
 ds_read_b32 v28, v1 offset:4
 ds_read_b32 v29, v1 offset:4
 s_cbranch_scc1 .L0_2_many_3
 s_nop 0
.L0_2_many_3:
 s_waitcnt lgkmcnt(14)
 v_add_u32_e32 v4, v2, v1
 s_waitcnt lgkmcnt(0)
 v_add_u32_e32 v4, v29, v29
	s_endpgm
	.size many_3, .-many_3
	.amdhsa_kernel many_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type many_4,@function
many_4:
 s_cmp_eq_u32 s0, 0
 ds_read_b32 v2, v1
 ds_read_b32 v10, v1 offset:4
 ds_read_b32 v11, v1 offset:4
 ds_read_b32 v12, v1 offset:4
 ds_read_b32 v13, v1 offset:4
 ds_read_b32 v14, v1 offset:4
 ds_read_b32 v15, v1 offset:4
 ds_read_b32 v16, v1 offset:4
 ds_read_b32 v17, v1 offset:4
 ds_read_b32 v18, v1 offset:4
 ds_read_b32 v19, v1 offset:4
 ds_read_b32 v20, v1 offset:4
 ds_read_b32 v21, v1 offset:4
 ds_read_b32 v22, v1 offset:4
 ds_read_b32 v23, v1 offset:4
 ds_read_b32 v24, v1 offset:4
 ds_read_b32 v25, v1 offset:4
 ds_read_b32 v26, v1 offset:4
 ds_read_b32 v27, v1 offset:4
 ds_read_b32 v28, v1 offset:4
 ds_read_b32 v29, v1 offset:4
 s_cbranch_scc1 .L0_2_many_4
 s_nop 0
.L0_2_many_4:
; CHECK-NEXT: {{^}}[[# @LINE + 1]]: s_waitcnt lgkmcnt(3) -> s_waitcnt lgkmcnt(14){{$}}
 s_waitcnt lgkmcnt(3)
 v_add_u32_e32 v4, v2, v1
 s_waitcnt lgkmcnt(0)
 v_add_u32_e32 v4, v29, v29
	s_endpgm
	.size many_4, .-many_4
	.amdhsa_kernel many_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Nobody knows what a store to memory is to come before; what is loaded into registers is told by them, and a write of
; LDS by its readers.
	.type memory_1,@function
memory_1:
 global_store_dword v0, v3, s[0:1]
 s_waitcnt vmcnt(0)
 s_nop 1
	s_endpgm
	.size memory_1, .-memory_1
	.amdhsa_kernel memory_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type memory_2,@function
memory_2:
 global_load_dword v3, v0, s[0:1]
; CHECK-NEXT: {{^}}[[# @LINE + 1]]: s_waitcnt vmcnt(0) -> s_nop 0{{$}}
 s_waitcnt vmcnt(0)
 s_nop 1
	s_endpgm
	.size memory_2, .-memory_2
	.amdhsa_kernel memory_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type memory_3,@function
memory_3:
 ds_write_b32 v8, v3
; CHECK-NEXT: {{^}}[[# @LINE + 1]]: s_waitcnt lgkmcnt(0) -> s_nop 0{{$}}
 s_waitcnt lgkmcnt(0)
 s_nop 1
	s_endpgm
	.size memory_3, .-memory_3
	.amdhsa_kernel memory_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; A write may be a message where some wave decides by what it reads, or where it is shown to others.
	.type message_1,@function
message_1:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
; CHECK-NEXT: {{^}}[[# @LINE + 1]]: s_waitcnt vmcnt(0) -> s_nop 0{{$}}
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v7, 0x1000
 ds_write_b32 v7, v1
 s_mov_b32 m0, 8192
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v8, 0x2000
 ds_read_b32 v9, v8
	s_endpgm
	.size message_1, .-message_1
	.amdhsa_kernel message_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type message_2,@function
message_2:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v7, 0x1000
 ds_write_b32 v7, v1
.L0_1_message_2:
 ds_read_b32 v3, v7
 s_waitcnt lgkmcnt(0)
 v_cmp_eq_u32_e32 vcc, 0, v3
 s_cbranch_vccnz .L0_1_message_2
 s_mov_b32 m0, 8192
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v8, 0x2000
 ds_read_b32 v9, v8
	s_endpgm
	.size message_2, .-message_2
	.amdhsa_kernel message_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type message_3,@function
message_3:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v7, 0x1000
 ds_write_b32 v7, v1
 ds_add_u32 v8, v1
 s_mov_b32 m0, 8192
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v8, 0x2000
 ds_read_b32 v9, v8
	s_endpgm
	.size message_3, .-message_3
	.amdhsa_kernel message_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type message_4,@function
message_4:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v7, 0x1000
 ds_write_b32 v7, v1
 global_atomic_add v0, v1, s[0:1]
 s_mov_b32 m0, 8192
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v8, 0x2000
 ds_read_b32 v9, v8
	s_endpgm
	.size message_4, .-message_4
	.amdhsa_kernel message_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type message_5,@function
message_5:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v7, 0x1000
 ds_write_b32 v7, v1
 buffer_wbl2 sc1
 s_mov_b32 m0, 8192
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v8, 0x2000
 ds_read_b32 v9, v8
	s_endpgm
	.size message_5, .-message_5
	.amdhsa_kernel message_5
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type message_6,@function
message_6:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v7, 0x1000
 ds_write_b32 v7, v1
 global_load_dword v3, v0, s[0:1] sc1
 s_mov_b32 m0, 8192
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v8, 0x2000
 ds_read_b32 v9, v8
	s_endpgm
	.size message_6, .-message_6
	.amdhsa_kernel message_6
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; What is needed or not known stays.
	.type needed_1,@function
needed_1:
 s_mov_b32 m0, 8192
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v8, 0x2000
 ds_read_b32 v9, v8
	s_endpgm
	.size needed_1, .-needed_1
	.amdhsa_kernel needed_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type needed_2,@function
needed_2:
 s_mov_b32 m0, 8192
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_waitcnt vmcnt(0)
 ds_read_b32 v8, v7
 s_waitcnt lgkmcnt(0)
 ds_read_b32 v9, v8
	s_endpgm
	.size needed_2, .-needed_2
	.amdhsa_kernel needed_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type needed_3,@function
needed_3:
 ds_read_b32 v9, v8
 s_waitcnt lgkmcnt(0)
 v_mov_b32_e32 v1, v9
	s_endpgm
	.size needed_3, .-needed_3
	.amdhsa_kernel needed_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Reads of LDS are waited for where their registers are used.
	.type reads_1,@function
reads_1:
 v_lshlrev_b32_e32 v8, 4, v0
 ds_read_b128 v[10:13], v8
 ds_read_b128 v[14:17], v8 offset:4096
; CHECK-NEXT: {{^}}[[# @LINE + 1]]: s_waitcnt lgkmcnt(0) -> s_waitcnt lgkmcnt(1){{$}}
 s_waitcnt lgkmcnt(0)
 v_mfma_f32_16x16x16_f16 a[0:3], v[10:11], v[12:13], a[0:3]
 s_waitcnt lgkmcnt(0)
 v_mfma_f32_16x16x16_f16 a[0:3], v[14:15], v[16:17], a[0:3]
	s_endpgm
	.size reads_1, .-reads_1
	.amdhsa_kernel reads_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type reads_2,@function
reads_2:
 v_lshlrev_b32_e32 v8, 4, v0
 ds_read_b128 v[10:13], v8
 ds_read_b128 v[14:17], v8 offset:4096
; CHECK-NEXT: {{^}}[[# @LINE + 1]]: s_waitcnt lgkmcnt(0) -> s_waitcnt lgkmcnt(1){{$}}
 s_waitcnt lgkmcnt(0)
 v_mfma_f32_16x16x16_f16 a[0:3], v[10:11], v[12:13], a[0:3]
 global_store_dword v0, v3, s[0:1]
 s_waitcnt lgkmcnt(0)
 v_mfma_f32_16x16x16_f16 a[0:3], v[14:15], v[16:17], a[0:3]
	s_endpgm
	.size reads_2, .-reads_2
	.amdhsa_kernel reads_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type reads_3,@function
reads_3:
 v_lshlrev_b32_e32 v8, 4, v0
 ds_read_b128 v[10:13], v8
 ds_read_b128 v[14:17], v8 offset:4096
; CHECK-NEXT: {{^}}[[# @LINE + 1]]: s_waitcnt lgkmcnt(0) -> s_waitcnt lgkmcnt(1){{$}}
 s_waitcnt lgkmcnt(0)
 v_mfma_f32_16x16x16_f16 a[0:3], v[10:11], v[12:13], a[0:3]
 s_mov_b32 m0, 16384
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_waitcnt lgkmcnt(0)
 v_mfma_f32_16x16x16_f16 a[0:3], v[14:15], v[16:17], a[0:3]
	s_endpgm
	.size reads_3, .-reads_3
	.amdhsa_kernel reads_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Reads of LDS are complete as now at a barrier, at a copy into their bytes, where a write may be a message, where
; waves decide by what they read, at a message, and where the other one's register is overwritten. The second wait may
; have nothing left to wait for.
; At a barrier.
	.type reads_as_now_1,@function
reads_as_now_1:
 v_lshlrev_b32_e32 v8, 4, v0
 ds_read_b128 v[10:13], v8
 ds_read_b128 v[14:17], v8 offset:4096
 s_waitcnt lgkmcnt(0)
 v_mfma_f32_16x16x16_f16 a[0:3], v[10:11], v[12:13], a[0:3]
 s_barrier
 s_waitcnt lgkmcnt(0)
 v_mfma_f32_16x16x16_f16 a[0:3], v[14:15], v[16:17], a[0:3]
	s_endpgm
	.size reads_as_now_1, .-reads_as_now_1
	.amdhsa_kernel reads_as_now_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; At a copy into the bytes that they read.
	.type reads_as_now_2,@function
reads_as_now_2:
 v_lshlrev_b32_e32 v8, 4, v0
 ds_read_b128 v[10:13], v8
 ds_read_b128 v[14:17], v8 offset:4096
 s_waitcnt lgkmcnt(0)
 v_mfma_f32_16x16x16_f16 a[0:3], v[10:11], v[12:13], a[0:3]
 s_mov_b32 m0, 4096
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_waitcnt lgkmcnt(0)
 v_mfma_f32_16x16x16_f16 a[0:3], v[14:15], v[16:17], a[0:3]
	s_endpgm
	.size reads_as_now_2, .-reads_as_now_2
	.amdhsa_kernel reads_as_now_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Where a write may be a message.
	.type reads_as_now_3,@function
reads_as_now_3:
 v_lshlrev_b32_e32 v8, 4, v0
 ds_read_b128 v[10:13], v8
 ds_read_b128 v[14:17], v8 offset:4096
 s_waitcnt lgkmcnt(0)
 v_mfma_f32_16x16x16_f16 a[0:3], v[10:11], v[12:13], a[0:3]
 ds_add_u32 v8, v1 offset:8192
 s_waitcnt lgkmcnt(0)
 v_mfma_f32_16x16x16_f16 a[0:3], v[14:15], v[16:17], a[0:3]
	s_endpgm
	.size reads_as_now_3, .-reads_as_now_3
	.amdhsa_kernel reads_as_now_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Where waves decide by what they read.
	.type reads_as_now_4,@function
reads_as_now_4:
 v_lshlrev_b32_e32 v8, 4, v0
 ds_read_b128 v[10:13], v8
 ds_read_b128 v[14:17], v8 offset:4096
 s_waitcnt lgkmcnt(0)
 v_mfma_f32_16x16x16_f16 a[0:3], v[10:11], v[12:13], a[0:3]
 v_cmp_eq_u32_e32 vcc, 0, v10
 s_cbranch_vccz .L0_1_reads_as_now_4
.L0_1_reads_as_now_4:
 s_waitcnt lgkmcnt(0)
 v_mfma_f32_16x16x16_f16 a[0:3], v[14:15], v[16:17], a[0:3]
	s_endpgm
	.size reads_as_now_4, .-reads_as_now_4
	.amdhsa_kernel reads_as_now_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; At a message.
	.type reads_as_now_5,@function
reads_as_now_5:
 v_lshlrev_b32_e32 v8, 4, v0
 ds_read_b128 v[10:13], v8
 ds_read_b128 v[14:17], v8 offset:4096
 s_waitcnt lgkmcnt(0)
 v_mfma_f32_16x16x16_f16 a[0:3], v[10:11], v[12:13], a[0:3]
 s_sendmsg sendmsg(MSG_INTERRUPT)
 s_waitcnt lgkmcnt(0)
 v_mfma_f32_16x16x16_f16 a[0:3], v[14:15], v[16:17], a[0:3]
	s_endpgm
	.size reads_as_now_5, .-reads_as_now_5
	.amdhsa_kernel reads_as_now_5
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Where the other one's register is overwritten.
	.type reads_as_now_6,@function
reads_as_now_6:
 v_lshlrev_b32_e32 v8, 4, v0
 ds_read_b128 v[10:13], v8
 ds_read_b128 v[14:17], v8 offset:4096
 s_waitcnt lgkmcnt(0)
 v_mfma_f32_16x16x16_f16 a[0:3], v[10:11], v[12:13], a[0:3]
 v_mov_b32_e32 v15, 0
 s_nop 1
 s_waitcnt lgkmcnt(0)
 v_mfma_f32_16x16x16_f16 a[0:3], v[14:15], v[16:17], a[0:3]
	s_endpgm
	.size reads_as_now_6, .-reads_as_now_6
	.amdhsa_kernel reads_as_now_6
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; What is loaded into scalar registers is complete where it is now.
	.type scalar,@function
scalar:
 s_load_dwordx2 vcc, s[2:3], 0x0
 s_waitcnt lgkmcnt(0)
 s_nop 1
	s_endpgm
	.size scalar, .-scalar
	.amdhsa_kernel scalar
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Where the scalar unit may send messages all waits stay.
	.type scalar_unit_1,@function
scalar_unit_1:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v7, 0x1000
 ds_read_b32 v10, v7
 s_store_dword s8, s[2:3], 0x0
	s_endpgm
	.size scalar_unit_1, .-scalar_unit_1
	.amdhsa_kernel scalar_unit_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type scalar_unit_2,@function
scalar_unit_2:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
; CHECK-NEXT: {{^}}[[# @LINE + 1]]: s_waitcnt vmcnt(0) -> s_nop 0{{$}}
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v7, 0x1000
 ds_read_b32 v10, v7
 s_load_dword s8, s[2:3], 0x0
	s_endpgm
	.size scalar_unit_2, .-scalar_unit_2
	.amdhsa_kernel scalar_unit_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type scalar_unit_3,@function
scalar_unit_3:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v7, 0x1000
 ds_read_b32 v10, v7
 s_atomic_add s8, s[2:3], 0x0
	s_endpgm
	.size scalar_unit_3, .-scalar_unit_3
	.amdhsa_kernel scalar_unit_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type scalar_unit_4,@function
scalar_unit_4:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v7, 0x1000
 ds_read_b32 v10, v7
 s_load_dword s8, s[2:3], 0x0 glc
	s_endpgm
	.size scalar_unit_4, .-scalar_unit_4
	.amdhsa_kernel scalar_unit_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type scalar_unit_5,@function
scalar_unit_5:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v7, 0x1000
 ds_read_b32 v10, v7
 s_dcache_wb
	s_endpgm
	.size scalar_unit_5, .-scalar_unit_5
	.amdhsa_kernel scalar_unit_5
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Where a release has a scope other stores hand back nothing.
	.type scoped_1,@function
scoped_1:
 global_load_dword v3, v0, s[0:1]
; CHECK-NEXT: {{^}}[[# @LINE + 1]]: s_waitcnt vmcnt(0) -> s_nop 0{{$}}
 s_waitcnt vmcnt(0)
 global_store_dword v0, v1, s[4:5]
 global_load_dword v4, v0, s[2:3]
 s_waitcnt vmcnt(0)
 v_add_f32_e32 v5, v3, v4
	s_endpgm
	.size scoped_1, .-scoped_1
	.amdhsa_kernel scoped_1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type scoped_2,@function
scoped_2:
 global_load_dword v3, v0, s[0:1]
 s_waitcnt vmcnt(0)
 global_store_dword v0, v1, s[4:5] sc1
 global_load_dword v4, v0, s[2:3]
 s_waitcnt vmcnt(0)
 v_add_f32_e32 v5, v3, v4
	s_endpgm
	.size scoped_2, .-scoped_2
	.amdhsa_kernel scoped_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type scoped_3,@function
scoped_3:
 global_load_dword v3, v0, s[0:1]
 s_waitcnt vmcnt(0)
 global_store_dword v0, v1, s[4:5] sc0 sc1
 global_load_dword v4, v0, s[2:3]
 s_waitcnt vmcnt(0)
 v_add_f32_e32 v5, v3, v4
	s_endpgm
	.size scoped_3, .-scoped_3
	.amdhsa_kernel scoped_3
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type scoped_4,@function
scoped_4:
 global_load_dword v3, v0, s[0:1]
; CHECK-NEXT: {{^}}[[# @LINE + 1]]: s_waitcnt vmcnt(0) -> s_nop 0{{$}}
 s_waitcnt vmcnt(0)
 buffer_store_dword v1, v0, s[8:11], 0 offen
 global_load_dword v4, v0, s[2:3]
 s_waitcnt vmcnt(0)
 v_add_f32_e32 v5, v3, v4
	s_endpgm
	.size scoped_4, .-scoped_4
	.amdhsa_kernel scoped_4
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type scoped_5,@function
scoped_5:
 global_load_dword v3, v0, s[0:1]
 s_waitcnt vmcnt(0)
 buffer_store_dword v1, v0, s[8:11], 0 offen sc1
 global_load_dword v4, v0, s[2:3]
 s_waitcnt vmcnt(0)
 v_add_f32_e32 v5, v3, v4
	s_endpgm
	.size scoped_5, .-scoped_5
	.amdhsa_kernel scoped_5
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type scoped_6,@function
scoped_6:
 global_load_dword v3, v0, s[0:1]
 s_waitcnt vmcnt(0)
 buffer_store_dword v1, v0, s[8:11], 0 offen sc0 sc1
 global_load_dword v4, v0, s[2:3]
 s_waitcnt vmcnt(0)
 v_add_f32_e32 v5, v3, v4
	s_endpgm
	.size scoped_6, .-scoped_6
	.amdhsa_kernel scoped_6
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

; Kernels in threadgroup split mode stay.
	.type split_1,@function
split_1:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v7, 0x1000
 ds_read_b32 v10, v7
	s_endpgm
	.size split_1, .-split_1
	.amdhsa_kernel split_1
		.amdhsa_tg_split 1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.type split_2,@function
split_2:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
; CHECK-NEXT: {{^}}[[# @LINE + 1]]: s_waitcnt vmcnt(0) -> s_nop 0{{$}}
 s_waitcnt vmcnt(0)
 v_mov_b32_e32 v7, 0x1000
 ds_read_b32 v10, v7
	s_endpgm
	.size split_2, .-split_2
	.amdhsa_kernel split_2
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel

	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: barrier
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: decides
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: firmware_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: firmware_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: goes
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: inline
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: largest
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: less
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: loads_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: loads_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: many_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: many_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: many_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: many_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: memory_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: memory_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: memory_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: message_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: message_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: message_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: message_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: message_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: message_6
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: needed_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: needed_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: needed_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: reads_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: reads_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: reads_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: reads_as_now_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: reads_as_now_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: reads_as_now_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: reads_as_now_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: reads_as_now_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: reads_as_now_6
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: scalar
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: scalar_unit_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: scalar_unit_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: scalar_unit_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: scalar_unit_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: scalar_unit_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: scoped_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: scoped_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: scoped_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: scoped_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: scoped_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: scoped_6
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: split_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: split_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
; CHECK-NOT: {{.}}
