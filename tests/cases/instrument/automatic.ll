; Marks without an author: the places of the marks, and their names. A kernel is shown as words: its labels, "+name" and
; "-name" for the two ends of a mark, and the opcodes between them; of calls the last word of what they call.
; DEFINE: %{marks} = ldsopt instrument - --mark -q -o -
; DEFINE: %{words} = sed -nE -f %S/words.sed | tr "\n" " "
; RUN: variant NEST %s | %{marks} --auto loops | %{words} | filecheck %s --check-prefix LOOPS
; RUN: variant NEST %s | %{marks} --auto iterations | %{words} | filecheck %s --check-prefix ITERATIONS
; LOOPS: entry: x +loop:outer br outer: phi +loop:inner br inner: phi add icmp br latch: -loop:inner add icmp br end: -loop:outer ret
; ITERATIONS: entry: x br outer: phi +iteration:outer br inner: phi +iteration:inner add icmp -iteration:inner br latch: add icmp -iteration:outer br end: ret

; Filters leave marks out, and at least one has to be left. A loop with two entries has no place for one.
; RUN: variant NEST %s | %{marks} --auto loops --auto iterations | %{words} | filecheck %s --check-prefix BOTH
; BOTH: entry: x +loop:outer br outer: phi +iteration:outer +loop:inner br inner: phi +iteration:inner add icmp -iteration:inner br latch: -loop:inner add icmp -iteration:outer br end: -loop:outer ret
; RUN: variant NEST,INNER %s | %{marks} --auto iterations --auto barriers --only "inner|barrier" | %{words} | filecheck %s --check-prefix WITHIN
; WITHIN: entry: x br outer: phi br inner: phi +iteration:inner +barrier:0 barrier -barrier:0 add icmp -iteration:inner br latch: add icmp br end: ret
; RUN: variant NEST %s | %{marks} --auto loops --auto iterations --only outer | %{words} | filecheck %s --check-prefix ONLY
; RUN: variant NEST %s | %{marks} --auto loops --auto iterations --skip ^loop | %{words} | filecheck %s --check-prefix SKIP
; RUN: variant NEST %s | exits 3 %{marks} --auto loops --only nothing 2>&1 | filecheck %s --check-prefix NOTHING
; RUN: variant ENTRIES %s | exits 3 %{marks} --auto loops 2>&1 | filecheck %s --check-prefix NO-LOOPS
; ONLY-NOT: +{{[a-z]+}}:inner
; ONLY: +loop:outer
; ONLY-NOT: +{{[a-z]+}}:inner
; ONLY: +iteration:outer
; ONLY-NOT: +{{[a-z]+}}:inner
; SKIP-NOT: loop:
; SKIP: +iteration:outer
; SKIP: +iteration:inner
; NOTHING: nothing to record: no loops that --only and --skip let through
; NO-LOOPS: nothing to record: no loops

; Barriers with what stands beside them, waits too, and what two modes mark is marked once.
; RUN: variant BARRIERS %s | %{marks} --auto barriers | %{words} | filecheck %s --check-prefix BARRIERS
; RUN: variant BARRIERS %s | %{marks} --auto waits | %{words} | filecheck %s --check-prefix WAITS
; RUN: variant BARRIERS %s | %{marks} --auto waits --auto barriers | %{words} | filecheck %s --check-prefix WAITS
; BARRIERS: entry: x getelementptr store +barrier:0 fence barrier fence -barrier:0 load waitcnt add +barrier:1 fence barrier -barrier:1 ret
; WAITS: entry: x getelementptr store +barrier:0 fence barrier fence -barrier:0 load +wait:0 waitcnt -wait:0 add +barrier:1 fence barrier -barrier:1 ret

; Copies into LDS, and stages without the barriers beside their marks.
; RUN: variant COPIES %s | %{marks} --auto waits | %{words} | filecheck %s --check-prefix COPIES
; RUN: variant STAGED %s | %{marks} --auto stages | %{words} | filecheck %s --check-prefix STAGED
; COPIES: entry: x +copy:0 lds add lds -copy:0 store +copy:1 lds -copy:1 ret
; STAGED: entry: x br loop: phi +stage:load add -stage:load fence barrier asm +stage:multiply fence add -stage:multiply asm add icmp br end: ret

