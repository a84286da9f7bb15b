; `ldsopt link` makes one module of several, or one code object.
; RUN: variant KERNEL %s > %t.a.ll
; RUN: variant CALLEE %s > %t.b.ll
; RUN: variant LIBRARY %s > %t.lib.ll
; RUN: ldsopt link %t.a.ll %t.b.ll > %t.both.ll
; RUN: filecheck %s --check-prefix BOTH < %t.both.ll
; BOTH-DAG: @tile = addrspace(3) global [64 x i32] undef
; BOTH-DAG: define void @fill
; BOTH-NOT: declare void @fill
; RUN: ldsopt annotate %t.both.ll -o %t.o.ll

; Of a library only what is used is taken.
; RUN: ldsopt link %t.a.ll %t.b.ll --link-bitcode %t.lib.ll > %t.used.ll
; RUN: filecheck %s --check-prefix USED < %t.used.ll
; RUN: filecheck %s --check-prefix UNUSED < %t.used.ll
; USED-DAG: define internal float @helper
; USED-DAG: define internal float @inner
; USED-DAG: @table = internal
; USED-DAG: define amdgpu_kernel void @k
; USED-DAG: define void @fill
; UNUSED-NOT: @unused
; RUN: ldsopt link %t.b.ll -o %t.b.bc
; RUN: ldsopt link %t.a.ll %t.b.bc -o %t.both.bc
; RUN: %{python} -c "assert open('%t.both.bc', 'rb').read(2) == b'BC'"

; RUN: exits 3 ldsopt link %t.b.ll %t.b.ll 2>&1 | filecheck %s --check-prefix TWICE
; RUN: variant CALLEE-90A %s > %t.other.ll
; RUN: exits 3 ldsopt link %t.a.ll %t.other.ll 2>&1 | filecheck %s --check-prefix OTHER
; RUN: exits 3 ldsopt link %t.a.ll %t.missing.ll 2>&1 | filecheck %s --check-prefix MISSING
; RUN: exits 2 ldsopt link 2>&1 | filecheck %s --check-prefix NOTHING
; TWICE: {{^}}ldsopt: error: {{.*}}b.ll: linking globals named 'tile': symbol multiply defined
; OTHER: {{^}}ldsopt: error: {{.*}}other.ll: this is for gfx90a, and {{.*}}a.ll for gfx942
; MISSING: {{^}}ldsopt: error: {{.*}}missing.ll: no such file
; NOTHING: missing argument
; RUN: ldsopt compile %t.b.ll -o %t.b.o
; RUN: exits 2 ldsopt link %t.b.o -o %t.x.ll 2>&1 | filecheck %s --check-prefix OBJECT
; RUN: exits 2 ldsopt link %t.b.o -o %t.x.s 2>&1 | filecheck %s --check-prefix OBJECT
; OBJECT: b.o is an object
target triple = "amdgcn-amd-amdhsa"
;KERNEL @tile = external addrspace(3) global [64 x i32]
;KERNEL declare void @fill(i32)
;KERNEL declare float @helper(float)
;KERNEL define amdgpu_kernel void @k(ptr addrspace(1) %o) #0 {
;KERNEL   call void @fill(i32 7)
;KERNEL   %f = call float @helper(float 1.0)
;KERNEL   %v = load i32, ptr addrspace(3) @tile
;KERNEL   %g = fptosi float %f to i32
;KERNEL   %w = add i32 %v, %g
;KERNEL   store i32 %w, ptr addrspace(1) %o
;KERNEL   ret void
;KERNEL }
;CALLEE,CALLEE-90A @tile = addrspace(3) global [64 x i32] undef
;CALLEE,CALLEE-90A define void @fill(i32 %x) #0 {
;CALLEE,CALLEE-90A   store i32 %x, ptr addrspace(3) @tile
;CALLEE,CALLEE-90A   ret void
;CALLEE,CALLEE-90A }
;KERNEL,CALLEE attributes #0 = { "target-cpu"="gfx942" }
;CALLEE-90A attributes #0 = { "target-cpu"="gfx90a" }
;LIBRARY @table = addrspace(4) constant float 1.0
;LIBRARY define float @helper(float %x) {
;LIBRARY   %r = call float @inner(float %x)
;LIBRARY   ret float %r
;LIBRARY }
;LIBRARY define float @inner(float %x) {
;LIBRARY   %one = load float, ptr addrspace(4) @table
;LIBRARY   %y = fadd float %x, %one
;LIBRARY   ret float %y
;LIBRARY }
;LIBRARY define float @unused(float %x) {
;LIBRARY   ret float %x
;LIBRARY }
