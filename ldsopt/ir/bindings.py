"""LLVM through llvmlite: parse, verify, print, and the walk over instructions and operands.

llvmlite's public `ValueRef` walk builds a Python object a value and costs 23 µs an instruction. The entry points
that it calls are exported by its shared library; called here with plain ``void *`` prototypes
(`ldsopt.ir.entry_points`) the same walk costs 2 µs. Should a release of llvmlite lack one of them, `functions` falls
back to the public walk (`ldsopt.ir.public_api`): both give the same addresses in the same order, and a test holds
that.

An *address* is the ``llvm::Value *`` of a value, an ``int``: its identity as long as the `Handle` lives.
"""

from __future__ import annotations

import ctypes
import functools
import weakref
from collections.abc import Iterator
from enum import IntEnum
from functools import partial
from typing import Any

from ldsopt.ir import entry_points
from ldsopt.ir.entry_points import (
    Addresses,
    RawBlock,
    RawBody,
    RawFunction,
    RawGlobal,
    decoded,
    taken,
    written,
)
from ldsopt.ir.syntax import locals_in
from ldsopt.llvm_words import located_error


class ValueKind(IntEnum):
    """The kind of a value. The numbers are ``LLVMValueKind`` of llvm-c/Core.h."""

    ARGUMENT = 0
    BASIC_BLOCK = 1
    FUNCTION = 5
    GLOBAL_ALIAS = 6
    GLOBAL_IFUNC = 7
    GLOBAL_VARIABLE = 8
    BLOCK_ADDRESS = 9
    CONSTANT_EXPR = 10
    CONSTANT_ARRAY = 11
    CONSTANT_STRUCT = 12
    CONSTANT_VECTOR = 13
    CONSTANT_INT = 18
    INLINE_ASM = 23
    INSTRUCTION = 24


GLOBAL_KINDS = frozenset(
    {ValueKind.FUNCTION, ValueKind.GLOBAL_ALIAS, ValueKind.GLOBAL_IFUNC, ValueKind.GLOBAL_VARIABLE}
)
LITERAL_KINDS = frozenset({1, 9, *range(14, 23), 25})
"""Kinds of operands that are no address of a global: blocks and their addresses, undef, zero, data, numbers, null,
metadata, poison."""

_LARGE = 1_000_000
"""Bytes of a module, from which on it takes less time to compile the walk than it saves."""

_frees_modules = True
"""Not in a process that is about to end (`leave_modules_to_exit`)."""
_UNNAMED_STRUCT = '%"type 0x'


class ParseError(Exception):
    """LLVM refused the text or bitcode.

    Attributes:
        line: where, 1-based; ``None`` for bitcode and for the verifier.
        column: the byte of that line, 1-based.
    """

    def __init__(self, message: str, line: int | None = None, column: int | None = None) -> None:
        self.message, self.line, self.column = message, line, column
        super().__init__(message, line, column)


def version() -> str:
    """The reader and compiler of this process, e.g. ``llvmlite 0.50.0 (LLVM 22.1.0)``."""
    import llvmlite
    import llvmlite.binding as llvm

    return f"llvmlite {llvmlite.__version__} (LLVM {'.'.join(map(str, llvm.llvm_version_info))})"


@functools.cache
def _llvm() -> entry_points.EntryPoints:
    calls = entry_points.entry_points()
    # Without it LLVM's upgrade of old debug info ends the process on any module that the verifier
    # refuses; with it the verifier's message comes back as an exception.
    calls.set_option(b"ldsopt", b"-disable-auto-upgrade-debug-info")
    return calls


