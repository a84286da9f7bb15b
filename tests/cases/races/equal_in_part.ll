; Two stores write equal bytes wherever two waves meet. Elsewhere one of them writes more: that is no race.
; RUN: variant EQUAL %s | ldsopt check - | filecheck %s --check-prefix=EQUAL
; RUN: variant OTHER %s | exits 1 ldsopt check - | filecheck %s --check-prefix=OTHER
; RUN: variant EQUAL %s | ldsopt simulate - --block 128 --arg u32=3 --schedule reverse | filecheck %s --check-prefix=NONE

; EQUAL: unproven wave-race in k
; OTHER: definite wave-race in k
; NONE: no findings

target triple = "amdgcn-amd-amdhsa"
@B = internal addrspace(3) global [64 x i32] poison, align 16

define amdgpu_kernel void @k(i32 %n) #0 !reqd_work_group_size !0 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %low = and i32 %t, 63
  %b = getelementptr i32, ptr addrspace(3) @B, i32 %low
  %first = icmp ult i32 %t, 64
  br i1 %first, label %all, label %other
all:
  store i32 %n, ptr addrspace(3) %b
  ret void
other:
  %half = icmp ult i32 %low, 32
  br i1 %half, label %some, label %end
some:
;EQUAL  store i32 %n, ptr addrspace(3) %b
;OTHER  store i32 %t, ptr addrspace(3) %b
  br label %end
end:
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx942" "uniform-work-group-size"="true" }
!0 = !{i32 128, i32 1, i32 1}
