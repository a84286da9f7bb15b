; A counter that begins with the work-item's id and ends at a bound with the same id: all work-items go round alike, if
; no sum wraps. LLVM drops the flags that would say so.
; REQUIRES: bitwuzla, pseudocode
; RUN: ldsopt check %s | filecheck %s
; RUN: ldsopt check %s --assume indices-do-not-wrap | filecheck %s --check-prefix PROMISED
; RUN: variant LESS %s | exits 1 ldsopt check - --assume indices-do-not-wrap | filecheck %s --check-prefix UNEVEN
; RUN: variant STEP %s | exits 1 ldsopt check - --assume indices-do-not-wrap | filecheck %s --check-prefix UNEVEN
; RUN: variant ARMS %s | exits 1 ldsopt check - --assume indices-do-not-wrap | filecheck %s --check-prefix UNEVEN
; RUN: variant UNSIGNED %s | ldsopt check - --assume indices-do-not-wrap | filecheck %s --check-prefix UNSIGNED
; RUN: variant TWICE %s | exits 1 ldsopt check - --assume indices-do-not-wrap | filecheck %s --check-prefix UNEVEN
; RUN: variant MINUS %s | exits 1 ldsopt check - --assume indices-do-not-wrap | filecheck %s --check-prefix UNEVEN
; RUN: variant THRICE %s | exits 1 ldsopt check - --assume indices-do-not-wrap | filecheck %s --check-prefix UNEVEN
; RUN: variant TURNED %s | exits 1 ldsopt check - --assume indices-do-not-wrap | filecheck %s --check-prefix UNEVEN
; RUN: variant DEEP %s | exits 1 ldsopt check - --assume indices-do-not-wrap | filecheck %s --check-prefix UNEVEN
; RUN: variant ORED %s | exits 1 ldsopt check - --assume indices-do-not-wrap | filecheck %s --check-prefix UNEVEN
; RUN: variant DISJOINT %s | ldsopt check - --assume indices-do-not-wrap | filecheck %s --check-prefix PROMISED
; RUN: variant COMPUTED %s | ldsopt check - --assume indices-do-not-wrap | filecheck %s --check-prefix PROMISED
; RUN: variant WIDE %s | ldsopt check - --assume indices-do-not-wrap | filecheck %s --check-prefix PROMISED
; RUN: variant SORTS-ALL %s | ldsopt check - --assume indices-do-not-wrap | filecheck %s --check-prefix RACES

; CHECK-DAG: {{^}}unproven divergent-barrier in rounds
; CHECK-DAG: {{^}}unproven wave-race in rounds
; CHECK-DAG: {{^}}unproven wave-race in sort
; CHECK-DAG: {{^}}  help: {{.*}}; if no index or counter wraps, say so (--assume indices-do-not-wrap)
; PROMISED: no findings
; PROMISED: {{^}}assumed: indices-do-not-wrap (made by --assume)
; UNEVEN: {{^}}definite divergent-barrier in rounds
; UNSIGNED: {{^}}unproven divergent-barrier in rounds
; RACES: {{^}}unproven wave-race in sort

target triple = "amdgcn-amd-amdhsa"

@A = internal addrspace(3) global [256 x float] poison, align 16
@keys = external addrspace(3) global [0 x i32], align 4

declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @rounds(ptr addrspace(1) noalias %from, ptr addrspace(1) noalias %to, i32 %n, i32 %step) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %begin = mul i32 %group, %n
  %after = add i32 %begin, %n
  %first = add i32 %begin, %t
  %last = add i32 %t, %after ; but LESS, TWICE, MINUS, THRICE, COMPUTED, TURNED, DEEP, ORED, DISJOINT
