; A wait that is missing stands in front of what needs it, for the operations in front of the youngest that is needed.
; RUN: variant CODE %s > %t.in.s
; RUN: ldsopt waits %t.in.s -o %t.s -q
; RUN: filecheck %s --strict-whitespace --input-file %t.s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text

; Five reasons are one wait.
; CHECK-LABEL: five_reasons:
; CHECK: global_load_dword v7
; CHECK-NEXT: s_waitcnt vmcnt(1)
; CHECK-NEXT: global_store_dwordx4
	.type five_reasons,@function
five_reasons:
 global_load_dword v2, v0, s[0:1]
 global_load_dword v3, v0, s[0:1] offset:64
 global_load_dword v4, v0, s[0:1] offset:128
 global_load_dword v5, v0, s[0:1] offset:192
 global_load_dword v6, v0, s[0:1] offset:256
 global_load_dword v7, v0, s[0:1] offset:320
 global_store_dwordx4 v6, v[2:5], s[2:3]
 s_endpgm
	.amdhsa_kernel five_reasons
	.end_amdhsa_kernel

; Of all paths the one with the fewest younger operations counts.
; CHECK-LABEL: least_of_paths:
; CHECK: .L1:
; CHECK-NEXT: s_waitcnt vmcnt(0)
; CHECK-NEXT: v_add_u32
	.type least_of_paths,@function
least_of_paths:
 global_load_dword v2, v0, s[0:1]
 s_cbranch_scc1 .L1
 global_load_dword v3, v0, s[0:1] offset:64
.L1:
 v_add_u32_e32 v5, 1, v2
 s_endpgm
	.amdhsa_kernel least_of_paths
	.end_amdhsa_kernel

; A wait that stands there takes another counter in, and keeps its place and its comment.
; CHECK-LABEL: into_one:
; CHECK: {{^}}  s_waitcnt vmcnt(0) lgkmcnt(0)   ; for v3
; CHECK-NEXT: v_add_u32
	.type into_one,@function
into_one:
 global_load_dword v2, v0, s[0:1]
 ds_read_b32 v3, v1
  s_waitcnt lgkmcnt(0)   ; for v3
 v_add_u32_e32 v5, v2, v3
 s_endpgm
	.amdhsa_kernel into_one
	.end_amdhsa_kernel

; The author's stays as it is.
; CHECK-LABEL: beside_the_authors:
; CHECK: {{^}} s_waitcnt lgkmcnt(0){{$}}
; CHECK-NEXT: #ASMEND
; CHECK-NEXT: {{^}} s_waitcnt vmcnt(0){{$}}
; CHECK-NEXT: v_add_u32
	.type beside_the_authors,@function
beside_the_authors:
 global_load_dword v2, v0, s[0:1]
 ds_read_b32 v3, v1
	;;#ASMSTART
 s_waitcnt lgkmcnt(0)
	;;#ASMEND
 v_add_u32_e32 v5, v2, v3
 s_endpgm
	.amdhsa_kernel beside_the_authors
	.end_amdhsa_kernel

; One that waits for too little waits for more.
; CHECK-LABEL: for_more:
; CHECK: global_load_dword v3
; CHECK-NEXT: s_waitcnt vmcnt(0)
; CHECK-NEXT: v_add_u32
	.type for_more,@function
for_more:
 global_load_dword v2, v0, s[0:1]
 global_load_dword v3, v0, s[0:1] offset:64
 s_waitcnt vmcnt(1)
 v_add_u32_e32 v5, v2, v3
 s_endpgm
	.amdhsa_kernel for_more
	.end_amdhsa_kernel

; One that waits for too much waits for less, in its place.
; CHECK-LABEL: for_less:
; CHECK: {{^}}	  s_waitcnt lgkmcnt(0)           ; all
; CHECK-NEXT: v_add_u32
	.type for_less,@function
for_less:
 global_load_dword v2, v0, s[0:1]
 ds_read_b32 v3, v1
	  s_waitcnt vmcnt(0) lgkmcnt(0)           ; all
 v_add_u32_e32 v5, 1, v3
 s_endpgm
	.amdhsa_kernel for_less
	.end_amdhsa_kernel

; A new line stands as far in as the line behind it.
; CHECK-LABEL: as_far_in:
; CHECK: {{^}}	   s_waitcnt vmcnt(0){{$}}
; CHECK-NEXT: {{^}}	   v_add_u32_e32 v5, 1, v2   ; needs it{{$}}
	.type as_far_in,@function
as_far_in:
 global_load_dword v2, v0, s[0:1]
	   v_add_u32_e32 v5, 1, v2   ; needs it
 s_endpgm
	.amdhsa_kernel as_far_in
	.end_amdhsa_kernel

; Nothing is put between the parts of an address.
; CHECK-LABEL: address:
; CHECK: s_load_dword
; CHECK-NEXT: s_getpc_b64
; CHECK-NEXT: s_add_u32 s4, s4, s9
; CHECK-NEXT: s_waitcnt lgkmcnt(0)
	.type address,@function
address:
 s_load_dword s9, s[0:1], 0x0
 s_getpc_b64 s[4:5]
 s_add_u32 s4, s4, s9
 s_waitcnt lgkmcnt(0)
 s_mov_b32 s6, s9
 s_endpgm
	.amdhsa_kernel address
	.end_amdhsa_kernel
