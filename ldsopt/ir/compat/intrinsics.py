"""Respelled parts of a module: intrinsics whose operands changed, and the target.

Example: ``make.buffer.rsrc.p8.p1.i32(…, i32 -1, …)`` becomes ``make.buffer.rsrc.p8.p1(…, i64 4294967295, …)``.

The target is a triple that names the processor, and a data layout. Newer LLVM writes ``amdgpu9.50-amd-amdhsa`` where
LLVM 22 writes ``amdgcn-amd-amdhsa`` and gives each function ``"target-cpu"="gfx950"``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ldsopt.dataclass import dataclass
from ldsopt.ir.compat.masked import Masked, arguments, edited, line_end, lines_of
from ldsopt.ir.syntax import attributes_start, header, lines_starting, number_behind, tokens
from ldsopt.target.arch import arch_of_triple

_LONG = 20
"""The most characters of a number of records; a longer text is no number."""
_MAKE_BUFFER = "llvm.amdgcn.make.buffer.rsrc."


@dataclass(frozen=True)
class Use:
    """One ``@name(arguments)`` of an intrinsic: a call, or its declaration."""

    name: str
    arguments: tuple[str, ...]
    declared: bool
    #  The columns of the statement (behind its indentation), of the name with its ``@``, and behind the ``)``.
    start: int
    at: int
    end: int


@dataclass(frozen=True)
class Respelling:
    """The new form of a use; ``before`` is an instruction put in front of the statement, on its line."""

    name: str
    arguments: tuple[str, ...]
    before: str = ""


def uses(text: str, among: str, is_meant: Callable[[str], bool]) -> Iterator[Use]:
    """Every use of some intrinsics.

    Args:
        text: of a module, masked.
        among: the common beginning of their names.
        is_meant: true of their names, without ``@``.
    """
    at = text.find(f"@{among}")
    while at >= 0:
        opening = text.find("(", at)
        name = text[at + 1 : opening]
        if is_meant(name):
            found = arguments(text, opening)
            if found is None:
                return
            begin = text.rfind("\n", 0, at) + 1
            start = at - len(text[begin:at].lstrip())
            yield Use(name, tuple(found[0]), text.startswith("declare ", begin), start, at, found[1] + 1)
        at = text.find(f"@{among}", at + 1)


def respelled(
    text: str, among: str, is_meant: Callable[[str], bool], respell: Callable[[Use], Respelling | None]
) -> str:
    """Applies `respell` to every use. If one use of a name cannot be respelled, none of that name is."""
    results = [(use, respell(use)) for use in uses(text, among, is_meant)]
    stuck = {use.name for use, result in results if result is None}
    declared: set[str] = set()
    edits: list[tuple[int, int, str]] = []
    for use, result in results:
        if result is None or use.name in stuck:
            continue
        if use.declared:
            renamed = result.name != use.name
            if result.name in declared or (renamed and is_declared(text, result.name)):
                edits.append((use.start, line_end(text, use.end), ""))  # a second declaration is an error
                continue
            declared.add(result.name)
        edits.append((use.start, use.start, result.before))
        edits.append((use.at, use.end, f"@{result.name}({', '.join(result.arguments)})"))
    return edited(text, edits)


def is_declared(text: str, name: str) -> bool:
    """True if a text declares a function."""
    found = map(header, lines_starting(text, "declare "))
    return any(declaration is not None and declaration.name == name for declaration in found)


def _wide_records(records: str, value: str) -> tuple[str, str] | None:
    """A number of records in 64 bits, and the instruction that extends one of 32 bits; ``None`` for any other.

    Args:
        records: the argument.
        value: the name of the value to make.
    """
    narrow = records.rsplit(maxsplit=1)[-1]
    if narrow.removeprefix("-").isdecimal() and len(narrow) < _LONG:
        return f"i64 {int(narrow) & 0xFFFFFFFF}", ""
    if narrow[0] != "%":
        return None
    return f"i64 {value}", f"{value} = zext i32 {narrow} to i64 "


def buffer_resource(source: Masked) -> str:
    """``make.buffer.rsrc.p8.p1.i32(…, i32 n, …)`` → ``make.buffer.rsrc.p8.p1(…, i64 zext n, …)``.

    Newer LLVM lets the number of records be any integer and zero-extends it.
    """
    fresh = iter(range(len(source.text)))

    def respell(use: Use) -> Respelling | None:
        if len(use.arguments) != 4:
            return None
        pointer, stride, records, flags = use.arguments
        name, _, width = use.name.rpartition(".")
        before = ""
        if width == "i32" and use.declared:
            records = "i64" + records[3:]
        elif width == "i32":
            is_value = "%" in records
            wide = _wide_records(records, f"%ldsopt.records.{next(fresh)}" if is_value else "")
            if wide is None:
                return None
            records, before = wide
        return Respelling(name, (pointer, stride, records, flags), before)

    return respelled(
        source.text,
        _MAKE_BUFFER,
        lambda name: _pointers(name.rpartition(".")[0]) and name.endswith((".i32", ".i64")),
        respell,
    )


def _pointers(name: str) -> bool:
    """True of ``make.buffer.rsrc`` with no type behind those of its two pointers."""
    types = name.removeprefix(_MAKE_BUFFER).split(".")
    return len(types) == 2 and all(each[:1] == "p" and each[1:].isdecimal() for each in types)


def older_buffer_resource(source: Masked) -> str:
    """``make.buffer.rsrc.p8.p1(…, i32 n, …)``, as LLVM 22.0 and older have it, with ``i64 zext n``."""

    def respell(use: Use) -> Respelling | None:
        if len(use.arguments) != 4 or not use.arguments[2].startswith("i32"):
            return None
        pointer, stride, records, flags = use.arguments
        if use.declared:
            return Respelling(use.name, (pointer, stride, "i64" + records[3:], flags))
        wide = _wide_records(records, f"%ldsopt.records.{use.at}")
        return wide and Respelling(use.name, (pointer, stride, wide[0], flags), wide[1])

    return respelled(source.text, _MAKE_BUFFER, _pointers, respell)


_WMMA = "llvm.amdgcn.wmma."
_WMMA_WITHOUT_NEG = tuple(
    f"{_WMMA}{types}"
    for types in (
        *("f32.16x16x4.f32", "f32.16x16x32.f16", "f32.16x16x32.bf16", "f16.16x16x32.f16"),
        *("bf16.16x16x32.bf16", "bf16f32.16x16x32.bf16"),
    )
)


def wmma_negation(source: Masked) -> str:
    """gfx1250's WMMA of 16 and 32 bit floats: puts back the two "negate A, negate B" flags, both off.

    Newer LLVM dropped the operands, and reads the old form with both flags off as the new one.
    """

    def respell(use: Use) -> Respelling | None:
        if len(use.arguments) != 6:
            return None
        flag = "i1 immarg" if use.declared else "i1 false"
        first, second, *rest = use.arguments
        return Respelling(use.name, (flag, first, flag, second, *rest))

    return respelled(source.text, _WMMA, lambda name: name.startswith(_WMMA_WITHOUT_NEG), respell)


_TENSOR = "llvm.amdgcn.tensor."
_TENSOR_COPIES = (f"{_TENSOR}load.to.lds", f"{_TENSOR}store.from.lds")


def tensor_copy(source: Masked) -> str:
    """Tensor copies: newer LLVM has five descriptor groups, LLVM 22 four, or two in the ``.d2`` form.

    A group that is ``zeroinitializer`` is absent: newer LLVM emits the same instruction as LLVM 22 for the form without
    it. A fifth group in use has no spelling in LLVM 22.
    """

    def zero(argument: str) -> bool:
        return argument.endswith(" zeroinitializer")

    calls = [use for use in uses(source.text, _TENSOR, _TENSOR_COPIES.__contains__) if not use.declared]
    short = all(zero(argument) for use in calls if len(use.arguments) == 6 for argument in use.arguments[2:4])

    def respell(use: Use) -> Respelling | None:
        if len(use.arguments) != 6:
            return None
        first, second, third, fourth, fifth, policy = use.arguments
        if not use.declared and not zero(fifth):
            return None
        if short:
            return Respelling(use.name + ".d2", (first, second, policy))
        return Respelling(use.name, (first, second, third, fourth, policy))

    return respelled(source.text, _TENSOR, _TENSOR_COPIES.__contains__, respell)


_TRIPLE, _LAYOUT = 'target triple = "', 'target datalayout = "'
_UNUSED = range(10, 16)
"""Address spaces that LLVM 22 does not know."""


def architecture(source: Masked) -> str | None:
    """The processor that the triple names: ``gfx950`` for ``amdgpu9.50-…``."""
    found = _stated(source, _TRIPLE)
    return arch_of_triple(found[2]) if found else None


def _stated(source: Masked, words: str) -> tuple[int, int, str] | None:
    """The span of the string, with its quotes, behind words that begin a line, and its content."""
    for line in lines_of(source.text, words):
        start = line.start + len(words)
        stop = source.text.index('"', start)
        return start - 1, stop + 1, source.string(source.text[start:stop])
    return None


def name_architecture(source: Masked) -> str:
    """Gives each function without ``"target-cpu"`` the one that the triple names.

    LLVM 22's triple cannot carry it, and newer LLVM takes the processor from the triple where the
    attribute is missing, so the meaning is the same.
    """
    arch = architecture(source)
    if arch is None:
        return source.text
    text = source.text
    key = source.quoted("target-cpu")
    addition = f'"target-cpu"="{arch}"'
    named = {group for group, at in _groups(text) if key is not None and key in text[at : line_end(text, at)]}
    wanted: set[int] = set()
    edits: list[tuple[int, int, str]] = []
    for line in lines_of(text, "define "):
        head = header(line.text)
        listed = (
            arguments(text, line.start + head.stop) if head and line.text[head.stop :][:1] == "(" else None
        )
        if listed is None:
            continue
        close = listed[1]
        tail = text[close : line_end(text, close)]
        numbers = (number_behind("#", token[0]) for token in tokens(tail))
        groups = {number for number in numbers if number is not None}
        if groups & named or (key is not None and key in tail):
            continue
        if groups:
            wanted.add(min(groups))
        else:
            at = close + attributes_start(tail, 1)
            edits.append((at, at, f" {addition}"))
    edits += [(at, at, f"{addition} ") for group, at in _groups(text) if group in wanted]
    return edited(text, edits)


def _groups(text: str) -> Iterator[tuple[int, int]]:
    """The groups of attributes: the number of each, and the position of its first attribute."""
    for line in lines_of(text, "attributes #"):
        name, equals, body = line.text.partition(" = {")
        number = number_behind("attributes #", name)
        if equals and number is not None:
            yield number, line.start + len(name) + len(equals) + (body[:1] == " ")


def old_triple(source: Masked) -> str:
    """``amdgpu9.50-amd-amdhsa`` → ``amdgcn-amd-amdhsa``: the same target before it named its processors.

    A processor that LLVM 22 does not have stays in the triple.
    """
    found = _stated(source, _TRIPLE)
    if found is None:
        return source.text
    start, stop, triple = found
    first, dash, rest = triple.partition("-")
    if not dash or (first != "amdgpu" and arch_of_triple(triple) is None):
        return source.text
    return edited(source.text, [(start, stop, f'"amdgcn-{rest}"')])


def old_layout(source: Masked) -> str:
    """Drops the address spaces 10 to 15 from the layout where nothing uses them.

    Code generation presumes the layout of its own target (`TargetMachine::isCompatibleDataLayout`, checked by
    assertions only), and LLVM 22's knows no such spaces.
    """
    found = _stated(source, _LAYOUT)
    if found is None or any(f"addrspace({space})" in source.text for space in _UNUSED):
        return source.text
    start, stop, layout = found
    unused = {f"p{space}:32:32" for space in _UNUSED}
    shorter = "-".join(part for part in layout.split("-") if part not in unused)
    return source.text if shorter == layout else edited(source.text, [(start, stop, f'"{shorter}"')])
