; The texts of `test_callee_kinds.py`.
; === MODULE

target triple = "amdgcn-amd-amdhsa"
@A = {kind} addrspace(3) global [{size} x i32] {value}, align 4
@B = {kind} addrspace(3) global [{size} x i32] {value}, align 4
declare void @ext()
declare void @llvm.amdgcn.s.barrier()
define void @own() {{
  ret void
}}
define void @unnamed() {{
  store i32 7, ptr addrspace(3) @A
  ret void
}}
define amdgpu_kernel void @k(ptr %p, i64 %at) {{
  store i32 0, ptr addrspace(3) @A
  {call}
  store i32 0, ptr addrspace(3) @B
  ret void
}}
