"""LLVM through llvmlite: parse, verify, print, and the walk over instructions and operands.

llvmlite's public `ValueRef` walk builds a Python object a value and costs 23 µs an instruction. The entry points
that it calls are exported by its shared library; called here with plain ``void *`` prototypes
the same walk costs 2 µs. Should a release of llvmlite lack one of them, `Handle.functions`
falls back to the public walk. Of a large module the walk is machine code that LLVM makes of it here (`CompiledWalk`):
each step is a call into LLVM; six of them, an instruction's, take 1 µs from Python and a tenth of that from machine
code, and to compile the walk takes 5 ms. All three give the same addresses in the same order, and a test holds that.

An *address* is the ``llvm::Value *`` of a value, an ``int``: its identity as long as the `Handle` lives."""

from __future__ import annotations

import contextlib
import ctypes
import functools
import sys
import weakref
from array import array
from collections.abc import Callable, Iterator, Sequence
from enum import IntEnum
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple

import llvmlite
from llvmlite.utils import get_library_name

from ldsopt.ir.syntax import OPCODES, locals_in
from ldsopt.llvm_words import located_error

# --- entry points of LLVM -------------------------------------------------------------------------------------
#
# The entry points of llvmlite's shared library, called without llvmlite's Python layer.
#
# Importing `llvmlite.binding` takes four times as long as loading the library that it wraps, and its objects take ten
# times as long as the calls that they make. So the functions that reading and editing need are declared here, once,
# with plain `void *` prototypes: an address goes in and comes out as an `int`. Code generation, which is slow by
# itself, uses llvmlite's public interface; both share one library and so one LLVM.
#
# The prototypes keep Python's interpreter lock, which is the lock that llvmlite holds round its own calls.


_RAW_POINTER = ctypes.c_void_p
_Maker = ctypes.PYFUNCTYPE(_RAW_POINTER)
_Getter = ctypes.PYFUNCTYPE(_RAW_POINTER, _RAW_POINTER)
_Asker = ctypes.PYFUNCTYPE(ctypes.c_int, _RAW_POINTER)
_TextGetter = ctypes.PYFUNCTYPE(ctypes.c_char_p, _RAW_POINTER)
_Disposer = ctypes.PYFUNCTYPE(None, _RAW_POINTER)
_Writer = ctypes.PYFUNCTYPE(None, _RAW_POINTER, _RAW_POINTER)
_Sizer = ctypes.PYFUNCTYPE(None, _RAW_POINTER, _RAW_POINTER, _RAW_POINTER)
_Setter = ctypes.PYFUNCTYPE(None, _RAW_POINTER, ctypes.c_char_p)
_OptionSetter = ctypes.PYFUNCTYPE(None, ctypes.c_char_p, ctypes.c_char_p)
_TextParser = ctypes.PYFUNCTYPE(_RAW_POINTER, _RAW_POINTER, ctypes.c_char_p, _RAW_POINTER)
_BitcodeParser = ctypes.PYFUNCTYPE(_RAW_POINTER, _RAW_POINTER, ctypes.c_char_p, ctypes.c_size_t, _RAW_POINTER)
_Verifier = ctypes.PYFUNCTYPE(ctypes.c_bool, _RAW_POINTER, _RAW_POINTER)

_length = ctypes.PYFUNCTYPE(ctypes.c_size_t, _RAW_POINTER)(("strlen", ctypes.CDLL(None)))
_decode_utf8 = ctypes.PYFUNCTYPE(ctypes.py_object, _RAW_POINTER, ctypes.c_ssize_t, ctypes.c_char_p)(
    ("PyUnicode_DecodeUTF8", ctypes.pythonapi)
)


