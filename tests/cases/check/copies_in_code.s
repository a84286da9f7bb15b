; Machine code without IR: a read of LDS that may run while a copy still writes the bytes, and what else of a copy, a
; barrier and a register comes too soon. Definite are bytes that work-item 0, or the first lanes of two waves, touch for
; sure. A kernel without an expectation has no finding.
; RUN: exits 1 ldsopt check %s --no-races --verbose | filecheck %s
; CHECK: 10 definite, 28 unproven

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
; A read of what a copy may still write.
; CHECK-DAG: definite missing-wait in a_read_of_what_a_copy_may_still_write:
; CHECK-DAG: help: wait for vmcnt between the two
	.type a_read_of_what_a_copy_may_still_write,@function
a_read_of_what_a_copy_may_still_write:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:0
 s_endpgm
	.size a_read_of_what_a_copy_may_still_write, .-a_read_of_what_a_copy_may_still_write
	.amdhsa_kernel a_read_of_what_a_copy_may_still_write
	.end_amdhsa_kernel

; Behind a wait.
	.type behind_a_wait,@function
behind_a_wait:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_waitcnt vmcnt(0)
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:0
 s_endpgm
	.size behind_a_wait, .-behind_a_wait
	.amdhsa_kernel behind_a_wait
	.end_amdhsa_kernel

; Of other bytes.
	.type of_other_bytes,@function
of_other_bytes:
 s_mov_b32 m0, 0x400
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:0
 s_endpgm
	.size of_other_bytes, .-of_other_bytes
	.amdhsa_kernel of_other_bytes
	.end_amdhsa_kernel

; Of the first byte behind.
	.type of_the_first_byte_behind,@function
of_the_first_byte_behind:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:256
 s_endpgm
	.size of_the_first_byte_behind, .-of_the_first_byte_behind
	.amdhsa_kernel of_the_first_byte_behind
	.end_amdhsa_kernel

; Of the last bytes before.
; CHECK-DAG: unproven missing-wait in of_the_last_bytes_before:
	.type of_the_last_bytes_before,@function
of_the_last_bytes_before:
 s_mov_b32 m0, 0x400
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:4
 s_endpgm
	.size of_the_last_bytes_before, .-of_the_last_bytes_before
	.amdhsa_kernel of_the_last_bytes_before
	.end_amdhsa_kernel

; Of another wave's, behind a barrier.
; CHECK-DAG: unproven dma-across-barrier in of_another_wave_s_behind_a_barrier:
; CHECK-DAG: definite missing-wait in of_another_wave_s_behind_a_barrier:
	.type of_another_wave_s_behind_a_barrier,@function
of_another_wave_s_behind_a_barrier:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 s_barrier
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:0
 s_endpgm
	.size of_another_wave_s_behind_a_barrier, .-of_another_wave_s_behind_a_barrier
	.amdhsa_kernel of_another_wave_s_behind_a_barrier
	.end_amdhsa_kernel

; A write that is not complete at a barrier.
; CHECK-DAG: unproven bare-barrier in a_write_that_is_not_complete_at_a_barrier:
	.type a_write_that_is_not_complete_at_a_barrier,@function
a_write_that_is_not_complete_at_a_barrier:
 v_lshlrev_b32_e32 v8, 2, v0
 ds_write_b32 v8, v1
 s_barrier
 ds_read_b32 v9, v8
 s_endpgm
	.size a_write_that_is_not_complete_at_a_barrier, .-a_write_that_is_not_complete_at_a_barrier
	.amdhsa_kernel a_write_that_is_not_complete_at_a_barrier
	.end_amdhsa_kernel

; Of other bytes at a barrier.
	.type of_other_bytes_at_a_barrier,@function
