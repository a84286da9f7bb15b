"""Assumptions: what is taken for true where it cannot be proved, by name, so that users can make or refuse each.

`ldsopt.report.grounds` says them in words. Two that have a value or belong to one launch are beside what reads
them: the size of workgroups (`ldsopt.ir.attributes`) and the launches of `simulate`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal

from ldsopt.dataclass import dataclass
from ldsopt.errors import UsageError
from ldsopt.options import option
from ldsopt.target.workgroup_size import WORKGROUP_SIZE_FORMS, said_twice, workgroup_size

MadePromise = Literal["noalias-arguments"]
OfferedPromise = Literal[
    "arguments-do-not-alias", "unread-dimensions-are-one", "indices-do-not-wrap", "waves-are-whole"
]
Assumption = Literal[
    "named-bases",
    "noalias-arguments",
    "arguments-do-not-alias",
    "unread-dimensions-are-one",
    "indices-do-not-wrap",
    "no-global-races",
    "waves-are-whole",
    "local-arguments",
    "no-traps",
]

NAMED_BASES: Literal["named-bases"] = "named-bases"
"""Differently named dynamic bases, which share one address, are used with disjoint bytes."""

NOALIAS_ARGUMENTS: MadePromise = "noalias-arguments"
"""``noalias`` of a kernel's argument holds between all work-items: what it leads to, and is written, is reached by no
pointer that is not formed from it, in whichever work-item."""

ARGUMENTS_DO_NOT_ALIAS: OfferedPromise = "arguments-do-not-alias"
"""No two pointer arguments of a kernel, or fields of arguments, lead to a common byte, and none leads to a variable of
the module."""

UNREAD_DIMENSIONS_ARE_ONE: Literal["unread-dimensions-are-one"] = "unread-dimensions-are-one"
"""Workgroups have size one along every axis whose work-item id the kernel never reads.

Commands that write code take it only if it is offered, but for `pipeline` and `instrument`, which number waves and
could do nothing without it; the proof of races, which writes nothing, makes it unless it is refused."""

INDICES_DO_NOT_WRAP: Literal["indices-do-not-wrap"] = "indices-do-not-wrap"
"""No sum or product that an address in global memory is computed from wraps around as a signed number, and none that is
negative is extended as an unsigned one."""

SIZES_ARE_NOT_NEGATIVE: Literal["sizes-are-not-negative"] = "sizes-are-not-negative"
"""An integer argument that branches of a kernel compare, such as a number of rows, is not negative."""

NO_GLOBAL_RACES: Literal["no-global-races"] = "no-global-races"
"""Waves of a workgroup that load an address of global memory between the same two barriers get the same value."""

WAVES_ARE_WHOLE: Literal["waves-are-whole"] = "waves-are-whole"
"""The work-items of a workgroup are a multiple of a wave's lanes.

Commands that write code take it only if it is offered; the proof of races makes it unless it is refused."""

LOCAL_ARGUMENTS: Literal["local-arguments"] = "local-arguments"
"""A launch gives each argument of a kernel that points to LDS bytes of its own, behind the kernel's variables, and the
kernel keeps to them.

OpenCL C 2.0, 6.5.2, and ``clSetKernelArg``: the runtime allocates what a ``local`` argument points to."""

NO_TRAPS: Literal["no-traps"] = "no-traps"
"""No work-item takes a branch behind which all ends in a trap, as behind a failed assertion: that ends the launch."""

OF_RACES: frozenset[str] = frozenset(
    {UNREAD_DIMENSIONS_ARE_ONE, NO_GLOBAL_RACES, WAVES_ARE_WHOLE, LOCAL_ARGUMENTS, NO_TRAPS}
)
"""The promises that the proof of races makes, which writes nothing, unless they are refused."""

MADE_PROMISES: frozenset[str] = frozenset({NOALIAS_ARGUMENTS})
"""The promises that are made unless they are refused."""

OFFERED_PROMISES: frozenset[str] = frozenset(
    {ARGUMENTS_DO_NOT_ALIAS, UNREAD_DIMENSIONS_ARE_ONE, INDICES_DO_NOT_WRAP, WAVES_ARE_WHOLE}
)
"""The promises that are made if they are asked for."""


def refused_assumptions() -> Collection[Assumption]:
    """The field of a dataclass of options with the assumptions that may not be made."""
    refused: Collection[Assumption] = option(
        (),
        "Refuse an assumption: named-bases, noalias-arguments (fences), local-arguments, no-global-races, "
        "waves-are-whole or no-traps (races), or one that the configuration file makes. `ldsopt explain NAME` says "
        "what each promises.",
        metavar="NAME",
        is_shared=True,
    )
    return refused


def require_known(assumptions: Collection[str]) -> None:
    """Raises `UsageError` if there is no assumption of such a name."""
    known = {NAMED_BASES, *MADE_PROMISES, *OFFERED_PROMISES, *OF_RACES}
    if unknown := set(assumptions) - known:
        names = ", ".join(sorted(known))
        raise UsageError(f"no such assumption: {', '.join(sorted(unknown))}; there are {names}")


def made_promises() -> Collection[OfferedPromise]:
    """The field of a dataclass of options with the promises on which fences may be narrowed."""
    field: Collection[OfferedPromise] = option(
        (),
        f"Make an assumption about fences or exchanges. {ARGUMENTS_DO_NOT_ALIAS}: no two pointer arguments of a "
        "kernel lead to a common byte, and none leads to a variable of the module. "
        f"{UNREAD_DIMENSIONS_ARE_ONE}: workgroups have size one along every axis whose work-item id the kernel never "
        f"reads. {INDICES_DO_NOT_WRAP}: no sum or product that an address or a branch is computed from wraps "
        f"around. {WAVES_ARE_WHOLE}: the work-items of a workgroup are a multiple of a wave's lanes.",
        metavar="NAME",
    )
    return field


def told_shapes() -> Sequence[str]:
    """The field of a dataclass of options with the shape that workgroups are said to have."""
    field: Sequence[str] = option(
        (),
        f"Make an assumption. {WORKGROUP_SIZE_FORMS}: every workgroup of a kernel that does not state its size, or of "
        "this one, has this size; HIP kernels do not say.",
        metavar="NAME",
    )
    return field


@dataclass(frozen=True, slots=True, kw_only=True)
class ShapeOptions:
    """The shape of workgroups, for a command that asks for nothing else about launches."""

    assume: Sequence[str] = told_shapes()

    def __post_init__(self) -> None:
        require_shapes(self.assume)


def require_shapes(assume: Sequence[str]) -> None:
    """Requires that assumptions are shapes, one of a kernel.

    Raises:
        UsageError: they are something else.
    """
    if said_twice(assume) or not all(map(workgroup_size, assume)):
        raise UsageError(f"--assume takes one {WORKGROUP_SIZE_FORMS} of a kernel, not {', '.join(assume)}")
