"""Matrix products of a kernel by native functions, if they give what numpy gives on this computer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ldsopt.simt.kinds import Array, Value
from ldsopt.simt.native.compilation import address_of, calls_of
from ldsopt.simt.native.matrix import ElementForm, MatrixFunction, MatrixOperand

if TYPE_CHECKING:
    from ldsopt.simt.native.engine import NativeCall

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
        functions: what its native function may be made for: the same in each order of additions that is known.
        codes: what the elements of A and of B stand for that are codes.
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
        """The addresses of the native function that takes no numpy arrays, and of what the codes of A and B stand for;
        `None` as long as `compute` has found no function."""
        return (self._address, self._pointers[0], self._pointers[1]) if self._address else None

    def _choose(self) -> None:
        """Takes the first order of additions, if it is that in which numpy computes this product here."""
        function = self._candidates[0]
        calls = calls_of(function)
        if calls is not None:
            call = calls[f"{function.name}.arrays"]
            if _agrees(function, call, self._codes, self._reference):
                self._call, self._address = call, address_of(calls[function.name])
            del self._candidates[0]


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
    """True if a native function gives what numpy gives, of operands of all sizes, zeros of both signs and the ends."""
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
    """The bytes of numbers as elements of an operand."""
    halves: Array = numbers.astype(np.float16)
    if form == "f16":
        return halves.view(np.uint8)
    singles: Array = numbers.astype(np.float32)
    if form == "bf16":
        singles = (singles.view(np.uint32) >> np.uint32(16)).astype(np.uint16)
    return singles.view(np.uint8)
