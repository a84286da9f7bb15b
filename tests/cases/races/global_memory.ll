; Accesses of global memory by two waves of a workgroup: pairs in one barrier interval, with what is proved of them.
; What is not proved is no finding: pointers whose objects nobody tells apart are the rule.

; RUN: ldsopt check %s -v -o - | filecheck %s
; RUN: not ldsopt check %s --strict -o - | filecheck %s --check-prefix=GATE
; RUN: ldsopt check %s --no-races -o - | filecheck %s --check-prefix=LEFT
; RUN: ldsopt check %s --no-assume noalias-arguments -v -o - | filecheck %s --check-prefix=REFUSED
; RUN: ldsopt check %s --assume arguments-do-not-alias -v -o - | filecheck %s --check-prefix=PROMISED

; GATE: 0 definite, 1 unproven
; GATE: unproven weak-fence in local_fences: waves exchange global memory
; GATE: one wave accesses global memory here
; GATE: examined: {{.*}}global-races{{.*}}; not examined:
; LEFT: examined: {{.*}}; not examined: {{.*}}global-races

target triple = "amdgcn-amd-amdhsa"

; Each work-item writes its own element of what it reads from another array: the one pair is the store with itself, and
; the load with the store.
; CHECK: own: 2 pairs of accesses of global memory of two waves in one barrier interval: 2 proved free of races
; REFUSED: own: 2 pairs of accesses of global memory of two waves in one barrier interval: 1 proved free of races, 1 unproven
define amdgpu_kernel void @own(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr inbounds i32, ptr addrspace(1) %in, i32 %t
  %v = load i32, ptr addrspace(1) %p
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %q
  ret void
}

; Two arguments that may lead to the same bytes, unless it is promised that they do not.
; CHECK: arguments: 2 pairs of accesses of global memory of two waves in one barrier interval: 1 proved free of races, 1 unproven
; CHECK: only a promise that was not made says that they are apart (arguments-do-not-alias)
; PROMISED: arguments: 2 pairs of accesses of global memory of two waves in one barrier interval: 2 proved free of races{{$}}
define amdgpu_kernel void @arguments(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr inbounds i32, ptr addrspace(1) %in, i32 %t
  %v = load i32, ptr addrspace(1) %p
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %q
  ret void
}

; A neighbour's element is read without a barrier.
; PROMISED: neighbour: {{.*}} unproven
; CHECK: neighbour: {{.*}}in one barrier interval: 1 proved free of races, 1 unproven
; CHECK-NEXT: two work-items may touch the same bytes of one object
define amdgpu_kernel void @neighbour(ptr addrspace(1) noalias %p) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %n = xor i32 %t, 64
  %a = getelementptr inbounds i32, ptr addrspace(1) %p, i32 %t
  store i32 %t, ptr addrspace(1) %a
  %b = getelementptr inbounds i32, ptr addrspace(1) %p, i32 %n
  %v = load i32, ptr addrspace(1) %b
  %s = add i32 %v, 1
  call void asm sideeffect "", "v"(i32 %s)
  ret void
}

; The same with a barrier and fences of global memory between: no pair is left but the store with itself.
; CHECK: fenced: 1 pair of accesses of global memory of two waves in one barrier interval: 1 proved free of races
define amdgpu_kernel void @fenced(ptr addrspace(1) noalias %p) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %n = xor i32 %t, 64
  %a = getelementptr inbounds i32, ptr addrspace(1) %p, i32 %t
  store i32 %t, ptr addrspace(1) %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %b = getelementptr inbounds i32, ptr addrspace(1) %p, i32 %n
  %v = load i32, ptr addrspace(1) %b
  call void asm sideeffect "", "v"(i32 %v)
  ret void
}

; Fences of LDS alone, or a bare barrier, order no global memory.
; CHECK: local_fences: {{.*}}: 1 proved free of races, 1 unproven
define amdgpu_kernel void @local_fences(ptr addrspace(1) noalias %p) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %n = xor i32 %t, 64
  %a = getelementptr inbounds i32, ptr addrspace(1) %p, i32 %t
  store i32 %t, ptr addrspace(1) %a
  fence syncscope("workgroup") release, !mmra !0
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %b = getelementptr inbounds i32, ptr addrspace(1) %p, i32 %n
  %v = load i32, ptr addrspace(1) %b
  call void asm sideeffect "", "v"(i32 %v)
  ret void
}

; A workgroup's only wave keeps its order itself: there is no weak fence.
define amdgpu_kernel void @local_fences_of_one_wave(ptr addrspace(1) noalias %p) #1 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %n = xor i32 %t, 32
  %a = getelementptr inbounds i32, ptr addrspace(1) %p, i32 %t
  store i32 %t, ptr addrspace(1) %a
  fence syncscope("workgroup") release, !mmra !0
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !0
  %b = getelementptr inbounds i32, ptr addrspace(1) %p, i32 %n
  %v = load i32, ptr addrspace(1) %b
  call void asm sideeffect "", "v"(i32 %v)
  ret void
}

