"""The proof that code with fewer wait states than the compiler's still has enough, by coarse rules of its own.

Rule. Where ours has fewer in front of an instruction, each pair of an instruction before that place and one behind it
is looked at, on all paths of up to 20 wait states to either side. Fewer wait states than `_asked` says are refused.
That counts whole kinds of instructions alike, each by the worst of its kind in AMD's CDNA3 ISA (4.5 and 7.5) and in
LLVM's ``GCNHazardRecognizer``: nothing less is asked here. That holds also for what `check` does not count: packed
results, accesses that XNACK may replay, and all double-precision matrix instructions. A register that is written anew
between the two is not the first one's any more, where the first one wrote it.

Nothing of `ldsopt.machine` is used here: what that proves by finer rules is shown once more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from ldsopt.witness.code import WitnessedBlock, WitnessedLine
from ldsopt.witness.operations import each, registers

_TARGETS = ("gfx90a", "gfx940", "gfx941", "gfx942", "gfx950")
_FAR = 20
_NAMES = ("vcc", "exec", "m0", "flat_scratch", "xnack_mask")
_MEMORY = (
    *("ds_", "buffer_", "tbuffer_", "global_", "flat_", "scratch_"),
    *(
        f"s_{space}{access}"
        for space in ("", "buffer_", "scratch_")
        for access in ("load", "store", "atomic")
    ),
)
_BIG_STORES = ("store_dwordx3", "store_dwordx4", "atomic_cmpswap_x2", "atomic_fcmpswap_x2")
_TWO_RESULTS = each("v_", "div_scale addc subb mad_u64 mad_i64 swap")
_ACROSS = each("v_", "readlane writelane readfirstlane permlane mfma smfma")
_LATE = each("v_", "exp log rcp rsq sqrt sin cos pk mad_mix fma_mix cvt_pk cvt_sr cvt_scale")
_MOVED = ("op_sel", "dst_sel")
_DPP = ("quad_perm", "row_", "wave_")
_KNOWN = ("v_", "s_", "ds_", "buffer_", "tbuffer_", "global_", "flat_", "scratch_")
_MESSAGE = each("s_", "sendmsg movrel ttrace set_gpr")


class _Text(NamedTuple):
    """One instruction by its text: all registers that it names, and those of its results."""

    mnemonic: str
    operands: str
    named: frozenset[str]
    results: frozenset[str]

    @property
    def is_vector(self) -> bool:
        return self.mnemonic.startswith("v_")


@lru_cache(maxsize=1 << 12)
def _read(mnemonic: str, operands: str) -> _Text:
    words = operands.split(",")
    named = _registers(operands)
    results = _registers(words[0])
    is_swap = mnemonic.startswith("v_permlane") and "_swap" in mnemonic
    has_carry = mnemonic.startswith("v_") and "_co_" in mnemonic
    if is_swap or has_carry or mnemonic.startswith(_TWO_RESULTS):
        results |= _registers(",".join(words[:2]))
    if mnemonic.startswith("v_div_fmas"):
        named |= {"vcc"}
    if mnemonic.startswith("v_cmpx"):
        results |= {"exec"}
    if mnemonic.startswith("v_"):
        named |= {"exec"}
    if mnemonic.startswith(_MEMORY):
        named |= {"exec", "m0", "flat_scratch"}
    return _Text(mnemonic, operands, named, results)


def _registers(text: str) -> frozenset[str]:
    return registers(text) | {name for name in _NAMES if name in text}


def _asked(first: _Text, second: _Text, changed: frozenset[str]) -> int:
    """Wait states between two instructions, at most, where some registers are written anew between them."""
    if not (first.mnemonic.startswith(_KNOWN) and second.mnemonic.startswith(_KNOWN)):
        return _FAR
    if first.mnemonic.startswith("s_setreg") and second.mnemonic.startswith(
        ("s_setreg", "s_getreg", "s_rfe")
    ):
        return 2
    if first.mnemonic.startswith(_MEMORY):
        classes = {one.mnemonic[:2] if one.mnemonic[:2] in ("s_", "ds") else "v" for one in (first, second)}
        replayed = (
            1 if second.mnemonic.startswith(_MEMORY) and len(classes) == 1 and "ds" not in classes else 0
        )
        overwritten = _is_big_store(first.mnemonic) and second.is_vector and first.named & second.results
        return 2 if overwritten else replayed
    if first.mnemonic.startswith("s_"):
        is_scalar = second.mnemonic.startswith("s_") and not second.mnemonic.startswith(_MESSAGE)
        return 1 if "m0" in first.results and not is_scalar else 0
    if second.mnemonic.startswith("s_"):
        return 0  # the hardware waits for a result of the VALU
    left = first.results - changed
    rows = _rows(first.mnemonic)
    return _of_matrix(rows, first, second, left) if rows else _of_vector(first, second, left)


def _is_big_store(mnemonic: str) -> bool:
    """True of memory instructions whose data has more than 64 bits."""
    is_wide_format = mnemonic.endswith(("store_format_xyz", "store_format_xyzw"))
    return is_wide_format or any(name in mnemonic for name in _BIG_STORES)


def _rows(mnemonic: str) -> str:
    """The rows of the result of a product of matrices; empty of other instructions."""
    if not mnemonic.startswith(("v_mfma", "v_smfma")):
        return ""
    shapes = (word.split("x") for word in mnemonic.split("_") if word.count("x") >= 2)
    return next((shape[0] for shape in shapes if shape[0].isdecimal()), "")


def _of_matrix(rows: str, first: _Text, second: _Text, left: frozenset[str]) -> int:
    passes = {"4": 2, "16": 8}.get(rows, 16)
    words, others = first.operands.split(","), second.operands.split(",")
    if left & second.named:
        forwards = (
            second.mnemonic == first.mnemonic
            and len(others) > 3
            and words[0].strip() == others[0].strip() == others[3].split()[0]
            and not left & _registers(",".join(others[1:3]))
        )
        return 2 if forwards else passes + 4
    return passes if _registers(",".join(words[3:])) & second.results else 0


def _of_vector(first: _Text, second: _Text, left: frozenset[str]) -> int:
    common = left & second.named
    if any(name[0] not in "va" or name == "vcc" for name in common):
        return 5
    if not common:
        return 0
    if first.mnemonic.startswith("v_dot"):
        return 3
    if second.mnemonic.startswith(_ACROSS) or any(word in second.operands for word in _DPP):
        return 2
    is_moved = any(word in first.operands for word in _MOVED)
    return 1 if is_moved or first.mnemonic.startswith(_LATE) else 0


class _Near(NamedTuple):
    """An instruction beside a place: wait states between the two, and registers that those between write."""

    line: WitnessedLine
    distance: int
    changed: frozenset[str]


def missing_states(blocks: Sequence[WitnessedBlock], target: str) -> Iterator[tuple[WitnessedLine, str]]:
    """Lines in front of which ours has fewer wait states than the compiler's, and may have too few; and why."""
    doubles = any(line.mnemonic.startswith("v_mfma_f64") for block in blocks for line in block.lines)
    before: list[list[int]] = [[] for _ in blocks]
    for number, block in enumerate(blocks):
        for after in block.successors:
            before[after].append(number)
    for number, block in enumerate(blocks):
        for place, line in enumerate(block.lines):
            if line.lost <= 0:
                continue
            if target not in _TARGETS:
                yield line, f"wait states of {target} are not known"
                continue
            if doubles:
                yield line, "wait states around double-precision matrix instructions are not counted"
                continue
            why = _why_refused(blocks, before, number, place)
            if why:
                yield line, why


