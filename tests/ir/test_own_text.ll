; The texts of `test_own_text.py`.
; === ODD
; A header that LLVM would not keep.
target triple="amdgcn-amd-amdhsa"   ; odd spacing
source_filename = "mine.c"

@B = external addrspace(3) global [0 x i8]
@A = external addrspace(3) global [0 x i8] ; the tile


declare i32 @llvm.amdgcn.workitem.id.x() #7

define amdgpu_kernel void @k(i32 %0) #3
{
  %5 = add i32 %0, 1      ; numbers with gaps

	%p = getelementptr i8,
        ptr addrspace(3) @A,   ; over several lines
        i32 %5
    store i32   %5,ptr addrspace(3) %p, align 4, !noalias !20 ; has a list
  %9 = load i32, ptr addrspace(3) @B, align 4, !nontemporal !9
  br label %last
last:  store i32 %9, ptr addrspace(3) @B
  ret void
}
attributes #3 = { nounwind "target-cpu"="gfx942" }
attributes #7 = { nounwind }
!named = !{!9}
!30 = distinct !{!30, !"their domain"}
!20 = !{!40}
!40 = distinct !{!40, !30, !"theirs"}
!9 = !{i32 1}
; the end
