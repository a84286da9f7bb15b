"""Changed waits written back to the text of the listing: those lines change, and nothing else.

Invariant: the new text reads as the changed code, instruction by instruction. Only waits and ``s_nop`` are replaced (by
waits or by instructions that wait for nothing), added, or removed; instructions without effect may be added, too.
`ListingEdits.written` checks this.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field

from ldsopt.dataclass import dataclass
from ldsopt.errors import InternalError
from ldsopt.groups import by_key
from ldsopt.isa.assembly import LABEL, AsmFunction, AsmInstruction, Assembly, parse_assembly
from ldsopt.target.arch import Arch
from ldsopt.target.opcodes import Family, opcode
from ldsopt.target.waits import largest_count, parse_counters


@dataclass(slots=True)
class ListingEdits:
    """The changes of a listing, by 1-based line.

    Attributes:
        replaced: the instructions in place of the line's.
        inserted: the instructions in front of a line, in order.
        removed: the lines that are gone.
    """

    replaced: dict[int, AsmInstruction] = field(default_factory=dict)
    inserted: dict[int, list[AsmInstruction]] = field(default_factory=dict)
    removed: set[int] = field(default_factory=set)

    def written(self, listing: Assembly, functions: Sequence[AsmFunction]) -> str:
        """The listing's text with these edits.

        Args:
            listing: the listing as read.
            functions: the functions that the text must hold.

        Raises:
            InternalError: the text would not be read as these functions, or something else than waits would change.
        """
        old = {i.line: i for function in listing.functions for i in function.instructions}
        _require_waits(old, self)
        text = "\n".join(_lines(listing, old, self))
        read = [list(_stream(function)) for function in parse_assembly(text).functions]
        if read != [list(_stream(function)) for function in functions]:
            raise InternalError("the changed listing does not read as the changed code")
        return text


def edits_of(before: AsmFunction, after: AsmFunction, edits: ListingEdits) -> None:
    """Adds the edits that turn a function into the same function with other waits.

    An added wait has the line of the instruction in front of which it stands, which is no wait.
    """
    for old, new in zip(before.blocks, after.blocks, strict=True):
        at = by_key((instruction.line, instruction) for instruction in new.instructions)
        for instruction in old.instructions:
            if instruction.line not in at:
                edits.removed.add(instruction.line)
                continue
            *added, own = at.pop(instruction.line)
            if added:
                edits.inserted[instruction.line] = added
            if own != instruction:
                edits.replaced[instruction.line] = own
        if at:
            raise InternalError("an instruction has moved to another block")


def is_plain_line(text: str, instruction: AsmInstruction) -> bool:
    """True if a line of text holds an instruction as it was read, and nothing else but space and a comment.

    >>> is_plain_line("\\ts_waitcnt vmcnt(0)  ; all", AsmInstruction("s_waitcnt", "vmcnt(0)", 1))
    True
    >>> is_plain_line("\\ts_waitcnt vmcnt(n)", AsmInstruction("s_waitcnt", "vmcnt(0)", 1))
    False
    """
    rest = text.strip().removeprefix(instruction.text).lstrip()
    return text.strip().startswith(instruction.text) and rest[:1] in ("", ";")


def odd_waits(function: AsmFunction, text: Sequence[str]) -> frozenset[int]:
    """The lines of waits that are spelled otherwise than they are read: an expression in inline assembly, say."""
    waits = (i for i in function.instructions if i.opcode.is_wait)
    return frozenset(i.line for i in waits if not is_plain_line(text[i.line - 1], i))


def with_replaced(text: Sequence[str], edits: ListingEdits) -> list[str]:
    """The lines of a listing with replacements, and no additions."""
    return [edits.replaced[n].text if n in edits.replaced else line for n, line in enumerate(text, 1)]


def _require_waits(old: Mapping[int, AsmInstruction], edits: ListingEdits) -> None:
    """Refuses edits of anything but waits and ``s_nop``, and additions of instructions with an effect."""
    for line in edits.removed | edits.replaced.keys():
        if not _is_idle(old[line]):
            raise InternalError(f"line {line} of the listing would change and is no wait")
    for line, changed in edits.replaced.items():
        is_nop = changed[:2] == NO_WAIT or (changed.opcode.family is old[line].opcode.family is Family.NOP)
        if not is_nop and not (changed.opcode.is_wait and old[line].opcode.is_wait):
            raise InternalError(f"line {line} of the listing would become something else than a wait")
    for line, added in edits.inserted.items():
        if not all(_is_idle(one) or is_fill(one.mnemonic, one.operands) for one in added):
            raise InternalError(f"something else than a wait would be added in front of line {line}")


def _is_idle(instruction: AsmInstruction) -> bool:
    return instruction.opcode.is_wait or instruction.opcode.family is Family.NOP


def is_fill(mnemonic: str, operands: str) -> bool:
    """True for a wait, and for the instructions without effect that end hazards.

    Each leaves all registers, SCC and memory as they are, whatever EXEC is: ``v_nop``, the move of a VGPR to itself,
    and the move of 0 to the register ``null``. Source: RDNA3 ISA, 3.3 and 16.

    >>> is_fill("v_mov_b32", "v3, v3"), is_fill("v_mov_b32", "v3, v4"), is_fill("s_mov_b32", "null, 0")
    (True, False, True)
    """
    target, _, source = operands.partition(", ")
    is_register = target[:1] == "v" and target[1:].isdecimal()
    moved = mnemonic == "v_mov_b32" and is_register and target == source
    return (
        opcode(mnemonic).is_wait or (mnemonic, operands) in (("v_nop", ""), ("s_mov_b32", "null, 0")) or moved
    )


def _lines(listing: Assembly, old: Mapping[int, AsmInstruction], edits: ListingEdits) -> Iterator[str]:
    for number, text in enumerate(listing.text, 1):
        if inserted := edits.inserted.get(number, ()):
            labels, text = _behind_labels(text)
            yield from (labels,) if labels else ()
            yield from (f"{_indentation(text)}{added.text}" for added in inserted)
        changed = edits.replaced.get(number)
        if changed is None and number not in edits.removed:
            yield text
            continue
        if not is_plain_line(text, old[number]):
            raise InternalError(f"line {number} of the listing is not spelled as it was read")
        if changed is not None:
            yield text.replace(old[number].text, changed.text, 1)


def _behind_labels(text: str) -> tuple[str, str]:
    """The labels that a line begins with, and the rest: what is inserted stands between, where branches lead.

    >>> _behind_labels(".L1: 2: s_nop 0"), _behind_labels(" s_nop 0 ; a: b")
    (('.L1: 2:', ' s_nop 0'), ('', ' s_nop 0 ; a: b'))
    """
    end, at = 0, len(_indentation(text))
    while label := LABEL.match(text, at):
        end = label.end()
        at = end + len(_indentation(text[end:]))
    return text[:end], text[end:]


def _indentation(text: str) -> str:
    return text[: len(text) - len(text.lstrip())]


def _stream(function: AsmFunction) -> Iterator[tuple[str, str]]:
    for instruction in function.instructions:
        yield instruction.mnemonic, instruction.operands


# --- wait text ----------------------------------------------------------------------------------------------
#
# Waits as assembly spells them, with other limits.
#
# An instruction stays what it is: each counter of it keeps its place, and one that leaves every operation outstanding
# goes. Where none is left the instruction becomes ``s_nop 0``, which has the same size and counts as one wait state as
# well, so that whatever was measured in instructions or bytes around it still holds.


NO_WAIT = ("s_nop", "0")
_ORDER = ("vmcnt", "expcnt", "lgkmcnt")


def with_limits(wait: AsmInstruction, limits: Mapping[str, int], arch: Arch) -> AsmInstruction:
    """A wait with other limits.

    Args:
        limits: the number of operations to leave outstanding, by counter. Other counters keep theirs.

    Raises:
        ValueError: the wait cannot be read.

    >>> from ldsopt.target.arch import arch
    >>> wait = AsmInstruction("s_waitcnt", "vmcnt(0) lgkmcnt(0)", 1)
    >>> with_limits(wait, {"vmcnt": 2}, arch("gfx942")).operands
    'vmcnt(2) lgkmcnt(0)'
    >>> with_limits(AsmInstruction("s_wait_loadcnt_dscnt", "0x0", 1), {"loadcnt": 99}, arch("gfx1201"))[:2]
    ('s_wait_dscnt', '0x0')
    >>> with_limits(wait, {"vmcnt": 99, "lgkmcnt": 99}, arch("gfx942"))[:2]
    ('s_nop', '0')
    """
    counters = parse_counters(wait.mnemonic, wait.operands, arch)
    kept = {name: limits.get(name, n) for name, n in counters}
    kept = {name: n for name, n in kept.items() if n < largest_count(name, arch)}
    if kept == dict(counters):
        return wait
    mnemonic, operands = _mnemonic_and_operands(wait.mnemonic, kept, arch)
    return wait._replace(mnemonic=mnemonic, operands=operands)


def new_wait(counter: str, most: int, arch: Arch) -> tuple[str, str]:
    """Mnemonic and operands of a wait for one counter.

    >>> from ldsopt.target.arch import arch
    >>> new_wait("vmcnt", 3, arch("gfx942")), new_wait("dscnt", 0, arch("gfx1201"))
    (('s_waitcnt', 'vmcnt(3)'), ('s_wait_dscnt', '0x0'))
    """
    if not arch.has_waitcnt:
        return f"s_wait_{counter}", f"0x{most:x}"
    if counter == "vscnt":
        return "s_waitcnt_vscnt", f"null, 0x{most:x}"
    return "s_waitcnt", f"{counter}({most})"


def _mnemonic_and_operands(mnemonic: str, counters: Mapping[str, int], arch: Arch) -> tuple[str, str]:
    if not counters:
        return NO_WAIT
    if mnemonic == "s_waitcnt":
        return mnemonic, " ".join(f"{name}({counters[name]})" for name in _ORDER if name in counters)
    if len(counters) == 1:
        ((name, n),) = counters.items()
        return new_wait(name, n, arch)
    first, second = counters.values()
    return mnemonic, f"0x{first << 8 | second:x}"


def merged(wait: AsmInstruction, counter: str, most: int, arch: Arch) -> AsmInstruction | None:
    """A wait that waits for one more counter; ``None`` if that takes an instruction of its own.

    >>> from ldsopt.target.arch import arch
    >>> merged(AsmInstruction("s_waitcnt", "lgkmcnt(0)", 1), "vmcnt", 1, arch("gfx942")).operands
    'vmcnt(1) lgkmcnt(0)'
    >>> merged(AsmInstruction("s_wait_dscnt", "0x2", 1), "dscnt", 1, arch("gfx1201")).operands
    '0x1'
    >>> merged(AsmInstruction("s_wait_dscnt", "0x2", 1), "loadcnt", 1, arch("gfx1201"))
    """
    counters = dict(parse_counters(wait.mnemonic, wait.operands, arch))
    if counter not in counters and not (wait.mnemonic == "s_waitcnt" and counter in _ORDER):
        return None
    counters[counter] = min(most, counters.get(counter, most))
    mnemonic, operands = _mnemonic_and_operands(wait.mnemonic, counters, arch)
    return wait._replace(mnemonic=mnemonic, operands=operands)
