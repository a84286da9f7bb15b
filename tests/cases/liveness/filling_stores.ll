; A workgroup fills @A anew: it held a value, was read, and lay idle while @B was used; now all of it is read. If the fill
; covers, @A is dead while it lies idle, and the two share bytes. Here it is stores and a nest of loops.

; Several stores; some that overlap; a guarded store; a guarded store and what fills up; arms that each write a share; both
; arms of a uniform branch; stores by the number of the lane; a nest of loops; a vector.
; RUN: variant FIRST,LAST %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant OVERLAP %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant FIRST,GUARDED,BELOW-64,AT-192 %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant FIRST,GUARDED,BELOW-60,AT-192,REST %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant FIRST,ARMS,LANES,AT-192,OTHER-192 %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant FIRST,ARMS,ALIKE,AT-192,OTHER-192 %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant FIRST,LANE,EACH-LANE %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant NEST,NEST-8 %s | ldsopt liveness - | filecheck %s --check-prefix FREE
; RUN: variant FIRST,HALVES %s | ldsopt liveness - | filecheck %s --check-prefix FREE

; A store too few; one element off; all but the first byte; half elements; a place that is not known; a guarded store, one
; work-item short or one element off; arms that write one share twice; one arm of a uniform branch; the number of some lanes;
; the inner loop is short; padding within an aggregate is not written.
; RUN: variant FIRST %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant FIRST,OFF %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant NOT-FIRST %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant FIRST,HALF %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant FIRST,ANYWHERE %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant FIRST,GUARDED,BELOW-63,AT-192 %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant FIRST,GUARDED,BELOW-64,AT-191 %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant FIRST,ARMS,LANES,AT-192,OTHER-160 %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant FIRST,ARMS,ALIKE,AT-192 %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant FIRST,LANE,SOME-LANES %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant NEST,NEST-7 %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant FIRST,PADDED %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant FIRST,PADDED-ARRAY %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED

; Workgroups may be smaller.
; RUN: variant FIRST,LAST,ANY-SIZE %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant OVERLAP,ANY-SIZE %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant FIRST,GUARDED,BELOW-64,AT-192,ANY-SIZE %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant FIRST,GUARDED,BELOW-60,AT-192,REST,ANY-SIZE %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant FIRST,ARMS,LANES,AT-192,OTHER-192,ANY-SIZE %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant FIRST,ARMS,ALIKE,AT-192,OTHER-192,ANY-SIZE %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant FIRST,LANE,EACH-LANE,ANY-SIZE %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant NEST,NEST-8,ANY-SIZE %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED
; RUN: variant FIRST,LAST,SMALLER %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED

; Between a guarded store and the end of its region some use @B.
; RUN: variant FIRST,GUARDED,BELOW-64,AT-192,MEANWHILE %s | ldsopt liveness - | filecheck %s --check-prefix NEEDED

; A told size takes the place of one that the kernel does not state; 512 is more than the kernel allows, and is not taken.
; DEFINE: %{told} = ldsopt liveness - --assume workgroup-size
; RUN: variant FIRST,LAST,UNSTATED %s | %{told}=64 | filecheck %s --check-prefixes FREE,TOLD
; RUN: variant FIRST,LAST,UNSTATED %s | %{told}=64,1,1 | filecheck %s --check-prefixes FREE,TOLD
; RUN: variant FIRST,LAST,UNSTATED %s | %{told}=63 | filecheck %s --check-prefixes NEEDED,UNTOLD
; RUN: variant FIRST,LAST,UNSTATED %s | %{told}=32,2 | filecheck %s --check-prefixes NEEDED,UNTOLD
; RUN: variant FIRST,LAST,UNSTATED %s | %{told}=1,64 | filecheck %s --check-prefixes NEEDED,UNTOLD
; RUN: variant FIRST,LAST,UNSTATED %s | %{told}=512 | filecheck %s --check-prefixes NEEDED,UNTOLD

