; Attachments and metadata of the input stay, and nothing else of its text changes.
; DEFINE: %{annotate} = ldsopt annotate - --no-check -q -o -
; RUN: variant KINDS %s | %{annotate} | filecheck %s --check-prefix KINDS
; RUN: variant DEBUG %s | %{annotate} | filecheck %s --check-prefix DEBUG
; RUN: variant KINDS %s | grep . > %t.ll
; RUN: %{annotate} < %t.ll | sed -E 's/, !(alias.scope|noalias) ![0-9]+//g; /ldsopt.lds/,$d' | grep . | cmp %t.ll

target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
;DEBUG declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
;KINDS define amdgpu_kernel void @k(ptr addrspace(1) %out) #0 {
; KINDS: %a = load float, ptr addrspace(3) @A, align 4, !tbaa !5, !alias.scope [[A:![0-9]+]], !noalias [[B:![0-9]+]]
;KINDS   %a = load float, ptr addrspace(3) @A, align 4, !tbaa !5
; KINDS: align 4, !invariant.load !8, !alias.scope [[A]]
;KINDS   %b = load float, ptr addrspace(3) @A, align 4, !invariant.load !8
; KINDS: align 4, !range !9, !alias.scope [[A]]
;KINDS   %c = load i32, ptr addrspace(3) @A, align 4, !range !9
; KINDS: align 4, !nontemporal !10, !tbaa !5, !alias.scope [[A]]
;KINDS   %d = load float, ptr addrspace(3) @A, align 4, !nontemporal !10, !tbaa !5
; KINDS: align 4, !mine.own !8, !alias.scope [[A]]
;KINDS   store i32 0, ptr addrspace(3) @A, align 4, !mine.own !8
; KINDS: align 4, !llvm.access.group !11, !alias.scope [[A]]
;KINDS   store i32 1, ptr addrspace(3) @A, align 4, !llvm.access.group !11
; KINDS: align 4, !amdgpu.no.fine.grained.memory !8, !alias.scope [[A]]
;KINDS   %e = atomicrmw add ptr addrspace(3) @A, i32 1 monotonic, align 4, !amdgpu.no.fine.grained.memory !8
; KINDS: store i32 2, ptr addrspace(3) @B, align 4, !alias.scope [[B]], !noalias [[A]]
;KINDS   store i32 2, ptr addrspace(3) @B, align 4
;KINDS   ret void
;KINDS }
;DEBUG define amdgpu_kernel void @k(ptr addrspace(8) %r) #0 !dbg !3 {
; DEBUG: call i32 @llvm.amdgcn.readfirstlane.i32(i32 %ldsopt.dma0.addr){{$}}
; DEBUG: call void @llvm.amdgcn.raw.ptr.buffer.load.lds({{.*}}), !dbg !6, !alias.scope
;DEBUG   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0), !dbg !6
; DEBUG: align 4, !dbg !7, !alias.scope
;DEBUG   %x = load i32, ptr addrspace(3) @A, align 4, !dbg !7
; DEBUG: store i32 0, ptr addrspace(3) @B{{.*}}, !dbg !6, !alias.scope
;DEBUG   store i32 0, ptr addrspace(3) @B, !dbg !6
;DEBUG   ret void, !dbg !6
;DEBUG }
attributes #0 = { "target-cpu"="gfx942" }
; KINDS: !llvm.module.flags = !{!0}
; KINDS: !0 = !{i32 1, !"wchar_size", i32 4}
;KINDS !llvm.module.flags = !{!0}
;KINDS !opencl.ocl.version = !{!1}
;KINDS !0 = !{i32 1, !"wchar_size", i32 4}
;KINDS !1 = !{i32 2, i32 0}
;KINDS !5 = !{!6, !6, i64 0}
;KINDS !6 = !{!"float", !7, i64 0}
;KINDS !7 = !{!"root"}
;KINDS !8 = !{}
;KINDS !9 = !{i32 0, i32 8}
;KINDS !10 = !{i32 1}
;KINDS !11 = distinct !{}
;DEBUG !llvm.dbg.cu = !{!1}
;DEBUG !llvm.module.flags = !{!0}
;DEBUG !0 = !{i32 2, !"Debug Info Version", i32 3}
;DEBUG !1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
;DEBUG !2 = !DIFile(filename: "k.c", directory: "/")
;DEBUG !3 = distinct !DISubprogram(name: "k", scope: !2, file: !2, line: 1, type: !4, unit: !1)
;DEBUG !4 = !DISubroutineType(types: !5)
;DEBUG !5 = !{null}
;DEBUG !6 = !DILocation(line: 7, column: 3, scope: !3)
;DEBUG !7 = !DILocation(line: 8, column: 3, scope: !3)
