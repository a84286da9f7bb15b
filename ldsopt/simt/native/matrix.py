"""Matrix products as native functions: D = A x B + C of one wave, bit for bit numpy's result.

    i32 product(ptr a, ptr b, ptr c, ptr d, ptr codes_a, ptr codes_b)

``a``, ``b`` and ``c`` are registers, lane after lane; ``d`` is the place of D in the same form; ``codes`` are the 256
values of an operand of 8-bit floats. The result is `DONE`; or `LOOK` if some element is a NaN, of which
processors may keep one or the other payload.

Numpy's result depends on the order in which its BLAS adds up the K products of an element, each by a fused
multiply-add. Measured for OpenBLAS on x86 with AVX-512: one after the other from 0 on, but for K of 32 and more, with B
transposed, in 16 sums of each 16th product, which are then added in pairs of neighbours, until one is left. Integers
are added modulo 2**32 in whatever order. This module finds by trial which of the orders numpy has on this computer,
before it relies on one.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import numpy as np

from ldsopt.dataclass import dataclass
from ldsopt.simt.kinds import Array, Value
from ldsopt.simt.native import text
from ldsopt.simt.native.engine import address_of, calls_of
from ldsopt.simt.native.text import Code
from ldsopt.simt.native.words import DONE, LOOK

if TYPE_CHECKING:
    from ldsopt.simt.native.engine import NativeCall


ElementForm = Literal["f16", "f32", "bf16", "i8", "code"]
"""The kind of an operand's element in its register; a code stands for a float of a table."""

SumOrder = Literal["one by one", "in pairs of 16"]
SUMS = 16
_BYTES: dict[ElementForm, int] = {"f16": 2, "f32": 4, "bf16": 2, "i8": 1, "code": 1}


@dataclass(frozen=True, slots=True)
class MatrixOperand:
    """The layout of an operand in its register.

    Attributes:
        first: the place of each lane's first element among rows of k; for B rows are columns.
        steps: the distance of each element of a lane from the first, the same in all lanes.
        shape: the shape of the register; `dtype` the type of its elements, as numpy writes it.
    """

    form: ElementForm
    first: tuple[int, ...]
    steps: tuple[int, ...]
    shape: tuple[int, ...]
    dtype: str

    @property
    def itemsize(self) -> int:
        """Bytes of an element of the register."""
        return int(self.dtype[-1])


@dataclass(frozen=True, slots=True, eq=False)
class MatrixFunction:
    """The key of a native function of a matrix product; each is made once, so that only the same one is equal.

    Attributes:
        rows, columns, depth: the sizes of the product: M, N and K.
        first, steps: of C and D, as of an operand, among the rows of the product.
        shape: the shape of these registers.
        order: the order in which an element's products are added up.
    """

    rows: int
    columns: int
    depth: int
    a: MatrixOperand
    b: MatrixOperand
    first: tuple[int, ...]
    steps: tuple[int, ...]
    shape: tuple[int, ...]
    order: SumOrder

    @property
    def is_integer(self) -> bool:
        """True if it computes in integers of 32 bits."""
        return self.a.form == "i8"

    @property
    def name(self) -> str:
        """The name of the function; that of the one which takes numpy's arrays ends in ``.arrays``."""
        return "product"

    def signatures(self) -> Mapping[str, Sequence[Any]]:
        """The types of the functions' arguments."""
        codes = [ctypes.c_void_p] * 2
        return {
            self.name: [*[ctypes.c_void_p] * 4, *codes],
            f"{self.name}.arrays": [*[ctypes.py_object] * 4, *codes],
        }

    def ir(self) -> str:
        """The module: the function, and the one that takes numpy's arrays."""
        return _tables(self) + _product(self) + _of_arrays(self)


def by_lane(places: Sequence[int], lanes: int) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """Numbers of elements, lane after lane, as a first one of each lane and steps that all lanes have in common.

    >>> by_lane([0, 4, 1, 5], 2), by_lane([0, 4, 1, 6], 2)
    (((0, 1), (0, 4)), None)
    """
    each = len(places) // lanes
    rows = [places[lane * each : (lane + 1) * each] for lane in range(lanes)]
    steps = {tuple(place - row[0] for place in row) for row in rows}
    return (tuple(row[0] for row in rows), steps.pop()) if len(steps) == 1 else None


def _turned(of: MatrixFunction, place: int) -> int:
    """The place of an element of B that is read by k and column."""
    return place % of.depth * of.columns + place // of.depth


