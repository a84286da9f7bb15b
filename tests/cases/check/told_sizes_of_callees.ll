; What the user says of the size of workgroups holds for kernels that state none. A function may be called by one that
; states another: its work-items 64 to 255 store to the byte that is read behind the barrier, by another wave.
; RUN: ldsopt check %s --no-races | filecheck %s
; RUN: ldsopt check %s --no-races --assume workgroup-size=64 | filecheck %s
; CHECK: unproven bare-barrier in exchange

target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [128 x i32] poison, align 4

define void @exchange(ptr addrspace(1) %out) #0 {
  %item = call i32 @llvm.amdgcn.workitem.id.x()
  %half = and i32 %item, 64
  %to = getelementptr i32, ptr addrspace(3) @tile, i32 %half
  store i32 %item, ptr addrspace(3) %to
  call void @llvm.amdgcn.s.barrier()
  %read = load i32, ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @tile, i32 64)
  %place = getelementptr i32, ptr addrspace(1) %out, i32 %item
  store i32 %read, ptr addrspace(1) %place
  ret void
}

define amdgpu_kernel void @of_256(ptr addrspace(1) %out) #1 !reqd_work_group_size !0 {
  call void @exchange(ptr addrspace(1) %out)
  ret void
}

define amdgpu_kernel void @of_any(ptr addrspace(1) %out) #1 {
  ret void
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
attributes #0 = { noinline "target-cpu"="gfx942" }
attributes #1 = { "target-cpu"="gfx942" }
!0 = !{i32 256, i32 1, i32 1}
