; The texts of `test_random_block_strides.py`.
; === PLANE
%y = call i32 @llvm.amdgcn.workitem.id.y()
%rows = mul nuw nsw i32 %y, %size
%linear = add nuw nsw i32 %rows, %t
%columns = mul nuw nsw i32 %t, %size
%across = add nuw nsw i32 %columns, %y
%short = mul nuw nsw i32 %y, %size.half
%shorter = add nuw nsw i32 %short, %t
%q2 = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 14
%b2 = load i16, ptr addrspace(4) %q2, align 2, !invariant.load !1
%size.y = zext i16 %b2 to i32
%area = mul nuw nsw i32 %size, %size.y
%square = mul nuw nsw i32 %size, %size
%area.half = lshr i32 %area, 1
; === KERNEL
target triple = "amdgcn-amd-amdhsa"
@L = internal addrspace(3) global [4096 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
attributes #0 = {{ "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,256" }}
!llvm.module.flags = !{{!0}}
!0 = !{{i32 1, !"amdhsa_code_object_version", i32 500}}
!1 = !{{}}
define amdgpu_kernel void @k(i32 %n) #0 {{
begin:
%t = call i32 @llvm.amdgcn.workitem.id.x()
%t2 = shl nuw nsw i32 %t, 1
%t4 = shl nuw nsw i32 %t, 2
%swapped = xor i32 %t, 1
%halved = lshr i32 %t, 1
%p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
%q = getelementptr inbounds nuw i8, ptr addrspace(4) %p, i64 12
%b = load i16, ptr addrspace(4) %q, align 4, !invariant.load !1
%size = zext i16 %b to i32
%size.2 = shl nuw nsw i32 %size, 1
%size.4 = mul nuw nsw i32 %size, 4
%size.half = lshr i32 %size, 1
%above = add nuw nsw i32 %t, %size
{body}ret void
}}
