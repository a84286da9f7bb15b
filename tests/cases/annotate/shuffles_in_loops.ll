; Exchanges in loops: they are made once, in front of the loop, and what the loop computes is computed for the source lane.
; DEFINE: %{shuffles} = ldsopt annotate - --shuffles --no-check --explain -o %t.ll 2>&1
; DEFINE: %{same} = ldsopt verify %t.before.ll %t.ll --arg 'rows: u32[4096]=random' --arg 'out: u32[4096]=zeros' --arg u32=24 --arg u32=4
; A lane's result only counts if the lane that it reads is active: a bit of a ballot says so.
; RUN: variant GUARDED,BOUND %s > %t.before.ll
; RUN: variant GUARDED,BOUND %s | %{shuffles} | filecheck %s
; CHECK: function k: 2 exchanges between lanes by LDS hardware, 2 rewritten: 2 hoisted
; CHECK: :[[#]]: hoisted: made once, in front of the loop; what the loop computes is computed for the source lane
; RUN: filecheck %s --check-prefix ONCE --input-file %t.ll
; ONCE: %[[SHARED:ldsopt.hoisted[^ ]*]] = call i32 @llvm.amdgcn.ds.bpermute(i32 %index, i32 %own)
; ONCE-NEXT: %first = bitcast i32 %[[SHARED]] to i32
; ONCE: ballot
; ONCE: loop:
; ONCE: %[[PART:ldsopt.hoisted[^ ]*]] = add i32 %[[SHARED]], %step
; ONCE-NEXT: %[[ALL:ldsopt.hoisted[^ ]*]] = sub i32 %[[PART]], %n
; ONCE-NEXT: %next = bitcast i32 %[[ALL]] to i32
; ONCE: ballot
; So it is where the last lanes of a wave are missing.
; RUN: %{same} --block 64 | filecheck %s --check-prefix SAME
; RUN: %{same} --block 40 | filecheck %s --check-prefix SAME
; SAME: equal (bit by bit) under 8 schedules

; Of whole waves no lane is inactive; a ballot of them is a constant.
; RUN: variant PLAIN,WHOLE %s > %t.before.ll
; RUN: variant PLAIN,WHOLE %s | %{shuffles} | filecheck %s
; RUN: filecheck %s --check-prefix WHOLE --input-file %t.ll
; WHOLE: %mask = bitcast i64 -1 to i64
; WHOLE: loop:
; WHOLE-NOT: bpermute
; WHOLE: add i32 %ldsopt.hoisted.{{[^ ]*}}, %step
; RUN: %{same} --block 64 | filecheck %s --check-prefix SAME
; Or the user says that waves are whole; else missing lanes would give more than 0.
; RUN: variant PLAIN,BOUND %s | ldsopt annotate - --shuffles --no-check --assume waves-are-whole -o %t.ll 2>&1 | filecheck %s --check-prefix ASSUMED
; ASSUMED: 2 rewritten: 2 hoisted
; ASSUMED: assumed: waves-are-whole: the work-items of a workgroup are a multiple of a wave's lanes (leave out --assume waves-are-whole)
; RUN: variant PLAIN,BOUND %s > %t.before.ll
; RUN: %{same} --block 64 | filecheck %s --check-prefix SAME
; RUN: exits 1 %{same} --block 40 | filecheck %s --check-prefix OTHER
; OTHER: different: out
; The assumption is recorded where only the command line says the architecture, by which newer intrinsics are read.
; RUN: variant PLAIN,MARKS %s | ldsopt annotate - --mcpu gfx950 --shuffles --no-check --assume waves-are-whole -o %t.ll 2>&1 | filecheck %s --check-prefix ASSUMED
; RUN: filecheck %s --check-prefix RECORDED --input-file %t.ll
; RECORDED: !ldsopt.assumptions = !{!0}
; RECORDED-NEXT: !0 = !{!"waves-are-whole"}
; One exchange in a loop moves in front of it.
; RUN: variant PLAIN,WHOLE,SOLE %s > %t.before.ll
; RUN: variant PLAIN,WHOLE,SOLE %s | %{shuffles} | filecheck %s --check-prefix SOLE
; SOLE: function k: 1 exchange between lanes by LDS hardware, 1 rewritten: 1 hoisted
; RUN: %{same} --block 64 | filecheck %s --check-prefix SAME

; A pointer moves in two words, and what is added to it may differ between lanes.
; RUN: variant WHOLE,POINTER %s > %t.before.ll
; RUN: variant WHOLE,POINTER %s | %{shuffles} | filecheck %s --check-prefix POINTER
; POINTER: function k: 3 exchanges between lanes by LDS hardware, 3 rewritten: 3 hoisted
; RUN: filecheck %s --check-prefix WORDS --input-file %t.ll
; WORDS: ptrtoint ptr addrspace(1) %at to i64
; WORDS: %[[ROW:ldsopt.hoisted[^ ]*]] = call i32 @llvm.amdgcn.ds.bpermute(i32 %index, i32 %row)
; WORDS: loop:
; WORDS: %[[LANE:ldsopt.hoisted[^ ]*]] = and i32 %[[ROW]], 31
; WORDS-NEXT: mul i32 %[[LANE]], %i
; RUN: %{same} --block 64 | filecheck %s --check-prefix SAME

; Else the lanes that are missing would give a sum, and not 0.
; RUN: variant PLAIN,BOUND %s | %{shuffles} | filecheck %s --check-prefix KEPT
; KEPT: function k: 2 exchanges between lanes by LDS hardware, 0 rewritten
; RUN: variant GUARDED,BOUND,OTHER-LANE %s | %{shuffles} | filecheck %s --check-prefix KEPT
; RUN: variant GUARDED,BOUND,SOME %s | %{shuffles} | filecheck %s --check-prefix KEPT
; RUN: variant GUARDED,BOUND,USED %s | %{shuffles} | filecheck %s --check-prefix KEPT
; RUN: variant GUARDED,BOUND,ELSE %s | %{shuffles} | filecheck %s --check-prefix KEPT
; What a loop loads, chooses or divides by is not known in front of it, and all lanes have to be there.
; RUN: variant GUARDED,BOUND,LOADED %s | %{shuffles} | filecheck %s --check-prefix KEPT
; RUN: variant GUARDED,BOUND,CARRIED %s | %{shuffles} | filecheck %s --check-prefix KEPT
; RUN: variant GUARDED,BOUND,DIVIDED %s | %{shuffles} | filecheck %s --check-prefix KEPT
; RUN: variant GUARDED,BOUND,INDEX %s | %{shuffles} | filecheck %s --check-prefix KEPT
; RUN: variant GUARDED,BOUND,BRANCH %s | %{shuffles} | filecheck %s --check-prefix KEPT
; RUN: variant PLAIN,WHOLE,BRANCH %s | %{shuffles} | filecheck %s --check-prefix KEPT
; Lanes that begin an iteration while others are still in theirs are not there together, nor told the same.
; RUN: variant PLAIN,WHOLE,TURNED %s | %{shuffles} | filecheck %s --check-prefix TURNED
; TURNED: function k: 3 exchanges between lanes by LDS hardware, 0 rewritten
; RUN: variant PLAIN,WHOLE,ONWARD %s | %{shuffles} | filecheck %s --check-prefix ONWARD
; ONWARD: function k: 3 exchanges between lanes by LDS hardware, 2 rewritten: 2 hoisted
; What a ballot tells lanes in an earlier loop, which they leave in different iterations, differs behind it.
; RUN: variant PLAIN,WHOLE,EARLIER %s | %{shuffles} | filecheck %s --check-prefix KEPT
; Where lanes exchange within 32 of a wave of 64, the upper ones do not read the lane whose bit is asked for.
; RUN: variant GUARDED,HALVES %s | %{shuffles} | filecheck %s --check-prefix KEPT
; RUN: variant PLAIN,WHOLE-HALVES %s | %{shuffles} | filecheck %s
; What is hoisted may stand in front of an exchange that becomes two moves.
; RUN: variant PLAIN,WHOLE,BESIDE %s > %t.before.ll
; RUN: variant PLAIN,WHOLE,BESIDE %s | %{shuffles} | filecheck %s --check-prefix BESIDE
; BESIDE: function k: 2 exchanges between lanes by LDS hardware, 2 rewritten: 1 two DPP, 1 hoisted
; RUN: %{same} --block 64 | filecheck %s --check-prefix SAME
; A label may have the name that a new value would have.
; RUN: variant PLAIN,WHOLE,NAMED %s | %{shuffles} | filecheck %s --check-prefix NAMED
; NAMED: function k: 2 exchanges between lanes by LDS hardware, 2 rewritten: 2 hoisted
; A lane to which nobody writes gets 0 from a permute.
; RUN: variant PLAIN,WHOLE,WRITTEN %s | %{shuffles} | filecheck %s --check-prefix KEPT
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i64 @llvm.amdgcn.ballot.i64(i1)
;WRITTEN declare i32 @llvm.amdgcn.ds.permute(i32, i32)
;MARKS declare void @llvm.amdgcn.asyncmark()
;BESIDE declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
;BESIDE declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)
;TURNED,ONWARD declare i32 @llvm.amdgcn.readfirstlane.i32(i32)

define amdgpu_kernel void @k(ptr addrspace(1) %rows, ptr addrspace(1) %out, i32 %n, i32 %count) #0 {
entry:
  %t = call range(i32 0, 64) i32 @llvm.amdgcn.workitem.id.x()
  %at = getelementptr i32, ptr addrspace(1) %rows, i32 %t
  %row = load i32, ptr addrspace(1) %at, align 4
  %own = mul i32 %row, 12
;BESIDE   %low = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
;BESIDE   %self = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %low)
;BESIDE   %near = xor i32 %self, 4
;BESIDE   %near.index = shl i32 %near, 2
  %lane = and i32 %row, 63
  %index = shl nuw nsw i32 %lane, 2
  %first = call i32 @llvm.amdgcn.ds.bpermute(i32 %index, i32 %own) ; but SOLE, WRITTEN, BESIDE
