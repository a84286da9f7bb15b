; Races of global memory between the waves of a workgroup: what orders them, and what does not.
; DEFINE: %{run} = ldsopt simulate - --block 64 --arg "a: i32[64]=zeros" --arg "b: i32[64]=zeros" --mcpu
; RACE: : global-race:
; RACE-NOT: : {{race|uninitialized-read|out-of-bounds|deadlock}}:

; Each work-item stores to its own word, and loads the word of one of the other wave, with a release, a barrier and an acquire between.
; RUN: variant EXCHANGE,FENCED %s | %{run} gfx1100 --schedule forward
; RUN: variant EXCHANGE,FENCED %s | %{run} gfx1100 --schedule reverse
; RUN: variant EXCHANGE,AGENT %s | %{run} gfx1100 --schedule forward
; RUN: variant EXCHANGE,AGENT %s | %{run} gfx1100 --schedule reverse
; RUN: variant EXCHANGE,SEQ %s | %{run} gfx1100 --schedule forward
; RUN: variant EXCHANGE,SEQ %s | %{run} gfx1100 --schedule reverse
; RUN: variant EXCHANGE,BOTH-WAYS %s | %{run} gfx1100 --schedule forward
; RUN: variant EXCHANGE,BOTH-WAYS %s | %{run} gfx1100 --schedule reverse
; RUN: variant EXCHANGE,TWO-BARRIERS %s | %{run} gfx1100 --schedule forward
; RUN: variant EXCHANGE,TWO-BARRIERS %s | %{run} gfx1100 --schedule reverse
; RUN: variant EXCHANGE,LOCAL-BEHIND %s | %{run} gfx1100 --schedule forward
; RUN: variant EXCHANGE,LOCAL-BEHIND %s | %{run} gfx1100 --schedule reverse
; RUN: variant EXCHANGE,LOCAL-AHEAD %s | %{run} gfx1100 --schedule forward
; RUN: variant EXCHANGE,LOCAL-AHEAD %s | %{run} gfx1100 --schedule reverse
; RUN: variant EXCHANGE,NOTHING %s | exits 1 %{run} gfx1100 --schedule forward 2>&1 | filecheck %s --check-prefix RACE
; RUN: variant EXCHANGE,NOTHING %s | exits 1 %{run} gfx1100 --schedule reverse 2>&1 | filecheck %s --check-prefix RACE
; RUN: variant EXCHANGE,BARE %s | exits 1 %{run} gfx1100 --schedule forward 2>&1 | filecheck %s --check-prefix RACE
; RUN: variant EXCHANGE,BARE %s | exits 1 %{run} gfx1100 --schedule reverse 2>&1 | filecheck %s --check-prefix RACE
; RUN: variant EXCHANGE,LOCAL-RELEASE %s | exits 1 %{run} gfx1100 --schedule forward 2>&1 | filecheck %s --check-prefix RACE
; RUN: variant EXCHANGE,LOCAL-RELEASE %s | exits 1 %{run} gfx1100 --schedule reverse 2>&1 | filecheck %s --check-prefix RACE
; RUN: variant EXCHANGE,LOCAL-ACQUIRE %s | exits 1 %{run} gfx1100 --schedule forward 2>&1 | filecheck %s --check-prefix RACE
; RUN: variant EXCHANGE,LOCAL-ACQUIRE %s | exits 1 %{run} gfx1100 --schedule reverse 2>&1 | filecheck %s --check-prefix RACE
; RUN: variant EXCHANGE,FENCES-BEHIND %s | exits 1 %{run} gfx1100 --schedule forward 2>&1 | filecheck %s --check-prefix RACE
; RUN: variant EXCHANGE,FENCES-BEHIND %s | exits 1 %{run} gfx1100 --schedule reverse 2>&1 | filecheck %s --check-prefix RACE
; RUN: variant EXCHANGE,FENCES-AHEAD %s | exits 1 %{run} gfx1100 --schedule forward 2>&1 | filecheck %s --check-prefix RACE
; RUN: variant EXCHANGE,FENCES-AHEAD %s | exits 1 %{run} gfx1100 --schedule reverse 2>&1 | filecheck %s --check-prefix RACE
; RUN: variant EXCHANGE,ONE-WAVE %s | exits 1 %{run} gfx1100 --schedule forward 2>&1 | filecheck %s --check-prefix RACE
; RUN: variant EXCHANGE,ONE-WAVE %s | exits 1 %{run} gfx1100 --schedule reverse 2>&1 | filecheck %s --check-prefix RACE

