; A ring: what a DMA writes in one iteration is read in the next. Within an iteration the two addresses differ. In
; @mended the DMA's address is laundered.
target triple = "amdgcn-amd-amdhsa"

@lds = external addrspace(3) global [0 x i8], align 16

declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare i32 @llvm.amdgcn.readfirstlane.i32(i32)

define amdgpu_kernel void @plain(ptr addrspace(8) %r, i32 %n, ptr addrspace(1) %o) #0 {
entry:
  br label %loop
loop:
  %p = phi ptr addrspace(3) [ @lds, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %next = getelementptr i8, ptr addrspace(3) %p, i32 1024
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %next, i32 4, i32 0, i32 %i, i32 0, i32 0), !alias.scope !2
  %v = load float, ptr addrspace(3) %p, align 4, !alias.scope !2
  %t = fadd float %s, %v
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  store float %t, ptr addrspace(1) %o
  ret void
}

define amdgpu_kernel void @mended(ptr addrspace(8) %r, i32 %n, ptr addrspace(1) %o) #0 {
entry:
  br label %loop
loop:
  %p = phi ptr addrspace(3) [ @lds, %entry ], [ %next, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %next = getelementptr i8, ptr addrspace(3) %p, i32 1024
  %a = ptrtoint ptr addrspace(3) %next to i32
  %u = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %a)
  %q = inttoptr i32 %u to ptr addrspace(3)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %q, i32 4, i32 0, i32 %i, i32 0, i32 0), !alias.scope !2
  %v = load float, ptr addrspace(3) %p, align 4, !alias.scope !2
  %t = fadd float %s, %v
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  store float %t, ptr addrspace(1) %o
  ret void
}

!0 = distinct !{!0, !"domain"}
!1 = distinct !{!1, !0, !"copied"}
!2 = !{!1}

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
