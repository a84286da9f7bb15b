; Records of debug information stand between a barrier and its fences: they are no instructions, and the fences are its own.
; RUN: ldsopt annotate %s --barriers --no-check --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix OWN
; RUN: sed '/#dbg_value/d' %s | ldsopt annotate - --barriers --no-check --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix OWN
; OWN: kernel k: 2 barriers, 1 made of a wave: 1 unneeded, 1 needed
; An access stands there: the second barrier orders nothing, and the first one is needed.
; RUN: sed 's/^    #dbg_value.*/  store i32 1, ptr addrspace(3) %own/' %s | ldsopt annotate - --barriers --no-check --mcpu gfx942 -o %t.ll 2>&1 | filecheck %s --check-prefix NONE
; NONE-NOT: unneeded
target triple = "amdgcn-amd-amdhsa"
@a = internal addrspace(3) global [256 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 !dbg !20 !reqd_work_group_size !0 {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(3) @a, i32 %t
  store i32 %t, ptr addrspace(3) %own
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(3) %own
  fence syncscope("workgroup") release
    #dbg_value(i32 %t, !25, !DIExpression(), !21)
  call void @llvm.amdgcn.s.barrier()
    #dbg_value(i32 %t, !25, !DIExpression(), !21)
  fence syncscope("workgroup") acquire
  %o = xor i32 %t, 64
  %its = getelementptr i32, ptr addrspace(3) @a, i32 %o
  %w = load i32, ptr addrspace(3) %its
  %s = add i32 %v, %w
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %s, ptr addrspace(1) %to
  ret void
}
attributes #0 = { "uniform-work-group-size"="true" }
!llvm.dbg.cu = !{!12}
!llvm.module.flags = !{!15}
!0 = !{i32 256, i32 1, i32 1}
!12 = distinct !DICompileUnit(language: DW_LANG_C, file: !13, emissionKind: FullDebug)
!13 = !DIFile(filename: "k.c", directory: "/")
!15 = !{i32 2, !"Debug Info Version", i32 3}
!20 = distinct !DISubprogram(name: "k", scope: !13, file: !13, line: 1, type: !23, unit: !12, spFlags: DISPFlagDefinition)
!21 = !DILocation(line: 2, scope: !20)
!23 = !DISubroutineType(types: !{null})
!25 = !DILocalVariable(name: "t", scope: !20, file: !13, line: 2, type: !26)
!26 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
