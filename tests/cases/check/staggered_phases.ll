; Loops that two groups of four waves run one barrier apart, as people write them by hand: which barriers meet is known,
; and so what is a fault for sure. One buffer, four stages: LDS-DMA fills it, nothing, all waves read it, nothing. Each
; wave waits for its copies in front of the barrier that ends the first stage, and orders its reads at that of the third.
; DEFINE: %{check} = ldsopt check - --no-races
; DEFINE: %{unpromised} = ldsopt check - --no-races --no-assume unread-dimensions-are-one

; The right kernel is clean, however a wave finds out which group it is in.
; RUN: variant RIGHT %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant LINEAR %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant FIRST-LANE %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant EVERY-OTHER %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant ONE-CONDITION %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant GFX942 %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant GFX942,LINEAR %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant GFX942,FIRST-LANE %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant GFX942,EVERY-OTHER %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant GFX942,ONE-CONDITION %s | %{check} | filecheck %s --check-prefix CLEAN
; CLEAN: 0 definite, 0 unproven

; Faults in the shapes of published ones: the wait for copies behind the phase barrier, none, and one phase too late.
; RUN: variant LATE-WAIT %s | exits 1 %{check} | filecheck %s --check-prefix COPIES
; RUN: variant NO-WAIT %s | exits 1 %{check} | filecheck %s --check-prefix COPIES
; RUN: variant NO-WAIT,LINEAR %s | exits 1 %{check} | filecheck %s --check-prefix COPIES
; RUN: variant NO-WAIT,FIRST-LANE %s | exits 1 %{check} | filecheck %s --check-prefix COPIES
; RUN: variant NO-WAIT,EVERY-OTHER %s | exits 1 %{check} | filecheck %s --check-prefix COPIES
; RUN: variant NO-WAIT,ONE-CONDITION %s | exits 1 %{check} | filecheck %s --check-prefix COPIES
; RUN: variant NEXT-PHASE %s | exits 1 %{check} | filecheck %s --check-prefix COPIES
; COPIES: definite dma-across-barrier in k

; A barrier less, and one group held twice.
; RUN: variant FEWER %s | exits 1 %{check} | filecheck %s --check-prefix PHASES
; RUN: variant FEWER,LINEAR %s | exits 1 %{check} | filecheck %s --check-prefix PHASES
; RUN: variant FEWER,FIRST-LANE %s | exits 1 %{check} | filecheck %s --check-prefix PHASES
; RUN: variant FEWER,EVERY-OTHER %s | exits 1 %{check} | filecheck %s --check-prefix PHASES
; RUN: variant FEWER,ONE-CONDITION %s | exits 1 %{check} | filecheck %s --check-prefix PHASES
; RUN: variant TWICE %s | exits 1 %{check} | filecheck %s --check-prefix PHASES
; PHASES: definite phase-conflict in k

; The fence taken away, and the value used only behind the loop's last barrier: the read is still under way there, for the
; backend waits in front of its use alone. A fence one phase too late is a finding as well, and an acquire completes no read.
; RUN: variant BARE %s | exits 1 %{check} | filecheck %s --check-prefix READS
; RUN: variant ACQUIRE %s | exits 1 %{check} | filecheck %s --check-prefix READS
; RUN: variant BARE,LATE-FENCE %s > %t.late.ll
; RUN: exits 1 ldsopt check %t.late.ll --no-races --strict
; READS: definite bare-barrier in k

; What is sure needs the shape of the workgroup.
; RUN: variant NO-WAIT,SHAPELESS %s | exits 1 %{check} | filecheck %s --check-prefix COPIES
; RUN: variant NO-WAIT,SHAPELESS %s | %{unpromised} | filecheck %s --check-prefix SHAPE
; SHAPE: 0 definite
; SHAPE-NOT: unproven {{missing-wait|bare-barrier|phase-conflict|overtaken-by-dma}} in
; SHAPE: unproven dma-across-barrier in k
; SHAPE: unproven: {{.*}}state reqd_work_group_size, or --assume unread-dimensions-are-one

