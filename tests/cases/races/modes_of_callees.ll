; A wave that rounds otherwise computes other numbers of equal operands: it may have called what changes that.
; RUN: ldsopt check %s | filecheck %s
; RUN: sed 's/^  call void @llvm.amdgcn.s.setreg.*/  call void asm sideeffect "s_nop 4\\0As_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 3\\0As_nop 4", ""()/' %s | ldsopt check - | filecheck %s
; RUN: sed 's/^  call void @llvm.amdgcn.s.setreg.*//' %s | ldsopt check - | filecheck %s --check-prefix=EQUAL

; CHECK: unproven wave-race in rounding
; EQUAL: no findings
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global float poison, align 4

define internal void @outer() noinline {
  call void @inner()
  ret void
}

define internal void @inner() noinline {
  call void @llvm.amdgcn.s.setreg(i32 2049, i32 3)
  ret void
}

define amdgpu_kernel void @rounding(i32 %n) #0 {
entry:
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %is.first = icmp ult i32 %x, 64
  br i1 %is.first, label %rounds, label %computes
rounds:
  call void @outer()
  br label %computes
computes:
  %whole = uitofp i32 %n to float
  %third = fdiv float %whole, 3.0
  store float %third, ptr addrspace(3) @A
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" }
