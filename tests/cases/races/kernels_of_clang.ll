; Kernels by clang 22 of the sources beside them in tests/races: only a race that was executed is definite, and names its launch.
; REQUIRES: bitwuzla
; RUN: exits 1 ldsopt check %S/../../races/no_barrier.gfx942.ll | filecheck %s --check-prefix RACES
; RUN: exits 1 ldsopt check %S/../../races/refill_one_barrier.gfx942.ll | filecheck %s --check-prefix RACES
; RUN: exits 1 ldsopt check %S/../../races/shared_by_two.gfx942.ll | filecheck %s --check-prefix RACES
; RUN: exits 1 ldsopt check %S/../../races/uniform_if_barrier.gfx942.ll | filecheck %s --check-prefix RACES
; RUN: exits 1 ldsopt check %S/../../races/wave_regions_overlap.gfx942.ll | filecheck %s --check-prefix RACES
; RUN: exits 1 ldsopt check %S/../../races/histogram_plain.gfx942.ll | filecheck %s --check-prefix RACES
; RACES: definite wave-race in
; RACES: definite: {{.*}}, in a launch of
; RUN: ldsopt check -v %S/../../races/one_barrier.gfx942.ll | filecheck %s --check-prefixes FREE,NEEDED
; RUN: ldsopt check -v %S/../../races/refill_two_barriers.gfx942.ll | filecheck %s --check-prefix FREE
; RUN: ldsopt check -v %S/../../races/double_buffer.gfx942.ll | filecheck %s --check-prefix FREE
; RUN: ldsopt check -v %S/../../races/tree_reduce.gfx942.ll | filecheck %s --check-prefix FREE
; RUN: ldsopt check -v %S/../../races/wave_regions.gfx942.ll | filecheck %s --check-prefix FREE
; RUN: ldsopt check -v %S/../../races/transpose_padded.gfx942.ll | filecheck %s --check-prefix FREE
; RUN: ldsopt check -v %S/../../races/histogram_atomic.gfx942.ll | filecheck %s --check-prefix FREE
; RUN: ldsopt check -v %S/../../races/early_exit.gfx942.ll | filecheck %s --check-prefix FREE
; RUN: ldsopt check -v %S/../../races/gemm_tiles.gfx942.ll | filecheck %s --check-prefix FREE
; FREE-NOT: wave-race
; FREE: of LDS accesses of two waves in one barrier interval: {{[1-9][0-9]*}} proved free of races{{$}}
; NEEDED-NOT: note:

; Of two barriers behind each other each could go, but not both.
; RUN: sed 's/^ .*call void @llvm.amdgcn.s.barrier().*/&\n&/' %S/../../races/one_barrier.gfx942.ll | ldsopt check - | filecheck %s --check-prefix EITHER
; EITHER: note: one_barrier: no two waves exchange LDS across the barrier of any one of 2 lines 19, 20;

; A workgroup may have more work-items along y than one, and so waves of the same id, where a kernel asks for y, by what it calls too, or
; nothing is assumed of axes that it does not read. What another kernel asks for does not count.
; RUN: ldsopt check %S/../../races/wave_regions.gfx942.ll --no-assume unread-dimensions-are-one | filecheck %s --check-prefix OPEN
; RUN: sed 's/^attributes #0/define amdgpu_kernel void @h() noinline {\n  %y = call i32 @llvm.amdgcn.workitem.id.y()\n  ret void\n}\ndeclare i32 @llvm.amdgcn.workitem.id.y()\n&/' %S/../../races/one_barrier.gfx942.ll > %t.ll
; RUN: ldsopt check %t.ll -v | filecheck %s --check-prefix FREE
; RUN: sed 's/^define amdgpu_kernel void @h/define internal void @h/; s/^  %6 = tail/  call void @h()\n&/' %t.ll | ldsopt check - -v | filecheck %s --check-prefix OPEN
; OPEN: unproven wave-race in

; Rings of too few slots, guards by arguments, barriers in one arm, trip counts from memory, bytes, narrow scopes: no kernel that races is
; called free, and the twin of each is.
; RUN: exits 1 ldsopt check %S/../../races/attacks.gfx942.ll -v --no-assume no-global-races --no-assume waves-are-whole --race-seconds 10 -o %t.txt
; RUN: grep "^r_.* of LDS " %t.txt > %t.racing; grep "^f_.* of LDS " %t.txt > %t.free
; RUN: test $(grep -c "definite\|unproven" %t.racing) = 20 && test $(grep -vc "definite\|unproven" %t.racing) = 0
; RUN: test $(grep -vc "definite\|unproven" %t.free) = 12 && test $(grep -c "definite\|unproven" %t.free) = 0
