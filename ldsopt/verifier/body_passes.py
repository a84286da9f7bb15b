"""The parts of functions: branches, instructions, operands in place of results, blocks of one predecessor."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from ldsopt.dataclass import dataclass
from ldsopt.graph import reachable
from ldsopt.ir import bindings
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.ir.syntax import (
    attachments,
    global_name,
    is_instruction,
    label,
    locals_in,
    mentions,
    mnemonic_span,
    number_behind,
    opcode,
    result,
    split_arguments,
    unquote,
    with_names,
)

# --- blocks -------------------------------------------------------------------------------------------------
#
# The blocks of a function as text, to be cut and joined. The text must name all blocks (`with_named_values`).


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
        elif name := label(line):
            body.blocks.append(TextBlock(name, number + 1, []))
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
    """The body without unreachable blocks, and without the operands that phis had from them."""
    by_label = {block.label: block for block in body.blocks}
    following = {block.label: [t for t in _targets(block) if t in by_label] for block in body.blocks}
    reached = reachable(following, [body.blocks[0].label])
    body.blocks = [block for block in body.blocks if block.label in reached]
    leading: dict[str, set[str]] = {}
    for block in body.blocks:
        for target in _targets(block):
            leading.setdefault(target, set()).add(block.label)
    for block in body.blocks:
        known = leading.get(block.label, set())
        block.lines = [_phi_of(line, known) if _is_phi(line) else line for line in block.lines]
    return body


def _targets(block: TextBlock) -> list[str]:
    """The blocks that a block leads to: those that its last instruction, of one line or several, names."""
    found: list[str] = []
    for line in reversed(block.lines):
        found += _labels(line)
        if line[:2] == "  " and line[2:3] not in ("", " ", "]"):
            break
    return found


def _labels(line: str) -> list[str]:
    """The blocks that a line names as ``label %NAME``."""
    return [name[2] for name in locals_in(line) if line.endswith(" label ", 0, name.start())]


def _is_phi(line: str) -> bool:
    return is_instruction(line) and opcode(line) == "phi"


def _incoming(line: str) -> dict[str, str]:
    """The value that a phi takes from each block, by the block's name."""
    spans = split_arguments(line, line.index("[ ", mnemonic_span(line).stop))[0]
    parts = (line[span.start : span.stop] for span in spans)
    pairs = (part[2:-2] for part in parts if part.startswith("[ "))
    return {block[1:]: value for value, _, block in (pair.rpartition(", ") for pair in pairs)}


def _phi_of(line: str, known: set[str]) -> str:
    head = attachments(line)[0]
    start = head.index("[", mnemonic_span(line).stop)
    kept = (f"[ {value}, %{block} ]" for block, value in _incoming(head).items() if block in known)
    return head[:start] + ", ".join(kept) + line[len(head) :]


def only_successors(body: TextBody) -> list[str]:
    """The names of the blocks that continue, unconditionally, in a block with no other predecessor."""
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
    is_branch = bool(block.lines) and block.lines[-1].startswith("  br label ")
    return _labels(block.lines[-1])[0] if is_branch else None


def joined(body: TextBody, label: str) -> None:
    """Joins a block with its successor, as long as that is its only one and has no other predecessor."""
    if label not in only_successors(body):
        return
    block = body.block(label)
    other = body.block(str(_goes_on(block)))
    values = {}
    own = []
    for line in other.lines:
        if _is_phi(line):
            values[str(result(line))[1:]] = next(iter(_incoming(attachments(line)[0]).values()))
        else:
            own.append(line)
    block.lines[-1:] = own
    body.blocks.remove(other)
    renamed = {**values, other.label: f"%{block.label}"}
    for one in body.blocks:
        one.lines = [with_values(line, renamed) for line in one.lines]


# --- parts --------------------------------------------------------------------------------------------------
#
# The passes of the reducer: the removable parts of a module, and the module without some of them.


