; The texts of `test_machine_scaled_conversions.py`.
; === KERNEL
target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workitem.id.x()
{heads}
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %scales, ptr addrspace(1) %out) {{
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %pin = getelementptr i32, ptr addrspace(1) %in, i32 %t
  %pscale = getelementptr float, ptr addrspace(1) %scales, i32 %t
  %first = mul i32 %t, {words}
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %first
  %both = load <2 x i32>, ptr addrspace(1) %pin, align 4
  %s = load float, ptr addrspace(1) %pscale
  %v = extractelement <2 x i32> %both, i32 0
  %seed = extractelement <2 x i32> %both, i32 1
  %w = bitcast i32 %v to <2 x i16>
  %hf32 = bitcast <2 x i32> %both to <2 x float>
  %x = extractelement <2 x float> %hf32, i32 0
  %y = extractelement <2 x float> %hf32, i32 1
  %of32 = fadd float %x, 0.0
  %hf16 = bitcast i32 %v to <2 x half>
  %of16 = extractelement <2 x half> %hf16, i32 0
  %hbf16 = bitcast i32 %v to <2 x bfloat>
  %obf16 = extractelement <2 x bfloat> %hbf16, i32 0
{body}
  ret void
}}
