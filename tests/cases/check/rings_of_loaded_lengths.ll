; A ring of two slots: LDS-DMA fills one while the other is read. How long it turns is loaded, as the length of a sequence.
; DEFINE: %{check} = ldsopt check - --no-races

; Where waves that load one address get one value, all of them turn equally often. Where they may not, the registers of the
; code tell.
; RUN: variant LOADED %s | %{check} | filecheck %s --check-prefix APART
; APART-NOT: unproven {{missing-wait|bare-barrier}} in
; APART: assumed: no-global-races
; RUN: variant LOADED %s | %{check} --no-assume no-global-races | filecheck %s --check-prefix PLAIN
; Waves that pass different barriers may be between different ones as they load it: of that the assumption says nothing.
; RUN: variant PARTED %s | %{check} | filecheck %s --check-prefix PARTED
; PARTED: unproven overtaken-by-dma in k
; PARTED-NOT: assumed: no-global-races
; Each work-item has a length of its own.
; RUN: variant OWN %s | %{check} | filecheck %s --check-prefix MEETS
; MEETS: unproven missing-wait in k

; The place that is read is one element of a vector, of which another one would be in the other slot.
; RUN: variant ELEMENT %s | %{check} | filecheck %s --check-prefix PLAIN
; RUN: variant MOVED %s | %{check} | filecheck %s --check-prefix PLAIN
; PLAIN-NOT: unproven {{missing-wait|bare-barrier}} in
; PLAIN-NOT: assumed: no-global-races
; PLAIN: examined:
; RUN: variant OTHER %s | %{check} | filecheck %s --check-prefix MEETS
; RUN: variant SWAPPED %s | %{check} | filecheck %s --check-prefix MEETS
; RUN: variant ANY %s | %{check} | filecheck %s --check-prefix MEETS

target triple = "amdgcn-amd-amdhsa"
@S = external addrspace(3) global [0 x i8], align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %from, ptr addrspace(1) %lengths, ptr addrspace(1) %to, i32 %given) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %first = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %t)
  %wave = lshr i32 %first, 6
  %own = mul nuw nsw i32 %wave, 1040
  %source = getelementptr <4 x i32>, ptr addrspace(1) %from, i32 %t
;PARTED   %is_first = icmp eq i32 %wave, 0
;PARTED   br i1 %is_first, label %once, label %twice
;PARTED once:
;PARTED   call void @llvm.amdgcn.s.barrier()
;PARTED   br label %together
;PARTED twice:
;PARTED   call void @llvm.amdgcn.s.barrier()
;PARTED   call void @llvm.amdgcn.s.barrier()
;PARTED   br label %together
;PARTED together:
;LOADED,PARTED   %length = getelementptr i32, ptr addrspace(1) %lengths, i32 %group
;OWN   %length = getelementptr i32, ptr addrspace(1) %lengths, i32 %t
;LOADED,PARTED,OWN   %n = load i32, ptr addrspace(1) %length, align 4
  %n = add i32 %given, 0 ; but LOADED, PARTED, OWN
  %one = insertelement <2 x i32> poison, i32 %t, i64 0
  %both = shufflevector <2 x i32> %one, <2 x i32> poison, <2 x i32> zeroinitializer
  %scaled = shl <2 x i32> %both, <i32 9, i32 4>
  %parts = and <2 x i32> %scaled, <i32 8704, i32 3984> ; but MOVED, SWAPPED
;MOVED,SWAPPED   %apart = and <2 x i32> %scaled, <i32 8704, i32 3984>
;MOVED   %parts = shufflevector <2 x i32> %apart, <2 x i32> <i32 8704, i32 8704>, <2 x i32> <i32 2, i32 1>
;SWAPPED   %parts = shufflevector <2 x i32> %apart, <2 x i32> <i32 8704, i32 8704>, <2 x i32> <i32 1, i32 2>
;ANY   %number = and i32 %t, 1
;ANY   %place = extractelement <2 x i32> %parts, i32 %number
;OTHER   %place = extractelement <2 x i32> %parts, i64 0
  %place = extractelement <2 x i32> %parts, i64 1 ; but ANY, OTHER
  %begin = getelementptr i8, ptr addrspace(3) @S, i32 %own
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %source, ptr addrspace(3) %begin, i32 16, i32 0, i32 0), !alias.scope !1
  br label %begun

begun:
  br label %loop

loop:
  %i = phi i32 [ 0, %begun ], [ %more, %tail ]
  %slot = phi i32 [ 0, %begun ], [ %next, %tail ]
  %filled = phi ptr addrspace(3) [ @S, %begun ], [ %base, %tail ]
  call void @llvm.amdgcn.s.waitcnt(i32 3952)
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %behind = add i32 %slot, 1
  %is_slot = icmp slt i32 %behind, 2
  %next = select i1 %is_slot, i32 %behind, i32 0
  %large = shl i32 %next, 13
  %small = lshr exact i32 %large, 5
  %offset = add i32 %large, %small
  %base = getelementptr i8, ptr addrspace(3) @S, i32 %offset
  %target = getelementptr i8, ptr addrspace(3) %base, i32 %own
  %fills = icmp slt i32 %t, %given
  br i1 %fills, label %fill, label %clear

clear:
  %lane = and i32 %t, 63
  %zeros = getelementptr <4 x i32>, ptr addrspace(3) %target, i32 %lane
  store <4 x i32> zeroinitializer, ptr addrspace(3) %zeros, align 16, !noalias !1
  br label %tail

fill:
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %source, ptr addrspace(3) %target, i32 16, i32 0, i32 0), !alias.scope !1
  br label %tail

tail:
  %read = getelementptr i8, ptr addrspace(3) %filled, i32 %place
  %value = load <4 x i32>, ptr addrspace(3) %read, align 16, !noalias !1
  %out = getelementptr <4 x i32>, ptr addrspace(1) %to, i32 %t
  store <4 x i32> %value, ptr addrspace(1) %out, align 16
  %more = add i32 %i, 1
  %on = icmp slt i32 %more, %n
  br i1 %on, label %loop, label %end

end:
  call void @llvm.amdgcn.s.waitcnt(i32 3952)
  ret void
}
attributes #0 = { "target-cpu"="gfx950" }
!0 = !{i32 256, i32 1, i32 1}
!1 = !{!2}
!2 = distinct !{!2, !3}
!3 = distinct !{!3}