;BESIDE   %first = call i32 @llvm.amdgcn.ds.bpermute(i32 %near.index, i32 %own)
;SOLE   %first = add i32 %own, 0
;WRITTEN   %first = call i32 @llvm.amdgcn.ds.permute(i32 %index, i32 %own)
  %mask = call i64 @llvm.amdgcn.ballot.i64(i1 true)
  %wide = zext i32 %lane to i64
  %shifted = lshr i64 %mask, %wide
  %is.active = trunc i64 %shifted to i1
  %scaled = shl i32 %first, 1
  %chosen = select i1 %is.active, i32 %scaled, i32 7 ; but PLAIN, ELSE, POINTER
;ELSE   %chosen = select i1 %is.active, i32 7, i32 %scaled
;PLAIN,POINTER   %chosen = add i32 %scaled, 0
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %chosen, ptr addrspace(1) %to, align 4
  %is.low = icmp ult i32 %row, 1000
;MARKS   call void @llvm.amdgcn.asyncmark()
  br label %loop ; but BRANCH, EARLIER
;EARLIER   br label %earlier
;EARLIER earlier:
;EARLIER   %round = phi i32 [ 0, %entry ], [ %round.next, %earlier ]
;EARLIER   %there = call i64 @llvm.amdgcn.ballot.i64(i1 true)
;EARLIER   %told = trunc i64 %there to i32
;EARLIER   %round.next = add nuw nsw i32 %round, 1
;EARLIER   %again = icmp ult i32 %round.next, %lane
;EARLIER   br i1 %again, label %earlier, label %between
;EARLIER between:
;EARLIER   br label %loop
;BRANCH   br i1 %is.low, label %loop, label %done

loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %loop ] ; but TURNED, ONWARD, EARLIER
;EARLIER   %i = phi i32 [ 0, %between ], [ %i.next, %loop ]
;CARRIED   %carried = phi i32 [ %own, %entry ], [ %next, %loop ]
  %step = mul i32 %i, %n ; but TURNED, ONWARD
;TURNED,ONWARD   %i = phi i32 [ 0, %entry ], [ %i.again, %again ], [ %i.next, %body ]
;TURNED,ONWARD   %step = mul i32 %n, 3
;TURNED,ONWARD   %told = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %i)
;TURNED,ONWARD   %i.again = add i32 %i, 1
;TURNED   %later = add i32 %row, %i
;ONWARD   %later = add i32 %n, 0
;TURNED,ONWARD   %is.later = trunc i32 %later to i1
;TURNED,ONWARD   br i1 %is.later, label %again, label %body
;TURNED,ONWARD again:
;TURNED,ONWARD   br label %loop
;TURNED,ONWARD body:
  %sum = add i32 %own, %step ; but LOADED, CARRIED, DIVIDED, EARLIER
;EARLIER   %sum = add i32 %own, %told
;LOADED   %sum = load i32, ptr addrspace(1) %at, align 4
;CARRIED   %sum = add i32 %carried, %step
;DIVIDED   %sum = udiv i32 %n, %own
;INDEX   %turned = xor i32 %index, %step
  %less = sub i32 %sum, %n
  %next = call i32 @llvm.amdgcn.ds.bpermute(i32 %index, i32 %less) ; but WRITTEN, POINTER, INDEX
