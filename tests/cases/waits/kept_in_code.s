; What stays of the waits of machine code, and what its author asks for.
; A wait that nothing needs goes; in a function that others call all stay.
; RUN: variant KERNEL,APART %s > %t.s
; RUN: ldsopt waits %t.s -o %t.new.s -q
; RUN: exits 1 diff %t.s %t.new.s | filecheck %s --check-prefix GOES
; GOES: {{^}}< s_waitcnt vmcnt(0)
; GOES: {{^}}> s_nop 0
; RUN: variant APART %s > %t.s
; RUN: ldsopt waits %t.s -o %t.new.s -q
; RUN: cmp %t.s %t.new.s
; The author's waits in inline assembly stay unless asked.
; RUN: variant KERNEL,APART,AUTHORED %s > %t.s
; RUN: ldsopt waits %t.s -o %t.new.s -q
; RUN: cmp %t.s %t.new.s
; RUN: ldsopt waits %t.s -o %t.new.s -q --author-waits tighten
; RUN: exits 1 diff %t.s %t.new.s | filecheck %s --check-prefix GOES
; An unproven one is added only if asked for.
; RUN: variant KERNEL,UNPROVEN %s > %t.s
; RUN: ldsopt waits %t.s -o %t.new.s -q
; RUN: cmp %t.s %t.new.s
; RUN: ldsopt waits %t.s -o %t.new.s -q --repair
; RUN: exits 1 diff %t.s %t.new.s | filecheck %s --check-prefix ADDED
; ADDED: {{^}}>{{.*}}s_waitcnt vmcnt(0)
; ADDED-NOT: {{^[<>]}}
; Ends of lines and comments stay.
; RUN: variant KERNEL,APART %s | sed 's/vmcnt(0)/& ; mine/; s/$/\r/' > %t.s
; RUN: ldsopt waits %t.s -o %t.new.s -q
; RUN: sed 's/s_waitcnt vmcnt(0) ; mine/s_nop 0 ; mine/' %t.s | cmp - %t.new.s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
 s_mov_b32 m0, 0
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
;AUTHORED ;;#ASMSTART
;APART  s_waitcnt vmcnt(0)
;AUTHORED ;;#ASMEND
;APART  v_mov_b32_e32 v7, 0x1000
;APART  ds_read_b32 v10, v7
;UNPROVEN  ds_read_b32 v9, v8
 s_endpgm
	.size k, .-k
;KERNEL 	.amdhsa_kernel k
;KERNEL 		.amdhsa_system_vgpr_workitem_id 0
;KERNEL 	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .max_flat_workgroup_size: 256
    .wavefront_size: 64
...
	.end_amdgpu_metadata
