"""The records of a kernel and their places: from marks to record operations.

A scope is a name of the kernel; it may start and end at several places, as after a loop was unrolled. A scope that
never starts, or never ends, is a mistake, and refused. Marks stand in kernels, because only there the buffer of the
records is known.

So functions with marks that kernels call, and functions between them and a kernel, are inlined (`ldsopt.ir.inlining`).
Inlining drops debug information and alias scopes of a kernel, which changes its code, so it is reported. A function
that is still used afterwards, by its address, in a cycle of calls, or by another module, stays, and its marks are
refused.
"""

from __future__ import annotations

from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError
from ldsopt.graph import walk
from ldsopt.ir.details import callee_name, is_call, read_call
from ldsopt.ir.inlining import NotInlined, inline_calls
from ldsopt.ir.marks import SECOND_BODY, MarkKind, RecordMark, record_marks
from ldsopt.ir.module import Function, Instruction, Module, refused
from ldsopt.ir.read import reparse
from ldsopt.ir.syntax import argument_value, global_name, mentions
from ldsopt.records.format import MOST_SCOPES, RecordEvent, ValueType
from ldsopt.transforms.instrument.options import InstrumentOptions, compiled

EMPTY_SCOPE = "ldsopt.empty"
"""The name of the empty scope that waves may begin with."""


_OWN = tuple(
    f"define {words} " for words in ("internal", "private", "linkonce_odr", "hidden", "dso_local hidden")
)
"""Beginnings of functions that no other module calls, or that the linker drops if this module calls them no more."""
_EVENTS = {
    MarkKind.START: RecordEvent.START,
    MarkKind.END: RecordEvent.END,
    MarkKind.MARK: RecordEvent.MARK,
}
_CASTS = frozenset({"addrspacecast", "inttoptr", "ptrtoint"})
_VALUES = {"i32": ValueType.I32, "float": ValueType.F32}


@dataclass(frozen=True, slots=True)
class RecordOperation:
    """A record that a wave makes.

    Attributes:
        line: of the mark that it replaces, an index into `Module.lines`.
        event: the recorded event.
        scope: number of the scope.
        value: the number to record with it, an operand of the type ``value_type``; empty for none.
    """

    line: int
    event: RecordEvent
    scope: int
    value: str = ""
    value_type: ValueType = ValueType.I32


@dataclass(frozen=True, slots=True)
class RecordingKernel:
    """A kernel and its records.

    Attributes:
        scopes: their names, by number.
        operations: the records, in text order.
        skipped: lines of marks that are removed without a record.
        buffer: the argument that a mark names as the buffer, by number; ``None`` if none does.
    """

    function: Function
    scopes: tuple[str, ...]
    operations: tuple[RecordOperation, ...]
    skipped: tuple[int, ...]
    buffer: int | None


def recording_kernels(module: Module, options: InstrumentOptions) -> list[RecordingKernel]:
    """The kernels of a module that have marks.

    Raises:
        InputError: no kernel has one; or a mark has no meaning, stands in a function that is no kernel, or has no
            partner anywhere in its kernel.
    """
    found: list[RecordingKernel] = []
    seen = False
    for function in module.functions():
        if function.name.startswith(SECOND_BODY) or "ldsopt.rec" not in _text(module, function):
            continue
        marks = list(record_marks(module, function))
        if not marks:
            continue
        seen = True
        if not function.is_kernel:
            raise refused(
                module,
                marks[0].line,
                f"a mark of a record in '{function.name}', which is no kernel",
                "have it inlined (always_inline, -O3); marks are for a kernel's final IR",
            )
        kernel = _kernel(module, function, marks, options)
        if kernel.operations:
            found.append(kernel)
    if not found:
        raise InputError(
            "no marks of records" + (" but those that --only and --skip leave out" if seen else ""),
            file=module.source,
            remedy="mark scopes, e.g. LDSOPT_RECORD_START(name) of ldsopt.h (`ldsopt --include-dir`), "
            "or use --auto loops",
        )
    return found


def is_wanted(name: str, options: InstrumentOptions) -> bool:
    """True if ``--only`` and ``--skip`` let a name through."""
    only = options.only is None or compiled(options.only).search(name) is not None
    return only and (options.skip is None or compiled(options.skip).search(name) is None)


def _text(module: Module, function: Function) -> str:
    return "\n".join(module.lines[function.line : function.end])


def _kernel(
    module: Module, function: Function, marks: list[RecordMark], options: InstrumentOptions
) -> RecordingKernel:
    of_records = [mark for mark in marks if mark.kind is not MarkKind.BUFFER]
    wanted = [mark for mark in of_records if is_wanted(mark.name, options)]
    _require_partners(module, function, wanted)
    names = list(dict.fromkeys(mark.name for mark in wanted))
    numbers = {name: number for number, name in enumerate(names)}
    if len(names) + options.empty_scope > MOST_SCOPES:
        raise refused(
            module,
            function.line,
            f"'{function.name}' has {len(names)} names of scopes and marks; records have room for {MOST_SCOPES}",
            "choose some with --only or --skip",
        )
    operations = tuple(_operation(module, mark, numbers[mark.name]) for mark in wanted)
    kept = {mark.line for mark in wanted}
    buffers = [mark for mark in marks if mark.kind is MarkKind.BUFFER]
    if options.empty_scope:
        names.append(EMPTY_SCOPE)
    return RecordingKernel(
        function,
        tuple(names),
        operations,
        tuple(mark.line for mark in marks if mark.line not in kept),
        _buffer(module, function, buffers),
    )


