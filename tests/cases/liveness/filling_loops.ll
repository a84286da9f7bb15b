; A workgroup fills @A anew: it held a value, was read, and lay idle while @B was used; now all of it is read. If the fill
; covers, @A is dead while it lies idle, and the two share bytes. Here it is a loop.

; One of constant trip count; that counts up to an odd end; that work-items leave in different iterations; whose index is
; taken apart; with a branch that is not decided beside the store; that counts down.
; RUN: variant PLAIN %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant ODD-END %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant STEP-48 %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant PITCH,PITCH-16 %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant BESIDE %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant DOWN %s | ldsopt liveness - | filecheck %s --check-prefix FREE

; It ends early; starts late; its step leaves gaps; its end is not known; it is longer than anybody walks; its rows are too
; wide; it is left by chance; a branch that is not decided goes round the store.
; RUN: variant EARLY %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant LATE %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant STEP-65 %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant ANY-END %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant LONG %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant PITCH,PITCH-17 %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant LEFT %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant ROUND %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED

; It reads the older value of an element first, its own or one that it replaces later; a path goes round it; some enter it.
; RUN: variant READS,READS-OWN %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant READS,READS-LATER %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant PATH %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant SOME %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED

; A barrier in it, which it may send work-items to in different iterations.
; RUN: variant PHASES %s | ldsopt liveness - | filecheck %s --check-prefix PARTED
; PARTED: no phases: a barrier under a branch
; PARTED: {{^ *}}A {{.*}} B
; PARTED-NEXT: {{^ *}}B {{.*}} A
; Between two iterations some bytes are new, though the block there, of segment 7, touches none.
; RUN: variant PLAIN %s | ldsopt liveness - -q --report %t.json
; RUN: filecheck %s --check-prefix BLOCKS --input-file %t.json
; BLOCKS: "name": "A"
; BLOCKS: "accessed": [
; BLOCKS-NEXT: 0,
; BLOCKS-NEXT: 1,
; BLOCKS-NEXT: 6,
; BLOCKS-NEXT: 7,
; BLOCKS-NEXT: 9
; BLOCKS-NEXT: ]

; Workgroups may be smaller.
; RUN: variant PLAIN,ANY-SIZE %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant ODD-END,ANY-SIZE %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant STEP-48,ANY-SIZE %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant PITCH,PITCH-16,ANY-SIZE %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant BESIDE,ANY-SIZE %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant DOWN,ANY-SIZE %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant PLAIN,SMALLER %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED

; FREE: {{^ *}}A {{.*[)]}} -{{( +a write may leave older.*)?$}}
; FREE-NEXT: {{^ *}}B {{.*[)]}} -{{$}}
; NEEDED-NOT: no phases
; NEEDED: {{^ *}}A {{.*[)]}} B
; NEEDED-NEXT: {{^ *}}B {{.*[)]}} A

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [256 x i32] poison, align 16
@B = internal addrspace(3) global [256 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(i32 %n, i1 %c, ptr addrspace(1) %in) #0 !reqd_work_group_size !0 {
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 7, ptr addrspace(3) @B
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %b = load i32, ptr addrspace(3) @B
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire

; The fill.
  br label %before ; but PATH, SOME
;PATH   br i1 %c, label %before, label %o
;SOME   %w = icmp ult i32 %tid, 63
;SOME   br i1 %w, label %before, label %o
before:
;LATE   %start = add i32 %tid, 1
;DOWN   %start = add i32 %tid, 192
  br label %l
l:
  %i = phi i32 [ %tid, %before ], [ %j, %m ] ; but LATE, DOWN
;LATE,DOWN   %i = phi i32 [ %start, %before ], [ %j, %m ]
;BESIDE,ROUND   %in.p = getelementptr i32, ptr addrspace(1) %in, i32 %i
;BESIDE,ROUND   %in.v = load i32, ptr addrspace(1) %in.p
;BESIDE,ROUND   %z = icmp eq i32 %in.v, 0
;ROUND   br i1 %z, label %m, label %st
;BESIDE   br i1 %z, label %s1, label %st
;BESIDE s1:
;BESIDE   br label %st
;BESIDE,ROUND st:
;BESIDE   %val = phi i32 [ 1, %l ], [ 2, %s1 ]
;PITCH   %row = lshr i32 %i, 4
;PITCH   %col = and i32 %i, 15
;PITCH-16   %wide = mul i32 %row, 16
;PITCH-17   %wide = mul i32 %row, 17
;PITCH   %at = add i32 %wide, %col
;LONG   %at = and i32 %i, 255
;READS   %last = sub i32 255, %i
;READS-OWN   %op = getelementptr i32, ptr addrspace(3) @A, i32 %i
;READS-LATER   %op = getelementptr i32, ptr addrspace(3) @A, i32 %last
;READS   %ov = load i32, ptr addrspace(3) %op
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %i ; but PITCH, LONG
;PITCH,LONG   %p = getelementptr i32, ptr addrspace(3) @A, i32 %at
  store i32 2, ptr addrspace(3) %p
;PHASES   fence syncscope("workgroup") release
;PHASES   call void @llvm.amdgcn.s.barrier()
;PHASES   fence syncscope("workgroup") acquire
;PHASES   store i32 7, ptr addrspace(3) @B
;PHASES   fence syncscope("workgroup") release
;PHASES   call void @llvm.amdgcn.s.barrier()
;PHASES   fence syncscope("workgroup") acquire
;PHASES   %b2 = load i32, ptr addrspace(3) @B
  br label %m ; but LEFT
;LEFT   br i1 %c, label %m, label %o
m:
  %j = add i32 %i, 64 ; but STEP-48, STEP-65, DOWN, LONG
;STEP-48   %j = add i32 %i, 48
;STEP-65   %j = add i32 %i, 65
;DOWN   %j = add i32 %i, -64
;LONG   %j = add i32 %i, 1
  %more = icmp ult i32 %j, 256 ; but ODD-END, DOWN, EARLY, ANY-END, LONG, PITCH-17
;ODD-END   %more = icmp ult i32 %i, 192
;DOWN   %more = icmp sge i32 %j, 0
;EARLY   %more = icmp ult i32 %j, 192
;ANY-END   %more = icmp ult i32 %j, %n
;LONG   %more = icmp ult i32 %j, 65536
;PITCH-17   %more = icmp ult i32 %j, 240
  br i1 %more, label %l, label %o
o:

; All of it is read.
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" } ; but SMALLER, ANY-SIZE
;SMALLER attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="false" }
;ANY-SIZE attributes #0 = { "target-cpu"="gfx942" }
!0 = !{i32 64, i32 1, i32 1}
