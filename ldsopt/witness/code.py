"""Two listings that differ in their waits, read side by side: blocks of instructions, and what both wait for between.

What is no wait has to be the same, line for line; in place of a wait may stand another one, or ``s_nop 0``, and waits
and ``s_nop`` may have been added, or have gone; what changes no register may have been added. Waits between two
instructions count as one, as nothing starts between them, and so do ``s_nop``: wait states are added up.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import field
from difflib import SequenceMatcher
from typing import NamedTuple

from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError

_LABEL = re.compile(r"^([^\s;:\"]+):")
_TARGET = re.compile(r'\.amdgcn_target\s+"[^"]*--(gfx[0-9a-z-]+)')
_FIELD = re.compile(r"(\w+cnt)\((\d+)\)")
_CHANGES_NOTHING = re.compile(r"(?:v_nop|v_mov_b32 (v\d+), \1|s_mov_b32 null, 0)$")
_DIRECTIVES = (".loc", ".p2align", ".file", ".cfi", ".Ltmp", ".long", ".section", ".set", ".text")
_MOST = 1 << 16


class WaitedInFront(NamedTuple):
    """The waits in front of an instruction: by counter, what the compiler's leave and what ours do."""

    compilers: Mapping[str, int]
    ours: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class WitnessedLine:
    """An instruction, and what is waited for in front of it.

    Attributes:
        number: its line in our listing.
        stock: its line in the compiler's.
        mnemonic, operands: its text.
        waited: what is waited for in front of it.
        is_authored: it stands in inline assembly.
        states: the wait states that it is.
        idle: wait states of waits and ``s_nop`` between it and the instruction ahead of it.
        lost: by how many these are fewer than in the compiler's.
    """

    number: int
    stock: int
    mnemonic: str
    operands: str
    waited: WaitedInFront
    is_authored: bool
    states: int = 1
    idle: int = 0
    lost: int = 0


@dataclass(slots=True)
class WitnessedBlock:
    """A basic block: its instructions, and the numbers of the blocks that may follow."""

    label: str
    lines: list[WitnessedLine] = field(default_factory=list)
    successors: list[int] = field(default_factory=list)


def without_edges(
    blocks: Sequence[WitnessedBlock], untaken: Collection[tuple[int, int]]
) -> list[WitnessedBlock]:
    """The blocks without some of the edges between them, each given by the numbers of its two blocks."""
    return [
        WitnessedBlock(
            block.label, block.lines, [after for after in block.successors if (number, after) not in untaken]
        )
        for number, block in enumerate(blocks)
    ]


def read_target(text: str, name: str) -> str:
    """The architecture that a listing names.

    Raises:
        InputError: it names none.
    """
    found = _TARGET.search(text)
    if found is None:
        raise InputError(f"{name}: no .amdgcn_target in it: give a listing of an AMD GPU's code")
    return found[1]


class _LinePair(NamedTuple):
    """Lines that stand for each other, with their numbers; ``None`` where a wait or an ``s_nop`` was added.

    Ours is empty where one has gone.
    """

    stock: str | None
    ours: str
    stock_line: int
    line: int


def read_both(stock: str, ours: str, name: str) -> dict[str, list[WitnessedBlock]]:
    """The kernels of two listings by name.

    Raises:
        InputError: they differ in more than waits, or are not read.
    """
    found: dict[str, list[WitnessedBlock]] = {}
    words = (line.split() for line in ours.split("\n") if ".amdhsa_kernel" in line)
    kernels = frozenset(line[1] for line in words if line[0] == ".amdhsa_kernel" and len(line) > 1)
    inside: list[_LinePair] | None = None
    current = ""
    elsewhere: list[_LinePair] = []
    for pair in _paired(stock.split("\n"), ours.split("\n"), name):
        label = _LABEL.match(pair.ours)
        if label and label[1] in kernels:
            current, inside = label[1], []
        elif label and label[1].startswith(".Lfunc_end") and inside is not None:
            found[current] = _blocks(inside, name)
            inside = None
        elif inside is not None:
            inside.append(pair)
        else:
            elsewhere.append(pair)
    for pair in (*elsewhere, *(inside or ())):
        if pair.stock != pair.ours:
            raise InputError(f"{name}:{pair.line}: a wait has changed that is in no kernel")
    return found


