; Two waves run a loop one barrier apart, one stage copies into LDS and the next one reads, in arms that iterations take in
; turn: the wave behind copies in the iteration in which the other one reads, and no iteration does both.
; RUN: variant TURNS %s | ldsopt check - --no-races | filecheck %s --check-prefix TURNS
; RUN: variant TURNS %s | ldsopt simulate - --block 128 --arg i32[1024]=random --arg i32[128]=zeros --arg 4 | filecheck %s --check-prefix QUIET
; TURNS: 0 definite, 1 unproven
; TURNS: unproven phase-conflict in k
; QUIET: no findings

; One of the two in every iteration: then both are in some.
; RUN: variant COPIES %s | exits 1 ldsopt check - --no-races | filecheck %s --check-prefix BOTH
; RUN: variant READS %s | exits 1 ldsopt check - --no-races | filecheck %s --check-prefix BOTH
; RUN: variant COPIES %s | exits 1 ldsopt simulate - --block 128 --arg i32[1024]=random --arg i32[128]=zeros --arg 4 | filecheck %s --check-prefix RACE
; BOTH: definite phase-conflict in k
; RACE: race

; A loop that is left on the way to the reads may never come to them.
; RUN: variant COPIES,LEFT %s | ldsopt check - --no-races | filecheck %s --check-prefix TURNS
; RUN: variant COPIES,LEFT %s | ldsopt simulate - --block 128 --arg i32[1024]=random --arg i32[128]=zeros --arg 4 | filecheck %s --check-prefix QUIET

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [128 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1), i16, i64, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %src, ptr addrspace(1) %out, i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %from = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %src, i16 0, i64 4096, i32 159744)
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %whole = and i32 %t, -64
  %base = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %whole)
  %part = getelementptr i32, ptr addrspace(3) @A, i32 %base
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %turned = xor i32 %t, 64
  %other = getelementptr i32, ptr addrspace(3) @A, i32 %turned
  %bytes = shl i32 %t, 2
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 0, ptr addrspace(3) %own, align 4
  fence syncscope("workgroup") release, !mmra !1
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !1
  %late = icmp ugt i32 %t, 63
  %early = icmp ult i32 %t, 64
  br i1 %late, label %hold, label %loop

hold:
  call void @llvm.amdgcn.s.barrier()
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ 0, %hold ], [ %next, %rest ]
  %low = and i32 %i, 1
  %odd = icmp eq i32 %low, 1
  br i1 %odd, label %copy, label %copied ; but COPIES
;COPIES   br label %copy

copy:
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) %part, i32 4, i32 %bytes, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.s.waitcnt(i32 3952)
  br label %copied

copied:
  fence syncscope("workgroup") release, !mmra !1
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !1
  %even = icmp eq i32 %low, 0
;LEFT   %none = icmp slt i32 %i, 2
;LEFT   br i1 %none, label %done, label %on
;LEFT on:
  br i1 %even, label %read, label %rest ; but READS, LEFT
;READS,LEFT   br label %read

read:
  %value = load i32, ptr addrspace(3) %other, align 4
  store volatile i32 %value, ptr addrspace(1) %to, align 4
  br label %rest

rest:
  fence syncscope("workgroup") release, !mmra !1
  call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !1
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  br i1 %early, label %catch, label %end

catch:
  call void @llvm.amdgcn.s.barrier()
  br label %end

end:
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "target-cpu"="gfx950" }
!0 = !{i32 128, i32 1, i32 1}
!1 = !{!"amdgpu-synchronize-as", !"local"}
