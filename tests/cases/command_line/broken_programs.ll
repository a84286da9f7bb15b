; A user's own compiler or linker that writes junk, says nothing or hangs: one line that names it, and the exit code of a compiler.
; REQUIRES: llc-22
; RUN: printf '#!/bin/sh\n[ "$1" = --version ] && exec llc-22 --version\nllc-22 "$@" | sed s/lgkmcnt.0/lgkmcnt.x0/\n' > %t.wait
; RUN: printf '#!/bin/sh\n[ "$1" = --version ] && exec llc-22 --version\nprintf "\\t.text\\n\\tjunk\\n"\n' > %t.junk
; RUN: printf '#!/bin/sh\nexec sleep 60\n' > %t.hang
; RUN: printf '#!/bin/sh\necho "$0: error: no" >&2\nexit 1\n' > %t.lld
; RUN: chmod +x %t.wait %t.junk %t.hang %t.lld

; RUN: exits 4 ldsopt measure %s --compiler %t.wait 2>&1 | filecheck %s --check-prefix WAIT
; RUN: exits 4 ldsopt check %s --compiler %t.wait 2>&1 | filecheck %s --check-prefix WAIT
; RUN: exits 4 ldsopt waits %s --compiler %t.wait -o %t.s 2>&1 | filecheck %s --check-prefix WAIT
; RUN: exits 4 ldsopt optimize %s --compiler %t.wait -o %t.o.ll 2>&1 | filecheck %s --check-prefix WAIT
; RUN: test ! -e %t.s -a ! -e %t.o.ll
; WAIT: ldsopt: error: {{.*}}/broken_programs.ll: llc 22.{{.*}} wrote code that cannot be read in line {{\d+}} of its output: cannot read 's_waitcnt {{.*}}; name another compiler by --compiler
; RUN: exits 4 ldsopt measure %s --compiler %t.junk 2>&1 | filecheck %s --check-prefix JUNK
; RUN: exits 4 ldsopt check %s --compiler %t.junk 2>&1 | filecheck %s --check-prefix JUNK
; JUNK: ldsopt: error: {{.*}}/broken_programs.ll: llc 22.{{.*}} wrote code that cannot be read: no function found

; The same text as an input is a bad input.
; RUN: printf '\t.text\n\tjunk\n' > %t.given.s
; RUN: exits 3 ldsopt check %t.given.s --mcpu gfx942 2>&1 | filecheck %s --check-prefix GIVEN
; GIVEN: ldsopt: error: {{.*}}.given.s: this is assembly without a kernel of an AMD GPU

; RUN: exits 5 ldsopt measure %s --compiler %t.hang --timeout 0.3 2>&1 | filecheck %s --check-prefix HANG
; HANG: ldsopt: error: {{.*}}.hang did not say its version in 3 seconds (--timeout)

; The linker's name is said once.
; RUN: ldsopt compile %s -o %t.obj.o
; RUN: exits 4 ldsopt link %t.obj.o --lld %t.lld -o %t.hsaco 2>&1 | filecheck %s --check-prefix LINK
; LINK: ldsopt: error: {{.*}}: {{[^:]*}}.lld: error: no{{$}}
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 16
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
define amdgpu_kernel void @exchanged(ptr addrspace(1) %out) #0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %here = getelementptr [64 x i32], ptr addrspace(3) @A, i32 0, i32 %tid
  store i32 %tid, ptr addrspace(3) %here, align 4
  %other = xor i32 %tid, 63
  %there = getelementptr [64 x i32], ptr addrspace(3) @A, i32 0, i32 %other
  %value = load i32, ptr addrspace(3) %there, align 4
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %tid
  store i32 %value, ptr addrspace(1) %to, align 4
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="64,64" "target-cpu"="gfx942" }
