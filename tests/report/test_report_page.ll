; Texts of `test_report_page.py`.
; === KERNEL
target triple = "amdgcn-amd-amdhsa"
@"A" = internal addrspace(3) global [100 x i8] poison, align 4
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @"k"(ptr addrspace(1) %o, <2 x i32> %v) #0 {
  store <2 x i32> %v, ptr addrspace(3) @"A", align 4
  call void asm sideeffect "s_nop 0 ; in assembly", ""()
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %q = getelementptr i8, ptr addrspace(3) @"A", i32 4
  %x = load i32, ptr addrspace(3) %q, align 4
  store i32 %x, ptr addrspace(1) %o
  ret void
}
attributes #0 = { "target-cpu"="gfx942" }
