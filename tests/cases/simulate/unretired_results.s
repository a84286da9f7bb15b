; Results of machine code are garbage until the wave's own wait retires the operation, and whoever uses them is told of.
; REQUIRES: pseudocode
; DEFINE: %{run} = ldsopt simulate --machine --arg "a: u32[128]=arange" --arg "b: u32[128]=zeros"
; RUN: variant WAITED %s > %t.waited.s
; RUN: variant EARLY %s > %t.early.s
; IS-MEMORY-FAULT: : memory-fault:
; IS-MISSING-WAIT: : missing-wait:
; IS-OUT-OF-BOUNDS: : out-of-bounds:
; IS-RACE: : race:
; IS-REGISTER-HAZARD: : register-hazard:
; IS-UNINITIALIZED-READ: : uninitialized-read:

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text

; A load that is waited for gives its value; one that is not gives garbage, and the use of its register is told, whenever the value comes.
; RUN: %{run} %t.waited.s --kernel loads --block 64 --outputs %t.loads
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.loads/b.npy')[:64] == (lanes + 1)).all()"
; RUN: exits 1 %{run} %t.early.s --kernel loads --block 64 2>&1 | filecheck %s --check-prefix LOADS
; LOADS: : register-hazard:
; LOADS: reads v2
; LOADS: v_add_u32_e32 v3, 1, v2
; LOADS: global_load_dword v2
; RUN: exits 1 %{run} %t.early.s --kernel loads --block 64 --dma earliest --outputs %t.loads 2>&1 | filecheck %s --check-prefix IS-REGISTER-HAZARD
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.loads/b.npy')[:64] == (lanes + 1)).all()"
; RUN: exits 1 %{run} %t.early.s --kernel loads --block 64 --dma latest --outputs %t.loads 2>&1 | filecheck %s --check-prefix IS-REGISTER-HAZARD
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.loads/b.npy')[:64] != (lanes + 1)).any()"
	.type loads,@function
loads:
 s_load_dwordx4 s[4:7], s[0:1], 0x0
 v_lshlrev_b32_e32 v1, 2, v0
 s_waitcnt lgkmcnt(0)
 global_load_dword v2, v1, s[4:5]
;WAITED  s_waitcnt vmcnt(0)
;EARLY  s_nop 0
 v_add_u32_e32 v3, 1, v2
 global_store_dword v1, v3, s[6:7]
 s_endpgm
	.size loads, .-loads
	.amdhsa_kernel loads
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel

; Loads complete in their order: the oldest is complete when one is left, and may not be when two are.
; RUN: %{run} %t.waited.s --kernel older_of_two --block 64 --outputs %t.older_of_two
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.older_of_two/b.npy')[:64] == (lanes)).all()"
; RUN: exits 1 %{run} %t.early.s --kernel older_of_two --block 64 2>&1 | filecheck %s --check-prefix OLDER-OF-TWO
; OLDER-OF-TWO: : register-hazard:
	.type older_of_two,@function
older_of_two:
 s_load_dwordx4 s[4:7], s[0:1], 0x0
 v_lshlrev_b32_e32 v1, 2, v0
 s_waitcnt lgkmcnt(0)
 global_load_dword v2, v1, s[4:5]
 global_load_dword v3, v1, s[4:5] offset:4
;WAITED  s_waitcnt vmcnt(1)
;EARLY  s_waitcnt vmcnt(2)
 global_store_dword v1, v2, s[6:7]
 s_waitcnt vmcnt(0)
 s_endpgm
	.size older_of_two, .-older_of_two
	.amdhsa_kernel older_of_two
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel

; Scalar loads complete in any order: of two a wait for one says nothing of which.
; RUN: exits 1 %{run} %t.early.s --kernel two_scalar_loads --block 64 --schedule reverse 2>&1 | filecheck %s --check-prefix IS-REGISTER-HAZARD
; RUN: %{run} %t.waited.s --kernel two_scalar_loads --block 64 --schedule reverse
	.type two_scalar_loads,@function
two_scalar_loads:
 s_load_dwordx2 s[4:5], s[0:1], 0x0
 s_load_dwordx2 s[6:7], s[0:1], 0x8
;WAITED  s_waitcnt lgkmcnt(0)
;EARLY  s_waitcnt lgkmcnt(1)
 s_mov_b64 s[8:9], s[4:5]
 s_endpgm
	.size two_scalar_loads, .-two_scalar_loads
	.amdhsa_kernel two_scalar_loads
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel

; A register that is still to be written is overwritten: the load comes later.
; RUN: %{run} %t.waited.s --kernel overwritten --block 64 --outputs %t.overwritten
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.overwritten/b.npy')[:64] == (7)).all()"
; RUN: exits 1 %{run} %t.early.s --kernel overwritten --block 64 2>&1 | filecheck %s --check-prefix OVERWRITTEN
; OVERWRITTEN: : register-hazard:
; OVERWRITTEN: overwrites v2
; RUN: exits 1 %{run} %t.early.s --kernel overwritten --block 64 --outputs %t.overwritten 2>&1 | filecheck %s --check-prefix IS-REGISTER-HAZARD
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.overwritten/b.npy')[:64] == (lanes)).all()"
	.type overwritten,@function
