"""Calls replaced by the code of their callees, in LLVM's text, so that nothing else changes.

LLVM's own inliner simplifies the code that it copies: it picks values for ``undef`` and drops blocks that constant
arguments do not reach. Facts about its output need not hold for the input. Here instructions are copied as they are::

    %r = call i32 @f(i32 %n)         br label %in1.0
    ...                              in1.0:                     ; f's blocks; its locals are %in1.NAME, %n its argument
                                       br label %in1            ; instead of ret i32 %in1.x
                                     in1:
                                       %r = phi i32 [ %in1.x, %in1.0 ]
                                       ...

Each line knows the line that it was copied from. Dropped are debug information, which belongs to one function, and
alias scopes, which belong to one execution of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Set
from dataclasses import field
from itertools import count

from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError
from ldsopt.ir.attributes import parameter_texts
from ldsopt.ir.details import details, element_type, is_call, read_call
from ldsopt.ir.edge_blocks import block_labels, incoming
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.ir.read import reparse
from ldsopt.ir.syntax import (
    argument_value,
    attachments,
    define_attachments,
    is_instruction,
    label,
    lines_starting,
    locals_in,
    result,
    with_names,
)

MOST_LINES = 20_000
"""The most lines of a function with its callees' code; longer ones are not inlined."""

_DROPPED = frozenset({"dbg", "alias.scope", "noalias", "llvm.access.group", "llvm.loop"})
_COPIED = ("byval(", "inalloca(", "preallocated(")
"""Attributes of arguments that the callee gets as a copy."""


class NotInlined(Exception):
    """A call cannot be replaced.

    Args:
        reason: why, as the end of a sentence.
        line: index into `Module.lines` of the line to blame.
    """

    def __init__(self, reason: str, line: int) -> None:
        self.reason, self.line = reason, line
        super().__init__(reason, line)


@dataclass(frozen=True, slots=True)
class InlinedModule:
    """A module in which calls are replaced by code.

    Attributes:
        module: as LLVM reads it.
        origins: line of an instruction or a ``define`` there -> line of the one that it was copied from.
    """

    module: Module
    origins: Mapping[int, int]


def inline_calls(
    module: Module, function: Function, replaced: Callable[[Instruction], Function | None]
) -> InlinedModule:
    """Replaces calls in one function, and those in the inlined code.

    Args:
        module: the module; it stays as it is.
        function: the function whose calls are replaced.
        replaced: returns the function whose code replaces a call; ``None`` if the call stays.

    Raises:
        NotInlined: a call cannot be replaced.
    """
    body = inlined_body(module, function, replaced, names_for_calls(module))
    head, behind = module.lines[: function.line], module.lines[function.end :]
    try:
        made = reparse("\n".join([*head, *(text for text, _ in body), *behind]), module)
    except InputError as error:
        reason = "the code of what it calls cannot be put in place of the calls"
        raise NotInlined(f"{reason} ({error.message})", function.line) from None
    origins: dict[int, int] = {}
    for before, after in zip(module.functions(), made.functions(), strict=True):
        lines = before.columns.lines
        if before.name == function.name:
            lines = [at for text, at in body[1:] if is_instruction(text)]
        origins |= dict(zip(after.columns.lines, lines, strict=True))
        origins[after.line] = before.line
    return InlinedModule(made, origins)


def inlined_body(
    module: Module,
    function: Function,
    replaced: Callable[[Instruction], Function | None],
    names: Iterator[str],
) -> list[tuple[str, int]]:
    """A function with its callees' code, down to the closing brace: the lines, each with that of its original.

    Args:
        module, function, replaced: as of `inline_calls`.
        names: for calls; each is used once in a module.

    Raises:
        NotInlined: as `inline_calls`.
    """
    copy = _BodyCopy(module, replaced, names)
    copy.add(function, {}, _InlinedCall("", (function.name,)))
    define = module.lines[function.line]
    if (node := define_attachments(define).get("dbg")) is not None:
        define = " ".join(define.rsplit(f" !dbg !{node} ", 1))
    return [(define, function.line), *zip(copy.texts, copy.lines, strict=True)]


def names_for_calls(module: Module) -> Iterator[str]:
    """Yields prefixes of the names of locals that the module does not have."""
    prefix = "in"
    while any(before + prefix in module.text for before in ("%", '%"', "\n", '\n"')):
        prefix += "."
    return (f"{prefix}{number}" for number in count(1))


@dataclass(frozen=True, slots=True)
class _InlinedCall:
    """A place for a function's code: the prefix of its locals' names, and the functions around it, itself last."""

    prefix: str
    stack: tuple[str, ...]

    def renamed(self, local: str) -> str:
        """A local's new name, both with their sigil."""
        if not self.prefix:
            return local
        name = local[1:]
        return f'%"{self.prefix}.{name[1:]}' if name[0] == '"' else f"%{self.prefix}.{name}"


