; A read at the head of a loop of what a DMA at its end writes: on entry to the loop there is no DMA yet. In
; @mended the read has no alias information.
target triple = "amdgcn-amd-amdhsa"

@lds = external addrspace(3) global [0 x i8], align 16
@other = external addrspace(3) global [0 x i8], align 16

declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)

define amdgpu_kernel void @plain(ptr addrspace(8) inreg %r, ptr addrspace(1) %o, i32 inreg %n) #0 {
entry:
  %u = call i32 @llvm.amdgcn.readfirstlane.i32(i32 ptrtoint (ptr addrspace(3) @lds to i32))
  %w = call i32 @llvm.amdgcn.readfirstlane.i32(i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @other, i32 4096) to i32))
  %a = inttoptr i32 %u to ptr addrspace(3)
  %b = inttoptr i32 %w to ptr addrspace(3)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %v = load i32, ptr addrspace(3) @lds, !alias.scope !3, !noalias !4
  %t = add i32 %s, %v
  %off = shl i32 %i, 8
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %b, i32 4, i32 %off, i32 0, i32 0, i32 0), !alias.scope !4
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %a, i32 4, i32 %off, i32 0, i32 0, i32 0), !alias.scope !3
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  store i32 %t, ptr addrspace(1) %o
  ret void
}

define amdgpu_kernel void @mended(ptr addrspace(8) inreg %r, ptr addrspace(1) %o, i32 inreg %n) #0 {
entry:
  %u = call i32 @llvm.amdgcn.readfirstlane.i32(i32 ptrtoint (ptr addrspace(3) @lds to i32))
  %w = call i32 @llvm.amdgcn.readfirstlane.i32(i32 ptrtoint (ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @other, i32 4096) to i32))
  %a = inttoptr i32 %u to ptr addrspace(3)
  %b = inttoptr i32 %w to ptr addrspace(3)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %v = load i32, ptr addrspace(3) @lds
  %t = add i32 %s, %v
  %off = shl i32 %i, 8
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %b, i32 4, i32 %off, i32 0, i32 0, i32 0), !alias.scope !4
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %a, i32 4, i32 %off, i32 0, i32 0, i32 0), !alias.scope !3
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  store i32 %t, ptr addrspace(1) %o
  ret void
}

!0 = distinct !{!0, !"domain"}
!1 = distinct !{!1, !0, !"lds"}
!2 = distinct !{!2, !0, !"other"}
!3 = !{!1}
!4 = !{!2}

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
