"""What the kernels of a module are to record, and how their waves count, before any buffer is made."""

from __future__ import annotations

from dataclasses import dataclass

from ldsopt.analysis.flow.callees import Callees
from ldsopt.analysis.flow.control_flow import of_function
from ldsopt.analysis.flow.divergence import find_divergence
from ldsopt.analysis.flow.wave_ends import find_wave_enders
from ldsopt.ir.module import Module
from ldsopt.ir.read import require_arch
from ldsopt.transforms.instrument.counting import CountPlace, WaveDivergence, blocks_by_line, count_place
from ldsopt.transforms.instrument.options import InstrumentOptions
from ldsopt.transforms.instrument.positions import WavePositions, wave_positions
from ldsopt.transforms.instrument.sites import RecordingKernel, recording_kernels


@dataclass(frozen=True, slots=True)
class PlannedKernel:
    """A kernel that is to record, before it has a buffer.

    Attributes:
        kernel: with its records.
        positions: how its waves are numbered.
        count_place: where they keep count.
        is_parted: lanes of a wave may end at different times.
    """

    kernel: RecordingKernel
    positions: WavePositions
    count_place: CountPlace
    is_parted: bool


def plan_records(module: Module, options: InstrumentOptions) -> tuple[PlannedKernel, ...]:
    """What the kernels of a module are to record.

    Raises:
        InputError: there are no marks, or they make no sense, or a kernel's waves cannot be told apart.
    """
    require_arch(module)
    kernels = recording_kernels(module, options)
    callees = Callees(module)
    enders = find_wave_enders(module, callees, list(module.functions()))
    return tuple(_planned(module, kernel, options, callees, enders) for kernel in kernels)


def _planned(
    module: Module,
    kernel: RecordingKernel,
    options: InstrumentOptions,
    callees: Callees,
    enders: frozenset[str],
) -> PlannedKernel:
    function = kernel.function
    flow, home = of_function(function), blocks_by_line(function)
    place, is_parted = CountPlace.MEMORY, True
    if flow.irreducible is None:
        divergence = find_divergence(module, function, flow, callees, enders)
        parting = WaveDivergence(module, function, flow, divergence).branches()
        recording = {home[operation.line] for operation in kernel.operations}
        place = count_place(flow, parting, recording, is_copied=options.buffer == "lds")
        is_parted = bool(divergence.ending or parting)
    return PlannedKernel(kernel, wave_positions(module, function, options), place, is_parted)
