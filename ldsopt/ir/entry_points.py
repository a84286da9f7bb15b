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
from dataclasses import dataclass
from typing import Any

import llvmlite
from llvmlite.utils import get_library_name

_POINTER = ctypes.c_void_p
_Maker = ctypes.PYFUNCTYPE(_POINTER)
_Getter = ctypes.PYFUNCTYPE(_POINTER, _POINTER)
_Asker = ctypes.PYFUNCTYPE(ctypes.c_int, _POINTER)
_Reader = ctypes.PYFUNCTYPE(ctypes.c_char_p, _POINTER)
_Disposer = ctypes.PYFUNCTYPE(None, _POINTER)
_Writer = ctypes.PYFUNCTYPE(None, _POINTER, _POINTER)
_Sizer = ctypes.PYFUNCTYPE(None, _POINTER, _POINTER, _POINTER)
_Setter = ctypes.PYFUNCTYPE(None, _POINTER, ctypes.c_char_p)
_Option = ctypes.PYFUNCTYPE(None, ctypes.c_char_p, ctypes.c_char_p)
_TextParser = ctypes.PYFUNCTYPE(_POINTER, _POINTER, ctypes.c_char_p, _POINTER)
_BitcodeParser = ctypes.PYFUNCTYPE(_POINTER, _POINTER, ctypes.c_char_p, ctypes.c_size_t, _POINTER)
_Verifier = ctypes.PYFUNCTYPE(ctypes.c_bool, _POINTER, _POINTER)

_length = ctypes.PYFUNCTYPE(ctypes.c_size_t, _POINTER)(("strlen", ctypes.CDLL(None)))
_decode_utf8 = ctypes.PYFUNCTYPE(ctypes.py_object, _POINTER, ctypes.c_ssize_t, ctypes.c_char_p)(
    ("PyUnicode_DecodeUTF8", ctypes.pythonapi)
)


@dataclass(frozen=True)
class EntryPoints:
    """What each entry point does is said by the function of LLVM's C interface that it is named after."""

    create_context: Any
    dispose_context: Any
    parse_text: Any
    parse_bitcode: Any
    dispose_module: Any
    verify: Any
    print_module: Any
    write_bitcode: Any
    dispose_string: Any
    get_target: Any
    get_data_layout: Any
    set_data_layout: Any
    globals: Any
    next_global: Any
    end_globals: Any
    global_value_type: Any
    is_declaration: Any
    type_of: Any
    print_type: Any
    value_kind: Any
    value_name: Any
    print_value: Any
    incoming_blocks: Any
    next_incoming_block: Any
    end_incoming_blocks: Any
    set_option: Any


@dataclass(frozen=True)
class Walk:
    """The entry points of the walk over functions, arguments, blocks, instructions and operands."""

    functions: Any
    next_function: Any
    end_functions: Any
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


@functools.cache
def _library() -> Any:
    path = f"{llvmlite.__path__[0]}/binding/{get_library_name()}"
    with contextlib.suppress(OSError):
        return ctypes.CDLL(path)
    from llvmlite.binding import ffi  # knows of other places: archives, frozen programs

    return ffi.lib._lib


@functools.cache
def entry_points() -> EntryPoints:
    """The entry points, looked up once a process."""
    library = _library()

    def declared(prototype: Any, name: str) -> Any:
        return prototype((f"LLVMPY_{name}", library))

    return EntryPoints(
        create_context=declared(_Maker, "ContextCreate"),
        dispose_context=declared(_Disposer, "ContextDispose"),
        parse_text=declared(_TextParser, "ParseAssembly"),
        parse_bitcode=declared(_BitcodeParser, "ParseBitcode"),
        dispose_module=declared(_Disposer, "DisposeModule"),
        verify=declared(_Verifier, "VerifyModule"),
        print_module=declared(_Writer, "PrintModuleToString"),
        write_bitcode=declared(_Sizer, "WriteBitcodeToString"),
        dispose_string=declared(_Disposer, "DisposeString"),
        get_target=declared(_Writer, "GetTarget"),
        get_data_layout=declared(_Writer, "GetDataLayout"),
        set_data_layout=declared(_Setter, "SetDataLayout"),
        globals=declared(_Getter, "ModuleGlobalsIter"),
        next_global=declared(_Getter, "GlobalsIterNext"),
        end_globals=declared(_Disposer, "DisposeGlobalsIter"),
        global_value_type=declared(_Getter, "GlobalGetValueType"),
        is_declaration=declared(_Asker, "IsDeclaration"),
        type_of=declared(_Getter, "TypeOf"),
        print_type=declared(_Getter, "PrintType"),
        value_kind=declared(_Asker, "GetValueKind"),
        value_name=declared(_Reader, "GetValueName"),
        print_value=declared(_Writer, "PrintValueToString"),
        incoming_blocks=declared(_Getter, "PhiIncomingBlocksIter"),
        next_incoming_block=declared(_Getter, "IncomingBlocksIterNext"),
        end_incoming_blocks=declared(_Disposer, "DisposeIncomingBlocksIter"),
        set_option=declared(_Option, "SetCommandLine"),
    )


@functools.cache
def walk() -> Walk | None:
    """The entry points of the walk, or ``None`` where this release of llvmlite lacks one."""
    library = _library()

    def declared(*names: str) -> tuple[Any, ...]:
        prototypes = (_Getter, _Getter, _Disposer)
        return tuple(p((f"LLVMPY_{name}", library)) for p, name in zip(prototypes, names, strict=True))

    try:
        return Walk(
            *declared("ModuleFunctionsIter", "FunctionsIterNext", "DisposeFunctionsIter"),
            *declared("FunctionArgumentsIter", "ArgumentsIterNext", "DisposeArgumentsIter"),
            *declared("FunctionBlocksIter", "BlocksIterNext", "DisposeBlocksIter"),
            *declared("BlockInstructionsIter", "InstructionsIterNext", "DisposeInstructionsIter"),
            *declared("InstructionOperandsIter", "OperandsIterNext", "DisposeOperandsIter"),
        )
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
