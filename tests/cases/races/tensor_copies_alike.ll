; Copies of a tensor to one place by several waves write equal bytes where the descriptors are equal: here those of two
; waves, of which the first lanes decide.
; RUN: ldsopt check %s --verbose | filecheck %s
; RUN: ldsopt check %s --no-assume no-global-races | filecheck %s --check-prefix=RACE
; A source of each wave; a place that overlaps with that of another wave; a descriptor that differs within a wave.
; RUN: sed 's/i32 %column, i64 2/i32 %row, i64 2/' %s | ldsopt check - | filecheck %s --check-prefix=RACE
; RUN: sed 's/%half = shl i32 %column, 10/%half = shl i32 %row, 9/' %s | ldsopt check - | filecheck %s --check-prefix=RACE
; RUN: sed 's/i32 %column, i64 2/i32 %x, i64 2/' %s | ldsopt check - | filecheck %s --check-prefix=RACE

; CHECK-NOT: wave-race
; CHECK: tensor: {{.*}} 1 that write the same value
; RACE: unproven wave-race in tensor
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [4096 x i8] poison, align 16

define amdgpu_kernel void @tensor() #0 !reqd_work_group_size !0 {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %of.x = lshr i32 %x, 5
  %column = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %of.x)
  %of.y = add i32 %y, %of.x
  %row = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %of.y)
  %half = shl i32 %column, 10
  %a = ptrtoint ptr addrspace(3) @A to i32
  %place = add i32 %a, %half
  %g = insertelement <4 x i32> <i32 1, i32 poison, i32 poison, i32 -2147483648>, i32 %place, i64 1
  %d = insertelement <4 x i32> %g, i32 %column, i64 2
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %d, <8 x i32> <i32 65536, i32 poison, i32 poison, i32 2097152, i32 16, i32 poison, i32 0, i32 0>, i32 0)
  call void @llvm.amdgcn.s.wait.tensorcnt(i16 0)
  ret void
}

attributes #0 = { "target-cpu"="gfx1250" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" }
!0 = !{i32 64, i32 2, i32 1}
