; A load that LLVM does not see is under way at a release: of memory that others may write, it is a lost wait. Scratch is
; memory of one lane, which no other wave accesses.
; RUN: variant GLOBAL %s > %t.ll
; RUN: exits 1 ldsopt check %t.ll --mcpu gfx1201 --no-races -o %t.txt
; RUN: filecheck %s --check-prefix LOST --input-file %t.txt
; RUN: variant SCRATCH %s > %t.ll
; RUN: exits 1 ldsopt check %t.ll --mcpu gfx1201 --no-races -o %t.txt
; RUN: filecheck %s --check-prefix NONE --input-file %t.txt
; LOST: unproven lost-release-wait in k
; NONE: 1 definite, 0 unproven
; NONE: definite register-hazard in k

target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(1) %p, i32 %t
;GLOBAL  %x = call i32 asm sideeffect "global_load_b32 $0, $1, off", "=v,v,~{memory}"(ptr addrspace(1) %own)
;SCRATCH  %x = call i32 asm sideeffect "scratch_load_b32 $0, off, off offset:4", "=v,~{memory}"()
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %to = getelementptr i32, ptr addrspace(1) %q, i32 %t
  store i32 %x, ptr addrspace(1) %to
  ret void
}
