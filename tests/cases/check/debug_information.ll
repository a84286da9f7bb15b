; A module that clang made with -g: DWARF 5, places of loops in !llvm.loop. Findings name the lines of the source, too.
; RUN: exits 1 ldsopt check %s --mcpu gfx942 -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: exits 1 ldsopt check %s --mcpu gfx942 --json -o %t.json
; RUN: filecheck %s --check-prefix JSON --input-file %t.json
; RUN: exits 1 ldsopt check %s --mcpu gfx942 --format sarif -o %t.sarif
; RUN: filecheck %s --check-prefix SARIF --input-file %t.sarif
; RUN: exits 1 ldsopt simulate %s --mcpu gfx942 --block 256 --arg 'f32[1024]=0' --arg 'f32[256]=0' --arg 4 -o %t.txt
; RUN: filecheck %s --check-prefix SIMULATE --input-file %t.txt

; CHECK: 1 definite, 0 unproven
; CHECK: definite wave-race in sums
; CHECK-NEXT: one wave executes this
; CHECK-NEXT: debug_information.ll:[[# @LINE + 44]], sums.hip:6{{$}}
; CHECK: while another one may execute this
; CHECK-NEXT: debug_information.ll:[[# @LINE + 46]], ./load.h:3, inlined at sums.hip:8{{$}}

; JSON: "line": [[# @LINE + 40]],
; JSON-NEXT: "written": [
; JSON-NEXT: {
; JSON-NEXT: "file": "sums.hip",
; JSON-NEXT: "line": 6

; SARIF: "relatedLocations": [
; SARIF: "text": "started here: store
; SARIF: "uri": "./load.h"
; SARIF: "startLine": 3
; SARIF: "text": "the source"
; SARIF: "uri": "sums.hip"
; SARIF: "startLine": 8
; SARIF: "text": "the source"
; SARIF: "uri": "sums.hip"
; SARIF: "startLine": 6
; SARIF: "text": "started here: the source"

; SIMULATE: debug_information.ll:{{[0-9]+}} (./load.h:3, inlined at sums.hip:8): race: wave
; SIMULATE: %old = load float, ptr addrspace(3) %other, align 4{{$}}

target triple = "amdgcn-amd-amdhsa"

@s = internal addrspace(3) global [256 x float] poison, align 16

define amdgpu_kernel void @sums(ptr addrspace(1) readonly %x, ptr addrspace(1) %y, i32 %n) #0 !dbg !4 {
  %t = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !7
  %own = getelementptr inbounds float, ptr addrspace(3) @s, i32 %t
  %back = sub nsw i32 255, %t
  %other = getelementptr inbounds float, ptr addrspace(3) @s, i32 %back
  br label %loop, !dbg !8

loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %sum = phi float [ 0.0, %0 ], [ %more, %loop ]
  %row = shl nsw i32 %i, 8
  %at = add nuw nsw i32 %row, %t
  %wide = zext nneg i32 %at to i64
  %from = getelementptr inbounds float, ptr addrspace(1) %x, i64 %wide
  %new = load float, ptr addrspace(1) %from, align 4, !dbg !9
  store float %new, ptr addrspace(3) %own, align 4, !dbg !9
  fence syncscope("workgroup") release, !dbg !10
  tail call void @llvm.amdgcn.s.barrier(), !dbg !10
  fence syncscope("workgroup") acquire, !dbg !10
  %old = load float, ptr addrspace(3) %other, align 4, !dbg !12
  %more = fadd float %sum, %old, !dbg !11
  %next = add nuw nsw i32 %i, 1, !dbg !8
  %again = icmp slt i32 %next, %n, !dbg !8
  br i1 %again, label %loop, label %end, !dbg !8, !llvm.loop !15

end:
  %to = getelementptr inbounds float, ptr addrspace(1) %y, i32 %t
  store float %more, ptr addrspace(1) %to, align 4, !dbg !17
  ret void, !dbg !17
}

declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()

attributes #0 = { "amdgpu-flat-work-group-size"="256,256" "target-cpu"="gfx942" }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "sums.hip", directory: "/kernels")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "sums", scope: !1, file: !1, line: 2, type: !5, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!7 = !DILocation(line: 4, column: 9, scope: !4)
!8 = !DILocation(line: 5, column: 3, scope: !4)
!9 = !DILocation(line: 6, column: 9, scope: !4)
!10 = !DILocation(line: 7, column: 5, scope: !4)
!11 = distinct !DILocation(line: 8, column: 10, scope: !4)
!12 = !DILocation(line: 3, column: 10, scope: !13, inlinedAt: !11)
!13 = distinct !DISubprogram(name: "load", scope: !14, file: !14, line: 2, type: !5, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!14 = !DIFile(filename: "./load.h", directory: "/kernels")
!15 = distinct !{!15, !8, !16, !18}
!16 = !DILocation(line: 9, column: 3, scope: !4)
!17 = !DILocation(line: 10, column: 7, scope: !4)
!18 = !{!"llvm.loop.mustprogress"}
