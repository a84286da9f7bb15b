"""The places of the elements of numpy's arrays, for native functions.

An array begins with Python's object header of 16 bytes; then come the address of its elements, the number of its axes,
and the addresses of its shape and of its strides. Source: numpy's C API, ``PyArrayObject_fields``, which has been the
same since numpy 1. `ldsopt.simt.native.engine` asks one array whether that is so before it makes any use of it.
"""

from __future__ import annotations

import math

from ldsopt.simt.native.text import Code

_ELEMENTS, _AXES, _SHAPE, _STRIDES = 16, 24, 32, 40


def elements(code: Code, array: str) -> str:
    """The address of an array's elements."""
    return code.load("ptr", code.at(array, "i8", _ELEMENTS))


def axes(code: Code, array: str) -> str:
    """The number of its axes, an ``i32``."""
    return code.load("i32", code.at(array, "i8", _AXES))


def length(code: Code, array: str, axis: int = 0) -> str:
    """The length of an axis, an ``i64``."""
    return code.load("i64", code.load("ptr", code.at(array, "i8", _SHAPE)), axis)


def stride(code: Code, array: str, axis: int = 0) -> str:
    """The bytes from one element of an axis to the next, an ``i64``."""
    return code.load("i64", code.load("ptr", code.at(array, "i8", _STRIDES)), axis)


def require(code: Code, array: str, shape: tuple[int, ...], itemsize: int, otherwise: str) -> None:
    """Returns a result unless an array has this shape, and its elements lie one behind the other."""
    require_rows(code, array, shape, itemsize, otherwise)
    row = itemsize * math.prod(shape[1:])
    code.leave_if(code(f"icmp ne i64 {stride(code, array)}, {row}"), otherwise)


def require_items(code: Code, array: str, itemsize: int, otherwise: str) -> None:
    """Returns a result unless an array has one axis, whose elements lie one behind the other."""
    code.leave_if(code(f"icmp ne i32 {axes(code, array)}, 1"), otherwise)
    code.leave_if(code(f"icmp ne i64 {stride(code, array)}, {itemsize}"), otherwise)


def require_rows(code: Code, array: str, shape: tuple[int, ...], itemsize: int, otherwise: str) -> None:
    """Returns a result unless an array has this shape, of which a first 0 is any number; the elements of a row lie one
    behind the other, the rows wherever."""
    code.leave_if(code(f"icmp ne i32 {axes(code, array)}, {len(shape)}"), otherwise)
    for axis, wanted in enumerate(shape):
        if axis or wanted:
            code.leave_if(code(f"icmp ne i64 {length(code, array, axis)}, {wanted}"), otherwise)
        if axis:
            step = itemsize * math.prod(shape[axis + 1 :])
            code.leave_if(code(f"icmp ne i64 {stride(code, array, axis)}, {step}"), otherwise)


def _probe() -> str:
    code = Code()
    code.store("ptr", elements(code, "%array"), "%found")
    code.store("i64", code(f"zext i32 {axes(code, '%array')} to i64"), "%found", 1)
    code.store("i64", length(code, "%array"), "%found", 2)
    code.store("i64", stride(code, "%array"), "%found", 3)
    code.do("ret i32 0")
    return code.function("define i32 @probe(ptr %array, ptr %found)")


PROBE = _probe()
"""A function that writes what it finds of an array into four words."""
