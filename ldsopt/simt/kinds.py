"""The register model: the form of a value of an LLVM type while it is executed.

========================  ====================================  ==============================
type                      the same in all lanes                 different
========================  ====================================  ==============================
iN, pointer               ``int``, 0 <= value < 2**N            unsigned array [lanes]
i1                        ``bool``                              bool array [lanes]
half, float, double       numpy scalar                          array [lanes]
bfloat                    ``float32`` scalar, rounded           float32 array [lanes], rounded
<n x T>                   array [n]                             array [lanes, n]
ptr addrspace(8) / (7)    uint32 array [4] / [5]                uint32 array [lanes, 4] / [5]
struct, array             tuple of values                       tuple of values
========================  ====================================  ==============================

A value is kept in its left form wherever its operands are: numpy's broadcasting makes the two mix. An integer of
a width that numpy lacks lives in the next wider unsigned type, its upper bits zero; one of more than 64 bits is an
array of Python integers. Registers are never written in place, so that views may be shared.

Undefined values: ``undef`` and ``poison`` are zero, ``freeze`` is the identity, and the flags that make poison
(``nuw``, ``nsw``, ``exact``, ``inbounds``, ``disjoint``) are not checked.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ldsopt.dataclass import dataclass
from ldsopt.ir.syntax import split_arguments
from ldsopt.ir.types import Types

Value = Any
"""A register's content, see the module's table."""

Array = npt.NDArray[Any]

FLOATS: dict[str, tuple[int, str]] = {
    "half": (16, "f2"),
    "bfloat": (16, "f4"),
    "float": (32, "f4"),
    "double": (64, "f8"),
}
RESOURCE_WORDS = {8: 4, 7: 5}
"""32-bit words of a buffer resource (``ptr addrspace(8)``) and of a resource with an offset (7)."""

_POINTER_BITS = {0: 64, 1: 64, 4: 64, 2: 32, 3: 32, 5: 32, 6: 32, 7: 160, 8: 128}


@dataclass(frozen=True, slots=True)
class RegisterKind:
    """An LLVM type, and the form of its values in registers.

    Attributes:
        text: as LLVM prints it.
        form: ``int``, ``float``, ``pointer``, ``resource``, ``vector``, ``tuple``, ``void`` or ``other``.
        bits: bits of a scalar, or of a vector's element.
        dtype: numpy's type of a register's elements; object where there is none.
        count: elements of a vector; words of a resource; 1 otherwise.
        elements: element types of a struct or array; the one element type of a vector.
        space: address space of a pointer or resource.
        store: bytes in memory; 0 where it has no fixed size.
        align: ABI alignment in memory.
        offsets: byte offsets of the elements of a struct or array.
    """

    text: str
    form: str
    bits: int = 0
    dtype: Any = object
    count: int = 1
    elements: tuple[RegisterKind, ...] = ()
    space: int = 0
    store: int = 0
    align: int = 1
    offsets: tuple[int, ...] = ()

    @property
    def scalar(self) -> RegisterKind:
        """The element of a vector, else the type itself."""
        return self.elements[0] if self.form == "vector" else self

    @property
    def mask(self) -> int:
        """The largest unsigned value of an integer or pointer of these bits."""
        return (1 << self.bits) - 1

    @property
    def is_bool(self) -> bool:
        """True if it is an i1 or a vector of them."""
        return self.scalar.form == "int" and self.bits == 1

    @property
    def is_bfloat(self) -> bool:
        """True if it is a bfloat or a vector of them."""
        return self.scalar.text == "bfloat"

    @property
    def is_native(self) -> bool:
        """True if numpy's arithmetic on its arrays wraps at the right width by itself."""
        return self.bits in (8, 16, 32, 64)

    @property
    def is_array(self) -> bool:
        """True if even a uniform value of it is an array, of ``count`` elements."""
        return self.form in ("vector", "resource")


def unsigned_dtype(bits: int) -> Any:
    """The numpy type of arrays of ``iN``."""
    if bits == 1:
        return np.dtype(np.bool_)
    for size in (8, 16, 32, 64):
        if bits <= size:
            return np.dtype(f"u{size // 8}")
    return np.dtype(object)