class EntryPoints:
    """The entry points of LLVM, each under the name of the function of LLVM's C interface that it calls."""

    def __init__(self, library: Any) -> None:
        def declared(prototype: Any, name: str) -> Any:
            return prototype((f"LLVMPY_{name}", library))

        self.create_context = declared(_Maker, "ContextCreate")
        self.dispose_context = declared(_Disposer, "ContextDispose")
        self.parse_text = declared(_TextParser, "ParseAssembly")
        self.parse_bitcode = declared(_BitcodeParser, "ParseBitcode")
        self.dispose_module = declared(_Disposer, "DisposeModule")
        self.verify = declared(_Verifier, "VerifyModule")
        self.print_module = declared(_Writer, "PrintModuleToString")
        self.write_bitcode = declared(_Sizer, "WriteBitcodeToString")
        self.dispose_string = declared(_Disposer, "DisposeString")
        self.get_target = declared(_Writer, "GetTarget")
        self.get_data_layout = declared(_Writer, "GetDataLayout")
        self.set_data_layout = declared(_Setter, "SetDataLayout")
        self.globals = declared(_Getter, "ModuleGlobalsIter")
        self.next_global = declared(_Getter, "GlobalsIterNext")
        self.end_globals = declared(_Disposer, "DisposeGlobalsIter")
        self.global_value_type = declared(_Getter, "GlobalGetValueType")
        self.is_declaration = declared(_Asker, "IsDeclaration")
        self.type_of = declared(_Getter, "TypeOf")
        self.print_type = declared(_Getter, "PrintType")
        self.value_kind = declared(_Asker, "GetValueKind")
        self.value_name = declared(_TextGetter, "GetValueName")
        self.set_value_name = declared(_Setter, "SetValueName")
        self.print_value = declared(_Writer, "PrintValueToString")
        self.incoming_blocks = declared(_Getter, "PhiIncomingBlocksIter")
        self.next_incoming_block = declared(_Getter, "IncomingBlocksIterNext")
        self.end_incoming_blocks = declared(_Disposer, "DisposeIncomingBlocksIter")
        self.set_option = declared(_OptionSetter, "SetCommandLine")


class Walk:
    """The entry points of the walk over functions, arguments, blocks, instructions and operands."""

    def __init__(self, library: Any) -> None:
        def declared(*names: str) -> tuple[Any, ...]:
            prototypes = [*[_Getter] * (len(names) - 1), _Disposer]
            return tuple(p((f"LLVMPY_{name}", library)) for p, name in zip(prototypes, names, strict=True))

        self.functions, self.next_function, self.end_functions = declared(
            "ModuleFunctionsIter", "FunctionsIterNext", "DisposeFunctionsIter"
        )
        self.arguments, self.next_argument, self.end_arguments = declared(
            "FunctionArgumentsIter", "ArgumentsIterNext", "DisposeArgumentsIter"
        )
        self.blocks, self.next_block, self.end_blocks = declared(
            "FunctionBlocksIter", "BlocksIterNext", "DisposeBlocksIter"
        )
        self.instructions, self.next_instruction, self.end_instructions = declared(
            "BlockInstructionsIter", "InstructionsIterNext", "DisposeInstructionsIter"
        )
        self.operands, self.next_operand, self.end_operands = declared(
            "InstructionOperandsIter", "OperandsIterNext", "DisposeOperandsIter"
        )
        self.opcode_name, self.end_string = declared("GetOpcodeName", "DisposeString")


@functools.cache
def library() -> Any:
    """LLVM's shared library, as llvmlite has it."""
    path = f"{llvmlite.__path__[0]}/binding/{get_library_name()}"
    with contextlib.suppress(OSError):
        return ctypes.CDLL(path)
    from llvmlite.binding import ffi  # also finds it in archives and frozen programs

    return ffi.lib._lib


@functools.cache
def entry_points() -> EntryPoints:
    """The entry points, looked up once a process."""
    return EntryPoints(library())


@functools.cache
def walk() -> Walk | None:
    """The entry points of the walk, or ``None`` where this release of llvmlite lacks one."""
    try:
        return Walk(library())
    except AttributeError:
        return None


def decoded(address: int) -> str:
    """A C string as text; bytes that are not UTF-8 come as surrogate escapes.

    Decoded in place: of a large module's print, a copy as `bytes` is memory at the very peak.
    """
    text: str = _decode_utf8(address, _length(address), b"surrogateescape")
    return text


def taken(address: int) -> str:
    """A C string that LLVM has allocated for us, decoded; its memory is freed."""
    try:
        return decoded(address)
    finally:
        entry_points().dispose_string(address)


def written(writer: Any, subject: int) -> int:
    """The C string that an entry point writes to its second argument; 0 if none."""
    out = _RAW_POINTER()
    writer(subject, ctypes.byref(out))
    return out.value or 0