def _tables(of: MatrixFunction) -> str:
    """The first elements of the lanes, as constants; those of B by k and column, as they are read."""
    b = tuple(_turned(of, place) for place in of.b.first)
    found = []
    for name, places in (("a", of.a.first), ("b", b), ("d", of.first)):
        numbers = ", ".join(f"i32 {place}" for place in places)
        found.append(f"@{name}.first = private constant [{len(places)} x i32] [{numbers}]\n")
    return "".join(found)


def _product(of: MatrixFunction) -> str:
    code = Code()
    type_ = "i32" if of.is_integer else "float"
    left = _decoded(code, of.a, "a", of.a.steps, type_)
    steps = tuple(step * of.columns for step in of.b.steps)  # they are of one column
    right = _decoded(code, of.b, "b", steps, type_)
    product = code.room(f"[{of.rows * of.columns} x {type_}]")
    with code.loop(of.rows) as row:
        line = code.at(left, type_, code(f"mul i64 {row}, {of.depth}"))
        target = code.at(product, type_, code(f"mul i64 {row}, {of.columns}"))
        if of.order == "one by one":
            _one_by_one(code, of, line, right, target)
        else:
            _in_pairs(code, of, line, right, target)
    _add(code, of, product, type_)
    head = f"define i32 @{of.name}(ptr %a, ptr %b, ptr %c, ptr %d, ptr %codes.a, ptr %codes.b)"
    return code.function(head)


def _decoded(code: Code, operand: MatrixOperand, name: str, steps: tuple[int, ...], type_: str) -> str:
    """The elements of an operand in the order in which they are multiplied, as numbers to compute with."""
    lanes, each = len(operand.first), len(steps)
    target = code.room(f"[{lanes * each} x {type_}]")
    size = _BYTES[operand.form]
    with code.loop(lanes) as lane:
        first = code(f"zext i32 {code.load('i32', f'@{name}.first', lane)} to i64")
        place = code.at(target, type_, first)
        source = code.at(f"%{name}", f"[{size * each} x i8]", lane)
        numbers = _numbers(code, operand.form, each, source, f"%codes.{name}")
        if steps == tuple(range(each)):
            code.store(f"<{each} x {type_}>", numbers, place, align=4)
        else:
            for number, step in enumerate(steps):
                one = code(f"extractelement <{each} x {type_}> {numbers}, i64 {number}")
                code.store(type_, one, code.at(place, type_, step))
    return target


def _numbers(code: Code, form: ElementForm, each: int, source: str, codes: str) -> str:
    """The elements of a lane, as a vector of numbers to compute with."""
    floats = f"<{each} x float>"
    if form == "f32":
        return code(f"load {floats}, ptr {source}, align 4")
    if form == "f16":
        return code(
            f"fpext <{each} x half> {code(f'load <{each} x half>, ptr {source}, align 2')} to {floats}"
        )
    if form == "bf16":
        bits = code(f"load <{each} x i16>, ptr {source}, align 2")
        wide = code(f"zext <{each} x i16> {bits} to <{each} x i32>")
        amount = ", ".join(["i32 16"] * each)
        return code(f"bitcast <{each} x i32> {code(f'shl <{each} x i32> {wide}, <{amount}>')} to {floats}")
    if form == "i8":
        return code(
            f"sext <{each} x i8> {code(f'load <{each} x i8>, ptr {source}, align 1')} to <{each} x i32>"
        )
    found = "poison"
    for number in range(each):
        byte = code(f"zext i8 {code.load('i8', source, number)} to i64")
        found = code(f"insertelement {floats} {found}, float {code.load('float', codes, byte)}, i64 {number}")
    return found


def _one_by_one(code: Code, of: MatrixFunction, line: str, right: str, target: str) -> None:
    """A row of the product, all columns at a time."""
    type_ = "i32" if of.is_integer else "float"
    vector = f"<{of.columns} x {type_}>"
    total = code.variable(vector, "zeroinitializer")
    with code.loop(of.depth) as k:
        one = code(f"insertelement {vector} poison, {type_} {code.load(type_, line, k)}, i64 0")
        factor = code(f"shufflevector {vector} {one}, {vector} poison, <{of.columns} x i32> zeroinitializer")
        row = code.load(vector, code.at(right, type_, code(f"mul i64 {k}, {of.columns}")), align=4)
        known = code.get(total)
        if of.is_integer:
            code.set(total, code(f"add {vector} {known}, {code(f'mul {vector} {factor}, {row}')}"))
        else:
            parts = f"{vector} {factor}, {vector} {row}, {vector} {known}"
            code.set(total, code(f"call {vector} @llvm.fma.v{of.columns}f32({parts})"))
    code.store(vector, code.get(total), target, align=4)