of_other_bytes_at_a_barrier:
 v_lshlrev_b32_e32 v8, 2, v0
 ds_write_b32 v8, v1
 s_barrier
 ds_read_b32 v9, v8 offset:1024
 s_endpgm
	.size of_other_bytes_at_a_barrier, .-of_other_bytes_at_a_barrier
	.amdhsa_kernel of_other_bytes_at_a_barrier
	.end_amdhsa_kernel

; A register that is not loaded yet.
; CHECK-DAG: definite register-hazard in a_register_that_is_not_loaded_yet:
	.type a_register_that_is_not_loaded_yet,@function
a_register_that_is_not_loaded_yet:
 ds_read_b32 v9, v8
 v_add_u32_e32 v1, v9, v9
 s_endpgm
	.size a_register_that_is_not_loaded_yet, .-a_register_that_is_not_loaded_yet
	.amdhsa_kernel a_register_that_is_not_loaded_yet
	.end_amdhsa_kernel

; A register that is.
	.type a_register_that_is,@function
a_register_that_is:
 ds_read_b32 v9, v8
 s_waitcnt lgkmcnt(0)
 v_add_u32_e32 v1, v9, v9
 s_endpgm
	.size a_register_that_is, .-a_register_that_is
	.amdhsa_kernel a_register_that_is
	.end_amdhsa_kernel

; Two addresses, one of them the copy's.
; CHECK-DAG: definite missing-wait in two_addresses_one_of_them_the_copy_s:
	.type two_addresses_one_of_them_the_copy_s,@function
two_addresses_one_of_them_the_copy_s:
 s_mov_b32 m0, 0x800
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, 0
 ds_read2st64_b32 v[10:11], v8 offset0:1 offset1:8
 s_endpgm
	.size two_addresses_one_of_them_the_copy_s, .-two_addresses_one_of_them_the_copy_s
	.amdhsa_kernel two_addresses_one_of_them_the_copy_s
	.end_amdhsa_kernel

; Two addresses beside it.
	.type two_addresses_beside_it,@function
two_addresses_beside_it:
 s_mov_b32 m0, 0x800
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, 0
 ds_read2st64_b32 v[10:11], v8 offset0:1 offset1:9
 s_endpgm
	.size two_addresses_beside_it, .-two_addresses_beside_it
	.amdhsa_kernel two_addresses_beside_it
	.end_amdhsa_kernel

; A copy of 16 bytes a lane.
; CHECK-DAG: unproven missing-wait in a_copy_of_16_bytes_a_lane:
	.type a_copy_of_16_bytes_a_lane,@function
a_copy_of_16_bytes_a_lane:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dwordx4 v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:1020
 s_endpgm
	.size a_copy_of_16_bytes_a_lane, .-a_copy_of_16_bytes_a_lane
	.amdhsa_kernel a_copy_of_16_bytes_a_lane
	.end_amdhsa_kernel

; A copy to an address that is not known.
; CHECK-DAG: unproven missing-wait in a_copy_to_an_address_that_is_not_known:
	.type a_copy_to_an_address_that_is_not_known,@function
a_copy_to_an_address_that_is_not_known:
 s_mov_b32 m0, s9
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:0
 s_endpgm
	.size a_copy_to_an_address_that_is_not_known, .-a_copy_to_an_address_that_is_not_known
	.amdhsa_kernel a_copy_to_an_address_that_is_not_known
	.end_amdhsa_kernel

; A copy into the first 1,024 bytes and 256 behind them.
	.type a_copy_into_the_first_1_024_bytes_and_256_behind_them,@function
a_copy_into_the_first_1_024_bytes_and_256_behind_them:
 s_and_b32 s9, s9, 0x3fc
 s_mov_b32 m0, s9
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:1276
 s_endpgm
	.size a_copy_into_the_first_1_024_bytes_and_256_behind_them, .-a_copy_into_the_first_1_024_bytes_and_256_behind_them
	.amdhsa_kernel a_copy_into_the_first_1_024_bytes_and_256_behind_them
	.end_amdhsa_kernel

