"""Forms of one kernel's code, executed for a while on the CPU, and the cycles that the model of `timeline` gives them.

All forms execute the launch that `verify` would try first, and no launch is looked for: that costs more than all else.
So nothing is known of a kernel whose first launch leaves its memory, or passes most of its waits by. Why nothing is
known is an answer, in words: whoever asks has another measure then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ldsopt.api.timelines import side_by_side
from ldsopt.codegen.compile import Compiled
from ldsopt.errors import InputError, LdsoptError
from ldsopt.ir.module import Module
from ldsopt.isa.assembly import parse_assembly
from ldsopt.isa.metadata import KernelMetadata
from ldsopt.target.arch import arch as arch_named
from ldsopt.timeline.figures import figures_of
from ldsopt.timeline.forms import FormCycles, form_cycles
from ldsopt.timeline.streams import WorkgroupStreams

if TYPE_CHECKING:  # numpy is imported only by who executes something
    from ldsopt.simt.launch import Launch

FOLLOWED = 3_000
"""Instructions of a form's waves, all together, behind which the next barrier is the last."""
MOST_FOLLOWED = 30_000
"""Instructions of them that are executed at most; with more, nothing is said."""
MOST_INSTRUCTIONS = 1_000_000
"""The same of a launch that is followed to its end."""
_APART = "the versions do not meet at the same barriers"
MOST_WORKGROUPS = 2
"""Workgroups on the compute unit, at most, however many have room: the model's time grows with them."""


def not_estimated(arch: str) -> str:
    """Why no code of an architecture can be estimated; empty if some can."""
    try:
        figures_of(arch_named(arch))
        from ldsopt.emulate.catalogue import require_emulated  # numpy, where there are figures

        require_emulated(arch_named(arch))
    except LdsoptError as problem:
        return problem.message if isinstance(problem, InputError) else str(problem)
    return ""


def estimate_forms(
    module: Module, kernel: str, codes: Sequence[Compiled], *, to_the_end: int | None = None
) -> tuple[FormCycles, ...] | str:
    """The cycles of each form of a kernel, or why they are not known.

    Args:
        module: with the kernel, for its arguments.
        kernel: its name.
        codes: what forms of the module compile to; what has to be known of one is known of all.
        to_the_end: follow the whole launch, with up to so many workgroups side by side, whatever it takes.
    """
    from ldsopt.verifier.launch_search import likely_launch

    if why := not_estimated(codes[0].arch):
        return why
    function = next(one for one in module.functions() if one.name == kernel)
    try:
        launch = likely_launch(module, function)
        if to_the_end is not None:
            whole = [_followed(module, one, launch, MOST_INSTRUCTIONS) for one in codes]
            return tuple(form_cycles(streams, workgroups=min(to_the_end, room)) for streams, room, _ in whole)
        first = _followed(module, codes[0], launch, FOLLOWED)
        last = first[0].barriers
        sampled, upto = (MOST_FOLLOWED, None) if last is None else (FOLLOWED, (last, first[2]))
        followed = [first, *(_followed(module, one, launch, sampled, upto) for one in codes[1:])]
        if len({streams.barriers for streams, _, _ in followed}) > 1:
            return _APART
        workgroups = min(MOST_WORKGROUPS, *(room for _, room, _ in followed))
        return tuple(form_cycles(streams, workgroups=workgroups) for streams, _, _ in followed)
    except LdsoptError as problem:
        return problem.message if isinstance(problem, InputError) else str(problem)


def _followed(
    module: Module, compiled: Compiled, launch: Launch, sampled: int, upto: tuple[int, int] | None = None
) -> tuple[WorkgroupStreams, int, int]:
    """The instructions that the waves of a form execute, the workgroups that have room, and the barriers in the code.

    Args:
        module, compiled, launch, sampled: as of `estimate_forms` and `issued_streams`.
        upto: the barrier to stop at, by number, and how many there have to be in the code for that to be the same one.

    Raises:
        InputError: the code cannot be followed so far, or passes most of its waits by.
        Unavailable: the pseudocode is not installed, or there is none of this architecture.
    """
    from ldsopt.emulate.emulate import code_of_listing, prepare_machine
    from ldsopt.emulate.issued_streams import issued_streams

    listing = parse_assembly(compiled.data.decode("utf-8", "surrogateescape"), module.source)
    code = code_of_listing(listing, arch_named(compiled.arch), module.source)
    prepared = prepare_machine(code, launch)
    instructions = [one for block in prepared.function.blocks for one in block.instructions]
    barriers = sum(one.mnemonic.startswith("s_barrier") for one in instructions)
    if upto is not None and barriers != upto[1]:
        raise InputError(_APART)
    most, last = max(sampled, MOST_FOLLOWED), None if upto is None else upto[0]
    streams = issued_streams(prepared, sampled=sampled, most=most, barriers=last)
    waits = {one.line for one in instructions if one.mnemonic.startswith("s_wait")}
    passed = waits.intersection(issued.instruction.line for wave in streams.waves for issued in wave)
    if 2 * len(passed) < len(waits):
        raise InputError(f"a launch executes {len(passed)} of {len(waits)} waits")
    return streams, _workgroups(streams, code.metadata.get(prepared.function.name, {}), launch), barriers


def _workgroups(streams: WorkgroupStreams, metadata: KernelMetadata, launch: Launch) -> int:
    """The number of workgroups that have room side by side; one where nobody said how much dynamic LDS each has."""
    room = side_by_side(streams, metadata, launch)
    return 1 if launch.dynamic_lds or isinstance(room, str) else max(1, room.workgroups)
