"""Branches on EXEC that no wave takes: where some lane is certainly active, EXEC is not zero.

LLVM writes ``s_cbranch_execz`` and ``s_cbranch_execnz`` to skip code that no lane is to execute, and keeps some where
control is the same for all lanes::

    global_load_lds_dword v1, s[0:1]
    s_cbranch_execz .LBB0_3              the kernel began with a lane active, and nothing wrote EXEC since
    s_branch .LBB0_4

No fault can happen along an edge that no wave takes, so the edge is removed.

Rule. A kernel begins with EXEC ≠ 0: no wave is launched without a work-item. Two sets of scalar registers are kept
beside that: those that are not zero, and those that *cover*: the register and EXEC are not both zero. EXEC ≠ 0 is equal
to every register's covering. The effects of instructions, with E for EXEC and R for a register:

* ``R = E`` where E ≠ 0: R ≠ 0. So a saved mask brings E ≠ 0 back when it is restored or joined (``E = R``, ``E |= R``).
* ``E &= ~R``, ``E ^= R``, ``R ^= E``, ``R &= ~E``: E|R stays as it was, so R covers if it did.
* ``E |= R``: E ≠ 0 if R covers. Behind ``s_cbranch_execz`` taken, E = 0, so a register that covers is not zero; not
  taken, E ≠ 0.

Any other write of a register or EXEC makes it unknown; so does a call whose code is not known. Masks are as wide as a
wave: instructions of the other width are taken to write anything.

Lattice. State: E ≠ 0 or not known, and the two sets; join: the facts of both paths. The first state is that of no path
at all, so states only lose facts; edges are followed only from where they may be taken, and fewer facts make more edges
possible. So the greatest fixpoint is reached, and each fact in it holds on every path that exists.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from ldsopt.dataclass import dataclass
from ldsopt.graph import solved
from ldsopt.isa.assembly import AsmBlock, AsmFunction, AsmInstruction
from ldsopt.isa.decode import decode
from ldsopt.isa.operands import EXEC, RegisterSet, named, number, read, register, results
from ldsopt.target.arch import Arch
from ldsopt.target.opcodes import Family

_LANE_MASKS = ("vcc", "vcc_lo", "exec", "exec_lo")
_NOT_ZERO = "s_cbranch_execnz"
EXEC_BRANCHES = frozenset({"s_cbranch_execz", _NOT_ZERO})
"""Branches by EXEC."""
_NEWER_NAMES = {"and_not1": "andn2", "and_not1_saveexec": "andn2_saveexec"}


@dataclass(frozen=True, slots=True)
class _MaskFacts:
    """The certain facts about EXEC and about scalar registers that are as wide as a wave.

    Attributes:
        is_active: EXEC is not zero.
        nonzero: registers that are not zero.
        covering: registers that are not zero if EXEC is zero; if ``is_active``, all cover, and it equals ``nonzero``.
    """

    is_active: bool = False
    nonzero: frozenset[RegisterSet] = frozenset()
    covering: frozenset[RegisterSet] = frozenset()

    def covers(self, mask: RegisterSet) -> bool:
        """True if the register and EXEC are certainly not both zero."""
        return self.is_active or mask in self.covering

    def without(self, written: RegisterSet) -> _MaskFacts:
        """The facts that still hold after these registers, none of them EXEC, were written."""
        if not any(mask & written for mask in self.covering):
            return self
        kept = (frozenset(m for m in masks if not m & written) for masks in (self.nonzero, self.covering))
        return _MaskFacts(self.is_active, *kept)

    def learned(self, mask: RegisterSet, *, nonzero: bool, covering: bool) -> _MaskFacts:
        """The facts together with new ones about a register."""
        own = frozenset([mask])
        return _MaskFacts(
            self.is_active,
            self.nonzero | own if nonzero else self.nonzero,
            self.covering | own if nonzero or (covering and not self.is_active) else self.covering,
        )

    def with_exec(self, is_active: bool, *covering: RegisterSet) -> _MaskFacts:
        """The facts after a write of EXEC. Of the registers that may be zero, only these still cover it."""
        return _MaskFacts(
            is_active, self.nonzero, self.nonzero if is_active else self.nonzero.union(covering)
        )

    def joined(self, other: _MaskFacts) -> _MaskFacts:
        """The facts that hold on both paths."""
        if self.is_active and other.is_active:
            nonzero = self.nonzero & other.nonzero
            return _MaskFacts(True, nonzero, nonzero)
        covering = self.covering & other.covering
        if self.is_active or other.is_active:
            covering = other.covering if self.is_active else self.covering
        return _MaskFacts(False, self.nonzero & other.nonzero, covering)

    @property
    def without_lanes(self) -> _MaskFacts:
        """The facts where EXEC is zero."""
        return _MaskFacts(False, self.covering, self.covering)


@lru_cache(maxsize=64)  # waits, registers and paths of a function are asked about one after the other
def without_impossible_branches(function: AsmFunction, arch: Arch) -> AsmFunction:
    """The function without the edges of branches on EXEC that no wave takes; itself if its text is unreadable."""
    wave_size = function.wave_size or (arch.wave_size if len(arch.wave_sizes) == 1 else None)
    if wave_size is None or function.unreadable or not any(map(_is_branch, function.blocks)):
        return function
    reading = _MaskReader(wave_size, function.followed)
    states = _solve(function, reading)

    def kept(block: AsmBlock, state: _MaskFacts) -> AsmBlock:
        edges = dict(_edges(block, reading.behind(block, state)))
        # In their order: the target of a branch stands ahead of the block that follows.
        return replace(block, successors=tuple(one for one in block.successors if one in edges))

    blocks = tuple(
        kept(block, state) if state is not None and _is_branch(block) else block
        for block, state in zip(function.blocks, states, strict=True)
    )
    return replace(function, blocks=blocks)


def blocks_with_lanes(function: AsmFunction, arch: Arch) -> frozenset[int]:
    """The blocks at whose end some lane is active in every wave."""
    wave_size = function.wave_size or (arch.wave_size if len(arch.wave_sizes) == 1 else None)
    if wave_size is None or function.unreadable:
        return frozenset()
    reading = _MaskReader(wave_size, function.followed)
    blocks = zip(function.blocks, _solve(function, reading), strict=True)
    return frozenset(
        number
        for number, (block, state) in enumerate(blocks)
        if state is not None and reading.behind(block, state).is_active
    )


def _is_branch(block: AsmBlock) -> bool:
    return (
        len(block.successors) == 2
        and bool(block.instructions)
        and block.instructions[-1].opcode.name in EXEC_BRANCHES
    )


def _solve(function: AsmFunction, reading: _MaskReader) -> list[_MaskFacts | None]:
    """The facts where each block begins; ``None`` for blocks that no wave reaches."""
    blocks = function.blocks
    return solved(
        [block.successors for block in blocks],
        _MaskFacts(is_active=function.is_kernel),
        lambda number, state: _edges(blocks[number], reading.behind(blocks[number], state)),
        _MaskFacts.joined,
    )


def _edges(block: AsmBlock, facts: _MaskFacts) -> Iterator[tuple[int, _MaskFacts]]:
    """The blocks that a wave may go to from a block's end, each with the facts there."""
    if not _is_branch(block):
        yield from ((successor, facts) for successor in block.successors)
        return
    target, following = block.successors
    if block.instructions[-1].opcode.name == _NOT_ZERO:
        target, following = following, target
    if not facts.is_active:
        yield target, facts.without_lanes
    yield following, facts.with_exec(True)