def _in_pairs(code: Code, of: MatrixFunction, line: str, right: str, target: str) -> None:
    """A row of the product, all columns at a time."""
    vector = f"<{of.columns} x float>"
    sums = []
    for first in range(SUMS):
        total = "zeroinitializer"
        for k in range(first, of.depth, SUMS):
            one = code(f"insertelement {vector} poison, float {code.load('float', line, k)}, i64 0")
            x = code(f"shufflevector {vector} {one}, {vector} poison, <{of.columns} x i32> zeroinitializer")
            y = code.load(vector, code.at(right, "float", k * of.columns), align=4)
            total = code(
                f"call {vector} @llvm.fma.v{of.columns}f32({vector} {x}, {vector} {y}, {vector} {total})"
            )
        sums.append(total)
    while len(sums) > 1:
        sums = [code(f"fadd {vector} {x}, {y}") for x, y in zip(sums[::2], sums[1::2], strict=True)]
    code.store(vector, sums[0], target, align=4)


def _add(code: Code, of: MatrixFunction, product: str, type_: str) -> None:
    """Adds C, and returns IR that is true if no element is a NaN."""
    bad = code.variable("i1", "false")
    each = len(of.steps)
    vector = f"<{each} x {type_}>"
    with code.loop(len(of.first)) as lane:
        first = code(f"zext i32 {code.load('i32', '@d.first', lane)} to i64")
        place, start = code.at(product, type_, first), code(f"mul i64 {lane}, {each}")
        one = "poison"
        for number, step in enumerate(of.steps):
            one = code(f"insertelement {vector} {one}, {type_} {code.load(type_, place, step)}, i64 {number}")
        other = code.load(vector, code.at("%c", type_, start), align=4)
        total = code(f"{'add' if of.is_integer else 'fadd'} {vector} {one}, {other}")
        code.store(vector, total, code.at("%d", type_, start), align=4)
        if not of.is_integer:
            nans = code(f"fcmp uno {vector} {total}, {total}")
            some = code(f"icmp ne i{each} {code(f'bitcast <{each} x i1> {nans} to i{each}')}, 0")
            code.set(bad, code(f"or i1 {code.get(bad)}, {some}"))
    code.do(f"ret i32 {code(f'select i1 {code.get(bad)}, i32 {LOOK}, i32 {DONE}')}")


def _of_arrays(of: MatrixFunction) -> str:
    code = Code()
    look = f"i32 {LOOK}"
    for name, operand in (("a", of.a), ("b", of.b)):
        text.require(code, f"%{name}", operand.shape, operand.itemsize, look)
    text.require(code, "%c", of.shape, 4, look)
    given = ", ".join(f"ptr {text.elements(code, f'%{name}')}" for name in "abcd")
    code.do(f"ret i32 {code(f'call i32 @{of.name}({given}, ptr %codes.a, ptr %codes.b)')}")
    return code.function(
        f"define i32 @{of.name}.arrays(ptr %a, ptr %b, ptr %c, ptr %d, ptr %codes.a, ptr %codes.b)"
    )


# --- products -----------------------------------------------------------------------------------------------
#
# Matrix products of a kernel by native functions, if they give what numpy gives on this computer.


Reference = Callable[[Array, Array, Array], Array]
"""The product as numpy computes it, from the registers of A, B and C."""

_TRIALS = 24
_EDGES: dict[ElementForm, list[float]] = {
    "f16": [0.0, -0.0, 6e-8, -6e-8, 6.1e-5, 65504.0, 1.0, -1.0],
    "f32": [0.0, -0.0, 1e-45, -1e-45, 1.2e-38, 3e38, 1.0, -1.0],
    "bf16": [0.0, -0.0, 9.2e-41, -9.2e-41, 1.2e-38, 3e38, 1.0, -1.0],
}


