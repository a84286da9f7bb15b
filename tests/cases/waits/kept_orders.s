; What waits keep in order whatever registers need, and what makes all waits of a kernel stay.
; DEFINE: %{waits} = ldsopt waits %t.s -o -
; DEFINE: %{found} = grep -E "^ s_(wait|nop)"

; A barrier of hardware that cannot back off.
; RUN: variant A-BARRIER-OF-HARDWARE-THAT-CANNOT-BACK-OFF %s | sed s/ARCH/gfx906/ > %t.s
; RUN: %{waits} -q | %{found} | filecheck %s --check-prefix A-BARRIER-OF-HARDWARE-THAT-CANNOT-BACK-OFF
; A-BARRIER-OF-HARDWARE-THAT-CANNOT-BACK-OFF: {{^}} s_waitcnt vmcnt(0){{$}}
; A-BARRIER-OF-HARDWARE-THAT-CANNOT-BACK-OFF-NOT: s_wait
; A named barrier.
; RUN: variant A-NAMED-BARRIER %s | sed s/ARCH/gfx1201/ > %t.s
; RUN: %{waits} -q | %{found} | filecheck %s --check-prefix A-NAMED-BARRIER
; A-NAMED-BARRIER: {{^}} s_wait_dscnt 0x0{{$}}
; A-NAMED-BARRIER-NOT: s_wait
; A scalar load in front of a store that may change what it reads.
; RUN: variant A-SCALAR-LOAD-IN-FRONT-OF-A-STORE-THAT-MAY-CHANGE-WHAT-IT-READS %s | sed s/ARCH/gfx942/ > %t.s
; RUN: %{waits} -q | %{found} | filecheck %s --check-prefix A-SCALAR-LOAD-IN-FRONT-OF-A-STORE-THAT-MAY-CHANGE-WHAT-IT-READS
; A-SCALAR-LOAD-IN-FRONT-OF-A-STORE-THAT-MAY-CHANGE-WHAT-IT-READS: {{^}} s_waitcnt lgkmcnt(0){{$}}
; A-SCALAR-LOAD-IN-FRONT-OF-A-STORE-THAT-MAY-CHANGE-WHAT-IT-READS-NOT: s_wait
; A vector load in front of a store, which come in order.
; RUN: variant A-VECTOR-LOAD-IN-FRONT-OF-A-STORE-WHICH-COME-IN-ORDER %s | sed s/ARCH/gfx942/ > %t.s
; RUN: %{waits} -q | %{found} | filecheck %s --check-prefix A-VECTOR-LOAD-IN-FRONT-OF-A-STORE-WHICH-COME-IN-ORDER
; A-VECTOR-LOAD-IN-FRONT-OF-A-STORE-WHICH-COME-IN-ORDER: {{^}} s_nop 0{{$}}
; A-VECTOR-LOAD-IN-FRONT-OF-A-STORE-WHICH-COME-IN-ORDER-NOT: s_wait
; A cache that is dropped.
; RUN: variant A-CACHE-THAT-IS-DROPPED %s | sed s/ARCH/gfx942/ > %t.s
; RUN: %{waits} -q | %{found} | filecheck %s --check-prefix A-CACHE-THAT-IS-DROPPED
; A-CACHE-THAT-IS-DROPPED: {{^}} s_waitcnt vmcnt(0){{$}}
; A-CACHE-THAT-IS-DROPPED-NOT: s_wait
; A cache that is dropped, on gfx11.
; RUN: variant A-CACHE-THAT-IS-DROPPED-ON-GFX11 %s | sed s/ARCH/gfx1100/ > %t.s
; RUN: %{waits} -q | %{found} | filecheck %s --check-prefix A-CACHE-THAT-IS-DROPPED-ON-GFX11
; A-CACHE-THAT-IS-DROPPED-ON-GFX11: {{^}} s_waitcnt_vscnt null, 0x0{{$}}
; A-CACHE-THAT-IS-DROPPED-ON-GFX11-NOT: s_wait
; An atomic access.
; RUN: variant AN-ATOMIC-ACCESS %s | sed s/ARCH/gfx942/ > %t.s
; RUN: %{waits} -q | %{found} | filecheck %s --check-prefix AN-ATOMIC-ACCESS
; AN-ATOMIC-ACCESS: {{^}} s_waitcnt vmcnt(0){{$}}
; AN-ATOMIC-ACCESS-NOT: s_wait
; A store of a scope.
; RUN: variant A-STORE-OF-A-SCOPE %s | sed s/ARCH/gfx942/ > %t.s
; RUN: %{waits} -q | %{found} | filecheck %s --check-prefix A-STORE-OF-A-SCOPE
; A-STORE-OF-A-SCOPE: {{^}} s_waitcnt vmcnt(0){{$}}
; A-STORE-OF-A-SCOPE-NOT: s_wait
; A store of no scope.
; RUN: variant A-STORE-OF-NO-SCOPE %s | sed s/ARCH/gfx942/ > %t.s
; RUN: %{waits} -q | %{found} | filecheck %s --check-prefix A-STORE-OF-NO-SCOPE
; A-STORE-OF-NO-SCOPE: {{^}} s_nop 0{{$}}
; A-STORE-OF-NO-SCOPE-NOT: s_wait
; An update of LDS.
; RUN: variant AN-UPDATE-OF-LDS %s | sed s/ARCH/gfx942/ > %t.s
; RUN: %{waits} -q | %{found} | filecheck %s --check-prefix AN-UPDATE-OF-LDS
; AN-UPDATE-OF-LDS: {{^}} s_waitcnt vmcnt(0){{$}}
; AN-UPDATE-OF-LDS-NOT: s_wait
; A message.
; RUN: variant A-MESSAGE %s | sed s/ARCH/gfx942/ > %t.s
; RUN: %{waits} -q | %{found} | filecheck %s --check-prefix A-MESSAGE
; A-MESSAGE: {{^}} s_waitcnt vmcnt(0){{$}}
; A-MESSAGE-NOT: s_wait
; An instruction that is not known.
; RUN: variant AN-INSTRUCTION-THAT-IS-NOT-KNOWN %s | sed s/ARCH/gfx942/ > %t.s
; RUN: %{waits} -q | %{found} | filecheck %s --check-prefix AN-INSTRUCTION-THAT-IS-NOT-KNOWN
; AN-INSTRUCTION-THAT-IS-NOT-KNOWN: {{^}} s_waitcnt vmcnt(0){{$}}
; AN-INSTRUCTION-THAT-IS-NOT-KNOWN-NOT: s_wait
; An instruction of inline assembly that computes.
; RUN: variant AN-INSTRUCTION-OF-INLINE-ASSEMBLY-THAT-COMPUTES %s | sed s/ARCH/gfx942/ > %t.s
; RUN: %{waits} -q | %{found} | filecheck %s --check-prefix AN-INSTRUCTION-OF-INLINE-ASSEMBLY-THAT-COMPUTES
; AN-INSTRUCTION-OF-INLINE-ASSEMBLY-THAT-COMPUTES: {{^}} s_nop 0{{$}}
; AN-INSTRUCTION-OF-INLINE-ASSEMBLY-THAT-COMPUTES-NOT: s_wait
; An access in inline assembly.
; RUN: variant AN-ACCESS-IN-INLINE-ASSEMBLY %s | sed s/ARCH/gfx942/ > %t.s
; RUN: %{waits} -q | %{found} | filecheck %s --check-prefix AN-ACCESS-IN-INLINE-ASSEMBLY
; AN-ACCESS-IN-INLINE-ASSEMBLY: {{^}} s_waitcnt vmcnt(0){{$}}
; AN-ACCESS-IN-INLINE-ASSEMBLY-NOT: s_wait
; An operation that was started in inline assembly.
; RUN: variant AN-OPERATION-THAT-WAS-STARTED-IN-INLINE-ASSEMBLY %s | sed s/ARCH/gfx942/ > %t.s
; RUN: %{waits} -q | %{found} | filecheck %s --check-prefix AN-OPERATION-THAT-WAS-STARTED-IN-INLINE-ASSEMBLY
; AN-OPERATION-THAT-WAS-STARTED-IN-INLINE-ASSEMBLY: {{^}} s_waitcnt vmcnt(0){{$}}
; AN-OPERATION-THAT-WAS-STARTED-IN-INLINE-ASSEMBLY-NOT: s_wait
; A message whose completion sets a flag.
; RUN: variant A-MESSAGE-WHOSE-COMPLETION-SETS-A-FLAG %s | sed s/ARCH/gfx1201/ > %t.s
; RUN: %{waits} -q | %{found} | filecheck %s --check-prefix A-MESSAGE-WHOSE-COMPLETION-SETS-A-FLAG
; A-MESSAGE-WHOSE-COMPLETION-SETS-A-FLAG: {{^}} s_wait_kmcnt 0x0{{$}}
; A-MESSAGE-WHOSE-COMPLETION-SETS-A-FLAG-NOT: s_wait
; Waits for loads on gfx1250, which stand for xcnt too.
; RUN: variant WAITS-FOR-LOADS-ON-GFX1250-WHICH-STAND-FOR-XCNT-TOO %s | sed s/ARCH/gfx1250/ > %t.s
; RUN: %{waits} -q | %{found} | filecheck %s --check-prefix WAITS-FOR-LOADS-ON-GFX1250-WHICH-STAND-FOR-XCNT-TOO
; WAITS-FOR-LOADS-ON-GFX1250-WHICH-STAND-FOR-XCNT-TOO: {{^}} s_wait_loadcnt 0x0{{$}}
; WAITS-FOR-LOADS-ON-GFX1250-WHICH-STAND-FOR-XCNT-TOO-NEXT: {{^}} s_nop 0{{$}}
; WAITS-FOR-LOADS-ON-GFX1250-WHICH-STAND-FOR-XCNT-TOO-NOT: s_wait
; Directly behind ds_nop, also behind another wait, a wait stays on gfx12; not where another instruction stands between.
; RUN: variant DS-NOP %s | sed s/ARCH/gfx1201/ > %t.s
; RUN: %{waits} -q | %{found} | filecheck %s --check-prefix DS-NOP
; DS-NOP: {{^}} s_wait_dscnt 0x0{{$}}
; DS-NOP-NOT: s_wait
; RUN: variant DS-NOP-AND-WAIT %s | sed s/ARCH/gfx1201/ > %t.s
; RUN: %{waits} -q | %{found} | filecheck %s --check-prefix DS-NOP-AND-WAIT
; DS-NOP-AND-WAIT: {{^}} s_wait_dscnt 0x0{{$}}
; DS-NOP-AND-WAIT-NOT: s_wait
; RUN: variant DS-NOP-AND-OTHER %s | sed s/ARCH/gfx1201/ > %t.s
; RUN: %{waits} -q | %{found} | filecheck %s --check-prefix DS-NOP-AND-OTHER
; DS-NOP-AND-OTHER: {{^}} s_nop 0{{$}}
; DS-NOP-AND-OTHER-NOT: s_wait
; RUN: variant NO-DS-NOP %s | sed s/ARCH/gfx1201/ > %t.s
; RUN: %{waits} -q | %{found} | filecheck %s --check-prefix NO-DS-NOP
; NO-DS-NOP: {{^}} s_nop 0{{$}}
; NO-DS-NOP-NOT: s_wait
; A wait that never waits goes only where it would wait now: where others leave to it what nothing needs, and not where that is needed, where nothing is outstanding, or where nothing leads to it.
; RUN: variant IDLE %s | sed s/ARCH/gfx942/ > %t.s
; RUN: %{waits} -q | %{found} | filecheck %s --check-prefix IDLE
; IDLE: {{^}} s_nop 0{{$}}
; IDLE-NEXT: {{^}} s_nop 0{{$}}
; IDLE-NOT: s_wait
; RUN: variant IDLE-AND-NEEDED %s | sed s/ARCH/gfx942/ > %t.s
; RUN: %{waits} -q | %{found} | filecheck %s --check-prefix IDLE-AND-NEEDED
; IDLE-AND-NEEDED: {{^}} s_nop 0{{$}}
; IDLE-AND-NEEDED-NEXT: {{^}} s_waitcnt lgkmcnt(0){{$}}
; IDLE-AND-NEEDED-NOT: s_wait
; RUN: variant IDLE-ALONE %s | sed s/ARCH/gfx942/ > %t.s
; RUN: %{waits} -q | %{found} | filecheck %s --check-prefix IDLE-ALONE
; IDLE-ALONE: {{^}} s_waitcnt lgkmcnt(0){{$}}
; IDLE-ALONE-NOT: s_wait
; RUN: variant NEVER-REACHED %s | sed s/ARCH/gfx942/ > %t.s
; RUN: %{waits} -q | %{found} | filecheck %s --check-prefix NEVER-REACHED
; NEVER-REACHED: {{^}} s_waitcnt lgkmcnt(0){{$}}
; NEVER-REACHED-NOT: s_wait