class Handle:
    """One parsed LLVM module in a context of its own (a shared context would rename its struct types)."""

    def __init__(self, module: int, context: int, size: int) -> None:
        self._module, self._size = module, size
        # The collector frees the members of a reference cycle in any order, and LLVM dies of a context that goes
        # before its module.
        self._dispose = weakref.finalize(self, _dispose, module, context)
        self._dispose.atexit = False
        self._types: dict[int, str] = {}
        self._type_of = _llvm().type_of

    @classmethod
    def parse_text(cls, text: str | bytes) -> Handle:
        """Parses textual IR.

        Raises:
            ParseError: with LLVM's message and the line.
        """
        raw = text if isinstance(text, bytes) else text.encode("utf-8", "surrogateescape")
        return cls._parsed(_llvm().parse_text, raw)

    @classmethod
    def verified(cls, text: str | bytes) -> Handle:
        """Parses textual IR and runs LLVM's verifier on it.

        Raises:
            ParseError: with LLVM's message; with the line, if the parser refuses it.
        """
        handle = cls.parse_text(text)
        handle.verify()
        return handle

    @classmethod
    def parse_bitcode(cls, data: bytes) -> Handle:
        """Parses bitcode.

        Raises:
            ParseError: with LLVM's message.
        """
        return cls._parsed(_llvm().parse_bitcode, data, len(data))

    @classmethod
    def _parsed(cls, parse: Any, *source: Any) -> Handle:
        context = _llvm().create_context()
        error = ctypes.c_void_p()
        module = parse(context, *source, ctypes.byref(error))
        if module and not error:
            return cls(module, context, len(source[0]))
        words = taken(error.value) if error.value else ""
        _dispose(module, context)
        raise _parse_error(words)

    def verify(self) -> None:
        """Runs LLVM's verifier.

        Raises:
            ParseError: with the verifier's first complaint.
        """
        error = ctypes.c_void_p()
        refused = _llvm().verify(self._module, ctypes.byref(error))
        words = taken(error.value) if error.value else ""
        if refused:
            raise ParseError(" ".join(words.split()))

    def text(self) -> str:
        """LLVM's canonical print. Bytes that are not UTF-8 come as surrogate escapes."""
        return taken(written(_llvm().print_module, self._module))

    def bitcode(self) -> bytes:
        """Writes the module as LLVM bitcode."""
        data, size = ctypes.c_void_p(), ctypes.c_size_t()
        _llvm().write_bitcode(self._module, ctypes.byref(data), ctypes.byref(size))
        try:
            return ctypes.string_at(data, size.value)
        finally:
            _llvm().dispose_string(data)

    @property
    def triple(self) -> str:
        """The target triple; empty if there is none."""
        return decoded(written(_llvm().get_target, self._module))

    @property
    def data_layout(self) -> str:
        """The data layout string; empty if there is none."""
        return decoded(written(_llvm().get_data_layout, self._module))

    def set_data_layout(self, layout: str) -> None:
        """Replaces the data layout of the module."""
        _llvm().set_data_layout(self._module, layout.encode())

    def name_blocks(self, prefix: str, suffix: str) -> None:
        """Names every basic block by its number between the two; they are counted over all definitions, in order."""
        number = 0
        for _, body in self.functions():
            for block in body.blocks():
                _llvm().set_value_name(block.address, f"{prefix}{number}{suffix}".encode())
                number += 1

    def close(self) -> None:
        """Frees the module; addresses taken from it are dangling afterwards."""
        self._dispose()

    def functions(self, *, public_api: bool = False) -> Iterator[tuple[RawFunction, RawBody]]:
        """Every function in module order, with its body (empty for a declaration).

        Args:
            public_api: walk by llvmlite's public objects even where the raw entry points exist.
        """
        calls = None if public_api else entry_points.walk()
        if calls is None:
            from ldsopt.ir.public_api import functions

            yield from functions(self._module)
            return
        compiled = None
        if self._size >= _LARGE:
            from ldsopt.ir.compiled_walk import compiled_walk

            compiled = compiled_walk()
        for address in _iterate(calls.functions, calls.next_function, calls.end_functions, self._module):
            raw = RawFunction(address, value_name(address), bool(_llvm().is_declaration(address)))
            arguments, blocks = partial(_arguments, calls, address), partial(_blocks, calls, address)
            if compiled is not None:
                blocks = partial(compiled.blocks, address)
            yield raw, RawBody(arguments, blocks, partial(_count, calls, address))

    def type_text(self, address: int) -> str:
        """The type of a value as the module's text names it."""
        pointer = self._type_of(address)
        text = self._types.get(pointer)
        return self._type_text(pointer) if text is None else text

    def _type_text(self, pointer: int) -> str:
        text = self._types.get(pointer)
        if text is None:
            text = self._types[pointer] = _spell_type(pointer)
        return text

    def global_variables(self) -> list[RawGlobal]:
        """Every global variable in module order."""
        calls = _llvm()
        return [
            RawGlobal(
                address,
                value_name(address),
                self._type_text(calls.global_value_type(address)),
                self.type_text(address),
                bool(calls.is_declaration(address)),
            )
            for address in _iterate(calls.globals, calls.next_global, calls.end_globals, self._module)
        ]