# --- raw ----------------------------------------------------------------------------------------------------
#
# Functions, bodies and globals as LLVM holds them: addresses and names, before the text is looked at.


Addresses = list[int]


class RawBlock(NamedTuple):
    """A basic block: its address, the addresses of its instructions, and for each of these those of its operands.

    It has opcodes only if the walk returns them, which saves the time to read them from the text.
    """

    address: int
    instructions: Addresses
    operands: list[Addresses]
    opcodes: Sequence[str] = ()


class RawFunction(NamedTuple):
    """A function definition or declaration as LLVM holds it."""

    address: int
    name: str
    is_declaration: bool


class RawGlobal(NamedTuple):
    """A global variable: its address, its name, its type as text (``[4096 x i8]``) and its address space."""

    address: int
    name: str
    value_type: str
    pointer_type: str
    is_declaration: bool


class RawBody(NamedTuple):
    """A function's arguments and blocks, fetched when called.

    To count the instructions takes a tenth of the time that it takes to fetch them.
    """

    arguments: Callable[[], Addresses]
    blocks: Callable[[], Iterator[RawBlock]]
    instruction_count: Callable[[], int]


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
"""The bytes of a module from which on compiling the walk saves more time than it takes."""

_frees_modules = True
"""Modules are freed, except in a process that is about to end (`leave_modules_to_exit`)."""
_UNNAMED_STRUCT = '%"type 0x'


class ParseError(Exception):
    """LLVM refused the text or bitcode.

    Attributes:
        line: of the error, 1-based; ``None`` for bitcode and for the verifier.
        column: the byte of that line, 1-based.
    """

    def __init__(self, message: str, line: int | None = None, column: int | None = None) -> None:
        self.message, self.line, self.column = message, line, column
        super().__init__(message, line, column)


@functools.cache
def _llvm() -> EntryPoints:
    calls = entry_points()
    # Without it LLVM's upgrade of old debug info ends the process on any module that the verifier
    # refuses; with it the verifier's message comes back as an exception.
    calls.set_option(b"ldsopt", b"-disable-auto-upgrade-debug-info")
    return calls


