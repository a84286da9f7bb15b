; `ldsopt pipeline`: outputs, reports and exit codes.
; DEFINE: %{gemm} = %S/../../pipeline/ir/stages_gemm.gfx942.ll
; RUN: ldsopt pipeline %{gemm} -o %t.ll 2>&1 | filecheck %s --check-prefix SUMMARY
; SUMMARY: stages_gemm.gfx942.ll (gfx942): 1 marked loop pipelined
; SUMMARY: 2 of 4 barriers order LDS
; SUMMARY: assumed: unread-dimensions-are-one
; RUN: %{python} -c "import ldsopt; body = lambda text: text.partition('define')[2].partition('\n}')[0]; assert body(ldsopt.pipeline(ldsopt.read('%{gemm}')).text) == body(open('%t.ll').read())"
; RUN: ldsopt pipeline %{gemm} -q --plain | filecheck %s --check-prefix PLAIN
; PLAIN-NOT: ldsopt.hold.0:
; PLAIN: ldsopt.enter.0:
; PLAIN-NOT: ldsopt.hold.0:
; RUN: ldsopt pipeline %{gemm} -o %t.ll --plain 2>&1 | filecheck %s --check-prefix FULL
; FULL: 1 marked loop written with full barriers
; FULL-NOT: slot
; RUN: ldsopt pipeline %{gemm} -o %t.s
; RUN: filecheck %s --check-prefix CODE < %t.s
; CODE-COUNT-7: s_barrier
; CODE-NOT: s_barrier
; RUN: ldsopt pipeline %{gemm} -o %t.ll --svg %t.svg --report %t.json
; RUN: filecheck %s --check-prefix PICTURE < %t.svg
; PICTURE: {{^}}<svg 
; PICTURE: slot 1: orders LDS
; RUN: %{python} -c "assert open('%t.svg').read().count('<rect ') == 1 + 2 * 2 * 4"
; RUN: %{python} -c "import json; slots = json.load(open('%t.json'))['loops'][0]['slots']; assert [one['orders_lds'] for one in slots] == [False, True, False, True]; assert slots[3]['orders'][0]['from']['stage'] == 'write'"
; RUN: ldsopt pipeline %{gemm} -o %t.ll --check 2>&1 | filecheck %s --check-prefix CHECKED
; CHECKED: findings: 0 definite, 0 unproven, 0 latent after

; RUN: exits 3 ldsopt pipeline %s --mcpu gfx942 -o %t.none.ll 2>&1 | filecheck %s --check-prefix NO-MARKS
; NO-MARKS: command.ll: no stage marks; mark the ends of a loop's stages
; RUN: %{python} -c "import re; print(re.sub(r'.*ldsopt\.stage multiply.*\n', '', open('%{gemm}').read()), end='')" > %t.fewer.gfx942.ll
; RUN: exits 3 ldsopt pipeline %t.fewer.gfx942.ll -o %t.none.ll 2>&1 | filecheck %s --check-prefix CONFLICT
; CONFLICT: stages 'read' and 'write' both touch @a_tile[0,2048) and run at the same time{{.*}}put a stage between them, or double-buffer{{$}}
; RUN: not cmp %s %t.none.ll

; The folder of the header is told, and its marks are those that are read.
; RUN: ldsopt --include-dir | %{python} -c "import re, sys; text = open(sys.stdin.read().strip() + '/ldsopt.h').read(); assert set(re.findall(r'#define (LDSOPT_STAGE\w*)', text)) == {'LDSOPT_STAGE', 'LDSOPT_STAGE_PRIORITY', 'LDSOPT_STAGE_GAP'}"
target triple = "amdgcn-amd-amdhsa"
define amdgpu_kernel void @k() {
  ret void
}
