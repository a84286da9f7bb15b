"""The planned records of a module's kernels, and the way their waves count, before any buffer is made."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from enum import Enum

from ldsopt import graph
from ldsopt.analysis.flow.control_flow import ControlFlow, of_function
from ldsopt.analysis.flow.divergence import Divergence, divergence_of
from ldsopt.analysis.provenance.kernel_code import shape_of
from ldsopt.dataclass import dataclass
from ldsopt.ir.attributes import attribute_text, launch_bounds, wave_size
from ldsopt.ir.details import callee_name, is_call
from ldsopt.ir.module import Function, Module, refused
from ldsopt.ir.read import require_arch
from ldsopt.ir.syntax import INTEGER_OPERATIONS
from ldsopt.target.intrinsics import family, is_of
from ldsopt.transforms.instrument.options import FLAT_GRID, InstrumentOptions
from ldsopt.transforms.instrument.sites import RecordingKernel, recording_kernels

# --- counts of records ----------------------------------------------------------------------------------------
#
# The place where a wave keeps count of its records: a register, or memory.
#
# The count gives the place of the next record, so all lanes that make a record must count all records of their wave. In
# a register it is a value of each lane, passed on by `phi`\ s. If lanes of a wave part at a branch, those of one arm do
# not see the count of the other. That does no harm if only one arm makes records and nothing behind the place where
# they meet does; at the end the largest count is the right one. Otherwise the count is in memory, where any lanes find
# it: a record then waits for a load. So it is, too, if lanes share the copying at the end, for which each of them needs
# the count.
#
#     if (lane < 7) { record }     ; the code behind records nothing: in a register
#     record                       ; but if this does: in memory
#
# A branch parts lanes of a wave only if its condition may differ between them: not if it comes from `readfirstlane` and
# the like.


_OF_THE_WAVE = family(
    "llvm.amdgcn.", "readfirstlane readlane ballot icmp fcmp wave.id wave.reduce wavefrontsize s.getreg"
)
_COMPUTED = INTEGER_OPERATIONS | {"icmp", "fcmp", "select", "trunc", "zext", "sext", "freeze"}


class CountPlace(Enum):
    """The place where a wave keeps count of its records."""

    REGISTER = "register"
    MEMORY = "memory"


def count_place(
    flow: ControlFlow, parting: Iterable[int], recording: Collection[int], *, is_copied: bool = False
) -> CountPlace:
    """The place of the count of a kernel's records.

    Args:
        flow: of the kernel, reducible.
        parting: the blocks whose branches may part lanes of a wave.
        recording: the blocks that make records.
        is_copied: at the end, lanes share the copying of the records, by the count.
    """
    for branch in parting:
        end = flow.post_dominator[branch]
        arms = flow.before_post_dominator(branch).values()
        making = sum(not arm.isdisjoint(recording) for arm in arms)
        behind = frozenset[int]() if end == flow.exit else flow.reachable(end)
        if making > 1 or (making and (is_copied or not behind.isdisjoint(recording))):
            return CountPlace.MEMORY
    return CountPlace.REGISTER


class WaveDivergence:
    """The branches that may send lanes of one wave along different paths.

    Args:
        divergence: the values that may differ between work-items.
    """

    def __init__(self, module: Module, function: Function, flow: ControlFlow, divergence: Divergence) -> None:
        self._module, self._function, self._divergence = module, function, divergence
        self._by_address = function.defined
        self._block_of = function.block_of
        self._loops = [
            frozenset(number for number, loop in enumerate(flow.loops) if block in loop.blocks)
            for block in range(len(function.blocks))
        ]

    def branches(self) -> list[int]:
        """The blocks whose branches may part lanes of a wave."""
        return [block for block in sorted(self._divergence.branches) if self._parts(block)]

    def _parts(self, block: int) -> bool:
        terminator = self._function.terminator(block)
        return terminator.opcode not in ("br", "switch") or not self._is_of_the_wave(
            terminator.operands[0], block
        )

    def _is_of_the_wave(self, value: int, user: int) -> bool:
        """True if all lanes that reach a block together have the same value there.

        A value that is computed in a loop has, for lanes that have left it, the number of another iteration, so it
        counts only inside.
        """
        instruction = self._by_address.get(value)
        if value not in self._divergence.values:
            return True
        if instruction is None or not self._loops[self._block_of[value]] <= self._loops[user]:
            return False
        if is_call(instruction):
            return is_of(callee_name(self._module, instruction), _OF_THE_WAVE)
        return instruction.opcode in _COMPUTED and all(
            self._is_of_the_wave(operand, self._block_of[value]) for operand in instruction.operands
        )


class RegisterCounts:
    """The value of a count that is passed from block to block.

    Args:
        successors: for each block, a target as often as the terminator names it.
        made: names of the count at the end of the blocks that change it.
        first: the count at the entry.
        prefix: of the names of ``phi``\\ s.
    """

    def __init__(self, successors: list[list[int]], made: dict[int, str], first: str, prefix: str) -> None:
        self._sources = graph.backwards(successors)
        order = graph.reverse_postorder(successors)
        self._phis: set[int] = set()
        self._at: dict[int, str] = {0: first}
        leaving = {0: made.get(0, first)}
        changed = True
        while changed:
            changed = False
            for block in order[1:]:
                known = {leaving[s] for s in self._sources[block] if s in leaving}
                if len(known) > 1:
                    self._phis.add(block)
                now = f"{prefix}{block}" if block in self._phis else next(iter(known))
                out = made.get(block, now)
                if self._at.get(block) != now or leaving.get(block) != out:
                    self._at[block], leaving[block] = now, out
                    changed = True
        self._leaving, self._first = leaving, first

    def at(self, block: int) -> str:
        """The count at the beginning of a block; the first count in a block that is never reached."""
        return self._at.get(block, self._first)

    def phi(self, block: int, labels: list[str]) -> str | None:
        """The ``phi`` of the count that a block needs; ``None`` if it needs none."""
        if block not in self._phis:
            return None
        incoming = ", ".join(
            f"[ {self._leaving.get(source, self._first)}, {labels[source]} ]"
            for source in self._sources[block]
        )
        return f"  {self._at[block]} = phi i32 {incoming}"


@dataclass(frozen=True, slots=True)
class PlannedKernel:
    """A kernel with planned records, before it has a buffer.

    Attributes:
        kernel: with its records.
        positions: the numbering of its waves.
        count_place: the place where they keep count.
        is_parted: lanes of a wave may end at different times.
    """

    kernel: RecordingKernel
    positions: WavePositions
    count_place: CountPlace
    is_parted: bool


def plan_records(module: Module, options: InstrumentOptions) -> tuple[PlannedKernel, ...]:
    """The planned records of a module's kernels.

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
# The identity of a wave: its number in the workgroup, and its workgroup's number among those that have slots.
#
# A wave's number is the linear id of its first lane, divided by the lanes of a wave. That needs the shape of the
# workgroup; if a kernel states none and reads no other id than x, it has one dimension by assumption. A workgroup's
# number counts along x, then y, then z, within a box of fixed size, so it needs no size of the grid. A kernel whose
# attributes say that it does not need an id does not get it: along that axis the launch has one workgroup by
# assumption.


@dataclass(frozen=True, slots=True)
class WavePositions:
    """The numbering of a kernel's waves and workgroups.

    Attributes:
        wave_size: lanes of a wave.
        waves: of a workgroup, at most.
        sizes: work-items along x, y and z if every launch has these; ``None`` if only x counts.
        box: workgroups along x, y and z that have numbers.
        axes: those of y and z (1 and 2) that the kernel can ask for.
        assumptions: names of the assumptions made.
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
        InputError: its attributes do not determine it, or it needs an assumption that is refused.
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