;INDEX   %next = call i32 @llvm.amdgcn.ds.bpermute(i32 %turned, i32 %less)
;POINTER   %next = add i32 %less, 0
;WRITTEN   %next = call i32 @llvm.amdgcn.ds.permute(i32 %index, i32 %less)
  %mask2 = call i64 @llvm.amdgcn.ballot.i64(i1 true) ; but SOME
;SOME   %mask2 = call i64 @llvm.amdgcn.ballot.i64(i1 %is.low)
  %shifted2 = lshr i64 %mask2, %wide ; but OTHER-LANE
;OTHER-LANE   %other = zext i32 %t to i64
;OTHER-LANE   %shifted2 = lshr i64 %mask2, %other
  %is.active2 = trunc i64 %shifted2 to i1
  %scaled2 = shl i32 %next, 1
  %chosen2 = select i1 %is.active2, i32 %scaled2, i32 9 ; but PLAIN, ELSE, POINTER
;ELSE   %chosen2 = select i1 %is.active2, i32 9, i32 %scaled2
;PLAIN,POINTER   %chosen2 = add i32 %scaled2, 0
  %i.next = add nuw nsw i32 %i, 1
  %down = shl i32 %i.next, 6
  %place = add i32 %down, %t
  %to2 = getelementptr i32, ptr addrspace(1) %out, i32 %place
  store i32 %chosen2, ptr addrspace(1) %to2, align 4
;USED   %far = getelementptr i32, ptr addrspace(1) %to2, i32 2048
;USED   store i32 %scaled2, ptr addrspace(1) %far, align 4
;POINTER   %lower = and i32 %row, 31
;POINTER   %places = mul i32 %lower, %i
;POINTER   %places.wide = sext i32 %places to i64
;POINTER   %from = getelementptr i32, ptr addrspace(1) %at, i64 %places.wide
;POINTER   %number = ptrtoint ptr addrspace(1) %from to i64
;POINTER   %low = trunc i64 %number to i32
;POINTER   %upper = lshr i64 %number, 32
;POINTER   %high = trunc nuw i64 %upper to i32
;POINTER   %low.other = call i32 @llvm.amdgcn.ds.bpermute(i32 %index, i32 %low)
;POINTER   %high.other = call i32 @llvm.amdgcn.ds.bpermute(i32 %index, i32 %high)
;POINTER   %half = insertelement <2 x i32> poison, i32 %low.other, i64 0
;POINTER   %both = insertelement <2 x i32> %half, i32 %high.other, i64 1
;POINTER   %number.other = bitcast <2 x i32> %both to i64
;POINTER   %from.other = inttoptr i64 %number.other to ptr addrspace(1)
;POINTER   %read = load i32, ptr addrspace(1) %from.other, align 4
;POINTER   store i32 %read, ptr addrspace(1) %to2, align 4
  %more = icmp ult i32 %i.next, %count ; but TURNED, ONWARD
;TURNED,ONWARD   %more = icmp ult i32 %n, %count
  br i1 %more, label %loop, label %done

done:
;TURNED,ONWARD   %last = add i32 %own, %told
;TURNED,ONWARD   %given = call i32 @llvm.amdgcn.ds.bpermute(i32 %index, i32 %last)
;TURNED,ONWARD   store i32 %given, ptr addrspace(1) %to, align 4
;NAMED   br label %ldsopt.hoisted.14.0
;NAMED ldsopt.hoisted.14.0:
  ret void
}

;BOUND attributes #0 = { "target-cpu"="gfx950" "amdgpu-flat-work-group-size"="1,64" "uniform-work-group-size"="true" }
;MARKS attributes #0 = { "amdgpu-flat-work-group-size"="1,64" "uniform-work-group-size"="true" }
;WHOLE attributes #0 = { "target-cpu"="gfx950" "amdgpu-flat-work-group-size"="64,64" "uniform-work-group-size"="true" }
;HALVES attributes #0 = { "target-cpu"="gfx1100" "target-features"="+wavefrontsize64" "amdgpu-flat-work-group-size"="1,64" "uniform-work-group-size"="true" }
;WHOLE-HALVES attributes #0 = { "target-cpu"="gfx1100" "target-features"="+wavefrontsize64" "amdgpu-flat-work-group-size"="64,64" "uniform-work-group-size"="true" }
