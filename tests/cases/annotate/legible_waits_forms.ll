; Rule R7: fences stand in the place of a statement's own order of memory, no statement is taken that says something else, and
; a module needs an architecture and bases that are told apart.
; DEFINE: %{annotate} = ldsopt annotate - --mcpu gfx942 --keep-bare-barriers --no-check -o -
; RUN: variant FENCES %s | %{annotate} -q | grep . | filecheck %s --check-prefix FENCES
; RUN: variant FORMS %s | %{annotate} -q | grep -oE "call .*" | filecheck %s --check-prefix FORMS
; RUN: variant FLAT %s | %{annotate} -q | grep -oE "call void (asm|@llvm.amdgcn).*" | filecheck %s --check-prefix FLAT

; Intrinsics are declared once, and statements counted. A declaration that is there is used.
; RUN: variant FENCES %s | %{annotate} -v 2> %t.err | grep ^declare | filecheck %s --check-prefix DECLARED
; RUN: variant FENCES,DECLARED %s | %{annotate} -q | grep ^declare | filecheck %s --check-prefix DECLARED
; RUN: filecheck %s --check-prefix COUNTED --input-file %t.err
; DECLARED-DAG: declare void @llvm.amdgcn.s.barrier()
; DECLARED-DAG: declare void @llvm.amdgcn.s.waitcnt(i32 immarg)
; DECLARED-NOT: declare
; COUNTED: 2 LDS accesses: 2 tagged, 0 ambiguous, 0 unknown; 5 asm statements of waits made intrinsics (R7)

; Statements stay where other assembly may redefine their words, where that is asked for, where there is nothing to tell
; apart, and without an architecture, which is said.
; RUN: variant FENCES,MACRO %s | %{annotate} -q | filecheck %s --check-prefix STAYS
; RUN: variant FENCES %s | %{annotate} -q --keep-asm-waits | filecheck %s --check-prefix STAYS
; RUN: variant FENCES,ONE %s | %{annotate} -q | filecheck %s --check-prefix STAYS
; RUN: variant FENCES %s | ldsopt annotate - --no-check -o - 2> %t.err | filecheck %s --check-prefix STAYS
; RUN: filecheck %s --check-prefix UNTOLD --input-file %t.err
; STAYS-COUNT-5: asm sideeffect
; STAYS-NOT: @llvm.amdgcn.s
; UNTOLD: (R7)

; The same waits reach the code, the fences of one thread become no instruction, and accesses stay on their side of a
; wait in front of a barrier that lets another wave read them.
; RUN: variant CODE %s | %{annotate} -q > %t.ll
; RUN: ldsopt compile %t.ll -o %t.s
; RUN: filecheck %s --check-prefix CODE --input-file %t.s
; RUN: grep -c singlethread %t.ll | filecheck %s --check-prefix FOUR
; RUN: grep -v singlethread %t.ll | ldsopt compile - --mcpu gfx942 | grep -oE "^.[a-z]+_[a-z0-9_]+" | sort > %t.without
; RUN: grep -oE "^.[a-z]+_[a-z0-9_]+" %t.s | sort | cmp %t.without
; FOUR: 4
; CODE: ds_write_b32
; CODE: s_waitcnt {{.*}}lgkmcnt(0)
; CODE: s_barrier
; CODE: ds_read_b32
; CODE: s_waitcnt vmcnt(5) lgkmcnt(2)

target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16 ; but ONE
;MACRO module asm ".macro s_waitcnt x"
;MACRO module asm ".endm"
;DECLARED declare void @llvm.amdgcn.s.barrier()
;FLAT declare void @llvm.masked.scatter.v2i32.v2p0(<2 x i32>, <2 x ptr>, i32, <2 x i1>)

