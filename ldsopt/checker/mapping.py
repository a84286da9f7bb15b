"""The map from machine instructions back to the LDS accesses of the IR.

The module is compiled twice, plain and traced (`ldsopt.checker.tracing`). Where both give the same instructions, which
is nearly always, each one's location holds for its plain twin. Where debug locations changed the code, the two streams
of a function are aligned; an instruction without a twin is unmapped, and may be any access.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Mapping
from operator import itemgetter

from ldsopt.checker.tracing import CLAUSE_HINTS, FIRST_CLASS_LINE, Traced
from ldsopt.dataclass import dataclass
from ldsopt.ir.module import Module
from ldsopt.isa.assembly import AsmFunction, AsmInstruction, Assembly
from ldsopt.isa.decode import decode
from ldsopt.patterns import pattern
from ldsopt.target.opcodes import Family

BARRIER_CLASS = 1 << 20
"""The class of barriers, and of calls of functions that have some or access LDS. It is apart from those of accesses of
LDS; the line of a debug location has 32 bits."""
SYNC_CLASS = BARRIER_CLASS + 1
"""The class of fences and waits, apart from those of accesses of LDS and of barriers."""
MEMORY_CLASS = SYNC_CLASS + 1
"""The class of accesses of other memory."""
_CLAUSE = "s_clause"
_ALIGNABLE = 20_000
"""Instructions of a function up to which two differing streams are aligned; difflib is quadratic."""


@dataclass(frozen=True, slots=True)
class Origin:
    """The source of a machine instruction.

    Attributes:
        access: the line of its access (or barrier, fence, wait) in the module's text; ``None`` if only the class is
            known.
        of_class: the class that was given to `trace`; ``None`` if it is not known.
        among: the lines of all accesses that were merged into it, if it stands for several and they are known.
    """

    access: int | None
    of_class: int | None
    among: tuple[int, ...] = ()


UNKNOWN = Origin(None, None)


@dataclass(frozen=True, slots=True)
class AccessMap:
    """The origins of the LDS instructions of one listing.

    Attributes:
        origins: by the instruction's 1-based line in the plain listing.
        is_same_code: tracing changed no instruction anywhere.
    """

    origins: Mapping[int, Origin]
    is_same_code: bool

    def of(self, instruction: AsmInstruction) -> Origin:
        """The origin of an instruction; `UNKNOWN` if it has none."""
        return self.origins.get(instruction.line, UNKNOWN)


def map_accesses(plain: Assembly, traced: Assembly, key: Traced, *, says_unknown: bool = True) -> AccessMap:
    """Maps every instruction of the plain listing that has a located twin.

    Args:
        plain: the code of the module.
        traced: the code of its traced copy.
        key: the key to the copy's locations.
        says_unknown: the copy was compiled with `ldsopt.checker.tracing.COMPILE_OPTIONS`. Otherwise an instruction
            without a location seems to have that of the one in front of it, so only those right behind a location are
            mapped.
    """
    twins = {function.name: function for function in traced.functions}
    origins: dict[int, Origin] = {}
    same = True
    for function in plain.functions:
        twin = twins.get(function.name)
        if twin is None:
            same = False
            continue
        if any(i.mnemonic == _CLAUSE for i in twin.instructions):
            same = False
            continue  # its instructions share a location
        left, right = _stream(function), _stream(twin)
        pairs: Iterable[tuple[AsmInstruction, AsmInstruction]] = zip(left, right, strict=False)
        if list(map(_words, left)) != list(map(_words, right)):
            same, pairs = False, _aligned(left, right)
        for ours, theirs in pairs:
            origin = _origin(theirs, key) if says_unknown or _is_located(traced, theirs) else UNKNOWN
            if origin is not UNKNOWN and _is_told(theirs, origin):
                origins[ours.line] = origin
    return AccessMap(origins, same)


def touches_lds(instruction: AsmInstruction) -> bool:
    """True if an instruction may access LDS. Others, a DMA's address arithmetic say, share its location."""
    return instruction.opcode.may_touch_lds(instruction.operands)


