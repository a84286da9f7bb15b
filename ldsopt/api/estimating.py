"""Forms of one kernel's code, executed for a while on the CPU, and the cycles that the model of `timeline` gives them.

All forms execute the launch that `verify` would try first, and no launch is looked for: that costs more than all else.
So nothing is known of a kernel whose first launch leaves its memory, or passes most of its waits by. Why nothing is
known is an answer, in words: whoever asks has another measure then.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ldsopt.api.timelines import side_by_side
from ldsopt.codegen.compile import Compiled
from ldsopt.errors import InputError, LdsoptError
from ldsopt.ir.module import Module
from ldsopt.isa.assembly import AsmFunction, parse_assembly
from ldsopt.isa.metadata import KernelMetadata
from ldsopt.target.arch import arch as arch_named
from ldsopt.timeline.figures import figures_of
from ldsopt.timeline.forms import FormCycles, form_cycles
from ldsopt.timeline.replayed import replayed
from ldsopt.timeline.streams import WorkgroupStreams

if TYPE_CHECKING:  # numpy is imported only by who executes something
    from ldsopt.emulate.emulate import EmulatedCode
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
            workgroups = [min(to_the_end, one.room) for one in whole]
        else:
            first = _followed(module, codes[0], launch, FOLLOWED)
            whole = [first, *(_beside(first, module, one, launch) for one in codes[1:])]
            if len({one.streams.barriers for one in whole}) > 1:
                return _APART
            workgroups = [min(MOST_WORKGROUPS, *(one.room for one in whole))] * len(whole)
        return tuple(
            form_cycles(one.streams, workgroups=count) for one, count in zip(whole, workgroups, strict=True)
        )
    except LdsoptError as problem:
        return problem.message if isinstance(problem, InputError) else str(problem)


@dataclass(frozen=True, slots=True)
class _FollowedForm:
    """The instructions that the waves of a form execute, and what else is known of it.

    Attributes:
        streams: those instructions.
        function: the kernel's code.
        room: the workgroups that have room.
    """

    streams: WorkgroupStreams
    function: AsmFunction
    room: int

    @property
    def barriers(self) -> int:
        """The barriers in the code."""
        return _barriers(self.function)


def _barriers(function: AsmFunction) -> int:
    return sum(
        one.mnemonic.startswith("s_barrier") for block in function.blocks for one in block.instructions
    )


def _code(module: Module, compiled: Compiled, launch: Launch) -> tuple[EmulatedCode, AsmFunction]:
    from ldsopt.emulate.emulate import code_of_listing

    listing = parse_assembly(compiled.data.decode("utf-8", "surrogateescape"), module.source)
    code = code_of_listing(listing, arch_named(compiled.arch), module.source)
    return code, next(one for one in listing.functions if one.name == launch.kernel)


def _followed(
    module: Module, compiled: Compiled, launch: Launch, sampled: int, last: int | None = None
) -> _FollowedForm:
    """A form that is executed.

    Args:
        module, compiled, launch, sampled: as of `estimate_forms` and `issued_streams`.
        last: the barrier to stop at, by number.

    Raises:
        InputError: the code cannot be followed so far, or passes most of its waits by.
        Unavailable: the pseudocode is not installed, or there is none of this architecture.
    """
    from ldsopt.emulate.emulate import prepare_machine
    from ldsopt.emulate.issued_streams import issued_streams

    code, _ = _code(module, compiled, launch)
    prepared = prepare_machine(code, launch)
    streams = issued_streams(prepared, sampled=sampled, most=max(sampled, MOST_FOLLOWED), barriers=last)
    return _known(streams, prepared.function, code, launch)


def _beside(first: _FollowedForm, module: Module, compiled: Compiled, launch: Launch) -> _FollowedForm:
    """Another form: replayed where its blocks are those of the first one, else executed to the same barrier.

    Raises:
        InputError, Unavailable: as `_followed`; or it does not meet at the same barriers.
    """
    code, function = _code(module, compiled, launch)
    if (streams := replayed(first.streams, first.function, function)) is not None:
        return _known(streams, function, code, launch)
    last = first.streams.barriers
    # Only where there are as many barriers in the code, one of the same number is the same one.
    if last is not None and _barriers(function) != first.barriers:
        raise InputError(_APART)
    return _followed(module, compiled, launch, MOST_FOLLOWED if last is None else FOLLOWED, last)


def _known(
    streams: WorkgroupStreams, function: AsmFunction, code: EmulatedCode, launch: Launch
) -> _FollowedForm:
    waits = {
        one.line
        for block in function.blocks
        for one in block.instructions
        if one.mnemonic.startswith("s_wait")
    }
    passed = waits.intersection(issued.instruction.line for wave in streams.waves for issued in wave)
    if 2 * len(passed) < len(waits):
        raise InputError(f"a launch executes {len(passed)} of {len(waits)} waits")
    room = _workgroups(streams, code.metadata.get(function.name, {}), launch)
    return _FollowedForm(streams, function, room)


def _workgroups(streams: WorkgroupStreams, metadata: KernelMetadata, launch: Launch) -> int:
    """The number of workgroups that have room side by side; one where nobody said how much dynamic LDS each has."""
    room = side_by_side(streams, metadata, launch)
    return 1 if launch.dynamic_lds or isinstance(room, str) else max(1, room.workgroups)
