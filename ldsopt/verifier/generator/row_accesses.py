"""Accesses of a random kernel to rows of its buffers, as the rows' roles allow. See `random_kernel`."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from ldsopt.dataclass import dataclass
from ldsopt.verifier.generator.kernel_text import LDS, KernelText, issue, wait_for_own

# --- roles --------------------------------------------------------------------------------------------------
#
# The plan of a random kernel, apart from the instructions that implement it.


Row = tuple[int, int]
"""Number of a buffer, number of its row."""


@dataclass(frozen=True, slots=True)
class PlannedAccess:
    """The plan of one LDS access of a random kernel.

    Attributes:
        pointer: name of the instruction that computes its address, with sigil.
        phase: the number of its phase; phases follow each other in the text.
        rows: the rows that it may touch.
        writes: it writes.
        always: every work-item executes it, on one row only.
        turn: work-item ``id`` touches slot ``id ^ turn``; `None` if that is not so.
        is_copy: it is an LDS-DMA.
    """

    pointer: str
    phase: int
    rows: frozenset[Row]
    writes: bool
    always: bool
    turn: int | None
    is_copy: bool = False


@dataclass(slots=True)
class Role:
    """The use of a row in one phase, see `random_kernel`; `turn` distinguishes such uses."""

    kind: str
    turn: int = 0


# --- kernel size --------------------------------------------------------------------------------------------
#
# The size of random kernels.
#
# The cost of a kernel (to rewrite, to execute, to compile and to check) grows with its lines; most faults need two
# variables, a few accesses and one join. So most kernels are small, and some large.


@dataclass(frozen=True, slots=True)
class KernelSize:
    """The numbers that the count of each thing in a kernel is chosen from, each with equal probability.

    Attributes:
        waves: of a workgroup in which phases alternate; `None`: 64, 128 or 256 work-items, whatever the wave size.
        dynamic, static: variables.
        dynamic_rows, static_rows: of one variable; a row has a slot for each work-item.
        phases: the least and the most parts behind the first phase: phases, loops of them and branches.
        temporary_phases: the same if buffers come and go.
        steps: accesses of one phase, at most, before those that branches and loops add.
    """

    waves: tuple[int, ...] | None
    dynamic: tuple[int, ...]
    static: tuple[int, ...]
    dynamic_rows: tuple[int, ...]
    static_rows: tuple[int, ...]
    phases: tuple[int, int]
    temporary_phases: tuple[int, int]
    steps: int


LARGE = KernelSize(
    waves=None,
    dynamic=(0, 2, 2, 3, 4),
    static=(2, 3, 4, 5),
    dynamic_rows=(1, 2, 4),
    static_rows=(1, 1, 1, 2, 4),
    phases=(1, 3),
    temporary_phases=(2, 5),
    steps=4,
)
SMALL = KernelSize(
    waves=(1, 2, 2, 2),
    dynamic=(0, 2, 2, 2, 3),
    static=(2, 2, 3),
    dynamic_rows=(1, 1, 1, 1, 1, 2, 4),
    static_rows=(1, 1, 1, 1, 1, 1, 2, 4),
    phases=(1, 1),
    temporary_phases=(1, 2),
    steps=2,
)


# --- address idioms -----------------------------------------------------------------------------------------
#
# The ways in which front-ends form an address in LDS, each an equivalent of ``base + constant + offset``.


@dataclass(frozen=True, slots=True)
class RowBuffer:
    """The bytes of one LDS variable that a random kernel uses, divided into rows.

    Attributes:
        variable: its name, without sigil.
        offset: of the first byte; dynamic variables share one address and differ in it.
        rows: the number of rows.
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
    """An address that is computed through another variable, whose own address cancels out.

    A pointer to one variable must not become one to another, so all steps use integers.
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
    """The pointer escapes to the stack and is loaded from there."""
    pointer = _gep(text, place)
    if not text.cell:
        return pointer
    text.do(f"store {LDS} {pointer}, ptr addrspace(5) {text.cell}, align 4")
    return text.make(f"load {LDS}, ptr addrspace(5) {text.cell}, align 4", "p")


def _phi(text: KernelText, place: AddressedBytes) -> str:
    """A phi of two pointers to the same place, formed in different ways."""
    condition = text.condition(uniform=False)
    one, others = _integer(text, place), list[str]()
    before, left = text.only_if(condition, lambda: others.append(_gep_of_words(text, place)))
    return text.make(f"phi {LDS} [ {one}, %{before} ], [ {others[0]}, %{left} ]", "p")


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
"""The idioms in which the variable of an address is obvious."""


def address(text: KernelText, place: AddressedBytes) -> str:
    """The address of a place, formed in one of the ways; the name of an instruction."""
    return text.chance.choice(PLAIN_IDIOMS if text.is_plain else IDIOMS)(text, place)


_FIRST = 10


@dataclass(frozen=True, slots=True)
class ExistingTags:
    """The metadata of a random kernel's accesses before annotation.

    Attributes:
        kind: ``none``, ``tbaa`` or ``scopes``.
        buffers: their number; each has a scope.
    """

    kind: str
    buffers: int

    def of(self, chance: random.Random, buffer: int | None) -> str:
        """The attachment for an access of a buffer; for an unknown buffer, one that names none."""
        if self.kind == "tbaa":
            return ", !tbaa !3"
        if self.kind == "scopes" and buffer is not None and self.buffers > 1 and chance.random() < 0.7:
            scope = _FIRST + 3 * buffer
            return f", !alias.scope !{scope + 1}, !noalias !{scope + 2}"
        return ""

    def nodes(self) -> list[str]:
        """The metadata nodes that the tags refer to, one line each."""
        if self.kind == "tbaa":
            return ['!1 = !{!"C"}', '!2 = !{!"char", !1, i64 0}', "!3 = !{!2, !2, i64 0}"]
        if self.kind != "scopes" or self.buffers < 2:
            return []
        lines = ["!4 = distinct !{!4}"]
        for number in range(self.buffers):
            scope = _FIRST + 3 * number
            others = ", ".join(f"!{_FIRST + 3 * other}" for other in range(self.buffers) if other != number)
            lines += [
                f"!{scope} = distinct !{{!{scope}, !4}}",
                f"!{scope + 1} = !{{!{scope}}}",
                f"!{scope + 2} = !{{{others}}}",
            ]
        return lines


LOOK = f"""define internal i32 @look({LDS} %p) noinline #0 {{
  %x = load i32, {LDS} %p, align 4
  ret i32 %x
}}"""
"""The text of a function that reads LDS through a pointer argument."""


class AccessWriter:
    """Writes LDS accesses into a kernel's text, and records the intended target of each.

    Attributes:
        accesses: all of them, in text order.
        phase: the number of the present one.
        sum: name of a value that depends on all values read.
        tags: the metadata of accesses.
        known: the rows that were written on every path, and whose contents may still be read.
        unread: the rows that nothing has read since they were written.
        temporary: numbers of the buffers whose contents end every now and then.
        steps: accesses of one phase, at most, before those that branches and loops add.
        is_nested: the present code is not executed on every path.
    """

    def __init__(
        self,
        text: KernelText,
        buffers: list[RowBuffer],
        *,
        arch: str,
        block: int,
        wave: int,
        temporary: frozenset[int] = frozenset(),
        steps: int = 4,
    ) -> None:
        self.text, self.buffers, self.arch = text, buffers, arch
        self.block, self.wave, self.row = block, wave, block * 4
        self.accesses: list[PlannedAccess] = []
        self.sum = "%tid"
        self.tags = ExistingTags(text.chance.choice(("none", "none", "tbaa", "scopes")), len(buffers))
        self.phase = 0
        self.known: set[Row] = set()
        self.unread: set[Row] = set()
        self.temporary = temporary
        self.steps = steps
        self.roles: dict[Row, Role] = {}
        self.is_nested = False
        self.has_copies = arch in ("gfx90a", "gfx942", "gfx950", "gfx1250")

    # --- control flow -----------------------------------------------------------------------------------------------

    @contextmanager
    def loop(self, label: str, more: Callable[[str, str], str]) -> Iterator[str]:
        """Instructions of a loop, which carries the sum; gives the name of the iteration's number.

        Args:
            label: of its head.
            more: the comparison that decides about another iteration, by the names of its number and the next one.
        """
        text = self.text
        loop = text.begin_loop(label, i="0", sum=self.sum)
        iteration, self.sum = loop.names
        yield iteration
        following = text.make(f"add i32 {iteration}, 1")
        text.end_loop(loop, text.make(more(iteration, following)), (following, self.sum))

    def branch(self, condition: str, arms: Sequence[Callable[[], None]]) -> None:
        """Two paths, of which each writes its own code."""
        text = self.text
        labels, meet = (text.name("one"), text.name("other")), text.name("meet")
        text.do(f"br i1 {condition}, label %{labels[0]}, label %{labels[1]}")
        start, values, uniform, nested = self.sum, list(text.values), list(text.uniform), self.is_nested
        self.is_nested = True
        ends = []
        for label, arm in zip(labels, arms, strict=True):
            text.start(label)
            self.sum, text.values, text.uniform = start, list(values), list(uniform)
            arm()
            ends.append((self.sum, text.block))
            text.do(f"br label %{meet}")
        text.start(meet)
        text.values, text.uniform, self.is_nested = values, uniform, nested
        self.sum = text.make("phi i32 " + ", ".join(f"[ {value}, %{block} ]" for value, block in ends))

    # --- accesses ---------------------------------------------------------------------------------------------------

    def _some_of(self, pool: list[Row]) -> None:
        """An access of a row that has been written, as its role allows."""
        chance = self.text.chance
        row = chance.choice(pool)
        role = self.roles[row]
        if role.kind == "own" and chance.random() < 0.5 and self._may_be_overwritten(row):
            self._store(row)
        elif role.kind == "own":
            self._read(row, role.turn)
        elif role.kind == "shared":
            self._read(row, chance.choice((None, 0, chance.randrange(self.block), self.block - 1)))
        elif role.kind == "atomic":
            pointer = self._address(row, self._slot(None), writes=True, turn=None)
            operation = ("add", "umax", "xor", "or")[role.turn % 4]  # one a phase: two would not commute
            value = self.text.value()
            tags = self.tags.of(chance, row[0])
            self.text.do(
                f'atomicrmw {operation} {LDS} {pointer}, i32 {value} syncscope("workgroup") monotonic, align 4{tags}'
            )

    def _read(self, row: Row, turn: int | None) -> None:
        chance = self.text.chance
        pointer = self._address(row, self._slot(turn), writes=False, turn=turn)
        if turn is None and chance.random() < 0.2 and not self.text.is_plain:
            self.text.functions.setdefault("look", LOOK)
            self._take(self.text.make(f"call i32 @look({LDS} {pointer})"))
        else:
            self._take(
                self._load(
                    pointer,
                    row[0],
                    chance.choice(
                        ("i32", "i32", "i16", "i8", "float", "flat")[: 5 if self.text.is_plain else 6]
                    ),
                )
            )

    def _is_read(self, row: Row) -> bool:
        return self.roles[row].kind in ("own", "shared")

    def _last_read(self, row: Row) -> None:
        """Reads a row that was written, so that its contents may end."""
        role = self.roles[row]
        self._read(row, role.turn if role.kind == "own" else None)

    def _may_be_overwritten(self, row: Row) -> bool:
        """True if a row may be written again: a plain kernel first reads the contents of a temporary buffer."""
        return not (self.text.is_plain and row[0] in self.temporary and row in self.unread)

    def _store(self, row: Row) -> None:
        turn = self.roles[row].turn
        self._put(self._address(row, self._slot(turn), writes=True, turn=turn), row[0])

    def _put(self, pointer: str, buffer: int) -> None:
        value = self.text.mix(self.sum, self.text.value())
        tags = self.tags.of(self.text.chance, buffer)
        self.text.do(f"store i32 {value}, {LDS} {pointer}, align 4{tags}")

    def _load(self, pointer: str, buffer: int | None, kind: str) -> str:
        text, tags = self.text, self.tags.of(self.text.chance, buffer)
        if kind == "flat":
            flat = text.make(f"addrspacecast {LDS} {pointer} to ptr")
            return text.make(f"load i32, ptr {flat}, align 4")
        align = {"i8": 1, "i16": 2}.get(kind, 4)
        value = text.make(f"load {kind}, {LDS} {pointer}, align {align}{tags}")
        if kind == "float":
            return text.make(f"bitcast float {value} to i32")
        return value if kind == "i32" else text.make(f"zext {kind} {value} to i32")

    def _copy(self, row: Row) -> None:
        """An LDS-DMA into a row, and perhaps a read of its data."""
        text = self.text
        pointer = self._address(row, self._wave_start(4), writes=True, turn=0, is_copy=True)
        issue(text, self.arch, pointer, 4, self.tags.of(text.chance, row[0]))
        if text.chance.random() < 0.3:
            wait_for_own(text, self.arch)
            turn = text.chance.randrange(self.wave)
            pointer = self._address(row, self._slot(turn), writes=False, turn=turn)
            self._take(self._load(pointer, row[0], "i32"))

    def _wide_copy(self, number: int, words: int) -> None:
        """An LDS-DMA of three or four words a lane into a buffer, and perhaps a read of its data.

        Lanes lie four words apart either way (`ldsopt.target.intrinsics.lane_stride`).
        """
        text, buffer, row = self.text, self.buffers[number], self.row * 4
        rows = frozenset((number, index) for index in range(4))
        start = self._wave_start(16)
        pointer = address(text, AddressedBytes(buffer, 0, start, row, self._others(buffer)))
        self._note(pointer, rows, writes=True, turn=None, is_copy=True, always=False)
        issue(text, self.arch, pointer, words * 4, self.tags.of(text.chance, number))
        if text.chance.random() < 0.3:
            lane = text.make(f"and i32 %tid, {self.wave - 1}")
            other = text.make(f"xor i32 {lane}, {text.chance.randrange(self.wave)}")
            byte = text.make(f"shl nuw nsw i32 {other}, 4")
            behind = text.make(f"add i32 {byte}, {text.chance.randrange(words) * 4}")
            at = text.make(f"add i32 {start}, {behind}")
            pointer = address(text, AddressedBytes(buffer, 0, at, row, self._others(buffer)))
            self._note(pointer, rows, writes=False, turn=None, always=False)
            self._take(self._load(pointer, number, "i32"))

    def _one_of_two(self, pool: list[Row]) -> None:
        """Writes a read through a pointer that points into one of two buffers."""
        text = self.text
        shared = [row for row in pool if self.roles[row].kind == "shared"]
        if len(shared) < 2 or text.is_plain:
            return
        one, two = text.chance.sample(shared, 2)
        left = self._plain_address(one, self._slot(None))
        right = self._plain_address(two, self._slot(None))
        condition = text.condition(uniform=False)
        pointer = text.make(f"select i1 {condition}, {LDS} {left}, {LDS} {right}", "p")
        self._note(pointer, frozenset((one, two)), writes=False, turn=None, always=False)
        self._take(self._load(pointer, None, "i32"))

    def _ring_iteration(self, ring: list[Row], iteration: str) -> None:
        """Writes one of two rows and reads the other; they trade places in each iteration of the loop."""
        text = self.text
        odd = text.make(f"and i32 {iteration}, 1")
        here = text.make(f"mul i32 {odd}, {self.row}")
        there = text.make(f"sub i32 {self.row}, {here}")
        buffer = self.buffers[ring[0][0]]
        others = self._others(buffer)
        rows = frozenset(ring)
        if self.has_copies and text.chance.random() < 0.6:
            at = self._wave_start(4)
            place = AddressedBytes(
                buffer, ring[0][1] * self.row, text.make(f"add i32 {here}, {at}"), self.row * 2, others
            )
            pointer = address(text, place)
            self._note(pointer, rows, writes=True, turn=None, is_copy=True, always=False)
            issue(text, self.arch, pointer, 4, self.tags.of(text.chance, ring[0][0]))
        else:
            at = text.make(f"add i32 {here}, {self._slot(0)}")
            pointer = address(text, AddressedBytes(buffer, ring[0][1] * self.row, at, self.row * 2, others))
            self._note(pointer, rows, writes=True, turn=None, always=False)
            self._put(pointer, ring[0][0])
        slot = self._slot(text.chance.randrange(self.block))
        at = text.make(f"add i32 {there}, {slot}")
        pointer = address(text, AddressedBytes(buffer, ring[0][1] * self.row, at, self.row * 2, others))
        self._note(pointer, rows, writes=False, turn=None, always=False)
        self._take(self._load(pointer, ring[0][0], "i32"))

    def final_rows(self) -> list[str]:
        """The contents of every row in the work-item's own slot; 0 for rows that were not written."""
        self.roles = {row: Role("shared") for row in self.known}
        found = []
        for number, buffer in enumerate(self.buffers):
            for row in range(buffer.rows):
                if (number, row) not in self.known:
                    found.append("0")
                    continue
                pointer = self._address((number, row), self._slot(0), writes=False, turn=0)
                found.append(self._load(pointer, number, "i32"))
        return found

    # --- addresses --------------------------------------------------------------------------------------------------

    def _slot(self, turn: int | None) -> str:
        """Bytes from the beginning of a row to slot ``id ^ turn``, or to any slot."""
        text = self.text
        if turn is None:
            index = text.make(f"and i32 {text.value()}, {self.block - 1}")
        else:
            index = text.make(f"xor i32 %tid, {turn}") if turn else "%tid"
        return text.make(text.chance.choice((f"shl nuw nsw i32 {index}, 2", f"mul i32 {index}, 4")))

    def _wave_start(self, size: int) -> str:
        """Bytes to the slot of the wave's first lane, or of the lane itself if a copy takes an address a lane."""
        text = self.text
        if self.arch == "gfx1250":
            return self._slot(0)
        first = text.make(f"and i32 %tid, {-self.wave}")
        uniform = text.call("i32", "llvm.amdgcn.readfirstlane.i32", f"i32 {first}")
        return text.make(f"mul i32 {uniform}, {size}")

    def _others(self, buffer: RowBuffer) -> tuple[str, ...]:
        return tuple(b.variable for b in self.buffers if b.variable != buffer.variable)

    def _plain_address(self, row: Row, offset: str) -> str:
        buffer = self.buffers[row[0]]
        return address(
            self.text, AddressedBytes(buffer, row[1] * self.row, offset, self.row, self._others(buffer))
        )

    def _address(
        self, row: Row, offset: str, *, writes: bool, turn: int | None, is_copy: bool = False
    ) -> str:
        pointer = self._plain_address(row, offset)
        self._note(
            pointer, frozenset((row,)), writes=writes, turn=turn, is_copy=is_copy, always=not self.is_nested
        )
        return pointer

    def _note(
        self,
        pointer: str,
        rows: frozenset[Row],
        *,
        writes: bool,
        turn: int | None,
        always: bool,
        is_copy: bool = False,
    ) -> None:
        if writes:
            self.unread |= rows
        else:
            self.unread -= rows
        self.accesses.append(PlannedAccess(pointer, self.phase, rows, writes, always, turn, is_copy))

    def _take(self, value: str) -> None:
        """Mixes a value that was read into the kernel's running sum, so that a wrong one shows."""
        self.text.values.append(value)
        self.sum = self.text.mix(self.sum, value)
