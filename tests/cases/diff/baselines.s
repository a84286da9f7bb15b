; Accepted regressions: which they cover, what becomes of them, and what is no acceptance. Before, a wave waits 10 times; after, 20 times.
; DEFINE: %{accept} = %{python} -c "import json, sys; print(json.dumps({'schema': 'ldsopt.baseline/1', 'accepted': [dict(zip(('kernel', 'metric', 'up_to', 'reason', 'expires'), map(json.loads, one.split()))) for one in sys.argv[1:]]}))"
; DEFINE: %{diff} = ldsopt diff %t.d/old %t.d/new --baseline %t.json --fail-on "waits>0%"
; RUN: mkdir -p %t.d/old/fp8 %t.d/new/fp8
; RUN: variant OLD %s > %t.d/old/fp8/gemm.s
; RUN: variant NEW %s > %t.d/new/fp8/gemm.s
; RUN: variant OLD %s > %t.d/old/other.s
; RUN: variant OLD %s > %t.d/new/other.s

; A kernel is named with its module, alone, or by a pattern; its metric is this one, and its value no larger than accepted.
; RUN: %{accept} '"fp8/gemm:k" "waits" 20 "why"' > %t.json
; RUN: %{diff} -q
; RUN: %{accept} '"k" "waits" 20 "why"' > %t.json
; RUN: %{diff} -q
; RUN: %{accept} '"fp8/*" "waits" 21 "why"' > %t.json
; RUN: %{diff} -q
; RUN: %{accept} '"*" "waits" null "why"' > %t.json
; RUN: %{diff} -q
; RUN: %{accept} '"k" "waits" 19 "why"' > %t.json
; RUN: exits 1 %{diff} -q
; RUN: %{accept} '"other" "waits" 20 "why"' > %t.json
; RUN: exits 1 %{diff} -q
; RUN: %{accept} '"K" "waits" 20 "why"' > %t.json
; RUN: exits 1 %{diff} -q
; RUN: %{accept} '"k" "vmcnt0" 20 "why"' > %t.json
; RUN: exits 1 %{diff} -q
; Where more is better, the value is the smallest that is accepted: 168 registers let 3 waves run, 256 let 2 run.
; RUN: %{accept} '"*" "occupancy" 3 "why"' > %t.json
; RUN: variant THREE %s > %t.new.s
; RUN: variant FOUR %s > %t.old.s
; RUN: ldsopt diff %t.old.s %t.new.s --fail-on "occupancy<0" --baseline %t.json -q
; RUN: variant TWO %s > %t.new.s
; RUN: exits 1 ldsopt diff %t.old.s %t.new.s --fail-on "occupancy<0" --baseline %t.json -q

; A judgement tells what failed, what is accepted, what was accepted in vain, and what has expired; what no rule asks for, and what is for
; later, is kept and not told. An update needs a reason, keeps what still holds, and follows the schema.
; RUN: %{accept} '"k" "occupancy" 0 "old" "2020-01-01"' '"k" "occupancy" 3 "known"' '"k2" "occupancy" 3 "too-little"' '"k3" "occupancy" 3 "once"' '"k" "waits" 3 "unasked"' '"k" "waits" 4 "later" "2999-12-31"' > %t.json
; RUN: variant THREE,LESS,MORE %s > %t.new.s
; RUN: variant FOUR,SAME,MORE %s > %t.old.s
; RUN: exits 1 ldsopt diff %t.old.s %t.new.s --fail-on "occupancy<0" --baseline %t.json --json -o %t.told 2> %t.err
; RUN: filecheck %s --check-prefix SAID --input-file %t.err
; SAID: gate failed: 1 violation; e.g. k2 occupancy 4 → 2 (rule 'occupancy<0')
; RUN: %{python} -c "import json; gate = json.load(open('%t.told'))['gate']; print([one['function'] for one in gate['failures']], *[[one['reason'] for one in gate[kind]] for kind in ('accepted', 'stale', 'expired')])" | filecheck %s --check-prefix SORTED
; SORTED: ['k2'] ['known'] ['once'] ['old']
; RUN: exits 2 ldsopt diff %t.old.s %t.new.s --fail-on "occupancy<0" --baseline %t.json --update-baseline -q
; RUN: ldsopt diff %t.old.s %t.new.s --fail-on "occupancy<0" --baseline %t.json --update-baseline --reason agreed -q
; RUN: ldsopt schema baseline -o %t.schema
; RUN: %{python} -c "import json, jsonschema; found = json.load(open('%t.json')); jsonschema.validate(found, json.load(open('%t.schema'))); print([one['reason'] for one in found['accepted']])" | filecheck %s --check-prefix UPDATED
; UPDATED: ['known', 'unasked', 'later', 'agreed']
; RUN: ldsopt diff %t.old.s %t.new.s --fail-on "occupancy<0" --baseline %t.json -q

