; Targets, attributes and flags of newer LLVM, as LLVM 22 reads them; what changes is told in notes.
; DEFINE: %{read} = ldsopt annotate - --no-check -o %t.ll --print-after read
; The triple becomes amdgcn, and its architecture an attribute of each function, with a group or without; a generic one by LLVM 22's name.
; RUN: variant V90A %s | %{read} 2>&1 | filecheck %s --check-prefixes TRIPLE,GFX90A
; RUN: variant V942 %s | %{read} 2>&1 | filecheck %s --check-prefixes TRIPLE,GFX942
; RUN: variant V950 %s | %{read} 2>&1 | filecheck %s --check-prefixes TRIPLE,GFX950
; RUN: variant V1030 %s | %{read} 2>&1 | filecheck %s --check-prefixes TRIPLE,GFX1030
; RUN: variant V1250 %s | %{read} 2>&1 | filecheck %s --check-prefixes TRIPLE,GFX1250
; RUN: variant GENERIC %s | %{read} 2>&1 | filecheck %s --check-prefixes TRIPLE,GENERIC9
; TRIPLE: target triple = "amdgcn-amd-amdhsa"
; TRIPLE: define void @in.a.group() #{{[0-9]+}}
; TRIPLE: define void @"in none"() unnamed_addr #{{[0-9]+}} align 256
; GFX90A: attributes #{{[0-9]+}} = { nounwind "target-cpu"="gfx90a" }
; GFX90A: attributes #{{[0-9]+}} = { "target-cpu"="gfx90a" }
; GFX942: attributes #{{[0-9]+}} = { nounwind "target-cpu"="gfx942" }
; GFX942: attributes #{{[0-9]+}} = { "target-cpu"="gfx942" }
; GFX950: attributes #{{[0-9]+}} = { nounwind "target-cpu"="gfx950" }
; GFX950: attributes #{{[0-9]+}} = { "target-cpu"="gfx950" }
; GFX1030: attributes #{{[0-9]+}} = { nounwind "target-cpu"="gfx1030" }
; GFX1030: attributes #{{[0-9]+}} = { "target-cpu"="gfx1030" }
; GFX1250: attributes #{{[0-9]+}} = { nounwind "target-cpu"="gfx1250" }
; GFX1250: attributes #{{[0-9]+}} = { "target-cpu"="gfx1250" }
; GENERIC9: attributes #{{[0-9]+}} = { nounwind "target-cpu"="gfx9-4-generic" }
; GENERIC9: attributes #{{[0-9]+}} = { "target-cpu"="gfx9-4-generic" }
; One that is named already stays, and a triple without one names none.
; RUN: variant V950,NAMED %s | %{read} 2>&1 | filecheck %s --check-prefix NAMED-STAYS
; NAMED-STAYS: attributes #{{[0-9]+}} = { "target-cpu"="gfx942" }
; NAMED-STAYS: note: respelled the triple of the architecture as amdgcn
; NAMED-STAYS-NOT: note: respelled
; RUN: variant NONE %s | %{read} --mcpu gfx942 2>&1 | filecheck %s --check-prefix NO-NAME
; NO-NAME: target triple = "amdgcn-amd-amdhsa"
; NO-NAME: note: respelled the triple of the architecture as amdgcn
; NO-NAME-NOT: note: respelled

; Modes of denormals are strings; the ones that newer LLVM ignores beside them go. They reach the descriptor.
; RUN: variant V942,DENORMALS %s | %{read} 2>&1 | filecheck %s --check-prefix STRINGS
; STRINGS: define void @flushed() #[[FLUSHED:[0-9]+]]
; STRINGS: define void @flushed.floats() #[[FLOATS:[0-9]+]]
; STRINGS: define void @of.two() #[[TWO:[0-9]+]]
; STRINGS: define void @ignored() #[[IGNORED:[0-9]+]]
; STRINGS: attributes #[[FLUSHED]] = { "denormal-fp-math"="preserve-sign,preserve-sign" "target-cpu"="gfx942" }
; STRINGS: attributes #[[FLOATS]] = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" "target-cpu"="gfx942" }
; STRINGS: attributes #[[TWO]] = { "denormal-fp-math"="ieee,preserve-sign" "denormal-fp-math-f32"="positive-zero,dynamic" "target-cpu"="gfx942" }
; STRINGS: attributes #[[IGNORED]] = { "a"="b" "denormal-fp-math"="ieee,ieee" "target-cpu"="gfx942" }
; RUN: variant V950,KERNEL %s | ldsopt compile - -o - | filecheck %s --check-prefix DESCRIPTOR
; DESCRIPTOR: .amdhsa_float_denorm_mode_32 0
; DESCRIPTOR: .amdhsa_float_denorm_mode_16_64 3

