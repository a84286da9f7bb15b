; The functions of two sides are matched by module and name, and totals keep wins and losses apart.
; DEFINE: %{names} = %{python} -c "import json, sys; print(*[one['module'] + ':' + one['name'] + ' ' + one['presence'] for one in json.load(sys.stdin)['functions']], sep=', ')"
; RUN: mkdir -p %t.d/one %t.d/other %t.d/old %t.d/new %t.d/strange
; RUN: variant K %s > %t.d/one/x.s
; RUN: variant K %s > %t.d/other/y.s
; RUN: variant K %s > %t.d/old/a.s
; RUN: variant K %s > %t.d/old/b.s
; RUN: variant K %s > %t.d/new/a.s
; RUN: variant K %s > %t.d/new/c.s
; RUN: variant K %s > %t.d/strange/c.s
; RUN: variant K %s > %t.d/strange/d.s
; One module a side pairs whatever its name; a lost one loses its kernels; with nothing in common nothing is compared.
; RUN: ldsopt diff %t.d/one %t.d/other --json | %{names} | filecheck %s --check-prefix PAIRED
; PAIRED: {{^}}:k both{{$}}
; RUN: ldsopt diff %t.d/old %t.d/new --json | %{names} | filecheck %s --check-prefix LOST
; LOST: {{^}}a:k both, b:k lost, c:k gained{{$}}
; RUN: exits 2 ldsopt diff %t.d/old %t.d/strange 2>&1 | filecheck %s --check-prefix NOTHING
; NOTHING: nothing to compare: no module of
; Functions are not matched by their order.
; RUN: variant A,B %s > %t.old.s
; RUN: variant B,LATER-C %s > %t.new.s
; RUN: ldsopt diff %t.old.s %t.new.s --json | %{names} | filecheck %s --check-prefix ORDER
; ORDER: {{^}}:a lost, :b both, :c gained{{$}}
; Two measurements of one file are refused, and so are two architectures.
; RUN: ldsopt measure %t.d/one/x.s --json -o %t.json
; RUN: %{python} -c "import json; found = json.load(open('%t.json')); found['measurements'] *= 2; json.dump(found, open('%t.json', 'w'))"
; RUN: exits 2 ldsopt diff %t.json %t.json 2>&1 | filecheck %s --check-prefix TWICE
; TWICE: two of these measurements are of '{{.*}}x.s'
; RUN: sed s/gfx942/gfx950/ %t.new.s > %t.newer.s
; RUN: exits 2 ldsopt diff %t.old.s %t.newer.s 2>&1 | filecheck %s --check-prefix ARCHS
; ARCHS: old.s is for gfx942 and {{.*}}newer.s for gfx950

; RUN: variant A,B,C,BEFORE %s > %t.old.s
; RUN: variant A,B,C,AFTER %s > %t.new.s
; RUN: ldsopt diff %t.old.s %t.new.s | filecheck %s --check-prefix TOTALS
; TOTALS: Totals, 2 of 3 functions affected:
; TOTALS: vgprs {{ *}}200 → 200 (+0.00%); split: -5.00%, +5.00%; best: a -10.00%; worst: b +20.00%
; Of one metric nothing else is shown, but how its waits changed.
; RUN: ldsopt diff %t.old.s %t.new.s --metric vgprs | filecheck %s --check-prefix REGISTERS
; REGISTERS-NOT: {{waits|N=0}}
; REGISTERS: vgprs
; REGISTERS-NOT: {{waits|N=0}}
; RUN: ldsopt diff %t.old.s %t.new.s --metric vmcnt0 | filecheck %s --check-prefix WAITS
; WAITS: N=0

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
;BEFORE .set a.num_vgpr, 100
;AFTER .set a.num_vgpr, 90
;BEFORE .set b.num_vgpr, 50
;AFTER .set b.num_vgpr, 60
;BEFORE,AFTER .set c.num_vgpr, 50
;K .type k,@function
;K k:
;K  s_endpgm
;K .size k, .-k
;K .amdhsa_kernel k
;K .end_amdhsa_kernel
;A .type a,@function
;A a:
;BEFORE  s_waitcnt vmcnt(0)
;AFTER  s_waitcnt vmcnt(1)
;A  s_endpgm
;A .size a, .-a
;A .amdhsa_kernel a
;A .end_amdhsa_kernel
;B .type b,@function
;B b:
;B  s_endpgm
;B .size b, .-b
;B .amdhsa_kernel b
;B .end_amdhsa_kernel
;C,LATER-C .type c,@function
;C,LATER-C c:
;C,LATER-C  s_endpgm
;C,LATER-C .size c, .-c
;C,LATER-C .amdhsa_kernel c
;C,LATER-C .end_amdhsa_kernel
