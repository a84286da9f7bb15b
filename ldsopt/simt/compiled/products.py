"""Matrix products in compiled code: calls of native functions, as far as these do what numpy does here."""

from __future__ import annotations

from ldsopt.simt.compiled.code import is_native
from ldsopt.simt.compiled.lane_order import bytes_of, give, place_of_result, take
from ldsopt.simt.compiled.steps import StepText
from ldsopt.simt.frame import Frame
from ldsopt.simt.native.memory import NativeGlobals
from ldsopt.simt.native.operations import NativeRun
from ldsopt.simt.native.products import MatrixOperation


class MatrixStep:
    """A matrix product.

    Args:
        frame: what the function was decoded in.
        operation: the product, and its registers.
        is_merged: lanes that are not active keep what they have.
    """

    words = 3

    def __init__(self, frame: Frame, operation: MatrixOperation, *, is_merged: bool) -> None:
        kinds = frame.slot_kinds()
        self._product, self._is_merged = operation.product, is_merged
        self._slots = operation.slots
        self._kinds = [kinds[slot] for slot in self._slots]

    @property
    def is_possible(self) -> bool:
        """Whether its registers can be held in a frame."""
        return all(is_native(kind) and kind.bits <= 64 for kind in self._kinds)

    @property
    def room(self) -> int:
        """Bytes of a lane's operands and result."""
        return sum(bytes_of(kind) for kind in self._kinds)

    def addresses(self, run: NativeRun, memory: NativeGlobals) -> tuple[int, ...] | None:
        """The native function, and the values of the operands' codes."""
        return self._product.addresses()

    def write(self, text: StepText) -> None:
        """Writes the call of the native function."""
        function, *codes = text.table
        *operands, result = zip(self._slots, self._kinds, strict=True)
        places, at = [], 0
        for slot, kind in operands:
            places.append(give(text.registers, slot, kind, at))
            at += bytes_of(kind)
        places.append(place_of_result(text.registers, *result, at, is_merged=self._is_merged))
        places += [text.pointer(word) for word in codes]
        text.call(function, ", ".join(f"ptr {place}" for place in places))
        take(text.registers, *result, at, is_merged=self._is_merged)