; It is asked for where a store leaves bytes for lack of it: the size, or that no workgroup is smaller; not where one is
; stated or told, nor where nothing is stored.
; RUN: variant FIRST,LAST,UNSTATED %s | ldsopt liveness - 2>&1 | filecheck %s --check-prefix SIZE
; RUN: variant FIRST,LAST,SMALLER %s | ldsopt liveness - 2>&1 | filecheck %s --check-prefix NO-SMALLER
; RUN: variant FIRST %s | ldsopt liveness - 2>&1 | filecheck %s --check-prefix UNASKED
; RUN: variant FIRST,UNSTATED %s | %{told}=64 2>&1 | filecheck %s --check-prefix UNASKED
; RUN: variant UNSTATED,UNSTORED %s | exits 1 ldsopt liveness - 2>&1 | filecheck %s --check-prefix UNASKED
; SIZE: k does not say how large its workgroups are; if you know, --assume workgroup-size=X[,Y[,Z]]
; NO-SMALLER: k does not say that no workgroup is smaller; if you know, --assume workgroup-size=X[,Y[,Z]]
; UNASKED-NOT: does not say

; It is refused where it is none.
; RUN: variant FIRST %s | exits 2 ldsopt liveness - --assume workgroup-size 2>&1 | filecheck %s --check-prefix NO-SIZE
; RUN: variant FIRST %s | exits 2 %{told}=0 2>&1 | filecheck %s --check-prefix NO-SIZE
; RUN: variant FIRST %s | exits 2 %{told}=a 2>&1 | filecheck %s --check-prefix NO-SIZE
; RUN: variant FIRST %s | exits 2 ldsopt liveness - --assume 64 2>&1 | filecheck %s --check-prefix NO-SIZE
; NO-SIZE: workgroup-size

