"""A copy of a module in which elements of integer vectors, and fields of structs and arrays, are computed one by one.

LLVM's vectorizers pack arithmetic of indices (for gfx90a and gfx942, say), so that an index is an element of a vector.
MLIR's memrefs are structs of two pointers, an offset, sizes and strides; a loop that rotates its buffers carries them
whole, since LLVM takes no ``phi`` of a struct apart. Analyses follow integers and pointers, so they run on this copy.
It does the same as the module: each operation that an ``extractelement`` or ``extractvalue`` depends on gets one
operation an element beside it, with the same flags, and uses of the extracted value use that one. The operations on
whole vectors and structs stay, for their other users::

    %v = phi <2 x i32> [ %first, %entry ], [ %next, %loop ]
    %element.5.1 = phi i32 [ %element.2.1, %entry ], [ %element.6.1, %loop ]      ; counts by 4, as %x did
    %next = add nuw <2 x i32> %v, splat (i32 4)
    %element.6.1 = add nuw i32 %element.5.1, 4
    %x = extractelement <2 x i32> %v, i64 1

A vector or struct that is loaded, passed in or frozen is split behind its definition: a copy of ``freeze`` would
choose again. Source: LangRef. It defines the other operations element by element; an element is poison by itself. Of
structs and arrays these are ``phi``, ``select`` and ``insertvalue``; a field that is a struct or array stays whole.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence, Set
from typing import NamedTuple

from ldsopt.errors import InputError
from ldsopt.ir import read
from ldsopt.ir.bindings import ParseError
from ldsopt.ir.details import callee_name, details, read_call, shuffle_mask
from ldsopt.ir.module import Function, Instruction, Module
from ldsopt.ir.read import reparse
from ldsopt.ir.syntax import (
    attachments,
    header,
    is_instruction,
    lines_starting,
    mentions,
    mnemonic_span,
    phi_labels,
    result,
    split_arguments,
    unquote,
    unused,
    with_names,
)
from ldsopt.ir.types import integer_bits
from ldsopt.patterns import is_named
from ldsopt.target.workgroup_size import require_named

_NEUTRAL = {"mul": "1"} | dict.fromkeys(("add", "sub", "or", "xor", "shl", "lshr", "ashr"), "0")
"""For each operation, the second operand by which the result is the first."""
_BINARY = frozenset({*_NEUTRAL, "and", "udiv", "urem", "sdiv", "srem"})
_MOVING = frozenset({"insertelement", "insertvalue", "shufflevector", *_NEUTRAL})
"""Operations whose elements may equal those of an operand."""
_CASTS = frozenset({"zext", "sext", "trunc"})
_MINIMA = frozenset({"llvm.umin", "llvm.umax", "llvm.smin", "llvm.smax"})
_EXTRACTS = ("extractelement <", "extractvalue {", "extractvalue [")
_SEVERAL_LINES = frozenset({"switch", "invoke", "landingpad", "callbr", "indirectbr"})
_ACCESSES = frozenset({"load", "store", "call"})
_LIFETIME = "llvm.lifetime."
_LARGEST = 16
"""The most elements of a vector, struct or array that is split."""


class CopiedModule(NamedTuple):
    """A copy of a module that does the same, for analyses.

    Attributes:
        module: the copy, which reports lines of the user's file as the original does; the original if nothing changes.
        origins: line of an instruction or a ``define`` there -> line of its original.
    """

    module: Module
    origins: Mapping[int, int]


def with_elements(module: Module) -> CopiedModule:
    """The copy; the module itself if nothing that is extracted is computed in a vector, struct or array."""
    same = CopiedModule(module, {})
    if not any(f" = {extract}" in module.text for extract in _EXTRACTS):
        return same
    prefix = unused("%element", module.text, "s")
    taken = [one for function in module.functions() if (one := _Elements(module, function, prefix)).is_new]
    return _copied(module, taken) or _copied(module, _accepted(module, taken)) or same


def _accepted(module: Module, taken: Sequence[_Elements]) -> Sequence[_Elements]:
    """The functions whose copies LLVM accepts; analyses know less about the others."""
    if _copied(module, taken):
        return taken
    half = len(taken) // 2
    return [*_accepted(module, taken[:half]), *_accepted(module, taken[half:])] if half else []


def _copied(module: Module, taken: Sequence[_Elements]) -> CopiedModule | None:
    """A copy in which some functions are computed by elements; ``None`` if LLVM refuses it, or no function changes."""
    if not taken:
        return None
    texts: list[tuple[str, int]] = []
    done = 0
    for found in taken:
        texts += ((line, done + at) for at, line in enumerate(module.lines[done : found.function.line]))
        texts += found.lines()
        done = found.function.end
    texts += ((line, done + at) for at, line in enumerate(module.lines[done:]))
    return copied(module, texts)


def copied(module: Module, texts: Sequence[tuple[str, int]]) -> CopiedModule | None:
    """The copy that some lines make, each with the number of its original line; ``None`` if LLVM refuses it."""
    try:
        made = reparse("\n".join(text for text, _ in texts) + "\n", module)
    except InputError:
        return None
    lines = [at for text, at in texts if is_instruction(text) or text.startswith("define ")]
    ours = (at for at, text in enumerate(made.lines) if is_instruction(text) or text.startswith("define "))
    origins = dict(zip(ours, lines, strict=True))
    made.copies(module, origins)
    return CopiedModule(made, origins)


def of_kernels(module: Module, kernels: Collection[str]) -> tuple[Module, tuple[str, ...]]:
    """The module without the kernels that are not asked for, and the names of these. Its lines are told as before.

    Kernels that a variable or an alias names stay in the module, and all stay where LLVM refuses it without them.

    Args:
        kernels: the names that are asked for, or patterns of names.

    Raises:
        InputError: there is no kernel of a name.
    """
    there = [one for one in module.functions() if one.is_kernel]
    require_named(kernels, [one.name for one in there], module.source)
    named = {unquote(found[1]) for line in lines_starting(module.text, "@") for found in mentions(line)}
    others = [one for one in there if kernels and not is_named(one.name, kernels)]
    dropped = {at for one in others if one.name not in named for at in range(one.line, one.end + 1)}
    kept = [(text, at) for at, text in enumerate(module.lines) if at not in dropped]
    copy = copied(module, kept) if dropped else None
    return copy.module if copy else module, tuple(one.name for one in others)


# --- local variables ----------------------------------------------------------------------------------------
#
# A function that LLVM leaves as one gets the addresses of variables of its caller (what a lambda captures), in which
# there are addresses of LDS. Where its code stands in place of the call, LLVM's SROA makes values of these variables.
# Instructions are marked with their lines, which SROA keeps; one that it makes is told of the access that it replaces.
# A load of LDS may go, if nothing uses what it reads: then nothing learns whether another wave writes there.


def with_local_values(module: Module) -> CopiedModule:
    """The copy in which variables that only loads and stores use are values; the module itself if there are none."""
    functions = {one.name: one for one in module.functions()}
    wanted = {n for n, one in functions.items() if any(i.opcode == "alloca" for i in one.instructions)}
    if not wanted:
        return CopiedModule(module, {})
    lines, nodes, first = list(module.lines), list[str](), module.metadata.count
    mark = ", !ldsopt.line"
    while mark in module.text:
        mark += "s"
    for name in wanted:
        for one in functions[name].instructions:
            if one.opcode not in _SEVERAL_LINES:
                lines[one.line] += f"{mark} !{first + len(nodes)}"
                nodes.append(f"!{first + len(nodes)} = !{{i32 {one.line}}}")
    try:
        text = read.with_local_values("\n".join([*lines, *nodes, ""]), wanted)
    except ParseError:
        return CopiedModule(module, {})
    texts = list(_with_origins(module, text.split("\n"), wanted, mark))
    return copied(module, texts) or CopiedModule(module, {})


def _with_origins(
    module: Module, lines: Sequence[str], wanted: Set[str], mark: str
) -> Iterator[tuple[str, int]]:
    """The lines of a text without marks, each with that of its original."""
    numbers = {}
    for line in lines:
        node, _, number = line.removesuffix("}").partition(" = !{i32 ")
        if number.isdecimal():
            numbers[node] = int(number)
    functions, at, name = {one.name: one for one in module.functions()}, -1, ""
    kept = frozenset(numbers.values())
    for line in lines:
        if line.startswith("define ") and (define := header(line)):
            name, at = define.name, functions[define.name].line
        elif name not in wanted:
            at += 1
        elif is_instruction(line):
            head, is_marked, rest = line.partition(f"{mark} ")
            node = rest.partition(",")[0]
            line = head + rest[len(node) :]
            opcode, function = line[slice(*mnemonic_span(line))], functions[name]
            if is_marked:
                at = numbers[node]
            elif opcode in _SEVERAL_LINES:
                at = next(
                    (one.line for one in function.instructions if one.line > at and one.opcode == opcode), at
                )
            else:
                yield line, _replaced(module, function, at, kept, opcode)
                continue
        yield line, at


def _replaced(module: Module, function: Function, behind: int, kept: Set[int], opcode: str) -> int:
    """The line of the access that a new instruction replaces, most likely: of those that are gone behind another line.

    A copy of memory is taken first, since loads and stores that are gone next to it may be those of the variables.
    """
    gone, last = dict[str, int](), behind
    first = bisect_right(function.instructions, behind, key=lambda one: one.line)
    for at in range(first, len(function.instructions)):
        one = function.instructions[at]
        if one.line in kept:
            if gone:
                break
        elif one.opcode in _ACCESSES and not callee_name(module, one).startswith(_LIFETIME):
            gone.setdefault(one.opcode, one.line)
            last = one.line
    return gone.get("call", gone.get(opcode, last))


class _Elements:
    """One function with elements computed one by one.

    Args:
        function: to copy.
        prefix: of the names of elements; no other name of the module begins with it.

    Attributes:
        function: the same.
    """

    def __init__(self, module: Module, function: Function, prefix: str) -> None:
        self._module, self.function, self._prefix = module, function, prefix
        self._arguments = {address: number for number, address in enumerate(function.arguments)}
        self._behind: dict[int, list[str]] = {}
        self._renamed: dict[str, str] = {}
        self._known: dict[int, list[str]] = {}
        self._types: dict[str, Sequence[str]] = {}  # of elements, by type
        extracts = [one for one in function.instructions if self._is_extract(one)]
        self._apart = self._vectors(one.operands[0] for one in extracts)
        self.is_new = any(self._apart.values())
        """True for operations that are split into elements."""
        if not self.is_new:
            return
        types = module.named_types()  # a type and a value may have one name
        for value in [*function.arguments, *function.defined]:  # in the order of the text
            if value in self._apart:
                self._add(value)
        for one in extracts:
            name = self._name(one.address)
            if name not in types:
                self._renamed[name] = self._element(one.operands[0], self._place(one))
        for name, element in self._renamed.items():
            seen = {name}
            while element in self._renamed and element not in seen:
                seen.add(element)
                element = self._renamed[element]
            self._renamed[name] = element

    def lines(self) -> list[tuple[str, int]]:
        """The lines from its ``define`` up to its closing brace, each with the number of its original line."""
        module, function = self._module, self.function
        first = function.instructions[0].line
        found = [(module.lines[function.line], function.line)]
        for number in range(function.line + 1, function.end):
            if number == first:
                found += ((text, number) for text in self._behind.get(function.line, ()))
            line = module.lines[number]
            # The extract itself stays, so that the numbers of values without a name do.
            is_extract = result(line) in self._renamed
            found.append((line if is_extract else with_names(line, self._renamed.get), number))
            found += ((with_names(text, self._renamed.get), number) for text in self._behind.get(number, ()))
        return found

    # --- split values ---------------------------------------------------------------------------------------

    def _vectors(self, values: Iterable[int]) -> Mapping[int, bool]:
        """The vectors that some values depend on; true for each that is computed by an operation to be split."""
        found: dict[int, bool] = {}
        work = [*values]
        while work:
            value = work.pop()
            if value in found or not self._is_variable(value):
                continue
            one = self.function.defined.get(value)
            found[value] = one is not None and self._is_operation(one)
            if one is not None and found[value]:
                work += (operand for operand in one.operands if self._count(operand))
        return found

    def _is_extract(self, one: Instruction) -> bool:
        if one.opcode not in ("extractelement", "extractvalue"):
            return False
        return self._is_variable(one.operands[0]) and 0 <= self._place(one) < self._count(one.operands[0])

    def _place(self, one: Instruction) -> int:
        """The number of the element that is extracted or inserted; -1 if it is not constant, or within an element."""
        if one.opcode in ("extractelement", "insertelement"):
            return self._number(one.operands[-1])
        last = " ".join([self._module.type_of(one.operands[-1]), self._name(one.operands[-1])])
        code, _ = attachments(self._module.lines[one.line])
        _, _, places = code.rpartition(f"{last}, ")
        return int(places) if places.isdecimal() else -1

    def _is_operation(self, one: Instruction) -> bool:
        """True if an operation computes each element of its result in the same way."""
        if not self._count(one.address):
            return False
        if one.opcode == "call":
            operands = [*one.operands[:-1]]
            if callee_name(self._module, one).rpartition(".")[0] not in _MINIMA:
                return False
        elif one.opcode in ("insertelement", "insertvalue"):
            operands = [one.operands[0]]
            if not 0 <= self._place(one) < self._count(one.address):
                return False
        elif one.opcode == "shufflevector":
            operands = [*one.operands[:2]]
        elif one.opcode == "select":
            is_scalar = integer_bits(self._module.type_of(one.operands[0])) is not None
            operands = [*one.operands[1 if is_scalar else 0 :]]
        elif one.opcode in _BINARY | _CASTS | {"icmp", "phi"}:
            operands = [*one.operands]
        else:
            return False
        return all(
            self._count(operand) and (self._is_variable(operand) or self._constants(operand))
            for operand in operands
        )

    def _count(self, value: int) -> int:
        """The number of elements of a vector of integers, of a struct or an array; 0 of all else, and of many."""
        return len(self._kinds(self._module.type_of(value)))

    def _kinds(self, kind: str) -> Sequence[str]:
        """The types of the elements of a type; none if it is not split."""
        if kind[:1] not in ("<", "{", "["):
            return ()
        if kind not in self._types:
            self._types[kind] = _element_types(kind)
        return self._types[kind]

    def _is_variable(self, value: int) -> bool:
        return value in self.function.place_of or value in self._arguments

    def _number(self, value: int) -> int:
        """A constant index, which counts as unsigned; -1 where it is none."""
        if self._is_variable(value):
            return -1
        number = self._module.element_number(value)
        return -1 if number is None else number

    # --- text -----------------------------------------------------------------------------------------------

    def _name(self, value: int) -> str:
        return self._module.operand_text(value, self.function)

    def _elements(self, value: int) -> list[str]:
        """The elements of a vector, struct or array, without types."""
        if value not in self._known:
            if self._is_variable(value):
                self._know(value)
            else:
                self._known[value] = self._constants(value)
        return self._known[value]

    def _know(self, value: int) -> None:
        """Finds the elements of a vector, after those that they come from, without recursion: a chain may be long.

        A vector may depend on itself in code that is never executed; LLVM refuses the copy then.
        """
        work, done = [value], set[int]()
        while work:
            one = work[-1]
            if one not in self._known:
                at = self.function.place_of.get(one, f"argument.{self._arguments.get(one)}")
                self._known[one] = [f"{self._prefix}.{at}.{n}" for n in range(self._count(one))]
                operation = self.function.defined[one] if self._apart.get(one) else None
                if operation is not None and operation.opcode in _MOVING:
                    work += [
                        other
                        for other in operation.operands
                        if other not in self._known and self._is_variable(other) and self._count(other)
                    ]
                continue
            work.pop()
            if self._apart.get(one) and one not in done:
                done.add(one)
                found = self.function.defined[one]
                self._known[one] = [
                    self._same(found, place) or name for place, name in enumerate(self._known[one])
                ]

    def _element(self, value: int, place: int) -> str:
        """An element of a vector, struct or array; a scalar itself."""
        return self._elements(value)[place] if self._count(value) else self._name(value)

    def _constants(self, value: int) -> list[str]:
        """The elements of a constant; empty if it is written in another way than by its elements."""
        text, kinds = self._name(value), self._kinds(self._module.type_of(value))
        if text in ("poison", "undef"):
            return [text] * len(kinds)
        if text == "zeroinitializer":
            return ["0" if integer_bits(kind) is not None else text for kind in kinds]
        is_splat = text.startswith("splat (")
        text = text.removeprefix("splat ")
        if text[:1] not in ("<", "{", "[", "("):
            return []
        spans, _ = split_arguments(text, 1)
        words = [text[begin:end].strip() for begin, end in spans] * (len(kinds) if is_splat else 1)
        if len(words) != len(kinds) or not all(map(str.startswith, words, (f"{kind} " for kind in kinds))):
            return []
        return [word[len(kind) + 1 :] for word, kind in zip(words, kinds, strict=True)]

    def _same(self, one: Instruction, place: int) -> str:
        """The existing value that an element equals; empty if there is none."""
        if one.opcode in ("insertelement", "insertvalue"):
            is_new = self._place(one) == place
            return self._name(one.operands[1]) if is_new else self._element(one.operands[0], place)
        if one.opcode == "shufflevector":
            taken, count = shuffle_mask(self._module.lines[one.line])[place], self._count(one.operands[0])
            return "poison" if taken < 0 else self._element(one.operands[taken >= count], taken % count)
        if one.opcode in _NEUTRAL and self._kind(one.address, place) != "i1":
            first, second = (self._element(operand, place) for operand in one.operands)
            return first if second == _NEUTRAL[one.opcode] else ""
        return ""

    def _add(self, value: int) -> None:
        one = self.function.defined.get(value)
        lines = self._behind.setdefault(self.function.line if one is None else one.line, [])
        kind = self._module.type_of(value)
        for place, name in enumerate(self._elements(value)):
            if one is None or not self._apart[value]:
                given = f"{kind} {self._name(value)}, "
                lines.append(
                    f"  {name} = extract"
                    + (f"element {given}i64 {place}" if kind[0] == "<" else f"value {given}{place}")
                )
            elif not self._same(one, place):
                lines.append(f"  {name} = {self._operation(one, place)}")

    def _operation(self, one: Instruction, place: int) -> str:
        """The operation on one element."""
        line, opcode, operands = self._module.lines[one.line], one.opcode, one.operands
        kind = self._kind(one.address, place)
        if opcode == "phi":
            pairs = zip((self._element(value, place) for value in operands), phi_labels(line), strict=True)
            return f"phi {kind} " + ", ".join(f"[ {value}, {label} ]" for value, label in pairs)
        if opcode == "call":
            name = f"{callee_name(self._module, one).rpartition('.')[0]}.{kind}"
            given = ", ".join(f"{kind} {self._element(value, place)}" for value in operands[:-1])
            stated = read_call(line).result.rstrip().removesuffix(self._module.type_of(one.address))
            return f"call {stated}{kind} @{name}({given})"
        head = details(line, opcode)
        words = " ".join([opcode, *sorted(head.flags), *filter(None, [head.predicate])])
        if opcode == "select":
            given = ", ".join(
                f"{self._kind(value, place)} {self._element(value, place)}" for value in operands
            )
            return f"{words} {given}"
        first = f"{words} {self._kind(operands[0], place)} {self._element(operands[0], place)}"
        if opcode in _CASTS:
            return f"{first} to {kind}"
        return f"{first}, {self._element(operands[1], place)}"

    def _kind(self, value: int, place: int) -> str:
        """The type of an element; that of a scalar itself."""
        kind = self._module.type_of(value)
        kinds = self._kinds(kind)
        return kinds[place] if kinds else kind


def _element_types(kind: str) -> Sequence[str]:
    """The types of the elements of a vector of integers, a struct or an array; none of another type, or of many.

    >>> _element_types("<2 x i32>"), _element_types("[2 x ptr]"), _element_types("{ ptr addrspace(3), [2 x i64] }")
    (('i32', 'i32'), ('ptr', 'ptr'), ('ptr addrspace(3)', '[2 x i64]'))
    >>> _element_types("<2 x float>"), _element_types("<vscale x 2 x i32>"), _element_types("<{ i8, i32 }>")
    ((), (), ())
    """
    if kind[0] == "{":
        spans, _ = split_arguments(kind, 1)
        kinds = tuple(kind[begin:end].strip() for begin, end in spans)
    elif kind.startswith(("<{", "<vscale")):
        return ()
    else:
        count, _, of = kind[1:-1].partition(" x ")
        is_split = kind[0] == "[" or integer_bits(of) is not None
        kinds = (of,) * int(count) if is_split and int(count) <= _LARGEST else ()
    return kinds if len(kinds) <= _LARGEST else ()
