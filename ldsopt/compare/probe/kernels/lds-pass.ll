; Two static variables: the pass that lowers LDS gives every access scopes of its own, and may drop those of the input.
; In @mended the DMA's address is laundered, which the pass does not see through, and the read says what it is apart from.
target triple = "amdgcn-amd-amdhsa"

@lds = internal addrspace(3) global [64 x i32] poison, align 16
@other = internal addrspace(3) global [64 x i32] poison, align 16

declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)

define amdgpu_kernel void @plain(ptr addrspace(8) %r, i32 %i, ptr addrspace(1) %o) #0 {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @lds, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !3, !noalias !4
  %b = getelementptr i32, ptr addrspace(3) @other, i32 %i
  %v = load i32, ptr addrspace(3) %b, !alias.scope !4, !noalias !3
  %a = getelementptr i32, ptr addrspace(3) @lds, i32 %i
  %w = load i32, ptr addrspace(3) %a, !alias.scope !3, !noalias !4
  %z = add i32 %v, %w
  store i32 %z, ptr addrspace(1) %o
  ret void
}

define amdgpu_kernel void @mended(ptr addrspace(8) %r, i32 %i, ptr addrspace(1) %o) #0 {
  %u = call i32 @llvm.amdgcn.readfirstlane.i32(i32 ptrtoint (ptr addrspace(3) @lds to i32))
  %q = inttoptr i32 %u to ptr addrspace(3)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !3, !noalias !4
  %b = getelementptr i32, ptr addrspace(3) @other, i32 %i
  %v = load i32, ptr addrspace(3) %b, !alias.scope !4, !noalias !3
  %a = getelementptr i32, ptr addrspace(3) @lds, i32 %i
  %w = load i32, ptr addrspace(3) %a, !alias.scope !3, !noalias !4
  %z = add i32 %v, %w
  store i32 %z, ptr addrspace(1) %o
  ret void
}

!0 = distinct !{!0, !"domain"}
!1 = distinct !{!1, !0, !"lds"}
!2 = distinct !{!2, !0, !"other"}
!3 = !{!1}
!4 = !{!2}

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
