; A read that has alias information, here a TBAA type, of bytes that a DMA without a scope writes. In @mended the DMA
; has a scope of its own.
target triple = "amdgcn-amd-amdhsa"

@lds = internal addrspace(3) global [64 x float] poison, align 16

declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)

define amdgpu_kernel void @plain(ptr addrspace(8) %r, i32 %i, ptr addrspace(1) %o) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 0, i32 0, i32 0, i32 0)
  %g = getelementptr float, ptr addrspace(3) @lds, i32 %i
  %v = load float, ptr addrspace(3) %g, !tbaa !2
  store float %v, ptr addrspace(1) %o
  ret void
}

define amdgpu_kernel void @mended(ptr addrspace(8) %r, i32 %i, ptr addrspace(1) %o) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !5
  %g = getelementptr float, ptr addrspace(3) @lds, i32 %i
  %v = load float, ptr addrspace(3) %g, !tbaa !2
  store float %v, ptr addrspace(1) %o
  ret void
}

!0 = !{!"root"}
!1 = !{!"float", !0}
!2 = !{!1, !1, i64 0}
!3 = distinct !{!3, !"domain"}
!4 = distinct !{!4, !3, !"copied"}
!5 = !{!4}

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