define amdgpu_kernel void @k(i32 %n, ptr addrspace(1) %out) {
  store i32 0, ptr addrspace(3) @A
; FENCES: store i32 0
;FENCES   call void asm sideeffect "s_waitcnt vmcnt(0)", "~{memory}"()
; FENCES-NEXT: {{^}}  fence syncscope("singlethread") seq_cst{{$}}
; FENCES-NEXT: {{^}}  call void @llvm.amdgcn.s.waitcnt(i32 3952){{$}}
; FENCES-NEXT: {{^}}  fence syncscope("singlethread") seq_cst{{$}}
;FENCES   call void asm sideeffect "s_waitcnt vmcnt(16)\0As_barrier", "~{memory}"()
; FENCES-NEXT: {{^}}  fence syncscope("singlethread") seq_cst{{$}}
; FENCES-NEXT: {{^}}  call void @llvm.amdgcn.s.waitcnt(i32 20336){{$}}
; FENCES-NEXT: {{^}}  call void @llvm.amdgcn.s.barrier(){{$}}
;FENCES   call void asm sideeffect "s_barrier\0As_waitcnt vmcnt(16)", "~{memory}"()
; FENCES-NEXT: {{^}}  call void @llvm.amdgcn.s.barrier(){{$}}
; FENCES-NEXT: {{^}}  call void @llvm.amdgcn.s.waitcnt(i32 20336){{$}}
; FENCES-NEXT: {{^}}  fence syncscope("singlethread") seq_cst{{$}}
;FENCES   call void asm sideeffect "s_barrier\0As_waitcnt vmcnt(0)\0As_barrier", "~{memory}"()
; FENCES-NEXT: {{^}}  call void @llvm.amdgcn.s.barrier(){{$}}
; FENCES-NEXT: {{^}}  call void @llvm.amdgcn.s.waitcnt(i32 3952){{$}}
; FENCES-NEXT: {{^}}  call void @llvm.amdgcn.s.barrier(){{$}}
;FENCES   call void asm sideeffect "s_barrier", "~{memory}"()
; FENCES-NEXT: {{^}}  call void @llvm.amdgcn.s.barrier(){{$}}
; FENCES-NEXT: load i32

; Only a statement without operands, results and clobbers but memory says nothing else.
;FORMS   call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
; FORMS: call void @llvm.amdgcn.s.waitcnt(i32 3952)
;FORMS   tail call void asm sideeffect "s_waitcnt vmcnt(1)", "~{memory}"()
; FORMS-NEXT: call void @llvm.amdgcn.s.waitcnt(i32 3953)
;FORMS   call void asm sideeffect "s_waitcnt vmcnt(2)", "~{memory}"() #3
; FORMS-NEXT: call void @llvm.amdgcn.s.waitcnt(i32 3954)
;FORMS   call void asm sideeffect "s_waitcnt vmcnt(3)", "~{memory}"() #3, !srcloc !7
; FORMS-NEXT: call void @llvm.amdgcn.s.waitcnt(i32 3955)
;FORMS   call void asm "s_waitcnt vmcnt(0)", "~{memory}"()
; FORMS-NEXT: call void asm "s_waitcnt vmcnt(0)"
;FORMS   call void asm sideeffect "s_waitcnt vmcnt(0)", "~{memory},~{vcc}"()
; FORMS-NEXT: call void asm sideeffect "s_waitcnt vmcnt(0)", "~{memory},~{vcc}"()
;FORMS   call void asm sideeffect "s_waitcnt vmcnt(0)", "v"(i32 %n)
; FORMS-NEXT: call void asm sideeffect "s_waitcnt vmcnt(0)", "v"(i32 %n)
;FORMS   %y = call i32 asm sideeffect "s_waitcnt vmcnt(0)", "=v"()
; FORMS-NEXT: call i32 asm
;FORMS   call void asm sideeffect alignstack "s_waitcnt vmcnt(0)", "~{memory}"()
; FORMS-NEXT: call void asm sideeffect alignstack
;FORMS   call void asm sideeffect inteldialect "s_waitcnt vmcnt(0)", "~{memory}"()
; FORMS-NEXT: call void asm sideeffect inteldialect
;FORMS   call void asm sideeffect unwind "s_waitcnt vmcnt(0)", "~{memory}"()
; FORMS-NEXT: call void asm sideeffect unwind
; FORMS-NOT: {{^.}}

;CODE   call void asm sideeffect "s_waitcnt lgkmcnt(0)", "~{memory}"()
;CODE   call void asm sideeffect "s_barrier", "~{memory}"()
  %x = load i32, ptr addrspace(3) @B ; but ONE
;ONE   %x = load i32, ptr addrspace(3) @A
  store i32 %x, ptr addrspace(1) %out
;CODE   call void asm sideeffect "s_waitcnt vmcnt(5)\0As_waitcnt lgkmcnt(2)", "~{memory}"()
  ret void
}

; A wait that leaves some in flight stays beside flat accesses: the backend would take the flat access for complete, which
; may complete out of order.
;FLAT define void @flat_load(ptr %flat) {
;FLAT   store i32 1, ptr addrspace(3) @A
;FLAT   store i32 1, ptr addrspace(3) @B
;FLAT   %f = load i32, ptr %flat, align 4
;FLAT   call void asm sideeffect "s_waitcnt vmcnt(1)", "~{memory}"()
; FLAT: call void asm sideeffect "s_waitcnt vmcnt(1)"
;FLAT   call void asm sideeffect "s_waitcnt 0xf71", "~{memory}"()
; FLAT-NEXT: call void asm sideeffect "s_waitcnt 0xf71"
;FLAT   call void asm sideeffect "s_waitcnt vmcnt(0)", "~{memory}"()
; FLAT-NEXT: call void @llvm.amdgcn.s.waitcnt(i32 3952)
;FLAT   call void asm sideeffect "s_waitcnt vmcnt(0) lgkmcnt(2)", "~{memory}"()
; FLAT-NEXT: call void asm sideeffect "s_waitcnt vmcnt(0) lgkmcnt(2)"
;FLAT   ret void
;FLAT }
;FLAT define void @flat_store(ptr %flat) {
;FLAT   store i32 1, ptr addrspace(3) @A
;FLAT   store i32 1, ptr addrspace(3) @B
;FLAT   store i32 0, ptr %flat, align 4
;FLAT   call void asm sideeffect "s_waitcnt vmcnt(2)", "~{memory}"()
; FLAT-NEXT: call void asm sideeffect "s_waitcnt vmcnt(2)"
;FLAT   ret void
;FLAT }
;FLAT define void @scatter() {
;FLAT   store i32 1, ptr addrspace(3) @A
;FLAT   store i32 1, ptr addrspace(3) @B
;FLAT   call void @llvm.masked.scatter.v2i32.v2p0(<2 x i32> zeroinitializer, <2 x ptr> zeroinitializer, i32 4, <2 x i1> <i1 true, i1 true>)
;FLAT   call void asm sideeffect "s_waitcnt vmcnt(3)", "~{memory}"()
; FLAT-NEXT: call void asm sideeffect "s_waitcnt vmcnt(3)"
;FLAT   ret void
;FLAT }
; FLAT-NOT: {{^.}}

attributes #3 = { nounwind }
!7 = !{i64 1}
