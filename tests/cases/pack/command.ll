; `ldsopt pack`: outputs, reports and exit codes.
; DEFINE: %{phases} = %S/../../../corpus/ir/clang-22/static_phases.gfx942.ll
; RUN: ldsopt pack %{phases} -o %t.ll 2>&1 | filecheck %s --check-prefix SUMMARY
; SUMMARY: kernel static_phases: 15616 -> 10496 bytes of LDS, LDS allows 4 -> 6 workgroups a compute unit; proved: no placement is better
; SUMMARY: on common bytes: counts with scanned
; SUMMARY: what keeps it from less: pixels, scanned, turned may share no byte
; SUMMARY: pixels, scanned: both needed in phase 3: its value is carried round a loop (line {{\d+}})
; RUN: %{python} -c "import ldsopt, pathlib; made = pathlib.Path('%t.ll').read_text().splitlines(); assert made[3:] == ldsopt.pack(ldsopt.read('%{phases}')).text.splitlines()[3:]"
; RUN: ldsopt pack %{phases} -q -o %t.s
; RUN: filecheck %s --check-prefix CODE < %t.s
; CODE: s_endpgm
; RUN: ldsopt pack %{phases} -q 2>%t.err | filecheck %s --check-prefix OUTPUT
; RUN: filecheck %s --check-prefix SILENT --allow-empty < %t.err
; OUTPUT: @ldsopt.arena.static_phases = internal addrspace(3) global [10496 x i8] poison, align 16
; SILENT-NOT: {{.}}
; RUN: ldsopt pack %{phases} -o %t.bc -q
; RUN: %{python} -c "assert open('%t.bc', 'rb').read(4) == b'BC\xc0\xde'"
; RUN: ldsopt pack %{phases} -o %t.bc -q -S
; RUN: filecheck %s --check-prefix TEXT < %t.bc
; TEXT: {{^}}; ModuleID
; RUN: ldsopt pack %{phases} -o %t.ll --graph %t.dot --explain 2>&1 | filecheck %s --check-prefix PLACES
; RUN: filecheck %s --check-prefix GRAPH < %t.dot
; GRAPH: "pixels" -- "counts"
; PLACES: {{^}}    pixels   bytes 0 to 4095
; RUN: ldsopt pack %{phases} -o %t.ll --check 2>&1 | filecheck %s --check-prefix CHECKED
; CHECKED: findings: 0 definite
; An access that stays within its variable is no new finding.
; RUN: ldsopt pack %S/../../hazards/e25_statics_laundered.ll -o %t.ll --no-share --check --mcpu gfx942 --goal bytes 2>&1 | filecheck %s --check-prefix WITHIN
; WITHIN: 1 unproven, 0 latent after
; RUN: ldsopt pack %{phases} -o %t.ll --json -q | filecheck %s --check-prefix JSON
; JSON: "schema": "ldsopt.packing/1"
; JSON: "changed": true
; JSON: "arena": "ldsopt.arena.static_phases"
; JSON: "before": 15616
; JSON-NEXT: "after": 10496
; JSON-NEXT: "lower_bound": 10496
; JSON: "before": 4
; JSON-NEXT: "after": 6
; JSON: "name": "counts"
; JSON: "shares_with": [
; JSON-NEXT: "scanned"
; JSON-NEXT: "turned"

; Nothing to gain: the output is the input.
; RUN: ldsopt pack %s --mcpu gfx942 -o %t.gfx942.ll 2>&1 | filecheck %s --check-prefix NOTHING
; RUN: cmp %s %t.gfx942.ll
; NOTHING: command.ll (gfx942): 0 of 1 kernel packed
; NOTHING: kernel k: 512 bytes of LDS, left alone: nothing to gain
; RUN: ldsopt pack %s --no-share -o %t.ll 2>&1 | filecheck %s --check-prefix NO-ARCH
; NO-ARCH-NOT: workgroups

; What is refused leaves no file.
; RUN: variant UNWRITTEN %s > %t.unwritten.ll
; RUN: exits 1 ldsopt pack %t.unwritten.ll -o %t.none.ll 2>&1 | filecheck %s --check-prefix UNWRITTEN
; RUN: ldsopt pack %t.unwritten.ll -o %t.ll --no-share 2>&1 | filecheck %s --check-prefix NO-HARM
; UNWRITTEN: ldsopt: error: {{.*}}unwritten.ll:{{\d+}}: reads bytes of @A that no path has written [unwritten-read]
; NO-HARM: unwritten.ll:{{\d+}}: error: reads bytes of @A that no path has written [unwritten-read]
; RUN: variant LARGE %s > %t.large.ll
; RUN: exits 1 ldsopt pack %t.large.ll --mcpu gfx942 -o %t.none.ll 2>&1 | filecheck %s --check-prefix LARGE
; LARGE: k needs 96000 bytes of LDS (nothing to gain), and a workgroup has 65536 on gfx942: @A 48000, @B 48000 [too-much-lds]
; RUN: variant MARKED %s > %t.marked.ll
; RUN: exits 3 ldsopt pack %t.marked.ll -o %t.none.ll 2>&1 | filecheck %s --check-prefix MARKED
; MARKED: unbalanced marks: @A is still live at the end
; RUN: not cmp %s %t.none.ll

; RUN: exits 3 ldsopt pack none.ll 2>&1 | filecheck %s --check-prefix NO-FILE
; RUN: exits 2 ldsopt pack %s --goal waves 2>&1 | filecheck %s --check-prefix GOAL
; RUN: exits 3 ldsopt pack %s --goal workgroups 2>&1 | filecheck %s --check-prefix WORKGROUPS
; RUN: exits 2 ldsopt pack %s --assume luck 2>&1 | filecheck %s --check-prefix LUCK
; RUN: exits 2 ldsopt pack %s --node-budget -1 2>&1 | filecheck %s --check-prefix BUDGET
; RUN: exits 2 ldsopt pack %s --mcpu gfx94 2>&1 | filecheck %s --check-prefix CPU
; NO-FILE: none.ll: no such file or directory
; GOAL: 'waves' is not one of
; WORKGROUPS: no architecture
; LUCK: luck
; BUDGET: -1 is not in the range
; CPU: unknown GPU architecture

target triple = "amdgcn-amd-amdhsa"
@A = internal addrspace(3) global [64 x i32] poison, align 4 ; but LARGE
@B = internal addrspace(3) global [64 x i32] poison, align 4 ; but LARGE
;LARGE @A = internal addrspace(3) global [12000 x i32] poison, align 4
;LARGE @B = internal addrspace(3) global [12000 x i32] poison, align 4
declare i32 @llvm.amdgcn.workitem.id.x()
;MARKED declare void @ldsopt.live_in(ptr addrspace(3))
define amdgpu_kernel void @k(ptr addrspace(1) %to) {
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr i32, ptr addrspace(3) @A, i32 %t
  %b = getelementptr i32, ptr addrspace(3) @B, i32 %t
  store i32 1, ptr addrspace(3) %a ; but UNWRITTEN
  store i32 2, ptr addrspace(3) %b
  %x = load i32, ptr addrspace(3) %a
  %y = load i32, ptr addrspace(3) %b
  store i32 %x, ptr addrspace(1) %to
  store i32 %y, ptr addrspace(1) %to
;MARKED   call void @ldsopt.live_in(ptr addrspace(3) @A)
  ret void
}
