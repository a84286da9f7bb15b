"""The blocks of a function as text, to be cut and joined. The text must name all blocks (`naming.with_names`)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ldsopt.ir.syntax import NAME
from ldsopt.reduction.parts import with_values

CONDITIONAL = re.compile(rf"^  br i1 .*, label %({NAME}), label %({NAME})(?:, !.*)?$")
"""A conditional branch; its groups are the names of the two blocks."""
CASES = re.compile(rf"^  switch .*, label %({NAME}) \[")
"""The first line of a switch; its group is the name of the block for all other values."""

_UNCONDITIONAL = re.compile(rf"^  br label %({NAME})(?:, !.*)?$")
_LABEL = re.compile(rf"^({NAME}):")
_TARGET = re.compile(rf"\blabel %({NAME})")
_INCOMING = re.compile(rf"(?:, )?\[ ((?:[^\]\"]|\"[^\"]*\")*?), %({NAME}) \]")
_PHI = re.compile(r"^  %\S+ = phi |^  %\"[^\"]*\" = phi ")


@dataclass(slots=True)
class TextBlock:
    """A block: its name, the number of its first line behind the label, and its lines."""

    label: str
    first_line: int
    lines: list[str]


@dataclass(slots=True)
class TextBody:
    """The blocks of a function, and the lines of its ``define`` and its closing brace."""

    start: int
    end: int
    blocks: list[TextBlock]

    def block(self, label: str) -> TextBlock:
        """The block of that name."""
        return next(block for block in self.blocks if block.label == label)


def bodies(lines: Sequence[str]) -> Iterator[TextBody]:
    """The bodies of all functions. A first block without a label has an empty name."""
    body: TextBody | None = None
    for number, line in enumerate(lines):
        if line.startswith("define "):
            body = TextBody(number, number, [])
        elif body is None:
            continue
        elif line == "}":
            body.end = number
            yield body
            body = None
        elif label := _LABEL.match(line):
            body.blocks.append(TextBlock(label[1], number + 1, []))
        elif line:
            if not body.blocks:
                body.blocks.append(TextBlock("", number, []))
            body.blocks[-1].lines.append(line)


def with_bodies(lines: Sequence[str], changed: Sequence[TextBody]) -> str:
    """The text with these bodies in place of its own."""
    done: list[str] = []
    behind = 0
    for body in changed:
        done += lines[behind : body.start + 1]
        for block in body.blocks:
            done += [f"{block.label}:"] if block.label else []
            done += block.lines
        behind = body.end
    return "\n".join([*done, *lines[behind:]])


def without_unreachable(body: TextBody) -> TextBody:
    """The body without the blocks that nothing leads to, and without what phis had from them."""
    by_label = {block.label: block for block in body.blocks}
    reached, work = set(), [body.blocks[0].label]
    while work:
        label = work.pop()
        if label not in reached:
            reached.add(label)
            work += [target for target in _targets(by_label[label]) if target in by_label]
    body.blocks = [block for block in body.blocks if block.label in reached]
    leading: dict[str, set[str]] = {}
    for block in body.blocks:
        for target in _targets(block):
            leading.setdefault(target, set()).add(block.label)
    for block in body.blocks:
        known = leading.get(block.label, set())
        block.lines = [_phi_of(line, known) if _PHI.match(line) else line for line in block.lines]
    return body


def _targets(block: TextBlock) -> list[str]:
    """The blocks that a block leads to: those that its last instruction names, which may have several lines."""
    found: list[str] = []
    for line in reversed(block.lines):
        found += _TARGET.findall(line)
        if line[:2] == "  " and line[2:3] not in ("", " ", "]"):
            break
    return found


def _phi_of(line: str, known: set[str]) -> str:
    start = line.index("[")
    ways = list(_INCOMING.finditer(line, start))
    kept: dict[str, str] = {}
    for way in ways:
        if way[2] in known:
            kept.setdefault(way[2], way[0].removeprefix(", "))
    return line[:start] + ", ".join(kept.values()) + line[ways[-1].end() :]


def only_successors(body: TextBody) -> list[str]:
    """The names of the blocks that go on, unconditionally, in one that nothing else leads to."""
    leading: dict[str, int] = {}
    for block in body.blocks:
        for target in _targets(block):
            leading[target] = leading.get(target, 0) + 1
    first = body.blocks[0].label
    return [
        block.label
        for block in body.blocks
        if (branch := _goes_on(block)) and leading[branch] == 1 and branch not in (first, block.label)
    ]


def _goes_on(block: TextBlock) -> str | None:
    branch = _UNCONDITIONAL.match(block.lines[-1]) if block.lines else None
    return branch[1] if branch else None


def joined(body: TextBody, label: str) -> None:
    """Joins a block with the one that it goes on in, as long as that is one that nothing else leads to."""
    if label not in only_successors(body):
        return
    block = body.block(label)
    other = body.block(str(_goes_on(block)))
    values = {}
    own = []
    for line in other.lines:
        if _PHI.match(line):
            way = _INCOMING.search(line)
            assert way is not None
            values[line[3 : line.index(" = ")]] = way[1].strip()
        else:
            own.append(line)
    block.lines[-1:] = own
    body.blocks.remove(other)
    renamed = {**values, other.label: f"%{block.label}"}
    for one in body.blocks:
        one.lines = [with_values(line, renamed) for line in one.lines]
