; The dump of intervals: what waves may do between one barrier and the next, whether a fence is in front of it, and what is refused.
; RUN: ldsopt annotate %s --mcpu gfx942 --no-check --dump intervals -o %t.ll 2>&1 | filecheck %s
; RUN: variant MACRO %s > %t.macro.ll
; RUN: ldsopt annotate %t.macro.ll --mcpu gfx942 --no-check --dump intervals -o %t.ll 2>&1 | filecheck %s --check-prefix MACRO
; RUN: variant IF %s > %t.if.ll
; RUN: ldsopt annotate %t.if.ll --mcpu gfx942 --no-check --dump intervals -o %t.ll 2>&1 | filecheck %s --check-prefix MACRO
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global i32 poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)

; CHECK: barrier interval 0 begins behind the entry: code of the entry block
; CHECK-LABEL: @barriers_cut_blocks(
; CHECK: call void @llvm.amdgcn.s.barrier()
; CHECK-NEXT: barrier interval 1 begins behind this barrier: code of the entry block
; CHECK: call void @llvm.amdgcn.s.barrier()
; CHECK-NEXT: barrier interval 2 begins behind this barrier, which has no release fence in front of it: code of the entry block
define amdgpu_kernel void @barriers_cut_blocks() {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  store i32 0, ptr null
  call void @llvm.amdgcn.s.barrier()
  ret void
}

; CHECK: barrier interval 0 begins behind the entry: code of the entry block, %l
; CHECK-LABEL: @goes_on_over_blocks_and_round_loops(
; CHECK: barrier interval 1 begins {{.*}}: code of %l, %e
define amdgpu_kernel void @goes_on_over_blocks_and_round_loops(i1 %u) {
entry:
  br label %l
l:
  call void @llvm.amdgcn.s.barrier()
  br i1 %u, label %l, label %e
e:
  ret void
}

; The fence of a split barrier stands in front of its signal.
; CHECK-LABEL: @split(
; CHECK: wait(i16 -1)
; CHECK-NEXT: barrier interval 1 begins behind this barrier: code
; CHECK: wait(i16 -1)
; CHECK-NEXT: barrier interval 2 begins behind this barrier, which has no release fence in front of it: code
; CHECK: wait(i16 -1)
; CHECK-NEXT: barrier interval 3 begins behind this barrier: code
; CHECK: wait(i16 -1)
; CHECK-NEXT: barrier interval 4 begins behind this barrier, which has no release fence in front of it: code
define amdgpu_kernel void @split() {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  store i32 1, ptr addrspace(3) null
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  store i32 1, ptr addrspace(3) null
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  store i32 1, ptr addrspace(3) null
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  ret void
}

; CHECK: barrier interval 0 begins behind the entry: code of the entry block, %a, %b, %c
; CHECK-LABEL: @in_a_uniform_arm(
; CHECK: barrier interval 1 begins {{.*}}: code of %a, %c
define amdgpu_kernel void @in_a_uniform_arm(i1 %u) {
entry:
  br i1 %u, label %a, label %b
a:
  call void @llvm.amdgcn.s.barrier()
  br label %c
b:
  br label %c
c:
  ret void
}

; A barrier that some waves pass and others not is refused, but where the others only return: nobody waits for them.
; CHECK: no barrier intervals: {{.*}}different ways
; CHECK-NEXT: @in_a_divergent_arm(
define amdgpu_kernel void @in_a_divergent_arm() {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
  br i1 %d, label %a, label %b
a:
  call void @llvm.amdgcn.s.barrier()
  br label %c
b:
  br label %c
c:
  fence acquire
  ret void
}
; CHECK: no barrier intervals: {{.*}}different ways
; CHECK-NEXT: @in_a_divergent_loop(
define amdgpu_kernel void @in_a_divergent_loop() {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
  br label %l
l:
  call void @llvm.amdgcn.s.barrier()
  br i1 %d, label %l, label %e
e:
  fence acquire
  ret void
}
; CHECK-LABEL: @others_return_themselves(
; CHECK: barrier interval 1 begins {{.*}}: code of %a{{$}}
define amdgpu_kernel void @others_return_themselves() {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
  br i1 %d, label %e, label %a
a:
  call void @llvm.amdgcn.s.barrier()
  ret void
e:
  ret void
}
; CHECK-LABEL: @others_return_together(
; CHECK: barrier interval 1 begins {{.*}}: code of %a, %c
define amdgpu_kernel void @others_return_together() {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
  br i1 %d, label %a, label %b
a:
  call void @llvm.amdgcn.s.barrier()
  br label %c
b:
  br label %c
c:
  ret void
}
; CHECK-LABEL: @others_leave_the_loop(
; CHECK: barrier interval 1 begins {{.*}}: code of %l, %e
define amdgpu_kernel void @others_leave_the_loop() {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
  br label %l
l:
  call void @llvm.amdgcn.s.barrier()
  br i1 %d, label %l, label %e
e:
  ret void
}
; Behind a call in which waves may end only some are left, behind an early return as well.
; CHECK: no barrier intervals: {{.*}}different ways
; CHECK-NEXT: @behind_an_end(
define amdgpu_kernel void @behind_an_end(i1 %u) {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %d = icmp ult i32 %tid, 32
  br i1 %d, label %a, label %b
a:
  br i1 %u, label %e, label %b
b:
  call void @llvm.amdgcn.s.barrier()
  br label %e
e:
  fence acquire
  ret void
}

; CHECK: irreducible control flow
; CHECK-NEXT: @irreducible(
define amdgpu_kernel void @irreducible(i1 %u) {
entry:
  br i1 %u, label %a, label %b
a:
  call void @llvm.amdgcn.s.barrier()
  br label %b
b:
  br i1 %u, label %a, label %e
e:
  ret void
}
; CHECK: no barrier intervals: {{.*}}alternate
; CHECK-NEXT: @waits_alone(
define amdgpu_kernel void @waits_alone() {
  store i32 0, ptr addrspace(3) @A
  call void @llvm.amdgcn.s.barrier.wait(i16 -1)
  ret void
}
; CHECK: no barrier intervals: {{.*}}alternate
; CHECK-NEXT: @signals_twice(
define amdgpu_kernel void @signals_twice() {
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  ret void
}
; CHECK: no barrier intervals: {{.*}}on one path
; CHECK-NEXT: @signals_on_one_way(
define amdgpu_kernel void @signals_on_one_way(i1 %u) {
entry:
  br i1 %u, label %a, label %b
a:
  call void @llvm.amdgcn.s.barrier.signal(i32 -1)
  br label %c
b:
  br label %c
c:
  ret void
}

; Assembly is a barrier, none, or may be one that is not known to be executed or kept to, which is refused.
; CHECK-LABEL: @assembly(
; CHECK: s_nop 0
; CHECK-NEXT: s_cbranch_scc0
; CHECK-NEXT: "s_barrier"
; CHECK-NEXT: barrier interval 1
; CHECK-NEXT: As_barrier
; CHECK-NEXT: barrier interval 2
define amdgpu_kernel void @assembly() {
  store i32 0, ptr addrspace(3) @A
  call void asm sideeffect "s_nop 0", "~{memory}"()
  call void asm sideeffect "s_cbranch_scc0 1f\0As_nop 0\0A1:", "~{memory}"()
  call void asm sideeffect "s_barrier", "~{memory}"()
  call void asm sideeffect "s_waitcnt vmcnt(0)\0As_barrier", "~{memory}"()
  ret void
}
; CHECK: no barrier intervals
; CHECK-NEXT: @without_memory(
define amdgpu_kernel void @without_memory() {
  store i32 0, ptr addrspace(3) @A
  call void asm sideeffect "s_barrier", ""()
  ret void
}
; CHECK: no barrier intervals
; CHECK-NEXT: @without_effects(
define amdgpu_kernel void @without_effects() {
  store i32 0, ptr addrspace(3) @A
  call void asm "s_barrier", "~{memory}"()
  ret void
}
; CHECK: no barrier intervals
; CHECK-NEXT: @two_at_once(
define amdgpu_kernel void @two_at_once() {
  store i32 0, ptr addrspace(3) @A
  call void asm sideeffect "s_barrier\0As_barrier", "~{memory}"()
  ret void
}
; CHECK: no barrier intervals
; CHECK-NEXT: @jumped_over(
define amdgpu_kernel void @jumped_over() {
  store i32 0, ptr addrspace(3) @A
  call void asm sideeffect "s_cbranch_scc0 1f\0As_barrier\0A1:", "~{memory}"()
  ret void
}
; A macro may stand for anything, in all of the module; so may a directive that leaves text out.
; MACRO: no barrier intervals: assembly in which there may be a barrier
; MACRO-NEXT: @assembly(
;IF define amdgpu_kernel void @conditional() {
;IF   store i32 0, ptr addrspace(3) @A
;IF   call void asm sideeffect ".if $0\0As_barrier\0A.endif", "n,~{memory}"(i32 1)
;IF   ret void
;IF }
;MACRO define amdgpu_kernel void @macro() {
;MACRO   call void asm sideeffect ".macro b\0As_nop 0\0A.endm\0Ab", "~{memory}"()
;MACRO   ret void
;MACRO }
