; An array of eight bytes for each work-item, as LLVM moves it from scratch into LDS: what is loaded tells the element, and
; the work-item the array. So many pairs of accesses are proved without a solver.
; RUN: ldsopt check -v %s --mcpu gfx942 | filecheck %s
; CHECK: no findings
; CHECK: rows: 5 pairs {{.*}}: 5 proved free of races

; An element of the next array, or of the one before, is that of another work-item; perhaps in another wave.
; RUN: sed 's/%element = and i32 %x, 7/%element = and i32 %x, 8/' %s | exits 1 ldsopt check - --mcpu gfx942 | filecheck %s --check-prefix=OPEN
; RUN: sed 's/%next = add i32 %row, %element/%next = sub i32 %row, %element/' %s | ldsopt check - --mcpu gfx942 | filecheck %s --check-prefix=BEFORE
; OPEN: definite wave-race in rows
; BEFORE: unproven wave-race in rows

; Equal values of a class are not stored alike where they begin at other bytes.
; RUN: sed 's/store i8 %low/store i16 7/' %s | exits 1 ldsopt check - --mcpu gfx942 | filecheck %s --check-prefix=OPEN

; An access beyond its variable by the first work-item makes every launch undefined; hardware drops it, and the others race.
; RUN: sed 's/%row = shl i32 %id, 3/%row = sub i32 %id, 4/' %s | ldsopt check -v - --mcpu gfx942 | filecheck %s --check-prefix=BEYOND
; BEYOND: rows: 5 pairs {{.*}} unproven

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [2064 x i8] poison, align 8
declare i32 @llvm.amdgcn.workitem.id.x()

define amdgpu_kernel void @rows(ptr addrspace(1) noalias readonly %in, ptr addrspace(1) noalias %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %row = shl i32 %id, 3
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %x = load i32, ptr addrspace(1) %from
  %element = and i32 %x, 7
  %low = trunc i32 %x to i8
  %own = getelementptr i8, ptr addrspace(3) @A, i32 %row
  store i64 506097522914230528, ptr addrspace(3) %own, align 8
  %next = add i32 %row, %element
  %place = getelementptr i8, ptr addrspace(3) @A, i32 %next
  store i8 %low, ptr addrspace(3) %place, align 1
  %got = load i8, ptr addrspace(3) %place, align 1
  %to = getelementptr i8, ptr addrspace(1) %out, i32 %id
  store i8 %got, ptr addrspace(1) %to
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" }