; A group's size that is said to be uniform is; metadata of these words stays. What only restrains LLVM goes from functions and calls, not
; from names and labels. Target memory has two kinds. A cast has no flag, an atomic keeps its mode.
; RUN: variant V942,MORE %s | %{read} 2>&1 | filecheck %s --check-prefix MORE-READ
; MORE-READ: @"addrspacecast nonnull " = external global i32
; MORE-READ: define amdgpu_kernel void @uniform(ptr addrspace(1) %p) #[[UNIFORM:[0-9]+]]
; MORE-READ: %f = addrspacecast ptr addrspace(3) @v to ptr
; MORE-READ: %old = atomicrmw fadd ptr addrspace(1) %p, float {{.*}}, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !amdgpu.ignore.denormal.mode !0
; MORE-READ: define amdgpu_kernel void @not.uniform() #[[OTHER:[0-9]+]]
; MORE-READ: define void @flatten() #{{[0-9]+}} {
; MORE-READ-NEXT: noipa:
; MORE-READ-NEXT: call void @g() #[[CALL:[0-9]+]]
; MORE-READ-NEXT: br label %nooutline
; MORE-READ: declare void @g(){{$}}
; MORE-READ: attributes #[[UNIFORM]] = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
; MORE-READ: attributes #[[OTHER]] = { "target-cpu"="gfx942" "uniform-work-group-size"="false" }
; MORE-READ: { memory(write, inaccessiblemem: none, target_mem0: none, target_mem1: none) "target_mem: none" }
; MORE-READ: { memory(target_mem0: readwrite, target_mem1: readwrite) }
; MORE-READ: { memory(none) }
; MORE-READ: attributes #[[CALL]] = { cold nounwind }
; MORE-READ: !0 = !{!"uniform-work-group-size"}
; MORE-READ: note: respelled a bare uniform-work-group-size as true
; MORE-READ-NEXT: note: respelled functions without noipa, nooutline and flatten
; MORE-READ-NEXT: note: respelled target memory by its two kinds
; MORE-READ-NEXT: note: respelled address space casts without their nonnull flag
; MORE-READ-NEXT: note: respelled atomic.ignore.denormal.mode by its name in LLVM 22
; It is a reason to read anew where nothing else is new.
; RUN: variant SIZE %s | %{read} --mcpu gfx942 2>&1 | filecheck %s --check-prefix SIZE-READ
; SIZE-READ: "uniform-work-group-size"="true"
; SIZE-READ: note: respelled a bare uniform-work-group-size as true

; What LLVM 22 cannot say is named.
; RUN: variant V942,WORD %s | exits 3 %{read} 2>&1 | filecheck %s --check-prefix WORD-REFUSED
; WORD-REFUSED: b32 is a byte type, which LLVM 22 lacks: write i32
; RUN: variant V942,VECTOR %s | exits 3 %{read} 2>&1 | filecheck %s --check-prefix VECTOR-REFUSED
; VECTOR-REFUSED: b16 is a byte type
; RUN: variant V942,ELEMENTS-READ %s | exits 3 %{read} 2>&1 | filecheck %s --check-prefix ELEMENTS-REFUSED
; RUN: variant V942,ELEMENTS-ADDED %s | exits 3 %{read} 2>&1 | filecheck %s --check-prefix ELEMENTS-REFUSED
; ELEMENTS-REFUSED: no elementwise

