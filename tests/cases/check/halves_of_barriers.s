; A barrier in two halves counts from its signal: writes that are not complete there are named by a read behind the wait, where another wave may
; run into them.
; RUN: ldsopt check %s --no-races --json -o %t.json
; RUN: %{python} -c "import json; found = json.load(open('%t.json')); print(*[function['name'] + ': ' + ' '.join(sorted({one['started']['asm'].split()[1].strip(',') for one in found['findings'] if (one['rule'], one['function']) == ('bare-barrier', function['name']) and one['used']['asm'].startswith('ds_load')})) + '.' for function in found['functions']], sep=chr(10))" | filecheck %s

	.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
	.text
; CHECK: {{^}}at_the_signal: v11.{{$}}
	.type at_the_signal,@function
at_the_signal:
 ds_store_b32 v11, v0
 s_barrier_signal -1
 s_barrier_wait -1
 ds_load_b32 v13, v14
 s_endpgm
	.size at_the_signal, .-at_the_signal
	.amdhsa_kernel at_the_signal
		.amdhsa_group_segment_fixed_size 1024
	.end_amdhsa_kernel
; CHECK: {{^}}between_signal_and_wait: v11.{{$}}
	.type between_signal_and_wait,@function
between_signal_and_wait:
 s_barrier_signal -1
 ds_store_b32 v11, v0
 s_barrier_wait -1
 ds_load_b32 v13, v14
 s_endpgm
	.size between_signal_and_wait, .-between_signal_and_wait
	.amdhsa_kernel between_signal_and_wait
		.amdhsa_group_segment_fixed_size 1024
	.end_amdhsa_kernel
; CHECK: {{^}}complete_at_the_signal: .{{$}}
	.type complete_at_the_signal,@function
complete_at_the_signal:
 ds_store_b32 v11, v0
 s_wait_dscnt 0x0
 s_barrier_signal -1
 s_barrier_wait -1
 ds_load_b32 v13, v14
 s_endpgm
	.size complete_at_the_signal, .-complete_at_the_signal
	.amdhsa_kernel complete_at_the_signal
		.amdhsa_group_segment_fixed_size 1024
	.end_amdhsa_kernel
; CHECK: {{^}}complete_only_at_the_wait: v11.{{$}}
	.type complete_only_at_the_wait,@function
complete_only_at_the_wait:
 ds_store_b32 v11, v0
 s_barrier_signal -1
 s_wait_dscnt 0x0
 s_barrier_wait -1
 ds_load_b32 v13, v14
 s_endpgm
	.size complete_only_at_the_wait, .-complete_only_at_the_wait
	.amdhsa_kernel complete_only_at_the_wait
		.amdhsa_group_segment_fixed_size 1024
	.end_amdhsa_kernel
; CHECK: {{^}}the_wait_ends_the_signal: v12.{{$}}
	.type the_wait_ends_the_signal,@function
the_wait_ends_the_signal:
 ds_store_b32 v11, v0
 s_barrier_signal -1
 s_barrier_wait -1
 s_wait_dscnt 0x0
 ds_store_b32 v12, v0
 s_barrier_wait -1
 ds_load_b32 v13, v14
 s_endpgm
	.size the_wait_ends_the_signal, .-the_wait_ends_the_signal
	.amdhsa_kernel the_wait_ends_the_signal
		.amdhsa_group_segment_fixed_size 1024
	.end_amdhsa_kernel
; CHECK: {{^}}paths_join_between: v11 v12.{{$}}
	.type paths_join_between,@function
paths_join_between:
 ds_store_b32 v11, v0
 s_barrier_signal -1
 s_cbranch_scc0 .Lmeet_paths_join_between
 ds_store_b32 v12, v0
 s_wait_dscnt 0x0
.Lmeet_paths_join_between:
 s_barrier_wait -1
 ds_load_b32 v13, v14
 s_endpgm
	.size paths_join_between, .-paths_join_between
	.amdhsa_kernel paths_join_between
		.amdhsa_group_segment_fixed_size 1024
	.end_amdhsa_kernel
