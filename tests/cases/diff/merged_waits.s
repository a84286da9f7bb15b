; Waits that are merged: partial waits that become a drain are worse, however many there were; fewer waits for the same are not.
; DEFINE: %{failures} = %{python} -c "import json; print(*(one['function'] + ' ' + one['metric'] for one in json.load(open('%t.json'))['gate']['failures']), sep=', ')"
; DEFINE: %{figures} = %{python} -c "import json, sys; [print(one['name'], one['metrics']['wait_weight'], one['metrics'].get('barrier_drains', 0)) for one in json.load(sys.stdin)['measurements'][0]['functions']]"
; RUN: variant OLD,GFX9 %s > %t.old.s
; RUN: variant NEW,GFX9 %s > %t.new.s
; RUN: exits 1 ldsopt diff %t.old.s %t.new.s --fail-on regressions --json -o %t.json
; RUN: %{failures} | filecheck %s --check-prefix WORSE
; RUN: ldsopt measure %t.old.s --json | %{figures} | filecheck %s --check-prefix FIGURES
; RUN: variant GFX12 %s > %t.new.s
; RUN: ldsopt measure %t.new.s --json | %{figures} | filecheck %s --check-prefix HALVES
; WORSE: {{^}}merged wait_weight, longer wait_weight, merged drains, longer drains{{$}}

;GFX9 .amdgcn_target "amdgcn-amd-amdhsa--gfx942"
;GFX12 .amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
; Partial waits merged into a drain, however many there were.
	.type	merged,@function
merged:
;OLD s_waitcnt lgkmcnt(4)
;OLD s_waitcnt lgkmcnt(3)
;OLD s_waitcnt lgkmcnt(2)
;OLD s_waitcnt lgkmcnt(1)
;NEW s_waitcnt lgkmcnt(0)
	s_endpgm
.Lfunc_end0:
; The drain was there already: such a run of waits weighs what its last one does, 1.
	.type	already,@function
already:
; FIGURES: already 1.0 0
;OLD s_waitcnt lgkmcnt(2)
;OLD s_waitcnt lgkmcnt(1)
	s_waitcnt lgkmcnt(0)
	s_endpgm
.Lfunc_end1:
; A second drain for which nothing was started in between weighs nothing.
	.type	again,@function
again:
; FIGURES: again 1.0 0
	s_waitcnt lgkmcnt(0)
;OLD s_waitcnt lgkmcnt(0)
	s_endpgm
.Lfunc_end2:
	.type	started,@function
started:
; FIGURES: started 2.0 0
	ds_read_b32 v0, v1
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v0, v1
	s_waitcnt lgkmcnt(0)
	s_endpgm
.Lfunc_end3:
; Two waits at one place are one.
	.type	joined,@function
joined:
;OLD s_waitcnt vmcnt(0)
;OLD s_waitcnt lgkmcnt(0)
;NEW s_waitcnt vmcnt(0) lgkmcnt(0)
	s_endpgm
.Lfunc_end4:
; One that the next one implies goes.
	.type	implied,@function
implied:
;OLD s_waitcnt vmcnt(3)
	s_waitcnt vmcnt(1)
	s_endpgm
.Lfunc_end5:
; A wait that waits for more; the other way round, for less.
	.type	longer,@function
longer:
;OLD s_waitcnt lgkmcnt(2)
;NEW s_waitcnt lgkmcnt(0)
	s_endpgm
.Lfunc_end6:
; LDS is drained at a barrier where no instruction that takes a while stands between.
	.type	next,@function
next:
; FIGURES: next 1.0 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt lgkmcnt(0)
	s_endpgm
.Lfunc_end7:
	.type	waits,@function
waits:
; FIGURES: waits 2.0 1
	s_waitcnt lgkmcnt(0)
	s_waitcnt vmcnt(0)
	s_barrier
	s_waitcnt lgkmcnt(0)
	s_endpgm
.Lfunc_end8:
	.type	rests,@function
rests:
; FIGURES: rests 1.0 1
	s_waitcnt lgkmcnt(0)
	s_nop 0
	s_barrier
	s_waitcnt lgkmcnt(0)
	s_endpgm
.Lfunc_end9:
	.type	computes,@function
computes:
; FIGURES: computes 1.0 0
	s_waitcnt lgkmcnt(0)
	v_nop
	s_barrier
	s_waitcnt lgkmcnt(0)
	s_endpgm
.Lfunc_end10:
	.type	reads,@function
reads:
; FIGURES: reads 2.0 0
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v0, v1
	s_barrier
	s_waitcnt lgkmcnt(0)
	s_endpgm
.Lfunc_end11:
; Of a barrier in two halves the first counts.
	.type	halves,@function
halves:
; HALVES: halves {{.*}} 1
;GFX12 s_wait_dscnt 0x0
;GFX12 s_barrier_signal -1
;GFX12 s_wait_dscnt 0x0
;GFX12 s_barrier_wait -1
	s_endpgm
.Lfunc_end12:
