; The texts of `test_tracing.py`.
; === TEXT
target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(4) constant [12 x i8] c"a, !dbg !5, ", align 1
@B = internal addrspace(3) global i32 poison, align 4, !dbg !0

define amdgpu_kernel void @k() !dbg !6 !odd$kind !9 {
  store i32 1, ptr addrspace(3) @B, align 4, !dbg !8
  ret void, !dbg !8
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "B", scope: !2, file: !3, line: 1, type: !4, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, emissionKind: FullDebug)
!3 = !DIFile(filename: "k.c", directory: "")
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "k", scope: !3, file: !3, line: 1, type: !7, unit: !2, spFlags: DISPFlagDefinition)
!7 = !DISubroutineType(types: !9)
!8 = !DILocation(line: 7, scope: !6)
!9 = !{}
; === OWN

target triple = "amdgcn-amd-amdhsa"

declare !dbg !11 void @callee()

define void @own(i32 %n) !dbg !6 {
entry:
    #dbg_value(i32 %n, !12, !DIExpression(), !8)
  store i32 1, ptr addrspace(3) null, align 4, !dbg !8, !noalias !9
    #dbg_value(i32 2, !12, !DIExpression(), !8)
  switch i32 %n, label %other [
    i32 0, label %other
  ], !dbg !8

other:
  %"a, !dbg !8" = add i32 %n, 1
  %b = add i32 %"a, !dbg !8", 1
  ret void, !dbg !8
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, emissionKind: FullDebug)
!3 = !DIFile(filename: "k.c", directory: "")
!4 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "own", scope: !3, file: !3, line: 1, type: !7, unit: !2, spFlags: DISPFlagDefinition)
!7 = !DISubroutineType(types: !9)
!8 = !DILocation(line: 7, scope: !6)
!9 = !{}
!11 = !DISubprogram(name: "callee", scope: !3, file: !3, line: 1, type: !7, flags: DIFlagPrototyped, spFlags: 0)
!12 = !DILocalVariable(name: "n", arg: 1, scope: !6, file: !3, line: 1, type: !4)
; === SHAPES

target triple = "amdgcn-amd-amdhsa"

@S = internal addrspace(3) global [4 x i32] poison, align 16
@personality = external global i8

declare i32 @may_throw()

define i32 @first(i32 %n) personality ptr @personality {
entry:
  switch i32 %n, label %other [
    i32 0, label %call
    i32 1, label %other
  ]

call:                                             ; preds = %entry
  %x = invoke i32 @may_throw()
          to label %other unwind label %pad

pad:                                              ; preds = %call
  %caught = landingpad { ptr, i32 }
          cleanup
          catch ptr null
  store i32 1, ptr addrspace(3) @S, align 4
  br label %other

other:                                            ; preds = %pad, %call, %entry, %entry
  ret i32 0
}

define amdgpu_kernel void @second() {
  store i32 2, ptr addrspace(3) @S, align 4
  store i32 3, ptr addrspace(3) @S, align 4
  ret void
}
