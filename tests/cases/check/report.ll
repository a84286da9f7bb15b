; The report of check in its three formats: both sides of a finding, the path between them, and what helps.

; RUN: exits 1 ldsopt check %S/../../hazards/e2b_tbaa_hazard.ll --mcpu gfx942 --no-races -o %t.txt
; RUN: filecheck %s --input-file %t.txt
; RUN: exits 1 ldsopt check %S/../../hazards/e2b_tbaa_hazard.ll --mcpu gfx942 --no-races --verbose -o %t.txt
; RUN: filecheck %s --check-prefix VERBOSE --input-file %t.txt
; RUN: exits 1 ldsopt check %S/../../hazards/e2b_tbaa_hazard.ll --mcpu gfx942 --no-races --json -o %t.json
; RUN: filecheck %s --check-prefix JSON --input-file %t.json
; RUN: exits 1 ldsopt check %S/../../hazards/e2b_tbaa_hazard.ll --mcpu gfx942 --no-races --format sarif -o %t.sarif
; RUN: filecheck %s --check-prefix SARIF --input-file %t.sarif
; RUN: cp %S/../../hazards/e2b_tbaa_hazard.ll '%t odd.ll'
; RUN: exits 1 ldsopt check '%t odd.ll' --mcpu gfx942 --no-races --format sarif -o %t.sarif
; RUN: filecheck %s --check-prefix URI --input-file %t.sarif
; RUN: exits 1 ldsopt check %S/../../hazards/e2_untagged_dma_hazard.ll --mcpu gfx942 --no-races --json --max-findings 2 -o %t.json
; RUN: filecheck %s --check-prefix LEFT --input-file %t.json
; RUN: ldsopt check %S/../../hazards/e3slots.ll --mcpu gfx942 --no-races -o %t.txt
; RUN: not grep "claim: the IR's alias scopes" %t.txt
; RUN: ldsopt check %S/../../hazards/e3slots.ll --mcpu gfx942 --no-races --verbose -o %t.txt
; RUN: filecheck %s --check-prefix CLAIMS --input-file %t.txt
; CLAIMS-COUNT-19: {{^}}  claim: the IR's alias scopes
; CLAIMS-NOT: claim: the IR's alias scopes

; CHECK: ): 1 definite, 0 unproven, 4 latent; recoverable waits: 0
; CHECK: {{^}}definite missing-wait in oneglobal_tbaa:
; CHECK: e2b_tbaa_hazard.ll:10{{$}}
; CHECK: {{^}}    {{.*}}e2b_tbaa_hazard.ll:12{{$}}
; CHECK-NEXT: {{^}}      %v = load float, ptr addrspace(3) %g, align 4
; CHECK-NEXT: {{^}}           ^~~~{{$}}
; CHECK: {{^}}      ds_read_b32 v1, v0
; CHECK-NEXT: {{^}}      ^~~~~~~~~~~{{$}}
; CHECK: {{^}}  path: %bb.0:{{[0-9]+}} -> %bb.0:{{[0-9]+}}, no sufficient wait for vmcnt between; definite whenever it is taken
; CHECK: {{^}}  help: ldsopt annotate --repair makes the backend wait
; CHECK: {{^}}latent dma-not-laundered, 2:
; CHECK: {{^}}latent dma-without-scope, 2:
; VERBOSE-COUNT-5: @llvm.amdgcn.raw.ptr.buffer.load.lds(
; VERBOSE-NOT: @llvm.amdgcn.raw.ptr.buffer.load.lds(

; JSON: "counts": {
; JSON-NEXT: "definite": 1,
; JSON-NEXT: "unproven": 0,
; JSON-NEXT: "latent": 4
; JSON: "rule": "missing-wait"
; JSON: "accesses": [
; JSON-NEXT: 0
; JSON: "bases": [
; JSON-NEXT: "lds"
; JSON: "accesses": [
; JSON-NEXT: 1
; JSON: "bases": [
; JSON-NEXT: "lds"
; JSON: "dma-not-laundered"
; LEFT: "left_out": {{[1-9]}}

; SARIF: "ruleId": "missing-wait"
; SARIF: "level": "error"
; SARIF: "startLine": 12
; SARIF: "text": "%v = load float, ptr addrspace(3) %g, align 4"
; SARIF: "startLine": 10
; SARIF: "threadFlows"
; SARIF: "startLine": 10
; SARIF: "startLine": 12
; SARIF: "level": "note"
; SARIF: "level": "note"
; SARIF: "level": "note"
; SARIF: "level": "note"
; SARIF-NOT: "level"
; URI: "uri": "{{.*}}%20odd.ll"
