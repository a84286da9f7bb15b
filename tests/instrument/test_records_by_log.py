"""Dumps of kernels of the corpus against a log that the simulator writes: which marks each wave passed, in which order.

The log is of the kernel with its marks, which is not instrumented: for each mark, a comment in assembly, the simulator
is made to note the wave. Nothing of what makes records takes part.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "simt"))

from corpus_launches import CORPUS, ENTRIES, case
from record_kernels import recorded

import ldsopt
from ldsopt import Launch, Module, read_trace
from ldsopt.simt import decode

KERNELS = (
    ("clang", "named_tiles", "gfx90a"), ("clang", "named_tiles", "gfx1100"), ("clang", "static_softmax", "gfx90a"),
    ("clang", "attention", "gfx942"), ("clang", "batch_norm", "gfx942"), ("clang", "fft1024", "gfx1100"),
    ("triton", "softmax", "gfx90a"), ("triton", "transpose", "gfx1100"), ("flydsl", "row_softmax", "gfx90a"),
    ("flydsl", "pipelined_sums", "gfx942"),
)  # fmt: skip
_SIGNS = {"start": "+", "end": "-", "mark": ""}
Log = dict[tuple[Any, int], list[str]]


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Iterator[Log]:
    """The events that waves pass, by the ids of their workgroup and the wave's number; in the words of `recorded`."""
    found: Log = {}
    stock = decode._assembly

    def assembly(frame: Any, instruction: Any, asm: Any) -> Any:
        words = asm.text.removeprefix("; ").split()
        if words[0] != "ldsopt.rec":
            return stock(frame, instruction, asm)

        def note(registers: Any) -> None:
            wave = registers[0]
            found.setdefault((tuple(wave.group.id), wave.number), []).append(_SIGNS[words[1]] + words[2])

        return (note,)

    monkeypatch.setattr(decode, "_assembly", assembly)
    yield found


def marked(compiler: str, kernel: str, arch: str) -> tuple[Module, Launch]:
    """A kernel of the corpus with marks around loops, barriers, waits and copies into LDS, and its launch."""
    wanted = (compiler, kernel, arch)
    entry = next(one for one in ENTRIES if (one["compiler"], one["kernel"], one["arch"]) == wanted)
    module = ldsopt.read(CORPUS / entry["file"])
    text = ldsopt.instrument(module, auto=("loops", "iterations", "waits"), mark=True).text
    return ldsopt.parse(text, mcpu=arch), case(entry).launch


@pytest.mark.parametrize("kernel", KERNELS, ids=" ".join)
def test_a_dump_is_what_waves_passed(kernel: tuple[str, str, str], log: Log) -> None:
    module, launch = marked(*kernel)
    ldsopt.simulate(module, launch, backend="interpreted")
    across, up, _ = launch.groups
    passed = {(x + across * (y + up * z), wave): said for ((x, y, z), wave), said in log.items()}
    assert passed
    made = ldsopt.instrument(module, per_wave=1 << 12, workgroups=",".join(map(str, launch.groups)))
    trace = read_trace(ldsopt.simulate_records(made, launch)[1])
    assert trace.is_complete
    assert recorded(trace) == passed


@pytest.mark.parametrize("kernel", [one for one in KERNELS if one[0] != "triton"], ids=" ".join)
def test_what_is_emptied_out_of_lds_is_what_waves_passed(kernel: tuple[str, str, str], log: Log) -> None:
    """Of Triton's kernels the launches ask for all of LDS, so there is no room for records."""
    module, launch = marked(*kernel)
    ldsopt.simulate(module, launch, backend="interpreted")
    across, up, _ = launch.groups
    passed = {(x + across * (y + up * z), wave): said for ((x, y, z), wave), said in log.items()}
    assert max(map(len, passed.values())) > 8
    groups = ",".join(map(str, launch.groups))
    options = {"buffer": "lds", "flush": 8, "lower_occupancy": True, "dynamic_lds": launch.dynamic_lds}
    made = ldsopt.instrument(module, workgroups=groups, **options)
    trace = read_trace(ldsopt.simulate_records(made, launch)[1])
    assert trace.is_complete
    assert recorded(trace) == passed
