"""LLVM through llvmlite: parse, verify, print, and the walk over instructions and operands.

llvmlite's public `ValueRef` walk builds a Python object a value and costs 23 µs an instruction. The entry points
that it calls are exported by its shared library; called here with plain ``void *`` prototypes the same walk
costs 2 µs. Should a release of llvmlite lack one of them, `functions` falls back to the public walk: both give
the same addresses in the same order, and a test holds that.

An *address* is the ``llvm::Value *`` of a value, an ``int``: its identity as long as the `Handle` lives.
"""

from __future__ import annotations

import ctypes
import functools
import re
import weakref
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import partial
from typing import Any

import llvmlite
import llvmlite.binding as llvm
from llvmlite.binding import ffi
from llvmlite.binding.typeref import TypeRef

Addresses = list[int]
RawInstruction = tuple[int, Addresses]
RawBlock = tuple[int, list[RawInstruction]]

_POINTER = ctypes.c_void_p
_LOCATION = re.compile(r"(?:<string>|<bitcode>)?:?(?P<line>\d+):\d+: error: (?P<message>.*)")


_length = ctypes.CFUNCTYPE(ctypes.c_size_t, _POINTER)(("strlen", ctypes.CDLL(None)))
_decode_utf8 = ctypes.PYFUNCTYPE(ctypes.py_object, _POINTER, ctypes.c_ssize_t, ctypes.c_char_p)(
    ("PyUnicode_DecodeUTF8", ctypes.pythonapi)
)


class ValueKind(IntEnum):
    """What a value is. The numbers are ``LLVMValueKind`` of llvm-c/Core.h."""

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
    INLINE_ASM = 23
    INSTRUCTION = 24


LITERAL_KINDS = frozenset({1, 9, *range(14, 23), 25})
"""Kinds of operands that are no address of a global: blocks and their addresses, undef, zero, data, numbers, null,
metadata, poison."""

_UNNAMED_STRUCT = '%"type 0x'
_DEFINITION = re.compile(r'^(%(?:"[^"]*"|[-\w.$]+)) = type .*$', re.DOTALL)


class ParseError(Exception):
    """LLVM refused the text or bitcode. ``line`` is 1-based, ``None`` for bitcode and for the verifier."""

    def __init__(self, message: str, line: int | None = None) -> None:
        self.message, self.line = message, line
        super().__init__(message, line)


@dataclass(frozen=True, slots=True)
class RawFunction:
    """A function definition or declaration as LLVM holds it."""

    address: int
    name: str
    is_declaration: bool


@dataclass(frozen=True, slots=True)
class RawGlobal:
    """A global variable: its address, its name, its type as text (``[4096 x i8]``) and its address space."""

    address: int
    name: str
    value_type: str
    pointer_type: str
    is_declaration: bool


def version() -> str:
    """What reads and compiles in this process, e.g. ``llvmlite 0.50.0 (LLVM 22.1.0)``."""
    return f"llvmlite {llvmlite.__version__} (LLVM {'.'.join(map(str, llvm.llvm_version_info))})"


@functools.cache
def _configure() -> None:
    # Without it LLVM's upgrade of old debug info ends the process on any module that the verifier
    # refuses; with it the verifier's message comes back as an exception.
    llvm.set_option("ldsopt", "-disable-auto-upgrade-debug-info")
    llvm.initialize_all_targets()


