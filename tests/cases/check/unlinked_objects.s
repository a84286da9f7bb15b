; Objects that are not linked: numbers that are left to the linker are none, and symbols stand there.
; REQUIRES: llc-22
; DEFINE: %{assemble} = llvm-mc-22 -triple=amdgcn-amd-amdhsa -mcpu=gfx942 -filetype=obj
; RUN: variant SYMBOL %s > %t.s
; RUN: %{assemble} %t.s -o %t.o
; RUN: ldsopt check %t.o --no-races -o - | filecheck %s --check-prefix UNPROVEN
; RUN: variant BEHIND %s > %t.s
; RUN: %{assemble} %t.s -o %t.o
; RUN: ldsopt check %t.o --no-races -o - | filecheck %s --check-prefix UNPROVEN
; RUN: variant INSIDE %s > %t.s
; RUN: %{assemble} %t.s -o %t.o
; RUN: ldsopt check %t.o --no-races -o - | filecheck %s --check-prefix UNPROVEN
; UNPROVEN: 0 definite, 1 unproven, 0 latent
; Other numbers stay.
; RUN: variant ZERO %s > %t.s
; RUN: %{assemble} %t.s -o %t.o
; RUN: ldsopt check %t.o --no-races -o - | filecheck %s --check-prefix NONE
; RUN: variant NUMBER %s > %t.s
; RUN: %{assemble} %t.s -o %t.o
; RUN: ldsopt check %t.o --no-races -o - | filecheck %s --check-prefix NONE
; NONE: no findings
; A call that the linker finishes goes to no function of the object.
; RUN: variant CALL %s > %t.ll
; RUN: ldsopt compile %t.ll -o %t.s
; RUN: ldsopt compile %t.ll -o %t.o
; RUN: ldsopt check -v %t.s -o - | filecheck %s --check-prefix CALL
; RUN: ldsopt check -v %t.o -o - | filecheck %s --check-prefix CALL
; CALL: unproven: a call
; CALL: k: 1 wait{{$}}

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942" ; but CALL
	.text ; but CALL
	.type k,@function ; but CALL
k: ; but CALL
 s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0) ; but CALL
;SYMBOL  v_mov_b32_e32 v8, lds@abs32@lo
;BEHIND  v_mov_b32_e32 v8, lds@abs32@lo+0x400
;INSIDE  v_mov_b32_e32 v8, lds@abs32@lo+4
;ZERO  v_mov_b32_e32 v8, 0
;NUMBER  v_mov_b32_e32 v8, 0x400
 s_mov_b32 m0, 0 ; but CALL
 s_nop 0 ; but CALL
 buffer_load_dword v0, s[4:7], 0 offen lds ; but CALL
 ds_read_b32 v9, v8 offset:2048 ; but CALL
 s_endpgm ; but CALL
	.size k, .-k ; but CALL
	.amdgpu_lds lds, 1024, 16 ; but CALL
;CALL target triple = "amdgcn-amd-amdhsa"
;CALL declare void @elsewhere()
;CALL define amdgpu_kernel void @k() #0 { call void @elsewhere() ret void }
;CALL attributes #0 = { "target-cpu"="gfx942" }
