; Loops without marks that are cut into stages, and those that are not: one line says why.
; DEFINE: %{auto} = ldsopt pipeline - -o %t.ll --auto

; The number of stages has to fit the loop.
; RUN: variant READ,THREE,WRITE %s | exits 3 %{auto} 2 2>&1 | filecheck %s --check-prefix MORE-STAGES
; MORE-STAGES: the loop has 3 stages at least, one for each barrier or wait in it and the rest; ask for so many: --auto 3
; RUN: variant READ,WRITE %s | exits 3 %{auto} 2 2>&1 | filecheck %s --check-prefix TOO-CLOSE
; TOO-CLOSE: no partition of the loop into 2 stages keeps its stages apart: lines {{[0-9, and]+}} touch common bytes of LDS (write after read) in stages that would run at the same time; ask for more: --auto 4
; RUN: variant TEN %s | exits 3 %{auto} 11 2>&1 | filecheck %s --check-prefix BUFFERED-ONCE
; BUFFERED-ONCE: no partition of the loop into 11 stages{{.*}}; double-buffer what they touch
; RUN: variant READ,WRITE %s | exits 3 %{auto} 0 2>&1 | filecheck %s --check-prefix NO-GAIN
; NO-GAIN: no partition into 2 to 6 stages lets the two groups need different units: the expected load is 2.00 in turns, 2.00 in step; leave the loop as it is, or ask for a number of stages: --auto N
; RUN: variant TEN %s | exits 3 %{auto} 0 2>&1 | filecheck %s --check-prefix NO-PARTITION
; NO-PARTITION: no partition of the loop into 15 stages keeps its stages apart: lines {{[0-9, and]+}} touch common bytes of LDS (write after read) in stages that would run at the same time; double-buffer what they touch
; RUN: variant READ,SOME %s | exits 3 %{auto} 9 2>&1 | filecheck %s --check-prefix FEW-PLACES
; FEW-PLACES: the loop has 2 places to cut it at, too few for 9 stages; ask for 6 at most
; RUN: variant SOME %s | exits 3 %{auto} 2 2>&1 | filecheck %s --check-prefix NO-LDS
; NO-LDS: no loop of a kernel touches LDS; a pipeline is made of a loop that loads, computes and stores in turn; keep it from being unrolled
; RUN: variant READ,THREE,WRITE,FOUR,LARGE %s | exits 3 %{auto} 4 2>&1 | filecheck %s --check-prefix TOO-LARGE
; TOO-LARGE: workgroups of 'k' have up to 1024 work-items, a pipeline has 512 on gfx942: two groups of 4 waves of 64, one a SIMD; state it: __launch_bounds__(512), amdgpu_flat_work_group_size(512, 512) or reqd_work_group_size, or a multiple of it that every workgroup has
; RUN: variant READ,THREE,WRITE,FOUR,MARKED %s | exits 3 %{auto} 4 2>&1 | filecheck %s --check-prefix HAS-MARKS
; HAS-MARKS: 'k' has stage marks already; leave out --auto, or take the marks away

; Waves that run ahead must not write global memory in the loop, nor in front of it.
; RUN: variant READ,THREE,WRITE,FOUR,STORE %s | exits 3 %{auto} 4 2>&1 | filecheck %s --check-prefix STORES
; STORES: this may write global memory in the loop or in front of it, and whether another wave waits for that at a barrier of the loop is not known; mark the stages by hand if none does (LDSOPT_STAGE of ldsopt.h)
; RUN: variant READ,THREE,WRITE,FOUR,ATOMIC %s | exits 3 %{auto} 4 2>&1 | filecheck %s --check-prefix ADDS
; ADDS: this may write global memory in the loop or in front of it, and whether another wave waits for that at a barrier of the loop is not known; mark the stages by hand if none does (LDSOPT_STAGE of ldsopt.h)
; RUN: variant READ,THREE,WRITE,FOUR,STORE-BEFORE %s | exits 3 %{auto} 4 2>&1 | filecheck %s --check-prefix STORES-BEFORE
; STORES-BEFORE: this may write global memory in the loop or in front of it, and whether another wave waits for that at a barrier of the loop is not known; mark the stages by hand if none does (LDSOPT_STAGE of ldsopt.h)
; RUN: variant READ,THREE,WRITE,FOUR,CALL %s | exits 3 %{auto} 4 2>&1 | filecheck %s --check-prefix CALLS
; CALLS: this may write global memory in the loop or in front of it, and whether another wave waits for that at a barrier of the loop is not known; mark the stages by hand if none does (LDSOPT_STAGE of ldsopt.h)
; RUN: variant READ,THREE,WRITE,FOUR,STORE-BEHIND %s | %{auto} 4 2>&1 | filecheck %s --check-prefix STORES-BEHIND
; STORES-BEHIND: 1 loop pipelined

