"""The entry points of llvmlite's shared library, called without llvmlite's Python layer.

Importing ``llvmlite.binding`` takes four times as long as loading the library that it wraps, and its objects take ten
times as long as the calls that they make. So what reading and editing need is declared here, once, with plain
``void *`` prototypes: an address goes in and comes out as an ``int``. Code generation, which is slow by itself, uses
llvmlite's public interface; both share one library and so one LLVM.

The prototypes keep Python's interpreter lock, which is the lock that llvmlite holds round its own calls.
"""

from __future__ import annotations

import contextlib
import ctypes
import functools
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import llvmlite
from llvmlite.utils import get_library_name

_POINTER = ctypes.c_void_p
_Maker = ctypes.PYFUNCTYPE(_POINTER)
_Getter = ctypes.PYFUNCTYPE(_POINTER, _POINTER)
_Asker = ctypes.PYFUNCTYPE(ctypes.c_int, _POINTER)
_TextGetter = ctypes.PYFUNCTYPE(ctypes.c_char_p, _POINTER)
_Disposer = ctypes.PYFUNCTYPE(None, _POINTER)
_Writer = ctypes.PYFUNCTYPE(None, _POINTER, _POINTER)
_Sizer = ctypes.PYFUNCTYPE(None, _POINTER, _POINTER, _POINTER)
_Setter = ctypes.PYFUNCTYPE(None, _POINTER, ctypes.c_char_p)
_OptionSetter = ctypes.PYFUNCTYPE(None, ctypes.c_char_p, ctypes.c_char_p)
_TextParser = ctypes.PYFUNCTYPE(_POINTER, _POINTER, ctypes.c_char_p, _POINTER)
_BitcodeParser = ctypes.PYFUNCTYPE(_POINTER, _POINTER, ctypes.c_char_p, ctypes.c_size_t, _POINTER)
_Verifier = ctypes.PYFUNCTYPE(ctypes.c_bool, _POINTER, _POINTER)

_length = ctypes.PYFUNCTYPE(ctypes.c_size_t, _POINTER)(("strlen", ctypes.CDLL(None)))
_decode_utf8 = ctypes.PYFUNCTYPE(ctypes.py_object, _POINTER, ctypes.c_ssize_t, ctypes.c_char_p)(
    ("PyUnicode_DecodeUTF8", ctypes.pythonapi)
)


class EntryPoints:
    """The entry points of LLVM: each does what the function of LLVM's C interface does that it is named after."""

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
    from llvmlite.binding import ffi  # knows of other places: archives, frozen programs

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
    """A C string that LLVM has made for us, which is freed."""
    try:
        return decoded(address)
    finally:
        entry_points().dispose_string(address)


def written(writer: Any, subject: int) -> int:
    """The C string that an entry point leaves in its second argument; 0 if none."""
    out = _POINTER()
    writer(subject, ctypes.byref(out))
    return out.value or 0


# --- raw ----------------------------------------------------------------------------------------------------
#
# Functions, bodies and globals as LLVM holds them: addresses and names, before the text is looked at.


Addresses = list[int]


class RawBlock(NamedTuple):
    """A basic block: its address, those of its instructions, and of each instruction those of its operands.

    And the opcodes, if the walk gives them, which then saves the time to read them from the text.
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
