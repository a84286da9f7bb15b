; `ldsopt annotate`: inputs, outputs, reports and refusals.
; DEFINE: %{gemm} = %S/../../../corpus/ir/clang-22/named_gemm.gfx942.ll
; RUN: variant EXAMPLE %s > %t.ll
; RUN: ldsopt annotate %t.ll -q > %t.out.ll 2> %t.err
; RUN: filecheck %s --check-prefix TAGGED < %t.out.ll
; RUN: filecheck %s --check-prefix SILENT --allow-empty < %t.err
; TAGGED: !alias.scope
; SILENT-NOT: {{.}}
; Standard output is the dash; a file is replaced; standard input is the dash as well, and bitcode is as its text.
; RUN: ldsopt annotate %t.ll -q -o - | cmp - %t.out.ll
; RUN: ldsopt annotate %t.ll -q --output - | cmp - %t.out.ll
; RUN: ldsopt annotate %t.ll -o %t.file.ll -q | filecheck %s --check-prefix SILENT --allow-empty
; RUN: cmp %t.file.ll %t.out.ll
; RUN: variant EXAMPLE %s > %t.place.ll
; RUN: ldsopt annotate %t.place.ll -o %t.place.ll -q
; RUN: ldsopt annotate - -o %t.o.ll < %t.ll 2>&1 | filecheck %s --check-prefix STDIN
; STDIN: <stdin>: 2 bases told apart: A, B
; RUN: ldsopt annotate %t.ll -o %t.bc -q
; RUN: %{python} -c "assert open('%t.bc', 'rb').read(4) == b'BC\xc0\xde'"
; RUN: ldsopt annotate %t.ll -o %t.respelled.ll -q --respell
; RUN: %{python} -c "import ldsopt; sides = [ldsopt.read(f'%t.{name}').text.partition('target triple')[2] for name in ('bc', 'respelled.ll')]; assert sides[0] == sides[1]"
; RUN: filecheck %s --check-prefix TAGGED < %t.place.ll
; RUN: ldsopt annotate %t.ll -S -o %t.bc -q
; RUN: cmp %t.bc %t.out.ll
; RUN: %{python} -c "import os; open('%t.kept.ll', 'w').write('old'); os.chmod('%t.kept.ll', 0o600); open('%t.bad.ll', 'w').write('oops')"
; RUN: exits 3 ldsopt annotate %t.bad.ll -o %t.kept.ll
; RUN: %{python} -c "assert open('%t.kept.ll').read() == 'old'"
; RUN: ldsopt annotate %t.ll -o %t.kept.ll -q
; RUN: cmp %t.kept.ll %t.out.ll
; RUN: %{python} -c "import os; assert os.stat('%t.kept.ll').st_mode & 0o777 == 0o600"

; By its name the output is code, of the module that would be written otherwise.
; RUN: ldsopt annotate %{gemm} -o %t.gemm.ll -q
; RUN: ldsopt compile %t.gemm.ll -o %t.compiled.s
; RUN: ldsopt annotate %{gemm} -o %t.s --check
; RUN: cmp %t.s %t.compiled.s
; RUN: ldsopt annotate %{gemm} -o %t.fast.s --no-check
; RUN: ldsopt compile %t.gemm.ll -o %t.compiled.s
; RUN: ldsopt annotate %{gemm} -o %t.slow.s --no-check -O 0
; RUN: not cmp %t.fast.s %t.slow.s
; RUN: ldsopt annotate %t.ll --mcpu gfx942 -o %t.o -q
; RUN: %{python} -c "assert open('%t.o', 'rb').read(4) == b'\x7fELF'"
; RUN: exits 2 ldsopt annotate %t.ll -o %t.none.s --mcpu gfx942 -S 2>&1 | filecheck %s --check-prefix NO-TEXT
; RUN: exits 3 ldsopt annotate %t.ll -o %t.none.s 2>&1 | filecheck %s --check-prefix NO-ARCH
; RUN: exits 2 ldsopt annotate %t.ll -o %t.none.s --no-check -O 1 --mcpu gfx942 -S 2>&1 | filecheck %s --check-prefix NO-TEXT
; RUN: exits 2 ldsopt annotate %t.ll -o %t.none.s.ll --no-check -O 1 2>&1 | filecheck %s --check-prefix IDLE
; RUN: not cmp %t.none.s %t.s
; NO-TEXT: -S writes the module as text, and '{{.*}}none.s' names its code
; NO-ARCH: no architecture
; IDLE: -O: annotate compiles only to check

