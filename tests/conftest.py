"""Families of tests that are alike: which of their members CI runs, and which `make test-long` does as well."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import settings

# Whether an example takes long says more of the machine than of the code.
settings.register_profile("ldsopt", deadline=None)
settings.load_profile("ldsopt")

collect_ignore = ["conftest.py", "gpu/hip_python_program.py", "gpu/triton_records_program.py"]
"""The first has no doctests, and other folders have modules of this name; the others are programs that tests run."""

ONE_OF = {
    "tests/annotate/test_corpus_modules.py": 3,
    "tests/check/test_mapping.py::test_both_ways_agree": 3,
    "tests/check/test_one_compilation.py::test_locations_change_no_code_of_the_corpus": 4,
    "tests/check/test_staggered_rings.py::test_agrees_with_the_model[": 4,
    "tests/instrument/test_instrumented_corpus.py": 3,
    "tests/optimize/test_corpus_choices.py": 2,
    "tests/pack/test_pack_corpus.py::test_compiles_to_the_bytes_said_and_has_no_new_finding": 3,
    "tests/pack/test_pack_corpus.py::test_does_the_same_in_every_order": 3,
    "tests/simt/test_simt_corpus.py::test_matches_numpy_in_another_order": 4,
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


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks what CI leaves, before it is chosen by marks what is run."""
    seen: Counter[str] = Counter()
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