class Handle:
    """One parsed LLVM module in a context of its own (a shared context would rename its struct types)."""

    def __init__(self, module: llvm.ModuleRef, context: Any) -> None:
        self._module, self._context = module, context
        # The collector frees the members of a reference cycle in any order, and LLVM dies of a context that goes
        # before its module.
        weakref.finalize(self, _dispose, module, context).atexit = False
        self._types: dict[int, str] = {}
        calls = _entry_points()
        self._type_of = calls.type_of if calls else None

    @classmethod
    def parse_text(cls, text: str) -> Handle:
        """Parses textual IR.

        Raises:
            ParseError: with LLVM's message and the line.
        """
        _configure()
        context = llvm.create_context()
        with ffi.OutputString() as error:
            pointer = ffi.lib.LLVMPY_ParseAssembly(
                context, ctypes.c_char_p(text.encode("utf-8", "surrogateescape")), error
            )
            module = llvm.ModuleRef(pointer, context)
            if error:
                words = error.bytes.decode("utf-8", "replace")
                module.close()
                raise _parse_error(words)
        return cls(module, context)

    @classmethod
    def parse_bitcode(cls, data: bytes) -> Handle:
        """Parses bitcode.

        Raises:
            ParseError: with LLVM's message.
        """
        _configure()
        context = llvm.create_context()
        try:
            return cls(llvm.parse_bitcode(data, context), context)
        except RuntimeError as error:
            raise _parse_error(str(error)) from None

    def verify(self) -> None:
        """Runs LLVM's verifier.

        Raises:
            ParseError: with the verifier's first complaint.
        """
        try:
            self._module.verify()
        except RuntimeError as error:
            raise ParseError(" ".join(str(error).split())) from None
        except UnicodeDecodeError:
            raise ParseError("the verifier refuses the module, in words that are not UTF-8") from None

    def text(self) -> str:
        """LLVM's canonical print. Bytes that are not UTF-8 come as surrogate escapes."""
        printed = ctypes.c_char_p()
        ffi.lib.LLVMPY_PrintModuleToString(self._module, ctypes.byref(printed))
        try:
            # Decoded in place: of a large module, a copy as `bytes` is memory at the very peak.
            address = ctypes.cast(printed, _POINTER)
            text: str = _decode_utf8(address, _length(address), b"surrogateescape")
            return text
        finally:
            ffi.lib.LLVMPY_DisposeString(printed)

    def bitcode(self) -> bytes:
        """The module as bitcode."""
        data: bytes = self._module.as_bitcode()
        return data

    @property
    def triple(self) -> str:
        """The target triple; empty if there is none."""
        return str(self._module.triple)

    @property
    def data_layout(self) -> str:
        """The data layout string; empty if there is none."""
        return str(self._module.data_layout)

    def set_data_layout(self, layout: str) -> None:
        """Replaces the data layout."""
        self._module.data_layout = layout

    def close(self) -> None:
        """Frees the module; addresses taken from it are dangling afterwards."""
        self._module.close()

    def functions(self, *, public_api: bool = False) -> Iterator[tuple[RawFunction, RawBody]]:
        """Every function in module order, with its body (empty for a declaration).

        Args:
            public_api: walk by llvmlite's public objects even where the raw entry points exist.
        """
        if public_api or _entry_points() is None:
            yield from self._functions_by_objects()
            return
        calls = _entry_points()
        assert calls is not None
        for address in _iterate(
            calls.functions, calls.next_function, calls.end_functions, _address(self._module)
        ):
            raw = RawFunction(address, value_name(address), bool(calls.is_declaration(address)))
            yield raw, RawBody(partial(_raw_arguments, address), partial(_raw_blocks, address))

    def _functions_by_objects(self) -> Iterator[tuple[RawFunction, RawBody]]:
        for function in self._module.functions:
            raw = RawFunction(
                _address(function), value_name(_address(function)), bool(function.is_declaration)
            )

            def arguments(function: Any = function) -> Addresses:
                return [_address(argument) for argument in function.arguments]

            def blocks(function: Any = function) -> Iterator[RawBlock]:
                for block in function.blocks:
                    instructions = [
                        (_address(i), [_address(o) for o in i.operands]) for i in block.instructions
                    ]
                    yield _address(block), instructions

            yield raw, RawBody(arguments, blocks)

    def type_text(self, address: int) -> str:
        """The type of a value as LLVM prints it."""
        if self._type_of is None:
            return _print_type(ctypes.cast(address, ffi.LLVMValueRef))
        pointer = self._type_of(address)
        text = self._types.get(pointer)
        if text is None:
            text = self._types[pointer] = _print_type(ctypes.cast(address, ffi.LLVMValueRef))
        return text

    def global_variables(self) -> list[RawGlobal]:
        """Every global variable in module order."""
        return [
            RawGlobal(
                _address(g),
                value_name(_address(g)),
                _spell_type(g.global_value_type),
                str(g.type),
                bool(g.is_declaration),
            )
            for g in self._module.global_variables
        ]