; A byte of it.
; CHECK-DAG: unproven missing-wait in a_byte_of_it:
	.type a_byte_of_it,@function
a_byte_of_it:
 s_and_b32 s9, s9, 0x3fc
 s_mov_b32 m0, s9
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:1275
 s_endpgm
	.size a_byte_of_it, .-a_byte_of_it
	.amdhsa_kernel a_byte_of_it
	.end_amdhsa_kernel

; A copy by an offset too.
; CHECK-DAG: unproven missing-wait in a_copy_by_an_offset_too:
	.type a_copy_by_an_offset_too,@function
a_copy_by_an_offset_too:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen offset:512 lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:0
 s_endpgm
	.size a_copy_by_an_offset_too, .-a_copy_by_an_offset_too
	.amdhsa_kernel a_copy_by_an_offset_too
	.end_amdhsa_kernel

; Which counts for LDS.
	.type which_counts_for_lds,@function
which_counts_for_lds:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen offset:1024 lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:0
 s_endpgm
	.size which_counts_for_lds, .-which_counts_for_lds
	.amdhsa_kernel which_counts_for_lds
	.end_amdhsa_kernel

; An update of two halves, one of them the copy's.
; CHECK-DAG: unproven missing-wait in an_update_of_two_halves_one_of_them_the_copy_s:
	.type an_update_of_two_halves_one_of_them_the_copy_s,@function
an_update_of_two_halves_one_of_them_the_copy_s:
 s_mov_b32 m0, 0x102
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, 0x100
 ds_pk_add_f16 v8, v1
 s_endpgm
	.size an_update_of_two_halves_one_of_them_the_copy_s, .-an_update_of_two_halves_one_of_them_the_copy_s
	.amdhsa_kernel an_update_of_two_halves_one_of_them_the_copy_s
	.end_amdhsa_kernel

; An access whose second address is in LDS.
; CHECK-DAG: unproven missing-wait in an_access_whose_second_address_is_in_lds:
	.type an_access_whose_second_address_is_in_lds,@function
an_access_whose_second_address_is_in_lds:
 s_mov_b32 m0, 0x800
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, 0
 ds_add_src2_u32 v8 offset:32
 s_endpgm
	.size an_access_whose_second_address_is_in_lds, .-an_access_whose_second_address_is_in_lds
	.amdhsa_kernel an_access_whose_second_address_is_in_lds
	.end_amdhsa_kernel

; A copy to an address between two words.
; CHECK-DAG: unproven missing-wait in a_copy_to_an_address_between_two_words:
	.type a_copy_to_an_address_between_two_words,@function
a_copy_to_an_address_between_two_words:
 s_mov_b32 m0, 0x102
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, 0x100
 ds_read_u8 v9, v8
 s_endpgm
	.size a_copy_to_an_address_between_two_words, .-a_copy_to_an_address_between_two_words
	.amdhsa_kernel a_copy_to_an_address_between_two_words
	.end_amdhsa_kernel

; Beside it.
	.type beside_it,@function
beside_it:
 s_mov_b32 m0, 0x102
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, 0xff
 ds_read_u8 v9, v8
 s_endpgm
	.size beside_it, .-beside_it
	.amdhsa_kernel beside_it
	.end_amdhsa_kernel

; A flat access.
; CHECK-DAG: unproven missing-wait in a_flat_access:
	.type a_flat_access,@function
a_flat_access:
 s_mov_b32 m0, 0x4000
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 flat_load_dword v9, v[2:3]
 s_endpgm
	.size a_flat_access, .-a_flat_access
	.amdhsa_kernel a_flat_access
	.end_amdhsa_kernel

; Code that only an assembler reads.
; CHECK-DAG: unproven register-hazard in code_that_only_an_assembler_reads:
; CHECK-DAG: unproven unreadable-code in code_that_only_an_assembler_reads:
	.type code_that_only_an_assembler_reads,@function