class MatrixProduct:
    """One product of a kernel.

    Args:
        functions: the possible native functions: the same product in each known order of additions.
        codes: the values of the elements of A and of B that are codes.
        reference: numpy's product.
    """

    def __init__(
        self,
        functions: Sequence[MatrixFunction],
        codes: tuple[Array | None, Array | None],
        reference: Reference,
    ) -> None:
        self._candidates, self._codes, self._reference = list(functions), codes, reference
        self._call: NativeCall | None = None
        self._address = 0
        self._pointers = [0 if table is None else table.ctypes.data for table in codes]
        self._shape = functions[0].shape
        self._dtype: Any = np.uint32 if functions[0].is_integer else np.float32

    def compute(self, a: Value, b: Value, c: Value) -> Array | None:
        """D in its register; `None` if numpy has to compute it."""
        if self._call is None and self._candidates:
            self._choose()
        if self._call is None:
            return None
        if not (isinstance(a, np.ndarray) and isinstance(b, np.ndarray) and isinstance(c, np.ndarray)):
            return None
        d = np.empty(self._shape, self._dtype)
        return None if self._call(a, b, c, d, *self._pointers) else d

    def addresses(self) -> tuple[int, int, int] | None:
        """The addresses of the native function without numpy arrays and of codes; ``None`` before `compute`."""
        return (self._address, self._pointers[0], self._pointers[1]) if self._address else None

    def _choose(self) -> None:
        """Takes the first order of additions, if numpy computes this product in that order here."""
        function = self._candidates[0]
        calls = calls_of(function)
        if calls is not None:
            call = calls[f"{function.name}.arrays"]
            asked = function, *(None if table is None else table.tobytes() for table in self._codes)
            if asked not in _agreeing:
                _agreeing[asked] = _agrees(function, call, self._codes, self._reference)
            if _agreeing[asked]:
                self._call, self._address = call, address_of(calls[function.name])
            del self._candidates[0]


_agreeing: dict[tuple[object, ...], bool] = {}
"""The answers of `_agrees`, by function and codes: products of one function differ in their instructions alone."""


class MatrixOperation(NamedTuple):
    """An instruction that is a matrix product: the product, and the slots of A, B, C and D."""

    product: MatrixProduct
    slots: tuple[int, int, int, int]


def _agrees(
    function: MatrixFunction,
    call: NativeCall,
    codes: tuple[Array | None, Array | None],
    reference: Reference,
) -> bool:
    """True if a native function equals numpy, for operands of all sizes, zeros of both signs and the extremes."""
    rng = np.random.default_rng(0)
    decided = 0
    pointers = [0 if table is None else table.ctypes.data for table in codes]
    for trial in range(_TRIALS):
        a, b = (
            _trial(rng, operand, table, trial)
            for operand, table in ((function.a, codes[0]), (function.b, codes[1]))
        )
        if function.is_integer:
            c = rng.integers(0, 1 << 32, function.shape, dtype=np.uint32)
        else:
            c = rng.normal(0, 10.0 ** rng.integers(-3, 3), function.shape).astype(np.float32)
        d = np.empty(function.shape, c.dtype)
        if call(a, b, c, d, *pointers):
            continue
        decided += 1
        if reference(a, b, c).tobytes() != d.tobytes():
            return False
    return decided >= _TRIALS // 2


def _trial(rng: np.random.Generator, operand: MatrixOperand, codes: Array | None, trial: int) -> Array:
    """A register of an operand; every third trial has edges among its elements."""
    count = int(np.prod(operand.shape)) * operand.itemsize
    if operand.form == "i8":
        raw = rng.integers(0, 256, count, dtype=np.uint8)
    elif operand.form == "code":
        assert codes is not None
        raw = rng.choice(np.flatnonzero(np.isfinite(codes)), count).astype(np.uint8)
    else:
        numbers = rng.normal(0, 10.0 ** (trial % 4 - 1), count // (2 if operand.form != "f32" else 4))
        if trial % 3 == 0:
            edges = rng.choice(np.array(_EDGES[operand.form]), len(numbers))
            numbers = np.where(rng.random(len(numbers)) < 0.3, edges, numbers)
        raw = _encoded(numbers, operand.form)
    found: Array = raw.view(operand.dtype).reshape(operand.shape)
    return found


def _encoded(numbers: Array, form: ElementForm) -> Array:
    halves: Array = numbers.astype(np.float16)
    if form == "f16":
        return halves.view(np.uint8)
    singles: Array = numbers.astype(np.float32)
    if form == "bf16":
        singles = (singles.view(np.uint32) >> np.uint32(16)).astype(np.uint16)
    return singles.view(np.uint8)
