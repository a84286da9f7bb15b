; A load in inline assembly, whose result is stored before it is there: LLVM waits for nothing that stands in assembly.
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %v = call i32 asm sideeffect "global_load_dword $0, $1, off", "=v,v"(ptr addrspace(1) %in)
  ; RIGHT call void asm sideeffect "s_waitcnt vmcnt(0)", ""()
  store i32 %v, ptr addrspace(1) %out
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,64" }