; A branch decides about a barrier, and all waves take the same arm: no wave in the one meets another in the other. But
; that some launch takes it is not known.
; RUN: variant RIGHT,BRANCH %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant NO-WAIT,BRANCH %s | %{check} | filecheck %s --check-prefix BRANCHED
; BRANCHED: 0 definite
; BRANCHED: unproven dma-across-barrier in k
; BRANCHED: unproven: which barriers the waves meet at is not known exactly

; Such a branch about an argument, as compilers unroll loops: the stages once more where it is odd. Some numbers are, and
; some are not, so what is wrong behind it is a fault for sure. The argument may be frozen.
; RUN: variant RIGHT,REST %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant RIGHT,FROZEN %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant NO-WAIT,FROZEN %s | exits 1 %{check} | filecheck %s --check-prefix COPIES
; RUN: variant NO-REST-WAIT %s | exits 1 %{check} | filecheck %s --check-prefix COPIES
; A branch that each wave takes in its own way leaves it open.
; RUN: variant OF-WAVES %s | %{check} | filecheck %s --check-prefix OPEN
; OPEN: 0 definite, {{[1-9]}}

; The loop in another one, as of a kernel that takes tile after tile. Waves are in one tile whenever they meet: what one has
; outstanding when it begins a tile meets no reads of the tile before.
; RUN: variant RIGHT,NESTED %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant RIGHT,NESTED,PREFETCH %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant NO-WAIT,NESTED %s | %{check} | filecheck %s --check-prefix BRANCHED

; Iterations that differ from wave to wave leave open which barriers meet.
; RUN: variant NO-WAIT,UNEVEN %s | %{check} | filecheck %s --check-prefix UNEVEN-ROUNDS
; UNEVEN-ROUNDS: unproven dma-across-barrier in k

; Addresses from memory are not sure.
; RUN: variant NO-WAIT,MEMORY %s | %{check} | filecheck %s --check-prefix UNKNOWN
; UNKNOWN: 0 definite, 1 unproven
; UNKNOWN: unproven: that two work-items touch the same byte in such iterations is not known for sure

; What only its own wave touches conflicts with no other: the read itself waits for the copy of the wave's own part.
; RUN: variant NO-WAIT,BARE,OWN %s | %{check} | filecheck %s --check-prefix CLEAN
; RUN: variant NO-WAIT,BARE,OWN,SHAPELESS %s > %t.own.ll
; RUN: exits 1 ldsopt check %t.own.ll --no-races --strict --no-assume unread-dimensions-are-one

; Each barrier of the loop meets the one before it, and the first and last meet those outside of the loop; the barrier in
; front of both groups meets none of them.
; RUN: variant RIGHT %s > %t.ll
; RUN: ldsopt compile %t.ll -o %t.s
; RUN: ldsopt check %t.ll --no-races --json -o %t.json
; RUN: filecheck %s --check-prefix EXACT --input-file %t.json
; RUN: %{python} -c "import json; b = [n for n, line in enumerate(open('%t.s'), 1) if line.split() == ['s_barrier']]; met = json.load(open('%t.json'))['functions'][0]['meetings']; assert met == [[b[i], b[j]] for i, j in ((1, 2), (2, 3), (2, 5), (3, 4), (4, 5), (5, 6))], (met, b)"
; RUN: variant SHAPELESS %s | %{unpromised} --json | filecheck %s --check-prefix INEXACT
; EXACT: "meetings_are_exact": true
; INEXACT: "meetings_are_exact": false

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [512 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(8) %from, ptr addrspace(1) %out, i32 %n, i32 %m) #0 !reqd_work_group_size !0 { ; but SHAPELESS
;SHAPELESS define amdgpu_kernel void @k(ptr addrspace(8) %from, ptr addrspace(1) %out, i32 %n, i32 %m) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %whole = and i32 %t, -64
  %base = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %whole)