overwritten:
 s_load_dwordx4 s[4:7], s[0:1], 0x0
 v_lshlrev_b32_e32 v1, 2, v0
 s_waitcnt lgkmcnt(0)
 global_load_dword v2, v1, s[4:5]
;WAITED  s_waitcnt vmcnt(0)
;EARLY  s_nop 0
 v_mov_b32_e32 v2, 7
 s_waitcnt vmcnt(0)
 global_store_dword v1, v2, s[6:7]
 s_endpgm
	.size overwritten, .-overwritten
	.amdhsa_kernel overwritten
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel

; A younger load may write the same register.
; RUN: %{run} %t.waited.s --kernel younger_load --block 64 --outputs %t.younger_load
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.younger_load/b.npy')[:64] == (lanes + 1)).all()"
	.type younger_load,@function
younger_load:
 s_load_dwordx4 s[4:7], s[0:1], 0x0
 v_lshlrev_b32_e32 v1, 2, v0
 s_waitcnt lgkmcnt(0)
 global_load_dword v2, v1, s[4:5]
 global_load_dword v2, v1, s[4:5] offset:4
 s_waitcnt vmcnt(0)
 global_store_dword v1, v2, s[6:7]
 s_endpgm
	.size younger_load, .-younger_load
	.amdhsa_kernel younger_load
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel

; Bytes of a copy are garbage until it is waited for.
; RUN: %{run} %t.waited.s --kernel copies --block 64 --outputs %t.copies
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.copies/b.npy')[:64] == (lanes)).all()"
; RUN: exits 1 %{run} %t.early.s --kernel copies --block 64 2>&1 | filecheck %s --check-prefix COPIES
; COPIES: : missing-wait:
; RUN: exits 1 %{run} %t.early.s --kernel copies --block 64 --outputs %t.copies 2>&1 | filecheck %s --check-prefix IS-MISSING-WAIT
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.copies/b.npy')[:64] == (0xBDBDBDBD)).all()"
	.type copies,@function
copies:
 s_load_dwordx4 s[4:7], s[0:1], 0x0
 v_lshlrev_b32_e32 v1, 2, v0
 s_waitcnt lgkmcnt(0)
 s_mov_b32 m0, 0
 s_nop 0
 global_load_lds_dword v1, s[4:5]
;WAITED  s_waitcnt vmcnt(0)
;EARLY  s_nop 0
 ds_read_b32 v2, v1
 s_waitcnt lgkmcnt(0)
 global_store_dword v1, v2, s[6:7]
 s_endpgm
	.size copies, .-copies
	.amdhsa_kernel copies
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel

; A store to LDS that is not waited for may come behind the barrier.
; RUN: %{run} %t.waited.s --kernel exchange --block 128 --outputs %t.exchange
; RUN: %{python} -c "import numpy as np; lanes = np.arange(128); assert (np.load('%t.exchange/b.npy')[:128] == (lanes ^ 64)).all()"
; RUN: exits 1 %{run} %t.early.s --kernel exchange --block 128 2>&1 | filecheck %s --check-prefix EXCHANGE
; EXCHANGE: : race:
; RUN: exits 1 %{run} %t.early.s --kernel exchange --block 128 --outputs %t.exchange 2>&1 | filecheck %s --check-prefix IS-RACE
; RUN: %{python} -c "import numpy as np; lanes = np.arange(128); assert (np.load('%t.exchange/b.npy')[:128] != (lanes ^ 64)).any()"
	.type exchange,@function
exchange:
 s_load_dwordx4 s[4:7], s[0:1], 0x0
 v_lshlrev_b32_e32 v1, 2, v0
 s_waitcnt lgkmcnt(0)
 ds_write_b32 v1, v0
;WAITED  s_waitcnt lgkmcnt(0)
;EARLY  s_nop 0
 s_barrier
 v_xor_b32_e32 v2, 0x100, v1
 ds_read_b32 v3, v2
 s_waitcnt lgkmcnt(0)
 global_store_dword v1, v3, s[6:7]
 s_endpgm
	.size exchange, .-exchange
	.amdhsa_kernel exchange
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel

; A missing barrier is a race in every order.
; RUN: exits 1 %{run} %t.waited.s --kernel no_barrier --block 128 --schedule forward 2>&1 | filecheck %s --check-prefix IS-RACE
; RUN: exits 1 %{run} %t.waited.s --kernel no_barrier --block 128 --schedule reverse 2>&1 | filecheck %s --check-prefix IS-RACE
; RUN: exits 1 %{run} %t.waited.s --kernel no_barrier --block 128 --dma earliest 2>&1 | filecheck %s --check-prefix IS-RACE
; RUN: exits 1 %{run} %t.waited.s --kernel no_barrier --block 128 --schedule fine --seed 3 2>&1 | filecheck %s --check-prefix IS-RACE
; RUN: exits 1 %{run} %t.waited.s --kernel no_barrier --block 128 --schedule random --seed 3 2>&1 | filecheck %s --check-prefix IS-RACE
	.type no_barrier,@function