;V90A target triple = "amdgpu9.0a-amd-amdhsa"
;V942 target triple = "amdgpu9.42-amd-amdhsa"
;V950 target triple = "amdgpu9.50-amd-amdhsa"
;V1030 target triple = "amdgpu10.30-amd-amdhsa"
;V1250 target triple = "amdgpu12.50-amd-amdhsa"
;GENERIC target triple = "amdgpu9.4-amd-amdhsa"
;NONE target triple = "amdgpu-amd-amdhsa"
;SIZE target triple = "amdgcn-amd-amdhsa"
define void @in.a.group() #0 { ; but NAMED
  ret void ; but NAMED
} ; but NAMED
define void @"in none"() unnamed_addr align 256 { ; but NAMED
  ret void ; but NAMED
} ; but NAMED
;NAMED define void @named() "target-cpu"="gfx942" {
;NAMED   ret void
;NAMED }
;DENORMALS define void @flushed() denormal_fpenv(preservesign) {
;DENORMALS   ret void
;DENORMALS }
;DENORMALS define void @flushed.floats() denormal_fpenv(float: preservesign) {
;DENORMALS   ret void
;DENORMALS }
;DENORMALS define void @of.two() denormal_fpenv(ieee|preservesign, float: positivezero|dynamic) {
;DENORMALS   ret void
;DENORMALS }
;DENORMALS define void @ignored() #1 {
;DENORMALS   ret void
;DENORMALS }
;KERNEL define amdgpu_kernel void @k() denormal_fpenv(float: preservesign) {
;KERNEL   ret void
;KERNEL }
;MORE @v = internal addrspace(3) global i32 poison
;MORE @"addrspacecast nonnull " = external global i32
;MORE define amdgpu_kernel void @uniform(ptr addrspace(1) %p) "uniform-work-group-size" {
;MORE   %f = addrspacecast nonnull ptr addrspace(3) @v to ptr
;MORE   store i32 1, ptr %f
;MORE   %old = atomicrmw fadd ptr addrspace(1) %p, float 1.0 syncscope("agent") monotonic, !amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !atomic.ignore.denormal.mode !0
;MORE   ret void
;MORE }
;MORE define amdgpu_kernel void @not.uniform() "uniform-work-group-size"="false" {
;MORE   ret void
;MORE }
;MORE define void @flatten() noipa {
;MORE noipa:
;MORE   call void @g() #2
;MORE   br label %nooutline
;MORE  nooutline:
;MORE   ret void
;MORE }
;MORE declare void @g() flatten
;MORE declare void @two() memory(write, target_mem: none, inaccessiblemem: none) "target_mem: none"
;MORE declare void @all() memory(target_mem: readwrite)
;MORE declare void @none() memory(target_mem: none)
;SIZE define amdgpu_kernel void @sized() "uniform-work-group-size" {
;SIZE   ret void
;SIZE }
;WORD,VECTOR,ELEMENTS-READ,ELEMENTS-ADDED define amdgpu_kernel void @refused(ptr addrspace(1) %p, <2 x i32> %v) {
;WORD   %x = load b32, ptr addrspace(1) %p
;VECTOR   %x = load <2 x b16>, ptr addrspace(1) %p
;ELEMENTS-READ   %x = load atomic elementwise <2 x i32>, ptr addrspace(1) %p monotonic, align 8
;ELEMENTS-ADDED   %x = atomicrmw elementwise add ptr addrspace(1) %p, <2 x i32> %v monotonic
;WORD,VECTOR,ELEMENTS-READ,ELEMENTS-ADDED   ret void
;WORD,VECTOR,ELEMENTS-READ,ELEMENTS-ADDED }
attributes #0 = { nounwind }
;DENORMALS attributes #1 = { denormal_fpenv(ieee) "denormal-fp-math-f32"="preserve-sign" "a"="b" }
;MORE attributes #2 = { nounwind flatten nooutline cold }
;MORE !0 = !{!"uniform-work-group-size"}