def _require_partners(module: Module, function: Function, marks: list[RecordMark]) -> None:
    kinds: dict[str, dict[MarkKind, RecordMark]] = {}
    for mark in marks:
        kinds.setdefault(mark.name, {}).setdefault(mark.kind, mark)
    for name, found in kinds.items():
        for kind, other, words in (
            (MarkKind.START, MarkKind.END, "starts in '{}' and ends nowhere"),
            (MarkKind.END, MarkKind.START, "ends in '{}' and starts nowhere"),
        ):
            if kind in found and other not in found:
                raise refused(
                    module,
                    found[kind].line,
                    f"scope '{name}' {words.format(function.name)}",
                    f"mark its {other.value}: `; ldsopt.rec {other.value} {name}`",
                )


def _operation(module: Module, mark: RecordMark, number: int) -> RecordOperation:
    if mark.value is None:
        return RecordOperation(mark.line, _EVENTS[mark.kind], number)
    kind = module.type_of(mark.value)
    # The operand of a mark without its type.
    line = module.lines[mark.line]
    start, stop = argument_value(line, read_call(line).arguments[0], kind)
    return RecordOperation(mark.line, _EVENTS[mark.kind], number, line[start:stop], _VALUES[kind])


def _buffer(module: Module, function: Function, marks: list[RecordMark]) -> int | None:
    """The argument that the mark of a buffer names, by number."""
    if not marks:
        return None
    mark = marks[0]
    if len(marks) > 1:
        raise refused(
            module,
            marks[1].line,
            f"a second buffer for the records of '{function.name}'",
            "leave one of the marks",
        )
    pointer = _as_it_came(function, mark.value)
    if pointer not in function.arguments:
        raise refused(
            module,
            mark.line,
            f"the buffer of the records of '{function.name}' is none of its arguments",
            "give LDSOPT_RECORD_BUFFER an argument of the kernel, as it came",
        )
    return function.arguments.index(pointer)


def _as_it_came(function: Function, pointer: int | None) -> int | None:
    """The source of a cast pointer: clang gives HIP's kernels global pointers, and casts them to flat ones."""
    while pointer is not None and (cast := function.defined.get(pointer)) and cast.opcode in _CASTS:
        pointer = cast.operands[0]
    return pointer


def with_called_marks(module: Module) -> tuple[Module, tuple[str, ...]]:
    """The module with all marks in kernels, as far as calls allow, and a note for each kernel that was changed.

    Raises:
        InputError: a function with marks has a call that cannot be inlined.
    """
    functions = {one.name: one for one in module.functions() if not one.name.startswith(SECOND_BODY)}
    marked = {name for name, one in functions.items() if not one.is_kernel and _has_marks(module, one)}
    if not marked:
        return module, ()
    calls = {name: _callees(module, one) for name, one in functions.items()}
    reaching = set(marked)
    while more := {name for name, called in calls.items() if called & reaching} - reaching:
        reaching |= more
    notes = []
    for name in (name for name, one in functions.items() if one.is_kernel and name in reaching):
        known = {one.name: one for one in module.functions()}

        def replaced(
            call: Instruction, known: dict[str, Function] = known, at: Module = module
        ) -> Function | None:
            callee = callee_name(at, call)
            return known.get(callee) if callee in reaching else None

        try:
            module = inline_calls(module, known[name], replaced).module
        except NotInlined as error:
            raise refused(
                module,
                error.line,
                f"marks in what '{name}' calls: {error.reason}",
                "inline it (always_inline, -O3)",
            ) from None
        called = {*walk(calls.get(name, ()), lambda one: calls.get(one, ()))}
        taken = ", ".join(sorted(called & reaching))
        notes.append(
            f"{name}: the code of {taken} stands in place of its calls, where the marks are; alias scopes and debug "
            "information of the kernel are left out for it"
        )
    return _without(module, reaching), tuple(notes)


def _has_marks(module: Module, function: Function) -> bool:
    return (
        "ldsopt.rec" in _text(module, function)
        and next(iter(record_marks(module, function)), None) is not None
    )


def _callees(module: Module, function: Function) -> set[str]:
    return {name for one in function.instructions if is_call(one) and (name := callee_name(module, one))}


def _without(module: Module, names: set[str]) -> Module:
    """The module without those of these functions, except kernels, that nothing refers to any more."""
    while True:
        for function in module.functions():
            own = range(function.line, function.end + 1)
            name = global_name(function.name)
            others = (text for at, text in enumerate(module.lines) if at not in own and name in text)
            used = any(mention[0] == name for text in others for mention in mentions(text))
            is_own = module.lines[function.line].startswith(_OWN)
            if function.name in names and not function.is_kernel and is_own and not used:
                lines = [text for at, text in enumerate(module.lines) if at not in own]
                module = reparse("\n".join(lines), module)
                break
        else:
            return module
