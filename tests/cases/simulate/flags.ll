; LDS that waves hand over by an atomic flag, within a phase: whichever wave runs first, as one that spins gives way.
; DEFINE: %{run} = ldsopt simulate - --block 128 --arg "out: u32[64]=99"
; RUN: %{python} -c "import numpy as np; np.save('%t.npy', np.arange(64, dtype='u4'))"
; RUN: variant PAIR %s | %{run} --mcpu gfx942 --schedule forward --dma latest --expect out=%t.npy
; RUN: variant PAIR %s | %{run} --mcpu gfx942 --schedule reverse --dma earliest --expect out=%t.npy
; RUN: variant PAIR %s | %{run} --mcpu gfx942 --schedule reverse --dma latest --expect out=%t.npy
; RUN: variant PAIR %s | %{run} --mcpu gfx942 --schedule random --seed 1 --dma latest --expect out=%t.npy
; RUN: variant PAIR %s | %{run} --mcpu gfx942 --schedule random --seed 2 --dma earliest --expect out=%t.npy
; RUN: variant PAIR %s | %{run} --mcpu gfx942 --schedule fine --seed 3 --dma latest --expect out=%t.npy
; RUN: variant SEQ %s | %{run} --mcpu gfx942 --schedule forward --dma latest --expect out=%t.npy
; RUN: variant SEQ %s | %{run} --mcpu gfx942 --schedule reverse --dma earliest --expect out=%t.npy
; RUN: variant SEQ %s | %{run} --mcpu gfx942 --schedule reverse --dma latest --expect out=%t.npy
; RUN: variant SEQ %s | %{run} --mcpu gfx942 --schedule random --seed 1 --dma latest --expect out=%t.npy
; RUN: variant SEQ %s | %{run} --mcpu gfx942 --schedule random --seed 2 --dma earliest --expect out=%t.npy
; RUN: variant SEQ %s | %{run} --mcpu gfx942 --schedule fine --seed 3 --dma latest --expect out=%t.npy
; RUN: variant ONE-AS %s | %{run} --mcpu gfx942 --schedule forward --dma latest --expect out=%t.npy
; RUN: variant ONE-AS %s | %{run} --mcpu gfx942 --schedule reverse --dma earliest --expect out=%t.npy
; RUN: variant ONE-AS %s | %{run} --mcpu gfx942 --schedule reverse --dma latest --expect out=%t.npy
; RUN: variant ONE-AS %s | %{run} --mcpu gfx942 --schedule random --seed 1 --dma latest --expect out=%t.npy
; RUN: variant ONE-AS %s | %{run} --mcpu gfx942 --schedule random --seed 2 --dma earliest --expect out=%t.npy
; RUN: variant ONE-AS %s | %{run} --mcpu gfx942 --schedule fine --seed 3 --dma latest --expect out=%t.npy
; RUN: variant FENCED %s | %{run} --mcpu gfx942 --schedule forward --dma latest --expect out=%t.npy
; RUN: variant FENCED %s | %{run} --mcpu gfx942 --schedule reverse --dma earliest --expect out=%t.npy
; RUN: variant FENCED %s | %{run} --mcpu gfx942 --schedule reverse --dma latest --expect out=%t.npy
; RUN: variant FENCED %s | %{run} --mcpu gfx942 --schedule random --seed 1 --dma latest --expect out=%t.npy
; RUN: variant FENCED %s | %{run} --mcpu gfx942 --schedule random --seed 2 --dma earliest --expect out=%t.npy
; RUN: variant FENCED %s | %{run} --mcpu gfx942 --schedule fine --seed 3 --dma latest --expect out=%t.npy
; RUN: variant CHANGED %s | %{run} --mcpu gfx942 --schedule forward --dma latest --expect out=%t.npy
; RUN: variant CHANGED %s | %{run} --mcpu gfx942 --schedule reverse --dma earliest --expect out=%t.npy
; RUN: variant CHANGED %s | %{run} --mcpu gfx942 --schedule reverse --dma latest --expect out=%t.npy
; RUN: variant CHANGED %s | %{run} --mcpu gfx942 --schedule random --seed 1 --dma latest --expect out=%t.npy
; RUN: variant CHANGED %s | %{run} --mcpu gfx942 --schedule random --seed 2 --dma earliest --expect out=%t.npy
; RUN: variant CHANGED %s | %{run} --mcpu gfx942 --schedule fine --seed 3 --dma latest --expect out=%t.npy