def _why_refused(
    blocks: Sequence[WitnessedBlock], before: Sequence[Sequence[int]], number: int, place: int
) -> str:
    behind = list(_behind(blocks, number, place))
    for earlier in _ahead(blocks, before, number, place):
        first = _read(earlier.line.mnemonic, earlier.line.operands)
        for later in behind:
            second = _read(later.line.mnemonic, later.line.operands)
            passed = earlier.distance + later.distance
            if passed < _asked(first, second, earlier.changed | later.changed):
                return f"{passed} wait states may be too few between {first.mnemonic} and {second.mnemonic}"
    return ""


def _behind(blocks: Sequence[WitnessedBlock], number: int, place: int) -> Iterator[_Near]:
    """Instructions from a place on; the wait states in front of that place count."""
    work = [(number, place, 0, frozenset[str]())]
    seen = set(work)
    while work:
        number, place, distance, changed = work.pop()
        for line in blocks[number].lines[place:]:
            distance += line.idle
            if distance >= _FAR:
                break
            yield _Near(line, distance, changed)
            distance += line.states
            changed |= _read(line.mnemonic, line.operands).results
        else:
            for after in blocks[number].successors:
                state = after, 0, distance, changed
                if state not in seen:
                    seen.add(state)
                    work.append(state)


def _ahead(
    blocks: Sequence[WitnessedBlock], before: Sequence[Sequence[int]], number: int, place: int
) -> Iterator[_Near]:
    """Instructions ahead of a place, but for the wait states right in front of it."""
    work = [(number, place, 0, frozenset[str]())]
    seen = set(work)
    while work:
        number, place, distance, changed = work.pop()
        for line in reversed(blocks[number].lines[:place]):
            if distance >= _FAR:
                break
            yield _Near(line, distance, changed)
            distance += line.states + line.idle
            changed |= _read(line.mnemonic, line.operands).results
        else:
            for earlier in before[number]:
                state = earlier, len(blocks[earlier].lines), distance, changed
                if state not in seen:
                    seen.add(state)
                    work.append(state)
