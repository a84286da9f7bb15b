"""A witness as it is written and read: JSON, schema ``ldsopt.witness/1`` (docs/witness.md).

What a checker cannot see in code are its premises: the bytes that LDS instructions touch, pairs that are told apart by
more than bytes, and what fences and other accesses of the IR ask of order. All else is checked.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, ClassVar, NamedTuple

from ldsopt.checked_json import parse as parse_json
from ldsopt.checked_json import read
from ldsopt.dataclass import dataclass
from ldsopt.documents import Natural, filled, json_text
from ldsopt.witness.states import AskedOrder, LeftState


class WitnessedBytes(NamedTuple):
    """Bytes of one variable: so many from each of the offsets first, first + step, … last on."""

    variable: str
    first: int
    last: int
    step: int
    size: int

    def is_apart(self, other: WitnessedBytes) -> bool:
        """True if the two have no byte in common.

        >>> WitnessedBytes("a", 0, 24, 8, 4).is_apart(WitnessedBytes("a", 4, 28, 8, 4))
        True
        >>> WitnessedBytes("a", 0, 24, 8, 8).is_apart(WitnessedBytes("a", 4, 28, 8, 4))
        False
        """
        if self.variable != other.variable:
            return True
        if self.last + self.size <= other.first or other.last + other.size <= self.first:
            return True
        period = math.gcd(self.step, other.step)
        distance = (other.first - self.first) % period if period else 0
        return period > 0 and self.size <= distance and distance + other.size <= period


class LeftOperation(NamedTuple):
    """An operation that our wait may leave outstanding and the compiler's does not.

    Attributes:
        line: the line that starts it.
        younger: how many operations of its order are younger there, at least.
    """

    line: Natural
    younger: Natural


@dataclass(frozen=True, slots=True)
class WeakerWait:
    """A wait that is weaker than the compiler's.

    Attributes:
        line: of the instruction behind it.
        counter: as spelled in assembly.
        compilers: how many operations the compiler's wait leaves outstanding.
        ours: how many ours does; null: it waits for none.
    """

    line: Natural
    counter: str
    compilers: Natural
    ours: Natural | None
    leaves: tuple[LeftOperation, ...]


@dataclass(frozen=True, slots=True)
class KernelWitness:
    """The premises of one kernel's weaker waits; where waves take several paths, what they rest on on one of these.

    Attributes:
        name: the kernel's.
        asked: what order asks for. A premise.
        accesses: the bytes that LDS instructions touch, by line; ``None`` for any. A premise.
        told_apart: what else is apart: the lines, whether of one wave or of two, and why. A premise.
        states: at the beginning of each block; ``None`` where nothing leads to it.
        waits: those that are weaker.
        untaken: the edges between blocks that are not taken on this path, by the blocks' numbers. A premise: all waves
            of a workgroup take one of the paths that the witness has for the kernel.
    """

    name: str
    asked: AskedOrder
    accesses: Mapping[int, tuple[WitnessedBytes, ...] | None]
    told_apart: Mapping[tuple[int, int, str], str]
    states: Sequence[LeftState | None]
    waits: tuple[WeakerWait, ...]
    untaken: frozenset[tuple[int, int]] = frozenset()


@dataclass(frozen=True, slots=True)
class WaitsWitness:
    """The premises of the weaker waits of a listing.

    Attributes:
        arch: the architecture.
        kernels: those with weaker waits.
        without: kernels with weaker waits that it says nothing of, and why.
    """

    arch: str
    kernels: tuple[KernelWitness, ...]
    without: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class OperationMember:
    """An operation that may be outstanding.

    Attributes:
        line: the line that starts it.
        counter: the counter that counts it.
        younger: the least number of operations of its order that are younger.
    """

    line: Natural
    counter: str
    younger: Natural


@dataclass(frozen=True, slots=True)
class StateMember:
    """The state at the beginning of a block.

    Attributes:
        left: outstanding, and complete by the compiler's waits.
        far: left at the last barrier.
    """

    outstanding: tuple[OperationMember, ...]
    left: tuple[OperationMember, ...]
    far: tuple[Natural, ...]


@dataclass(frozen=True, slots=True)
class BarrierMember:
    """A barrier.

    Attributes:
        asks: kinds of operations that have to be complete there.
    """

    line: Natural
    asks: tuple[Annotated[str, ("enum", ("dma", "lanes", "lds", "load", "scalar", "store"))], ...]


@dataclass(frozen=True, slots=True)
class OrderMember:
    """The order that the kernel asks for. A premise.

    Attributes:
        only_dma: nothing but LDS-DMA may be left.
        stores_tell: any store may tell other waves that something is complete.
        waves_part: waves may meet at different barriers.
        constant: lines of scalar loads of memory that does not change while the kernel runs.
    """

    barriers: tuple[BarrierMember, ...]
    only_dma: bool
    stores_tell: bool
    waves_part: bool
    constant: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AccessMember:
    """The bytes that an LDS instruction touches; null: any. A premise."""

    line: Natural
    bytes: tuple[WitnessedBytes, ...] | None


@dataclass(frozen=True, slots=True)
class ApartMember:
    """A pair that is apart by more than stated bytes. A premise.

    Attributes:
        left: the operation that may be outstanding.
        access: the LDS instruction behind it.
        why: in words.
    """

    left: Natural
    access: Natural
    waves: Annotated[str, ("enum", ("own", "other"))]
    why: str


@dataclass(frozen=True, slots=True)
class KernelMember:
    """The premises of one kernel on one path, and what follows from them.

    Attributes:
        untaken: a premise: edges between blocks, by their numbers, that are not taken on this path; of a kernel with
            several, all waves of a workgroup take one of them.
        blocks: the state at the beginning of each block, in the order of the code; null where nothing leads to it.
    """

    name: str
    order: OrderMember
    accesses: tuple[AccessMember, ...]
    told_apart: tuple[ApartMember, ...]
    untaken: tuple[tuple[Natural, Natural], ...]
    blocks: tuple[StateMember | None, ...]
    waits: tuple[WeakerWait, ...]


@dataclass(frozen=True, slots=True)
class UnwitnessedKernel:
    """A kernel with weaker waits and without a witness.

    Attributes:
        why: the reason why local rules do not show that its waits suffice.
    """

    kernel: str
    why: str


@dataclass(frozen=True, slots=True)
class WitnessDocument:
    """The premises of the weaker waits that `ldsopt waits --witness` wrote.

    Lines are those of the code with exact waits.

    Attributes:
        arch: the gfx architecture.
    """

    SCHEMA: ClassVar = "ldsopt.witness/1"

    arch: str
    kernels: tuple[KernelMember, ...]
    without: tuple[UnwitnessedKernel, ...]


def render(witness: WaitsWitness) -> str:
    """The document, with a final newline."""
    kernels = tuple(_kernel(kernel) for kernel in witness.kernels)
    without = tuple(UnwitnessedKernel(name, why) for name, why in witness.without.items())
    return json_text(WitnessDocument(witness.arch, kernels, without))


def _kernel(kernel: KernelWitness) -> KernelMember:
    asked = kernel.asked
    return KernelMember(
        name=kernel.name,
        order=filled(
            OrderMember,
            asked,
            barriers=tuple(
                BarrierMember(line, tuple(sorted(kinds))) for line, kinds in sorted(asked.barriers.items())
            ),
            constant=tuple(sorted(asked.constant)),
        ),
        accesses=tuple(AccessMember(line, touched) for line, touched in sorted(kernel.accesses.items())),
        told_apart=tuple(ApartMember(*pair, why) for pair, why in sorted(kernel.told_apart.items())),
        untaken=tuple(sorted(kernel.untaken)),
        blocks=tuple(None if state is None else _state(state) for state in kernel.states),
        waits=kernel.waits,
    )


def _state(state: LeftState) -> StateMember:
    def members(known: Mapping[tuple[int, str], int]) -> tuple[OperationMember, ...]:
        return tuple(OperationMember(*key, count) for key, count in sorted(known.items()))

    return StateMember(members(state.outstanding), members(state.left), tuple(sorted(state.far)))


def parse(text: str, name: str) -> WaitsWitness:
    """Reads a document.

    Raises:
        InputError: it is none.
    """
    found = read(WitnessDocument, parse_json(text, name, WitnessDocument.SCHEMA))
    return WaitsWitness(
        found.arch, tuple(map(_read_kernel, found.kernels)), {one.kernel: one.why for one in found.without}
    )


def _read_kernel(kernel: KernelMember) -> KernelWitness:
    order = kernel.order
    barriers = {one.line: frozenset(one.asks) for one in order.barriers}
    return filled(
        KernelWitness,
        kernel,
        asked=filled(AskedOrder, order, barriers=barriers, constant=frozenset(order.constant)),
        accesses={one.line: one.bytes for one in kernel.accesses},
        told_apart={(one.left, one.access, one.waves): one.why for one in kernel.told_apart},
        states=[None if one is None else _read_state(one) for one in kernel.blocks],
        untaken=frozenset(kernel.untaken),
    )


def _read_state(state: StateMember) -> LeftState:
    def known(several: Iterable[OperationMember]) -> dict[tuple[int, str], int]:
        return {(one.line, one.counter): one.younger for one in several}

    return LeftState(known(state.outstanding), known(state.left), frozenset(state.far))