code_that_only_an_assembler_reads:
 .if x
 s_nop 0
 .endif
 ds_read_b32 v9, v8
 v_mov_b32 v1, v9
 s_endpgm
	.size code_that_only_an_assembler_reads, .-code_that_only_an_assembler_reads
	.amdhsa_kernel code_that_only_an_assembler_reads
	.end_amdhsa_kernel

; One of two places is beyond LDS: a read of neither.
	.type one_of_two_1,@function
one_of_two_1:
 v_mov_b32_e32 v5, 0x7fffffff
 v_mov_b32_e32 v7, 0x4000
 v_cndmask_b32_e32 v6, v5, v7, vcc
 s_nop 0
 v_readfirstlane_b32 s8, v6
 s_mov_b32 m0, s8
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, 0x0
 ds_read_b32 v9, v8
 s_endpgm
	.size one_of_two_1, .-one_of_two_1
	.amdhsa_kernel one_of_two_1
	.end_amdhsa_kernel

; Of the other.
; CHECK-DAG: unproven missing-wait in one_of_two_2:
	.type one_of_two_2,@function
one_of_two_2:
 v_mov_b32_e32 v5, 0x7fffffff
 v_mov_b32_e32 v7, 0x4000
 v_cndmask_b32_e32 v6, v5, v7, vcc
 s_nop 0
 v_readfirstlane_b32 s8, v6
 s_mov_b32 m0, s8
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, 0x4000
 ds_read_b32 v9, v8
 s_endpgm
	.size one_of_two_2, .-one_of_two_2
	.amdhsa_kernel one_of_two_2
	.end_amdhsa_kernel

; Its last byte, where the lowest 16 bits of M0 are the address.
; CHECK-DAG: unproven missing-wait in one_of_two_3:
	.type one_of_two_3,@function
one_of_two_3:
 v_mov_b32_e32 v5, 0x7fffffff
 v_mov_b32_e32 v7, 0x4000
 v_cndmask_b32_e32 v6, v5, v7, vcc
 s_nop 0
 v_readfirstlane_b32 s8, v6
 s_mov_b32 m0, s8
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, 0xfffc
 ds_read_b32 v9, v8
 s_endpgm
	.size one_of_two_3, .-one_of_two_3
	.amdhsa_kernel one_of_two_3
	.end_amdhsa_kernel

; Both are places in LDS: the first.
; CHECK-DAG: unproven missing-wait in one_of_two_4:
	.type one_of_two_4,@function
one_of_two_4:
 v_mov_b32_e32 v5, 0x2000
 v_mov_b32_e32 v7, 0x4000
 v_cndmask_b32_e32 v6, v5, v7, vcc
 s_nop 0
 v_readfirstlane_b32 s8, v6
 s_mov_b32 m0, s8
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, 0x2000
 ds_read_b32 v9, v8
 s_endpgm
	.size one_of_two_4, .-one_of_two_4
	.amdhsa_kernel one_of_two_4
	.end_amdhsa_kernel

; Neither.
	.type one_of_two_5,@function
one_of_two_5:
 v_mov_b32_e32 v5, 0x2000
 v_mov_b32_e32 v7, 0x4000
 v_cndmask_b32_e32 v6, v5, v7, vcc
 s_nop 0
 v_readfirstlane_b32 s8, v6
 s_mov_b32 m0, s8
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, 0x3000
 ds_read_b32 v9, v8
 s_endpgm
	.size one_of_two_5, .-one_of_two_5
	.amdhsa_kernel one_of_two_5
	.end_amdhsa_kernel

; One that is not known.
; CHECK-DAG: unproven missing-wait in one_of_two_6:
	.type one_of_two_6,@function
one_of_two_6:
 v_mov_b32_e32 v5, v1
 v_mov_b32_e32 v7, 0x4000
 v_cndmask_b32_e32 v6, v5, v7, vcc
 s_nop 0
 v_readfirstlane_b32 s8, v6
 s_mov_b32 m0, s8
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, 0x0
 ds_read_b32 v9, v8
 s_endpgm
	.size one_of_two_6, .-one_of_two_6
	.amdhsa_kernel one_of_two_6
	.end_amdhsa_kernel

