; An object whose instructions name upper halves of registers is read like its assembly, also by a disassembler that
; takes the architecture's compiler to use none.

; RUN: ldsopt compile %s -o %t.s
; RUN: filecheck %s --check-prefix ASM --input-file %t.s
; RUN: ldsopt compile %s -o %t.o
; RUN: ldsopt check %t.o -o %t.txt
; RUN: filecheck %s --input-file %t.txt

; ASM: v_mul_f16{{.*}} v{{[0-9]+}}.h

; CHECK: no findings in
; CHECK-NOT: left out
; CHECK: 3 LDS instructions: 3 at bounded addresses

target triple = "amdgcn-amd-amdhsa"

@tile = internal addrspace(3) global [256 x half] poison, align 16

define amdgpu_kernel void @halves() #0 {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %at = getelementptr <2 x half>, ptr addrspace(3) @tile, i32 %lane
  %next = getelementptr half, ptr addrspace(3) %at, i32 1
  %both = load <2 x half>, ptr addrspace(3) %at, align 4
  %a = extractelement <2 x half> %both, i32 0
  %b = extractelement <2 x half> %both, i32 1
  %c = fmul half %a, %a
  %d = fmul half %b, %b
  %e = fadd half %c, %b
  store half %d, ptr addrspace(3) %at, align 2
  store half %e, ptr addrspace(3) %next, align 2
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()

attributes #0 = { nounwind "target-cpu"="gfx1250" "target-features"="+real-true16" "amdgpu-flat-work-group-size"="128,128" }
