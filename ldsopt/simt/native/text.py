"""Writes LLVM IR as text: names for results, loops, variables; every instruction stands as LLVM writes it.

>>> code = Code()
>>> total = code.variable("i64", "0")
>>> with code.loop(4) as number:
...     code.set(total, code(f"add i64 {code.get(total)}, {number}"))
>>> code.do(f"ret i64 {code.get(total)}")
>>> print(code.function("define i64 @sum()").splitlines()[0])
define i64 @sum() {

Native functions read numpy's arrays. An array begins with Python's object header of 16 bytes; then come the address of
its elements, the number of its axes, and the addresses of its shape and of its strides. Source: numpy's C API,
``PyArrayObject_fields``, which has been the same since numpy 1. `ldsopt.simt.native.engine` asks one array whether that
is so before it makes any use of it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager

from ldsopt.dataclass import dataclass


@dataclass(frozen=True, slots=True)
class StackVariable:
    """A variable of a native function: its type and the name of its address."""

    type: str
    place: str


class Code:
    """The body of one function, from its entry on."""

    def __init__(self) -> None:
        self._entry: list[str] = []
        self._lines: list[str] = []
        self._count = 0
        self._block = "start"

    def _name(self, kind: str) -> str:
        self._count += 1
        return f"{kind}{self._count}"

    def __call__(self, instruction: str) -> str:
        """Adds an instruction with a result; returns its name."""
        name = f"%{self._name('v')}"
        self._lines.append(f"  {name} = {instruction}")
        return name

    def do(self, instruction: str) -> None:
        """Adds an instruction without a result."""
        self._lines.append(f"  {instruction}")

    def room(self, type_: str, align: int = 64) -> str:
        """The address of memory of a type on the stack."""
        name = f"%{self._name('m')}"
        self._entry.append(f"  {name} = alloca {type_}, align {align}")
        return name

    def variable(self, type_: str, value: str) -> StackVariable:
        """A variable with its first value."""
        found = StackVariable(type_, self.room(type_, 8))
        self.set(found, value)
        return found

    def get(self, variable: StackVariable) -> str:
        """The value of a variable."""
        return self(f"load {variable.type}, ptr {variable.place}")

    def set(self, variable: StackVariable, value: str) -> None:
        """Gives a variable another value."""
        self.do(f"store {variable.type} {value}, ptr {variable.place}")

    def at(self, base: str, type_: str, index: str | int) -> str:
        """The address of an element behind a pointer, by its number or the name of one of 64 bits."""
        return self(f"getelementptr {type_}, ptr {base}, i64 {index}")

    def load(self, type_: str, base: str, index: str | int = 0, *, align: int = 0) -> str:
        """An element behind a pointer."""
        place = base if index == 0 else self.at(base, type_, index)
        return self(f"load {type_}, ptr {place}" + (f", align {align}" if align else ""))

    def store(self, type_: str, value: str, base: str, index: str | int = 0, *, align: int = 0) -> None:
        """Stores an element behind a pointer."""
        place = base if index == 0 else self.at(base, type_, index)
        self.do(f"store {type_} {value}, ptr {place}" + (f", align {align}" if align else ""))

    def add_to(self, value: str, base: str, index: int) -> None:
        """Adds to an element of 64 bits behind a pointer."""
        place = self.at(base, "i64", index)
        self.store("i64", self(f"add i64 {self.load('i64', place)}, {value}"), place)

    def _begin(self, block: str) -> None:
        self._lines.append(f"{block}:")
        self._block = block

    @contextmanager
    def loop(self, count: int | str) -> Iterator[str]:
        """Instructions that run for each number below ``count``, of which there is at least one; gives the number."""
        body, behind, number = self._name("loop"), self._name("end"), f"%{self._name('i')}"
        before = self._block
        self.do(f"br label %{body}")
        self._begin(body)
        phi = len(self._lines)
        self._lines.append("")
        yield number
        following = self(f"add nuw nsw i64 {number}, 1")
        self._lines[phi] = f"  {number} = phi i64 [ 0, %{before} ], [ {following}, %{self._block} ]"
        again = self(f"icmp ult i64 {following}, {count}")
        self.do(f"br i1 {again}, label %{body}, label %{behind}")
        self._begin(behind)

    @contextmanager
    def when(self, condition: str) -> Iterator[None]:
        """Adds instructions that run if a condition holds."""
        then, behind = self._name("then"), self._name("end")
        self.do(f"br i1 {condition}, label %{then}, label %{behind}")
        self._begin(then)
        yield
        self.do(f"br label %{behind}")
        self._begin(behind)

    def leave_if(self, condition: str, result: str) -> None:
        """Returns a result at once if a condition holds, which is rare."""
        leave, behind = self._name("leave"), self._name("go")
        self.do(f"br i1 {condition}, label %{leave}, label %{behind}")
        self._begin(leave)
        self.do(f"ret {result}")
        self._begin(behind)

    def function(self, head: str) -> str:
        """The whole function."""
        return "\n".join([f"{head} {{", "start:", *self._entry, *self._lines, "}", ""])


# --- values -------------------------------------------------------------------------------------------------
#
# The way of a lane's value from memory into registers and back, as `ldsopt.simt.access` says for the interpreter.


@dataclass(frozen=True, slots=True)
class ValueForm:
    """The form of an access's values for native functions.

    Attributes:
        size: bytes in memory.
        encoding: see `ldsopt.simt.access.Plan`: ``plain``, ``bool`` or ``bfloat``.
        pieces: elements of a value.
        is_array: a value of one lane is an array, even of one element.
    """

    size: int
    encoding: str
    pieces: int
    is_array: bool

    @property
    def held(self) -> int:
        """Bytes of a value in registers."""
        return 2 * self.size if self.encoding == "bfloat" else self.size

    @property
    def item(self) -> int:
        """Bytes of an element in registers."""
        return self.held // self.pieces

    def rows(self, lanes: int) -> tuple[int, ...]:
        """The shape of the values of so many lanes."""
        return (lanes, self.pieces) if self.is_array else (lanes,)

    def parts(self) -> Iterator[tuple[int, int]]:
        """The size as a sum of powers of two up to 16, the largest first, each with its first byte."""
        at = 0
        while at < self.size:
            part = min(16, 1 << ((self.size - at).bit_length() - 1))
            yield at, part
            at += part

    def load(self, code: Code, source: str, target: str, is_active: str = "true") -> None:
        """Puts a value from memory into registers; zero for a lane that is not active."""
        if self.encoding == "bfloat":
            for piece in range(self.pieces):
                half = code(f"zext i16 {code.load('i16', source, piece, align=1)} to i32")
                wide = code(f"shl i32 {half}, 16")
                code.store("i32", code(f"select i1 {is_active}, i32 {wide}, i32 0"), target, piece, align=1)
            return
        for at, part in self.parts():
            value = code.load(f"i{8 * part}", code.at(source, "i8", at), align=1)
            if self.encoding == "bool":
                value = code(f"and i{8 * part} {value}, 1")
            value = code(f"select i1 {is_active}, i{8 * part} {value}, i{8 * part} 0")
            code.store(f"i{8 * part}", value, code.at(target, "i8", at), align=1)

    def clear(self, code: Code, target: str) -> None:
        """Puts zeros into registers."""
        parts = ValueForm(self.held, "plain", 1, is_array=False).parts()
        for at, part in parts:
            code.store(f"i{8 * part}", "0", code.at(target, "i8", at), align=1)

    def parts_held(self, code: Code, source: str) -> Iterator[tuple[int, str, str]]:
        """A value in registers as it is in memory: for each part its first byte, its type and its bits."""
        if self.encoding == "bfloat":
            for piece in range(self.pieces):
                high = code(f"lshr i32 {code.load('i32', source, piece, align=1)}, 16")
                yield 2 * piece, "i16", code(f"trunc i32 {high} to i16")
            return
        for at, part in self.parts():
            yield at, f"i{8 * part}", code.load(f"i{8 * part}", code.at(source, "i8", at), align=1)

    def store(self, code: Code, source: str, target: str) -> None:
        """Puts a value from registers into memory."""
        for at, type_, value in self.parts_held(code, source):
            code.store(type_, value, code.at(target, "i8", at), align=1)

    def differs(self, code: Code, source: str, target: str) -> str:
        """IR that is true if storing a value would change memory."""
        found = "false"
        for at, type_, value in self.parts_held(code, source):
            old = code.load(type_, code.at(target, "i8", at), align=1)
            found = code(f"or i1 {found}, {code(f'icmp ne {type_} {old}, {value}')}")
        return found


def active_lanes(code: Code, lanes: int) -> tuple[str, str]:
    """The active ones of some lanes, by a byte each at ``%active``: as bits of 64, and as a vector of ``i1``."""
    bytes_ = code.load(f"<{lanes} x i8>", "%active", align=1)
    active = code(f"icmp ne <{lanes} x i8> {bytes_}, zeroinitializer")
    bits = code(f"bitcast <{lanes} x i1> {active} to i{lanes}")
    return code(f"zext i{lanes} {bits} to i64") if lanes < 64 else bits, active


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
    """Returns a result unless an array has this shape, in which a first 0 is any number.

    The elements of a row must lie one behind the other, the rows may lie anywhere.
    """
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