class Kinds:
    """The types of one module by their text."""

    def __init__(self, types: Types, named: dict[str, str]) -> None:
        self.types, self._named = types, named
        self._known: dict[str, RegisterKind] = {}

    def __call__(self, text: str) -> RegisterKind:
        """The type with LLVM's spelling ``text``."""
        kind = self._known.get(text)
        if kind is None:
            kind = self._known[text] = self._read(text)
        return kind

    def _read(self, text: str) -> RegisterKind:
        if text == "void":
            return RegisterKind(text, "void")
        layout = self.types.layout(text)
        if layout is None:
            return RegisterKind(text, "other")
        store, align = layout.store, layout.align
        if text[0] == "i" and text[1:].isdigit():
            bits = int(text[1:])
            return RegisterKind(text, "int", bits, unsigned_dtype(bits), store=store, align=align)
        if text in FLOATS:
            bits, dtype = FLOATS[text]
            return RegisterKind(text, "float", bits, np.dtype(dtype), store=store, align=align)
        if text == "ptr" or text.startswith("ptr addrspace("):
            space = int(text[len("ptr addrspace(") : -1] or 0)
            if space in RESOURCE_WORDS:
                words = RESOURCE_WORDS[space]
                return RegisterKind(
                    text, "resource", 32, np.dtype("u4"), count=words, space=space, store=store, align=align
                )
            bits = _POINTER_BITS.get(space, 0)
            if not bits:
                return RegisterKind(text, "other")
            return RegisterKind(
                text, "pointer", bits, unsigned_dtype(bits), space=space, store=store, align=align
            )
        if text[0] == "<" and text[1] != "{":
            element = self(layout.element)
            if element.form not in ("int", "float", "pointer"):
                return RegisterKind(text, "other")
            return RegisterKind(
                text, "vector", element.bits, element.dtype, layout.count, (element,),
                element.space, store, align,
            )  # fmt: skip
        if text[0] == "[":
            element = self(layout.element)
            if layout.count > 4096:  # only ever stepped over, never held in a register
                return RegisterKind(text, "other", store=store, align=align)
            return RegisterKind(
                text, "tuple", elements=(element,) * layout.count, store=store, align=align,
                offsets=tuple(layout.stride * i for i in range(layout.count)),
            )  # fmt: skip
        if layout.fields or text in ("{}", "<{}>", "{ }"):
            return RegisterKind(
                text, "tuple", elements=tuple(map(self, layout.fields)), store=store, align=align,
                offsets=layout.offsets,
            )  # fmt: skip
        if text in self._named:
            return self(self._named[text])
        return RegisterKind(text, "other")


def type_prefix(text: str) -> str:
    """The type at the beginning of ``TYPE VALUE``.

    >>> type_prefix("<2 x i32> <i32 1, i32 2>"), type_prefix("ptr addrspace(3) null")
    ('<2 x i32>', 'ptr addrspace(3)')
    """
    if text[0] in "[<{":
        return text[: split_arguments(text, 1)[1] + (2 if text.startswith("<{") else 1)]
    if text.startswith("ptr addrspace("):
        return text[: text.index(")") + 1]
    if text.startswith('%"'):
        return text[: text.index('"', 2) + 1]
    return text.partition(" ")[0]


def zero(kind: RegisterKind) -> Value:
    """The zero of a type, as a uniform value."""
    if kind.form == "tuple":
        return tuple(map(zero, kind.elements))
    if kind.is_array:
        return np.zeros(kind.count, kind.dtype)
    if kind.is_bool:
        return False
    return kind.dtype.type(0) if kind.form == "float" else 0


def narrow(value: Array) -> Array:
    """Doubles as floats, rounded to odd: a result rounded once more to fewer bits equals one rounded once.

    Source: Boldo and Melquiond, "Emulation of a FMA and correctly rounded sums: proved algorithms using rounding to
    odd", 2008.
    """
    wide = np.asarray(value, np.float64)
    near = np.asarray(wide.astype(np.float32))
    is_even = (near.view(np.uint32) & np.uint32(1)) == 0
    other = np.nextafter(
        near, np.where(wide > near, np.float32(np.inf), np.float32(-np.inf)), dtype=np.float32
    )
    inexact = (near != wide) & ~np.isnan(wide)
    return np.where(inexact & is_even, other, near)


