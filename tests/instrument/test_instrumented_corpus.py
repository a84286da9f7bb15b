"""Kernels of the corpus record: results and findings stay the same, and every store has the same records but for time."""

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from ldsopt import Recording, Transformed

sys.path.insert(0, str(Path(__file__).parents[1] / "pipeline"))
sys.path.insert(0, str(Path(__file__).parents[1] / "simt"))

import numpy as np
import pytest
import stage_kernels
from corpus_launches import case
from record_kernels import recorded

import ldsopt
from ldsopt import Comparison, Launch, Module, read_trace
from ldsopt.ir.attributes import parameter_texts

CORPUS = Path(__file__).parents[2] / "corpus" / "ir"


def pipelined(kernel: str) -> tuple[Module, Launch]:
    """A warp pipeline whose stages and loop are marked."""
    module = stage_kernels.read(kernel, "gfx942")
    marked = ldsopt.instrument(module, auto=("stages", "loops"), mark=True)
    return ldsopt.parse(ldsopt.pipeline(ldsopt.parse(marked.text)).text), stage_kernels.launch(
        kernel, iterations=2
    )


def of_the_corpus(compiler: str, kernel: str, arch: str) -> tuple[Module, Launch]:
    """A kernel of the corpus with marks around loops, barriers, waits and copies into LDS."""
    module = ldsopt.read(CORPUS / compiler / f"{kernel}.{arch}.ll")
    marked = ldsopt.instrument(module, auto=("loops", "waits"), mark=True)
    launch = case({"compiler": compiler.partition("-")[0], "kernel": kernel, "arch": arch}).launch
    return ldsopt.parse(marked.text), launch


KERNELS: dict[str, Callable[[], tuple[Module, Launch]]] = {
    "gemm": lambda: of_the_corpus("clang-22", "named_tiles", "gfx90a"),
    "attention": lambda: of_the_corpus("clang-22", "attention", "gfx942"),
    "pipelined gemm": lambda: pipelined("stages_gemm"),
    "pipelined copies": lambda: pipelined("stages_copies"),
}
STORES = ("device", "lds", "arg")


def with_argument(module: Module) -> Module:
    """The same kernel with one argument more, a pointer, behind its own."""
    kernel = next(function for function in module.functions() if function.is_kernel)
    lines = list(module.lines)
    last = parameter_texts(lines[kernel.line])[-1]
    lines[kernel.line] = lines[kernel.line].replace(last, f"{last}, ptr addrspace(1) %records", 1)
    return ldsopt.parse("\n".join(lines))


def instrumented(kernel: str, store: str) -> tuple[Module, Transformed[Recording], Launch]:
    """A kernel, the same making records, and a launch of both."""
    module, launch = KERNELS[kernel]()
    options: dict[str, Any] = {"buffer": store, "per_wave": 64}
    if store == "lds":
        options |= {"lower_occupancy": True, "dynamic_lds": launch.dynamic_lds}
    if store == "arg":
        module = with_argument(module)
        options |= {"argument": "records"}
    made = ldsopt.instrument(module, **options)
    assert made.details.instrumentation is not None
    if store == "arg":
        size = made.details.instrumentation.buffers[0].header.buffer_bytes
        launch = replace(launch, arguments=[*launch.arguments, np.zeros(size, np.uint8)])
    return module, made, launch


@pytest.mark.parametrize("store", STORES)
@pytest.mark.parametrize("kernel", ["attention", "pipelined gemm", "pipelined copies"])
def test_equal_under_every_schedule(kernel: str, store: str) -> None:
    module, made, launch = instrumented(kernel, store)
    assert ldsopt.verify(module, made, launch).is_equivalent


@pytest.mark.parametrize("store", STORES)
@pytest.mark.parametrize("kernel", KERNELS)
def test_the_code_has_no_finding_that_it_did_not_have(kernel: str, store: str) -> None:
    module, made, _ = instrumented(kernel, store)
    comparison = Comparison(ldsopt.check(module), ldsopt.check(made))
    assert comparison.new == ()


def test_annotating_what_records_keeps_it() -> None:
    _, made, launch = instrumented("pipelined copies", "lds")
    annotated = ldsopt.annotate(ldsopt.parse(made.text), bases="all")
    assert annotated.text != made.text
    result, dump = ldsopt.simulate_records(annotated, launch)
    assert result.findings == ()
    assert recorded(read_trace(dump)) == recorded(read_trace(ldsopt.simulate_records(made, launch)[1]))