class ReductionPass(NamedTuple):
    """One sort of removable parts.

    Attributes:
        name: of the sort.
        parts: those of a module, in text order.
        without: the text of the module without some of its parts.
    """

    name: str
    parts: Callable[[Module], Sequence[Any]]
    without: Callable[[Module, Sequence[Any]], str]


def without_lines(module: Module, numbers: Iterable[int]) -> str:
    """The text without some of its lines."""
    gone = frozenset(numbers)
    return "\n".join(line for number, line in enumerate(module.lines) if number not in gone)


def with_lines(module: Module, changed: Mapping[int, str]) -> str:
    """The text with some lines replaced."""
    return "\n".join(changed.get(number, line) for number, line in enumerate(module.lines))


def local_names(line: str) -> Iterable[str]:
    """The local names that a line mentions: of values, blocks and types, with their quotes.

    >>> list(local_names('  br i1 %c, label %"a b", label %x'))
    ['c', '"a b"', 'x']
    """
    return (match[2] for match in locals_in(line))


def with_values(line: str, values: Mapping[str, str]) -> str:
    """A line with local names replaced by other values.

    >>> with_values("  store i32 %x, ptr %p", {"x": "0"})
    '  store i32 0, ptr %p'
    """
    return with_names(line, lambda name: values.get(name[1:]) if name[0] == "%" else None)


def mentioned(lines: Iterable[str]) -> frozenset[str]:
    """The names of the globals that lines mention, without sigils and quotes."""
    return frozenset(unquote(match[1]) for line in lines if "@" in line for match in mentions(line))


# --- body passes --------------------------------------------------------------------------------------------


_FLOATS = ("half", "bfloat", "float", "double")
_TERMINATORS = frozenset(
    {
        *("ret", "br", "switch", "indirectbr", "invoke", "callbr", "resume", "unreachable"),
        *("cleanupret", "catchret", "catchswitch"),
    }
)
_DEEPEST = 64
"""The longest chain of replaced results; a cycle of them never ends."""


class _Decision(NamedTuple):
    """A branch, by its first line, and the block that replaces its targets; empty for a return."""

    line: int
    target: str


class _Instead(NamedTuple):
    """An instruction, and the value that replaces its result; empty if it has none."""

    line: int
    stop: int
    function: int
    name: str
    value: str


def _decisions(module: Module, choice: int) -> list[_Decision]:
    found = []
    for number, line in enumerate(module.lines):
        if line.startswith("  br i1 "):
            found.append(_Decision(number, _labels(line)[choice]))
        elif line.startswith("  switch "):
            found.append(_Decision(number, _labels(line)[0]))
    return found


def _returns(module: Module) -> list[_Decision]:
    """The branches of void functions, each to be replaced by a return."""
    found = []
    for function in module.functions():
        if " void @" in module.lines[function.line].partition("(")[0]:
            found += [
                _Decision(one.line, "") for one in function.instructions if one.opcode in ("br", "switch")
            ]
    return found


def _decided(module: Module, parts: Sequence[_Decision]) -> str:
    by_line = {part.line: part.target for part in parts}
    changed = []
    for body in bodies(module.lines):
        for block in body.blocks:
            for at in range(len(block.lines)):
                if (target := by_line.get(block.first_line + at)) is not None:
                    block.lines[at:] = [f"  br label %{target}" if target else "  ret void"]
                    break
        changed.append(without_unreachable(body))
    return with_bodies(module.lines, changed)


def _instructions(module: Module) -> list[_Instead]:
    """Every instruction that ends no block and has no result, or one that zero can replace."""
    found = []
    for function in module.functions():
        for instruction, stop in _with_ends(function):
            name = result(module.lines[instruction.line])
            value = _zero(module.type_of(instruction.address)) if name else ""
            if instruction.opcode not in _TERMINATORS and value is not None:
                found.append(_Instead(instruction.line, stop, function.line, name[1:] if name else "", value))
    return found