; CHECK: {{^}}two_signals_join: v11 v12.{{$}}
	.type two_signals_join,@function
two_signals_join:
 s_cbranch_scc0 .Ltwo_two_signals_join
 ds_store_b32 v11, v0
 s_barrier_signal -1
 s_branch .Lmeet_two_signals_join
.Ltwo_two_signals_join:
 ds_store_b32 v12, v0
 s_barrier_signal -1
.Lmeet_two_signals_join:
 s_wait_dscnt 0x0
 s_barrier_wait -1
 ds_load_b32 v13, v14
 s_endpgm
	.size two_signals_join, .-two_signals_join
	.amdhsa_kernel two_signals_join
		.amdhsa_group_segment_fixed_size 1024
	.end_amdhsa_kernel
; CHECK: {{^}}from_the_last_iteration_of_a_loop_between: v11.{{$}}
	.type from_the_last_iteration_of_a_loop_between,@function
from_the_last_iteration_of_a_loop_between:
 s_barrier_signal -1
 s_branch .Lhead_from_the_last_iteration_of_a_loop_between
.Lhead_from_the_last_iteration_of_a_loop_between:
 s_cbranch_scc1 .Lmeet_from_the_last_iteration_of_a_loop_between
 ds_store_b32 v11, v0
 s_wait_dscnt 0x0
 s_branch .Lhead_from_the_last_iteration_of_a_loop_between
.Lmeet_from_the_last_iteration_of_a_loop_between:
 s_barrier_wait -1
 ds_load_b32 v13, v14
 s_endpgm
	.size from_the_last_iteration_of_a_loop_between, .-from_the_last_iteration_of_a_loop_between
	.amdhsa_kernel from_the_last_iteration_of_a_loop_between
		.amdhsa_group_segment_fixed_size 1024
	.end_amdhsa_kernel
; CHECK: {{^}}a_named_barrier: v11.{{$}}
	.type a_named_barrier,@function
a_named_barrier:
 ds_store_b32 v11, v0
 s_barrier_signal -1
 s_barrier_wait 1
 ds_load_b32 v13, v14
 s_endpgm
	.size a_named_barrier, .-a_named_barrier
	.amdhsa_kernel a_named_barrier
		.amdhsa_group_segment_fixed_size 1024
	.end_amdhsa_kernel
; CHECK: {{^}}which_ends_nothing_for_the_others: v11.{{$}}
	.type which_ends_nothing_for_the_others,@function
which_ends_nothing_for_the_others:
 ds_store_b32 v11, v0
 s_barrier_signal -1
 s_barrier_wait -1
 s_wait_dscnt 0x0
 s_barrier_signal -1
 s_barrier_wait 1
 ds_load_b32 v13, v14
 s_endpgm
	.size which_ends_nothing_for_the_others, .-which_ends_nothing_for_the_others
	.amdhsa_kernel which_ends_nothing_for_the_others
		.amdhsa_group_segment_fixed_size 1024
	.end_amdhsa_kernel
; CHECK: {{^}}as_the_whole_workgroups_does: .{{$}}
	.type as_the_whole_workgroups_does,@function
as_the_whole_workgroups_does:
 ds_store_b32 v11, v0
 s_barrier_signal -1
 s_barrier_wait -1
 s_wait_dscnt 0x0
 s_barrier_signal -1
 s_barrier_wait -1
 ds_load_b32 v13, v14
 s_endpgm
	.size as_the_whole_workgroups_does, .-as_the_whole_workgroups_does
	.amdhsa_kernel as_the_whole_workgroups_does
		.amdhsa_group_segment_fixed_size 1024
	.end_amdhsa_kernel
; CHECK: {{^}}another_signal_forgets_nothing: v11.{{$}}
	.type another_signal_forgets_nothing,@function
another_signal_forgets_nothing:
 ds_store_b32 v11, v0
 s_barrier_signal -1
 s_wait_dscnt 0x0
 s_barrier_signal -3
 s_barrier_wait -1
 ds_load_b32 v13, v14
 s_endpgm
	.size another_signal_forgets_nothing, .-another_signal_forgets_nothing
	.amdhsa_kernel another_signal_forgets_nothing
		.amdhsa_group_segment_fixed_size 1024
	.end_amdhsa_kernel
