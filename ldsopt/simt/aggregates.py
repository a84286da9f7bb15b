"""Structs and arrays that a function only puts together and takes apart: in registers are only their elements.

Compilers that vectorize carry the sums of a loop in one value::

    %acc = phi [2 x <4 x float>] [ zeroinitializer, %entry ], [ %b, %loop ]
    %x = extractvalue [2 x <4 x float>] %acc, 0
    %y = extractvalue [2 x <4 x float>] %acc, 1
    %a = insertvalue [2 x <4 x float>] poison, <4 x float> %u, 0
    %b = insertvalue [2 x <4 x float>] %a, <4 x float> %v, 1

Here ``%acc`` is two registers of its own, ``%a`` and ``%b`` are names of ``%u``, ``%v`` and a constant, and take
nothing.

Rule: a value is taken apart if it is a struct or an array, made by ``phi``, ``insertvalue`` or ``extractvalue``, if all
that it is made of and that is a struct or an array is taken apart or constant, and if all its users are such
instructions: ``extractvalue`` of elements, or others that are taken apart themselves.

A name holds what its register holds: between the definition of ``%b`` and a use of it no way leads through that of
``%v`` without passing ``%b`` again, since ``%v`` dominates ``%b`` and ``%b`` its use. So no later ``%v`` is read.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ldsopt.ir.module import Instruction
from ldsopt.ir.syntax import split_arguments
from ldsopt.simt.frame import Frame, Node, Parts, Unsupported
from ldsopt.simt.kinds import RegisterKind

MOST_ELEMENTS = 1024
"""Elements up to which a value is taken apart."""

_OPCODES = ("phi", "insertvalue", "extractvalue")


def take_apart(frame: Frame) -> None:
    """Gives the elements of a function's structs and arrays their registers, as far as the rule goes.

    Args:
        frame: of the function; `Frame.parts` and `Frame.taken` are filled.
    """
    found = _taken_apart(frame)
    try:
        _give_registers(frame, found)
    except Unsupported:  # a constant that cannot be read is reported where it is used
        frame.parts.clear()
        frame.taken.clear()


def _give_registers(frame: Frame, found: dict[int, Instruction]) -> None:
    for instruction in found.values():
        if instruction.opcode == "phi":
            frame.parts[instruction.address] = _new_parts(frame, frame.kind_of(instruction.address))
    for instruction in found.values():
        _name(frame, instruction, found)
    for operand in [operand for instruction in found.values() for operand in instruction.operands]:
        parts_of(frame, operand)  # the constants
    for instruction in frame.function.instructions:
        if found and instruction.opcode == "extractvalue" and instruction.operands[0] in found:
            part = _inside(frame.parts[instruction.operands[0]], path_of(Node(frame, instruction), 1))
            if isinstance(part, int):
                frame.taken[instruction.address] = part


def path_of(node: Node, operands: int) -> tuple[int, ...]:
    """The constant indices behind the operands of ``extractvalue`` and ``insertvalue``."""
    body = node.details.body.split(", !")[0]
    spans, _ = split_arguments(body, 0)
    return tuple(int(body[a:b]) for a, b in spans[operands:])


def registers_of(frame: Frame, operand: int) -> list[int]:
    """The registers of an operand: its own, or those of its elements, in their order."""
    return list(_flat(parts_of(frame, operand) if operand in frame.parts else frame.slot(operand)))


def elements_of(kind: RegisterKind) -> list[RegisterKind]:
    """The types of the elements of a struct or array, and of those in it; of any other type itself."""
    if kind.form != "tuple":
        return [kind]
    return [inner for element in kind.elements for inner in elements_of(element)]


def _flat(parts: Parts) -> Iterator[int]:
    if isinstance(parts, int):
        yield parts
    else:
        for part in parts:
            yield from _flat(part)


def _taken_apart(frame: Frame) -> dict[int, Instruction]:
    """The instructions of the rule, by address."""
    instructions = frame.function.instructions
    found = {
        i.address: i for i in instructions if i.opcode in _OPCODES and _is_small(frame.kind_of(i.address))
    }
    if not found:
        return found
    users: dict[int, list[Instruction]] = {address: [] for address in found}
    defined = {i.address for i in instructions}.union(frame.function.arguments)
    for instruction in instructions:
        for operand in instruction.operands:
            if operand in users:
                users[operand].append(instruction)
    work = list(found)
    while work:
        address = work.pop()
        own = found.get(address)
        if own is None or _may_be(frame, own, found, users[address], defined):
            continue
        del found[address]
        work += [user.address for user in users[address]]
        work += [operand for operand in own.operands if operand in found]
    return found


def _may_be(
    frame: Frame, own: Instruction, found: dict[int, Instruction], users: list[Instruction], defined: set[int]
) -> bool:
    made_of = [o for o in own.operands if o in defined and frame.kind_of(o).form == "tuple"]
    return all(operand in found for operand in made_of) and all(
        user.address in found
        or (user.opcode == "extractvalue" and frame.kind_of(user.address).form != "tuple")
        for user in users
    )


def _is_small(kind: RegisterKind) -> bool:
    return kind.form == "tuple" and 0 < len(elements_of(kind)) <= MOST_ELEMENTS


def _new_parts(frame: Frame, kind: RegisterKind) -> Parts:
    if kind.form != "tuple":
        return frame.new_register(kind)
    return tuple(_new_parts(frame, element) for element in kind.elements)


def _constant_parts(frame: Frame, kind: RegisterKind, value: Any) -> Parts:
    if kind.form != "tuple":
        return frame.new_constant(kind, value)
    return tuple(
        _constant_parts(frame, element, part) for element, part in zip(kind.elements, value, strict=True)
    )


def _name(frame: Frame, instruction: Instruction, found: dict[int, Instruction]) -> None:
    """Finds the registers of a value's elements, and of those that it is made of; chains of insertions may be long."""
    work = [instruction]
    while work:
        own = work[-1]
        if own.address in frame.parts:
            work.pop()
            continue
        missing = [o for o in own.operands if o in found and o not in frame.parts]
        if missing:
            work += [found[o] for o in missing]
            continue
        work.pop()
        parts = [parts_of(frame, operand) for operand in own.operands]
        path = path_of(Node(frame, own), len(parts))
        if own.opcode == "extractvalue":
            frame.parts[own.address] = _inside(parts[0], path)
        else:
            frame.parts[own.address] = _with(parts[0], path, parts[1])


def parts_of(frame: Frame, operand: int) -> Parts:
    """The registers of an operand's elements: of a value that is taken apart, a constant, or one element."""
    known = frame.parts.get(operand)
    kind = frame.kind_of(operand)
    if known is not None or kind.form != "tuple":
        return frame.slot(operand) if known is None else known
    value = frame.template[frame.slot(operand)]
    known = frame.parts[operand] = _constant_parts(frame, kind, value)
    return known


def _inside(parts: Parts, path: tuple[int, ...]) -> Parts:
    for number in path:
        assert isinstance(parts, tuple)
        parts = parts[number]
    return parts


def _with(parts: Parts, path: tuple[int, ...], new: Parts) -> Parts:
    if not path:
        return new
    assert isinstance(parts, tuple)
    return (*parts[: path[0]], _with(parts[path[0]], path[1:], new), *parts[path[0] + 1 :])
