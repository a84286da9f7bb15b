"""Families of tests that are alike: the members that CI runs, those of `make test-long`, and those of `make test-fast`."""

import ctypes
import functools
import gc
import os
from collections import Counter
from collections.abc import Generator
from contextlib import ExitStack
from pathlib import Path
from zlib import crc32

import pytest
from compiled_once import compiled_once
from hypothesis import settings

from ldsopt.isolation import workers_stay

# Whether an example takes long says more of the machine than of the code.
settings.register_profile("ldsopt", deadline=None)
settings.load_profile("ldsopt")

collect_ignore = [
    "conftest.py",
    "codegen/conftest.py",
    "gpu/hip_python_program.py",
    "gpu/triton_records_program.py",
]
"""The first has no doctests, and other folders have modules of this name; the others are programs that tests run."""

ONE_OF = {
    "tests/accept/test_nothing_written_is_worse.py::test_over_the_corpus": 4,
    "tests/analysis/integers/test_comparison.py::test_wide_compares": 3,
    "tests/analysis/integers/test_precision.py::test_results_are_near_the_best_abstraction": 3,
    "tests/analysis/integers/test_soundness.py::test_small_widths_hold_every_concrete_result": 3,
    "tests/analysis/integers/test_soundness.py::test_wide_values_hold_every_concrete_result": 8,
    "tests/analysis/test_work_items.py::test_executed_addresses_of_random_kernels": 3,
    "tests/analysis/test_work_items.py::test_executed_addresses_of_the_corpus": 3,
    "tests/analysis/test_integer_intrinsics.py::test_forms_and_terms_hold_the_numbers_of_each_work_item": 3,
    "tests/analysis/test_once.py::test_no_command_analyses_twice": 2,
    "tests/annotate/test_annotation_schema.py::test_output_follows_it": 8,
    "tests/annotate/test_corpus_modules.py": 28,
    "tests/annotate/test_work.py::test_work_grows_with_the_module": 8,
    "tests/barriers/test_random_double_buffers.py::test_two_buffers_compute_the_same": 16,
    "tests/check/test_corpus_verdicts.py::test_findings_are_the_known_ones": 16,
    "tests/check/test_corpus_verdicts.py::test_what_promises_of_launches_leave": 4,
    "tests/check/test_hazard_verdicts.py::TestRepair": 12,
    "tests/check/test_hazard_verdicts.py::test_verdict": 6,
    "tests/check/test_launch_paths.py::TestTheOracleAgrees": 9,
    "tests/check/test_loop_iterations.py::TestTheOracleAgrees": 4,
    "tests/check/test_mapping.py::test_both_ways_agree": 28,
    "tests/check/test_mutation.py::test_missing_wait_is_reported": 9,
    "tests/check/test_one_compilation.py::test_locations_change_no_code_of_random_kernels": 4,
    "tests/check/test_one_compilation.py::test_locations_change_no_code_of_the_corpus": 16,
    "tests/check/test_ordering.py::test_what_reached_the_other_in_the_ir_and_does_not_in_the_listing": 3,
    "tests/check/test_reports.py::test_every_format_is_well_formed": 8,
    "tests/check/test_scale.py::test_work_of_assembly_grows_with_its_length": 2,
    "tests/check/test_staggered_rings.py::test_agrees_with_the_model[": 16,
    "tests/check/test_with_ir_and_without.py::test_with_ir_the_hazards_verdicts_are_no_weaker": 2,
    "tests/cli/test_compilers_are_named.py::test_output_names_the_compiler": 8,
    "tests/cli/test_json_schemas.py::test_document_follows_its_schema": 16,
    "tests/cli/test_many_calls.py::test_call": 12,
    "tests/cli/test_many_calls.py::test_refusal": 4,
    "tests/corpus/test_benchmarks.py::test_a_cost_has_a_row_for_each_module": 2,
    "tests/corpus/test_benchmarks.py::test_a_table_has_rows": 3,
    "tests/emulate/test_hardware_functions.py::TestDivisionInSteps": 2,
    "tests/emulate/test_hardware_functions.py::test_a_call_is_what_its_instruction_does": 6,
    "tests/emulate/test_hardware_functions.py::test_a_wave_reduces": 3,
    "tests/emulate/test_instructions.py::test_a_quick_form_leaves_what_the_text_says": 12,
    "tests/emulate/test_machine_corpus.py::test_gives_what_numpy_says": 3,
    "tests/emulate/test_machine_hazards.py::test_a_lost_wait_shows_and_both_repairs_bring_it_back": 10,
    "tests/executed/test_launched_code.py::test_counts_are_those_of_the_operations_carried_out": 6,
    "tests/fences/test_planted_narrowings.py::test_a_narrowed_pattern_matches_numpy_and_races_nowhere": 3,
    "tests/fences/test_planted_narrowings.py::test_a_wrong_narrowing_is_left_alone_and_found": 3,
    "tests/fences/test_random_exchanges.py::test_narrowing_makes_no_race": 4,
    "tests/fences/test_planted_narrowings.py::test_a_barrier_whose_fences_were_both_narrowed_wrongly_is_found": 2,
    "tests/gpu/test_bench.py::TestOnADevice::test_what_fails_is_one_line": 4,
    "tests/gpu/test_self_test.py::TestKernels::test_a_small_launch_has_no_finding_and_gives_what_numpy_does": 3,
    "tests/hazards/test_hazards.py::test_default_changes_nothing_without_two_named_bases": 3,
    "tests/hazards/test_hazards.py::test_kernel_as_it_is": 12,
    "tests/hazards/test_hazards.py::test_kernel_with_named_bases": 12,
    "tests/hazards/test_hazards.py::test_what_was_lost_is_back_with_base_sets_too": 3,
    "tests/hostile/test_hostile.py::test_accepted_and_annotated": 3,
    "tests/hostile/test_hostile.py::test_changed_input_is_refused_or_annotated": 12,
    "tests/hostile/test_hostile.py::test_refused_in_one_line": 3,
    "tests/hostile/test_hostile_names.py::test_no_name_forges_anything": 5,
    "tests/instrument/test_instrumented_code.py::test_by_the_compilers_of_triton": 5,
    "tests/instrument/test_instrumented_code.py::test_each_architecture_reads_its_clock": 4,
    "tests/instrument/test_instrumented_corpus.py": 8,
    "tests/instrument/test_recorded.py::TestWrap": 3,
    "tests/instrument/test_records_by_log.py::test_a_dump_is_what_waves_passed": 3,
    "tests/instrument/test_records_by_log.py::test_random_programs_record_what_waves_passed": 12,
    "tests/instrument/test_records_by_log.py::test_what_is_emptied_out_of_lds_is_what_waves_passed": 2,
    "tests/integrations/test_clang.py::TestCompiling::test_code_is_checked_as_the_options_make_it": 3,
    "tests/integrations/test_planted_modules.py::test_nothing_of_the_working_directory_is_imported": 3,
    "tests/ir/test_bindings.py::test_all_walks_agree": 2,
    "tests/ir/test_own_text.py::TestEveryModule": 8,
    "tests/ir/test_own_text.py::test_a_module_that_is_laid_out_otherwise_gets_the_same_edits": 4,
    "tests/isa/test_code_object.py::TestWithoutDisassembler::test_arch_comes_from_the_elf_flags": 6,
    "tests/liveness/test_liveness_corpus.py::test_shares_bytes_and_no_placement_is_smaller": 4,
    "tests/liveness/test_liveness_property.py::test_no_placement_disturbs_a_read": 10,
    "tests/liveness/test_liveness_property.py::test_no_placement_disturbs_a_read_in_any_iteration": 2,
    "tests/machine/test_alu_hazard_probe.py": 3,
    "tests/machine/test_code_races.py::test_a_kernel_without_races_is_proved_free": 2,
    "tests/machine/test_executed_addresses.py::test_every_executed_address_is_among_those_of_its_instructions": 2,
    "tests/machine/test_machine_arithmetic.py::test_of_numbers_it_is_the_number": 4,
    "tests/machine/test_machine_arithmetic.py::test_of_sets_it_holds_what_comes_of_members": 4,
    "tests/machine/test_machine_arithmetic.py::test_of_what_lanes_have_it_is_what_each_of_them_has": 4,
    "tests/optimize/test_corpus_choices.py": 8,
    "tests/pack/test_pack_corpus.py::test_compiles_to_the_bytes_said_and_has_no_new_finding": 18,
    "tests/pack/test_pack_corpus.py::test_does_the_same_in_every_order": 8,
    "tests/pack/test_pack_corpus.py::test_no_kernel_is_worse_unless_a_goal_asks_for_it": 8,
    "tests/packing/test_packing_search.py::test_search_is_right_where_sizes_are_few_and_buffers_alike": 3,
    "tests/pipeline/test_auto.py::TestWhatIsWritten::test_kernels_with_barriers_do_the_same": 3,
    "tests/pipeline/test_kernels.py::test_annotating_it_afterwards_changes_nothing_of_what_it_does": 2,
    "tests/pipeline/test_kernels.py::test_does_what_the_marks_mean_under_every_schedule": 4,
    "tests/pipeline/test_kernels.py::test_its_code_is_clean": 8,
    "tests/pipeline/test_kernels.py::test_loops_of_few_iterations_stay_balanced": 4,
    "tests/pipeline/test_mutations.py::test_a_fence_at_the_stage_that_it_protects_is_noticed": 8,
    "tests/pipeline/test_mutations.py::test_what_is_taken_out_is_noticed": 6,
    "tests/pipeline/test_shifted_loops.py::test_what_pipeline_writes_is_recognised_and_has_none": 2,
    "tests/races/test_known_counterexamples.py::test_counterexample_taken_over_is_one_to_the_solver": 6,
    "tests/races/test_race_shapes.py::test_what_races_is_never_free_and_a_twin_is_proved": 3,
    "tests/races/test_staggered_groups.py::test_no_order_of_five_barriers_hides_what_meets": 6,
    "tests/report/test_report_page.py::test_a_page_stands_alone_and_is_small": 2,
    "tests/shuffles/test_exchange_moves.py::test_ir_gives_what_lds_hardware_gives_for_all_sets_of_active_lanes": 3,
    "tests/shuffles/test_exchange_moves.py::test_machine_code_gives_the_same": 4,
    "tests/shuffles/test_wave_kernels.py::test_the_same_is_computed_where_waves_are_not_full": 3,
    "tests/simt/test_cases_by_engine.py": 12,
    "tests/simt/test_compiled_control.py::test_kernels_of_the_corpus_are_executed_as_interpreted": 8,
    "tests/simt/test_compiled_operations.py::test_comparisons_and_extremes_are_the_interpreters": 2,
    "tests/simt/test_compiled_operations.py::test_lanes_compute_what_the_jit_computes": 8,
    "tests/simt/test_compiled_operations.py::test_shifts_and_divisions_that_llvm_leaves_open_are_the_interpreters": 3,
    "tests/simt/test_compiled_steps.py::test_buffers": 3,
    "tests/simt/test_compiled_steps.py::test_copies": 4,
    "tests/simt/test_compiled_steps.py::test_fat_pointers": 3,
    "tests/simt/test_compiled_steps.py::test_values_move_between_lanes": 3,
    "tests/simt/test_random_memory.py::test_all_that_execute_kernels_do_what_the_rules_say": 12,
    "tests/simt/test_reconvergence.py::test_machine_code_has_them_together_as_well": 3,
    "tests/simt/test_side_by_side.py::test_where_one_accesses_what_an_earlier_one_has_changed_one_process_executes_the_rest": 2,
    "tests/simt/test_side_by_side.py::test_workgroups_that_share_nothing_are_executed_apart_with_the_same_result": 8,
    "tests/simt/test_simt_corpus.py::test_a_removed_barrier_is_a_race": 6,
    "tests/simt/test_simt_corpus.py::test_matches_numpy[": 9,
    "tests/simt/test_simt_corpus.py::test_matches_numpy_in_another_order": 8,
    "tests/simt/test_simt_corpus.py::test_nothing_is_missing": 4,
    "tests/simt/test_simt_differential.py::test_lanes_compute_what_the_jit_computes": 18,
    "tests/simt/test_simt_divergence.py::test_lanes_compute_the_same_alone_and_together": 16,
    "tests/stalls/test_recorded_calibration.py::test_the_latency_that_was_planted_is_found": 2,
    "tests/target/test_arch.py::TestAgreesWithLLVM::test_lds_limit_and_barrier_and_wave_size": 4,
    "tests/target/test_memory_model.py::test_code_of_llvm_22_has_complete_what_every_version_asks_for": 10,
    "tests/target/test_occupancy.py::test_llvm_says_the_same": 4,
    "tests/timeline/test_replayed.py::test_a_form_is_told_as_executing_it_tells": 3,
    "tests/verify/test_generated_kernels.py::test_a_kernel_has_one_result_in_every_order": 3,
    "tests/verify/test_generated_kernels.py::test_rewritten_ones_do_the_same": 4,
    "tests/verify/test_schedules_in_processes.py::test_they_give_the_same_answer": 10,
    "tests/verify/test_verify_faults.py::test_each_kind_is_noticed": 6,
    "tests/verify/test_verify_faults.py::test_no_fault_that_can_change_something_passes": 2,
    "tests/verify/test_verify_fuzz.py::test_annotated_kernels_do_the_same": 2,
    "tests/verify/test_verify_fuzz.py::test_their_code_has_no_new_definite_finding": 2,
    "tests/waits/test_against_paths.py::test_no_fault_more_and_no_wait_to_spare": 8,
    "tests/waits/test_whole_modules.py::TestAModuleOfTheCorpus": 8,
    "tests/waits/test_whole_modules.py::test_a_hazard_has_the_waits_that_llvm_lost_without_laundering": 2,
    "tests/witness/test_witness.py::test_a_wait_that_is_weakened_further_is_refused": 6,
    "tests/witness/test_witness.py::test_a_witness_that_says_something_else_is_refused": 2,
    "tests/witness/test_witness.py::test_the_witness_of_a_module_holds": 6,
}
"""Of so many members of a family, which the beginning of their names tells, CI runs about one, and the first of each test.
"""
LONG = {
    "tests/codegen/test_compilers.py::TestTriton": ("3.6.0",),
    "tests/gpu/test_launch_records.py": ("3.6.0",),
    "tests/check/test_hazard_verdicts.py": ("gfx90a", "gfx950"),
    "tests/hazards/test_hazards.py": ("gfx90a", "gfx950"),
    "tests/integrations/test_triton.py": ("3.6.0",),
    "tests/machine/test_code_races.py::test_no_attack_that_races": ("gfx90a", "gfx950", "gfx11", "gfx12"),
    "tests/pipeline/test_gluon.py": ("3.7.1", "gfx950"),
    "tests/pipeline/test_mutations.py::test_what_is_written_is_not_noticed": ("gfx950",),
    "tests/pipeline/test_shifted_loops.py::TestTritons": ("gfx950",),
    "tests/races/test_race_shapes.py::test_executions": ("gfx950", "gfx1100"),
    "tests/shuffles/test_wave_kernels.py": ("gfx90a", "gfx950", "gfx1030", "gfx1201"),
}
"""Members of a family that CI leaves, by a word of their parameters."""
MOMENTS = 3
"""Of each test, so many members are tests of moments."""
WITH_THE_OLDEST = 2
"""Of each test, so many members are run with the oldest versions of all that is needed."""
COSTLY = frozenset((Path(__file__).parent / "costly.txt").read_text(encoding="utf-8").splitlines())
"""Tests that take more than 0.12 s of processor time, and files of such tests: see costly.py."""
TIMES = pytest.StashKey[Path]()
_MAPS = Path("/proc/self/maps")
_HUGE = 1 << 21
_MADV_HUGEPAGE, _MADV_COLLAPSE = 14, 25
"""Source: linux/mman.h."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--processor-times", type=Path, metavar="FILE", help="append the processor time of each test to FILE"
    )


def pytest_configure(config: pytest.Config) -> None:
    if file := config.getoption("--processor-times"):
        config.stash[TIMES] = file.absolute()
    else:  # a test whose time is measured has its own children
        stack = ExitStack()
        stack.enter_context(workers_stay())
        stack.enter_context(compiled_once())
        config.add_cleanup(stack.close)


def _processor_seconds() -> float:
    """Of this process and of the children that it has waited for."""
    return sum(os.times()[:4])


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    begun = _processor_seconds()
    done = yield
    if TIMES in item.config.stash:
        with item.config.stash[TIMES].open("a", encoding="utf-8") as file:
            file.write(f"{_processor_seconds() - begun:.3f} {item.nodeid}\n")
    return done


@functools.cache
def _family(name: str) -> tuple[str, tuple[str, ...]]:
    """The family of a test's members, empty if it has none, and the words of parameters that CI leaves."""
    family = next((one for one in ONE_OF if f"{name}[".startswith(one)), "")
    return family, next((words for one, words in LONG.items() if name.startswith(one)), ())


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Makes forks cheap: a child copies the tables of all pages, and each page that either side writes to.

    What was collected is taken out of garbage collection, which would write to every page of it, and lies in huge pages.
    """
    gc.collect()
    gc.freeze()
    if _MAPS.exists():
        _gather_in_huge_pages()


def _gather_in_huge_pages() -> None:
    """Asks Linux for huge pages under this process's heap, as of 6.1 at once; what it refuses stays as it is."""
    madvise = ctypes.CDLL(None).madvise
    for line in _MAPS.read_text(encoding="utf-8").splitlines():
        bounds, mode, *_, place = (*line.split(maxsplit=5), "")[:6]
        start, end = (int(address, 16) for address in bounds.split("-"))
        start, end = -(-start // _HUGE) * _HUGE, end // _HUGE * _HUGE
        if mode == "rw-p" and place in ("", "[heap]") and start < end:
            for advice in (_MADV_HUGEPAGE, _MADV_COLLAPSE):
                madvise(ctypes.c_void_p(start), ctypes.c_size_t(end - start), advice)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks what CI leaves and what is done in moments, before it is chosen by marks what is run."""
    seen: Counter[str] = Counter()
    members: Counter[str] = Counter()
    of_oldest: Counter[str] = Counter()
    for item in items:
        name, _, parameters = item.nodeid.partition("[")
        of_oldest[name] += 1
        family, words = _family(name)
        is_left = False
        if family and parameters:
            # By the name, so that no number of architectures or modules falls in step with the number here.
            is_left = seen[name] > 0 and crc32(parameters.encode()) % ONE_OF[family] != 0
            seen[name] += 1
        is_left |= "LDSOPT_OLDEST" in os.environ and of_oldest[name] > WITH_THE_OLDEST
        if is_left or any(word in parameters for word in words):
            item.add_marker(pytest.mark.slow)
            item.add_marker(pytest.mark.long)
        is_costly = name in COSTLY or name.partition("::")[0] in COSTLY or item.get_closest_marker("slow")
        if not is_costly and members[name] < MOMENTS:
            members[name] += 1
            item.add_marker(pytest.mark.moments)