class _Write(NamedTuple):
    """A write of scalar registers and EXEC, with the operation on lane masks if it is known."""

    written: RegisterSet
    operation: str
    operands: tuple[str, ...]


class _MaskReader:
    """Reads the effects of a function's instructions on EXEC and on lane masks in scalar registers."""

    def __init__(self, wave_size: int, followed: Collection[int]) -> None:
        self._suffix, self._followed = f"_b{wave_size}", followed
        self._width = wave_size // 32
        self._exec = register("exec" if wave_size == 64 else "exec_lo")
        self._writes: dict[int, list[_Write]] = {}

    def behind(self, block: AsmBlock, facts: _MaskFacts) -> _MaskFacts:
        """The facts at a block's end, from those at its beginning."""
        known = self._writes.get(id(block))
        if known is None:
            known = self._writes[id(block)] = self._read(block)
        for write in known:
            facts = self._step(write, facts)
        return facts

    def _read(self, block: AsmBlock) -> list[_Write]:
        """The writes of a block; consecutive writes of unknown values are merged into one."""
        found: list[_Write] = []
        for one in block.instructions:
            write = _write(one.mnemonic, one.operands, self._suffix, one.line in self._followed)
            if write is None:
                continue
            last = found[-1] if found and not (found[-1].operation or write.operation) else None
            if last is not None and not (write.written | last.written) & EXEC:
                write = _Write(write.written | found.pop().written, "", ())
            found.append(write)
        return found

    def _step(self, write: _Write, facts: _MaskFacts) -> _MaskFacts:
        written, operation, operands = write
        if not operation:
            return (
                facts.without(written & ~EXEC).with_exec(False) if written & EXEC else facts.without(written)
            )
        if operation.endswith("_saveexec") and len(operands) == 2:
            return self._save(operation, self._mask(operands[0]), operands[1], facts)
        sources = operands[1:]
        if written & EXEC:
            facts = facts.without(written & ~EXEC)
            is_mask = self._mask(operands[0]) == self._exec
            return self._write_exec(operation, sources, facts) if is_mask else facts.with_exec(False)
        mask = self._mask(operands[0])
        nonzero, covering = self._result(operation, sources, facts)
        facts = facts.without(written)
        return facts.learned(mask, nonzero=nonzero, covering=covering) if mask else facts

    def _save(self, operation: str, saved: RegisterSet, source: str, facts: _MaskFacts) -> _MaskFacts:
        mask = self._mask(source)
        was_active, grows = facts.is_active, operation == "or_saveexec"
        covered = facts.covers(mask) if mask else self._is_nonzero(source, facts)
        is_active = grows and (was_active or covered)
        kept = facts.covering if grows else frozenset[RegisterSet]()
        facts = facts.with_exec(is_active, *kept).without(saved)
        if not saved or saved == self._exec:
            return _MaskFacts()
        # E' | saved = (source OP E) | E, which for these is source | E.
        covers = operation in ("or_saveexec", "andn2_saveexec", "xor_saveexec") and covered
        return facts.learned(saved, nonzero=was_active, covering=covers or was_active)

    def _write_exec(self, operation: str, sources: Sequence[str], facts: _MaskFacts) -> _MaskFacts:
        masks = [self._mask(source) for source in sources] or [0]
        if operation == "mov":
            return facts.with_exec(self._is_nonzero(sources[0], facts))
        if operation == "or":
            is_active = any(self._is_nonzero(source, facts) for source in sources)
            if self._exec not in masks:
                return facts.with_exec(is_active)
            return facts.with_exec(is_active or any(facts.covers(m) for m in masks if m), *facts.covering)
        other = (
            self._other(masks) if operation == "xor" or (operation, masks[0]) == ("andn2", self._exec) else 0
        )
        return facts.with_exec(False, *([other] if other and facts.covers(other) else ()))

    def _result(self, operation: str, sources: Sequence[str], facts: _MaskFacts) -> tuple[bool, bool]:
        """Two truth values of a result in a register: it is not zero, and it covers."""
        if not sources:
            return False, False
        masks = [self._mask(source) for source in sources]
        nonzero = [self._is_nonzero(source, facts) for source in sources]
        if operation in ("mov", "or"):
            return any(nonzero), any(facts.covers(m) for m in masks if m and m != self._exec)
        other = (
            self._other(masks) if operation == "xor" or (operation, masks[-1]) == ("andn2", self._exec) else 0
        )
        return False, bool(other) and facts.covers(other)

    def _other(self, masks: Sequence[RegisterSet]) -> RegisterSet:
        """The register that an instruction combines with EXEC; 0 if its operands are not one register and EXEC."""
        if len(masks) != 2 or self._exec not in masks:
            return 0
        other = masks[1] if masks[0] == self._exec else masks[0]
        return other if other != self._exec else 0

    def _mask(self, operand: str) -> RegisterSet:
        """The register that an operand names, if it is as wide as a wave; else 0."""
        if operand not in _LANE_MASKS and not (operand[:1] == "s" and operand.rstrip("]")[-1:].isdecimal()):
            return 0
        found = register(operand)
        return found if found.bit_count() == self._width else 0

    def _is_nonzero(self, operand: str, facts: _MaskFacts) -> bool:
        """True if an operand is certainly not zero: a constant with a bit among the lower 32, or a nonzero register."""
        if (value := number(operand)) is not None:
            return bool(value & 0xFFFF_FFFF)
        mask = self._mask(operand)
        return facts.is_active if mask == self._exec else mask in facts.nonzero


