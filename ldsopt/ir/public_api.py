"""The walk over llvmlite's public objects that `ldsopt.ir.bindings` falls back to, and rare types."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from typing import Any

import llvmlite.binding as llvm
from llvmlite.binding import ffi
from llvmlite.binding.typeref import TypeRef

from ldsopt.ir.entry_points import Addresses, RawBlock, RawBody, RawFunction


def functions(module: int) -> Iterator[tuple[RawFunction, RawBody]]:
    """Every function of a module, as `ldsopt.ir.bindings.Handle.functions` yields them.

    Args:
        module: address of the ``llvm::Module``.
    """
    reference = llvm.ModuleRef(ctypes.cast(module, ffi.LLVMModuleRef), None)
    reference._owned = True  # by its handle: it is not freed here
    for function in reference.functions:
        name = ffi.lib.LLVMPY_GetValueName(function).decode("utf-8", "surrogateescape")

        def arguments(function: Any = function) -> Addresses:
            return [_address(argument) for argument in function.arguments]

        def blocks(function: Any = function) -> Iterator[RawBlock]:
            for block in function.blocks:
                instructions = list(block.instructions)
                operands = [[_address(operand) for operand in i.operands] for i in instructions]
                yield RawBlock(_address(block), [_address(i) for i in instructions], operands)

        def count(function: Any = function) -> int:
            return sum(1 for block in function.blocks for _ in block.instructions)

        raw = RawFunction(_address(function), name, bool(function.is_declaration))
        yield raw, RawBody(arguments, blocks, count)


def parts_of_type(address: int) -> list[str | int]:
    """The text of an array type or a struct type, with the addresses of the types in it; empty for other types.

    Args:
        address: of the ``llvm::Type``.
    """
    type_ref = TypeRef(ctypes.cast(address, ffi.LLVMTypeRef))
    if type_ref.is_array:
        return [f"[{type_ref.element_count} x ", _address(next(type_ref.elements)), "]"]
    if not type_ref.is_struct or not str(type_ref).startswith(('%"type 0x', "{", "<{")):
        return []
    if type_ref.is_opaque_struct:
        return ["opaque"]
    opening, closing = ("<{ ", " }>") if type_ref.is_packed_struct else ("{ ", " }")
    elements = [part for element in type_ref.elements for part in (", ", _address(element))][1:]
    return [opening, *elements, closing]


def _address(reference: Any) -> int:
    return ctypes.cast(reference._ptr, ctypes.c_void_p).value or 0