; Without a release or an acquire the data races; a flag that is stored without an atomic races itself.
; RUN: variant NO-RELEASE %s | exits 1 %{run} --mcpu gfx942 -v -o %t.txt 2>&1
; RUN: filecheck %s --check-prefix RACE --input-file %t.txt
; RUN: variant NO-ACQUIRE %s | exits 1 %{run} --mcpu gfx942 -v -o %t.txt 2>&1
; RUN: filecheck %s --check-prefix RACE --input-file %t.txt
; RUN: variant NEITHER %s | exits 1 %{run} --mcpu gfx942 -v -o %t.txt 2>&1
; RUN: filecheck %s --check-prefix RACE --input-file %t.txt
; RUN: variant BEHIND %s | exits 1 %{run} --mcpu gfx942 -v -o %t.txt 2>&1
; RUN: filecheck %s --check-prefix RACE --input-file %t.txt
; RUN: variant GLOBAL %s | exits 1 %{run} --mcpu gfx942 -v -o %t.txt 2>&1
; RUN: filecheck %s --check-prefix RACE --input-file %t.txt
; RUN: variant ONE-WAVE %s | exits 1 %{run} --mcpu gfx942 -v -o %t.txt 2>&1
; RUN: filecheck %s --check-prefix RACE --input-file %t.txt
; RUN: variant ANOTHER %s | exits 1 %{run} --mcpu gfx942 -v -o %t.txt 2>&1
; RUN: filecheck %s --check-prefix RACE --input-file %t.txt
; RUN: variant PLAIN %s | exits 1 %{run} --mcpu gfx942 -v -o %t.txt 2>&1
; RUN: filecheck %s --check-prefix FLAG --input-file %t.txt
; RACE-NOT: {{uninitialized-read|out-of-bounds|deadlock}}:
; RACE: : race:{{.*}}
; RACE: %v = load i32
; FLAG: load atomic
; A wave that sees the flag of one wave knows nothing of what another did; one that sees the sum of both does.
; RUN: variant ONE-OF-TWO %s | exits 1 %{run} --mcpu gfx1100 --schedule fine 2>&1 | filecheck %s --check-prefix BOTH
; RUN: variant ONE-CHANGE %s | exits 1 %{run} --mcpu gfx1100 --schedule fine 2>&1 | filecheck %s --check-prefix BOTH
; RUN: variant BOTH-CHANGES %s | %{run} --mcpu gfx1100 --schedule forward --dma latest
; RUN: variant BOTH-CHANGES %s | %{run} --mcpu gfx1100 --schedule reverse --dma earliest
; RUN: variant BOTH-CHANGES %s | %{run} --mcpu gfx1100 --schedule reverse --dma latest
; RUN: variant BOTH-CHANGES %s | %{run} --mcpu gfx1100 --schedule random --seed 1 --dma latest
; RUN: variant BOTH-CHANGES %s | %{run} --mcpu gfx1100 --schedule random --seed 2 --dma earliest
; RUN: variant BOTH-CHANGES %s | %{run} --mcpu gfx1100 --schedule fine --seed 3 --dma latest
; BOTH: : race:
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()
@s = internal addrspace(3) global [64 x i32] poison, align 16
@f = internal addrspace(3) global [4 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %out) {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %w = lshr i32 %t, 6 ; but ONE-OF-TWO, ONE-CHANGE, BOTH-CHANGES
;ONE-OF-TWO,ONE-CHANGE,BOTH-CHANGES   %w = lshr i32 %t, 5
  %wave = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %w)
  %lane = and i32 %t, 63
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %lane
  %po = getelementptr i32, ptr addrspace(1) %out, i32 %lane
  %other = getelementptr i32, ptr addrspace(3) @f, i32 1
  %first = icmp eq i32 %wave, 0
  br i1 %first, label %clear, label %start
