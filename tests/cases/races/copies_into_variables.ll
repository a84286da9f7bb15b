; A copy from LDS into a variable of the caller is several loads, once the variable is values: a finding names the copy.
; REQUIRES: bitwuzla
; RUN: exits 1 ldsopt check %s -v | filecheck %s

; CHECK: definite wave-race in k
; CHECK: store i32 %v, ptr addrspace(3) %own
; CHECK-NEXT: ^~~~~
; CHECK-NEXT: while another one
; CHECK-NEXT: :[[#]]
; CHECK-NEXT: call void @llvm.memcpy
; CHECK-NOT: store i32 %x
; CHECK: pairs of LDS accesses

target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [512 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.memcpy.p0.p3.i64(ptr, ptr addrspace(3), i64, i1)

define internal void @get(ptr %to) #1 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %two = shl i32 %id, 1
  %from = getelementptr i32, ptr addrspace(3) @tile, i32 %two
  call void @llvm.memcpy.p0.p3.i64(ptr align 8 %to, ptr addrspace(3) align 8 %from, i64 16, i1 false)
  ret void
}

define amdgpu_kernel void @k(ptr addrspace(1) noalias %out, i32 %v) #0 !reqd_work_group_size !0 {
  %words = alloca [4 x i32], align 8, addrspace(5)
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %two = shl i32 %id, 1
  %own = getelementptr i32, ptr addrspace(3) @tile, i32 %two
  store i32 %v, ptr addrspace(3) %own
  %to = addrspacecast ptr addrspace(5) %words to ptr
  call void @get(ptr %to)
  %x = load i32, ptr addrspace(5) %words
  %at = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %x, ptr addrspace(1) %at
  ret void
}

attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" }
attributes #1 = { noinline "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" "uniform-work-group-size"="true" }
!0 = !{i32 128, i32 1, i32 1}
