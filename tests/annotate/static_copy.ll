; The copy into @S0 is left as it came, and the store behind it has alias information, for which the backend forgets the
; copy. As it came the schedule has a wait between the two; with tags for @D0 and the waits of R9 it has none.
target triple = "amdgcn-amd-amdhsa"
@D0 = external addrspace(3) global [0 x i8], align 1024
@D1 = external addrspace(3) global [0 x i8], align 1024
@S0 = internal addrspace(3) global [1024 x i8] poison, align 1024
@S1 = internal addrspace(3) global [1024 x i8] poison, align 1024
define amdgpu_kernel void @k(ptr addrspace(1) noalias %in, ptr addrspace(1) noalias %out, i32 %n, i32 %m) #0 !reqd_work_group_size !0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %p6 = getelementptr i8, ptr addrspace(3) @D0, i32 0
  store i32 0, ptr addrspace(3) %p6, align 4, !alias.scope !11, !noalias !12
  %v54 = shl nuw nsw i32 %tid, 2
  %p55 = getelementptr [256 x i8], ptr addrspace(3) @S1, i32 2, i32 0
  %v56 = add i32 %v54, 0
  %p57 = getelementptr i8, ptr addrspace(3) %p55, i32 %v56
  store i32 0, ptr addrspace(3) %p57, align 4, !alias.scope !20, !noalias !21
  %p68 = getelementptr i8, ptr addrspace(3) inttoptr (i32 add (i32 ptrtoint (ptr addrspace(3) @S0 to i32), i32 0) to ptr addrspace(3)), i32 0
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) null, ptr addrspace(3) %p68, i32 4, i32 0, i32 0, i32 0, i32 0)
  %p72 = getelementptr [256 x i8], ptr addrspace(3) @S0, i32 0, i32 0
  %p74 = getelementptr i8, ptr addrspace(3) %p72, i32 0
  store i32 0, ptr addrspace(3) %p74, align 4, !alias.scope !17, !noalias !18
  %p88 = getelementptr [256 x i8], ptr addrspace(3) @S1, i32 1, i32 0
  %p90 = getelementptr i8, ptr addrspace(3) %p88, i32 0
  %v93 = getelementptr i8, ptr addrspace(1) %in, i32 0
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %v93, ptr addrspace(3) %p90, i32 4, i32 0, i32 0)
  %v94 = xor i32 %tid, 4
  %v95 = shl nuw nsw i32 %v94, 2
  %v96 = ptrtoint ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S1, i32 512) to i32
  %v97 = or disjoint i32 %v96, %v95
  %p98 = inttoptr i32 %v97 to ptr addrspace(3)
  %v99 = load i32, ptr addrspace(3) %p98, align 4, !alias.scope !20, !noalias !21
  %v101 = sub i32 0, %v99
  %v183 = getelementptr i32, ptr addrspace(1) %out, i32 0
  store i32 %v101, ptr addrspace(1) %v183, align 4
  ret void
}
attributes #0 = { "target-cpu"="gfx950" "amdgpu-flat-work-group-size"="64,64" }
!0 = !{i32 64, i32 1, i32 1}
!4 = distinct !{!4}
!10 = distinct !{!10, !4}
!11 = !{!10}
!12 = !{!13, !16, !19}
!13 = distinct !{!13, !4}
!16 = distinct !{!16, !4}
!17 = !{!16}
!18 = !{!10, !13, !19}
!19 = distinct !{!19, !4}
!20 = !{!19}
!21 = !{!10, !13, !16}