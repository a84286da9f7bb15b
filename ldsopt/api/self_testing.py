"""Kernels of the corpus, as they are and optimized, on the GPU that is there: `ldsopt bench --self-test`.

Made for a machine that others use as well. A GPU on which amd-smi sees another process is left alone; each kernel runs
in a process of its own that ends after a time; no launch has more than `MOST_BYTES` of buffers; no kernel is begun once
`MOST_SECONDS` are over. What fails is part of the result, and the next kernel goes on.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from ldsopt import isolation
from ldsopt.api.benching import linked_kernel
from ldsopt.codegen.code_options import CodeOptions
from ldsopt.documents import plain
from ldsopt.errors import LdsoptError, Unavailable
from ldsopt.gpu.bench import BenchResult, bench
from ldsopt.gpu.device import Device
from ldsopt.gpu.timing import TimingPlan
from ldsopt.ir.read import read
from ldsopt.isa.elf_machine import runs_on
from ldsopt.simt.launch import Launch

MOST_SECONDS = 540.0
"""No kernel is begun later; one takes a minute at most."""
KERNEL_SECONDS = 60.0
MOST_BYTES = 1 << 28
"""Of the buffers of one launch. What is written in front of each run comes on top (`FLUSHED_BYTES`)."""
_TIMED_SECONDS = 5.0
_PACKAGED = Path(__file__).parents[1] / "self_test"
_CORPUS = Path(__file__).parents[2] / "corpus" / "ir" / "clang-22"


class SelfTestKernel(NamedTuple):
    """A kernel of the self-test.

    Attributes:
        name: of the kernel, and of its file up to the architecture.
        archs: that there is a module for.
        shows: what it is about.
        launch: of a size: the first is what is timed, any smaller is for tests.
        size: that is timed.
    """

    name: str
    archs: tuple[str, ...]
    shows: str
    launch: Callable[[int], Launch]
    size: int

    def module(self, arch: str) -> Path:
        """The file for an architecture: in the package that is installed, else in the corpus beside it."""
        name = f"{self.name}.{arch}.ll"
        packaged = _PACKAGED / name
        return packaged if packaged.exists() else _CORPUS / name


def _gemm(size: int) -> Launch:
    """A square product of 8-bit floating-point numbers, none of them infinite or NaN."""
    operand = f"u8[{size},{size}]=random(0,100)"
    arguments = [
        f"A: {operand}",
        f"B: {operand}",
        f"C: f32[{size},{size}]=zeros",
        f"i32={size}",
        f"i32={size}",
    ]
    tiles = size // 128
    return Launch((tiles, tiles), (256,), arguments, dynamic_lds=32768, flops=2 * size**3)


def _tiles(steps: int) -> Launch:
    operand = f"f32[1,{steps},16,64]=random"
    arguments = [f"A: {operand}", f"B: {operand}", "C: f32[64,64]=zeros", f"i32={steps}", "i32=64"]
    return Launch((1, 1), (256,), arguments, dynamic_lds=16384)


def _softmax(rows: int) -> Launch:
    buffers = [f"in: f32[{rows},1000]=random", f"out: f32[{rows},1000]=zeros"]
    return Launch((rows,), (256,), [*buffers, "i32=1000"], bytes=8 * rows * 1000)


def _phases(groups: int) -> Launch:
    pitch = 64 * groups
    buffers = [f"in: u8[64,{pitch}]=random", f"out: u8[{pitch},64]=zeros"]
    return Launch((groups,), (256,), [*buffers, f"i32={pitch}"], bytes=2 * 64 * pitch)


KERNELS = (
    SelfTestKernel(
        "named_gemm",
        ("gfx942", "gfx950"),
        "a GEMM whose tiles are named dynamic LDS",
        _gemm,
        4096,
    ),
    SelfTestKernel(
        "named_tiles", ("gfx90a", "gfx1030", "gfx1100", "gfx1201"), "tiles in named LDS", _tiles, 4096
    ),
    SelfTestKernel("static_softmax", ("gfx90a", "gfx1100"), "reductions between lanes", _softmax, 8192),
    SelfTestKernel(
        "static_phases", ("gfx942", "gfx1030", "gfx1201"), "buffers that pack puts together", _phases, 8192
    ),
)


def self_test(options: CodeOptions, lld: str | None, watch: Callable[[str], None]) -> dict[str, Any]:
    """Runs every kernel of the self-test that is for the GPU.

    Args:
        options: how they are compiled.
        lld: the linker.
        watch: is told what it is at.

    Returns:
        The document that is sent back; `is_done` in it says whether all went well.

    Raises:
        Unavailable: there is no GPU, others use it, or no kernel is for it.
    """
    name, target, pci = isolation.run(_device, timeout_seconds=KERNEL_SECONDS)
    if others := _others(pci):
        raise Unavailable(
            f"{name} is in use by others (amd-smi: {others}); wait, or choose another GPU by HIP_VISIBLE_DEVICES"
        )
    fitting = [(kernel, arch) for kernel in KERNELS for arch in kernel.archs if runs_on(arch, target)]
    if not fitting:
        known = sorted({arch for kernel in KERNELS for arch in kernel.archs})
        raise Unavailable(
            f"no kernel of the self-test is for {target}; there are some for {', '.join(known)}"
        )
    end = time.monotonic() + MOST_SECONDS
    results = []
    for kernel, arch in fitting:
        watch(f"{kernel.name}: {kernel.shows}")
        found: Mapping[str, Any] = {"failed": "not begun: the time is over"}
        if time.monotonic() < end:
            found = _ran(kernel, arch, options, lld)
        about = {"kernel": kernel.name, "arch": arch, "shows": kernel.shows, "size": kernel.size}
        results.append({**about, **found})
    return {
        "self_test": 1,
        "device": name,
        "target": target,
        "is_done": all("failed" not in one and one["is_equal"] for one in results),
        "kernels": results,
    }


def _device() -> tuple[str, str, str]:
    with Device() as device:
        return device.name, device.target, device.pci


def _ran(kernel: SelfTestKernel, arch: str, options: CodeOptions, lld: str | None) -> Mapping[str, Any]:
    """The result of one kernel, or why it has none. Only ldsopt's own errors are results: others are bugs."""
    try:
        result = isolation.run(lambda: _timed(kernel, arch, options, lld), timeout_seconds=KERNEL_SECONDS)
    except isolation.ChildDied as death:
        if death.cause == "a timeout":
            return {"failed": f"was not done after {KERNEL_SECONDS:g} seconds"}
        return {"failed": f"died: {death.words or death.cause}"}
    except LdsoptError as failure:
        return {"failed": str(failure)}
    return {"is_equal": result.is_equal, "versions": plain(result.versions), "clocks": plain(result.clocks)}