; The report names both accesses and the bytes.
; RUN: variant EXCHANGE,LOCAL-RELEASE %s | exits 1 %{run} gfx1100 -v 2>&1 | filecheck %s --check-prefix NAMED
; NAMED: wave 0 reads byte 128 of a that wave 1 wrote, and no fences that order global memory stand between
; NAMED: %v = load i32
; NAMED: store i32 %more

; A split barrier orders as a whole one.
; RUN: variant EXCHANGE,SPLIT %s | %{run} gfx1201
; RUN: variant EXCHANGE,SPLIT-LATE %s | exits 1 %{run} gfx1201 2>&1 | filecheck %s --check-prefix RACE

; Two reads are no race, nor are a store of what is there already, a wave with itself, atomics among themselves, different bytes of
; one word; two writes are, and an atomic beside a plain access.
; RUN: variant READS %s | %{run} gfx1100
; RUN: variant SAME-VALUE %s | %{run} gfx1100
; RUN: variant OWN %s | %{run} gfx1100
; RUN: variant ATOMICS %s | %{run} gfx1100
; RUN: variant TWO-WRITES %s | exits 1 %{run} gfx1100 2>&1 | filecheck %s --check-prefix RACE
; RUN: variant ATOMIC-AND-PLAIN %s | exits 1 %{run} gfx1100 2>&1 | filecheck %s --check-prefix RACE
; RUN: variant BYTES %s | %{run} gfx1100
; RUN: variant ONE-BYTE %s | exits 1 %{run} gfx1100 2>&1 | filecheck %s --check-prefix RACE

; An atomic hands on what was released.
; RUN: variant HANDED,FLAG %s | %{run} gfx1100 --no-check uninitialized-read
; RUN: variant HANDED,FLAG-ACQ-REL %s | %{run} gfx1100 --no-check uninitialized-read
; RUN: variant HANDED,FLAG-LOCAL %s | exits 1 %{run} gfx1100 --no-check uninitialized-read 2>&1 | filecheck %s --check-prefix RACE
; RUN: variant HANDED,FLAG-BARE %s | exits 1 %{run} gfx1100 --no-check uninitialized-read 2>&1 | filecheck %s --check-prefix RACE

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.barrier.signal(i32)
declare void @llvm.amdgcn.s.barrier.wait(i16)
@L = internal addrspace(3) global i32 poison
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(1) %a, i32 %id
  %far = xor i32 %id, 32
  %other = getelementptr i32, ptr addrspace(1) %a, i32 %far
  %out = getelementptr i32, ptr addrspace(1) %b, i32 %id
  %first = icmp ult i32 %id, 32