; The read is of its own bytes.
; CHECK-DAG: definite missing-wait in sure_its_own_bytes:
	.type sure_its_own_bytes,@function
sure_its_own_bytes:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
 s_endpgm
	.size sure_its_own_bytes, .-sure_its_own_bytes
	.amdhsa_kernel sure_its_own_bytes
	.end_amdhsa_kernel

; The read is of the bytes of its wave.
; CHECK-DAG: definite missing-wait in sure_the_bytes_of_its_wave:
	.type sure_the_bytes_of_its_wave,@function
sure_the_bytes_of_its_wave:
 v_readfirstlane_b32 s0, v0
 s_lshl_b32 m0, s0, 2
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
 s_endpgm
	.size sure_the_bytes_of_its_wave, .-sure_the_bytes_of_its_wave
	.amdhsa_kernel sure_the_bytes_of_its_wave
	.end_amdhsa_kernel

; The read is of the bytes of its lane.
; CHECK-DAG: definite missing-wait in sure_the_bytes_of_its_lane:
	.type sure_the_bytes_of_its_lane,@function
sure_the_bytes_of_its_lane:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mbcnt_lo_u32_b32 v1, -1, 0
 v_mbcnt_hi_u32_b32 v1, -1, v1
 v_lshlrev_b32_e32 v8, 2, v1
 ds_read_b32 v9, v8
 s_endpgm
	.size sure_the_bytes_of_its_lane, .-sure_the_bytes_of_its_lane
	.amdhsa_kernel sure_the_bytes_of_its_lane
	.end_amdhsa_kernel

; The read is of those of the next lane.
; CHECK-DAG: unproven missing-wait in sure_those_of_the_next_lane:
	.type sure_those_of_the_next_lane,@function
sure_those_of_the_next_lane:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:4
 s_endpgm
	.size sure_those_of_the_next_lane, .-sure_those_of_the_next_lane
	.amdhsa_kernel sure_those_of_the_next_lane
	.end_amdhsa_kernel

; The read is at an address from an argument.
; CHECK-DAG: unproven missing-wait in sure_at_an_address_from_an_argument:
	.type sure_at_an_address_from_an_argument,@function
sure_at_an_address_from_an_argument:
 s_load_dword s0, s[0:1], 0x0
 s_waitcnt lgkmcnt(0)
 s_mov_b32 m0, s0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
 s_endpgm
	.size sure_at_an_address_from_an_argument, .-sure_at_an_address_from_an_argument
	.amdhsa_kernel sure_at_an_address_from_an_argument
	.end_amdhsa_kernel

; The read is at an address between two words.
; CHECK-DAG: unproven missing-wait in sure_at_an_address_between_two_words:
	.type sure_at_an_address_between_two_words,@function
sure_at_an_address_between_two_words:
 s_mov_b32 m0, 2
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
 s_endpgm
	.size sure_at_an_address_between_two_words, .-sure_at_an_address_between_two_words
	.amdhsa_kernel sure_at_an_address_between_two_words
	.end_amdhsa_kernel

; The read is from another lane.
; CHECK-DAG: unproven missing-wait in sure_from_another_lane:
	.type sure_from_another_lane,@function
sure_from_another_lane:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_readlane_b32 s0, v0, 3
 s_nop 1
 v_mov_b32_e32 v8, s0
 ds_read_b32 v9, v8
 s_endpgm
	.size sure_from_another_lane, .-sure_from_another_lane
	.amdhsa_kernel sure_from_another_lane
	.end_amdhsa_kernel

; By lanes that may not be active.
; CHECK-DAG: unproven missing-wait in sure_by_lanes_that_may_not_be_active:
	.type sure_by_lanes_that_may_not_be_active,@function
