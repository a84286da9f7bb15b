; A wait that cannot be read, and one that the architecture has not, are named by their lines.
; DEFINE: %{check} = exits 3 ldsopt check
; RUN: variant NUMBER %s > %t.number.s
; RUN: %{check} %t.number.s 2>&1 | filecheck %s --check-prefix NUMBER
; RUN: exits 3 ldsopt waits %t.number.s -o %t.out.s 2>&1 | filecheck %s --check-prefix NUMBER
; NUMBER: number.s:34: cannot read 's_waitcnt vmcnt(N)'
; NUMBER-SAME: is this code for gfx942
; RUN: variant NONSENSE %s > %t.nonsense.s
; RUN: %{check} %t.nonsense.s 2>&1 | filecheck %s --check-prefix NONSENSE
; RUN: exits 3 ldsopt waits %t.nonsense.s -o %t.out.s 2>&1 | filecheck %s --check-prefix NONSENSE
; NONSENSE: cannot read 's_wait_nonsense 0x1'
; NONSENSE-SAME: is this code for gfx942
; RUN: variant COPY %s | %{check} - 2>&1 | filecheck %s --check-prefix COPY
; COPY: b128 counts in asynccnt, which gfx942 has not
; Nothing is guessed: what is cut off, what the architecture has not, and what is more than its field holds.
; RUN: variant NUMBER %s | sed 's/s_waitcnt vmcnt(N)/s_waitcnt vmcnt(0) nonsense(1/; s/gfx942/gfx942/' | exits 3 ldsopt measure - 2>&1 | filecheck %s --check-prefix UNREAD
; RUN: variant NUMBER %s | sed 's/s_waitcnt vmcnt(N)/s_waitcnt/; s/gfx942/gfx942/' | exits 3 ldsopt measure - 2>&1 | filecheck %s --check-prefix UNREAD
; RUN: variant NUMBER %s | sed 's/s_waitcnt vmcnt(N)/s_waitcnt 0x12345/; s/gfx942/gfx942/' | exits 3 ldsopt measure - 2>&1 | filecheck %s --check-prefix UNREAD
; RUN: variant NUMBER %s | sed 's/s_waitcnt vmcnt(N)/s_waitcnt 0/; s/gfx942/gfx1250/' | exits 3 ldsopt measure - 2>&1 | filecheck %s --check-prefix UNREAD
; RUN: variant NUMBER %s | sed 's/s_waitcnt vmcnt(N)/s_wait_loadcnt soon/; s/gfx942/gfx1201/' | exits 3 ldsopt measure - 2>&1 | filecheck %s --check-prefix UNREAD
; RUN: variant NUMBER %s | sed 's/s_waitcnt vmcnt(N)/s_wait_loadcnt 1_0/; s/gfx942/gfx1201/' | exits 3 ldsopt measure - 2>&1 | filecheck %s --check-prefix UNREAD
; RUN: variant NUMBER %s | sed 's/s_waitcnt vmcnt(N)/s_waitcnt_vscnt null/; s/gfx942/gfx1100/' | exits 3 ldsopt measure - 2>&1 | filecheck %s --check-prefix UNREAD
; RUN: variant NUMBER %s | sed 's/s_waitcnt vmcnt(N)/s_wait_forever 0/; s/gfx942/gfx1201/' | exits 3 ldsopt measure - 2>&1 | filecheck %s --check-prefix UNREAD
; RUN: variant NUMBER %s | sed 's/s_waitcnt vmcnt(N)/s_wait_loadcnt 0x40/; s/gfx942/gfx1201/' | exits 3 ldsopt measure - 2>&1 | filecheck %s --check-prefix UNREAD
; RUN: variant NUMBER %s | sed 's/s_waitcnt vmcnt(N)/s_wait_kmcnt 0x20/; s/gfx942/gfx1250/' | exits 3 ldsopt measure - 2>&1 | filecheck %s --check-prefix UNREAD
; RUN: variant NUMBER %s | sed 's/s_waitcnt vmcnt(N)/s_waitcnt_vscnt null, 0x40/; s/gfx942/gfx1100/' | exits 3 ldsopt measure - 2>&1 | filecheck %s --check-prefix UNREAD
; UNREAD: cannot read 's_wait

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.type k,@function
k:
 s_nop 0
;NUMBER s_waitcnt vmcnt(N)
;NONSENSE s_wait_nonsense 0x1
;COPY global_load_async_to_lds_b128 v1, v0, s[2:3]
 ds_read_b32 v9, v8
 s_endpgm
	.size k, .-k
	.amdhsa_kernel k
	.end_amdhsa_kernel
