; A store that only work-items with a number above 1.0 make meets a load of another wave. Executions show it with floats in
; the buffers; integers that are taken for floats are next to zero. A kernel without such a comparison is given none.

; REQUIRES: bitwuzla, pseudocode
; RUN: variant COMPARED %s | exits 1 ldsopt check - -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: variant COMPARED %s | ldsopt compile - -o %t.s
; RUN: exits 1 ldsopt check %t.s -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: variant PLAIN %s | exits 1 ldsopt check - -o %t.txt
; RUN: filecheck %s --check-prefix=PLAIN --input-file %t.txt

; CHECK: definite wave-race in above
; CHECK: in a launch of {{.*}} buffers of floats from -2 to 2
; PLAIN: definite wave-race in above
; PLAIN: in a launch of {{.*}} buffers of zeros

target triple = "amdgcn-amd-amdhsa"

@tile = internal addrspace(3) global [256 x float] poison, align 16

define amdgpu_kernel void @above(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %q = getelementptr float, ptr addrspace(3) @tile, i32 %lane
  store float 0.0, ptr addrspace(3) %q, align 4
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %n = getelementptr float, ptr addrspace(1) %in, i32 %lane
  %x = load float, ptr addrspace(1) %n, align 4
;COMPARED  %is.above = fcmp ogt float %x, 1.0
;COMPARED  br i1 %is.above, label %storing, label %behind
;COMPARED storing:
  store float %x, ptr addrspace(3) %q, align 4
;COMPARED  br label %behind
;COMPARED behind:
  %other = xor i32 %lane, 128
  %p = getelementptr float, ptr addrspace(3) @tile, i32 %other
  %v = load float, ptr addrspace(3) %p, align 4
  %o = getelementptr float, ptr addrspace(1) %out, i32 %lane
  store float %v, ptr addrspace(1) %o, align 4
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

attributes #0 = { nounwind "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
