; A repair lets barriers without a fence wait for LDS also in functions without tags, where that mends a finding.
; REQUIRES: pseudocode
; RUN: sed '/^;/d' %s > %t.in.ll
; RUN: exits 1 ldsopt check %t.in.ll -o %t.txt
; RUN: ldsopt annotate --repair %t.in.ll -o %t.ll 2>&1 | filecheck %s --check-prefix SAID
; RUN: filecheck %s --input-file %t.ll
; RUN: ldsopt check %t.ll | filecheck %s --check-prefix CLEAN
; RUN: ldsopt annotate --repair --keep-bare-barriers %t.in.ll -o - 2>&1 | filecheck %s --check-prefix KEPT
; SAID: repaired_barriers.ll.tmp.in.ll (gfx942): nothing to tell apart; waits added
; SAID: left whole: its code would be worse
; SAID: kernel bare: {{.*}}; 1 barrier without a fence: LDS wait added (R8)
; SAID: bare: repairs 1 unproven bare-barrier; cost: waits 1 → 2
; CLEAN: no findings in
; KEPT-NOT: s.waitcnt
; `optimize` repairs what is definite without an execution, and says what it leaves.
; RUN: ldsopt optimize %t.in.ll -o %t.o.ll 2>&1 | filecheck %s --check-prefix LEFT
; LEFT: check: the output has the input's findings (0 definite, 1 unproven); `ldsopt check --no-assume unread-dimensions-are-one` lists them, `ldsopt annotate --repair` writes the waits that barriers lack
; RUN: ldsopt optimize -v %t.in.ll -o %t.o.ll 2>&1 | filecheck %s --check-prefix WHY
; WHY: annotate --repair: not tried: no definite finding is left; by itself, annotate --repair repairs unproven ones, too
; A barrier in inline assembly is repaired, too: as an intrinsic, or by a wait in front.
; RUN: sed '/^;/d; s/call.* ; bare/call void asm sideeffect "s_barrier", "~{memory}"()/' %s > %t.asm.ll
; RUN: ldsopt annotate --repair %t.asm.ll -o %t.asm.o.ll 2>&1 | filecheck %s --check-prefix ASM
; RUN: ldsopt check %t.asm.o.ll | filecheck %s --check-prefix CLEAN
; ASM: kernel bare: {{.*}}; 1 asm statement of waits made intrinsics (R7)
; ASM: bare: repairs 1 unproven bare-barrier; cost: waits 1 → 2
; RUN: sed '/^;/d; s/gfx942/gfx1201/; s/call.* ; bare/call void asm sideeffect "s_barrier_signal -1\\0As_barrier_wait -1", "~{memory}"()/' %s > %t.split.ll
; RUN: ldsopt annotate --repair %t.split.ll -o %t.split.o.ll 2>&1 | filecheck %s --check-prefix SPLIT
; RUN: ldsopt check %t.split.o.ll | filecheck %s --check-prefix CLEAN
; RUN: ldsopt annotate --repair %t.split.o.ll -o - 2>&1 | filecheck %s --check-prefix AGAIN
; SPLIT: kernel bare: {{.*}}; 1 barrier without a fence: LDS wait added (R8)
; SPLIT: bare: repairs 1 unproven bare-barrier; cost: waits 2 → 3
; AGAIN: unchanged: 
; A wait in the statement that leaves an LDS operation in flight is not enough.
; RUN: sed 's/"s_barrier_signal/"s_wait_dscnt 0x1\\0As_barrier_signal/' %t.split.ll > %t.partial.ll
; RUN: ldsopt annotate --repair %t.partial.ll -o %t.partial.o.ll 2>&1 | filecheck %s --check-prefix PARTIAL
; RUN: ldsopt check %t.partial.o.ll | filecheck %s --check-prefix CLEAN
; PARTIAL: bare: repairs 1 unproven bare-barrier
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [256 x i32] poison, align 16

; CHECK-LABEL: define {{.*}}@clean(
; CHECK-NOT: waitcnt
; CHECK: ret void
define amdgpu_kernel void @clean(ptr addrspace(1) %p) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %opposite = sub i32 255, %t
  %there = getelementptr i32, ptr addrspace(3) @A, i32 %opposite
  %x = load i32, ptr addrspace(3) %there
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %t
  store i32 %x, ptr addrspace(1) %to
  call void @llvm.amdgcn.s.barrier()
  store i32 %x, ptr addrspace(3) %own
  ret void
}

; CHECK-LABEL: define {{.*}}@bare(
; CHECK: store i32 %t, ptr addrspace(3) %own
; CHECK-NEXT: call void @llvm.amdgcn.s.waitcnt(
; CHECK-NEXT: call void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @bare(ptr addrspace(1) %p) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %own
  call void @llvm.amdgcn.s.barrier() ; bare
  %opposite = sub i32 255, %t
  %there = getelementptr i32, ptr addrspace(3) @A, i32 %opposite
  %x = load i32, ptr addrspace(3) %there
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %t
  store i32 %x, ptr addrspace(1) %to
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