;REST   %fr = add i32 %n, 0
;FROZEN,NO-REST-WAIT   %fr = freeze i32 %n
;OF-WAVES   %fr = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %t)
  %part = getelementptr i32, ptr addrspace(3) @A, i32 %base
  %turned = xor i32 %t, 321 ; but MEMORY, OWN
;MEMORY   %turned = load i32, ptr addrspace(1) %out, align 4
;OWN   %turned = xor i32 %t, 1
  %other = getelementptr i32, ptr addrspace(3) @A, i32 %turned
  %bytes = shl i32 %t, 2
  %row = lshr i32 %t, 8 ; but LINEAR, FIRST-LANE, EVERY-OTHER, ONE-CONDITION
  %late = icmp eq i32 %row, 1 ; but LINEAR, FIRST-LANE, EVERY-OTHER, ONE-CONDITION
  %early = icmp eq i32 %row, 0 ; but LINEAR, FIRST-LANE, EVERY-OTHER, ONE-CONDITION
;LINEAR   %late = icmp ugt i32 %t, 255
;LINEAR   %early = icmp ult i32 %t, 256
;FIRST-LANE   %w0 = lshr i32 %t, 6
;FIRST-LANE   %w = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %w0)
;FIRST-LANE   %late = icmp sge i32 %w, 4
;FIRST-LANE   %early = icmp slt i32 %w, 4
;EVERY-OTHER   %w0 = lshr i32 %t, 6
;EVERY-OTHER   %odd = and i32 %w0, 1
;EVERY-OTHER   %late = icmp ne i32 %odd, 0
;EVERY-OTHER   %early = icmp eq i32 %odd, 0
;ONE-CONDITION   %late = icmp ugt i32 %t, 255
;ONE-CONDITION   %early = xor i1 %late, true
  fence syncscope("workgroup") release, !mmra !1
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !1
;BRANCH   %some = icmp slt i32 %m, 7
;BRANCH   %few = icmp slt i32 %n, 9
;BRANCH   %both = and i1 %some, %few
;BRANCH   br i1 %both, label %once, label %on
;BRANCH once:
;BRANCH   call void @llvm.amdgcn.s.barrier()
;BRANCH   br label %on
;BRANCH on:
;NESTED   br label %outer
;NESTED outer:
;NESTED   %o = phi i32 [ 0, %entry ], [ %o.next, %end ]
;NESTED   fence syncscope("workgroup") release, !mmra !1
;NESTED   call void @llvm.amdgcn.s.barrier()
;NESTED   fence syncscope("workgroup") acquire, !mmra !1
  br i1 %late, label %hold, label %loop

hold:
;TWICE   call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.s.barrier()
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ 0, %hold ], [ %next, %loop ] ; but BRANCH, NESTED
  %sum = phi i32 [ 0, %entry ], [ 0, %hold ], [ %more.sum, %loop ] ; but BRANCH, NESTED
;BRANCH   %i = phi i32 [ 0, %on ], [ 0, %hold ], [ %next, %loop ]
;BRANCH   %sum = phi i32 [ 0, %on ], [ 0, %hold ], [ %more.sum, %loop ]
;NESTED   %i = phi i32 [ 0, %outer ], [ 0, %hold ], [ %next, %loop ]
;NESTED   %sum = phi i32 [ 0, %outer ], [ 0, %hold ], [ %more.sum, %loop ]
  %at = shl i32 %i, 11
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) %part, i32 4, i32 %bytes, i32 %at, i32 0, i32 0)
;LATE-WAIT   call void @llvm.amdgcn.s.barrier()
  call void @llvm.amdgcn.s.waitcnt(i32 3952) ; but NO-WAIT, NEXT-PHASE
  call void @llvm.amdgcn.s.barrier() ; but LATE-WAIT
  %twice = mul i32 %sum, 3