; The architecture is spelled as in opt and llc.
; RUN: ldsopt annotate %t.ll --mcpu gfx942 -o %t.o.ll 2>&1 | filecheck %s --check-prefix SUMMARY
; RUN: ldsopt annotate %t.ll --mcpu=gfx942 -o %t.o.ll 2>&1 | filecheck %s --check-prefix SUMMARY
; RUN: ldsopt annotate %t.ll -mcpu gfx942 -o %t.o.ll 2>&1 | filecheck %s --check-prefix SUMMARY
; RUN: ldsopt annotate %t.ll -mcpu=gfx942 -o %t.o.ll 2>&1 | filecheck %s --check-prefix SUMMARY
; SUMMARY: .ll (gfx942): 2 bases told apart: A, B
; SUMMARY: kernel copy: 2 LDS accesses: 2 tagged, 0 ambiguous, 0 unknown; 1 LDS-DMA scoped
; SUMMARY: assumed: named-bases: {{.*}}(refuse with --no-assume named-bases)
; SUMMARY: proved: no LDS address escapes, so integers from memory and calls are plain offsets

; Options.
; RUN: ldsopt annotate %S/../../annotate/conformance/static_lds.ll -o %t.o.ll 2>&1 | filecheck %s --check-prefix STATIC
; RUN: ldsopt annotate %S/../../annotate/conformance/static_lds.ll -o %t.o.ll --bases all 2>&1 | filecheck %s --check-prefix ALL
; STATIC: unchanged: no dynamic LDS base, nothing to tell apart (2 static: see --bases all)
; ALL: 2 bases told apart: S, T
; RUN: ldsopt annotate %t.ll --no-assume named-bases 2>&1 | filecheck %s --check-prefix REFUSED
; REFUSED-NOT: !alias.scope
; REFUSED: unchanged: the assumption 'named-bases' is refused
; REFUSED-NOT: !alias.scope
; RUN: variant ONE %s > %t.one.ll
; RUN: ldsopt annotate %t.one.ll -q | filecheck %s --check-prefix ONE
; RUN: ldsopt annotate %t.one.ll --repair -o %t.o.ll 2>&1 | filecheck %s --check-prefix REPAIR
; RUN: filecheck %s --check-prefix REPAIRED < %t.o.ll
; ONE-NOT: !alias.scope
; REPAIR: nothing to tell apart; every LDS-DMA made visible to the backend's wait insertion
; REPAIRED: ldsopt.unknown
; RUN: variant EXAMPLE,BARRIER %s > %t.barrier.ll
; RUN: ldsopt annotate %t.barrier.ll --mcpu gfx942 --no-check -q | filecheck %s --check-prefix LEGIBLE
; RUN: ldsopt annotate %t.barrier.ll --mcpu gfx942 --no-check --keep-asm-waits -q | filecheck %s --check-prefix KEPT
; LEGIBLE-NOT: call {{.*}} asm 
; KEPT: call {{.*}} asm sideeffect "s_barrier"
; RUN: variant EXAMPLE,SLOT %s > %t.slot.ll
; RUN: ldsopt annotate %t.slot.ll --mcpu gfx942 -o %t.o.ll 2>&1 | filecheck %s --check-prefix UNOPTIMIZED
; RUN: ldsopt annotate %t.slot.ll --mcpu gfx942 --opt O1 2>&1 | filecheck %s --check-prefix OPTIMIZED
; RUN: ldsopt annotate %t.slot.ll --mcpu gfx942 --opt O3 2>&1 | filecheck %s --check-prefix OPTIMIZED
; UNOPTIMIZED: warning: the IR looks unoptimized
; OPTIMIZED-NOT: {{warning|alloca}}
; OPTIMIZED: !alias.scope
; OPTIMIZED-NOT: {{warning|alloca}}

; What is told of functions, and of accesses without a tag.
; RUN: variant EXAMPLE,HIDDEN %s > %t.hidden.ll
; RUN: ldsopt annotate %t.hidden.ll -o %t.o.ll 2>&1 | filecheck %s --check-prefix WHOLE
; WHOLE: left whole: an LDS-DMA that the backend does not track: call void asm
; RUN: variant ESCAPES %s > %t.escapes.ll
; RUN: ldsopt annotate %t.escapes.ll -o %t.o.ll --explain 2>&1 | filecheck %s --check-prefix ESCAPES
; ESCAPES: escapes.ll:148: load: derived from LDS, but its base was lost
; ESCAPES-NEXT: %x = load float
; ESCAPES-NEXT: from: %p = inttoptr i32 %e to ptr addrspace(3)
; ESCAPES-NEXT: from: %e = add i32 %d, %b
; ESCAPES-NEXT: lost at: %d = sub i32 %a, %b
; ESCAPES: an LDS address escapes: whatever comes from memory or calls counts as ambiguous

; Remarks are LLVM's YAML, and name the source line where there is debug info.
; RUN: ldsopt annotate %{gemm} -o %t.o.ll --remarks %t.yaml --report %t.json -q
; RUN: %{python} -c "import json; found = open('%t.yaml').read().split('--- ')[1:]; accesses = json.load(open('%t.json'))['functions'][0]['accesses']; assert len(found) == len(accesses); assert all(one.startswith(('!Passed' if access['status'] == 'tagged' else '!Missed') + '\nPass:            ldsopt-annotate\n') and one.endswith('\n...\n') and '  - Access:          \'' + access['kind'] + '\'' in one for one, access in zip(found, accesses))"
; RUN: variant EXAMPLE %s > %t.debug.ll
; RUN: ldsopt annotate %t.debug.ll -o %t.o.ll --remarks - -q | filecheck %s --check-prefix REMARK
; REMARK: DebugLoc:        { File: 'it''s.c', Line: 7, Column: 3 }