; Code that does more by waits keeps all of them; the mode of floating point is none of that.
; RUN: variant CALLS %s | sed s/ARCH/gfx942/ > %t.s
; RUN: %{waits} 2>&1 | filecheck %s --check-prefix CALLS
; CALLS: function k: its waits stay: it calls others
; RUN: variant INDEXED %s | sed s/ARCH/gfx942/ > %t.s
; RUN: %{waits} 2>&1 | filecheck %s --check-prefix INDEXED
; INDEXED: function k: its waits stay: registers with computed numbers: s_set_gpr_idx_on
; RUN: variant MOVED %s | sed s/ARCH/gfx1100/ > %t.s
; RUN: %{waits} 2>&1 | filecheck %s --check-prefix MOVED
; MOVED: function k: its waits stay: registers with computed numbers: v_movrels_b32_e32
; RUN: variant DIRECT %s | sed s/ARCH/gfx1100/ > %t.s
; RUN: %{waits} 2>&1 | filecheck %s --check-prefix DIRECT
; DIRECT: function k: its waits stay: direct loads of LDS: lds_direct_load
; RUN: variant SCHEDULED %s | sed s/ARCH/gfx1250/ > %t.s
; RUN: %{waits} 2>&1 | filecheck %s --check-prefix SCHEDULED
; SCHEDULED: function k: its waits stay: it is scheduled without the hardware's help
; RUN: variant SCHEDULED-BY-NUMBER %s | sed s/ARCH/gfx1201/ > %t.s
; RUN: %{waits} 2>&1 | filecheck %s --check-prefix SCHEDULED-BY-NUMBER
; SCHEDULED-BY-NUMBER: function k: its waits stay: it is scheduled without the hardware's help
; RUN: variant DENORMALS %s | sed s/ARCH/gfx1030/ > %t.s
; RUN: %{waits} 2>&1 | filecheck %s --check-prefix DENORMALS
; DENORMALS: function k: its waits stay: an atomic in front of s_denorm_mode
; RUN: variant MACROS %s | sed s/ARCH/gfx942/ > %t.s
; RUN: %{waits} 2>&1 | filecheck %s --check-prefix MACROS
; MACROS: function k: its waits stay: line {{[0-9]+}} of the code: the directive .rept
; RUN: variant ROUNDING %s | sed s/ARCH/gfx1201/ > %t.s
; RUN: %{waits} 2>&1 | filecheck %s --check-prefix FREE
; RUN: variant DENORMALS-ALONE %s | sed s/ARCH/gfx1030/ > %t.s
; RUN: %{waits} 2>&1 | filecheck %s --check-prefix FREE
; FREE-NOT: its waits stay
; FREE: examined:
; Architectures that are not tested keep theirs; others do not.
; RUN: variant PLAIN %s | sed s/ARCH/gfx600/ > %t.s
; RUN: %{waits} 2>&1 | filecheck %s --check-prefix UNTESTED
; RUN: variant PLAIN %s | sed s/ARCH/gfx700/ > %t.s
; RUN: %{waits} 2>&1 | filecheck %s --check-prefix UNTESTED
; RUN: variant PLAIN %s | sed s/ARCH/gfx803/ > %t.s
; RUN: %{waits} 2>&1 | filecheck %s --check-prefix UNTESTED
; RUN: variant PLAIN %s | sed s/ARCH/gfx1010/ > %t.s
; RUN: %{waits} 2>&1 | filecheck %s --check-prefix UNTESTED
; RUN: variant PLAIN %s | sed s/ARCH/gfx1013/ > %t.s
; RUN: %{waits} 2>&1 | filecheck %s --check-prefix UNTESTED
; RUN: variant PLAIN %s | sed s/ARCH/gfx10-1-generic/ > %t.s
; RUN: %{waits} 2>&1 | filecheck %s --check-prefix UNTESTED
; UNTESTED: function k: its waits stay: gfx{{.*}} is not tested
; RUN: variant PLAIN %s | sed s/ARCH/gfx90a/ > %t.s
; RUN: %{waits} 2>&1 | filecheck %s --check-prefix FREE
; RUN: variant PLAIN %s | sed s/ARCH/gfx942/ > %t.s
; RUN: %{waits} 2>&1 | filecheck %s --check-prefix FREE
; RUN: variant PLAIN %s | sed s/ARCH/gfx950/ > %t.s
; RUN: %{waits} 2>&1 | filecheck %s --check-prefix FREE
; RUN: variant PLAIN %s | sed s/ARCH/gfx1030/ > %t.s
; RUN: %{waits} 2>&1 | filecheck %s --check-prefix FREE
; RUN: variant PLAIN %s | sed s/ARCH/gfx1100/ > %t.s
; RUN: %{waits} 2>&1 | filecheck %s --check-prefix FREE
; RUN: variant PLAIN %s | sed s/ARCH/gfx1201/ > %t.s
; RUN: %{waits} 2>&1 | filecheck %s --check-prefix FREE
; RUN: variant PLAIN %s | sed s/ARCH/gfx1250/ > %t.s
; RUN: %{waits} 2>&1 | filecheck %s --check-prefix FREE
; RUN: variant PLAIN %s | sed s/ARCH/gfx906/ > %t.s
; RUN: %{waits} 2>&1 | filecheck %s --check-prefix FREE

	.amdgcn_target "amdgcn-amd-amdhsa--ARCH"
	.text
	.type k,@function