class Handle:
    """One parsed LLVM module in a context of its own (a shared context would rename its struct types)."""

    def __init__(self, module: int, context: int, size: int) -> None:
        self._module, self._size = module, size
        # The garbage collector frees the members of a reference cycle in any order, and LLVM crashes if a context is
        # freed before its module.
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
            ParseError: with the verifier's complaints, each line of them once.
        """
        error = ctypes.c_void_p()
        refused = _llvm().verify(self._module, ctypes.byref(error))
        words = taken(error.value) if error.value else ""
        if refused:
            lines = dict.fromkeys(" ".join(line.split()) for line in words.splitlines())
            raise ParseError(" ".join(lines).strip())

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
        calls = None if public_api else walk()
        if calls is None:
            yield from _publicly_walked(self._module)
            return
        compiled = None
        if self._size >= _LARGE:
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
    """Stops freeing modules, for a process that ends soon: its end frees all memory at once."""
    global _frees_modules  # noqa: PLW0603  # a property of the process
    _frees_modules = False


def _dispose(module: int | None, context: int) -> None:
    if not _frees_modules:
        return
    if module:
        _llvm().dispose_module(module)
    _llvm().dispose_context(context)


@functools.lru_cache(maxsize=16)
def data_layout_of(triple: str) -> str:
    """The data layout that LLVM gives to a triple. To make a machine for it takes half a millisecond.

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

    LLVM prints a named struct alone with its definition, and one that the text only numbers with its address in memory.
    The number cannot be read here: such a struct is spelled out by its fields.
    """
    text = taken(_llvm().print_type(pointer))
    if "%" not in text:
        return text
    if _UNNAMED_STRUCT in text and (parts := _parts_of_type(pointer)):
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


def _arguments(calls: Walk, function: int) -> Addresses:
    return list(_iterate(calls.arguments, calls.next_argument, calls.end_arguments, function))


def _count(calls: Walk, function: int) -> int:
    next_instruction, total = calls.next_instruction, 0
    for block in _iterate(calls.blocks, calls.next_block, calls.end_blocks, function):
        iterator = calls.instructions(block)
        while next_instruction(iterator):
            total += 1
        calls.end_instructions(iterator)
    return total


def _blocks(calls: Walk, function: int) -> Iterator[RawBlock]:
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


def _publicly_walked(module: int) -> Iterator[tuple[RawFunction, RawBody]]:
    """Every function of a module, as `Handle.functions` yields them, by llvmlite's public objects.

    Args:
        module: address of the ``llvm::Module``.
    """
    import llvmlite.binding as llvm  # not ahead: it takes four times as long to load as the library that it wraps
    from llvmlite.binding import ffi

    reference = llvm.ModuleRef(ctypes.cast(module, ffi.LLVMModuleRef), None)
    reference._owned = True  # by its handle: it is not freed here
    for function in reference.functions:
        name = ffi.lib.LLVMPY_GetValueName(function).decode("utf-8", "surrogateescape")

        def arguments(function: Any = function) -> Addresses:
            return [_address_of(argument) for argument in function.arguments]

        def blocks(function: Any = function) -> Iterator[RawBlock]:
            for block in function.blocks:
                instructions = list(block.instructions)
                operands = [[_address_of(operand) for operand in i.operands] for i in instructions]
                yield RawBlock(_address_of(block), [_address_of(i) for i in instructions], operands)

        def count(function: Any = function) -> int:
            return sum(1 for block in function.blocks for _ in block.instructions)

        raw = RawFunction(_address_of(function), name, bool(function.is_declaration))
        yield raw, RawBody(arguments, blocks, count)


def _parts_of_type(address: int) -> list[str | int]:
    """The text of an array type or a struct type, with the addresses of the types in it; empty for other types.

    Args:
        address: of the ``llvm::Type``.
    """
    from llvmlite.binding import ffi
    from llvmlite.binding.typeref import TypeRef

    type_ref = TypeRef(ctypes.cast(address, ffi.LLVMTypeRef))
    if type_ref.is_array:
        return [f"[{type_ref.element_count} x ", _address_of(next(type_ref.elements)), "]"]
    if not type_ref.is_struct or not str(type_ref).startswith(('%"type 0x', "{", "<{")):
        return []
    if type_ref.is_opaque_struct:
        return ["opaque"]
    opening, closing = ("<{ ", " }>") if type_ref.is_packed_struct else ("{ ", " }")
    elements = [part for element in type_ref.elements for part in (", ", _address_of(element))][1:]
    return [opening, *elements, closing]


def _address_of(reference: Any) -> int:
    return ctypes.cast(reference._ptr, ctypes.c_void_p).value or 0


_KNOWN = ("0.48.", "0.49.", "0.50.")
"""Releases of llvmlite whose entry points for compiling have the prototypes that are used here."""
_POINTER = ctypes.c_void_p
_TEXT = ctypes.c_char_p
_NUMBER = ctypes.c_int
_FIRST_ROOM = 1 << 14

_IR = """
define void @walk(i64 %function, ptr %operands, ptr %instructions, ptr %blocks, i64 %room, ptr %counts) {{
entry:
  %each.block = call i64 {blocks}(i64 %function)
  br label %block

block:
  %operand.0 = phi i64 [ 0, %entry ], [ %operand.1, %block.end ]
  %at.0 = phi i64 [ 0, %entry ], [ %at.1, %block.end ]
  %pair.0 = phi i64 [ 0, %entry ], [ %pair.2, %block.end ]
  %the.block = call i64 {next_block}(i64 %each.block)
  %no.block = icmp eq i64 %the.block, 0
  br i1 %no.block, label %end, label %block.begin

block.begin:
  call void @put(ptr %blocks, i64 %pair.0, i64 %room, i64 %the.block)
  %pair.1 = add i64 %pair.0, 1
  %number = udiv i64 %at.0, 3
  call void @put(ptr %blocks, i64 %pair.1, i64 %room, i64 %number)
  %pair.2 = add i64 %pair.1, 1
  %each.instruction = call i64 {instructions}(i64 %the.block)
  br label %instruction

instruction:
  %operand.1 = phi i64 [ %operand.0, %block.begin ], [ %operand.2, %instruction.end ]
  %at.1 = phi i64 [ %at.0, %block.begin ], [ %at.4, %instruction.end ]
  %the.instruction = call i64 {next_instruction}(i64 %each.instruction)
  %no.instruction = icmp eq i64 %the.instruction, 0
  br i1 %no.instruction, label %block.end, label %instruction.begin

instruction.begin:
  call void @put(ptr %instructions, i64 %at.1, i64 %room, i64 %the.instruction)
  %at.2 = add i64 %at.1, 1
  %opcode = call i64 @letters(i64 %the.instruction)
  call void @put(ptr %instructions, i64 %at.2, i64 %room, i64 %opcode)
  %at.3 = add i64 %at.2, 1
  call void @put(ptr %instructions, i64 %at.3, i64 %room, i64 %operand.1)
  %at.4 = add i64 %at.3, 1
  %each.operand = call i64 {operands}(i64 %the.instruction)
  br label %operand

operand:
  %operand.2 = phi i64 [ %operand.1, %instruction.begin ], [ %operand.3, %operand.begin ]
  %the.operand = call i64 {next_operand}(i64 %each.operand)
  %no.operand = icmp eq i64 %the.operand, 0
  br i1 %no.operand, label %instruction.end, label %operand.begin

operand.begin:
  call void @put(ptr %operands, i64 %operand.2, i64 %room, i64 %the.operand)
  %operand.3 = add i64 %operand.2, 1
  br label %operand

instruction.end:
  call void {end_operands}(i64 %each.operand)
  br label %instruction

block.end:
  call void {end_instructions}(i64 %each.instruction)
  br label %block

end:
  call void {end_blocks}(i64 %each.block)
  call void @put(ptr %counts, i64 0, i64 3, i64 %operand.0)
  call void @put(ptr %counts, i64 1, i64 3, i64 %at.0)
  call void @put(ptr %counts, i64 2, i64 3, i64 %pair.0)
  ret void
}}

