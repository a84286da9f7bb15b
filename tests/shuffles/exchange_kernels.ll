; The texts of `exchange_kernels.py`.
; === ROWS
  %{name}.low = and i32 %lane, 15
  %{name}.shift = shl i32 %{name}.low, 2
  %{name}.wide = zext i32 %{name}.shift to i64
  %{name}.moved = lshr i64 {selector}, %{name}.wide
  %{name}.narrow = trunc i64 %{name}.moved to i32
  %{name}.place = and i32 %{name}.narrow, 15
  %{name}.row = and i32 %lane, 48
  %{name}.away = xor i32 %{name}.row, {other}
  %{name}.index = or i32 %{name}.away, %{name}.place
; === KERNEL
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %masks, ptr addrspace(1) %out) #0 {{
  %low = call i32 @llvm.amdgcn.mbcnt.lo(i32 -1, i32 0)
  %lane = call i32 @llvm.amdgcn.mbcnt.{half}(i32 -1, i32 {low})
  %group = call i32 @llvm.amdgcn.workgroup.id.x()
  %from = getelementptr i32, ptr addrspace(1) %a, i32 %lane
  %v = load i32, ptr addrspace(1) %from
  %m = getelementptr i64, ptr addrspace(1) %masks, i32 %group
  %mask = load i64, ptr addrspace(1) %m
  %wide = zext i32 %lane to i64
  %shifted = lshr i64 %mask, %wide
  %bit = trunc i64 %shifted to i1
  %first = mul i32 %group, {stride}
  %place = add i32 %first, %lane
  br i1 {condition}, label %in, label %done
in:
{stores}
  br label %done
done:
  ret void
}}
declare i32 @llvm.amdgcn.mbcnt.lo(i32, i32)
declare i32 @llvm.amdgcn.mbcnt.hi(i32, i32)
declare i32 @llvm.amdgcn.workgroup.id.x()
declare i32 @llvm.amdgcn.ds.bpermute(i32, i32)
declare i32 @llvm.amdgcn.ds.permute(i32, i32)
declare i32 @llvm.amdgcn.ds.swizzle(i32, i32 immarg)
attributes #0 = {{ {wave} {size} }}