clear:
  store i32 0, ptr addrspace(3) @f, align 4
  store i32 0, ptr addrspace(3) %other, align 4
  br label %start
start:
  call void @llvm.amdgcn.s.barrier()
; Of four waves two produce a half each.
;ONE-OF-TWO,ONE-CHANGE,BOTH-CHANGES   %two = icmp ult i32 %wave, 2
;ONE-OF-TWO,ONE-CHANGE,BOTH-CHANGES   br i1 %two, label %produce, label %consume
  br i1 %first, label %produce, label %consume ; but ONE-OF-TWO, ONE-CHANGE, BOTH-CHANGES
produce:
  store i32 %t, ptr addrspace(3) %p, align 4
;PAIR,NO-ACQUIRE,ONE-OF-TWO   store atomic i32 1, ptr addrspace(3) @f syncscope("workgroup") release, align 4
;SEQ   store atomic i32 1, ptr addrspace(3) @f syncscope("workgroup") seq_cst, align 4
;ONE-AS   store atomic i32 1, ptr addrspace(3) @f syncscope("workgroup-one-as") release, align 4
;FENCED   fence syncscope("workgroup") release
;FENCED   store atomic i32 1, ptr addrspace(3) @f syncscope("workgroup") monotonic, align 4
;CHANGED,ONE-CHANGE,BOTH-CHANGES   %x = atomicrmw add ptr addrspace(3) @f, i32 1 syncscope("workgroup") release, align 4
;NO-RELEASE,NEITHER   store atomic i32 1, ptr addrspace(3) @f syncscope("workgroup") monotonic, align 4
;BEHIND   store atomic i32 1, ptr addrspace(3) @f syncscope("workgroup") monotonic, align 4
;BEHIND   fence syncscope("workgroup") release
;GLOBAL   fence syncscope("workgroup") release, !mmra !0
;GLOBAL   store atomic i32 1, ptr addrspace(3) @f syncscope("workgroup") monotonic, align 4
;ONE-WAVE   store atomic i32 1, ptr addrspace(3) @f syncscope("wavefront") release, align 4
;ANOTHER   store atomic i32 1, ptr addrspace(3) @f syncscope("workgroup") monotonic, align 4
;ANOTHER   store atomic i32 1, ptr addrspace(3) %other syncscope("workgroup") release, align 4
;PLAIN   store i32 1, ptr addrspace(3) @f, align 4
  br label %end
consume:
;PAIR,ONE-AS,NO-RELEASE,BEHIND,GLOBAL,ONE-WAVE,PLAIN,ONE-OF-TWO,ONE-CHANGE,BOTH-CHANGES   %flag = load atomic i32, ptr addrspace(3) @f syncscope("workgroup") acquire, align 4
;SEQ   %flag = load atomic i32, ptr addrspace(3) @f syncscope("workgroup") seq_cst, align 4
;FENCED,NO-ACQUIRE,NEITHER   %flag = load atomic i32, ptr addrspace(3) @f syncscope("workgroup") monotonic, align 4
;CHANGED   %pair = cmpxchg ptr addrspace(3) @f, i32 64, i32 1 syncscope("workgroup") acq_rel acquire, align 4
;CHANGED   %old = extractvalue { i32, i1 } %pair, 0
;CHANGED   %all = icmp uge i32 %old, 1
;CHANGED   %flag = zext i1 %all to i32
;ANOTHER   %flag = load atomic i32, ptr addrspace(3) @f syncscope("workgroup") monotonic, align 4
;ANOTHER   %again = load atomic i32, ptr addrspace(3) @f syncscope("workgroup") monotonic, align 4
  %go = icmp eq i32 %flag, 1 ; but ONE-OF-TWO, ONE-CHANGE, BOTH-CHANGES
;ONE-OF-TWO,ONE-CHANGE   %go = icmp uge i32 %flag, 1
;BOTH-CHANGES   %go = icmp uge i32 %flag, 64
  br i1 %go, label %read, label %consume
read:
;FENCED,ANOTHER   fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %po, align 4
  br label %end
end:
  ret void
}
!0 = !{!"amdgpu-synchronize-as", !"global"}
