; A variable that another module defines has contents that an execution does not know: what runs a module says so. Dynamic
; LDS, and what nobody uses, is no such variable.
; RUN: ldsopt simulate %s --block 256 --arg "i32[256]=zeros" 2>&1 | filecheck %s --check-prefix READ
; RUN: ldsopt verify %s %s --block 256 --arg "i32[256]=zeros" 2>&1 | filecheck %s --check-prefix READ
; RUN: ldsopt check %s -o %t.txt 2>&1 | filecheck %s --check-prefix LINK
; READ: note: {{.*}}not linked: it uses __oclc_wavefrontsize64 and does not define it; zeros are read there
; LINK: note: not linked: it uses __oclc_wavefrontsize64 and does not define it; figures are of code that cannot run. Link it with ROCm's
target triple = "amdgcn-amd-amdhsa"
@__oclc_wavefrontsize64 = external addrspace(4) constant i8
@unused = external addrspace(1) global i32
@D = external addrspace(3) global [0 x i8]
@A = internal addrspace(3) global [256 x i32] poison, align 16
define amdgpu_kernel void @k(ptr addrspace(1) %p) #0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %v = load i8, ptr addrspace(4) @__oclc_wavefrontsize64
  %z = zext i8 %v to i32
  store i32 %z, ptr addrspace(3) %own
  %x = load i32, ptr addrspace(3) %own
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %t
  store i32 %x, ptr addrspace(1) %to
  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