define internal i64 @letters(i64 %instruction) {{
entry:
  %name = call ptr {opcode_name}(i64 %instruction)
  br label %each

each:
  %number = phi i64 [ 0, %entry ], [ %next, %letter ]
  %word.0 = phi i64 [ 0, %entry ], [ %word.1, %letter ]
  %place = getelementptr i8, ptr %name, i64 %number
  %byte = load i8, ptr %place
  %is.end = icmp eq i8 %byte, 0
  br i1 %is.end, label %end, label %letter

letter:
  %wide = zext i8 %byte to i64
  %bits = shl i64 %number, 3
  %shifted = shl i64 %wide, %bits
  %word.1 = or i64 %word.0, %shifted
  %next = add i64 %number, 1
  %is.full = icmp eq i64 %next, 8
  br i1 %is.full, label %end, label %each

end:
  %word.2 = phi i64 [ %word.0, %each ], [ %word.1, %letter ]
  call void {end_string}(ptr %name)
  ret i64 %word.2
}}

define internal void @put(ptr %buffer, i64 %at, i64 %room, i64 %word) {{
  %fits = icmp ult i64 %at, %room
  br i1 %fits, label %write, label %leave

write:
  %place = getelementptr i64, ptr %buffer, i64 %at
  store i64 %word, ptr %place
  br label %leave

leave:
  ret void
}}
"""
"""Addresses are integers here. Words beyond a buffer's room are counted but not written."""


