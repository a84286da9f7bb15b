; A pointer that a loop moves on has moved as often as the loop's counter has grown: no further than the row of each
; work-item.
; REQUIRES: bitwuzla
; RUN: ldsopt check -v %s | filecheck %s
; CHECK: rows: 1 pair of LDS accesses of two waves in one barrier interval: 1 proved free of races
; An offset, in place of the pointer.
; RUN: variant OFFSET %s | ldsopt check - | filecheck %s --check-prefix=FREE
; The counter is compared at the loop's end, before it has grown.
; RUN: variant BEFORE %s | ldsopt check - | filecheck %s --check-prefix=FREE
; FREE: no findings

; The fifth iteration is in the next row.
; RUN: sed 's/next, 4/next, 5/' %s | exits 1 ldsopt check - | filecheck %s --check-prefix=RACE
; Without a bound the pointer goes on.
; RUN: sed 's/next, 4/next, -1/' %s | ldsopt check - | filecheck %s --check-prefix=OPEN
; RACE: wave-race in rows
; Of a counter that is poison behind its last number nothing is compared where the loop is left before its end: the pointer
; may have moved once more.
; RUN: variant POISON %s | ldsopt check - | filecheck %s --check-prefix=OPEN
; OPEN: unproven wave-race in rows

target triple = "amdgcn-amd-amdhsa"

@lds = internal addrspace(3) global [4096 x i8] poison, align 16

define amdgpu_kernel void @rows(ptr addrspace(1) %from) "target-cpu"="gfx942" !reqd_work_group_size !0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %row = shl i32 %id, 4
  %first = getelementptr i8, ptr addrspace(3) @lds, i32 %row
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %last ]
  %p = phi ptr addrspace(3) [ %first, %entry ], [ %moved, %last ] ; but OFFSET
;OFFSET  %offset = phi i32 [ %row, %entry ], [ %further, %last ]
;OFFSET  %p = getelementptr i8, ptr addrspace(3) @lds, i32 %offset
  store i32 %i, ptr addrspace(3) %p, align 4
  br label %last ; but POISON
;POISON  %read = load volatile i32, ptr addrspace(1) %from
;POISON  %stop = icmp eq i32 %read, 0
;POISON  br i1 %stop, label %end, label %last

last:
  %moved = getelementptr i8, ptr addrspace(3) %p, i32 4 ; but OFFSET
;OFFSET  %further = add i32 %offset, 4
  %next = add i32 %i, 1 ; but POISON
;POISON  %next = add nsw i32 %i, 536870912
  %more = icmp ult i32 %next, 4 ; but BEFORE, POISON
;BEFORE  %more = icmp ult i32 %i, 3
;POISON  %more = icmp ne i32 %i, 7
  br i1 %more, label %loop, label %end

end:
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()

!0 = !{i32 128, i32 1, i32 1}