;LESS %last = add i32 %after, 0
;TWICE %two = shl i32 %t, 1
;TWICE %last = add i32 %after, %two
;MINUS %last = sub i32 %after, %t
;THRICE %three = mul i32 %t, 3
;THRICE %last = add i32 %three, %after
;DEEP %d1 = add i32 %t, %t
;DEEP %d2 = add i32 %d1, %d1
;DEEP %d3 = add i32 %d2, %d2
;DEEP %d4 = add i32 %d3, %d3
;DEEP %d5 = add i32 %d4, %d4
;DEEP %d6 = add i32 %d5, %d5
;DEEP %d7 = add i32 %d6, %d6
;DEEP %d8 = add i32 %d7, %d7
;DEEP %d9 = add i32 %d8, %d8
;DEEP %d10 = add i32 %d9, %d9
;DEEP %d11 = add i32 %d10, %d10
;DEEP %d12 = add i32 %d11, %d11
;DEEP %d13 = add i32 %d12, %d12
;DEEP %d14 = add i32 %d13, %d13
;DEEP %d15 = add i32 %d14, %d14
;DEEP %d16 = add i32 %d15, %d15
;DEEP %d17 = add i32 %d16, %d16
;DEEP %d18 = add i32 %d17, %d17
;DEEP %d19 = add i32 %d18, %d18
;DEEP %d20 = add i32 %d19, %d19
;DEEP %d21 = add i32 %d20, %d20
;DEEP %d22 = add i32 %d21, %d21
;DEEP %d23 = add i32 %d22, %d22
;DEEP %d24 = add i32 %d23, %d23
;DEEP %d25 = add i32 %d24, %d24
;DEEP %d26 = add i32 %d25, %d25
;DEEP %last = add i32 %d26, %after
;ORED %last = or i32 %after, %t
;DISJOINT %last = or disjoint i32 %after, %t
;TURNED %turned.t = xor i32 %t, 1
;TURNED %last = add i32 %turned.t, %after
;COMPUTED %four = mul i32 %t, 4
;COMPUTED %two = shl i32 %t, 1
;COMPUTED %difference = sub i32 %four, %two
;COMPUTED %same = sub i32 %difference, %t
;COMPUTED %last = add i32 %same, %after
;WIDE %first.wide = sext i32 %first to i64
;WIDE %last.wide = zext nneg i32 %last to i64
;WIDE %any = icmp slt i64 %first.wide, %last.wide
  %any = icmp slt i32 %first, %last ; but WIDE
  br i1 %any, label %loop, label %end

loop:
  %i = phi i32 [ %first, %entry ], [ %next, %again ]
  %at = getelementptr float, ptr addrspace(1) %from, i32 %i
  %value = load float, ptr addrspace(1) %at, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %own = getelementptr inbounds float, ptr addrspace(3) @A, i32 %t
  store float %value, ptr addrspace(3) %own, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %turned = xor i32 %t, 255
  %other = getelementptr inbounds float, ptr addrspace(3) @A, i32 %turned
  %its = load float, ptr addrspace(3) %other, align 4
  %there = getelementptr float, ptr addrspace(1) %to, i32 %i
  store float %its, ptr addrspace(1) %there, align 4
  %odd = and i32 %t, 1
  %is.odd = trunc i32 %t to i1
  br i1 %is.odd, label %arm, label %again
arm:
  br label %again
again:
  %by = add i32 %step, 0 ; but STEP, ARMS
;STEP %by = add i32 %step, %odd
;ARMS %by = phi i32 [ %step, %loop ], [ 1, %arm ]
  %next = add i32 %i, %by
  %more = icmp slt i32 %next, %last ; but UNSIGNED, WIDE
;WIDE %next.wide = zext i32 %next to i64
;WIDE %more = icmp slt i64 %next.wide, %last.wide
;UNSIGNED %more = icmp ult i32 %next, %last
  br i1 %more, label %loop, label %end
end:
  %rest = getelementptr float, ptr addrspace(1) %to, i32 %t
  store float 0.0, ptr addrspace(1) %rest, align 4
  ret void
}

; A bitonic exchange of elements that lie a workgroup's size apart for each work-item.
define amdgpu_kernel void @sort(i32 %n, i32 %distance) #0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %implicit = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %size.at = getelementptr inbounds nuw i8, ptr addrspace(4) %implicit, i64 12
  %size = load i16, ptr addrspace(4) %size.at, align 4
  %all = zext i16 %size to i32
  %any = icmp slt i32 %t, %n
  br i1 %any, label %loop, label %end
loop:
  %i = phi i32 [ %t, %entry ], [ %next, %again ]
  %partner = xor i32 %i, %distance
  %is.first = icmp sgt i32 %partner, %i ; but SORTS-ALL
;SORTS-ALL %is.first = icmp ne i32 %partner, %i
  br i1 %is.first, label %exchange, label %again
exchange:
  %own = getelementptr inbounds i32, ptr addrspace(3) @keys, i32 %i
  %other = getelementptr inbounds i32, ptr addrspace(3) @keys, i32 %partner
  %a = load i32, ptr addrspace(3) %own, align 4
  %b = load i32, ptr addrspace(3) %other, align 4
  store i32 %b, ptr addrspace(3) %own, align 4
  store i32 %a, ptr addrspace(3) %other, align 4
  br label %again
again:
  %next = add i32 %i, %all
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"amdhsa_code_object_version", i32 500}