; Lines of the source: from the first instruction to the last, by the end of the file's path.
; RUN: variant LINES %s | %{marks} --lines lib.h:72 | %{words} | filecheck %s --check-prefix LIB
; RUN: variant LINES %s | %{marks} --lines gemm.hip:11 | %{words} | filecheck %s --check-prefix GEMM
; RUN: variant LINES %s | %{marks} --lines src/gemm.hip:11 | %{words} | filecheck %s --check-prefix GEMM
; RUN: variant LINES %s | %{marks} --lines gemm.hip:10-11 | %{words} | filecheck %s --check-prefix RANGE
; RUN: variant LINES %s | sed s/lib.h/7.h/ | %{marks} --lines 7.h:72 | %{words} | filecheck %s --check-prefix DIGIT
; LIB: entry: x add +lib.h:72 add add add -lib.h:72 add ret
; GEMM: entry: x add +gemm.hip:11 add add add -gemm.hip:11 add ret
; RANGE: entry: x +gemm.hip:10-11 add add add add add -gemm.hip:10-11 ret
; DIGIT: +_7.h:72 add add add -_7.h:72

; Lines that are not there.
; RUN: variant LINES %s | exits 3 %{marks} --lines emm.hip:11 2>&1 | filecheck %s --check-prefix NO-LINES
; RUN: variant LINES %s | exits 3 %{marks} --lines gemm.hip:12 2>&1 | filecheck %s --check-prefix NO-LINES
; RUN: variant LINES %s | exits 3 %{marks} --lines lib.h:70 2>&1 | filecheck %s --check-prefix NO-LINES
; RUN: variant LINES %s | exits 3 %{marks} --lines other/gemm.hip:11 2>&1 | filecheck %s --check-prefix NO-LINES
; RUN: variant LINES %s | exits 3 %{marks} --lines gemm.hip:0-9 2>&1 | filecheck %s --check-prefix NO-LINES
; NO-LINES: nothing to record: no {{.*}}; lines need debug information

; Other scopes are called by their lines.
; RUN: variant SCOPES,LINES %s | %{marks} --auto loops --auto barriers | %{words} | filecheck %s --check-prefix SCOPES
; SCOPES: +barrier:lib.h:72
; SCOPES-SAME: +loop:gemm.hip:10

target triple = "amdgcn-amd-amdhsa"
@tile = internal addrspace(3) global [64 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
declare void @llvm.amdgcn.s.waitcnt(i32)
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n, ptr addrspace(8) %r) #0 { ; but LINES
;LINES define amdgpu_kernel void @k(ptr addrspace(1) %out, i32 %n, ptr addrspace(8) %r) #0 !dbg !3 {
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x() ; but LINES
;LINES   %t = call i32 @llvm.amdgcn.workitem.id.x(), !dbg !23

;NEST   br label %outer
;NEST outer:
;NEST   %i = phi i32 [ 0, %entry ], [ %next.i, %latch ]
;NEST   br label %inner
;NEST inner:
;NEST   %j = phi i32 [ 0, %outer ], [ %next.j, %inner ]
;INNER   call void @llvm.amdgcn.s.barrier()
;NEST   %next.j = add i32 %j, 1
;NEST   %more.j = icmp slt i32 %next.j, 2
;NEST   br i1 %more.j, label %inner, label %latch
;NEST latch:
;NEST   %next.i = add i32 %i, 1
;NEST   %more.i = icmp slt i32 %next.i, %n
;NEST   br i1 %more.i, label %outer, label %end
;NEST end:

;ENTRIES   %c = icmp ult i32 %n, 2
;ENTRIES   br i1 %c, label %a, label %b
;ENTRIES a:
;ENTRIES   br label %b
;ENTRIES b:
;ENTRIES   %d = icmp ult i32 %n, 9
;ENTRIES   br i1 %d, label %end, label %a
;ENTRIES end:

;BARRIERS   %p = getelementptr i32, ptr addrspace(3) @tile, i32 %t
;BARRIERS   store i32 %t, ptr addrspace(3) %p
;BARRIERS   fence syncscope("workgroup") release
;BARRIERS   call void @llvm.amdgcn.s.barrier()
;BARRIERS   fence syncscope("workgroup") acquire
;BARRIERS   %v = load i32, ptr addrspace(3) %p
;BARRIERS   call void @llvm.amdgcn.s.waitcnt(i32 3952)
;BARRIERS   %w = add i32 %v, 1
;BARRIERS   fence syncscope("workgroup") release
;BARRIERS   call void @llvm.amdgcn.s.barrier()

;COPIES   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @tile, i32 4, i32 0, i32 0, i32 0, i32 0)
;COPIES   %x = add i32 %t, 1
;COPIES   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @tile, i32 4, i32 0, i32 0, i32 0, i32 0)
;COPIES   store i32 %x, ptr addrspace(1) %out
;COPIES   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @tile, i32 4, i32 0, i32 0, i32 0, i32 0)

;STAGED   br label %loop
;STAGED loop:
;STAGED   %i = phi i32 [ 0, %entry ], [ %next, %loop ]
;STAGED   %a = add i32 %i, 1
;STAGED   fence syncscope("workgroup") release
;STAGED   call void @llvm.amdgcn.s.barrier()
;STAGED   call void asm sideeffect "; ldsopt.stage load", "~{memory}"()
;STAGED   fence syncscope("workgroup") acquire
;STAGED   %b = add i32 %i, 2
;STAGED   call void asm sideeffect "; ldsopt.stage multiply", "~{memory}"()
;STAGED   %next = add i32 %i, 1
;STAGED   %more = icmp slt i32 %next, %n
;STAGED   br i1 %more, label %loop, label %end
;STAGED end:

;SCOPES   call void @llvm.amdgcn.s.barrier(), !dbg !22
;SCOPES   br label %l
;SCOPES l:
;SCOPES   %i = phi i32 [ 0, %entry ], [ %j, %l ]
;SCOPES   %j = add i32 %i, 1, !dbg !20
;SCOPES   %again = icmp ult i32 %j, %n
;SCOPES   br i1 %again, label %l, label %after
;SCOPES after:
;LINES   %a = add i32 %t, 1, !dbg !20
;LINES   %b = add i32 %a, 1, !dbg !22
;LINES   %c = add i32 %b, 1
;LINES   %d = add i32 %c, 1, !dbg !22
;LINES   %e = add i32 %d, 1, !dbg !23
  ret void ; but LINES
;LINES   ret void, !dbg !20
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="64,64" }
;LINES !llvm.dbg.cu = !{!1}
;LINES !llvm.module.flags = !{!5}
;LINES !1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)
;LINES !2 = !DIFile(filename: "src/gemm.hip", directory: "/home")
;LINES !3 = distinct !DISubprogram(name: "k", scope: !2, file: !2, unit: !1, type: !4, spFlags: DISPFlagDefinition)
;LINES !4 = !DISubroutineType(types: !7)
;LINES !5 = !{i32 2, !"Debug Info Version", i32 3}
;LINES !7 = !{null}
;LINES !10 = distinct !DISubprogram(name: "f", file: !11, unit: !1, type: !4, spFlags: DISPFlagDefinition)
;LINES !11 = !DIFile(filename: "lib.h", directory: "/home")
;LINES !12 = distinct !DILexicalBlock(scope: !10, line: 70)
;LINES !20 = !DILocation(line: 10, scope: !3)
;LINES !21 = !DILocation(line: 11, scope: !3)
;LINES !22 = !DILocation(line: 72, scope: !12, inlinedAt: !21)
;LINES !23 = !DILocation(line: 0, scope: !3)