def _is_located(listing: Assembly, instruction: AsmInstruction) -> bool:
    """True if a location stands in front of an instruction, with no more than comments and debug labels between."""
    number = instruction.line - 2
    while number >= 0 and not (text := listing.text[number].strip()).startswith(".loc"):
        if text and not text.startswith((";", ".Ltmp")):
            return False
        number -= 1
    return number >= 0


def _is_told(instruction: AsmInstruction, origin: Origin) -> bool:
    """True if a location names an access of LDS or other memory, a barrier, or a wait of the IR."""
    if instruction.opcode.is_wait:
        return origin.of_class == SYNC_CLASS
    if origin.of_class == MEMORY_CLASS:
        return decode(instruction).started is not None and not touches_lds(instruction)
    if instruction.opcode.family is Family.CALL:
        return origin.of_class == BARRIER_CLASS
    return touches_lds(instruction) or instruction.opcode.is_barrier_part


def _stream(function: AsmFunction) -> list[AsmInstruction]:
    """The instructions without those that depend on clauses, without which the traced copy is compiled."""
    return [instruction for instruction in function.instructions if instruction.mnemonic not in CLAUSE_HINTS]


_words = itemgetter(0, 1)
"""Reads the mnemonic and the operands of an instruction as a pair."""


def _aligned(
    left: list[AsmInstruction], right: list[AsmInstruction]
) -> Iterator[tuple[AsmInstruction, AsmInstruction]]:
    """Pairs the corresponding instructions of two streams. A pair always agrees in mnemonic and operands."""
    if max(len(left), len(right)) > _ALIGNABLE:
        return
    ours, theirs = list(map(_words, left)), list(map(_words, right))
    for match in difflib.SequenceMatcher(None, ours, theirs, autojunk=False).get_matching_blocks():
        for offset in range(match.size):
            yield left[match.a + offset], right[match.b + offset]


def _origin(instruction: AsmInstruction, key: Traced) -> Origin:
    location = instruction.location
    if location is None or location.line < FIRST_CLASS_LINE:
        return UNKNOWN
    access = key.places.get((location.line, location.column))
    return Origin(access, location.line - FIRST_CLASS_LINE)


# --- sync lines ---------------------------------------------------------------------------------------------
#
# The fences, waits and accesses of global memory of a module's IR, which the traced copy marks as well.
#
# Waits of the code carry the locations of their origin: of the fence from which LLVM's memory legalizer made them, or
# of the author's intrinsic. Where several follow each other in the code LLVM keeps the first and its location. A wait
# that LLVM adds for a use of data has the location of that use.


_CALLS = ("  call void @llvm.amdgcn.", "  tail call void @llvm.amdgcn.")
_WAITS = ("s.waitcnt(", "s.wait.", "wait.asyncmark(")
_MEMORY = pattern(
    r'  (?:%(?:"[^"]*"|[^ ]+) = )?(?:(?:load|store|atomicrmw|cmpxchg) '
    r"|(?:tail )?call [^@]*@llvm\.amdgcn\.\w+\.(?:ptr\.)?t?buffer\.)"
)


def memory_lines(module: Module) -> Iterator[int]:
    """The lines of accesses of memory, in text order; those of LDS among them."""
    return (line for line, text in enumerate(module.lines) if _MEMORY.match(text))


def sync_lines(module: Module) -> Iterator[int]:
    """The lines of fences and of waits, in text order."""
    for line, text in enumerate(module.lines):
        if text.startswith("  fence ") or is_author_wait(text):
            yield line


def is_author_wait(text: str) -> bool:
    """True if a line of IR is an intrinsic that waits for the wave's own operations.

    >>> is_author_wait("  tail call void @llvm.amdgcn.s.waitcnt(i32 3952)")
    True
    >>> is_author_wait("  call void @llvm.amdgcn.s.barrier()")
    False
    """
    return text.startswith(_CALLS) and text.partition("@llvm.amdgcn.")[2].startswith(_WAITS)