k:
;A-BARRIER-OF-HARDWARE-THAT-CANNOT-BACK-OFF  buffer_load_dword v1, s[0:3], 0 offen lds
;A-BARRIER-OF-HARDWARE-THAT-CANNOT-BACK-OFF  s_waitcnt vmcnt(0)
;A-BARRIER-OF-HARDWARE-THAT-CANNOT-BACK-OFF  s_barrier
;A-BARRIER-OF-HARDWARE-THAT-CANNOT-BACK-OFF  s_endpgm
;A-NAMED-BARRIER  ds_store_b32 v1, v2
;A-NAMED-BARRIER  s_wait_dscnt 0x0
;A-NAMED-BARRIER  s_barrier_signal 1
;A-NAMED-BARRIER  s_barrier_wait 1
;A-NAMED-BARRIER  s_endpgm
;A-SCALAR-LOAD-IN-FRONT-OF-A-STORE-THAT-MAY-CHANGE-WHAT-IT-READS  s_load_dword s1, s[8:9], 0x4
;A-SCALAR-LOAD-IN-FRONT-OF-A-STORE-THAT-MAY-CHANGE-WHAT-IT-READS  s_waitcnt lgkmcnt(0)
;A-SCALAR-LOAD-IN-FRONT-OF-A-STORE-THAT-MAY-CHANGE-WHAT-IT-READS  global_store_dword v[4:5], v2, off
;A-SCALAR-LOAD-IN-FRONT-OF-A-STORE-THAT-MAY-CHANGE-WHAT-IT-READS  s_endpgm
;A-VECTOR-LOAD-IN-FRONT-OF-A-STORE-WHICH-COME-IN-ORDER  global_load_dword v9, v[4:5], off
;A-VECTOR-LOAD-IN-FRONT-OF-A-STORE-WHICH-COME-IN-ORDER  s_waitcnt vmcnt(0)
;A-VECTOR-LOAD-IN-FRONT-OF-A-STORE-WHICH-COME-IN-ORDER  global_store_dword v[4:5], v2, off
;A-VECTOR-LOAD-IN-FRONT-OF-A-STORE-WHICH-COME-IN-ORDER  s_endpgm
;A-CACHE-THAT-IS-DROPPED  global_store_dword v[4:5], v2, off
;A-CACHE-THAT-IS-DROPPED  s_waitcnt vmcnt(0)
;A-CACHE-THAT-IS-DROPPED  buffer_inv sc1
;A-CACHE-THAT-IS-DROPPED  s_endpgm
;A-CACHE-THAT-IS-DROPPED-ON-GFX11  global_store_b32 v[4:5], v2, off
;A-CACHE-THAT-IS-DROPPED-ON-GFX11  s_waitcnt_vscnt null, 0x0
;A-CACHE-THAT-IS-DROPPED-ON-GFX11  buffer_gl0_inv
;A-CACHE-THAT-IS-DROPPED-ON-GFX11  s_endpgm
;AN-ATOMIC-ACCESS  buffer_load_dword v1, s[0:3], 0 offen lds
;AN-ATOMIC-ACCESS  s_waitcnt vmcnt(0)
;AN-ATOMIC-ACCESS  global_atomic_add v[4:5], v2, off sc1
;AN-ATOMIC-ACCESS  s_endpgm
;A-STORE-OF-A-SCOPE  buffer_load_dword v1, s[0:3], 0 offen lds
;A-STORE-OF-A-SCOPE  s_waitcnt vmcnt(0)
;A-STORE-OF-A-SCOPE  global_store_dword v[4:5], v2, off sc0 sc1
;A-STORE-OF-A-SCOPE  s_endpgm
;A-STORE-OF-NO-SCOPE  buffer_load_dword v1, s[0:3], 0 offen lds
;A-STORE-OF-NO-SCOPE  s_waitcnt vmcnt(0)
;A-STORE-OF-NO-SCOPE  global_store_dword v[4:5], v2, off
;A-STORE-OF-NO-SCOPE  s_endpgm
;AN-UPDATE-OF-LDS  buffer_load_dword v1, s[0:3], 0 offen lds
;AN-UPDATE-OF-LDS  s_waitcnt vmcnt(0)
;AN-UPDATE-OF-LDS  ds_add_u32 v1, v2
;AN-UPDATE-OF-LDS  s_endpgm
;A-MESSAGE  global_store_dword v[4:5], v2, off
;A-MESSAGE  s_waitcnt vmcnt(0)
;A-MESSAGE  s_sendmsg sendmsg(MSG_INTERRUPT)
;A-MESSAGE  s_endpgm
;AN-INSTRUCTION-THAT-IS-NOT-KNOWN  buffer_load_dword v1, s[0:3], 0 offen lds
;AN-INSTRUCTION-THAT-IS-NOT-KNOWN  s_waitcnt vmcnt(0)
;AN-INSTRUCTION-THAT-IS-NOT-KNOWN  s_frobnicate s0
;AN-INSTRUCTION-THAT-IS-NOT-KNOWN  s_endpgm
;AN-INSTRUCTION-OF-INLINE-ASSEMBLY-THAT-COMPUTES  buffer_load_dword v1, s[0:3], 0 offen lds
;AN-INSTRUCTION-OF-INLINE-ASSEMBLY-THAT-COMPUTES  s_waitcnt vmcnt(0)
;AN-INSTRUCTION-OF-INLINE-ASSEMBLY-THAT-COMPUTES ;;#ASMSTART
;AN-INSTRUCTION-OF-INLINE-ASSEMBLY-THAT-COMPUTES  v_mov_b32 v8, v9
;AN-INSTRUCTION-OF-INLINE-ASSEMBLY-THAT-COMPUTES ;;#ASMEND
;AN-INSTRUCTION-OF-INLINE-ASSEMBLY-THAT-COMPUTES  s_endpgm
;AN-ACCESS-IN-INLINE-ASSEMBLY  buffer_load_dword v1, s[0:3], 0 offen lds
;AN-ACCESS-IN-INLINE-ASSEMBLY  s_waitcnt vmcnt(0)
;AN-ACCESS-IN-INLINE-ASSEMBLY ;;#ASMSTART
;AN-ACCESS-IN-INLINE-ASSEMBLY  global_load_dword v8, v[4:5], off
;AN-ACCESS-IN-INLINE-ASSEMBLY ;;#ASMEND
;AN-ACCESS-IN-INLINE-ASSEMBLY  s_endpgm
;AN-OPERATION-THAT-WAS-STARTED-IN-INLINE-ASSEMBLY ;;#ASMSTART
;AN-OPERATION-THAT-WAS-STARTED-IN-INLINE-ASSEMBLY  buffer_load_dword v1, s[0:3], 0 offen lds
;AN-OPERATION-THAT-WAS-STARTED-IN-INLINE-ASSEMBLY ;;#ASMEND
;AN-OPERATION-THAT-WAS-STARTED-IN-INLINE-ASSEMBLY  s_waitcnt vmcnt(0)
;AN-OPERATION-THAT-WAS-STARTED-IN-INLINE-ASSEMBLY  s_endpgm
;A-MESSAGE-WHOSE-COMPLETION-SETS-A-FLAG  s_barrier_signal_isfirst -1
;A-MESSAGE-WHOSE-COMPLETION-SETS-A-FLAG  s_wait_kmcnt 0x0
;A-MESSAGE-WHOSE-COMPLETION-SETS-A-FLAG  s_cbranch_scc1 .LBB0_1
;A-MESSAGE-WHOSE-COMPLETION-SETS-A-FLAG .LBB0_1:
;A-MESSAGE-WHOSE-COMPLETION-SETS-A-FLAG  s_endpgm
;WAITS-FOR-LOADS-ON-GFX1250-WHICH-STAND-FOR-XCNT-TOO  global_load_b32 v2, v[4:5], off
;WAITS-FOR-LOADS-ON-GFX1250-WHICH-STAND-FOR-XCNT-TOO  s_wait_loadcnt 0x0
;WAITS-FOR-LOADS-ON-GFX1250-WHICH-STAND-FOR-XCNT-TOO  ds_load_b32 v3, v4
;WAITS-FOR-LOADS-ON-GFX1250-WHICH-STAND-FOR-XCNT-TOO  s_wait_dscnt 0x0
;WAITS-FOR-LOADS-ON-GFX1250-WHICH-STAND-FOR-XCNT-TOO  s_endpgm
;CALLS  s_swappc_b64 s[30:31], s[0:1]
;INDEXED  s_set_gpr_idx_on s0, gpr_idx(SRC0)
;MOVED  v_movrels_b32_e32 v0, v1
;DIRECT  lds_direct_load v0 wait_vdst:0
;SCHEDULED  s_setreg_imm32_b32 hwreg(HW_REG_WAVE_SCHED_MODE, 0, 2), 2
;SCHEDULED-BY-NUMBER  s_setreg_imm32_b32 hwreg(26, 0, 2), 2
;DENORMALS  s_denorm_mode 15
;DENORMALS  global_atomic_add_f32 v[0:1], v2, off
;MACROS  .rept 2
;MACROS  s_nop 0
;ROUNDING  s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 15
;DENORMALS-ALONE  s_denorm_mode 15
;PLAIN  v_mov_b32 v0, v1
;CALLS,INDEXED,MOVED,DIRECT,SCHEDULED,SCHEDULED-BY-NUMBER,DENORMALS,MACROS,ROUNDING,DENORMALS-ALONE,PLAIN  s_endpgm
;DS-NOP  ds_load_b32 v1, v2
;DS-NOP  ds_nop
;DS-NOP  s_wait_dscnt 0x0
;DS-NOP  s_endpgm
;DS-NOP-AND-WAIT  ds_load_b32 v1, v2
;DS-NOP-AND-WAIT  ds_nop
;DS-NOP-AND-WAIT  s_wait_loadcnt 0x0
;DS-NOP-AND-WAIT  s_wait_dscnt 0x0
;DS-NOP-AND-WAIT  s_endpgm
;DS-NOP-AND-OTHER  ds_load_b32 v1, v2
;DS-NOP-AND-OTHER  ds_nop
;DS-NOP-AND-OTHER  v_nop
;DS-NOP-AND-OTHER  s_wait_dscnt 0x0
;DS-NOP-AND-OTHER  s_endpgm
;NO-DS-NOP  ds_load_b32 v1, v2
;NO-DS-NOP  v_nop
;NO-DS-NOP  s_wait_dscnt 0x0
;NO-DS-NOP  s_endpgm
;IDLE  ds_write_b32 v1, v2
;IDLE  s_waitcnt lgkmcnt(0)
;IDLE  s_waitcnt lgkmcnt(0)
;IDLE  s_endpgm
;IDLE-AND-NEEDED  ds_read_b32 v1, v2
;IDLE-AND-NEEDED  s_waitcnt lgkmcnt(0)
;IDLE-AND-NEEDED  s_waitcnt lgkmcnt(0)
;IDLE-AND-NEEDED  v_mov_b32_e32 v3, v1
;IDLE-AND-NEEDED  s_endpgm
;IDLE-ALONE  v_nop
;IDLE-ALONE  s_waitcnt lgkmcnt(0)
;IDLE-ALONE  s_endpgm
;NEVER-REACHED  s_branch .LBB0_2
;NEVER-REACHED .LBB0_1:
;NEVER-REACHED  s_waitcnt lgkmcnt(0)
;NEVER-REACHED .LBB0_2:
;NEVER-REACHED  s_endpgm
	.size k, .-k
	.amdhsa_kernel k
	.end_amdhsa_kernel
