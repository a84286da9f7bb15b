; An address of which the IR does not tell the variable may be in any: it is told apart from none.
; REQUIRES: bitwuzla
; RUN: exits 1 ldsopt check %s --mcpu gfx942 | filecheck %s

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [256 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()

; CHECK: definite wave-race in k:
define amdgpu_kernel void @k(i32 %n, ptr addrspace(1) %out) "amdgpu-flat-work-group-size"="256,256" {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @A, i32 %t
  store i32 %t, ptr addrspace(3) %own
  %some = inttoptr i32 %n to ptr addrspace(3)
  %x = load i32, ptr addrspace(3) %some, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %x, ptr addrspace(1) %o
  ret void
}