def _dispose(module: llvm.ModuleRef, context: Any) -> None:
    module.close()
    context.close()


@dataclass(frozen=True, slots=True)
class RawBody:
    """A function's arguments and blocks, fetched when called.

    A block is its address and its instructions, each with the addresses of its operands.
    """

    arguments: Callable[[], Addresses]
    blocks: Callable[[], Iterator[RawBlock]]


def data_layout_of(triple: str) -> str:
    """The data layout that LLVM gives to a triple.

    Raises:
        ParseError: LLVM has no such target.
    """
    _configure()
    try:
        machine = llvm.Target.from_triple(triple).create_target_machine()
    except RuntimeError as error:
        raise ParseError(" ".join(str(error).split())) from None
    return str(machine.target_data)


def value_kind(address: int) -> int:
    """The `ValueKind` number of a value."""
    kind: int = ffi.lib.LLVMPY_GetValueKind(ctypes.cast(address, ffi.LLVMValueRef))
    return kind


def value_text(address: int) -> str:
    """A value as LLVM prints it, with its type: ``i32 add (i32 ptrtoint (...), i32 64)``."""
    with ffi.OutputString() as out:
        ffi.lib.LLVMPY_PrintValueToString(ctypes.cast(address, ffi.LLVMValueRef), out)
        data: bytes = out.bytes
    return data.decode("utf-8", "surrogateescape")


def _print_type(value: Any) -> str:
    return _spell_type(TypeRef(ffi.lib.LLVMPY_TypeOf(value)))


def _spell_type(type_ref: TypeRef) -> str:
    """A type as the module's text names it: ``%struct.a``, not its definition.

    Printed by itself, a named struct comes with its definition, and one that the text only numbers comes with its
    address in memory. The numbers are not to be had here: such a struct is spelled out by its fields.
    """
    with ffi.OutputString.from_return(ffi.lib.LLVMPY_PrintType(type_ref)) as out:
        data: bytes = out.bytes
    text = data.decode("utf-8", "surrogateescape")
    if "%" not in text:
        return text
    if _UNNAMED_STRUCT not in text:
        return _DEFINITION.sub(r"\1", text)
    if type_ref.is_array:
        return f"[{type_ref.element_count} x {_spell_type(next(type_ref.elements))}]"
    if not type_ref.is_struct or not text.startswith((_UNNAMED_STRUCT, "{", "<{")):
        return _DEFINITION.sub(r"\1", text)
    if type_ref.is_opaque_struct:
        return "opaque"
    body = f"{{ {', '.join(map(_spell_type, type_ref.elements))} }}"
    return f"<{body}>" if type_ref.is_packed_struct else body


def value_name(address: int) -> str:
    """The name of a value, without sigil and quotes; empty if it has none."""
    data: bytes = ffi.lib.LLVMPY_GetValueName(ctypes.cast(address, ffi.LLVMValueRef)) or b""
    return data.decode("utf-8", "surrogateescape")


def _parse_error(words: str) -> ParseError:
    match = _LOCATION.search(words)
    if match:
        return ParseError(match["message"].strip(), int(match["line"]))
    lines = [line for line in words.splitlines() if line.strip() and not line.startswith("LLVM ")]
    return ParseError(" ".join((lines or [words])[0].split()))