; A new acceptance takes the name of the kernel literally: f[1]*? is no pattern for f1xy.
; RUN: variant OLD,NAMES %s > %t.old.s
; RUN: variant NEW,NAMES %s > %t.new.s
; RUN: rm %t.json
; RUN: ldsopt diff %t.old.s %t.new.s --fail-on "waits>0%" --baseline %t.json --update-baseline --reason why 2>&1 | filecheck %s --check-prefix ADDED
; ADDED: .json: 3 violations accepted from now on
; RUN: %{python} -c "import json; found = json.load(open('%t.json')); found['accepted'] = [one for one in found['accepted'] if one['kernel'] != 'f1xy']; json.dump(found, open('%t.json', 'w'))"
; RUN: exits 1 ldsopt diff %t.old.s %t.new.s --fail-on "waits>0%" --baseline %t.json 2>&1 | filecheck %s --check-prefix OTHER
; OTHER: 1 violation; e.g. f1xy 

; What is no acceptance is refused with its place.
; RUN: %{accept} '"k" "waits" 1' > %t.json
; RUN: exits 3 %{diff} 2>&1 | filecheck %s --check-prefix NO-REASON
; NO-REASON: .json: accepted[0]: 'reason' is missing{{$}}
; RUN: %{accept} '"k" "waits" null ""' > %t.json
; RUN: exits 3 %{diff} 2>&1 | filecheck %s --check-prefix EMPTY
; EMPTY: .json: accepted[0].reason: an accepted regression needs a reason{{$}}
; RUN: %{accept} '"k" "wait" null "r"' > %t.json
; RUN: exits 3 %{diff} 2>&1 | filecheck %s --check-prefix NO-METRIC
; NO-METRIC: .json: accepted[0].metric: no metric 'wait'; did you mean 'waits'?{{$}}
; RUN: %{accept} '"k" "waits" "9" "r"' > %t.json
; RUN: exits 3 %{diff} 2>&1 | filecheck %s --check-prefix NO-NUMBER
; NO-NUMBER: .json: accepted[0].up_to: expected a number, found "9"{{$}}
; RUN: %{accept} '"k" "waits" null "r" "soon"' > %t.json
; RUN: exits 3 %{diff} 2>&1 | filecheck %s --check-prefix NO-DATE
; NO-DATE: .json: accepted[0].expires: 'soon' is not a date; write it as YYYY-MM-DD{{$}}

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
;FOUR .set k.num_vgpr, 128
;THREE .set k.num_vgpr, 168
;TWO .set k.num_vgpr, 256
.type k,@function
k:
;OLD,NEW  s_waitcnt vmcnt(0)
;OLD,NEW  s_waitcnt vmcnt(0)
;OLD,NEW  s_waitcnt vmcnt(0)
;OLD,NEW  s_waitcnt vmcnt(0)
;OLD,NEW  s_waitcnt vmcnt(0)
;OLD,NEW  s_waitcnt vmcnt(0)
;OLD,NEW  s_waitcnt vmcnt(0)
;OLD,NEW  s_waitcnt vmcnt(0)
;OLD,NEW  s_waitcnt vmcnt(0)
;OLD,NEW  s_waitcnt vmcnt(0)
;NEW  s_waitcnt vmcnt(0)
;NEW  s_waitcnt vmcnt(0)
;NEW  s_waitcnt vmcnt(0)
;NEW  s_waitcnt vmcnt(0)
;NEW  s_waitcnt vmcnt(0)
;NEW  s_waitcnt vmcnt(0)
;NEW  s_waitcnt vmcnt(0)
;NEW  s_waitcnt vmcnt(0)
;NEW  s_waitcnt vmcnt(0)
;NEW  s_waitcnt vmcnt(0)
 s_endpgm
.size k, .-k
.amdhsa_kernel k
.amdhsa_group_segment_fixed_size 0
.end_amdhsa_kernel
;SAME .set k2.num_vgpr, 128
;LESS .set k2.num_vgpr, 256
;MORE .type k2,@function
;MORE k2:
;MORE  s_endpgm
;MORE .size k2, .-k2
;MORE .amdhsa_kernel k2
;MORE .amdhsa_group_segment_fixed_size 0
;MORE .end_amdhsa_kernel
;MORE .set k3.num_vgpr, 128
;MORE .type k3,@function
;MORE k3:
;MORE  s_endpgm
;MORE .size k3, .-k3
;MORE .amdhsa_kernel k3
;MORE .amdhsa_group_segment_fixed_size 0
;MORE .end_amdhsa_kernel
;NAMES .type f1xy,@function
;NAMES f1xy:
;NAMES  s_waitcnt vmcnt(0)
;NEW  s_waitcnt vmcnt(0)
;NAMES  s_endpgm
;NAMES .size f1xy, .-f1xy
;NAMES .amdhsa_kernel f1xy
;NAMES .amdhsa_group_segment_fixed_size 0
;NAMES .end_amdhsa_kernel
;NAMES .type "f[1]*?",@function
;NAMES "f[1]*?":
;NAMES  s_waitcnt vmcnt(0)
;NEW  s_waitcnt vmcnt(0)
;NAMES  s_endpgm
;NAMES .size "f[1]*?", .-"f[1]*?"
;NAMES .amdhsa_kernel "f[1]*?"
;NAMES .amdhsa_group_segment_fixed_size 0
;NAMES .end_amdhsa_kernel