def _shortcuts(module: Module, choice: int) -> list[_Instead]:
    """Every instruction with operands of its result's type, and the first or second of them as the replacement."""
    found = []
    for function in module.functions():
        names = {
            instruction.address: name
            for instruction in function.instructions
            if (name := result(module.lines[instruction.line]))
        }
        names |= {
            address: f"%{global_name(bindings.value_name(address))[1:]}" for address in function.arguments
        }
        for instruction, stop in _with_ends(function):
            own = names.get(instruction.address)
            if own is None or instruction.opcode in _TERMINATORS:
                continue
            values = _alike(module, instruction, names, own)
            if choice < len(values):
                found.append(_Instead(instruction.line, stop, function.line, own[1:], values[choice]))
    return found


def _alike(module: Module, instruction: Instruction, names: Mapping[int, str], own: str) -> list[str]:
    """The operands of the result's type, as text."""
    wanted = module.type_of(instruction.address)
    found: dict[str, None] = {}
    for operand in instruction.operands:
        if operand in names:
            text = names[operand]
        elif module.kind(operand) in bindings.LITERAL_KINDS:
            text = bindings.value_text(operand).removeprefix(wanted).strip()
        else:
            continue
        if text != own and module.type_of(operand) == wanted:
            found[text] = None
    return list(found)


def _with_ends(function: Function) -> list[tuple[Instruction, int]]:
    """The instructions, each with the line behind its last line."""
    following = [each.line for each in function.instructions[1:]] + [function.end]
    return [
        (one, one.line + 1 if one.opcode not in ("landingpad", "switch") else stop)
        for one, stop in zip(function.instructions, following, strict=True)
    ]


def _zero(of_type: str) -> str | None:
    """Zero of a type; ``None`` if it has none."""
    if number_behind("i", of_type):
        return "0"
    if of_type in _FLOATS:
        return "0.000000e+00"
    if of_type.startswith("ptr"):
        return "null"
    return "zeroinitializer" if of_type.startswith(("<", "[", "{", "%")) else None


def _instead(module: Module, parts: Sequence[_Instead]) -> str:
    gone = {line for part in parts for line in range(part.line, part.stop)}
    values: dict[int, dict[str, str]] = {}
    for part in parts:
        if part.name:
            values.setdefault(part.function, {})[part.name] = part.value
    lines, inside = [], {}
    for number, line in enumerate(module.lines):
        if line.startswith("define "):
            inside = _resolved(values.get(number, {}))
        if number not in gone:
            lines.append(with_values(line, inside) if inside and line[:1] == " " else line)
    return "\n".join(lines)


def _resolved(values: Mapping[str, str]) -> dict[str, str]:
    """The replacement of each name, followed through replacements that are themselves replaced."""
    found = {}
    for name, value in values.items():
        for _ in range(_DEEPEST):
            if value[:1] != "%" or value[1:] not in values:
                break
            value = values[value[1:]]
        found[name] = value
    return found


class _Join(NamedTuple):
    """A block that continues in a block with no other predecessor."""

    function: int
    label: str


def _joins(module: Module) -> list[_Join]:
    return [_Join(body.start, label) for body in bodies(module.lines) for label in only_successors(body)]


def _with_joins(module: Module, parts: Sequence[_Join]) -> str:
    chosen = {(part.function, part.label) for part in parts}
    changed: list[TextBody] = []
    for body in bodies(module.lines):
        for name in [block.label for block in body.blocks]:
            if (body.start, name) in chosen:
                joined(body, name)
        changed.append(body)
    return with_bodies(module.lines, changed)


BODY_PASSES = (
    ReductionPass("branches for returns", _returns, _decided),
    ReductionPass("first successors of branches", lambda module: _decisions(module, 0), _decided),
    ReductionPass("second successors of branches", lambda module: _decisions(module, 1), _decided),
    ReductionPass("instructions", _instructions, _instead),
    ReductionPass("results for first operands", lambda module: _shortcuts(module, 0), _instead),
    ReductionPass("results for second operands", lambda module: _shortcuts(module, 1), _instead),
    ReductionPass("joins of blocks", _joins, _with_joins),
)