def _paired(stock: Sequence[str], ours: Sequence[str], name: str) -> Iterator[_LinePair]:
    at = number = 0
    while at < len(stock) or number < len(ours):
        old, new = _idle_run(stock, at), _idle_run(ours, number)
        if old or new:
            yield from _paired_run(old, new, at, number)
        at, number = at + len(old), number + len(new)
        if number == len(ours) and at < len(stock):
            raise InputError(f"{name}: ends before the compiler's listing does")
        if number < len(ours):
            if (at == len(stock) or stock[at] != ours[number]) and _CHANGES_NOTHING.match(
                _code(ours[number])
            ):
                number += 1
                yield _LinePair(None, ours[number - 1], at, number)
                continue
            if at == len(stock) or stock[at] != ours[number]:
                message = "differs from the compiler's listing in more than a wait"
                raise InputError(f"{name}:{number + 1}: {message}")
            at, number = at + 1, number + 1
            yield _LinePair(stock[at - 1], ours[number - 1], at, number)


def _paired_run(old: Sequence[str], new: Sequence[str], at: int, number: int) -> Iterator[_LinePair]:
    """Pairs of waits and ``s_nop`` that stand in a row: the same ones with each other, and all others alone."""
    for change, first, behind, start, end in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if change == "equal":
            for i, text in enumerate(old[first:behind]):
                yield _LinePair(text, text, at + first + i + 1, number + start + i + 1)
            continue
        for i in range(first, behind):
            yield _LinePair(old[i], "", at + i + 1, number + start + 1)
        for i in range(start, end):
            yield _LinePair(None, new[i], at + behind, number + i + 1)


def _idle_run(lines: Sequence[str], at: int) -> Sequence[str]:
    """The waits and ``s_nop`` that stand in a row."""
    end = at
    while end < len(lines) and _is_idle(lines[end]):
        end += 1
    return lines[at:end]


def _is_idle(text: str) -> bool:
    return _is_wait(text) or _nop(text) is not None


def _states(text: str) -> int:
    """The wait states of a wait or an ``s_nop``; 0 of no line."""
    nop = _nop(text)
    return int(bool(text)) if nop is None else nop + 1


def _nop(text: str) -> int | None:
    """The operand of an ``s_nop``; ``None`` for any other line."""
    mnemonic, _, operand = _code(text).partition(" ")
    try:
        return int(operand, 0) if mnemonic == "s_nop" else None
    except ValueError:
        return None


def _code(text: str) -> str:
    return " ".join(text.partition(";")[0].split())


def _is_wait(text: str) -> bool:
    mnemonic = _code(text).partition(" ")[0]
    return mnemonic in ("s_wait", "s_waitcnt") or mnemonic.startswith(("s_wait_", "s_waitcnt_"))


def _limits(text: str, name: str, line: int, *, same: bool) -> Mapping[str, int]:
    """The limits of a wait, by counter. One that is not read waits for nothing, if both listings have it."""
    mnemonic, _, operands = _code(text).partition(" ")
    if mnemonic == "s_waitcnt" and _FIELD.search(operands):
        return {counter: int(count) for counter, count in _FIELD.findall(operands)}
    try:
        count = int(operands.split(",")[-1], 0)
    except ValueError:
        count = -1
    parts = mnemonic.removeprefix("s_wait_").removeprefix("s_waitcnt_").split("_")
    if count >= 0 and mnemonic != "s_waitcnt" and all(part.endswith("cnt") for part in parts):
        return (
            dict(zip(parts, (count >> 8, count & 0xFF), strict=False))
            if len(parts) == 2
            else {parts[0]: count}
        )
    if same:
        return {}
    raise InputError(f"{name}:{line}: a wait that is not known: {_code(text)}")