def leave_modules_to_exit() -> None:
    """From here on no module is freed: for a process that ends soon, and whose memory is freed by that at once."""
    global _frees_modules  # noqa: PLW0603  # a property of the process
    _frees_modules = False


def _dispose(module: int | None, context: int) -> None:
    if not _frees_modules:
        return
    if module:
        _llvm().dispose_module(module)
    _llvm().dispose_context(context)


def data_layout_of(triple: str) -> str:
    """The data layout that LLVM gives to a triple.

    Raises:
        ParseError: LLVM has no such target.
    """
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    try:
        machine = llvm.Target.from_triple(triple).create_target_machine()
    except RuntimeError as error:
        raise ParseError(" ".join(str(error).split())) from None
    return str(machine.target_data)


def value_kind(address: int) -> int:
    """The `ValueKind` number of a value."""
    kind: int = _llvm().value_kind(address)
    return kind


def value_text(address: int) -> str:
    """A value as LLVM prints it, with its type: ``i32 add (i32 ptrtoint (...), i32 64)``."""
    return taken(written(_llvm().print_value, address))


def _spell_type(pointer: int) -> str:
    """A type as the module's text names it: ``%struct.a``, not its definition.

    Printed by itself, a named struct comes with its definition, and one that the text only numbers comes with its
    address in memory. The numbers are not to be had here: such a struct is spelled out by its fields.
    """
    text = taken(_llvm().print_type(pointer))
    if "%" not in text:
        return text
    if _UNNAMED_STRUCT in text:
        from ldsopt.ir.public_api import parts_of_type

        if parts := parts_of_type(pointer):
            return "".join(_spell_type(part) if isinstance(part, int) else part for part in parts)
    return next(locals_in(text))[0] if text[:1] == "%" else text


def value_name(address: int) -> str:
    """The name of a value, without sigil and quotes; empty if it has none."""
    data: bytes = _llvm().value_name(address) or b""
    return data.decode("utf-8", "surrogateescape")


def incoming_blocks(phi: int) -> Addresses:
    """The blocks that a ``phi`` takes its operands from, in operand order."""
    calls = _llvm()
    return list(_iterate(calls.incoming_blocks, calls.next_incoming_block, calls.end_incoming_blocks, phi))


def _parse_error(words: str) -> ParseError:
    for located in filter(None, map(located_error, words.split("\n"))):
        return ParseError(located.message.strip(), located.line, located.column)
    lines = [line for line in words.splitlines() if line.strip() and not line.startswith("LLVM ")]
    return ParseError(" ".join((lines or [words])[0].split()))


def _iterate(begin: Any, following: Any, end: Any, of: int) -> Iterator[int]:
    iterator = begin(of)
    try:
        while value := following(iterator):
            yield value
    finally:
        end(iterator)


def _arguments(calls: entry_points.Walk, function: int) -> Addresses:
    return list(_iterate(calls.arguments, calls.next_argument, calls.end_arguments, function))


def _count(calls: entry_points.Walk, function: int) -> int:
    next_instruction, total = calls.next_instruction, 0
    for block in _iterate(calls.blocks, calls.next_block, calls.end_blocks, function):
        iterator = calls.instructions(block)
        while next_instruction(iterator):
            total += 1
        calls.end_instructions(iterator)
    return total


def _blocks(calls: entry_points.Walk, function: int) -> Iterator[RawBlock]:
    # Bound to locals, and the innermost iterations written out: this loop runs once an operand.
    next_instruction, operands = calls.next_instruction, calls.operands
    next_operand, end_operands = calls.next_operand, calls.end_operands
    for block in _iterate(calls.blocks, calls.next_block, calls.end_blocks, function):
        iterator = calls.instructions(block)
        found: Addresses = []
        of_each: list[Addresses] = []
        while instruction := next_instruction(iterator):
            cursor = operands(instruction)
            values: Addresses = []
            while operand := next_operand(cursor):
                values.append(operand)
            end_operands(cursor)
            found.append(instruction)
            of_each.append(values)
        calls.end_instructions(iterator)
        yield RawBlock(block, found, of_each)
