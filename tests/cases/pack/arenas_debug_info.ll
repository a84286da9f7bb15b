; Debug records follow a variable into its arena, and the rest of the debug information stays.
; RUN: variant DEBUG %s | ldsopt pack - --mcpu gfx942 --goal bytes --no-share -v -o %t.ll 2>&1 | filecheck %s --check-prefix DEBUG
; RUN: filecheck %s --check-prefix DEBUG-CODE < %t.ll
; DEBUG: kernel k: 384 -> 384 bytes of LDS, LDS allows 128 -> 128 workgroups a compute unit; proved: no placement is better
; DEBUG: A  bytes 0 to 255
; DEBUG: B  bytes 256 to 383
; DEBUG-CODE: @ldsopt.arena.k = internal addrspace(3) global [384 x i8] poison, align 16
; DEBUG-CODE: store i32 1, ptr addrspace(3) @ldsopt.arena.k, !dbg !6, !alias.scope !13, !noalias !15
; DEBUG-CODE: #dbg_value(ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @ldsopt.arena.k, i32 256), !5, !DIExpression(), !6)
; DEBUG-CODE: store i32 2, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @ldsopt.arena.k, i32 256), !dbg !6, !alias.scope !15, !noalias !13
; DEBUG-CODE: !8 = distinct !DIGlobalVariable(name: "A", scope: !1, file: !2, line: 1, type: !10, isDefinition: true)
target triple = "amdgcn-amd-amdhsa"
attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "uniform-work-group-size"="true" }
@A = internal addrspace(3) global [64 x i32] poison, align 4, !dbg !9
@B = internal addrspace(3) global [32 x i32] poison, align 4

define amdgpu_kernel void @k() !dbg !3 {
  store i32 1, ptr addrspace(3) @A, !dbg !6
    #dbg_value(ptr addrspace(3) @B, !5, !DIExpression(), !6)
  store i32 2, ptr addrspace(3) @B, !dbg !6
  ret void, !dbg !6
}
!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!7}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: FullDebug, globals: !{!9})
!2 = !DIFile(filename: "k.c", directory: ".")
!3 = distinct !DISubprogram(name: "k", file: !2, line: 1, type: !4, unit: !1, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !{})
!5 = !DILocalVariable(name: "b", scope: !3)
!6 = !DILocation(line: 2, scope: !3)
!7 = !{i32 2, !"Debug Info Version", i32 3}
!8 = distinct !DIGlobalVariable(name: "A", scope: !1, file: !2, line: 1, type: !10, isDefinition: true)
!9 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