; Nor does a barrier that lacks the fence in front, or the one behind, or has an access between.
; CHECK: no_release: {{.*}}: 1 proved free of races, 1 unproven
define amdgpu_kernel void @no_release(ptr addrspace(1) noalias %p) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %n = xor i32 %t, 64
  %a = getelementptr inbounds i32, ptr addrspace(1) %p, i32 %t
  %b = getelementptr inbounds i32, ptr addrspace(1) %p, i32 %n
  store i32 %t, ptr addrspace(1) %a
  br label %next
next:
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %b
  call void asm sideeffect "", "v"(i32 %v)
  ret void
}
; CHECK: no_acquire: {{.*}}: 1 proved free of races, 1 unproven
define amdgpu_kernel void @no_acquire(ptr addrspace(1) noalias %p) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %n = xor i32 %t, 64
  %a = getelementptr inbounds i32, ptr addrspace(1) %p, i32 %t
  %b = getelementptr inbounds i32, ptr addrspace(1) %p, i32 %n
  store i32 %t, ptr addrspace(1) %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  br label %next
next:
  %v = load i32, ptr addrspace(1) %b
  call void asm sideeffect "", "v"(i32 %v)
  ret void
}
; CHECK: released_before: {{.*}}: 1 proved free of races, 1 unproven
define amdgpu_kernel void @released_before(ptr addrspace(1) noalias %p) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %n = xor i32 %t, 64
  %a = getelementptr inbounds i32, ptr addrspace(1) %p, i32 %t
  %b = getelementptr inbounds i32, ptr addrspace(1) %p, i32 %n
  fence syncscope("workgroup") release
  store i32 %t, ptr addrspace(1) %a
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %b
  call void asm sideeffect "", "v"(i32 %v)
  ret void
}
; CHECK: acquired_late: {{.*}}: 1 proved free of races, 1 unproven
define amdgpu_kernel void @acquired_late(ptr addrspace(1) noalias %p) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %n = xor i32 %t, 64
  %a = getelementptr inbounds i32, ptr addrspace(1) %p, i32 %t
  %b = getelementptr inbounds i32, ptr addrspace(1) %p, i32 %n
  store i32 %t, ptr addrspace(1) %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  %v = load i32, ptr addrspace(1) %b
  fence syncscope("workgroup") acquire
  call void asm sideeffect "", "v"(i32 %v)
  ret void
}

; The next iteration's store meets this one's load: one barrier is too few.
; CHECK: looped: {{.*}}: 1 proved free of races, 1 unproven
define amdgpu_kernel void @looped(ptr addrspace(1) noalias %p, i32 %m) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %n = xor i32 %t, 64
  %a = getelementptr inbounds i32, ptr addrspace(1) %p, i32 %t
  %b = getelementptr inbounds i32, ptr addrspace(1) %p, i32 %n
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store i32 %i, ptr addrspace(1) %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %b
  call void asm sideeffect "", "v"(i32 %v)
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %m
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; With two barriers an iteration nothing is left.
; CHECK: looped_twice: 1 pair of accesses of global memory of two waves in one barrier interval: 1 proved free of races
define amdgpu_kernel void @looped_twice(ptr addrspace(1) noalias %p, i32 %m) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %n = xor i32 %t, 64
  %a = getelementptr inbounds i32, ptr addrspace(1) %p, i32 %t
  %b = getelementptr inbounds i32, ptr addrspace(1) %p, i32 %n
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store i32 %i, ptr addrspace(1) %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(1) %b
  call void asm sideeffect "", "v"(i32 %v)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %m
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Atomics of the workgroup do not race with each other, and do with a plain load.
; CHECK: counted: 1 pair of accesses of global memory of two waves in one barrier interval: 0 proved free of races, 1 unproven
define amdgpu_kernel void @counted(ptr addrspace(1) noalias %p, ptr addrspace(3) %l) #0 {
  %old = atomicrmw xchg ptr addrspace(1) %p, i32 1 syncscope("workgroup") monotonic
  %v = load i32, ptr addrspace(1) %p
  %s = add i32 %v, %old
  call void asm sideeffect "", "v"(i32 %s)
  ret void
}

; Atomics that only order a wave's own work-items are none here.
; CHECK: narrow: {{.*}}: 0 proved free of races, 1 unproven
define amdgpu_kernel void @narrow(ptr addrspace(1) noalias %p) #0 {
  %old = atomicrmw xchg ptr addrspace(1) %p, i32 1 syncscope("wavefront") monotonic
  call void asm sideeffect "", "v"(i32 %old)
  ret void
}

; A name does not make a store atomic.
; CHECK: named_atomic: {{.*}}: 0 proved free of races, 1 unproven
define amdgpu_kernel void @named_atomic(ptr addrspace(1) noalias %"store atomic p") #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 %t, ptr addrspace(1) %"store atomic p"
  ret void
}

; One wave is nobody's rival: nothing is said of it.
; CHECK-NOT: one_wave:
define amdgpu_kernel void @one_wave(ptr addrspace(1) %p) #1 {
  store i32 1, ptr addrspace(1) %p
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" }
attributes #1 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" }
!0 = !{!"amdgpu-synchronize-as", !"local"}