def to_float(value: Array, kind: RegisterKind) -> Array:
    """Doubles rounded once to a floating-point type, in its register form."""
    if kind.is_bfloat:
        return np.asarray(round_bfloat(narrow(value)))
    return np.asarray(value).astype(kind.dtype)


def round_bfloat(value: Value) -> Value:
    """A float32 rounded to the nearest bfloat, ties to even; NaN stays NaN."""
    array = np.asarray(value, np.float32)
    bits = array.view(np.uint32)
    rounded = ((bits + (0x7FFF + ((bits >> 16) & 1))) & np.uint32(0xFFFF0000)).view(np.float32)
    result = np.where(np.isnan(array), np.float32(np.nan), rounded)
    return result if array.ndim else result[()]


def blend(mask: Array, new: Value, old: Value, kind: RegisterKind) -> Value:
    """``new`` in the lanes of ``mask``, ``old`` in the others."""
    if old is None or new is old:
        return new
    if kind.form == "tuple":
        return tuple(blend(mask, n, o, k) for n, o, k in zip(new, old, kind.elements, strict=True))
    if kind.is_array:
        return np.where(mask[:, None], new, old)
    if kind.bits > 64:
        return np.where(mask, as_object(new), as_object(old))
    if new.__class__ is int or new.__class__ is bool:
        if new.__class__ is old.__class__ and new == old:
            return new
        new = kind.dtype.type(new)
    if old.__class__ is int or old.__class__ is bool:
        old = kind.dtype.type(old)
    return np.where(mask, new, old)


def as_object(value: Value) -> Array:
    """An integer of more than 64 bits as an array of Python integers."""
    if isinstance(value, np.ndarray):
        return value
    array = np.empty((), object)
    array[()] = value
    return array


def lanes_of(value: Value, kind: RegisterKind, lanes: int) -> Array:
    """A value that is no tuple as an array with one row a lane."""
    shape = (lanes, kind.count) if kind.is_array else (lanes,)
    array = value if isinstance(value, np.ndarray) else np.asarray(value, kind.dtype)
    return array if array.shape == shape else np.broadcast_to(array, shape)


def uniform(value: Array, kind: RegisterKind) -> Value:
    """A register from an array without a lane axis: ``()`` for a scalar, ``(n,)`` for a vector."""
    if kind.is_array:
        return value
    if kind.form == "float":
        return value[()]
    return value if isinstance(value, int) else value.item()  # integers above 64 bits are numpy objects


def is_uniform(value: Value, kind: RegisterKind) -> bool:
    """True if a value is held once for all lanes."""
    if kind.form == "tuple":
        return all(is_uniform(v, k) for v, k in zip(value, kind.elements, strict=True))
    if kind.is_array:
        return bool(value.ndim == 1)
    return not isinstance(value, np.ndarray)


def first_lane(value: Value, kind: RegisterKind, lane: int) -> Value:
    """The uniform value that a lane holds."""
    if kind.form == "tuple":
        return tuple(first_lane(v, k, lane) for v, k in zip(value, kind.elements, strict=True))
    if is_uniform(value, kind):
        return value
    return uniform(value[lane], kind)


def signed(value: Value, bits: int) -> Value:
    """The same bits as signed numbers; arrays become signed arrays."""
    if value.__class__ is int:
        return value - (1 << bits) if value >> (bits - 1) else value
    if value.__class__ is bool:
        return -int(value)
    if value.dtype == np.bool_:
        return -value.astype(np.int8)
    if value.dtype == object:
        return np.where(value >> (bits - 1) != 0, value - (1 << bits), value)
    size = value.dtype.itemsize * 8
    view = value.view(f"i{size // 8}")
    return view if size == bits else (view << (size - bits)) >> (size - bits)


def unsigned(value: Value, kind: RegisterKind) -> Value:
    """Signed numbers back to the register form of an integer type."""
    if value.__class__ is int:
        return value & kind.mask
    if value.dtype == object:
        return value & kind.mask
    result = value.view(f"u{value.dtype.itemsize}").astype(kind.dtype, copy=False)
    return result if kind.is_native else result & kind.dtype.type(kind.mask)
