; Of several kernels one has to be named: that is all that the error says, for nothing is known of their launches yet.

; RUN: exits 2 ldsopt simulate %s 2>&1 | filecheck %s
; RUN: ldsopt simulate %s --kernel one 2>&1 | filecheck %s --check-prefix=ONE

; CHECK: several_kernels.ll: 2 kernels in the module: one, other; name the one to run with --kernel
; CHECK-NOT: no launch
; ONE: no findings

target triple = "amdgcn-amd-amdhsa"

define amdgpu_kernel void @one(ptr addrspace(1) %out) #0 {
  store i32 1, ptr addrspace(1) %out
  ret void
}

define amdgpu_kernel void @other(ptr addrspace(1) %out) #0 {
  store i32 2, ptr addrspace(1) %out
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" }