def _timed(kernel: SelfTestKernel, arch: str, options: CodeOptions, lld: str | None) -> BenchResult:
    from ldsopt.api.optimizing import optimize

    isolation.die_with_parent()
    given = kernel.module(arch)
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder, f"optimized.{arch}.ll")
        made.write_text(str(optimize(read(given)).text))
        kernels = [linked_kernel(path, options, lld) for path in (given, made)]
    named = [replace(one, source=name) for one, name in zip(kernels, ("original", "optimized"), strict=True)]
    return bench(named, kernel.launch(kernel.size), TimingPlan(seconds=_TIMED_SECONDS))


def _others(pci: str) -> str:
    """The processes that amd-smi sees on a GPU; empty where there are none, or nobody tells."""
    if shutil.which("amd-smi") is None:
        return ""
    try:
        done = subprocess.run(
            ["amd-smi", "process", "--gpu", pci, "--json"], capture_output=True, timeout=30, check=False
        )
        document = json.loads(done.stdout)
    except (OSError, subprocess.TimeoutExpired, ValueError, RecursionError):
        return ""
    return ", ".join(sorted(set(_processes(document))))


def _processes(document: object) -> Iterator[str]:
    """The processes in what amd-smi says, whatever it nests them in: what has a ``pid``."""
    stack = [document]
    while stack:
        one = stack.pop()
        if isinstance(one, dict):
            if "pid" in one:
                yield f"{one.get('name', 'a process')} {one['pid']}"
            else:
                stack += one.values()
        elif isinstance(one, list):
            stack += one