;NEXT-PHASE   call void @llvm.amdgcn.s.waitcnt(i32 3952)
  call void @llvm.amdgcn.s.barrier() ; but FEWER
  %value = load i32, ptr addrspace(3) %other, align 4
;LATE-FENCE   call void @llvm.amdgcn.s.barrier()
;LATE-FENCE   %more.sum = add i32 %twice, %value
  fence syncscope("workgroup") release, !mmra !1 ; but BARE, ACQUIRE
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire, !mmra !1 ; but BARE
  %more.sum = add i32 %twice, %value ; but LATE-FENCE
  call void @llvm.amdgcn.s.barrier() ; but LATE-FENCE
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n ; but UNEVEN
;UNEVEN   %more = icmp slt i32 %next, %t
  br i1 %more, label %loop, label %done

done:
  br i1 %early, label %catch, label %end ; but REST, FROZEN, OF-WAVES, NO-REST-WAIT
;REST,FROZEN,OF-WAVES,NO-REST-WAIT   %odd = and i32 %fr, 1
;REST,FROZEN,OF-WAVES,NO-REST-WAIT   %rest = icmp ne i32 %odd, 0
;REST,FROZEN,OF-WAVES,NO-REST-WAIT   br i1 %rest, label %again, label %over
;REST,FROZEN,OF-WAVES,NO-REST-WAIT again:
;REST,FROZEN,OF-WAVES,NO-REST-WAIT   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) %part, i32 4, i32 %bytes, i32 0, i32 0, i32 0)
;REST,FROZEN   call void @llvm.amdgcn.s.waitcnt(i32 3952)
;REST,FROZEN,OF-WAVES,NO-REST-WAIT   call void @llvm.amdgcn.s.barrier()
;REST,FROZEN,OF-WAVES,NO-REST-WAIT   call void @llvm.amdgcn.s.barrier()
;REST,FROZEN,OF-WAVES,NO-REST-WAIT   %value.rest = load i32, ptr addrspace(3) %other, align 4
;REST,FROZEN,OF-WAVES,NO-REST-WAIT   fence syncscope("workgroup") release, !mmra !1
;REST,FROZEN,OF-WAVES,NO-REST-WAIT   call void @llvm.amdgcn.s.barrier()
;REST,FROZEN,OF-WAVES,NO-REST-WAIT   fence syncscope("workgroup") acquire, !mmra !1
;REST,FROZEN,OF-WAVES,NO-REST-WAIT   call void @llvm.amdgcn.s.barrier()
;REST,FROZEN,OF-WAVES,NO-REST-WAIT   br label %over
;REST,FROZEN,OF-WAVES,NO-REST-WAIT over:
;REST,FROZEN,OF-WAVES,NO-REST-WAIT   %last.sum = phi i32 [ %more.sum, %done ], [ %value.rest, %again ]
;REST,FROZEN,OF-WAVES,NO-REST-WAIT   br i1 %early, label %catch, label %end

catch:
  call void @llvm.amdgcn.s.barrier()
;TWICE   call void @llvm.amdgcn.s.barrier()
  br label %end

end:
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %more.sum, ptr addrspace(1) %to, align 4 ; but REST, FROZEN, OF-WAVES, NO-REST-WAIT
;REST,FROZEN,OF-WAVES,NO-REST-WAIT   store i32 %last.sum, ptr addrspace(1) %to, align 4
;PREFETCH   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) %part, i32 4, i32 %bytes, i32 0, i32 0, i32 0)
;NESTED   %o.next = add i32 %o, 1
;NESTED   %o.more = icmp slt i32 %o.next, %m
;NESTED   br i1 %o.more, label %outer, label %over.tiles
;NESTED over.tiles:
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="512,512" "target-cpu"="gfx950" } ; but GFX942
;GFX942 attributes #0 = { "amdgpu-flat-work-group-size"="512,512" "target-cpu"="gfx942" }
!0 = !{i32 512, i32 1, i32 1}
!1 = !{!"amdgpu-synchronize-as", !"local"}
