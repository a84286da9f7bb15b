"""AMD's instruction pseudocode as a tree.

The ISA documents say of each instruction what it does, in a small language: ``D0.u32 = (S0.u32 << S1[4 : 0].u32)``.
``.u32`` reads bits as a type, ``32'U(x)`` converts, ``x[7 : 0]`` takes bits, ``{ a, b }`` puts bits behind each
other (`a` highest), ``1'1U`` is a number of one bit. Source: AMD "RDNA 4" Instruction Set Architecture, chapter 16,
*Instructions*, whose notation section describes it.
"""

from __future__ import annotations

from dataclasses import dataclass


class NotUnderstood(Exception):
    """The pseudocode has something that is not known here. The argument says what."""


@dataclass(frozen=True, slots=True)
class NumberLiteral:
    """A literal: ``u``, ``i`` or ``f``; ``is_plain``: an integer without a type, which takes its neighbour's."""

    value: int | float
    kind: str
    bits: int
    is_plain: bool = False


@dataclass(frozen=True, slots=True)
class Name:
    """A register, a variable or a constant."""

    text: str


@dataclass(frozen=True, slots=True)
class Reading:
    """Bits read as a type: ``x.u32``."""

    inner: Expression
    kind: str
    bits: int


@dataclass(frozen=True, slots=True)
class Bits:
    """``x[high : low]``; with ``width``, ``x[low +: width]``; without both, the bit or element ``x[low]``."""

    inner: Expression
    low: Expression
    high: Expression | None = None
    width: Expression | None = None


@dataclass(frozen=True, slots=True)
class Conversion:
    """``32'U(x)``: the number as another type."""

    inner: Expression
    kind: str
    bits: int


@dataclass(frozen=True, slots=True)
class Application:
    """A function called: ``fma(a, b, c)``."""

    function: str
    arguments: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class OperatorUse:
    """An operator with its one or two operands, or the three of ``a ? b : c``."""

    operator: str
    operands: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Joined:
    """``{ a, b }``: bits behind each other, the first highest."""

    parts: tuple[Expression, ...]


Expression = NumberLiteral | Name | Reading | Bits | Conversion | Application | OperatorUse | Joined


@dataclass(frozen=True, slots=True)
class Assignment:
    """``target = value``, perhaps with an operator in front of the equals sign; ``also``: further targets."""

    target: Expression
    value: Expression
    operator: str = ""
    also: tuple[Expression, ...] = ()


@dataclass(frozen=True, slots=True)
class Conditional:
    """``if``, any ``elsif``, ``else``: conditions with their statements, the last perhaps without a condition."""

    branches: tuple[tuple[Expression | None, tuple[PseudocodeStatement, ...]], ...]


@dataclass(frozen=True, slots=True)
class CountedLoop:
    """``for variable in first : last do``; both ends belong to it."""

    variable: str
    first: Expression
    last: Expression
    body: tuple[PseudocodeStatement, ...]


@dataclass(frozen=True, slots=True)
class VariableDeclaration:
    """``declare x : 64'B``, perhaps an array of ``count``."""

    name: str
    kind: str
    bits: int
    count: int = 0


@dataclass(frozen=True, slots=True)
class LocalFunction:
    """``NAME = lambda(a, b) (...)``."""

    name: str
    parameters: tuple[str, ...]
    body: tuple[PseudocodeStatement, ...]


@dataclass(frozen=True, slots=True)
class Leaving:
    """``break``, or ``return`` with its value."""

    value: Expression | None = None


PseudocodeStatement = Assignment | Conditional | CountedLoop | VariableDeclaration | LocalFunction | Leaving

SOURCES = ("S0", "S1", "S2")
REGISTERS = frozenset({*SOURCES, "D0", "D1", "VCC", "EXEC", "SCC", "M0", "SIMM16", "EXEC_LO"})
_LANE_BITS = frozenset({"VCC[lane]", "D0[lane]", "EXEC[lane]"})


def base(one: Expression) -> str:
    while isinstance(one, (Reading, Bits)):
        one = one.inner
    return one.text if isinstance(one, Name) else ""


def is_lane_bit(one: Expression) -> bool:
    """Whether it is the wave's own lane of a mask, ``VCC.u64[laneId]``."""
    if isinstance(one, Reading):
        one = one.inner
    return isinstance(one, Bits) and one.high is None and one.width is None and one.low == Name("laneId")


def written_anyway(body: tuple[PseudocodeStatement, ...]) -> set[str]:
    """Registers that statements write whichever branches they take."""
    found = set[str]()
    for one in body:
        if isinstance(one, Assignment):
            found |= {written(target) for target in (one.target, *one.also)} & (REGISTERS | _LANE_BITS)
        elif isinstance(one, Conditional) and one.branches[-1][0] is None:
            found |= set.intersection(*(written_anyway(inner) for _, inner in one.branches))
    return found


def written(target: Expression) -> str:
    """The register that an assignment writes whole; empty if it writes a part of one."""
    if is_lane_bit(target):
        return base(target) + "[lane]"
    whole = target.inner if isinstance(target, Reading) else target
    return whole.text if isinstance(whole, Name) else ""


def breaks(body: tuple[PseudocodeStatement, ...]) -> bool:
    return any(
        (isinstance(one, Leaving) and one.value is None)
        or (isinstance(one, Conditional) and any(breaks(inner) for _, inner in one.branches))
        for one in body
    )
