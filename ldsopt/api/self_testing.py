"""Kernels of the corpus, as they are and optimized, on the GPU that is there: `ldsopt bench --self-test`.

Made for a machine that others use as well. A GPU on which amd-smi sees another process is left alone; each kernel runs
in a process of its own that ends after a time; no launch has more than half a GiB of buffers; no kernel is begun once
`MOST_SECONDS` are over. What fails is part of the result, and the next kernel goes on.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np

from ldsopt import isolation
from ldsopt.api.benching import linked_kernel
from ldsopt.api.self_test_kernels import KERNELS, SelfTestKernel
from ldsopt.codegen.code_options import CodeOptions
from ldsopt.documents import ABSENT
from ldsopt.errors import LdsoptError, Unavailable
from ldsopt.gpu.bench import bench
from ldsopt.gpu.device import Device
from ldsopt.gpu.timing import TimingPlan
from ldsopt.ir.read import read
from ldsopt.isa.elf_machine import runs_on
from ldsopt.report.bench import SelfTestDocument, SelfTestResult
from ldsopt.simt.launch import resolve
from ldsopt.target.arch import arch as arch_named

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
        watch: is told what it is at.
        version: of ldsopt, for the document.

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
    """The result of one kernel, or why it has none. Only ldsopt's own errors are results: others are bugs."""
    try:
        return isolation.run(lambda: _timed(kernel, about, options, lld), timeout_seconds=KERNEL_SECONDS)
    except isolation.ChildDied as death:
        if death.cause == "a timeout":
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
