"""Versions of a kernel run on a GPU: the same launch, outputs compared bit by bit, times taken in one go."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field, replace
from typing import Any

import numpy as np

from ldsopt.dataclass import dataclass
from ldsopt.documents import Natural
from ldsopt.errors import InputError, UsageError
from ldsopt.gpu.device import Device, pack_arguments
from ldsopt.gpu.timing import (
    FLUSHED_BYTES,
    ClockReading,
    TimeRatio,
    Timing,
    TimingPlan,
    measure_interleaved,
    ratio_of,
    read_clocks,
    timing_of,
)
from ldsopt.isa.code_object import CodeObject, read_code_object
from ldsopt.isa.measurement import FunctionMeasurement, Measurement
from ldsopt.simt.execution import Profile
from ldsopt.simt.kinds import Array
from ldsopt.simt.launch import Launch, Resolved, resolve
from ldsopt.target.arch import arch, runs_on

# --- executed work ------------------------------------------------------------------------------------------
#
# The instructions that a launch of one version executes: by all of its waves together, and by one on average.
#
# Waits, instructions, LDS accesses, LDS-DMA and barriers are machine instructions, weighted by how often their
# blocks run. Cycles of the LDS banks are of the IR's accesses, as they were executed, by the model of
# `ldsopt.simt.banks`.


@dataclass(frozen=True, slots=True)
class ExecutedTotal:
    """A count of what is executed; ``None`` where it is not known how often some part of it runs.

    Attributes:
        total: by all waves of the launch.
        per_wave: by one on average.
    """

    total: Natural | None
    per_wave: float | None


@dataclass(frozen=True, slots=True)
class ExecutedWait:
    """Waits that let a counter stand at one N; one that names two counters stands under both.

    Attributes:
        counter: as in the ISA, ``vmcnt`` say.
        n: operations that may stay outstanding.
        executed: how often.
    """

    counter: str
    n: Natural
    executed: ExecutedTotal


@dataclass(frozen=True, slots=True)
class ExecutedWork:
    """The work of a launch.

    Attributes:
        compiler: what made the code.
        waves: how many the launch has.
        counts: ``instructions``, ``waits``, ``lds_accesses``, ``dma``, ``barriers``; then ``bank_cycles``, and
            ``bank_conflicts``: those of them that no access would take without conflicts.
        waits: by counter and N.
        unknown: why counts are not known, one sentence for each reason, with the function's name.
    """

    compiler: str | None
    waves: Natural
    counts: Mapping[str, ExecutedTotal]
    waits: tuple[ExecutedWait, ...]
    unknown: tuple[str, ...]


def executed_work(measured: Measurement, kernel: str, profile: Profile) -> ExecutedWork:
    """Sums up what the functions of a module execute.

    Args:
        measured: what the module compiles to, with executed counts.
        kernel: what was launched.
        profile: of the same launch.
    """
    functions = [one for one in measured.functions if one.executed is not None]
    waves = next((one.executed.waves for one in functions if one.executed and one.name == kernel), 0)
    cycles = sum(access.cycles for access in profile.accesses)
    ideal = sum(access.ideal_cycles for access in profile.accesses)
    totals: dict[str, int | None] = {
        "instructions": _sum(one.executed.instructions for one in functions if one.executed),
        "waits": _sum(wait.executed for one in functions for wait in one.waits or ()),
        "lds_accesses": _sum(one.executed.lds_accesses for one in functions if one.executed),
        "dma": _sum(one.executed.dma for one in functions if one.executed),
        "barriers": _sum(one.executed.barriers for one in functions if one.executed),
        "bank_cycles": cycles,
        "bank_conflicts": cycles - ideal,
    }
    return ExecutedWork(
        measured.compiler,
        waves,
        {name: _by_waves(total, waves) for name, total in totals.items()},
        tuple(
            ExecutedWait(counter, n, _by_waves(total, waves))
            for (counter, n), total in sorted(_waits(functions).items())
        ),
        tuple(f"{one.name}: {why}" for one in functions if one.executed for why in one.executed.unknown),
    )


def _waits(functions: Iterable[FunctionMeasurement]) -> Mapping[tuple[str, int], int | None]:
    found: dict[tuple[str, int], list[int | None]] = {}
    for function in functions:
        for wait in function.waits or ():
            for key in wait.counters:
                found.setdefault(key, []).append(wait.executed)
    return {key: _sum(counts) for key, counts in found.items()}


def _sum(counts: Iterable[int | None]) -> int | None:
    """The sum of counts that are all known.

    >>> _sum([1, 2]), _sum([1, None])
    (3, None)
    """
    total = 0
    for count in counts:
        if count is None:
            return None
        total += count
    return total


def _by_waves(total: int | None, waves: int) -> ExecutedTotal:
    return ExecutedTotal(total, total / waves if total is not None and waves else None)


@dataclass(frozen=True, slots=True)
class LinkedKernel:
    """A code object with the kernel to run.

    Attributes:
        source: the module's name.
        code: the linked code object.
        waits: by kernel, how many waits its code has, and how many of them are for everything of a counter; kernels
            whose code is not known are left out.
    """

    source: str
    code: bytes
    waits: Mapping[str, tuple[int, int]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TimedVersion:
    """One version.

    Attributes:
        source: the module's name.
        timing: of its runs.
        ratio: of its median over that of the first version; ``None`` for the first.
        differing: the outputs that are not, bit for bit, those of the first version, and in how many elements.
        waits: in the kernel's code; ``None`` where that is not known.
        drains: those of them that wait for everything of a counter.
    """

    source: str
    timing: Timing
    ratio: TimeRatio | None
    differing: dict[str, int]
    waits: int | None = None
    drains: int | None = None


@dataclass(frozen=True, slots=True)
class BenchResult:
    """The measurements of a bench.

    Attributes:
        device, arch: which GPU.
        kernel: its name.
        flushed: bytes that were written in front of each run.
        versions: the first is what the others are compared with.
        clocks: in front of the first timed run and behind the last; ``None`` where amd-smi is not there.
        outputs: the buffers behind one launch of the first version.
    """

    device: str
    arch: str
    kernel: str
    flushed: int
    versions: tuple[TimedVersion, ...]
    clocks: tuple[ClockReading | None, ClockReading | None] = (None, None)
    outputs: Mapping[str, Array] = field(default_factory=dict, repr=False, compare=False)

    @property
    def is_equal(self) -> bool:
        """True if all versions gave the same outputs."""
        return not any(version.differing for version in self.versions)


def bench(
    kernels: Sequence[LinkedKernel], launch: Launch, plan: TimingPlan, *, flushed: int = FLUSHED_BYTES
) -> BenchResult:
    """Runs and times every version.

    Args:
        kernels: at least one; the first is what the others are compared with.
        launch: what to run them on.
        plan: when to stop.
        flushed: bytes to write in front of each run.

    Raises:
        Unavailable: there is no GPU that can be used.
        InputError: a code object for another architecture, or without the kernel.
        UsageError: arguments that do not fit.
        LaunchFailed: it failed on the GPU.
    """
    codes = [read_code_object(kernel.code, kernel.source) for kernel in kernels]
    name = _kernel(codes[0], kernels[0].source, launch.kernel)
    with Device() as device:
        for kernel, code in zip(kernels, codes, strict=True):
            _require_fit(device, kernel.source, code)
        runs = [
            _Version(device, kernel, code, replace(launch, kernel=name))
            for kernel, code in zip(kernels, codes, strict=True)
        ]
        outputs = [run.outputs() for run in runs]
        cache = device.allocate(flushed)
        flush = functools.partial(device.fill, cache, flushed)
        before = read_clocks(device.pci)
        times = measure_interleaved(device, [run.start for run in runs], flush, plan)
        clocks = before, read_clocks(device.pci)
    versions = [
        TimedVersion(
            kernel.source,
            timing_of(own),
            None if number == 0 else ratio_of(own, times[0]),
            differing_outputs(outputs[0], outputs[number]),
            *kernel.waits.get(name, (None, None)),
        )
        for number, (kernel, own) in enumerate(zip(kernels, times, strict=True))
    ]
    return BenchResult(device.name, device.arch, name, flushed, tuple(versions), clocks, outputs[0])


def _kernel(code: CodeObject, source: str, wanted: str | None) -> str:
    names = sorted(code.kernels)
    if wanted is not None:
        return wanted
    if len(names) != 1:
        raise UsageError(f"{source} has {len(names)} kernels; say which with --kernel: {', '.join(names)}")
    return names[0]


def _require_fit(device: Device, source: str, code: CodeObject) -> None:
    """The code is for the device.

    Raises:
        InputError: it is for another one, which may be there, too.
    """
    if runs_on(code.target, device.target):
        return
    settings = f" ({code.target} on {device.target})" if code.arch == device.arch else ""
    fitting = [n for n, other in enumerate(device.targets()) if runs_on(code.target, other)]
    remedy = f"compile it for {device.target}"
    if fitting:
        remedy = f"device {fitting[0]} of those that HIP sees fits: choose it by HIP_VISIBLE_DEVICES"
    raise InputError(
        f"this is code for {code.arch}, and the GPU is {device.arch}{settings}", file=source, remedy=remedy
    )


class _Version:
    """One version with its buffers on the device."""

    def __init__(self, device: Device, kernel: LinkedKernel, code: CodeObject, launch: Launch) -> None:
        name = launch.kernel or ""
        if name not in code.kernels:
            raise InputError(f"there is no kernel '{name}'", file=kernel.source)
        self._device, self._launch = device, launch
        self._arguments = resolve(launch, arch(device.arch))
        self._buffers: list[tuple[Resolved, Any]] = [
            (argument, device.allocate(argument.array.nbytes))
            for given in self._arguments
            for argument in given.leaves()
            if argument.array is not None
        ]
        addresses = {argument.name: int(pointer) for argument, pointer in self._buffers}
        if len(addresses) < len(self._buffers):
            raise UsageError(f"two buffers of the launch of '{name}' have one name")
        self._packed = pack_arguments(name, code.arguments[name], self._arguments, addresses)
        self._function = device.load(kernel.code, name)

    def start(self) -> None:
        """Launches it."""
        launch = self._launch
        self._device.launch(
            self._function,
            launch.groups,
            launch.items,
            launch.dynamic_lds,
            self._packed,
            cooperative=launch.cooperative,
        )

    def outputs(self) -> dict[str, Array]:
        """The buffers after one launch on the contents that the launch describes."""
        for argument, pointer in self._buffers:
            assert argument.array is not None
            self._device.upload(pointer, argument.array)
        self.start()
        self._device.synchronize()
        return {
            argument.name: self._device.download(pointer, argument.array)
            for argument, pointer in self._buffers
            if argument.array is not None
        }


def differing_outputs(first: dict[str, Array], other: dict[str, Array]) -> dict[str, int]:
    """In how many elements each output differs, bit for bit; those that do not are left out.

    >>> differing_outputs({"a": np.arange(3)}, {"a": np.array([0, 1, 5])})
    {'a': 1}
    """
    found = {}
    for name, array in first.items():
        rows = [np.ascontiguousarray(one).reshape(-1).view(np.uint8) for one in (array, other[name])]
        differs = (rows[0] != rows[1]).reshape(array.size, -1) if array.size else rows[0]
        if count := int(differs.any(axis=-1).sum()):
            found[name] = count
    return found


# --- executions ---------------------------------------------------------------------------------------------
#
# Versions of a kernel executed on the CPU instead: what they execute is counted, and no time told.


@dataclass(frozen=True, slots=True)
class ExecutedVersion:
    """One version, executed on the CPU.

    Attributes:
        source: the module's name.
        executed: what was executed of what it compiles to; ``None`` where the launch did not run to its end.
        findings: how many there are.
        differing: the outputs that are not those of the first version, and in how many elements.
    """

    source: str
    executed: ExecutedWork | None
    findings: int
    differing: dict[str, int]


@dataclass(frozen=True, slots=True)
class Executions:
    """Versions executed on the CPU.

    Attributes:
        why: why not on a GPU.
        versions: the first is what the others are compared with.
    """

    why: str
    versions: tuple[ExecutedVersion, ...]

    @property
    def is_equal(self) -> bool:
        """True if all versions gave the same outputs."""
        return not any(version.differing for version in self.versions)