; Which loop it is, of kernels alone; a line of it says so.
; RUN: variant READ,THREE,WRITE,FOUR,FUNCTION %s | %{auto} 4 2>&1 | filecheck %s --check-prefix OF-A-KERNEL
; OF-A-KERNEL: 1 loop pipelined
; RUN: variant READ,THREE,WRITE,FOUR,SECOND %s | exits 3 %{auto} 4 2>&1 | filecheck %s --check-prefix WHICH
; WHICH: 2 loops touch LDS, at {{[0-9, and]+}}; say which by one of its lines: --loop LINE
; RUN: variant READ,THREE,WRITE,FOUR,SECOND %s | exits 3 %{auto} 4 --loop 1 2>&1 | filecheck %s --check-prefix IN-NONE
; IN-NONE: 2 loops touch LDS, at {{[0-9, and]+}}; line {{[0-9, and]+}} is in none, or in a loop around one; say which by one of its lines: --loop LINE
; RUN: variant READ,THREE,WRITE,FOUR,SECOND %s > %t.two.ll
; RUN: ldsopt pipeline %t.two.ll -q --auto 4 --loop $(grep -n "i = phi" %t.two.ll | cut -d: -f1) | filecheck %s --check-prefix FIRST
; FIRST: %i = phi i32 [ 0, %ldsopt.start.0 ]
; RUN: ldsopt pipeline %t.two.ll -q --auto 4 --loop $(grep -n "q = load" %t.two.ll | cut -d: -f1) | filecheck %s --check-prefix SECOND
; SECOND: %j = phi i32 [ 0, %ldsopt.start.0 ]

