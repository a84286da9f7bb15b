; The architecture: in a file's name, in the module, by an option; and in what is written.
; RUN: variant BASES %s > %t.gfx950.ll
; RUN: ldsopt annotate %t.gfx950.ll --check -o %t.o.ll 2>&1 | filecheck %s --check-prefix NAMED
; RUN: ldsopt check %t.gfx950.ll | filecheck %s --check-prefix NAMED
; RUN: ldsopt compile %t.gfx950.ll | filecheck %s --check-prefix NAMED
; RUN: ldsopt liveness %t.gfx950.ll
; RUN: ldsopt measure %t.gfx950.ll | filecheck %s --check-prefix NAMED
; RUN: ldsopt pack %t.gfx950.ll -o %t.o.ll 2>&1 | filecheck %s --check-prefix NAMED
; NAMED: gfx950{{[) "+,-]|$}}
; RUN: variant INSIDE %s > %t.gfx950.ll
; RUN: ldsopt annotate %t.gfx950.ll -o %t.o.ll 2>&1 | filecheck %s --check-prefix INSIDE
; INSIDE: (gfx942)
; RUN: %{python} -c "assert open('%t.o.ll').read().count('target-cpu') == 1"

; Where none is known, the option is asked for, and no intrinsic is blamed.
; RUN: variant NEWER %s > %t.newer.ll
; RUN: exits 3 ldsopt annotate %t.newer.ll 2>&1 | filecheck %s --check-prefix ASKED
; RUN: ldsopt annotate %t.newer.ll --mcpu gfx942 -o %t.o.ll
; ASKED: newer.ll: no architecture: {{.*}}; say which with --mcpu

; RUN: sed 's/"target-cpu"="gfx942"/"target-cpu"="gfx941x"/' %t.gfx950.ll > %t.unknown.ll
; RUN: exits 3 ldsopt check %t.unknown.ll 2>&1 | filecheck %s --check-prefix UNKNOWN
; UNKNOWN: unknown.ll:{{[0-9]+}}: unknown GPU architecture 'gfx941x'; did you mean

; What was given is written into the user's own text, and into what LLVM prints.
; RUN: variant BASES %s > %t.ll
; RUN: ldsopt annotate %t.ll --mcpu gfx942 -o %t.own.ll
; RUN: filecheck %s --check-prefix OWN < %t.own.ll
; OWN: i32 %at) "target-cpu"="gfx942" "amdgpu-flat
; RUN: ldsopt measure %t.own.ll
; RUN: ldsopt annotate %t.ll --mcpu gfx942 --respell -o %t.o.ll
; RUN: ldsopt measure %t.o.ll | filecheck %s --check-prefix GIVEN
; RUN: ldsopt diff %t.ll %t.o.ll --mcpu gfx942
; RUN: ldsopt annotate %t.ll --mcpu gfx942 -o %t.o.bc
; RUN: ldsopt measure %t.o.bc | filecheck %s --check-prefix GIVEN
; RUN: ldsopt pack %t.ll --mcpu gfx942 --respell -o %t.o.ll
; RUN: ldsopt measure %t.o.ll | filecheck %s --check-prefix GIVEN
; RUN: ldsopt pack %t.ll --mcpu gfx942 -o %t.o.bc
; RUN: ldsopt measure %t.o.bc | filecheck %s --check-prefix GIVEN
; GIVEN: gfx942
; RUN: variant BASES,ODD %s > %t.odd.ll
; RUN: ldsopt annotate %t.odd.ll --mcpu gfx942 --respell -o %t.o.ll
; RUN: filecheck %s --check-prefix ODD < %t.o.ll
; RUN: ldsopt measure %t.o.ll
; ODD: = { nounwind "target-cpu"="gfx942" "x"="y" }

; It is all that an unchanged module gains; where the output's name has it, nothing.
; RUN: variant PLAIN %s > %t.plain.ll
; RUN: ldsopt annotate %t.plain.ll --mcpu gfx942 -o %t.annotate.ll
; RUN: ldsopt pack %t.plain.ll --mcpu gfx942 -o %t.pack.ll
; RUN: ldsopt optimize %t.plain.ll --mcpu gfx942 -o %t.optimize.ll
; RUN: cmp %t.annotate.ll %t.pack.ll
; RUN: cmp %t.annotate.ll %t.optimize.ll
; RUN: %{python} -c "plain, made = (open('%t.' + name).read() for name in ('plain.ll', 'annotate.ll')); assert made.replace(' \x22target-cpu\x22=\x22gfx942\x22', '') == plain != made"
; RUN: ldsopt diff %t.plain.ll %t.annotate.ll | filecheck %s --check-prefix SAME
; RUN: ldsopt verify %t.plain.ll %t.annotate.ll
; RUN: ldsopt measure %t.annotate.ll
; SAME: No changes.
; RUN: variant PLAIN %s > %t.plain.gfx942.ll
; RUN: ldsopt annotate %t.plain.gfx942.ll -o %t.annotate.gfx942.ll
; RUN: ldsopt pack %t.plain.gfx942.ll -o %t.pack.gfx942.ll
; RUN: ldsopt optimize %t.plain.gfx942.ll -o %t.optimize.gfx942.ll
; RUN: cmp %t.annotate.gfx942.ll %t.plain.gfx942.ll
; RUN: cmp %t.pack.gfx942.ll %t.plain.gfx942.ll
; RUN: cmp %t.optimize.gfx942.ll %t.plain.gfx942.ll
; RUN: ldsopt annotate %t.plain.gfx942.ll -o %t.o.ll
; RUN: cmp %t.o.ll %t.annotate.ll

; A module that is not linked is noted with what to do; an intrinsic and a declaration that nobody calls are no reason.
; RUN: variant UNLINKED %s > %t.cl.ll
; RUN: ldsopt annotate %t.cl.ll --mcpu gfx942 -o %t.s 2>&1 | filecheck %s --check-prefix UNLINKED
; RUN: ldsopt check %t.cl.ll --mcpu gfx942 -o %t.txt 2>&1 | filecheck %s --check-prefix UNLINKED
; RUN: ldsopt compile %t.cl.ll --mcpu gfx942 -o %t.s 2>&1 | filecheck %s --check-prefix UNLINKED
; RUN: ldsopt measure %t.cl.ll --mcpu gfx942 -o %t.txt 2>&1 | filecheck %s --check-prefix UNLINKED
; RUN: ldsopt pack %t.cl.ll --mcpu gfx942 -o %t.s 2>&1 | filecheck %s --check-prefix UNLINKED
; UNLINKED: not linked: it uses _Z13get_global_idj {{.*}} Link it with ROCm's device libraries
; RUN: variant BASES,UNUSED %s > %t.whole.ll
; RUN: ldsopt annotate %t.whole.ll -o %t.o.ll 2>&1 | filecheck %s --check-prefix WHOLE
; WHOLE-NOT: not linked

; A subtarget's features say how large a wave is.
; RUN: variant WAVE %s > %t.gfx1100.ll
; RUN: ldsopt simulate %t.gfx1100.ll --block 64 --arg "out: i32[1]=zeros" --outputs %t.32
; RUN: ldsopt simulate %t.gfx1100.ll --block 64 --arg "out: i32[1]=zeros" --mattr +wavefrontsize64 --outputs %t.64
; RUN: %{python} -c "import numpy; assert [numpy.load('%t.' + lanes + '/out.npy').tolist() for lanes in ('32', '64')] == [[32], [64]]"
target triple = "amdgcn-amd-amdhsa"
;BASES,INSIDE,NEWER @A = external addrspace(3) global [0 x i8], align 16
;BASES,INSIDE @B = external addrspace(3) global [0 x i8], align 16
;BASES,INSIDE declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
;BASES define amdgpu_kernel void @copy(ptr addrspace(8) %from, ptr addrspace(1) %to, i32 %at) "amdgpu-flat-work-group-size"="64,64" {
;INSIDE define amdgpu_kernel void @copy(ptr addrspace(8) %from, ptr addrspace(1) %to, i32 %at) "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" {
;BASES,INSIDE   %b = getelementptr i8, ptr addrspace(3) @B, i32 %at
;BASES,INSIDE   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
;BASES,INSIDE   %x = load float, ptr addrspace(3) %b, align 4
;BASES,INSIDE   store float %x, ptr addrspace(1) %to, align 4
;BASES,INSIDE   ret void
;BASES,INSIDE }
;ODD define internal i32 @"f (x"(ptr byref({ i32, i32 }) %p, i32 %x) unnamed_addr #0 section "a(b" align 16 {
;ODD   ret i32 %x
;ODD }
;ODD attributes #0 = { nounwind "x"="y" }
;UNUSED declare i32 @unused(i32)
;NEWER declare void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
;NEWER define amdgpu_kernel void @k(ptr addrspace(8) %from) {
;NEWER   call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %from, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
;NEWER   ret void
;NEWER }
;PLAIN define amdgpu_kernel void @k() {
;PLAIN   ret void
;PLAIN }
;UNLINKED define amdgpu_kernel void @k(ptr addrspace(1) %p) {
;UNLINKED   %i = call i64 @_Z13get_global_idj(i32 0)
;UNLINKED   %q = getelementptr i32, ptr addrspace(1) %p, i64 %i
;UNLINKED   store i32 1, ptr addrspace(1) %q
;UNLINKED   ret void
;UNLINKED }
;UNLINKED declare i64 @_Z13get_global_idj(i32)
;WAVE define amdgpu_kernel void @k(ptr addrspace(1) %out) {
;WAVE   %size = call i32 @llvm.amdgcn.wavefrontsize()
;WAVE   store i32 %size, ptr addrspace(1) %out
;WAVE   ret void
;WAVE }
;WAVE declare i32 @llvm.amdgcn.wavefrontsize()