no_barrier:
 s_load_dwordx4 s[4:7], s[0:1], 0x0
 v_lshlrev_b32_e32 v1, 2, v0
 s_waitcnt lgkmcnt(0)
 ds_write_b32 v1, v0
 s_waitcnt lgkmcnt(0)
 s_nop 0
 v_xor_b32_e32 v2, 0x100, v1
 ds_read_b32 v3, v2
 s_waitcnt lgkmcnt(0)
 global_store_dword v1, v3, s[6:7]
 s_endpgm
	.size no_barrier, .-no_barrier
	.amdhsa_kernel no_barrier
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel

; LDS operations of a wave happen in their order.
; RUN: %{run} %t.waited.s --kernel lds_in_order --block 64 --outputs %t.lds_in_order
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.lds_in_order/b.npy')[:64] == (lanes)).all()"
	.type lds_in_order,@function
lds_in_order:
 s_load_dwordx4 s[4:7], s[0:1], 0x0
 v_lshlrev_b32_e32 v1, 2, v0
 s_waitcnt lgkmcnt(0)
 ds_write_b32 v1, v0
 ds_read_b32 v3, v1
 s_waitcnt lgkmcnt(0)
 global_store_dword v1, v3, s[6:7]
 s_endpgm
	.size lds_in_order, .-lds_in_order
	.amdhsa_kernel lds_in_order
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel

; Reads of LDS that nothing wrote, and beyond it, are found.
; RUN: exits 1 %{run} %t.early.s --kernel unwritten --block 64 2>&1 | filecheck %s --check-prefix IS-UNINITIALIZED-READ
; RUN: exits 1 %{run} %t.waited.s --kernel unwritten --block 64 2>&1 | filecheck %s --check-prefix IS-UNINITIALIZED-READ
; RUN: exits 1 %{run} %t.waited.s --kernel unwritten --block 64 2>&1 | filecheck %s --check-prefix IS-OUT-OF-BOUNDS
	.type unwritten,@function
unwritten:
 s_load_dwordx4 s[4:7], s[0:1], 0x0
 v_lshlrev_b32_e32 v1, 2, v0
 s_waitcnt lgkmcnt(0)
;WAITED  ds_read_b32 v2, v1 offset:900
;EARLY  ds_read_b32 v2, v1
 s_waitcnt lgkmcnt(0)
 global_store_dword v1, v2, s[6:7]
 s_endpgm
	.size unwritten, .-unwritten
	.amdhsa_kernel unwritten
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel

; An address that no buffer holds ends the run.
; RUN: exits 1 %{run} %t.waited.s --kernel no_buffer --block 64 2>&1 | filecheck %s --check-prefix IS-MEMORY-FAULT
	.type no_buffer,@function
no_buffer:
 s_load_dwordx4 s[4:7], s[0:1], 0x0
 v_lshlrev_b32_e32 v1, 2, v0
 s_waitcnt lgkmcnt(0)
 s_mov_b32 s5, 0
 global_load_dword v2, v1, s[4:5]
 s_endpgm
	.size no_buffer, .-no_buffer
	.amdhsa_kernel no_buffer
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 1024
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name:           loads
    .private_segment_fixed_size: 0
    .symbol:         loads.kd
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 1024
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name:           older_of_two
    .private_segment_fixed_size: 0
    .symbol:         older_of_two.kd
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 1024
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name:           two_scalar_loads
    .private_segment_fixed_size: 0
    .symbol:         two_scalar_loads.kd
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 1024
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name:           overwritten
    .private_segment_fixed_size: 0
    .symbol:         overwritten.kd
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 1024
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name:           younger_load
    .private_segment_fixed_size: 0
    .symbol:         younger_load.kd
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 1024
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name:           copies
    .private_segment_fixed_size: 0
    .symbol:         copies.kd
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 1024
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name:           exchange
    .private_segment_fixed_size: 0
    .symbol:         exchange.kd
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 1024
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name:           no_barrier
    .private_segment_fixed_size: 0
    .symbol:         no_barrier.kd
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 1024
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name:           lds_in_order
    .private_segment_fixed_size: 0
    .symbol:         lds_in_order.kd
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 1024
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name:           unwritten
    .private_segment_fixed_size: 0
    .symbol:         unwritten.kd
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 1024
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name:           no_buffer
    .private_segment_fixed_size: 0
    .symbol:         no_buffer.kd
    .wavefront_size: 64
...
	.end_amdgpu_metadata