; A load and the store of what it loads are one stage, however close.
; RUN: variant LOAD,THREE,SOME %s | ldsopt pipeline - --auto 3 -o %t.ll --explain 2>&1 | filecheck %s --check-prefix NAMES
; NAMES: memory_lds {{.*}}; ends at
; NAMES: idle1
; NAMES: idle2

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [512 x i32] poison, align 16
@B = internal addrspace(3) global [512 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @unknown()
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %other = xor i32 %t, 257
  %A.own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %A.other = getelementptr i32, ptr addrspace(3) @A, i32 %other
  %B.own = getelementptr i32, ptr addrspace(3) @B, i32 %t
  %B.other = getelementptr i32, ptr addrspace(3) @B, i32 %other
  %slot = getelementptr i32, ptr addrspace(1) %out, i32 %t
;STORE-BEFORE   store i32 %t, ptr addrspace(1) %slot, align 4
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;READ   %r = load i32, ptr addrspace(3) %A.other, align 4
;LOAD   %g = load i32, ptr addrspace(1) %slot, align 4
;LOAD   store i32 %g, ptr addrspace(3) %A.own, align 4
;MARKED   call void asm sideeffect "; ldsopt.stage a", "~{memory}"()
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
;STORE   store i32 %t, ptr addrspace(1) %slot, align 4
;ATOMIC   %seen = atomicrmw add ptr addrspace(1) %slot, i32 1 monotonic
;THREE   fence syncscope("workgroup") release
;THREE   call void @llvm.amdgcn.s.barrier()
;THREE   fence syncscope("workgroup") acquire
;CALL   call void @unknown()
;WRITE   store i32 %i, ptr addrspace(3) %A.own, align 4
;MARKED   call void asm sideeffect "; ldsopt.stage b", "~{memory}"()
;WRITE,THREE,SOME   fence syncscope("workgroup") release
;WRITE,THREE,SOME   call void @llvm.amdgcn.s.barrier()
;WRITE,THREE,SOME   fence syncscope("workgroup") acquire
;FOUR   fence syncscope("workgroup") release
;FOUR   call void @llvm.amdgcn.s.barrier()
;FOUR   fence syncscope("workgroup") acquire
;TEN   store i32 %i, ptr addrspace(3) %A.own, align 4
;TEN   fence syncscope("workgroup") release
;TEN   call void @llvm.amdgcn.s.barrier()
;TEN   fence syncscope("workgroup") acquire
;TEN   %r0 = load i32, ptr addrspace(3) %A.other, align 4
;TEN   fence syncscope("workgroup") release
;TEN   call void @llvm.amdgcn.s.barrier()
;TEN   fence syncscope("workgroup") acquire
;TEN   store i32 %i, ptr addrspace(3) %A.own, align 4
;TEN   fence syncscope("workgroup") release
;TEN   call void @llvm.amdgcn.s.barrier()
;TEN   fence syncscope("workgroup") acquire
;TEN   %r1 = load i32, ptr addrspace(3) %A.other, align 4
;TEN   fence syncscope("workgroup") release
;TEN   call void @llvm.amdgcn.s.barrier()
;TEN   fence syncscope("workgroup") acquire
;TEN   store i32 %i, ptr addrspace(3) %A.own, align 4
;TEN   fence syncscope("workgroup") release
;TEN   call void @llvm.amdgcn.s.barrier()
;TEN   fence syncscope("workgroup") acquire
;TEN   %r2 = load i32, ptr addrspace(3) %A.other, align 4
;TEN   fence syncscope("workgroup") release
;TEN   call void @llvm.amdgcn.s.barrier()
;TEN   fence syncscope("workgroup") acquire
;TEN   store i32 %i, ptr addrspace(3) %A.own, align 4
;TEN   fence syncscope("workgroup") release
;TEN   call void @llvm.amdgcn.s.barrier()
;TEN   fence syncscope("workgroup") acquire
;TEN   %r3 = load i32, ptr addrspace(3) %A.other, align 4
;TEN   fence syncscope("workgroup") release
;TEN   call void @llvm.amdgcn.s.barrier()
;TEN   fence syncscope("workgroup") acquire
;TEN   store i32 %i, ptr addrspace(3) %A.own, align 4
;TEN   fence syncscope("workgroup") release
;TEN   call void @llvm.amdgcn.s.barrier()
;TEN   fence syncscope("workgroup") acquire
;TEN   %r4 = load i32, ptr addrspace(3) %A.other, align 4
;TEN   fence syncscope("workgroup") release
;TEN   call void @llvm.amdgcn.s.barrier()
;TEN   fence syncscope("workgroup") acquire
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end

end:
;STORE-BEHIND   store i32 %t, ptr addrspace(1) %slot, align 4
;SECOND   br label %second
;SECOND second:
;SECOND   %j = phi i32 [ 0, %end ], [ %j.next, %second ]
;SECOND   %q = load i32, ptr addrspace(3) %B.other, align 4
;SECOND   fence syncscope("workgroup") release
;SECOND   call void @llvm.amdgcn.s.barrier()
;SECOND   fence syncscope("workgroup") acquire
;SECOND   fence syncscope("workgroup") release
;SECOND   call void @llvm.amdgcn.s.barrier()
;SECOND   fence syncscope("workgroup") acquire
;SECOND   store i32 %q, ptr addrspace(3) %B.own, align 4
;SECOND   fence syncscope("workgroup") release
;SECOND   call void @llvm.amdgcn.s.barrier()
;SECOND   fence syncscope("workgroup") acquire
;SECOND   %j.next = add i32 %j, 1
;SECOND   %j.more = icmp slt i32 %j.next, %n
;SECOND   br i1 %j.more, label %second, label %last
;SECOND last:
  ret void
}
;FUNCTION define void @f(i32 %n, i32 %t) {
;FUNCTION entry:
;FUNCTION   %p = getelementptr i32, ptr addrspace(3) @A, i32 %t
;FUNCTION   br label %loop
;FUNCTION loop:
;FUNCTION   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;FUNCTION   store i32 %i, ptr addrspace(3) %p, align 4
;FUNCTION   %next = add i32 %i, 1
;FUNCTION   %more = icmp slt i32 %next, %n
;FUNCTION   br i1 %more, label %loop, label %end
;FUNCTION end:
;FUNCTION   ret void
;FUNCTION }
attributes #0 = { "amdgpu-flat-work-group-size"="512,512" "target-cpu"="gfx942" } ; but LARGE
;LARGE attributes #0 = { "amdgpu-flat-work-group-size"="1,1024" "target-cpu"="gfx942" }
