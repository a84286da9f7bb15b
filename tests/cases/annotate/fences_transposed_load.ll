; An intrinsic that reads memory is a read of what its pointer leads to.
; RUN: ldsopt annotate %s --fences --no-check -v --mcpu gfx1201 -o %t.ll 2>&1 | filecheck %s

target triple = "amdgcn-amd-amdhsa"
@L = internal addrspace(3) global [1024 x i32] poison
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare <2 x i32> @llvm.amdgcn.global.load.tr.b64.v2i32(ptr addrspace(1))

; It reads %b.
; CHECK: kernel it_reads_b: 2 fences of a workgroup, 2 narrowed to LDS: 2 proved
define amdgpu_kernel void @it_reads_b(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  store i32 1, ptr addrspace(1) %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = call <2 x i32> @llvm.amdgcn.global.load.tr.b64.v2i32(ptr addrspace(1) %b)
  ret void
}

; It reads %a.
; CHECK: kernel it_reads_a: 2 fences of a workgroup, 0 narrowed to LDS: 2 unknown
define amdgpu_kernel void @it_reads_a(ptr addrspace(1) noalias %a, ptr addrspace(1) noalias %b, i32 %n, i1 %u) #0 !reqd_work_group_size !0 {
  store i32 1, ptr addrspace(1) %a
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = call <2 x i32> @llvm.amdgcn.global.load.tr.b64.v2i32(ptr addrspace(1) %a)
  ret void
}

attributes #0 = { "amdgpu-flat-work-group-size"="64,64" }
!0 = !{i32 64, i32 1, i32 1}
