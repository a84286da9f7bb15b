; Saved records as a history, and the history as a page: a figure for each metric that changed, a card for each function.
; DEFINE: %{page} = ldsopt diff --history %t.d -q
; RUN: mkdir -p %t.d %t.p/fp8 %t.q/fp8
; RUN: variant FAR-9,NEAR-4,ODD,ODD-0 %s > %t.9.s
; RUN: variant NEAR-3,ODD,ODDER,NEW %s > %t.10.s
; RUN: ldsopt measure %t.9.s --json -o %t.d/run9.json
; RUN: ldsopt measure %t.10.s --json -o %t.d/run10.json
; RUN: %{python} -c "print('{\"schema\": \"something else\"}')" > %t.d/other.json
; RUN: %{python} -c "print([1, 2])" > %t.d/list.json

; What is no record is left out. The function that went farthest comes first; a metric is better or worse by its own direction; a name is
; neither markup nor mathematics.
; RUN: ldsopt diff --history %t.d -o %t.html 2>&1 | filecheck %s --check-prefix SAID
; SAID-COUNT-2: no record of measure or diff, left out
; SAID-NOT: left out
; RUN: filecheck %s --input-file %t.html
; CHECK-NOT: <b>
; CHECK: from <code>run9</code> to <code>run10</code>
; CHECK: <h2>waits</h2>
; CHECK: <figure><svg role=
; CHECK: <h2>wait_weight</h2>
; CHECK: <h2>vmcnt</h2>
; CHECK: The same in all records: {{.*}}max_depth
; CHECK: <h2>By function</h2>
; CHECK: <h3><code>&lt;b&gt;&amp;$x$</code></h3>
; CHECK: <tr><td>vmcnt0</td>{{.*}}<td>1</td><td>0</td>
; CHECK: <h3><code>far</code></h3>
; CHECK: <tr><td>waits</td>{{.*}}<td>9</td><td>1</td>
; CHECK: <tr><td>vmcnt0</td><td><svg{{.*}}polyline{{.*}}<td>9</td><td>1</td><td class="helped">-88.89%</td>
; CHECK: <h3><code>near</code></h3>
; CHECK: <tr><td>occupancy</td>{{.*}}<td>4</td><td>3</td><td class="hurt">-25.00%</td>
; CHECK-NOT: <h3>
; RUN: grep -c "<svg role=" %t.html > %t.svgs
; RUN: grep -c "<figure>" %t.html | cmp - %t.svgs

; The page stands alone, takes its colours from its own words, has no name twice, and is the same each time.
; RUN: exits 1 grep -E "https?:|<script|<link|@import|[^-a-z]src=|#010203" %t.html
; RUN: grep "var(--ink)" %t.html > %t.ink
; RUN: %{python} -c "import re; found = re.findall(r'\bid=.([^\x22]+)', open('%t.html').read()); assert found and len(found) == len(set(found))"
; RUN: %{page} | cmp - %t.html
; RUN: %{page} --metric vmcnt0 --top 1 | filecheck %s --check-prefix ONE
; ONE: <svg role=
; ONE-NOT: <svg role=
; ONE: not drawn: 2 functions
; RUN: touch -d 2020-01-01 %t.d/run10.json
; RUN: %{page} --order time | filecheck %s --check-prefix TIME
; TIME: from <code>run10</code> to <code>run9</code>
; Without matplotlib it says how to get it.
; RUN: exits 5 %{python} -c "import sys; from unittest import mock; from ldsopt.cli import main; sys.exit(mock.patch.dict('sys.modules', {'matplotlib': None})(main)(['diff', '--history', '%t.d']))" 2> %t.err > %t.out
; RUN: filecheck %s --check-prefix MISSING --input-file %t.err
; RUN: cmp %t.out /dev/null
; MISSING: pip install 'ldsopt[report]'

; Of a comparison the later side counts.
; RUN: ldsopt diff %t.9.s %t.10.s --json -o %t.d/run10.json
; RUN: %{page} | filecheck %s

; Modules of different checkouts meet.
; RUN: rm -r %t.d
; RUN: mkdir %t.d
; RUN: variant NEAR-4 %s > %t.p/x.s
; RUN: variant NEAR-4 %s > %t.p/fp8/y.s
; RUN: variant NEAR-4,NEWER %s > %t.q/x.s
; RUN: variant NEAR-4,NEWER %s > %t.q/fp8/y.s
; RUN: ldsopt measure %t.p --json -o %t.d/1.json
; RUN: ldsopt measure %t.q --json -o %t.d/2.json
; RUN: %{page} | filecheck %s --check-prefix MODULES
; MODULES: <h3><code>fp8/y:far</code></h3>
; MODULES: <tr><td>waits</td>{{.*}}<td>1</td><td>2</td>
; MODULES: <h3><code>x:far</code></h3>
; MODULES: <tr><td>waits</td>{{.*}}<td>1</td><td>2</td>

	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
.type far,@function
far:
 s_waitcnt vmcnt(0)
;FAR-9  s_waitcnt vmcnt(0)
;FAR-9  s_waitcnt vmcnt(0)
;FAR-9  s_waitcnt vmcnt(0)
;FAR-9  s_waitcnt vmcnt(0)
;FAR-9  s_waitcnt vmcnt(0)
;FAR-9  s_waitcnt vmcnt(0)
;FAR-9  s_waitcnt vmcnt(0)
;FAR-9  s_waitcnt vmcnt(0)
;NEWER  s_waitcnt vmcnt(0)
 s_endpgm
.size far, .-far
.amdhsa_kernel far
.amdhsa_group_segment_fixed_size 0
.end_amdhsa_kernel
;NEAR-4 .set near.num_vgpr, 128
;NEAR-3 .set near.num_vgpr, 168
.type near,@function
near:
 s_endpgm
.size near, .-near
.amdhsa_kernel near
.amdhsa_group_segment_fixed_size 0
.end_amdhsa_kernel
.type same,@function
same:
 s_endpgm
.size same, .-same
.amdhsa_kernel same
.amdhsa_group_segment_fixed_size 0
.end_amdhsa_kernel
;ODD .type "<b>&$x$",@function
;ODD "<b>&$x$":
;ODD-0  s_waitcnt vmcnt(0)
;ODDER  s_waitcnt vmcnt(1)
;ODD  s_endpgm
;ODD .size "<b>&$x$", .-"<b>&$x$"
;ODD .amdhsa_kernel "<b>&$x$"
;ODD .amdhsa_group_segment_fixed_size 0
;ODD .end_amdhsa_kernel
;NEW .type new,@function
;NEW new:
;NEW  s_waitcnt vmcnt(0)
;NEW  s_endpgm
;NEW .size new, .-new
;NEW .amdhsa_kernel new
;NEW .amdhsa_group_segment_fixed_size 0
;NEW .end_amdhsa_kernel
