; A missing wait at a barrier that no launch shows says that launches were executed.
; REQUIRES: pseudocode
; RUN: ldsopt check %s | filecheck %s
; CHECK: unproven bare-barrier in rare
; CHECK: {{^}}  unproven: no launch that was tried shows it

target triple = "amdgcn-amd-amdhsa"

@A = internal addrspace(3) global [256 x i32] poison, align 16

define amdgpu_kernel void @rare(ptr addrspace(1) %p, i32 %n) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %own
  call void @llvm.amdgcn.s.barrier()
  %is = icmp eq i32 %n, 123456789
  br i1 %is, label %there, label %done

there:
  %opposite = sub i32 255, %t
  %q = getelementptr i32, ptr addrspace(3) @A, i32 %opposite
  %y = load i32, ptr addrspace(3) %q
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %t
  store i32 %y, ptr addrspace(1) %to
  br label %done

done:
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" }
