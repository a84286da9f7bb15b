; Tensor loads and stores of a wave complete in order, as one queue: a wait that leaves the store under way is one for the
; load in front of it.
; RUN: ldsopt check %s | filecheck %s --check-prefix=WAITED
; RUN: sed 's/s_wait_tensorcnt 0x1/s_wait_tensorcnt 0x2/' %s | ldsopt check - | filecheck %s --check-prefix=MISSING
; RUN: sed 's/tensor_load_to_lds/tensor_first/; s/tensor_store_from_lds/tensor_load_to_lds/; s/tensor_first/tensor_store_from_lds/' %s | ldsopt check - | filecheck %s --check-prefix=MISSING
; Asynchronous loads and stores are two.
; RUN: sed 's/tensorcnt/asynccnt/; s/tensor_load_to_lds .*/global_load_async_to_lds_b32 v2, v[4:5], off/; s/tensor_store_from_lds .*/global_store_async_from_lds_b32 v[4:5], v2, off/' %s | ldsopt check - | filecheck %s --check-prefix=MISSING

; WAITED: missing-wait in k
; WAITED: help: wait for tensorcnt between the two
; WAITED-NOT: more of the same
; WAITED: wave-race
; MISSING: missing-wait in k
; MISSING: help: wait for {{tensor|async}}cnt between the two
; MISSING-NEXT: and 1 more of the same
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1250"
	.text
	.type k,@function
k:
 tensor_load_to_lds s[8:11], s[16:23]
 tensor_store_from_lds s[8:11], s[24:31]
 s_wait_tensorcnt 0x1
 ds_load_b32 v1, v0
 s_wait_dscnt 0x0
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
		.amdhsa_group_segment_fixed_size 2048
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
