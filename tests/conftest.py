"""Families of tests that are alike: the members that CI runs, those of `make test-long`, and those of `make test-fast`."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

# Whether an example takes long says more of the machine than of the code.
settings.register_profile("ldsopt", deadline=None)
settings.load_profile("ldsopt")

collect_ignore = ["conftest.py", "gpu/hip_python_program.py", "gpu/triton_records_program.py"]
"""The first has no doctests, and other folders have modules of this name; the others are programs that tests run."""

ONE_OF = {
    "tests/analysis/test_item_values.py::test_no_number_is_computed_that_a_form_does_not_hold": 2,
    "tests/annotate/test_annotation_schema.py::test_output_follows_it": 2,
    "tests/annotate/test_corpus_modules.py": 3,
    "tests/barriers/test_random_double_buffers.py::test_two_buffers_compute_the_same": 2,
    "tests/check/test_author_waits_for_marks.py::test_authors_waits_are_judged": 2,
    "tests/check/test_mapping.py::test_both_ways_agree": 3,
    "tests/check/test_one_compilation.py::test_locations_change_no_code_of_the_corpus": 4,
    "tests/check/test_staggered_rings.py::test_agrees_with_the_model[": 4,
    "tests/instrument/test_instrumented_corpus.py": 3,
    "tests/liveness/test_liveness_property.py::test_no_placement_disturbs_a_read_": 2,
    "tests/optimize/test_corpus_choices.py": 2,
    "tests/pack/test_pack_corpus.py::test_compiles_to_the_bytes_said_and_has_no_new_finding": 3,
    "tests/pack/test_pack_corpus.py::test_does_the_same_in_every_order": 3,
    "tests/simt/test_random_memory.py::test_all_that_execute_kernels_do_what_the_rules_say": 2,
    "tests/simt/test_simt_corpus.py::test_matches_numpy_in_another_order": 4,
    "tests/simt/test_simt_divergence.py::test_lanes_compute_the_same_alone_and_together": 2,
    "tests/verify/test_verify_faults.py::test_no_fault_that_can_change_something_passes": 2,
    "tests/verify/test_verify_fuzz.py::test_annotated_kernels_do_the_same": 2,
}
"""Of so many members of a family, which the beginning of their names tells, CI runs one."""
LONG = {
    "tests/cli/test_qualify.py::TestSmallModules": ("with llvm-reduce",),
    "tests/check/test_hazard_verdicts.py": ("gfx90a", "gfx950"),
    "tests/hazards/test_hazards.py": ("gfx90a",),
    "tests/integrations/test_triton.py": ("3.6.0",),
    "tests/pipeline/test_gluon.py": ("3.7.1",),
    "tests/shuffles/test_wave_kernels.py": ("gfx90a", "gfx1030", "gfx1201"),
}
"""Members of a family that CI leaves, by a word of their parameters."""
MOMENTS = 3
"""Of each test, so many members are tests of moments."""
COSTLY = frozenset((Path(__file__).parent / "costly.txt").read_text(encoding="utf-8").splitlines())
"""Tests that take more than a fifth of a second of processor time, and files of such tests: see costly.py."""
TIMES = pytest.StashKey[Path]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--processor-times", type=Path, metavar="FILE", help="append the processor time of each test to FILE"
    )


def pytest_configure(config: pytest.Config) -> None:
    if file := config.getoption("--processor-times"):
        config.stash[TIMES] = file.absolute()


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


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks what CI leaves and what is done in moments, before it is chosen by marks what is run."""
    seen: Counter[str] = Counter()
    members: Counter[str] = Counter()
    for item in items:
        family = next((one for one in ONE_OF if item.nodeid.startswith(one)), "")
        name, _, parameters = item.nodeid.partition("[")
        is_left = False
        if family and parameters:
            is_left = seen[name] % ONE_OF[family] != 0
            seen[name] += 1
        words = next((words for one, words in LONG.items() if name.startswith(one)), ())
        if is_left or any(word in parameters for word in words):
            item.add_marker(pytest.mark.slow)
            item.add_marker(pytest.mark.long)
        is_costly = name in COSTLY or name.partition("::")[0] in COSTLY or item.get_closest_marker("slow")
        if not is_costly and members[name] < MOMENTS:
            members[name] += 1
            item.add_marker(pytest.mark.moments)
