"""The ways in which front-ends form an address in LDS, each an equivalent of ``base + constant + offset``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ldsopt.verifier.generator.kernel_text import LDS, KernelText


@dataclass(frozen=True, slots=True)
class RowBuffer:
    """The bytes of one LDS variable that a random kernel uses, divided into rows.

    Attributes:
        variable: its name, without sigil.
        offset: of the first byte; dynamic variables share one address and differ in it.
        rows: how many rows it has.
        align: of the variable.
        is_dynamic: the variable has no size of its own.
    """

    variable: str
    offset: int
    rows: int
    align: int
    is_dynamic: bool


@dataclass(frozen=True, slots=True)
class AddressedBytes:
    """The target of an address: the byte ``constant + offset`` behind the first one of a buffer.

    Attributes:
        constant: bytes.
        offset: name of an i32, bytes; smaller than ``row``.
        row: bytes of a row, a power of two that divides `constant`.
        others: variables that may be mixed into the computation without effect.
    """

    buffer: RowBuffer
    constant: int
    offset: str
    row: int
    others: tuple[str, ...] = ()

    @property
    def start(self) -> int:
        """Bytes from the variable's address to `constant`, without `offset`."""
        return self.buffer.offset + self.constant

    @property
    def base(self) -> str:
        """The variable as an operand of an instruction, with its type."""
        return f"{LDS} @{self.buffer.variable}"


Idiom = Callable[[KernelText, AddressedBytes], str]


def _gep(text: KernelText, place: AddressedBytes) -> str:
    total = text.make(f"add i32 {place.offset}, {place.start}")
    return text.make(f"getelementptr i8, {place.base}, i32 {total}", "p")


def _gep_of_words(text: KernelText, place: AddressedBytes) -> str:
    words = text.make(f"lshr exact i32 {place.offset}, 2")
    return text.make(
        f"getelementptr inbounds i32, {LDS} getelementptr inbounds (i8, {place.base}, i32 {place.start}), i32 {words}",
        "p",
    )


def _gep_chain(text: KernelText, place: AddressedBytes) -> str:
    row = text.make(
        f"getelementptr [{place.row} x i8], {place.base}, i32 {place.start // place.row}, i32 0", "p"
    )
    rest = text.make(f"add i32 {place.offset}, {place.start % place.row}")
    return text.make(f"getelementptr i8, {LDS} {row}, i32 {rest}", "p")


def _integer(text: KernelText, place: AddressedBytes) -> str:
    bits = text.chance.choice((32, 32, 64))
    offset = place.offset if bits == 32 else text.make(f"zext i32 {place.offset} to i64")
    number = text.make(f"ptrtoint {place.base} to i{bits}")
    first = text.make(f"add i{bits} {number}, {place.start}")
    total = text.make(f"add i{bits} {first}, {offset}")
    return text.make(f"inttoptr i{bits} {total} to {LDS}", "p")


def _disjoint_or(text: KernelText, place: AddressedBytes) -> str:
    if place.start % place.row or place.buffer.align < place.row:
        return _gep(text, place)
    number = text.make(f"ptrtoint {LDS} getelementptr (i8, {place.base}, i32 {place.start}) to i32")
    total = text.make(f"or disjoint i32 {number}, {place.offset}")
    return text.make(f"inttoptr i32 {total} to {LDS}", "p")


def _subtraction(text: KernelText, place: AddressedBytes) -> str:
    too_far = text.chance.choice((16, 64, 1024))
    number = text.make(f"ptrtoint {place.base} to i32")
    back = text.make(f"sub i32 {too_far - place.start}, {place.offset}")
    far = text.make(f"add i32 {number}, {too_far}")
    total = text.make(f"sub i32 {far}, {back}")
    return text.make(f"inttoptr i32 {total} to {LDS}", "p")


def _constant_expression(text: KernelText, place: AddressedBytes) -> str:
    number = f"i32 ptrtoint ({place.base} to i32)"
    pointer = f"inttoptr (i32 add ({number}, i32 {place.start}) to {LDS})"
    return text.make(f"getelementptr i8, {LDS} {pointer}, i32 {place.offset}", "p")


def _select_of_equals(text: KernelText, place: AddressedBytes) -> str:
    one, other = _gep(text, place), _integer(text, place)
    condition = text.condition(uniform=False)
    return text.make(f"select i1 {condition}, {LDS} {one}, {LDS} {other}", "p")


def _difference(text: KernelText, place: AddressedBytes) -> str:
    """An address that is computed by way of another variable, whose own address cancels out.

    A pointer that is made from one variable must not leave it for another: integers go all the way.
    """
    if not place.others:
        return _integer(text, place)
    other = text.chance.choice(place.others)
    one = text.make(f"ptrtoint {place.base} to i32")
    two = text.make(f"ptrtoint {LDS} @{other} to i32")
    apart = text.make(f"sub i32 {one}, {two}")
    first = text.make(f"add i32 {apart}, {place.start}")
    total = text.make(f"add i32 {first}, {place.offset}")
    whole = text.make(f"add i32 {total}, {two}")
    return text.make(f"inttoptr i32 {whole} to {LDS}", "p")


def _vector(text: KernelText, place: AddressedBytes) -> str:
    pointer = _gep(text, place)
    one = text.make(f"insertelement <2 x {LDS}> poison, {LDS} {pointer}, i32 1")
    return text.make(f"extractelement <2 x {LDS}> {one}, i32 1", "p")


def _by_way_of_memory(text: KernelText, place: AddressedBytes) -> str:
    """The pointer escapes to the stack and comes back from there."""
    pointer = _gep(text, place)
    if not text.cell:
        return pointer
    text.do(f"store {LDS} {pointer}, ptr addrspace(5) {text.cell}, align 4")
    return text.make(f"load {LDS}, ptr addrspace(5) {text.cell}, align 4", "p")


def _phi(text: KernelText, place: AddressedBytes) -> str:
    """A phi of two pointers to the same place, formed in different ways."""
    condition = text.condition(uniform=False)
    left, meet = text.name("left"), text.name("meet")
    one = _integer(text, place)
    before = text.block
    text.do(f"br i1 {condition}, label %{left}, label %{meet}")
    text.start(left)
    other = _gep_of_words(text, place)
    text.do(f"br label %{meet}")
    text.start(meet)
    return text.make(f"phi {LDS} [ {one}, %{before} ], [ {other}, %{left} ]", "p")


IDIOMS: tuple[Idiom, ...] = (
    _gep, _gep, _gep_of_words, _gep_chain, _integer, _disjoint_or, _subtraction, _constant_expression,
    _select_of_equals, _difference, _vector, _phi, _by_way_of_memory,
)  # fmt: skip
PLAIN_IDIOMS: tuple[Idiom, ...] = (
    _gep,
    _gep,
    _gep_of_words,
    _gep_chain,
    _integer,
    _disjoint_or,
    _constant_expression,
)
"""The idioms that show plainly which variable an address belongs to."""


def address(text: KernelText, place: AddressedBytes) -> str:
    """The address of a place, formed in one of the ways; the name of an instruction."""
    return text.chance.choice(PLAIN_IDIOMS if text.is_plain else IDIOMS)(text, place)
