; Stores to places that are loaded from global memory race where two numbers are equal, as in contents that were made up
; for an execution. Whoever launches a kernel that permutes gives different ones, so that this is not definite; a count
; without atomics is, and so are places that the kernel has computed itself.

; REQUIRES: bitwuzla, pseudocode
; RUN: variant SCATTER %s | ldsopt check - -o %t.txt
; RUN: filecheck %s --check-prefix=OPEN --input-file %t.txt
; RUN: variant SCATTER %s | ldsopt compile - -o %t.s
; RUN: ldsopt check %t.s -o %t.txt
; RUN: filecheck %s --check-prefix=OPEN --input-file %t.txt
; RUN: variant COUNT %s | exits 1 ldsopt check - -o %t.txt
; RUN: filecheck %s --check-prefix=SURE --input-file %t.txt
; RUN: variant OWN %s | exits 1 ldsopt check - -o %t.txt
; RUN: filecheck %s --check-prefix=SURE --input-file %t.txt

; OPEN: 0 definite
; OPEN: unproven: {{.*}}that wave {{.*}}in a launch of
; OPEN: help: {{.*}}where the loaded numbers send no two work-items to one place, there is no race
; SURE: definite wave-race in placed

target triple = "amdgcn-amd-amdhsa"

@tile = internal addrspace(3) global [256 x i32] poison, align 16

define amdgpu_kernel void @placed(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %n = getelementptr i32, ptr addrspace(1) %in, i32 %lane
  %loaded = load i32, ptr addrspace(1) %n, align 4
  %index = and i32 %loaded, 127
  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %index ; but OWN
;OWN  %turned = and i32 %lane, 63
;OWN  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %turned
;COUNT  %old = load i32, ptr addrspace(3) %p, align 4
;COUNT  %lane.new = add i32 %old, 1
;COUNT  store i32 %lane.new, ptr addrspace(3) %p, align 4
  store i32 %lane, ptr addrspace(3) %p, align 4 ; but COUNT
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %q = getelementptr i32, ptr addrspace(3) @tile, i32 %lane
  %v = load i32, ptr addrspace(3) %q, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %lane
  store i32 %v, ptr addrspace(1) %o, align 4
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

attributes #0 = { nounwind "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
