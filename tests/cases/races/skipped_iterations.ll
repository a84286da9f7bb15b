; A persistent kernel that skips tiles: the waves go round the loop without a barrier, all of them as often, to one tile
; whose number tells them the rows that they fill.
; REQUIRES: bitwuzla
; RUN: ldsopt check %s --mcpu gfx942 | filecheck %s --check-prefix=FREE
; RUN: ldsopt check %s --mcpu gfx1201 | filecheck %s --check-prefix=FREE
; FREE: no findings

; Work-items may go two ways where a tile is skipped, if these meet before the next tile.
; RUN: variant SUMS %s | ldsopt check - --mcpu gfx942 | filecheck %s --check-prefix=FREE

; Where each work-item tells whether to skip, waves store for two tiles at a time.
; RUN: sed 's/icmp slt i32 %expert, 0/icmp slt i32 %mine, 0/' %s | ldsopt check - --mcpu gfx942 | filecheck %s --check-prefix=APART
; APART: unproven divergent-barrier in persistent

; So they do where the barrier behind a tile is left out. A number of a work-item's own tells it another row, and so does
; what it has added up.
; RUN: sed '/barrier.*behind the tile/d' %s | ldsopt check - --mcpu gfx942 | filecheck %s --check-prefix=RACE
; RUN: sed 's/%row = shl i32 %skew, 1/%row = shl i32 %skew.mine, 1/' %s | ldsopt check - --mcpu gfx942 | filecheck %s --check-prefix=RACE
; RUN: variant SUMS %s | sed 's/%skew = and i32 %tile/%skew = and i32 %sum/' | ldsopt check - --mcpu gfx942 | filecheck %s --check-prefix=RACE
; RACE: unproven wave-race in persistent

target triple = "amdgcn-amd-amdhsa"
@W = internal addrspace(3) global [512 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()

define amdgpu_kernel void @persistent(ptr addrspace(1) noalias readonly %experts, ptr addrspace(1) noalias readonly %own, ptr addrspace(1) noalias %out, i32 %n, i32 %step) #0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %first = call i32 @llvm.amdgcn.workgroup.id.x()
  %other = xor i32 %id, 128
  %at.mine = getelementptr i32, ptr addrspace(1) %own, i32 %id
  %mine = load i32, ptr addrspace(1) %at.mine
  %skew.mine = and i32 %mine, 63
  br label %loop
loop:
  %tile = phi i32 [ %first, %entry ], [ %after, %latch ]
  %sum = phi i32 [ 0, %entry ], [ %more, %latch ]
  %from = getelementptr i32, ptr addrspace(1) %experts, i32 %tile
  %expert = load i32, ptr addrspace(1) %from, !invariant.load !0
  %skips = icmp slt i32 %expert, 0
  br i1 %skips, label %skipped, label %compute
skipped:
;SUMS   %odd = icmp slt i32 %mine, %expert
;SUMS   br i1 %odd, label %adds, label %met
;SUMS adds:
;SUMS   %added = add i32 %sum, %tile
;SUMS   br label %met
;SUMS met:
;SUMS   %so.far = phi i32 [ %sum, %skipped ], [ %added, %adds ]
  br label %latch ; but SUMS
;SUMS   br label %latch
compute:
  %skew = and i32 %tile, 63
  %row = shl i32 %skew, 1
  %to = add i32 %row, %id
  %beside = add i32 %row, %other
  %own.word = getelementptr i32, ptr addrspace(3) @W, i32 %to
  %word = add i32 %expert, %id
  store i32 %word, ptr addrspace(3) %own.word
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %its.word = getelementptr i32, ptr addrspace(3) @W, i32 %beside
  %got = load i32, ptr addrspace(3) %its.word
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %got, ptr addrspace(1) %place
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier() ; behind the tile
  fence syncscope("workgroup") acquire
  br label %latch
latch:
  %more = phi i32 [ %sum, %skipped ], [ %sum, %compute ] ; but SUMS
;SUMS   %more = phi i32 [ %so.far, %met ], [ %sum, %compute ]
  %after = add i32 %tile, %step
  %ends = icmp sge i32 %after, %n
  br i1 %ends, label %done, label %loop
done:
  %last = getelementptr i32, ptr addrspace(1) %out, i32 %first
  store i32 %sum, ptr addrspace(1) %last
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" }
!0 = !{}