@dataclass(slots=True)
class _BodyCopy:
    """The body of a function while it is put together: its lines, and the numbers of their originals."""

    module: Module
    replaced: Callable[[Instruction], Function | None]
    names: Iterator[str]
    texts: list[str] = field(default_factory=list)
    lines: list[int] = field(default_factory=list)

    def add(
        self, function: Function, values: Mapping[str, str], place: _InlinedCall
    ) -> list[tuple[str, str]]:
        """Adds a function's code; returns a callee's return values, each with the label of its block."""
        text_of, instructions = self.module.lines, {i.line: i for i in function.instructions}
        names = self._renaming(function, values, place)
        labels = [names.get(label) or place.renamed(label) for label in block_labels(self.module, function)]
        current, ends, phis = labels[0], {label: label for label in labels}, list[int]()
        block, returned = current, list[tuple[str, str]]()
        if place.prefix and not label(text_of[function.line + 1]):
            self._emit(f"{current[1:]}:", function.line)
        for number in range(function.line + 1, function.end):
            line = text_of[number]
            if name := label(line):
                current = block = names.get(f"%{name}") or place.renamed(f"%{name}")
                self._emit(f"{current[1:]}:", number)
            if name or not line or line.startswith(("    #dbg_", ";")):
                continue
            text = with_names(_kept(line), names.get)
            instruction = instructions.get(number)
            callee = self.replaced(instruction) if instruction and is_call(instruction) else None
            if instruction and callee:
                current = ends[block] = self._call(text, instruction, callee, place)
            elif instruction and instruction.opcode == "ret" and place.prefix:
                returned.append((text.removeprefix("  ret "), current))
                self._emit(f"  br label %{place.prefix}", number)
            else:
                if instruction and instruction.opcode == "phi":
                    phis.append(len(self.texts))
                self._emit(text, number)
        for at in phis:
            text = self.texts[at]
            for came in reversed([*incoming(text)]):
                text = f"{text[: came.start()]}{ends.get(came[0], came[0])}{text[came.end() :]}"
            self.texts[at] = text
        return returned

    def _renaming(self, function: Function, values: Mapping[str, str], place: _InlinedCall) -> dict[str, str]:
        if not place.prefix:
            return {}
        body = self.module.lines[function.line + 1 : function.end]
        locals_ = {name for line in body if is_instruction(line) and (name := result(line))}
        names = {name: place.renamed(name) for name in (*locals_, *block_labels(self.module, function))}
        types = {line.partition(" = type ")[0] for line in lines_starting(self.module.text, "%")}
        if (clashing := types & (names.keys() | values.keys())) and self._names_types(function, clashing):
            raise NotInlined(f"a value in {function.name} has the name of a type", function.line)
        return names | dict(values)

    def _names_types(self, function: Function, types: Set[str]) -> bool:
        """True if a function's text may name one of some types: as that of a value, or of what an address leads to."""
        values = {one.address for one in function.instructions}.union(function.arguments)
        values |= {operand for one in function.instructions for operand in one.operands}
        texts = {self.module.type_of(value) for value in values}
        for one in function.instructions:
            line = self.module.lines[one.line]
            if one.opcode == "getelementptr":
                texts.add(element_type(details(line, one.opcode).body))
            elif one.opcode == "alloca":
                texts.add(line.partition(" = ")[2])
            texts.update(f"{name} " for name in types if f"({name})" in line)  # sret(%T), elementtype(%T)
        return any(found[0] in types for text in texts for found in locals_in(text))

    def _call(self, text: str, call: Instruction, callee: Function, place: _InlinedCall) -> str:
        """Adds the code of a callee; returns the label of the caller's block behind it."""
        if callee.name in place.stack:
            raise NotInlined(f"{callee.name}, which may call itself", call.line)
        if call.opcode != "call" or text.lstrip().startswith("musttail ") or "= musttail " in text:
            raise NotInlined(f"{callee.name}, which is not called by a plain call", call.line)
        inner = _InlinedCall(next(self.names), (*place.stack, callee.name))
        values = self._values(text, call, callee)
        first = inner.renamed(block_labels(self.module, callee)[0])
        self._emit(f"  br label {first}", call.line)
        returned = self.add(callee, values, inner)
        if not returned:
            raise NotInlined(f"{callee.name}, which does not return", call.line)
        self._emit(f"{inner.prefix}:", call.line)
        if name := result(text):
            kind = self.module.type_of(call.address)
            incoming = ", ".join(
                f"[ {value.removeprefix(f'{kind} ')}, {label} ]" for value, label in returned
            )
            self._emit(f"  {name} = phi {kind} {incoming}", call.line)
        return f"%{inner.prefix}"

    def _values(self, text: str, call: Instruction, callee: Function) -> dict[str, str]:
        """The value that stands for each parameter of a callee."""
        site, parameters = read_call(text), parameter_texts(self.module.lines[callee.line])
        values: dict[str, str] = {}
        if not len(site.arguments) == len(parameters) == len(callee.arguments) or text[site.stop :].count(
            "[ "
        ):
            raise NotInlined(f"{callee.name}, which is not passed what it takes", call.line)
        for span, parameter, address in zip(site.arguments, parameters, callee.arguments, strict=True):
            kind, given = self.module.type_of(address), text[slice(*span)]
            if not given.startswith(f"{kind} ") or any(word in given + parameter for word in _COPIED):
                raise NotInlined(f"{callee.name}, which gets a copy of an argument", call.line)
            *_, name = locals_in(parameter)  # LLVM prints the number of an unnamed parameter
            values[name[0]] = text[slice(*argument_value(text, span, kind))]
        return values

    def _emit(self, text: str, line: int) -> None:
        if len(self.texts) >= MOST_LINES:
            raise NotInlined("so much code that it is not followed", line)
        self.texts.append(text)
        self.lines.append(line)


def _kept(line: str) -> str:
    """A line without the metadata that is not copied."""
    head, attached = attachments(line)
    return head + "".join(f", !{kind} !{node}" for kind, node in attached.items() if kind not in _DROPPED)