; CHECK: {{^}}complete_at_the_signal_to_all: .{{$}}
	.type complete_at_the_signal_to_all,@function
complete_at_the_signal_to_all:
 ds_store_b32 v11, v0
 s_barrier_signal -3
 s_wait_dscnt 0x0
 s_barrier_signal -1
 s_barrier_wait -1
 ds_load_b32 v13, v14
 s_endpgm
	.size complete_at_the_signal_to_all, .-complete_at_the_signal_to_all
	.amdhsa_kernel complete_at_the_signal_to_all
		.amdhsa_group_segment_fixed_size 1024
	.end_amdhsa_kernel
; CHECK: {{^}}of_a_workgroup_one_wave_arrives_at_a_clusters: v11.{{$}}
	.type of_a_workgroup_one_wave_arrives_at_a_clusters,@function
of_a_workgroup_one_wave_arrives_at_a_clusters:
 ds_store_b32 v11, v0
 s_barrier_signal -1
 s_barrier_wait -1
 s_wait_dscnt 0x0
 s_barrier_signal -3
 s_barrier_wait -3
 ds_load_b32 v13, v14
 s_endpgm
	.size of_a_workgroup_one_wave_arrives_at_a_clusters, .-of_a_workgroup_one_wave_arrives_at_a_clusters
	.amdhsa_kernel of_a_workgroup_one_wave_arrives_at_a_clusters
		.amdhsa_group_segment_fixed_size 1024
	.end_amdhsa_kernel
; CHECK: {{^}}two_named_ones: v11.{{$}}
	.type two_named_ones,@function
two_named_ones:
 ds_store_b32 v11, v0
 s_barrier_signal 1
 s_wait_dscnt 0x0
 s_barrier_signal m0
 s_barrier_wait 1
 ds_load_b32 v13, v14
 s_endpgm
	.size two_named_ones, .-two_named_ones
	.amdhsa_kernel two_named_ones
		.amdhsa_group_segment_fixed_size 1024
	.end_amdhsa_kernel
; CHECK: {{^}}between_the_waits_of_two_named_ones: v11.{{$}}
	.type between_the_waits_of_two_named_ones,@function
between_the_waits_of_two_named_ones:
 s_barrier_signal 1
 s_barrier_signal 2
 s_barrier_wait 1
 ds_store_b32 v11, v0
 s_wait_dscnt 0x0
 s_barrier_wait 2
 ds_load_b32 v13, v14
 s_endpgm
	.size between_the_waits_of_two_named_ones, .-between_the_waits_of_two_named_ones
	.amdhsa_kernel between_the_waits_of_two_named_ones
		.amdhsa_group_segment_fixed_size 1024
	.end_amdhsa_kernel
; CHECK: {{^}}a_named_one_after_the_other: .{{$}}
	.type a_named_one_after_the_other,@function
a_named_one_after_the_other:
 s_barrier_signal 1
 s_barrier_wait 1
 ds_store_b32 v11, v0
 s_wait_dscnt 0x0
 s_barrier_signal 1
 s_barrier_wait 1
 ds_load_b32 v13, v14
 s_endpgm
	.size a_named_one_after_the_other, .-a_named_one_after_the_other
	.amdhsa_kernel a_named_one_after_the_other
		.amdhsa_group_segment_fixed_size 1024
	.end_amdhsa_kernel
; CHECK: {{^}}signalled_on_one_path: v11.{{$}}
	.type signalled_on_one_path,@function
signalled_on_one_path:
 s_cbranch_scc0 .Lmeet_signalled_on_one_path
 ds_store_b32 v11, v0
 s_barrier_signal 1
 s_wait_dscnt 0x0
.Lmeet_signalled_on_one_path:
 s_barrier_wait 1
 ds_load_b32 v13, v14
 s_endpgm
	.size signalled_on_one_path, .-signalled_on_one_path
	.amdhsa_kernel signalled_on_one_path
		.amdhsa_group_segment_fixed_size 1024
	.end_amdhsa_kernel
