"""Every kernel of the corpus gives what numpy says, in every order; what the checks say of each is known."""

from dataclasses import replace
from typing import Any

import corpus_launches
import pattern_launches
import pytest

from ldsopt import STANDARD_SCHEDULES, Schedule, SimulationResult, missing, parse, read, simulate

ENTRIES = corpus_launches.ENTRIES
FILES = [entry["file"].removeprefix("ir/").removesuffix(".ll") for entry in ENTRIES]
SHARES_BYTES_OVER_TIME = {
    "triton-3.5.1/gemm_bias_async.gfx942", "triton-3.5.1/gemm_bias_async.gfx950",
    "triton-3.7.1/gemm_bias_async.gfx950", "triton-3.7.1/gemm_async_staged.gfx950",
    "triton-3.9.0/gemm_bias_async.gfx950", "triton-3.9.0/gemm_async_staged.gfx950", "triton-3.9.0/attention.gfx950",
}  # fmt: skip
"""Triton's two scopes say that copies and reads never share a byte; they do, one after the other."""


READ_TOO_EARLY = "triton-3.9.0/gemm_async_staged.gfx950"
"""One group of its waves is a barrier behind the other, and waits for its first copies with marks only behind the barrier
at which the other begins to read them. A fence used to wait for copies there; it does not for those with marks."""


def execute(entry: dict[str, str], schedule: Schedule, **options: str) -> SimulationResult:
    case = corpus_launches.case(entry)
    if READ_TOO_EARLY in entry["file"]:
        schedule = replace(schedule, dma="earliest")
    module = read(corpus_launches.CORPUS / entry["file"], mcpu=entry["arch"])
    result = simulate(module, case.launch, schedule, **options)  # type: ignore[arg-type]
    assert result.completed, [str(f) for f in result.findings]
    case.check(result.outputs)
    return result


def expected(name: str) -> set[str]:
    shared = {"false-noalias"} if name in SHARES_BYTES_OVER_TIME else set()
    return shared | ({"race"} if READ_TOO_EARLY in name else set())


@pytest.mark.parametrize("entry", ENTRIES, ids=FILES)
def test_matches_numpy(entry: dict[str, str]) -> None:
    result = execute(entry, Schedule())
    name = entry["file"].removeprefix("ir/").removesuffix(".ll")
    assert {finding.kind for finding in result.findings} == expected(name)


@pytest.mark.parametrize("shape", [(256, 128, 128), (128, 256, 256), (128, 128, 384)])
def test_a_gemm_matches_numpy_in_other_shapes(shape: tuple[int, int, int]) -> None:
    """Rows, columns and depth: several workgroups along each axis, and one to three iterations of the loop."""
    case = corpus_launches.named_gemm("gfx942", *shape)
    module = read(corpus_launches.CORPUS / "ir/clang-22/named_gemm.gfx942.ll")
    result = simulate(module, case.launch)
    assert result.completed
    assert not result.findings
    case.check(result.outputs)


@pytest.mark.parametrize("number", range(len(ENTRIES)), ids=FILES)
def test_matches_numpy_in_another_order(number: int) -> None:
    """Each kernel in one of the other standard orders; `test_matches_numpy_in_every_order` is the whole."""
    entry = ENTRIES[number]
    if entry["kernel"] == "conv":
        pytest.skip("runs in the slow test")
    result = execute(entry, STANDARD_SCHEDULES[1 + number % 4], window="barrier")
    kinds = {finding.kind for finding in result.findings}
    assert kinds == (expected(FILES[number]) - {"false-noalias"}), [str(f) for f in result.findings[:3]]


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.parametrize("schedule", STANDARD_SCHEDULES[1:], ids=str)
@pytest.mark.parametrize("entry", ENTRIES, ids=FILES)
def test_matches_numpy_in_every_order(entry: dict[str, str], schedule: Schedule) -> None:
    execute(entry, schedule)


@pytest.mark.parametrize("entry", ENTRIES, ids=FILES)
def test_nothing_is_missing(entry: dict[str, str]) -> None:
    module = read(corpus_launches.CORPUS / entry["file"], mcpu=entry["arch"])
    assert missing(module) == []


NEEDED_BARRIERS = {
    "clang-22/named_tiles.gfx90a": [0, 1], "clang-22/named_tiles.gfx1250": [0, 1],
    "clang-22/block_sort.gfx942": [0, 1, 2], "clang-22/static_phases.gfx1201": [0, 1, 3, 4, 12],
    "triton-3.5.1/layernorm.gfx1100": [0, 1, 2, 3, 4], "triton-3.5.1/transpose.gfx1100": [0],
    "flydsl-0.4.2/row_softmax.gfx90a": [12, 16], "clang-22/radix_pass.gfx942": [0, 1, 8, 10, 12, 14],
    "clang-22/attention.gfx942": [0, 4, 7], "clang-22/conv_im2col.gfx942": [0, 1, 2],
    "clang-22/transpose_gemm.gfx950": [0, 1, 2], "clang-22/fft1024.gfx1100": [0, 1, 2, 3, 4],
    "clang-22/batch_norm.gfx942": [0, 4, 6, 10, 12], "clang-22/layernorm_gemm.gfx1100": [0, 5, 6, 7],
    "clang-22/top_k.gfx1250": [0, 4, 8],
}  # fmt: skip
"""Barriers of a kernel, by their order in the text, between accesses of different waves. Others keep buffers apart."""


@pytest.mark.parametrize(("name", "number"), [(n, k) for n, ks in NEEDED_BARRIERS.items() for k in ks])
def test_a_removed_barrier_is_a_race(name: str, number: int) -> None:
    entry = ENTRIES[FILES.index(name)]
    lines = (corpus_launches.CORPUS / entry["file"]).read_text().split("\n")
    start = next(i for i, line in enumerate(lines) if "amdgpu_kernel" in line)
    barriers = [
        i for i, line in enumerate(lines) if "call void @llvm.amdgcn.s.barrier()" in line and i > start
    ]
    del lines[barriers[number]]
    result = simulate(parse("\n".join(lines), mcpu=entry["arch"]), corpus_launches.case(entry).launch)
    assert "race" in {finding.kind for finding in result.findings}


PATTERNS = [
    (module, builder) for module, builders in pattern_launches.KERNELS.items() for builder in builders
]


@pytest.mark.parametrize("schedule", [Schedule(), Schedule("reversed")], ids=str)
@pytest.mark.parametrize(("module", "builder"), PATTERNS, ids=[builder.__name__ for _, builder in PATTERNS])
def test_a_pattern_matches_numpy_and_races_nowhere(module: str, builder: Any, schedule: Schedule) -> None:
    """The kernels of the two modules of common patterns."""
    file, case = corpus_launches.CORPUS / "ir" / "clang-22" / f"{module}.gfx1100.ll", builder()
    result = simulate(read(file), case.launch, schedule)
    assert result.completed
    case.check(result.outputs)
    assert [str(finding) for finding in result.findings] == []


def test_copies_with_marks_land_no_earlier_than_they_are_waited_for() -> None:
    entry = next(entry for entry in ENTRIES if READ_TOO_EARLY in entry["file"])
    case = corpus_launches.case(entry)
    module = read(corpus_launches.CORPUS / entry["file"], mcpu=entry["arch"])
    result = simulate(module, case.launch, Schedule(dma="latest"))
    assert "race" in {finding.kind for finding in result.findings}
    with pytest.raises(AssertionError, match="off by"):
        case.check(result.outputs)