; Twice is once.
; RUN: ldsopt annotate %t.out.ll -v -o %t.twice.ll 2>&1 | filecheck %s --check-prefix TWICE
; RUN: %{python} -c "import ldsopt; assert ldsopt.read('%t.twice.ll').text.splitlines()[3:] == ldsopt.read('%t.out.ll').text.splitlines()[3:]"
; TWICE: unchanged: already annotated
; TWICE: kernel {{.*}} LDS accesses: already annotated
; TWICE-NOT: {{^    }}

; 32 lanes copy 128 bytes, 64 lanes 256: the read is of bytes behind them, or of those.
; RUN: variant WAVE %s > %t.wave.ll
; RUN: ldsopt annotate %t.wave.ll --precise --bases all --keep-tags --mattr +wavefrontsize32 2>%t.err | filecheck %s --check-prefix TAGGED
; RUN: ldsopt annotate %t.wave.ll --precise --bases all --keep-tags --mattr +wavefrontsize64 2>%t.err | filecheck %s --check-prefix ONE

target triple = "amdgcn-amd-amdhsa"
;EXAMPLE,ONE,ESCAPES @A = external addrspace(3) global [0 x i8], align 16
;EXAMPLE,ESCAPES @B = external addrspace(3) global [0 x i8], align 16
;EXAMPLE,ONE declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
;EXAMPLE define amdgpu_kernel void @copy(ptr addrspace(8) %from, ptr addrspace(1) %to, i32 %at) !dbg !3 {
;ONE define amdgpu_kernel void @copy(ptr addrspace(8) %from, ptr addrspace(1) %to, i32 %at) !dbg !3 {
;SLOT   %slot = alloca i32, addrspace(5)
;SLOT   store i32 %at, ptr addrspace(5) %slot
;EXAMPLE   %b = getelementptr i8, ptr addrspace(3) @B, i32 %at
;ONE   %b = getelementptr i8, ptr addrspace(3) @A, i32 %at
;EXAMPLE,ONE   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %from, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
;BARRIER   call void asm sideeffect "s_barrier", ""()
;HIDDEN   call void asm sideeffect "buffer_load_dword v0, s[0:3], 0 offen lds", ""()
;EXAMPLE,ONE   %x = load float, ptr addrspace(3) %b, align 4, !dbg !6
;EXAMPLE,ONE   store float %x, ptr addrspace(1) %to, align 4
;EXAMPLE,ONE   ret void
;EXAMPLE,ONE }
;ESCAPES define amdgpu_kernel void @k(i32 %m, ptr addrspace(1) %out) {
;ESCAPES   %a = ptrtoint ptr addrspace(3) @A to i32
;ESCAPES   store i32 %a, ptr addrspace(1) %out, align 4
;ESCAPES   %b = ptrtoint ptr addrspace(3) @B to i32
;ESCAPES   %d = sub i32 %a, %b
;ESCAPES   %e = add i32 %d, %b
;ESCAPES   %p = inttoptr i32 %e to ptr addrspace(3)
;ESCAPES   %x = load float, ptr addrspace(3) %p, align 4
;ESCAPES   store float %x, ptr addrspace(3) @A, align 4
;ESCAPES   ret void
;ESCAPES }
;WAVE @S = internal addrspace(3) global [4096 x i8] poison, align 16
;WAVE declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
;WAVE define amdgpu_kernel void @k(ptr addrspace(8) inreg %r, ptr addrspace(1) %o) #0 {
;WAVE   call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @S, i32 4, i32 0, i32 0, i32 0, i32 0)
;WAVE   %v = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @S, i32 128)
;WAVE   store i32 %v, ptr addrspace(1) %o
;WAVE   ret void
;WAVE }
;WAVE attributes #0 = { "target-cpu"="gfx1030" }
;EXAMPLE,ONE !llvm.dbg.cu = !{!1}
;EXAMPLE,ONE !llvm.module.flags = !{!0}
;EXAMPLE,ONE !0 = !{i32 2, !"Debug Info Version", i32 3}
;EXAMPLE,ONE !1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
;EXAMPLE,ONE !2 = !DIFile(filename: "it's.c", directory: "/")
;EXAMPLE,ONE !3 = distinct !DISubprogram(name: "copy", scope: !2, file: !2, line: 1, type: !4, unit: !1)
;EXAMPLE,ONE !4 = !DISubroutineType(types: !5)
;EXAMPLE,ONE !5 = !{null}
;EXAMPLE,ONE !6 = !DILocation(line: 7, column: 3, scope: !3)