;EXCHANGE   %more = add i32 %id, 1
;EXCHANGE   store i32 %more, ptr addrspace(1) %own
;FENCED   fence syncscope("workgroup") release
;FENCED   call void @llvm.amdgcn.s.barrier()
;FENCED   fence syncscope("workgroup") acquire
;AGENT   fence syncscope("agent") release
;AGENT   call void @llvm.amdgcn.s.barrier()
;AGENT   fence syncscope("agent") acquire
;SEQ   fence seq_cst
;SEQ   call void @llvm.amdgcn.s.barrier()
;SEQ   fence seq_cst
;BOTH-WAYS   fence syncscope("workgroup") acq_rel
;BOTH-WAYS   call void @llvm.amdgcn.s.barrier()
;BOTH-WAYS   fence syncscope("workgroup") acq_rel
;TWO-BARRIERS   fence syncscope("workgroup") release
;TWO-BARRIERS   call void @llvm.amdgcn.s.barrier()
;TWO-BARRIERS   call void @llvm.amdgcn.s.barrier()
;TWO-BARRIERS   fence syncscope("workgroup") acquire
;LOCAL-BEHIND   fence syncscope("workgroup") release
;LOCAL-BEHIND   call void @llvm.amdgcn.s.barrier()
;LOCAL-BEHIND   fence syncscope("workgroup") acquire
;LOCAL-BEHIND   fence syncscope("workgroup") release, !mmra !0
;LOCAL-BEHIND   call void @llvm.amdgcn.s.barrier()
;LOCAL-BEHIND   fence syncscope("workgroup") acquire, !mmra !0
;LOCAL-AHEAD   fence syncscope("workgroup") release, !mmra !0
;LOCAL-AHEAD   call void @llvm.amdgcn.s.barrier()
;LOCAL-AHEAD   fence syncscope("workgroup") acquire, !mmra !0
;LOCAL-AHEAD   fence syncscope("workgroup") release
;LOCAL-AHEAD   call void @llvm.amdgcn.s.barrier()
;LOCAL-AHEAD   fence syncscope("workgroup") acquire
;BARE   call void @llvm.amdgcn.s.barrier()
;LOCAL-RELEASE   fence syncscope("workgroup") release, !mmra !0
;LOCAL-RELEASE   call void @llvm.amdgcn.s.barrier()
;LOCAL-RELEASE   fence syncscope("workgroup") acquire
;LOCAL-ACQUIRE   fence syncscope("workgroup") release
;LOCAL-ACQUIRE   call void @llvm.amdgcn.s.barrier()
;LOCAL-ACQUIRE   fence syncscope("workgroup") acquire, !mmra !0
;FENCES-BEHIND   call void @llvm.amdgcn.s.barrier()
;FENCES-BEHIND   fence syncscope("workgroup") release
;FENCES-BEHIND   fence syncscope("workgroup") acquire
;FENCES-AHEAD   fence syncscope("workgroup") release
;FENCES-AHEAD   fence syncscope("workgroup") acquire
;FENCES-AHEAD   call void @llvm.amdgcn.s.barrier()
;ONE-WAVE   fence syncscope("wavefront") release
;ONE-WAVE   call void @llvm.amdgcn.s.barrier()
;ONE-WAVE   fence syncscope("wavefront") acquire
;SPLIT   fence syncscope("workgroup") release
;SPLIT   call void @llvm.amdgcn.s.barrier.signal(i32 -1)
;SPLIT   call void @llvm.amdgcn.s.barrier.wait(i16 -1)
;SPLIT   fence syncscope("workgroup") acquire
;SPLIT-LATE   call void @llvm.amdgcn.s.barrier.signal(i32 -1)
;SPLIT-LATE   fence syncscope("workgroup") release
;SPLIT-LATE   call void @llvm.amdgcn.s.barrier.wait(i16 -1)
;SPLIT-LATE   fence syncscope("workgroup") acquire
;EXCHANGE   %v = load i32, ptr addrspace(1) %other
;EXCHANGE   store i32 %v, ptr addrspace(1) %out
;READS   %v = load i32, ptr addrspace(1) %other
;READS   store i32 %v, ptr addrspace(1) %out
;SAME-VALUE   store i32 0, ptr addrspace(1) %a
;OWN   store i32 1, ptr addrspace(1) %own
;OWN   %v = load i32, ptr addrspace(1) %own
;ATOMICS   %v = atomicrmw add ptr addrspace(1) %a, i32 1 syncscope("agent") monotonic
;TWO-WRITES   store i32 %id, ptr addrspace(1) %a
;ATOMIC-AND-PLAIN   %v = atomicrmw add ptr addrspace(1) %a, i32 1 syncscope("agent") monotonic
;ATOMIC-AND-PLAIN   %w = load i32, ptr addrspace(1) %a
;BYTES   %at = lshr i32 %id, 5
;BYTES   %p = getelementptr i8, ptr addrspace(1) %a, i32 %at
;BYTES   store i8 1, ptr addrspace(1) %p, align 1
;ONE-BYTE   %at = lshr i32 %id, 6
;ONE-BYTE   %p = getelementptr i8, ptr addrspace(1) %a, i32 %at
;ONE-BYTE   %w = trunc i32 %id to i8
;ONE-BYTE   store i8 %w, ptr addrspace(1) %p, align 1
;HANDED   br i1 %first, label %give, label %take
;HANDED give:
;HANDED   store i32 1, ptr addrspace(1) %own
;FLAG   fence syncscope("workgroup") release
;FLAG-LOCAL   fence syncscope("workgroup") release, !mmra !0
;FLAG   %f = atomicrmw add ptr addrspace(3) @L, i32 1 syncscope("workgroup") monotonic
;FLAG-ACQ-REL   %f = atomicrmw add ptr addrspace(3) @L, i32 1 syncscope("workgroup") acq_rel
;FLAG-LOCAL   %f = atomicrmw add ptr addrspace(3) @L, i32 1 syncscope("workgroup") monotonic
;FLAG-BARE   %f = atomicrmw add ptr addrspace(3) @L, i32 1 syncscope("workgroup") monotonic
;HANDED   ret void
;HANDED take:
;FLAG   %g = atomicrmw add ptr addrspace(3) @L, i32 1 syncscope("workgroup") monotonic
;FLAG-ACQ-REL   %g = atomicrmw add ptr addrspace(3) @L, i32 1 syncscope("workgroup") acq_rel
;FLAG-LOCAL   %g = atomicrmw add ptr addrspace(3) @L, i32 1 syncscope("workgroup") monotonic
;FLAG-BARE   %g = atomicrmw add ptr addrspace(3) @L, i32 1 syncscope("workgroup") monotonic
;FLAG   fence syncscope("workgroup") acquire
;FLAG-LOCAL   fence syncscope("workgroup") acquire
;HANDED   %v = load i32, ptr addrspace(1) %other
  ret void
}
!0 = !{!"amdgpu-synchronize-as", !"local"}
