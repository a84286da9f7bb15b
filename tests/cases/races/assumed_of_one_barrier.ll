; Of two barriers under branches one is passed by all waves if they load the same from memory: that is named, though the
; other one stays a finding.
; REQUIRES: bitwuzla, pseudocode
; RUN: exits 1 ldsopt check %s -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: exits 1 ldsopt check %s --no-assume no-global-races -o %t.refused
; RUN: filecheck %s --check-prefix REFUSED --input-file %t.refused

; CHECK: 1 definite, 0 unproven
; CHECK: {{^}}assumed: no-global-races
; REFUSED: 1 definite, 1 unproven
; REFUSED-NOT: {{^}}assumed: no-global-races

target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %q, ptr addrspace(1) %p) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %t
  store i32 %t, ptr addrspace(1) %to
  %n = load i32, ptr addrspace(1) %q
  %is_more = icmp slt i32 %n, 8
  br i1 %is_more, label %hold, label %then
hold:
  call void @llvm.amdgcn.s.barrier()
  br label %then
then:
  store i32 0, ptr addrspace(1) %to
  %is_low = icmp ult i32 %t, 100
  br i1 %is_low, label %some, label %done
some:
  call void @llvm.amdgcn.s.barrier()
  br label %done
done:
  store i32 1, ptr addrspace(1) %to
  ret void
}
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
