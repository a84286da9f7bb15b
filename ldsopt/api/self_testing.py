"""The kernels of `ldsopt bench --self-test`: their launches, and numpy's results for them.

A large result is compared in some of its rows, so that the comparison takes a second and not minutes.

Kernels of the corpus, original and optimized, on the GPU that is there: `ldsopt bench --self-test`.

It is made for a machine that others use as well. A GPU on which amd-smi sees another process is left alone; each kernel
runs in a process of its own that ends after a time; no launch has more than half a GiB of buffers; no kernel is begun
once `MOST_SECONDS` are over. A failure is part of the result, and the next kernel runs.
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
from typing import NamedTuple

import numpy as np

from ldsopt import isolation
from ldsopt.api.benching import linked_kernel
from ldsopt.codegen.options import CodeOptions
from ldsopt.documents import ABSENT
from ldsopt.errors import LdsoptError, Unavailable
from ldsopt.gpu.bench import bench
from ldsopt.gpu.device import Device
from ldsopt.gpu.timing import TimingPlan
from ldsopt.ir.read import read
from ldsopt.report.bench import SelfTestDocument, SelfTestResult
from ldsopt.simt import floats
from ldsopt.simt.kinds import Array
from ldsopt.simt.launch import Launch, resolve
from ldsopt.target.arch import Arch, runs_on
from ldsopt.target.arch import arch as arch_named

MOST_BYTES = 1 << 29
"""The most bytes of the buffers of one launch, without the bytes written in front of each run (`FLUSHED_BYTES`)."""
_PACKAGED = Path(__file__).parents[1] / "self_test"
_CORPUS = Path(__file__).parents[2] / "corpus" / "ir" / "clang-22"
_ROWS = 64
"""The number of rows of a large result that are compared, spread over all of it."""


class NumpyReference(NamedTuple):
    """The results that a launch has to give.

    Attributes:
        computed: the compared part of its results.
        expected: the same by numpy.
        tolerance: the largest allowed difference, as a share of the largest expected value.
    """

    computed: Array
    expected: Array
    tolerance: float

    @property
    def error(self) -> float:
        """The largest difference, as a share of the largest expected value; infinite where a value is NaN."""
        wide, want = self.computed.astype(np.float64), self.expected.astype(np.float64)
        error = float(np.abs(wide - want).max() / max(float(np.abs(want).max()), 1e-300))
        return error if np.isfinite(error) else float("inf")


Given = Mapping[str, Array]
"""Buffers by name."""


class SelfTestKernel(NamedTuple):
    """A kernel of the self-test.

    Attributes:
        name: of the case, and of its file up to the architecture, unless `file` states that.
        archs: the architectures with a module.
        shows: its purpose, in words.
        launch: by its size; tests take smaller ones.
        sizes: that are timed.
        reference: of the buffers before and behind a launch.
        file: of the module, up to the architecture.
    """

    name: str
    archs: tuple[str, ...]
    shows: str
    launch: Callable[[int], Launch]
    sizes: tuple[int, ...]
    reference: Callable[[Given, Given, Arch], NumpyReference]
    file: str = ""

    def module(self, arch: str) -> Path:
        """The file for an architecture: in the package that is installed, else in the corpus beside it."""
        name = f"{self.file or self.name}.{arch}.ll"
        packaged = _PACKAGED / name
        return packaged if packaged.exists() else _CORPUS / name


def _some(rows: int) -> Array:
    """Rows spread over all of a result."""
    return np.unique(np.linspace(0, rows - 1, _ROWS).astype(int))


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


def _product(given: Given, left: Given, target: Arch) -> NumpyReference:
    rows, form = _some(len(given["A"])), floats.fp8_format(target)
    a, b = (floats.decode(codes, form).astype(np.float32) for codes in (given["A"][rows], given["B"]))
    return NumpyReference(left["C"][rows], a @ b.T, 1e-4)


def _tiles(steps: int) -> Launch:
    operand = f"f32[1,{steps},16,64]=random"
    arguments = [f"A: {operand}", f"B: {operand}", "C: f32[64,64]=zeros", f"i32={steps}", "i32=64"]
    return Launch((1, 1), (256,), arguments, dynamic_lds=16384)


def _product_of_tiles(given: Given, left: Given, _: Arch) -> NumpyReference:
    a, b = (given[name].reshape(-1, 64).astype(np.float64) for name in "AB")
    return NumpyReference(left["C"], a.T @ b, 1e-4)


def _softmax(rows: int) -> Launch:
    buffers = [f"in: f32[{rows},1000]=random", f"out: f32[{rows},1000]=zeros"]
    return Launch((rows,), (256,), [*buffers, "i32=1000"], bytes=8 * rows * 1000)


def _softmax_of(rows: Array) -> Array:
    wide = np.exp(rows - rows.max(axis=-1, keepdims=True))
    result: Array = wide / wide.sum(axis=-1, keepdims=True)
    return result


def _of_rows(given: Given, left: Given, _: Arch) -> NumpyReference:
    return NumpyReference(left["out"], _softmax_of(given["in"].astype(np.float64)), 1e-4)


def _phases(groups: int) -> Launch:
    pitch = 64 * groups
    buffers = [f"in: u8[64,{pitch}]=random", f"out: u8[{pitch},64]=zeros"]
    return Launch((groups,), (256,), [*buffers, f"i32={pitch}"], bytes=2 * 64 * pitch)


def _equalized(given: Given, left: Given, _: Arch) -> NumpyReference:
    """Each tile of 64 x 64 with its histogram made even, transposed."""
    groups = _some(given["in"].shape[1] // 64)
    wanted = []
    for group in groups:
        tile = given["in"][:, group * 64 : group * 64 + 64]
        below = np.bincount(tile.ravel(), minlength=256).cumsum()
        wanted.append((below[tile] * 255 // 4096).astype(np.uint8).T)
    return NumpyReference(left["out"].reshape(-1, 64, 64)[groups], np.stack(wanted), 0)


def _attention(length: int) -> Launch:
    """As many keys as queries, 64 wide."""
    rows = [f"{name}: f16[{length},64]=random" for name in "QKV"]
    scale = 64**-0.5 * float(np.log2(np.e))
    arguments = [*rows, f"out: f32[{length},64]=zeros", f"i32={length // 32}", f"f32={scale!r}"]
    return Launch((length // 64,), (256,), arguments, flops=4 * length**2 * 64)


def _attended(given: Given, left: Given, _: Arch) -> NumpyReference:
    rows = _some(len(given["Q"]))
    queries, keys, values = given["Q"][rows].astype("f8"), given["K"].astype("f8"), given["V"].astype("f8")
    return NumpyReference(left["out"][rows], _softmax_of(queries @ keys.T * 64**-0.5) @ values, 2e-2)


def _reduce(groups: int) -> Launch:
    """Each of 64 workgroups adds up ``256 * groups`` numbers."""
    count = 64 * 256 * groups
    arguments = [f"in: f32[{count}]=random", "out: f32[64]=zeros", f"i32={count}"]
    return Launch((64,), (256,), arguments, kernel="_Z6reducePKfPfi", bytes=4 * count)


def _sums(given: Given, left: Given, _: Arch) -> NumpyReference:
    return NumpyReference(
        left["out"], given["in"].reshape(-1, 64, 256).sum(axis=(0, 2), dtype=np.float64), 1e-3
    )


KERNELS = (
    SelfTestKernel(
        "named_gemm",
        ("gfx942", "gfx950"),
        "a GEMM whose tiles are named dynamic LDS",
        _gemm,
        (4096, 8192),
        _product,
    ),
    SelfTestKernel(
        "named_tiles",
        ("gfx90a", "gfx1030", "gfx1100", "gfx1201"),
        "tiles in named LDS",
        _tiles,
        (4096,),
        _product_of_tiles,
    ),
    SelfTestKernel(
        "attention",
        ("gfx942", "gfx950"),
        "attention with nine buffers in LDS",
        _attention,
        (8192,),
        _attended,
    ),
    SelfTestKernel(
        "static_softmax", ("gfx90a", "gfx1100"), "reductions between lanes", _softmax, (8192,), _of_rows
    ),
    SelfTestKernel(
        "static_phases",
        ("gfx942", "gfx1030", "gfx1201"),
        "buffers that pack puts together",
        _phases,
        (8192,),
        _equalized,
    ),
    SelfTestKernel(
        "fenced_reduction",
        ("gfx1030", "gfx1100", "gfx1201"),
        "barriers whose fences need to order LDS only",
        _reduce,
        (1024,),
        _sums,
        "block_patterns",
    ),
)


MOST_SECONDS = 540.0
"""No kernel is begun later; one takes a minute at most."""
KERNEL_SECONDS = 60.0
_TIMED_SECONDS = 5.0


def self_test(
    options: CodeOptions, lld: str | None, watch: Callable[[str], None], *, version: str
) -> SelfTestDocument:
    """Runs every kernel of the self-test that is for the GPU.

    Args:
        options: how they are compiled.
        lld: the linker.
        watch: is called with the present step.
        version: of ldsopt, for the document.

    Returns:
        The document to send back; `is_done` in it is true if all went well.

    Raises:
        Unavailable: there is no GPU, others use it, or no kernel is for it.
    """
    name, target, pci = isolation.run(_device, timeout_seconds=KERNEL_SECONDS)
    if others := _others(pci):
        raise Unavailable(
            f"{name} is in use by others (amd-smi: {others}); wait, or choose another GPU by HIP_VISIBLE_DEVICES"
        )
    fitting = [
        (kernel, arch, size)
        for kernel in KERNELS
        for arch in kernel.archs
        if runs_on(arch, target)
        for size in kernel.sizes
    ]
    if not fitting:
        known = sorted({arch for kernel in KERNELS for arch in kernel.archs})
        raise Unavailable(
            f"no kernel of the self-test is for {target}; there are some for {', '.join(known)}"
        )
    end = time.monotonic() + MOST_SECONDS
    results = []
    for kernel, arch, size in fitting:
        watch(f"{kernel.name}, size {size}: {kernel.shows}")
        about = SelfTestResult(kernel.name, arch, kernel.shows, size, failed="not begun: the time is over")
        results.append(_ran(kernel, about, options, lld) if time.monotonic() < end else about)
    return SelfTestDocument(
        ldsopt=version,
        device=name,
        target=target,
        is_done=all(one.is_well for one in results),
        kernels=tuple(results),
    )


def _device() -> tuple[str, str, str]:
    with Device() as device:
        return device.name, device.target, device.pci


def _ran(
    kernel: SelfTestKernel, about: SelfTestResult, options: CodeOptions, lld: str | None
) -> SelfTestResult:
    """The result of one kernel, or the reason for none. Only ldsopt's own errors are results: others are bugs."""
    try:
        return isolation.run(lambda: _timed(kernel, about, options, lld), timeout_seconds=KERNEL_SECONDS)
    except isolation.ChildDied as death:
        if death.cause == isolation.TIMEOUT:
            return replace(about, failed=f"was not done after {KERNEL_SECONDS:g} seconds")
        return replace(about, failed=f"died: {death.words or death.cause}")
    except LdsoptError as failure:
        return replace(about, failed=str(failure))


