; The texts of `test_postcondition.py`.
; === SOURCE

source_filename = "k.c"
target triple = "amdgcn-amd-amdhsa"
%pair = type { i32, float }
%gone = type { i64 }
@A = external addrspace(3) global [0 x i8], align 16
@moved = internal addrspace(3) global i32 poison, align 4
@arena = internal addrspace(3) global [128 x i8] poison, align 16
@table = addrspace(4) constant [2 x i32] [i32 1, i32 2], align 4
@pairs = external addrspace(1) global %pair
declare void @ext(i32)
declare i32 @llvm.read_register.i32(metadata)

define amdgpu_kernel void @k(ptr addrspace(3) %p, ptr addrspace(1) %out) #0 !dbg !20 {
  call void @ext(i32 6), !dbg !14
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %p, align 4
  call void @ext(i32 0) #1, !dbg !21
  %c = load i32, ptr addrspace(3) %p, align 4, !alias.scope !3, !noalias !4
  %d = load i32, ptr addrspace(3) %p, align 4, !tbaa !5, !alias.scope !3
  %e = load i32, ptr addrspace(3) %p, align 4
  call void @ext(i32 1) #2, !dbg !22
  %f = load i32, ptr addrspace(3) %p, align 4, !noalias !4, !llvm.access.group !10
  %g = load i32, ptr addrspace(3) %p, align 4, !llvm.access.group !11
  %h = load i32, ptr addrspace(3) %p, align 4
  %i = load i32, ptr addrspace(3) %p, align 4
  store i32 %g, ptr addrspace(1) %out, align 4, !dbg !21, !tbaa !5, !llvm.access.group !10
  store i32 %h, ptr addrspace(1) %out, align 4, !tbaa !8, !llvm.access.group !11
  %r = call i32 @llvm.read_register.i32(metadata !24), !dbg !22
  call void @ext(i32 2), !dbg !22
  store i32 4, ptr addrspace(1) %out, align 4, !tbaa !5, !nontemporal !25
  %slot = alloca %gone, align 8, addrspace(5)
  call void @ext(i32 5)
  ret void
}

define void @fences(ptr addrspace(3) %p) {
  fence syncscope("workgroup") release
  %a = load i32, ptr addrspace(3) %p, align 4
  fence syncscope("workgroup") acquire
  fence syncscope("workgroup") release, !mmra !26
  store i32 1, ptr addrspace(3) @moved, align 4
  store i32 2, ptr addrspace(3) @moved, align 4
  ret void
}

define void @blocks(i1 %c, ptr addrspace(1) %p) {
entry:
  br i1 %c, label %a, label %b

a:                                                ; preds = %entry
  store i32 1, ptr addrspace(1) %p, align 4
  br label %b

b:                                                ; preds = %a, %entry
  %x = phi i32 [ 0, %entry ], [ 1, %a ]
  %y = fadd fast float 1.0, 2.0
  store i32 %x, ptr addrspace(1) %p, align 4, !llvm.access.group !11
  ret void
}

attributes #0 = { nounwind "target-cpu"="gfx942" }
attributes #1 = { nounwind }
attributes #2 = { cold }
!llvm.dbg.cu = !{!12}
!llvm.module.flags = !{!15}
!0 = distinct !{!0, !"theirs"}
!1 = distinct !{!1, !0, !"x"}
!2 = distinct !{!2, !0, !"y"}
!3 = !{!1}
!4 = !{!2}
!5 = !{!6, !6, i64 0}
!6 = !{!"float", !7, i64 0}
!7 = !{!"root"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !7, i64 0}
!10 = distinct !{}
!11 = distinct !{}
!12 = distinct !DICompileUnit(language: DW_LANG_C, file: !13, emissionKind: FullDebug)
!13 = !DIFile(filename: "k.c", directory: "/")
!14 = !DILocation(line: 4, scope: !20)
!15 = !{i32 2, !"Debug Info Version", i32 3}
!20 = distinct !DISubprogram(name: "k", scope: !13, file: !13, line: 1, type: !23, unit: !12, spFlags: DISPFlagDefinition)
!21 = !DILocation(line: 2, scope: !20)
!22 = !DILocation(line: 3, scope: !20)
!23 = !DISubroutineType(types: !{null})
!24 = !{!"exec"}
!25 = !{i32 1}
!26 = !{!"amdgpu-synchronize-as", !"global"}