def _address(reference: Any) -> int:
    return ctypes.cast(reference._ptr, _POINTER).value or 0


# --- the raw entry points -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _EntryPoints:
    functions: Any
    next_function: Any
    end_functions: Any
    is_declaration: Any
    arguments: Any
    next_argument: Any
    end_arguments: Any
    blocks: Any
    next_block: Any
    end_blocks: Any
    instructions: Any
    next_instruction: Any
    end_instructions: Any
    operands: Any
    next_operand: Any
    end_operands: Any
    type_of: Any


@functools.cache
def _entry_points() -> _EntryPoints | None:
    """The entry points, or ``None`` where this release of llvmlite lacks one."""
    library = getattr(ffi.lib, "_lib", ffi.lib)

    def declare(name: str, result: Any) -> Any:
        # PYFUNCTYPE keeps the interpreter lock: these calls take well under a microsecond.
        return ctypes.PYFUNCTYPE(result, _POINTER)((name, library))

    def walk(begin: str, following: str, end: str) -> tuple[Any, Any, Any]:
        return declare(begin, _POINTER), declare(following, _POINTER), declare(end, None)

    try:
        return _EntryPoints(
            *walk("LLVMPY_ModuleFunctionsIter", "LLVMPY_FunctionsIterNext", "LLVMPY_DisposeFunctionsIter"),
            declare("LLVMPY_IsDeclaration", ctypes.c_int),
            *walk("LLVMPY_FunctionArgumentsIter", "LLVMPY_ArgumentsIterNext", "LLVMPY_DisposeArgumentsIter"),
            *walk("LLVMPY_FunctionBlocksIter", "LLVMPY_BlocksIterNext", "LLVMPY_DisposeBlocksIter"),
            *walk(
                "LLVMPY_BlockInstructionsIter",
                "LLVMPY_InstructionsIterNext",
                "LLVMPY_DisposeInstructionsIter",
            ),
            *walk("LLVMPY_InstructionOperandsIter", "LLVMPY_OperandsIterNext", "LLVMPY_DisposeOperandsIter"),
            declare("LLVMPY_TypeOf", _POINTER),
        )
    except AttributeError:
        return None


def _iterate(begin: Any, following: Any, end: Any, of: int) -> Iterator[int]:
    iterator = begin(of)
    try:
        while value := following(iterator):
            yield value
    finally:
        end(iterator)


def _raw_arguments(function: int) -> Addresses:
    calls = _entry_points()
    assert calls is not None
    return list(_iterate(calls.arguments, calls.next_argument, calls.end_arguments, function))


def _raw_blocks(function: int) -> Iterator[RawBlock]:
    calls = _entry_points()
    assert calls is not None
    # Bound to locals, and the innermost iterations written out: this loop runs once an operand.
    next_instruction, operands = calls.next_instruction, calls.operands
    next_operand, end_operands = calls.next_operand, calls.end_operands
    for block in _iterate(calls.blocks, calls.next_block, calls.end_blocks, function):
        iterator = calls.instructions(block)
        body: list[RawInstruction] = []
        while instruction := next_instruction(iterator):
            cursor = operands(instruction)
            values: Addresses = []
            while operand := next_operand(cursor):
                values.append(operand)
            end_operands(cursor)
            body.append((instruction, values))
        calls.end_instructions(iterator)
        yield block, body


def incoming_blocks(phi: int) -> Addresses:
    """The blocks that a ``phi`` takes its operands from, in operand order."""
    iterator = ffi.lib.LLVMPY_PhiIncomingBlocksIter(ctypes.cast(phi, ffi.LLVMValueRef))
    blocks: Addresses = []
    try:
        while block := ffi.lib.LLVMPY_IncomingBlocksIterNext(iterator):
            blocks.append(ctypes.cast(block, _POINTER).value or 0)
    finally:
        ffi.lib.LLVMPY_DisposeIncomingBlocksIter(iterator)
    return blocks
