"""A register that keeps its old value in lanes that are not active, as `ldsopt.simt.kinds.blend` does it.

Where all lanes of the function are active, or nothing was written yet, the new value is taken in all lanes. Otherwise
the register is one value for all lanes only if the new and the old one are, and are equal. (For floats and vectors the
interpreter asks there whether both are the same object. No address comes of that by itself.)
"""

from __future__ import annotations

from ldsopt.simt.compiled.code import LANES, LaneRow, Leaves, leaf_type
from ldsopt.simt.compiled.forms import BY_LANE, UNIFORM
from ldsopt.simt.compiled.layout import BASE, MASK
from ldsopt.simt.compiled.registers import RegisterText


class Merge:
    """Writes the merging of one register; made in front of the loop over the lanes.

    Args:
        registers: the function's.
        slot: the register.
        flag: an i1, whether the new value is the same in all lanes.
        mask: the active lanes; `whole` an i1, whether these are all.
    """

    def __init__(self, registers: RegisterText, slot: int, flag: str, mask: str, whole: str) -> None:
        self._registers, self._slot, self._flag = registers, slot, flag
        code = registers.code
        old = registers.form_byte(slot)
        none = code.op(f"icmp eq i8 {old}, 0")
        self._takes_new = code.op(f"or i1 {none}, {whole}")
        self._mask = code.op(f"select i1 {self._takes_new}, i64 -1, i64 {mask}")
        self._was_uniform = code.op(f"icmp eq i8 {old}, {UNIFORM}")
        self._differs, self._next = code.name(), code.name()

    def begin(self, before: str, loop: str) -> None:
        """Writes the head of the loop."""
        if self._flag != "false":
            self._registers.code.phi(self._differs, f"i{LANES}", ("0", before), (self._next, loop))

    def blend(self, row: LaneRow, lane: str, new: Leaves) -> Leaves:
        """The merged value of the lanes from one on."""
        kind, code = self._registers.held(self._slot).kind, row.code
        leaf, old = leaf_type(kind), self._registers.rows(self._slot, lane)
        active = self._registers.active(self._mask, lane)
        if self._flag != "false":
            bits = f"i{int(leaf[1:]) if leaf[0] == 'i' else {'half': 16, 'float': 32, 'double': 64}[leaf]}"
            total = self._differs
            for x, y in zip(new, old, strict=True):
                raw = [row.cast("bitcast", leaf, bits, z) for z in (x, y)]
                other = code.op(f"bitcast <{LANES} x i1> {row.compare('ne', bits, *raw)} to i{LANES}")
                total = code.op(f"or i{LANES} {total}, {other}")
            code.lines.append(f"  {self._next} = or i{LANES} {total}, 0")
        return [row.choose(active, leaf, x, y) for x, y in zip(new, old, strict=True)]

    def form(self) -> str:
        """The form of the merged register; behind the loop."""
        code = self._registers.code
        if self._flag == "false":
            return str(BY_LANE)
        new = code.op(f"select i1 {self._flag}, i8 {UNIFORM}, i8 {BY_LANE}")
        equal = code.op(f"icmp eq i{LANES} {self._next}, 0")
        both = code.op(f"and i1 {self._flag}, {self._was_uniform}")
        kept = code.op(f"select i1 {code.op(f'and i1 {both}, {equal}')}, i8 {UNIFORM}, i8 {BY_LANE}")
        return code.op(f"select i1 {self._takes_new}, i8 {new}, i8 {kept}")


def active_lanes(registers: RegisterText) -> tuple[str, str]:
    """The mask of the active lanes, and whether these are all that the function was entered with."""
    mask, base = registers.load_word(MASK), registers.load_word(BASE)
    return mask, registers.code.op(f"icmp eq i64 {mask}, {base}")
