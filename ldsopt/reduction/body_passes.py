"""The parts of functions: branches, instructions, operands in place of results, blocks of one predecessor."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ldsopt.ir import bindings
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.ir.syntax import NAME, result
from ldsopt.reduction.blocks import (
    CASES,
    CONDITIONAL,
    TextBody,
    bodies,
    joined,
    only_successors,
    with_bodies,
    without_unreachable,
)
from ldsopt.reduction.parts import ReductionPass, with_values

_INTEGER = re.compile(r"i\d+$")
_VOID = re.compile(rf"^define [^@\"]*\bvoid @{NAME}\(")
_FLOATS = ("half", "bfloat", "float", "double")
_TERMINATORS = frozenset(
    {
        *("ret", "br", "switch", "indirectbr", "invoke", "callbr", "resume", "unreachable"),
        *("cleanupret", "catchret", "catchswitch"),
    }
)
_DEEPEST = 64
"""Operands that stand for results that stand for results, and so on, at most: a circle of them ends nowhere."""


class _Decision(NamedTuple):
    """A branch, by the line that it begins in, and the block that it is to go to; empty for a return."""

    line: int
    target: str


class _Instead(NamedTuple):
    """An instruction, and what stands in the place of its result: nothing where it has none."""

    line: int
    stop: int
    function: int
    name: str
    value: str


def _decisions(module: Module, choice: int) -> list[_Decision]:
    found = []
    for number, line in enumerate(module.lines):
        if branch := CONDITIONAL.match(line):
            found.append(_Decision(number, branch[1 + choice]))
        elif switch := CASES.match(line):
            found.append(_Decision(number, switch[1]))
    return found


def _returns(module: Module) -> list[_Decision]:
    """The branches of functions that return nothing: each may be a return."""
    found = []
    for function in module.functions():
        if _VOID.search(module.lines[function.line]):
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
    """Every instruction that ends no block and has no result, or one for which zero can stand."""
    found = []
    for function in module.functions():
        for instruction, stop in _with_ends(function):
            name = result(module.lines[instruction.line])
            value = _zero(module.type_of(instruction.address)) if name else ""
            if instruction.opcode not in _TERMINATORS and value is not None:
                found.append(_Instead(instruction.line, stop, function.line, name[1:] if name else "", value))
    return found


def _shortcuts(module: Module, choice: int) -> list[_Instead]:
    """Every instruction with several operands of its result's type, or one: the first of these, or the second."""
    found = []
    for function in module.functions():
        names = {
            instruction.address: name
            for instruction in function.instructions
            if (name := result(module.lines[instruction.line]))
        }
        names |= {address: f"%{_spelled(address)}" for address in function.arguments}
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


def _spelled(address: int) -> str:
    name = bindings.value_name(address)
    return name if re.fullmatch(r"[-a-zA-Z$._][-\w.$]*", name) else f'"{name}"'


def _with_ends(function: Function) -> list[tuple[Instruction, int]]:
    """The instructions, each with the line behind its last one."""
    following = [each.line for each in function.instructions[1:]] + [function.end]
    return [
        (one, one.line + 1 if one.opcode not in ("landingpad", "switch") else stop)
        for one, stop in zip(function.instructions, following, strict=True)
    ]


def _zero(of_type: str) -> str | None:
    """Zero of a type; ``None`` where there is none."""
    if _INTEGER.match(of_type):
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
    """The values where what stands for a result may itself be gone."""
    found = {}
    for name, value in values.items():
        for _ in range(_DEEPEST):
            if value[:1] != "%" or value[1:] not in values:
                break
            value = values[value[1:]]
        found[name] = value
    return found


class _Join(NamedTuple):
    """A block that goes on in one that nothing else leads to."""

    function: int
    label: str


def _joins(module: Module) -> list[_Join]:
    return [_Join(body.start, label) for body in bodies(module.lines) for label in only_successors(body)]


def _with_joins(module: Module, parts: Sequence[_Join]) -> str:
    chosen = {(part.function, part.label) for part in parts}
    changed: list[TextBody] = []
    for body in bodies(module.lines):
        for label in [block.label for block in body.blocks]:
            if (body.start, label) in chosen:
                joined(body, label)
        changed.append(body)
    return with_bodies(module.lines, changed)


BODY_PASSES = (
    ReductionPass("branches for returns", _returns, _decided),
    ReductionPass("first ways of branches", lambda module: _decisions(module, 0), _decided),
    ReductionPass("second ways of branches", lambda module: _decisions(module, 1), _decided),
    ReductionPass("instructions", _instructions, _instead),
    ReductionPass("results for first operands", lambda module: _shortcuts(module, 0), _instead),
    ReductionPass("results for second operands", lambda module: _shortcuts(module, 1), _instead),
    ReductionPass("joins of blocks", _joins, _with_joins),
)