@dataclass(slots=True)
class _Between:
    """Waits and ``s_nop`` between two instructions: what both listings' wait for, and their wait states."""

    compilers: dict[str, int] = field(default_factory=dict)
    ours: dict[str, int] = field(default_factory=dict)
    stock_states: int = 0
    states: int = 0

    @property
    def is_any(self) -> bool:
        return bool(self.compilers or self.ours or self.stock_states or self.states)

    def take(self, pair: _LinePair, name: str) -> None:
        """Adds a line of either or both."""
        same = pair.stock == pair.ours
        if pair.stock is not None:
            self.stock_states += _states(pair.stock)
            if _is_wait(pair.stock):
                _take(self.compilers, _limits(pair.stock, name, pair.line, same=same))
        self.states += _states(pair.ours)
        if _is_wait(pair.ours):
            _take(self.ours, _limits(pair.ours, name, pair.line, same=same))

    def in_front(
        self, pair: _LinePair, mnemonic: str, operands: str, *, is_authored: bool = False, states: int = 1
    ) -> WitnessedLine:
        """The instruction behind them; begins anew."""
        waited = WaitedInFront(self.compilers, self.ours)
        lost, idle = max(0, self.stock_states - self.states), self.states
        self.compilers, self.ours, self.stock_states, self.states = {}, {}, 0, 0
        return WitnessedLine(
            pair.line, pair.stock_line, mnemonic, operands, waited, is_authored, states, idle, lost
        )


def _blocks(pairs: Sequence[_LinePair], name: str) -> list[WitnessedBlock]:
    blocks = [WitnessedBlock("")]
    between = _Between()
    authored = is_data = False
    labels: dict[str, int] = {}
    branches: list[tuple[int, str, int, bool]] = []
    ended = False
    for pair in pairs:
        label = _LABEL.match(pair.ours)
        if label or ended:
            if blocks[-1].lines or between.is_any:
                if between.is_any:  # in front of an instruction that does nothing
                    blocks[-1].lines.append(between.in_front(pair, "s_nop", "0", states=0))
                blocks.append(WitnessedBlock(""))
                if not ended:
                    blocks[-2].successors.append(len(blocks) - 1)
            ended = False
        if label:
            blocks[-1].label = label[1]
            labels[label[1]] = len(blocks) - 1
            continue
        if "#ASMSTART" in pair.ours or "#ASMEND" in pair.ours:
            authored = "#ASMSTART" in pair.ours
        text = _code(pair.ours or pair.stock or "")
        if authored and text.startswith("."):
            raise InputError(f"{name}:{pair.line}: a directive in inline assembly: {text.split()[0]}")
        if text.startswith((".section", ".text")):
            is_data = text.startswith(".section")
        if not text or text.startswith(_DIRECTIVES) or (is_data and text.startswith(".")):
            continue
        if is_data:
            raise InputError(f"{name}:{pair.line}: an instruction among data: {text}")
        if text.startswith("."):
            raise InputError(f"{name}:{pair.line}: a directive that is not known: {text.split()[0]}")
        if pair.stock is None or _is_idle(pair.ours) or _is_idle(pair.stock):
            if authored and pair.stock != pair.ours and _is_wait(pair.stock or pair.ours):
                raise InputError(f"{name}:{pair.line}: a wait in inline assembly has changed")
            between.take(pair, name)
            continue
        mnemonic, _, operands = text.partition(" ")
        blocks[-1].lines.append(between.in_front(pair, mnemonic, operands, is_authored=authored))
        if mnemonic.startswith(("s_branch", "s_cbranch")):
            branches.append((len(blocks) - 1, operands, pair.line, mnemonic == "s_branch"))
            if mnemonic == "s_branch":
                ended = True
            else:
                blocks.append(WitnessedBlock(""))
                blocks[-2].successors.append(len(blocks) - 1)
        elif mnemonic.startswith("s_endpgm"):
            ended = True
    for block, operands, line, _ in branches:
        if operands not in labels:
            raise InputError(f"{name}:{line}: a branch to where no label is: {operands}")
        blocks[block].successors.append(labels[operands])
    return blocks


def _take(known: dict[str, int], more: Mapping[str, int]) -> None:
    for counter, limit in more.items():
        known[counter] = min(limit, known.get(counter, _MOST))
