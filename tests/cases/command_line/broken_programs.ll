; A user's own compiler or linker that writes junk, says nothing or hangs: one line that names it, and the exit code of a compiler.
; REQUIRES: llc-22
; RUN: printf '#!/bin/sh\n[ "$1" = --version ] && exec llc-22 --version\nllc-22 "$@" | sed s/lgkmcnt.0/lgkmcnt.x0/\n' > %t.wait
; RUN: printf '#!/bin/sh\n[ "$1" = --version ] && exec llc-22 --version\nprintf "\\t.text\\n\\tjunk\\n"\n' > %t.junk
; RUN: printf '#!/bin/sh\nexec sleep 60\n' > %t.hang
; RUN: printf '#!/bin/sh\necho "$0: error: no" >&2\nexit 1\n' > %t.lld
; RUN: printf '#!/bin/sh\n[ "$1" = --version ] && exec llc-22 --version\nexec sleep 60\n' > %t.slow
; RUN: printf '#!/bin/sh\n[ "$1" = --version ] && exec llc-22 --version\nkill -SEGV $$\n' > %t.dies
; RUN: printf '#!/bin/sh\n[ "$1" = --version ] && exec llc-22 --version\necho no such thing >&2; exit 1\n' > %t.fails
; RUN: printf '#!/bin/sh\n[ "$1" = --version ] && exec llc-22 --version\ntrue\n' > %t.mute
; RUN: printf '#!/bin/sh\n[ "$1" = --version ] && exec llc-22 --version\necho Hello\n' > %t.words
; RUN: chmod +x %t.wait %t.junk %t.hang %t.lld %t.slow %t.dies %t.fails %t.mute %t.words

; RUN: exits 4 ldsopt measure %s --compiler %t.wait 2>&1 | filecheck %s --check-prefix WAIT
; RUN: exits 4 ldsopt check %s --compiler %t.wait 2>&1 | filecheck %s --check-prefix WAIT
; RUN: exits 4 ldsopt waits %s --compiler %t.wait -o %t.s 2>&1 | filecheck %s --check-prefix WAIT
; RUN: exits 4 ldsopt optimize %s --compiler %t.wait -o %t.o.ll 2>&1 | filecheck %s --check-prefix WAIT
; RUN: test ! -e %t.s -a ! -e %t.o.ll
; WAIT: ldsopt: error: {{.*}}/broken_programs.ll: llc 22.{{.*}} wrote code that cannot be read in line {{\d+}} of its output: cannot read 's_waitcnt {{.*}}; name another compiler by --compiler
; RUN: exits 4 ldsopt measure %s --compiler %t.junk 2>&1 | filecheck %s --check-prefix JUNK
; RUN: exits 4 ldsopt check %s --compiler %t.junk 2>&1 | filecheck %s --check-prefix JUNK
; JUNK: ldsopt: error: {{.*}}/broken_programs.ll: llc 22.{{.*}} wrote code that cannot be read: no function found

; One that hangs, dies, fails or writes no code ends a command with its name, and leaves no output; and its probe, which keeps nothing.
; RUN: exits 4 ldsopt annotate %s --compiler %t.dies -o %t.s 2>&1 | filecheck %s --check-prefix DIES
; RUN: exits 4 ldsopt annotate %s --no-check --compiler %t.fails -o %t.s 2>&1 | filecheck %s --check-prefix FAILS
; RUN: exits 4 ldsopt check %s --compiler %t.slow --timeout 0.3 2>&1 | filecheck %s --check-prefix SLOW
; RUN: exits 4 ldsopt measure %s --compiler %t.words 2>&1 | filecheck %s --check-prefix WORDS
; RUN: exits 4 ldsopt waits %s --compiler %t.mute -o %t.s 2>&1 | filecheck %s --check-prefix MUTE
; RUN: exits 4 ldsopt pack %s --check --compiler %t.dies -o %t.o.ll 2>&1 | filecheck %s --check-prefix DIES
; RUN: exits 4 ldsopt annotate %S/../../../corpus/ir/clang-22/named_gemm.gfx942.ll --compiler %t.mute -o %t.o.ll 2>&1 | filecheck %s --check-prefix MUTE
; RUN: test ! -e %t.s -a ! -e %t.o.ll
; DIES: ldsopt: error: {{.*}}llc 22.{{.*}}ended with SIGSEGV
; FAILS: ldsopt: error: {{.*}}llc 22.{{.*}}no such thing
; SLOW: ldsopt: error: {{.*}}llc 22.{{.*}}was stopped after 0.3 s
; WORDS: ldsopt: error: {{.*}}llc 22.{{.*}}wrote 'Hello' in place of assembly
; MUTE: ldsopt: error: {{.*}}llc 22.{{.*}}wrote nothing in place of assembly
; RUN: ldsopt compilers --probe --no-cache --compiler %t.dies > %t.probe
; RUN: filecheck %s --check-prefix PROBE < %t.probe
; PROBE: ended with SIGSEGV
; PROBE-NOT: needed
; RUN: ldsopt compilers --probe --no-cache --compiler %t.slow --timeout 1 > %t.probe
; RUN: filecheck %s --check-prefix SLOW-PROBE < %t.probe
; RUN: %{python} -c "assert open('%t.probe').read().count('it could not be asked') > 10"
; SLOW-PROBE: was stopped after

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
