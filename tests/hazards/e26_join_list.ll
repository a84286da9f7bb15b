target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
; a loop reads what the round before has copied; the head's list of slots is that of the entry, which has none
; default: write write { read dma dma } => write write { vmcnt(0) read dma dma } -- R10: lost, the loop's head has the entry's empty list
; check: missing-wait! 3 overtaken-by-dma? -- LOST: the loop's head has the entry's list of DMAs, which is empty
define amdgpu_kernel void @loop_tagged(ptr addrspace(8) inreg %r, ptr addrspace(1) %o, i32 inreg %n) #0 {
entry:
  %B1 = getelementptr i8, ptr addrspace(3) @B, i32 4096
  store i32 0, ptr addrspace(3) @A
  store i32 0, ptr addrspace(3) %B1
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %v = load i32, ptr addrspace(3) @A, !alias.scope !3, !noalias !4
  %t = add i32 %s, %v
  %off = shl i32 %i, 8
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 %off, i32 0, i32 0, i32 0), !alias.scope !3, !noalias !4
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %B1, i32 4, i32 %off, i32 0, i32 0, i32 0), !alias.scope !4, !noalias !3
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  store i32 %t, ptr addrspace(1) %o
  ret void
}
attributes #0 = { "amdgpu-flat-work-group-size"="1,64" }
!0 = distinct !{!0, !"dom"}
!1 = distinct !{!1, !0, !"A"}
!2 = distinct !{!2, !0, !"B"}
!3 = !{!1}
!4 = !{!2}