def scalars_written(instruction: AsmInstruction, followed: Collection[int]) -> RegisterSet:
    """The scalar registers and EXEC that an instruction may write; for a call that is not followed, all of them."""
    if instruction.opcode.family is Family.CALL and instruction.line not in followed:
        return -1
    return _scalars_written(instruction.mnemonic, instruction.operands)


@lru_cache(maxsize=1 << 15)  # a function's code is read again with each caller's
def _write(mnemonic: str, operands: str, suffix: str, is_followed: bool) -> _Write | None:
    """The write of an instruction, perhaps of a call that is followed; ``None`` if it writes nothing of these."""
    instruction = AsmInstruction(mnemonic, operands, 0)
    written = scalars_written(instruction, (0,) if is_followed else ())
    if not written:
        return None
    operation, given = _operation(instruction, suffix), read(operands)
    words = () if given.modifier_text else given.words
    is_saved = operation.endswith("_saveexec") and len(words) == 2
    is_known = operation and (is_saved or len(words) in (2, 3))
    return _Write(written, operation, words) if is_known else _Write(written, "", ())


@lru_cache(maxsize=1 << 15)  # a function's code is read again with each caller's
def _scalars_written(mnemonic: str, operands: str) -> RegisterSet:
    instruction = AsmInstruction(mnemonic, operands, 0)
    known = instruction.opcode
    if known.is_scalar or known.is_vector:
        if known.computes_registers and known.is_scalar:
            return -1
        is_dual = "::" in operands
        written = named(instruction) if is_dual else results(instruction, decode(instruction).results)
        return (_scalars(written) if known.is_vector else written) | (EXEC if known.writes_exec else 0)
    return _scalars(named(instruction)) if known.family is Family.UNKNOWN else 0


def _operation(instruction: AsmInstruction, suffix: str) -> str:
    """The name of a scalar instruction's mask operation, one for all architectures; empty for any other."""
    name = instruction.opcode.name
    if not (instruction.opcode.is_scalar and name.endswith(suffix)):
        return ""
    name = name[2 : -len(suffix)]
    return _NEWER_NAMES.get(name, name)


def _scalars(registers: RegisterSet) -> RegisterSet:
    return registers & ~_VECTORS


_VECTORS = (1 << register("s0").bit_length() - 1) - 1