def _timed(
    kernel: SelfTestKernel, about: SelfTestResult, options: CodeOptions, lld: str | None
) -> SelfTestResult:
    from ldsopt.api.optimizing import optimize

    isolation.die_with_parent()
    given = kernel.module(about.arch)
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder, f"optimized.{about.arch}.ll")
        made.write_text(str(optimize(read(given)).text))
        kernels = [linked_kernel(path, options, lld) for path in (given, made)]
    named = [replace(one, source=name) for one, name in zip(kernels, ("original", "optimized"), strict=True)]
    launch, target = kernel.launch(about.size), arch_named(about.arch)
    result = bench(named, launch, TimingPlan(seconds=_TIMED_SECONDS))
    before = {one.name: one.array for one in resolve(launch, target) if one.array is not None}
    reference = kernel.reference(before, result.outputs, target)
    return replace(
        about,
        failed=ABSENT,
        is_equal=result.is_equal,
        is_right=reference.error <= reference.tolerance,
        error=reference.error if np.isfinite(reference.error) else None,
        tolerance=reference.tolerance,
        versions=result.versions,
        clocks=result.clocks,
        operations=launch.flops or ABSENT,
        bytes_moved=launch.bytes or ABSENT,
    )


def _others(pci: str) -> str:
    """The processes that amd-smi sees on a GPU; empty if there are none, or amd-smi is missing."""
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
    """The processes in amd-smi's document, at any depth: entries with a ``pid``."""
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
