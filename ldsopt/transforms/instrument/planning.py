"""The records that the kernels of a module are to make, and how their waves count, before any buffer is made."""

from __future__ import annotations

from dataclasses import dataclass

from ldsopt.analysis.flow.control_flow import of_function
from ldsopt.analysis.flow.divergence import divergence_of
from ldsopt.analysis.provenance.kernel_code import shape_of
from ldsopt.ir.attributes import attribute_text, launch_bounds, wave_size
from ldsopt.ir.module import Function, Module, refused
from ldsopt.ir.read import require_arch
from ldsopt.transforms.instrument.counting import CountPlace, WaveDivergence, count_place
from ldsopt.transforms.instrument.options import FLAT_GRID, InstrumentOptions
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
    """The records that the kernels of a module are to make.

    Raises:
        InputError: there are no marks, or they make no sense, or a kernel's waves cannot be told apart.
    """
    require_arch(module)
    kernels = recording_kernels(module, options)
    return tuple(_planned(module, kernel, options) for kernel in kernels)


def _planned(module: Module, kernel: RecordingKernel, options: InstrumentOptions) -> PlannedKernel:
    function = kernel.function
    flow, home = of_function(function), function.block_of_line
    place, is_parted = CountPlace.MEMORY, True
    if flow.irreducible is None:
        divergence = divergence_of(function, module)
        parting = WaveDivergence(module, function, flow, divergence).branches()
        recording = {home[operation.line] for operation in kernel.operations}
        place = count_place(flow, parting, recording, is_copied=options.buffer == "lds")
        is_parted = bool(divergence.ending or parting)
    return PlannedKernel(kernel, wave_positions(module, function, options), place, is_parted)


# --- positions ----------------------------------------------------------------------------------------------
#
# By what a wave tells which one it is: its number in the workgroup, and its workgroup's within those that have slots.
#
# A wave's number is the linear id of its first lane, divided by the lanes of a wave. That takes the shape of the
# workgroup; where a kernel states none and asks for no other id than x, it has one dimension by assumption. A
# workgroup's number counts along x, then y, then z, within a box of fixed size, so it takes no size of the grid. An
# id that the kernel's attributes say it does not need it is not given: along that axis the launch has one workgroup
# by assumption.


@dataclass(frozen=True, slots=True)
class WavePositions:
    """The numbering of a kernel's waves and workgroups.

    Attributes:
        wave_size: lanes of a wave.
        waves: of a workgroup, at most.
        sizes: work-items along x, y and z where every launch has these; ``None`` where only x counts.
        box: workgroups along x, y and z that have numbers.
        axes: which of y and z (1 and 2) the kernel can ask for.
        assumptions: names of what is taken on trust.
    """

    wave_size: int
    waves: int
    sizes: tuple[int, int, int] | None
    box: tuple[int, int, int]
    axes: tuple[int, ...]
    assumptions: tuple[str, ...]


def wave_positions(module: Module, function: Function, options: InstrumentOptions) -> WavePositions:
    """The numbering of the waves and workgroups of a kernel.

    Raises:
        InputError: its attributes do not let that be told, or an assumption is needed that is refused.
    """
    bounds, lanes = launch_bounds(module, function), wave_size(module, function)
    attributes = attribute_text(module, function.line)
    waves = -(-bounds.flat // lanes)
    sizes = bounds.sizes if bounds.is_exact else None
    assumptions: list[str] = []
    if waves > 1:
        sizes, assumption = shape_of(module, function, options.assume, tuple(options.no_assume))
        assumptions += [assumption] if assumption else []
    for letter, extent in zip("yz", sizes[1:] if sizes else (), strict=False):
        if waves > 1 and extent > 1 and f'"amdgpu-no-workitem-id-{letter}"' in attributes:
            raise refused(
                module,
                function.line,
                f"'{function.name}' gets no workitem.id.{letter}, by which its waves are told apart",
                f"take the attribute amdgpu-no-workitem-id-{letter} away",
            )
    axes = []
    for axis, letter in ((1, "y"), (2, "z")):
        if f'"amdgpu-no-workgroup-id-{letter}"' not in attributes:
            axes.append(axis)
        elif options.box[axis] > 1:
            raise refused(
                module,
                function.line,
                f"'{function.name}' gets no workgroup.id.{letter} (amdgpu-no-workgroup-id-{letter}), so its "
                f"workgroups cannot be told apart along {letter}",
                f"leave --workgroups at one along {letter}, or take the attribute away",
            )
    if len(axes) < 2:
        if FLAT_GRID in options.no_assume:
            raise refused(
                module,
                function.line,
                f"'{function.name}' gets no workgroup.id along each axis, and {FLAT_GRID} is not to be assumed",
                "take the attributes amdgpu-no-workgroup-id-y and -z away",
            )
        assumptions.append(FLAT_GRID)
    return WavePositions(lanes, waves, sizes, options.box, tuple(axes), tuple(assumptions))