; FREE: {{^ *}}A {{.*[)]}} -{{( +a write may leave older.*)?$}}
; FREE-NEXT: {{^ *}}B {{.*[)]}} -{{$}}
; NEEDED-NOT: no phases
; NEEDED: {{^ *}}A {{.*[)]}} B
; NEEDED-NEXT: {{^ *}}B {{.*[)]}} A
; TOLD: assumed: workgroup-size=64
; UNTOLD-NOT: assumed: workgroup-size

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [256 x i32] poison, align 16
@B = internal addrspace(3) global [256 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(i32 %n, i1 %c, ptr addrspace(1) %in) #0
  !reqd_work_group_size !0 ; but UNSTATED
{
entry:
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %some = getelementptr i32, ptr addrspace(3) @A, i32 %n
  store i32 1, ptr addrspace(3) %some ; but UNSTORED
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all1 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got1 = load i32, ptr addrspace(3) %all1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 7, ptr addrspace(3) @B ; but MEANWHILE, UNSTORED
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %b = load i32, ptr addrspace(3) @B ; but MEANWHILE
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire

; The fill.
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %tid
  %at.40 = getelementptr i8, ptr addrspace(3) %own, i32 160
  %at.64 = getelementptr i8, ptr addrspace(3) %own, i32 256
  %at.104 = getelementptr i8, ptr addrspace(3) %own, i32 416
  %at.128 = getelementptr i8, ptr addrspace(3) %own, i32 512
  %at.160 = getelementptr i8, ptr addrspace(3) %own, i32 640
  %at.191 = getelementptr i8, ptr addrspace(3) %own, i32 764
  %at.192 = getelementptr i8, ptr addrspace(3) %own, i32 768
;FIRST,OVERLAP   store i32 2, ptr addrspace(3) %own
;OVERLAP   store i32 2, ptr addrspace(3) %at.40
;FIRST,OVERLAP,NOT-FIRST   store i32 2, ptr addrspace(3) %at.64
;OVERLAP   store i32 2, ptr addrspace(3) %at.104
;FIRST,OVERLAP,NOT-FIRST   store i32 2, ptr addrspace(3) %at.128
;LAST,OVERLAP,NOT-FIRST   store i32 2, ptr addrspace(3) %at.192
;OFF   store i32 2, ptr addrspace(3) %at.191
;HALF   store i16 2, ptr addrspace(3) %at.192
;HALVES   store <2 x i16> zeroinitializer, ptr addrspace(3) %at.192
;PADDED   store { i8, i16 } zeroinitializer, ptr addrspace(3) %at.192
;PADDED-ARRAY   store [2 x { i8, i8 }] zeroinitializer, ptr addrspace(3) %at.192
;ANYWHERE   %any = getelementptr i32, ptr addrspace(3) @A, i32 %n
;ANYWHERE   store i32 2, ptr addrspace(3) %any
;NOT-FIRST   %next = getelementptr i32, ptr addrspace(3) %own, i32 1
;NOT-FIRST   store i32 2, ptr addrspace(3) %next
;NOT-FIRST   %second.byte = getelementptr i8, ptr addrspace(3) @A, i32 1
;NOT-FIRST   store i8 1, ptr addrspace(3) %second.byte
;NOT-FIRST   %third.byte = getelementptr i8, ptr addrspace(3) @A, i32 2
;NOT-FIRST   store i16 1, ptr addrspace(3) %third.byte, align 1
;BELOW-60   %w = icmp ult i32 %tid, 60
;BELOW-63   %w = icmp ult i32 %tid, 63
;BELOW-64   %w = icmp ult i32 %tid, 64
;LANES   %w = icmp ult i32 %tid, 32
;ALIKE   %w = and i1 %c, %c
;GUARDED   br i1 %w, label %x, label %y
;ARMS   br i1 %w, label %x, label %z
;GUARDED,ARMS x:
;AT-191   store i32 2, ptr addrspace(3) %at.191
;AT-192   store i32 2, ptr addrspace(3) %at.192
;MEANWHILE   br label %t
;MEANWHILE t:
;MEANWHILE   store i32 7, ptr addrspace(3) @B
;MEANWHILE   %meanwhile = load i32, ptr addrspace(3) @B
;GUARDED,ARMS   br label %y
;ARMS z:
;OTHER-160   store i32 2, ptr addrspace(3) %at.160
;OTHER-192   store i32 2, ptr addrspace(3) %at.192
;ARMS   br label %y
;GUARDED,ARMS y:
;REST   %e252 = getelementptr i32, ptr addrspace(3) @A, i32 252
;REST   store i32 1, ptr addrspace(3) %e252
;REST   %e253 = getelementptr i32, ptr addrspace(3) @A, i32 253
;REST   store i32 1, ptr addrspace(3) %e253
;REST   %e254 = getelementptr i32, ptr addrspace(3) @A, i32 254
;REST   store i32 1, ptr addrspace(3) %e254
;REST   %e255 = getelementptr i32, ptr addrspace(3) @A, i32 255
;REST   store i32 1, ptr addrspace(3) %e255
;LANE   %lo = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
;EACH-LANE   %lane = call i32 @llvm.amdgcn.mbcnt.hi(i32 -1, i32 %lo)
;SOME-LANES   %lane = call i32 @llvm.amdgcn.mbcnt.hi(i32 1, i32 %lo)
;LANE   %ni = add i32 %lane, 192
;LANE   %np = getelementptr i32, ptr addrspace(3) @A, i32 %ni
;LANE   store i32 2, ptr addrspace(3) %np
;NEST   br label %u
;NEST u:
;NEST   %k = phi i32 [ 0, %entry ], [ %k1, %m ]
;NEST   br label %l
;NEST l:
;NEST   %i = phi i32 [ 0, %u ], [ %j, %l ]
;NEST   %row = mul i32 %k, 64
;NEST   %col = mul i32 %i, 8
;NEST   %s = and i32 %tid, 7
;NEST   %rs = add i32 %row, %col
;NEST   %at = add i32 %rs, %s
;NEST   %p = getelementptr i32, ptr addrspace(3) @A, i32 %at
;NEST   store i32 2, ptr addrspace(3) %p
;NEST   %j = add i32 %i, 1
;NEST-7   %c1 = icmp ult i32 %j, 7
;NEST-8   %c1 = icmp ult i32 %j, 8
;NEST   br i1 %c1, label %l, label %m
;NEST m:
;NEST   %k1 = add i32 %k, 1
;NEST   %c2 = icmp ult i32 %k1, 4
;NEST   br i1 %c2, label %u, label %o
;NEST o:

; All of it is read.
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %all2 = getelementptr i32, ptr addrspace(3) @A, i32 %n
  %got2 = load i32, ptr addrspace(3) %all2
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" } ; but SMALLER, ANY-SIZE, UNSTATED
;UNSTATED attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,256" }
;SMALLER attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="false" }
;ANY-SIZE attributes #0 = { "target-cpu"="gfx942" }
!0 = !{i32 64, i32 1, i32 1}
