"""What the metadata of a kernel says of the values of its arguments.

Of a kernel's own arguments it says kinds and sizes, but no values; with one exception: a pointer to LDS
(``dynamic_shared_pointer``) lies in LDS, and is a multiple of what it points to. Of hidden arguments, which the runtime
fills in, it is known what they are:

* ``hidden_group_size_x``: work-items of a workgroup, no more than the kernel admits; ``hidden_remainder_x``: fewer than
  that, of the last one;
* ``hidden_grid_dims``: 1 to 3;
* ``hidden_dynamic_lds_size``: no more than there is LDS.

Source: LLVM, AMDGPU Usage, "Code Object V5 Metadata" and "Code Object V3 Kernel Argument Metadata".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ldsopt.analysis import integers
from ldsopt.analysis.integers import Integers
from ldsopt.isa.kernel_start import ArgumentSlot
from ldsopt.machine.arithmetic import UNKNOWN, WIDTH, constant
from ldsopt.target.arch import Arch

_WORD, _HALF = 4, 2
_GRID_DIMS = 3


def argument_words(slots: Iterable[ArgumentSlot], most_items: int, arch: Arch) -> Mapping[int, Integers]:
    """What is known of words of the kernarg segment, by the byte at which they begin.

    Args:
        slots: the kernel's arguments.
        most_items: work-items that a workgroup has at most.
        arch: whose LDS it is.
    """
    found, halves = dict[int, Integers](), dict[int, Integers]()
    for slot in slots:
        value = _value(slot, most_items, arch)
        if value is not None and slot.size == _WORD and slot.offset % _WORD == 0:
            found[slot.offset] = value
        elif value is not None and slot.size == _HALF and slot.offset % _HALF == 0:
            halves[slot.offset] = value
    for place in {at - at % _WORD for at in halves}:
        lower, upper = (halves.get(at, _ANY_HALF) for at in (place, place + _HALF))
        found[place] = integers.or_(lower, integers.shl(upper, constant(8 * _HALF)))
    return found


def _value(slot: ArgumentSlot, most_items: int, arch: Arch) -> Integers | None:
    kind, _, axis = slot.kind.rpartition("_")
    if kind in {"hidden_group_size", "hidden_remainder"} and axis in "xyz":
        return integers.interval(WIDTH, 0, most_items)
    if slot.kind == "hidden_grid_dims":
        return integers.interval(WIDTH, 0, _GRID_DIMS)
    if slot.kind == "hidden_dynamic_lds_size":
        return integers.interval(WIDTH, 0, arch.lds_bytes)
    if slot.kind == "dynamic_shared_pointer" and slot.align > 0:
        places = integers.interval(WIDTH, 0, arch.lds_bytes // slot.align)
        return integers.mul(places, constant(slot.align))
    return None


_ANY_HALF = integers.and_(UNKNOWN, constant((1 << 8 * _HALF) - 1))