sure_by_lanes_that_may_not_be_active:
 s_mov_b32 m0, 0
 v_lshlrev_b32_e32 v8, 2, v0
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 buffer_load_dword v0, s[4:7], 0 offen lds
 ds_read_b32 v9, v8
 s_endpgm
	.size sure_by_lanes_that_may_not_be_active, .-sure_by_lanes_that_may_not_be_active
	.amdhsa_kernel sure_by_lanes_that_may_not_be_active
	.end_amdhsa_kernel

; By the first that is.
; CHECK-DAG: unproven missing-wait in sure_by_the_first_that_is:
	.type sure_by_the_first_that_is,@function
sure_by_the_first_that_is:
 v_lshlrev_b32_e32 v8, 2, v0
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 v_readfirstlane_b32 s0, v0
 s_mov_b64 exec, s[2:3]
 s_lshl_b32 m0, s0, 2
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 ds_read_b32 v9, v8
 s_endpgm
	.size sure_by_the_first_that_is, .-sure_by_the_first_that_is
	.amdhsa_kernel sure_by_the_first_that_is
	.end_amdhsa_kernel

; By lanes that are again.
; CHECK-DAG: definite missing-wait in sure_by_lanes_that_are_again:
	.type sure_by_lanes_that_are_again,@function
sure_by_lanes_that_are_again:
 s_mov_b32 m0, 0
 v_lshlrev_b32_e32 v8, 2, v0
 v_cmp_gt_u32_e32 vcc, 32, v0
 s_and_saveexec_b64 s[2:3], vcc
 s_nop 0
 s_or_b64 exec, exec, s[2:3]
 buffer_load_dword v0, s[4:7], 0 offen lds
 ds_read_b32 v9, v8
 s_endpgm
	.size sure_by_lanes_that_are_again, .-sure_by_lanes_that_are_again
	.amdhsa_kernel sure_by_lanes_that_are_again
	.end_amdhsa_kernel

; One of two.
; CHECK-DAG: unproven missing-wait in sure_one_of_two:
	.type sure_one_of_two,@function
sure_one_of_two:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v1, 0
 v_mov_b32_e32 v2, 64
 v_cndmask_b32_e32 v8, v1, v2, vcc
 ds_read_b32 v9, v8
 s_endpgm
	.size sure_one_of_two, .-sure_one_of_two
	.amdhsa_kernel sure_one_of_two
	.end_amdhsa_kernel

; Where only another wave comes.
; CHECK-DAG: unproven missing-wait in sure_where_only_another_wave_comes:
	.type sure_where_only_another_wave_comes,@function
sure_where_only_another_wave_comes:
 v_readfirstlane_b32 s0, v0
 s_cmp_lg_u32 s0, 64
 s_cbranch_scc1 .Lsure_where_only_another_wave_comes_1
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
.Lsure_where_only_another_wave_comes_1:
 s_nop 0
 s_endpgm
	.size sure_where_only_another_wave_comes, .-sure_where_only_another_wave_comes
	.amdhsa_kernel sure_where_only_another_wave_comes
	.end_amdhsa_kernel

; Behind where waves part.
; CHECK-DAG: definite missing-wait in sure_behind_where_waves_part:
	.type sure_behind_where_waves_part,@function
sure_behind_where_waves_part:
 v_readfirstlane_b32 s0, v0
 s_cmp_lg_u32 s0, 64
 s_cbranch_scc1 .Lsure_behind_where_waves_part_1
 s_nop 1
.Lsure_behind_where_waves_part_1:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
 s_endpgm
	.size sure_behind_where_waves_part, .-sure_behind_where_waves_part
	.amdhsa_kernel sure_behind_where_waves_part
	.end_amdhsa_kernel

; Where only others lack the wait.
; CHECK-DAG: unproven missing-wait in sure_where_only_others_lack_the_wait:
	.type sure_where_only_others_lack_the_wait,@function
