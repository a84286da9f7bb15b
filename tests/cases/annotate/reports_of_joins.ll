; The report as JSON says why a function or an access has no tags, and what the input's check found where that was asked for.
; DEFINE: %{joins} = %S/../../annotate/joins
; DEFINE: %{annotate} = ldsopt annotate --mcpu gfx942 -q -o %t.ll

; What the code does not gain by is given back.
; RUN: %{annotate} %{joins}/br3.ll --report %t.whole.json
; RUN: filecheck %s --check-prefix WHOLE --input-file %t.whole.json
; WHOLE: "left_whole": "its code would be no better"
; WHOLE-NEXT: "given_back": true

; What left an access untagged is named: the code, or the rule for joins. A function that has tags is not given back.
; RUN: %{annotate} %{joins}/loop2.ll --keep-tags --report %t.code.json
; RUN: grep -c '"by": "code"' %t.code.json
; RUN: not grep '"by": "rule"' %t.code.json
; RUN: %{annotate} %{joins}/loop2.ll --no-check --report %t.rule.json
; RUN: grep -c '"by": "rule"' %t.rule.json
; RUN: not grep '"by": "code"' %t.rule.json
; RUN: ldsopt annotate %t.ll --no-check -q -o %t.again.ll --report %t.again.json
; RUN: filecheck %s --check-prefix AGAIN --input-file %t.again.json
; AGAIN: "left_whole": "already annotated"
; AGAIN-NEXT: "given_back": false

; The input is checked where that is asked for.
; RUN: %{annotate} %{joins}/two_arms.ll --report %t.unchecked.json
; RUN: grep '"before": null' %t.unchecked.json
; RUN: %{annotate} %{joins}/two_arms.ll --check --report %t.checked.json
; RUN: filecheck %s --check-prefix CHECKED --input-file %t.checked.json
; CHECKED: "before": {
; CHECKED: "latent": 2
; RUN: %{python} -c "import json, jsonschema, ldsopt; [jsonschema.validate(json.load(open(f'%t.{name}.json')), ldsopt.document_schema('annotation')) for name in ('whole', 'code', 'rule', 'again', 'unchecked', 'checked')]"
