; A comparison as SARIF and as JUnit XML: what the gate makes of each change, what a baseline accepts, and where it is.
; DEFINE: %{sarif} = ldsopt diff "%t old.s" "%t new.s" --format sarif -o %t.sarif
; DEFINE: %{valid} = %{python} -c "import json, jsonschema; jsonschema.validate(json.load(open('%t.sarif')), json.load(open('%S/../../check/sarif-subset.schema.json')))"
; DEFINE: %{told} = %{python} -c "import json; run = json.load(open('%t.sarif'))['runs'][0]; rules = [one['id'] for one in run['tool']['driver']['rules']]; [print(one['locations'][0]['logicalLocations'][0]['name'], rules[one['ruleIndex']], one['ruleId'], one['level'], one['locations'][0]['physicalLocation']['artifactLocation']['uri'].rpartition('/')[2], one['message']['text'], *one.get('suppressions', [])) for one in run['results']]"
; RUN: variant OLD %s > "%t old.s"
; RUN: variant NEW %s > "%t new.s"
; RUN: %{python} -c "print('{\"schema\": \"ldsopt.baseline/1\", \"accepted\": [{\"kernel\": \"known\", \"metric\": \"vmcnt0\", \"up_to\": 2, \"reason\": \"slower & < smaller\"}]}')" > %t.json

; Without a rule: a warning where regressions are watched, a note where nothing watches. What got better or is new is no result.
; RUN: %{sarif}
; RUN: %{valid}
; RUN: %{told} | filecheck %s --check-prefix FREE
; FREE-NOT: error
; FREE-NOT: better
; FREE-DAG: worse vmcnt0 vmcnt0 warning {{.*}}%20new.s worse: vmcnt0 1 → 3 (+200.00%){{$}}
; FREE-DAG: worse vgprs vgprs note
; FREE-DAG: gone kernels-lost kernels-lost warning {{.*}}%20old.s
; RUN: filecheck %s --check-prefix NOTES --input-file %t.sarif
; NOTES: it is not known which compiler made either side
; NOTES: "compilers": [
; NOTES-NEXT: null
; RUN: ldsopt diff "%t old.s" "%t old.s" --format sarif | filecheck %s --check-prefix NOTHING
; NOTHING: "results": []

; What breaks a rule is an error, once however many it breaks; what is accepted is suppressed with its reason; a rule that holds is none.
; RUN: exits 1 %{sarif} --fail-on "vmcnt0>0%" --fail-on "vmcnt0>+1" --baseline %t.json
; RUN: %{valid}
; RUN: %{told} | filecheck %s --check-prefix BROKEN
; BROKEN: worse vmcnt0 vmcnt0 error {{.*}} worse: vmcnt0 1 → 3 (+200.00%); breaks the rule 'vmcnt0>0%', 'vmcnt0>+1'{{$}}
; BROKEN-NOT: worse vmcnt0 vmcnt0
; BROKEN: worse vgprs vgprs note
; BROKEN: known vmcnt0 vmcnt0 error {{.*}} {'kind': 'external', 'status': 'accepted', 'justification': 'slower & < smaller'}
; RUN: %{sarif} --fail-on "vmcnt0>+9"
; RUN: %{told} | filecheck %s --check-prefix HOLDS
; HOLDS-NOT: error
; HOLDS: worse vmcnt0 vmcnt0 warning
; HOLDS-NOT: error
; RUN: exits 1 %{sarif} --fail-on "vgprs>0%,kernels-lost,kernels-gained,after.lds_bytes>100"
; RUN: %{told} | filecheck %s --check-prefix OTHERS
; OTHERS-DAG: worse vgprs vgprs error
; OTHERS-DAG: gone kernels-lost kernels-lost error
; OTHERS-DAG: new kernels-gained kernels-gained error
; OTHERS-DAG: new lds_bytes lds_bytes error

; Fingerprints do not move with the values.
; RUN: %{sarif}
; RUN: grep ldsoptRegression %t.sarif > %t.names
; RUN: variant NEW,WORSE %s > "%t new.s"
; RUN: %{sarif}
; RUN: grep ldsoptRegression %t.sarif | cmp - %t.names
; RUN: variant NEW %s > "%t new.s"

; As tests: what breaks a rule fails, what is accepted passes with its reason, what changed is the output; nothing fails without a gate.
; RUN: exits 1 ldsopt diff "%t old.s" "%t new.s" --format junit --fail-on "vmcnt0>0%,kernels-lost" --baseline %t.json -o %t.xml
; RUN: %{python} -c "from xml.etree import ElementTree; print([one.get('name') for one in ElementTree.parse('%t.xml').iter('testcase')])" | filecheck %s --check-prefix NAMES
; NAMES: ['worse', 'known', 'better', 'gone', 'new']
; RUN: filecheck %s --check-prefix FAILED --input-file %t.xml
; FAILED: <testsuites tests="5" failures="2"
; FAILED: name="worse">
; FAILED-NEXT: <failure message="worse vmcnt0 1 → 3 (rule 'vmcnt0&gt;0%')">
; FAILED: name="known">
; FAILED-NEXT: <system-out>accepted: known vmcnt0 1 → 2 {{.*}}: slower &amp; &lt; smaller
; FAILED: name="gone">
; FAILED-NEXT: <failure
; RUN: ldsopt diff "%t old.s" "%t new.s" --format junit | filecheck %s --check-prefix PASSED
; PASSED: <testsuites tests="5" failures="0"
; PASSED: name="worse">
; PASSED: vmcnt0 hurt: 1 → 3 (+200.00%)
; PASSED: name="gone">
; PASSED-NEXT: <system-out>lost</system-out>
; RUN: ldsopt diff "%t old.s" "%t old.s" --format junit | filecheck %s --check-prefix SAME
; SAME: name="worse" />

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
	.set worse.num_vgpr, 128 ; but NEW
;NEW .set worse.num_vgpr, 130
	.type worse,@function
worse:
 s_waitcnt vmcnt(0)
;NEW  s_waitcnt vmcnt(0)
;NEW  s_waitcnt vmcnt(0)
;WORSE  s_waitcnt vmcnt(0)
 s_endpgm
	.size worse, .-worse
	.amdhsa_kernel worse
	.end_amdhsa_kernel
	.type known,@function
known:
 s_waitcnt vmcnt(0)
;NEW  s_waitcnt vmcnt(0)
;WORSE  s_waitcnt vmcnt(0)
 s_endpgm
	.size known, .-known
	.amdhsa_kernel known
	.end_amdhsa_kernel
	.type better,@function
better:
 s_waitcnt vmcnt(0) ; but NEW
 s_endpgm
	.size better, .-better
	.amdhsa_kernel better
	.end_amdhsa_kernel
;OLD .type gone,@function
;OLD gone:
;OLD  s_endpgm
;OLD .size gone, .-gone
;OLD .amdhsa_kernel gone
;OLD .end_amdhsa_kernel
;NEW .type new,@function
;NEW new:
;NEW  s_endpgm
;NEW .size new, .-new
;NEW .amdhsa_kernel new
;NEW .amdhsa_group_segment_fixed_size 512
;NEW .end_amdhsa_kernel