sure_where_only_others_lack_the_wait:
 v_lshlrev_b32_e32 v8, 2, v0
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_readfirstlane_b32 s0, v0
 s_cmp_lg_u32 s0, 64
 s_cbranch_scc1 .Lsure_where_only_others_lack_the_wait_1
 s_branch .Lsure_where_only_others_lack_the_wait_2
.Lsure_where_only_others_lack_the_wait_1:
 s_waitcnt vmcnt(0)
.Lsure_where_only_others_lack_the_wait_2:
 ds_read_b32 v9, v8
 s_endpgm
	.size sure_where_only_others_lack_the_wait, .-sure_where_only_others_lack_the_wait
	.amdhsa_kernel sure_where_only_others_lack_the_wait
	.end_amdhsa_kernel

; Where all waves come or none.
; CHECK-DAG: definite missing-wait in sure_where_all_waves_come_or_none:
	.type sure_where_all_waves_come_or_none,@function
sure_where_all_waves_come_or_none:
 s_load_dword s0, s[0:1], 0x0
 s_waitcnt lgkmcnt(0)
 s_cmp_lg_u32 s0, 64
 s_cbranch_scc1 .Lsure_where_all_waves_come_or_none_1
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
.Lsure_where_all_waves_come_or_none_1:
 s_nop 0
 s_endpgm
	.size sure_where_all_waves_come_or_none, .-sure_where_all_waves_come_or_none
	.amdhsa_kernel sure_where_all_waves_come_or_none
	.end_amdhsa_kernel

; Where nobody comes.
; CHECK-DAG: unproven missing-wait in sure_where_nobody_comes:
	.type sure_where_nobody_comes,@function
sure_where_nobody_comes:
 s_mov_b32 s2, 1
 s_cmp_eq_u32 s2, 2
 s_cbranch_scc0 .Lsure_where_nobody_comes_1
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8
.Lsure_where_nobody_comes_1:
 s_nop 0
 s_endpgm
	.size sure_where_nobody_comes, .-sure_where_nobody_comes
	.amdhsa_kernel sure_where_nobody_comes
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: a_read_of_what_a_copy_may_still_write
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: behind_a_wait
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: of_other_bytes
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: of_the_first_byte_behind
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: of_the_last_bytes_before
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: of_another_wave_s_behind_a_barrier
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_write_that_is_not_complete_at_a_barrier
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: of_other_bytes_at_a_barrier
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_register_that_is_not_loaded_yet
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_register_that_is
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: two_addresses_one_of_them_the_copy_s
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: two_addresses_beside_it
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_copy_of_16_bytes_a_lane
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_copy_to_an_address_that_is_not_known
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_copy_into_the_first_1_024_bytes_and_256_behind_them
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_byte_of_it
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_copy_by_an_offset_too
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: which_counts_for_lds
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: an_update_of_two_halves_one_of_them_the_copy_s
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: an_access_whose_second_address_is_in_lds
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_copy_to_an_address_between_two_words
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: beside_it
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: a_flat_access
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: code_that_only_an_assembler_reads
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: one_of_two_1
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: one_of_two_2
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: one_of_two_3
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: one_of_two_4
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: one_of_two_5
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: one_of_two_6
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sure_its_own_bytes
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sure_the_bytes_of_its_wave
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sure_the_bytes_of_its_lane
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sure_those_of_the_next_lane
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sure_at_an_address_from_an_argument
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sure_at_an_address_between_two_words
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sure_from_another_lane
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sure_by_lanes_that_may_not_be_active
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sure_by_the_first_that_is
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sure_by_lanes_that_are_again
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sure_one_of_two
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sure_where_only_another_wave_comes
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sure_behind_where_waves_part
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sure_where_only_others_lack_the_wait
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sure_where_all_waves_come_or_none
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
  - .name: sure_where_nobody_comes
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
