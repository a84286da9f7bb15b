; A loop that all waves leave by what they reduce from LDS: the bit of each lane, and that of the lane whose number differs
; in one bit, are joined by `and` or `or`, spelled as selects. Behind all steps every lane has the same bit.
; REQUIRES: bitwuzla
; RUN: variant AND %s | ldsopt check - --mcpu gfx942 | filecheck %s --check-prefix=FREE
; RUN: variant OR %s | ldsopt check - --mcpu gfx942 | filecheck %s --check-prefix=FREE
; RUN: variant AND %s | ldsopt check - --mcpu gfx1201 | filecheck %s --check-prefix=FREE
; RUN: variant AND,BYTE %s | ldsopt check - --mcpu gfx942 | filecheck %s --check-prefix=FREE
; FREE: no findings

; So it is not if a step is left out, if it asks another question of the other lane's word or bit, turns one bit round or joins
; other bits, or if each wave reduces words of its own.
; RUN: variant AND %s | sed 's/xor i32 %lane, 8/xor i32 %lane, 0/' | exits 1 ldsopt check - --mcpu gfx942 | filecheck %s --check-prefix=APART
; RUN: variant AND %s | sed 's/%o8 = icmp ne i32 %m8, 0/%o8 = icmp ne i32 %m8, 1/' | exits 1 ldsopt check - --mcpu gfx942 | filecheck %s --check-prefix=APART
; RUN: variant AND %s | sed 's/\(%o[124] = .*\), 0$/\1, 1/' | exits 1 ldsopt check - --mcpu gfx942 | filecheck %s --check-prefix=APART
; RUN: variant AND %s | sed 's/%word = and i32 %id, 15/%word = and i32 %id, 127/' | exits 1 ldsopt check - --mcpu gfx942 | filecheck %s --check-prefix=APART
; RUN: variant AND %s | sed 's/select i1 %o2, i1 %b4, i1 false/select i1 %o2, i1 true, i1 %b8/' | exits 1 ldsopt check - --mcpu gfx942 | filecheck %s --check-prefix=APART
; RUN: variant AND %s | sed 's/%o4 = icmp ne i32/%o4 = icmp eq i32/' | ldsopt check - --mcpu gfx942 | filecheck %s --check-prefix=UNPROVEN
; RUN: variant AND %s | sed 's/select i1 %o2, i1 %b4, i1 false/select i1 %o2, i1 false, i1 %b4/' | ldsopt check - --mcpu gfx942 | filecheck %s --check-prefix=UNPROVEN
; RUN: variant AND %s | sed 's/zext i1/zext nneg i1/' | ldsopt check - --mcpu gfx942 | filecheck %s --check-prefix=UNPROVEN
; APART: definite divergent-barrier in reduced
; UNPROVEN: unproven divergent-barrier in reduced

target triple = "amdgcn-amd-amdhsa"
@W = internal addrspace(3) global [128 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare void @llvm.amdgcn.s.barrier()

define amdgpu_kernel void @reduced(ptr addrspace(1) noalias readonly %in, ptr addrspace(1) noalias %out) #0 {
entry:
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %lane = and i32 %id, 31
  %word = and i32 %id, 15
  %place = getelementptr i32, ptr addrspace(3) @W, i32 %word
  %own = getelementptr i32, ptr addrspace(3) @W, i32 %id
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %n1, %loop ]
  %n1 = add i32 %n, 1
  %row = shl i32 %n, 7
  %at = or disjoint i32 %row, %id
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %at
  %x = load i32, ptr addrspace(1) %from
  store i32 %x, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %w = load i32, ptr addrspace(3) %place ; but BYTE
;BYTE %byte = load i8, ptr addrspace(3) %place
;BYTE %w = zext i8 %byte to i32
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %i8 = xor i32 %lane, 8
  %a8 = shl i32 %i8, 2
  %m8 = call i32 @llvm.amdgcn.ds.bpermute(i32 %a8, i32 %w)
  %b = icmp ne i32 %w, 0
  %o8 = icmp ne i32 %m8, 0
;AND  %b8 = select i1 %o8, i1 %b, i1 false
;OR  %b8 = select i1 %o8, i1 true, i1 %b
  %z8 = zext i1 %b8 to i32
  %i4 = xor i32 %lane, 4
  %a4 = shl i32 %i4, 2
  %m4 = call i32 @llvm.amdgcn.ds.bpermute(i32 %a4, i32 %z8)
  %o4 = icmp ne i32 %m4, 0
;AND  %b4 = select i1 %o4, i1 %b8, i1 false
;OR  %b4 = select i1 %o4, i1 true, i1 %b8
  %z4 = zext i1 %b4 to i32
  %i2 = xor i32 %lane, 2
  %a2 = shl i32 %i2, 2
  %m2 = call i32 @llvm.amdgcn.ds.bpermute(i32 %a2, i32 %z4)
  %o2 = icmp ne i32 %m2, 0
;AND  %b2 = select i1 %o2, i1 %b4, i1 false
;OR  %b2 = select i1 %o2, i1 true, i1 %b4
  %z2 = zext i1 %b2 to i32
  %i1 = xor i32 %lane, 1
  %a1 = shl i32 %i1, 2
  %m1 = call i32 @llvm.amdgcn.ds.bpermute(i32 %a1, i32 %z2)
  %o1 = icmp ne i32 %m1, 0
;AND  %b1 = select i1 %o1, i1 %b2, i1 false
;OR  %b1 = select i1 %o1, i1 true, i1 %b2
  br i1 %b1, label %loop, label %done
done:
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %last = load i32, ptr addrspace(3) %place
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %last, ptr addrspace(1) %to
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" }
!0 = !{i32 128, i32 1, i32 1}