class CompiledWalk:
    """The walk over a function's instructions and operands as machine code, ready to run.

    It calls the entry points that are called from Python otherwise, in the same order. Beside that it asks for the
    opcode of each instruction, which takes less time here than to read it from the text.

    It writes 64-bit words: of each instruction three, its address, the first eight letters of its opcode and the place
    where its operands begin; the addresses of all operands, one behind the other; and of each block its address and the
    number of its first instruction.

    Args:
        code: the address of its machine code.
    """

    def __init__(self, code: int) -> None:
        prototype = ctypes.PYFUNCTYPE(None, *[_POINTER] * 4, ctypes.c_uint64, _POINTER)
        self._run: Callable[..., None] = prototype(code)
        self._make_room(_FIRST_ROOM)

    def _make_room(self, words: int) -> None:
        self._room = words
        self._operands, self._instructions, self._blocks = (array("Q", bytes(8 * words)) for _ in range(3))

    def blocks(self, function: int) -> Iterator[RawBlock]:
        """The blocks of a function as `RawBody` gives them.

        Args:
            function: its address.
        """
        counts = array("Q", bytes(8 * 3))
        while True:
            buffers = (each.buffer_info()[0] for each in (self._operands, self._instructions, self._blocks))
            self._run(function, *buffers, self._room, counts.buffer_info()[0])
            if max(counts) <= self._room:
                break
            self._make_room(2 * max(counts))
        values = self._operands[: counts[0]].tolist()
        found = self._instructions[: counts[1]]
        by_letters = _opcodes_by_letters()
        instructions, starts = found[::3].tolist(), found[2::3].tolist()
        operands = [*map(values.__getitem__, map(slice, starts, [*starts[1:], len(values)]))]
        try:
            opcodes = [*map(by_letters.__getitem__, found[1::3])]
        except KeyError:  # of a newer LLVM: the text says it
            opcodes = []
        blocks = self._blocks[: counts[2]].tolist()
        for block, (first, stop) in zip(blocks[::2], pairwise([*blocks[1::2], len(starts)]), strict=True):
            yield RawBlock(block, instructions[first:stop], operands[first:stop], opcodes[first:stop])


@functools.cache
def compiled_walk() -> CompiledWalk | None:
    """The walk, compiled once a process; ``None`` where that cannot be done."""
    if not llvmlite.__version__.startswith(_KNOWN) or sys.maxsize < 1 << 32:
        return None
    calls, shared = walk(), library()
    try:
        return CompiledWalk(_compiled(shared, _IR.format(**_addresses(calls)))) if calls else None
    except (AttributeError, NoMachineCode):
        return None


@functools.cache
def _opcodes_by_letters() -> dict[int, str]:
    """Opcodes by the number of their first eight letters."""

    return {int.from_bytes(opcode[:8].encode(), "little"): opcode for opcode in OPCODES}


class NoMachineCode(Exception):
    """This process cannot make machine code, or not run it."""


def _addresses(calls: Walk) -> dict[str, str]:
    """The addresses in this process of the called functions."""
    return {
        name: f"inttoptr (i64 {ctypes.cast(function, _POINTER).value} to ptr)"
        for name, function in vars(calls).items()
    }


def _compiled(library: Any, ir: str) -> int:
    """Compiles textual IR for this machine, and returns the address of its function ``walk``.

    Raises:
        NoMachineCode: that is not possible.
    """

    def declared(name: str, result: Any, *arguments: Any) -> Any:
        return ctypes.PYFUNCTYPE(result, *arguments)((f"LLVMPY_{name}", library))

    if declared("TryAllocateExecutableMemory", _NUMBER)():
        raise NoMachineCode  # the system lets no process write code and run it
    declared("InitializeNativeTarget", _NUMBER)()
    declared("InitializeNativeAsmPrinter", _NUMBER)()
    name, error = _POINTER(), _POINTER()
    declared("GetProcessTriple", None, _POINTER)(ctypes.byref(name))
    triple = taken(name.value or 0).encode()
    target = declared("GetTargetFromTriple", _POINTER, _TEXT, _POINTER)(triple, ctypes.byref(error))
    # The processor, its features, the optimization, relocation and code model, "no assembly", "for now", the ABI.
    options = (b"", b"", 0, b"default", b"jitdefault", 0, 1, b"")
    kinds = (_TEXT, _TEXT, _NUMBER, _TEXT, _TEXT, _NUMBER, _NUMBER, _TEXT)
    machine = target and declared("CreateTargetMachine", _POINTER, _POINTER, _TEXT, *kinds)(
        target, triple, *options
    )
    if not machine:
        raise NoMachineCode
    parsing = entry_points()
    module = parsing.parse_text(parsing.create_context(), ir.encode(), ctypes.byref(error))
    create = declared("CreateMCJITCompiler", _POINTER, _POINTER, _POINTER, ctypes.c_bool, _POINTER)
    engine = create(module, machine, False, ctypes.byref(error))
    if not engine:
        raise NoMachineCode
    declared("FinalizeObject", None, _POINTER)(engine)
    code: int = declared("GetFunctionAddress", ctypes.c_uint64, _POINTER, _TEXT)(engine, b"walk")
    return code
