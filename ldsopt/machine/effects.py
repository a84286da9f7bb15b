"""The effect of an instruction on a `WaveState`.

Rule. The result of an instruction is known if it has a rule in `ldsopt.machine.arithmetic`, and its operands are plain
registers and integer constants. The lanes are known if it writes EXEC or a mask. For all others only the registers
that they write are known: the first operand's, as in assembly, with the exceptions in this module; and where not even
that is sure, every register that they name.

``v_readfirstlane`` reads lane 0 if no lane is active, and so may give what an idle lane has; lane 0 is one of those
that the kernel began with. Lanes read by number, data moved between lanes on the way (DPP) and parts of registers
(SDWA, halves) are not followed."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Mapping
from enum import Enum
from functools import reduce
from itertools import pairwise, product
from math import prod
from types import MappingProxyType
from typing import NamedTuple

from ldsopt.analysis import integers
from ldsopt.analysis.integers import Integers
from ldsopt.dataclass import dataclass
from ldsopt.isa.assembly import AsmFunction, AsmInstruction
from ldsopt.isa.decode import Decoded, decoded, issued_together
from ldsopt.isa.operands import Operands, hardware_register, number, operands, register, registers
from ldsopt.isa.program import misnamed_register
from ldsopt.machine.arithmetic import (
    IN_PLACE,
    RANGE_RULES,
    RANGE_RULES_IN_PLACE,
    RANGES,
    RULES,
    UNKNOWN,
    WIDTH,
    ResultRule,
    constant,
)
from ldsopt.machine.conditions import Condition, condition_of
from ldsopt.machine.decisions import written_by
from ldsopt.machine.distances import argument_at, distances_made, low_sums, place_behind
from ldsopt.machine.state import Lanes, WaveState
from ldsopt.target.opcodes import Action, Family, MaskLogic, Opcode, Trait

# --- loads ----------------------------------------------------------------------------------------------------
#
# The values that memory operations bring to registers.
#
# Of what memory holds nothing is known, but
#
# * of a scalar load through the pointer to a kernel's arguments, as the kernel got it, which argument's word it is: a
#   value that is the same whenever a wave of the workgroup loads it (`ldsopt.machine.distances`), and perhaps what the
#   metadata says of it (`ldsopt.machine.entry`);
# * of bytes and halves that are extended by zeros, how many bits they have.


_NARROW = {
    f"{family}_{verb}_{kind}": bits
    for family in ("s", "ds", "global", "flat", "buffer", "s_buffer", "scratch")
    for verb in ("load", "read")
    for kind, bits in {"u8": 8, "ubyte": 8, "u16": 16, "ushort": 16}.items()
}
"""The bits that such a load brings; those above are 0."""
_WORD = 4
_HINTS = frozenset({"nv"})
"""The modifiers of a scalar load that make no difference to what it loads: nobody writes the memory."""


def _loaded_names(what: Decoded) -> tuple[str, ...]:
    """The names of the registers that a memory operation writes; all that it names, if it is not known.

    A prefetch writes none: its first operand is an address.
    """
    if what.opcode.action is Action.PREFETCH:
        return ()
    words = what.given.words[: None if what.started is None else what.started.results]
    return tuple(one for word in words for one in registers(word))


def _argument_place(state: WaveState, mnemonic: str, given: Operands) -> int | None:
    """The place in the block of arguments of the words that a load reads; ``None`` if it reads other memory.

    The two lowest bits of the pointer and of the offset do not count, of each by itself.
    """
    if not mnemonic.startswith(("s_load_dword", "s_load_b")) or len(given.words) != 3:
        return None
    if not given.modifiers.keys() <= _HINTS:
        return None
    behind, offset = place_behind(state, given.words[1]), number(given.words[2])
    if behind is None or offset is None or (behind | offset) % _WORD:
        return None
    return behind + offset


_NAMING_BITS = 1 << 27 | 0xFF << 12
"""Of the mode register: registers by index (gfx9), and the upper bits of their numbers (gfx1250)."""
_MASK_LOGIC = frozenset({"mov", "and", "or", "xor", "andn2", "and_not1", "wqm"})
_SIDEWAYS = (
    "row_",
    "quad_perm",
    "wave_",
    "dpp8",
    "dst_sel",
    "src0_sel",
    "src1_sel",
    "op_sel",
    "clamp",
    "mul",
    "div",
)
"""Modifiers by which lanes or parts of registers are moved, or the result is changed."""
_NOT = frozenset({"andn2", "and_not1"})
_EXEC = ("exec", "exec_lo")
"""EXEC where it is as wide as a wave; its upper half alone is no mask."""
_LEAST_INLINE = -16
_WIDTH_OF_ONE = 32
"""Lanes of a wave whose masks have one register."""
_PAIR_LOGIC = frozenset({"and", "or", "xor", "andn2", "and_not1"})
_PAIR_MOVES = frozenset({"s_mov_b64", "v_mov_b64", "s_cselect_b64"})
_CARRIES = frozenset({"v_add_co_u32", "v_sub_co_u32", "v_subrev_co_u32"})


def has_computed_registers(function: AsmFunction) -> bool:
    """True if some instruction names registers by a computed number, so that no register's value is known."""
    return computed_registers(function) is not None


@functools.lru_cache(maxsize=64)  # of a function it is asked by one analysis after the other
def computed_registers(function: AsmFunction) -> AsmInstruction | None:
    """The first such instruction: it names a computed register, or changes the meaning of later numbers.

    Not one whose effect on the meaning the listing has taken into account (`misnamed_register`).
    """
    misnamed = misnamed_register(function)
    if misnamed is not None:
        return misnamed
    return next(
        (
            instruction
            for instruction in function.instructions
            for known in (instruction.opcode,)
            if (known.computes_registers and known.family is not Family.HINT)
            or Trait.SKIPS in known.traits
            or (known.action is Action.SET_MODE and _renames(instruction))
        ),
        None,
    )


def _renames(setting: AsmInstruction) -> bool:
    """True if a write of a hardware register may change which registers the numbers in instructions mean."""
    given = operands(setting).words
    field = hardware_register(given[0]) if given else None
    if field is None or not given[0].startswith("hwreg("):
        return True
    if field.is_mode:
        return bool(((1 << field.size) - 1) << field.first & _NAMING_BITS)
    return not field.name.startswith("HW_REG_")


class EffectKind(Enum):
    """Kinds of instructions, by how a state is changed."""

    NOTHING = "no register that is followed changes"
    COMPARES = "SCC says something of two registers"
    CALLS = "any register changes"
    TWO = "two instructions in one"
    LOADS = "a memory operation, or one that is not known"
    COMPUTES = "of registers"


@dataclass(frozen=True, slots=True)
class RegisterEffect:
    """The parts of one instruction text that decide its effect on a `WaveState`.

    Attributes:
        step: its kind.
        keeps_scc: it leaves SCC as before.
        condition: the condition that SCC then holds, if it compares.
        given: its operands.
        opcode: the facts of its mnemonic.
        targets: the registers of its first operand.
        is_sideways: it moves lanes or parts of registers, or limits the result.
        has_halves: some operand is a part of a register.
        makes_masks: it may write a mask of lanes.
        writes_exec: it writes EXEC.
        forgotten: the registers that it writes, unknown if the result is not known.
        in_all_lanes: the registers that it may also write in lanes that are not active.
        is_select: it selects one of two scalar registers by SCC.
        narrow: the bits that a narrow load brings; 0 of any other.
    """

    step: EffectKind
    keeps_scc: bool
    condition: Condition | None
    given: Operands
    opcode: Opcode
    targets: tuple[str, ...]
    is_sideways: bool
    has_halves: bool
    makes_masks: bool
    writes_exec: bool
    forgotten: tuple[str, ...]
    in_all_lanes: tuple[str, ...]
    is_select: bool
    narrow: int


def effect_of(instruction: AsmInstruction) -> RegisterEffect:
    return _effect_of(instruction.mnemonic, instruction.operands)


@functools.lru_cache(maxsize=1 << 15)
def _effect_of(mnemonic: str, text: str) -> RegisterEffect:
    instruction, what = AsmInstruction(mnemonic, text, 0), decoded(mnemonic, text)
    given, condition = what.given, condition_of(instruction)
    targets = registers(given.words[0]) if given.words else ()
    step, logic = _step(what, condition), what.opcode.logic
    is_load = step is EffectKind.LOADS
    results = tuple(one for word in given.words[: what.results] for one in registers(word))
    written = _loaded_names(what) if is_load else results
    return RegisterEffect(
        step,
        what.opcode.keeps_scc,
        condition,
        given,
        what.opcode,
        targets,
        what.opcode.moves_lanes_or_parts or any(name.startswith(_SIDEWAYS) for name in given.modifiers),
        ".l" in text or ".h" in text,
        _compares_lanes(what.opcode)
        or (logic is not None and (logic.how in _MASK_LOGIC or logic.saves != "")),
        what.writes_exec,
        written,
        written if Trait.ALL_LANES in what.opcode.traits else (),
        what.opcode.action is Action.SELECT and what.opcode.is_scalar and what.opcode.bits == WIDTH,
        _NARROW.get(mnemonic, 0) if len(written) == 1 and what.started is not None else 0,
    )


def _compares_lanes(known: Opcode) -> bool:
    return known.is_vector and known.action is Action.COMPARE


def _step(what: Decoded, condition: Condition | None) -> EffectKind:
    if condition is not None:
        return EffectKind.COMPARES
    of_alu = what.opcode.is_scalar or what.opcode.is_vector
    if of_alu and not what.opcode.results:
        return EffectKind.NOTHING
    if what.opcode.family is Family.CALL:
        return EffectKind.CALLS
    if what.is_dual:
        return EffectKind.TWO
    return EffectKind.COMPUTES if of_alu and what.started is None else EffectKind.LOADS


class Effects:
    """Applies instructions to states.

    Args:
        function: the code of the instructions.
        wave_size: lanes of a wave, if that is known; masks of another width are not followed.
        words: the ranges of words of arguments, by their places.
        of_first_lane: the states are of lane 0 alone: the contents of other lanes are not known.

    Attributes:
        masks_are_pairs: as in the states.
    """

    def __init__(
        self,
        function: AsmFunction,
        wave_size: int | None,
        words: Mapping[int, Integers] = MappingProxyType({}),
        *,
        of_first_lane: bool = False,
    ) -> None:
        self._words = words
        self._remainders, self._low_sums = remainders_of(function), low_sums(function)
        self._mask_width, self._of_first_lane = wave_size, of_first_lane
        self.masks_are_pairs = wave_size != _WIDTH_OF_ONE
        self._filling = frozenset(_filling(function)) if self.masks_are_pairs else frozenset()

    def _saves(self, known: Opcode) -> MaskLogic | None:
        """The logic of an instruction that saves EXEC, as wide as a wave."""
        logic = known.logic
        return logic if logic is not None and logic.saves and logic.bits == self._mask_width else None

    def _logic(self, known: Opcode) -> str | None:
        """The logic that an instruction computes of masks as wide as a wave."""
        logic = known.logic
        if logic is None or logic.saves or logic.bits != self._mask_width:
            return None
        return logic.how if logic.how in _MASK_LOGIC else None

    def apply(self, state: WaveState, instruction: AsmInstruction) -> None:
        """Changes the state as an instruction does."""
        what = effect_of(instruction)
        step, given = what.step, what.given
        if step is EffectKind.COMPARES:
            state.condition = what.condition
            return
        if not what.keeps_scc:
            state.condition = None
        if step is EffectKind.NOTHING:
            return
        if step is EffectKind.CALLS:
            state.forget_all()
            return
        if step is EffectKind.TWO:
            _compute_both(state, instruction)
            return
        if step is EffectKind.LOADS:
            self._load(state, instruction, what)
            return
        known, lanes, covers = what.opcode, None, False
        if what.makes_masks:
            lanes, covers = self._mask_made(state, known, given), self._will_cover(state, known, given)
        low = self._low_sums.get(instruction.line)
        distances = distances_made(state, known.name, given, low) if state.distances else {}
        bits = self._remainders.get(instruction.line)
        rest = () if bits is None else remainder(state.value(given.words[1]), bits)
        if state.is_whole and instruction.line in self._filling:
            state.set_exec(Lanes.ALL)
        elif what.writes_exec:
            self._exec(state, known, given)
        if self._of_first_lane and _asks_lanes(state, known, given):
            pass
        elif not _computes(state, what):
            state.forget(what.forgotten)
        if rest:
            state.choose(given.words[0], reduce(integers.join, rest), rest)
        if distances and not (what.is_sideways or what.has_halves):
            state.distances.update(distances)
        if what.in_all_lanes and state.idle is not None:
            for register in what.in_all_lanes:
                state.idle.pop(register, None)
        if lanes is not None:
            state.masks[what.targets[0]] = lanes
        if covers:
            state.covering |= {what.targets[0]}

    def _load(self, state: WaveState, instruction: AsmInstruction, what: RegisterEffect) -> None:
        place, narrow = _argument_place(state, instruction.mnemonic, what.given), what.narrow
        for at, name in enumerate(what.forgotten):
            if place is None:
                state.write(name, integers.interval(WIDTH, 0, (1 << narrow) - 1) if narrow else UNKNOWN)
            else:
                state.write(name, self._words.get(place + _WORD * at, UNKNOWN))
                state.name(name, argument_at(place + _WORD * at))

    def _will_cover(self, state: WaveState, known: Opcode, given: Operands) -> bool:
        """True if the result is a mask, not EXEC, that covers behind the instruction."""
        words = given.words
        if len(words) < 2 or not registers(words[0]) or words[0].startswith("exec"):
            return False
        if saved := self._saves(known):  # (S and not EXEC) or EXEC = S or EXEC
            return saved.how in _NOT and saved.saves == "saveexec" and _covers(state, words[1])
        logic = self._logic(known)
        if logic is None:
            return False
        sides = [_covers(state, word) for word in words[1:]]
        if logic == "mov":
            return sides[0]
        own = [word in _EXEC for word in words[1:]]
        if logic == "xor":  # R xor EXEC
            return any(own) and any(sides)
        if logic in _NOT:  # R and not EXEC
            return own == [False, True] and sides[0]
        return logic == "or" and any(sides)

    def _mask_made(self, state: WaveState, known: Opcode, given: Operands) -> Lanes | None:
        """The lanes of the result, if it is a mask and not EXEC."""
        words = given.words
        targets = registers(words[0]) if words else ()
        if not targets or targets[0].startswith("exec"):
            return None
        if _compares_lanes(known):
            return None if state.exec is None else Lanes.SOME
        if saved := self._saves(known):
            return state.exec if saved.saves == "saveexec" else None
        logic = self._logic(known)
        return None if logic is None else self._combined(state, logic, words[1:])

    @staticmethod
    def _combined(state: WaveState, how: str, words: tuple[str, ...]) -> Lanes | None:
        """The lanes of a mask that logic makes from other masks; ``None`` if they are not known."""
        known = [_mask_of(state, word) for word in words]
        if how == "mov":
            return known[0]
        if how == "and":
            if known == [Lanes.ALL, Lanes.ALL]:
                return Lanes.ALL
            return Lanes.SOME if any(known) else None
        if how in _NOT:
            return Lanes.SOME if known[0] else None
        if how == "or" and all(known):
            return Lanes.ALL if Lanes.ALL in known else Lanes.SOME
        return Lanes.SOME if how == "xor" and all(known) else None

    def _exec(self, state: WaveState, known: Opcode, given: Operands) -> None:
        words = given.words
        saved, logic = self._saves(known), self._logic(known)
        if known.is_vector and known.writes_exec:
            state.lose_lanes()
        elif saved is not None and saved.saves == "saveexec" and len(words) == 2 and words[0] not in _EXEC:
            # What EXEC becomes, of the operand and EXEC.
            how = "and from" if saved.how in _NOT else saved.how
            self._combine_exec(state, how, words[1])
        elif logic is None or len(words) < 2 or words[0] not in _EXEC:
            state.set_exec(None)
        elif logic == "mov":
            state.set_exec(_mask_of(state, words[1]))
        else:
            own = [word in _EXEC for word in words[1:]]
            if own == [True, False]:
                self._combine_exec(state, logic, words[2])
            elif own == [False, True] and logic not in _NOT:
                self._combine_exec(state, logic, words[1])
            else:
                state.set_exec(self._combined(state, logic, words[1:]))

    @staticmethod
    def _combine_exec(state: WaveState, how: str, word: str) -> None:
        """EXEC becomes EXEC combined with an operand."""
        lanes, covers = _mask_of(state, word), _covers(state, word)
        named = registers(word)[:1] if covers else ()
        if how == "and":
            state.lose_lanes()
        elif how in _NOT:
            state.lose_lanes(named)
        elif lanes is None or state.exec is None:
            state.set_exec(None)
        elif how == "or":
            state.set_exec(Lanes.ALL if covers else Lanes.SOME, keeps=True, covering=state.covering)
        elif how in {"xor", "and from"}:
            state.set_exec(Lanes.SOME, covering=named if how == "xor" else ())
        else:
            state.set_exec(None)


def _asks_lanes(state: WaveState, known: Opcode, given: Operands) -> bool:
    """Notes lane 0's result of an operation across lanes: no lane is before it, and it is the first active one."""
    words = given.words
    targets = registers(words[0]) if words else ()
    if known.action is Action.COUNT_LANES and len(words) == 3 and len(targets) == 1:
        state.write(targets[0], value_of(state, words[2]) or UNKNOWN)
    elif known.action is Action.READ_FIRST_LANE and len(targets) == 1 and state.exec is not Lanes.ALL:
        state.forget(targets)
    else:
        return False
    return True


def _computes(state: WaveState, what: RegisterEffect) -> bool:
    """Notes the result of integer arithmetic; false if it is not known."""
    known, given, targets, words = what.opcode, what.given, what.targets, what.given.words
    name, logic = known.name, known.logic
    if not targets or "." in words[0] or what.is_sideways:
        return False
    if (
        known.action is Action.READ_FIRST_LANE
        and len(words) == 2
        and (read := registers(words[1]))
        and "." not in words[1]
    ):
        both = state.choices.get(read[0]) if state.idle is None else None
        state.choose(targets[0], state.of_any_lane(read[0]), both)
        return True
    if name in _PAIR_MOVES and len(targets) == 2:
        return _writes_two(state, targets, words[1:])
    is_pair_logic = logic is not None and logic.how in _PAIR_LOGIC and not logic.saves
    if is_pair_logic and len(targets) == 2 and known.bits == 2 * WIDTH:
        return _combines_two(state, name, targets, words[1:])
    if what.is_select and len(targets) == 1 and len(words) == 3 and state.condition is not None:
        sides = zip(words[1:], (state.condition, state.condition.inverse), strict=True)
        chosen = [
            _selected(state, word, condition)
            for word, condition in sides
            if not condition.is_impossible(state.scalars)
        ]
        state.write(targets[0], reduce(integers.join, chosen, integers.empty(WIDTH)))
        return True
    if name in _CARRIES and len(words) == 4:
        state.forget(registers(words[1]))
        name, words = name.replace("_co_", "_nc_"), (words[0], *words[2:])
    value = result_of(state, name, words, given.modifiers)
    if value is None or len(targets) != 1:
        return False
    state.choose(targets[0], value, choices_of(state, name, words, given.modifiers))
    return True


def _selected(state: WaveState, word: str, condition: Condition) -> Integers:
    """The value of an operand that is selected where a condition holds."""
    value = value_of(state, word)
    if value is None:
        return UNKNOWN
    return condition.refined(word, state.scalars) if condition.names(word) and registers(word) else value


def _compute_both(state: WaveState, instruction: AsmInstruction) -> None:
    """Notes the results of two instructions in one: both read their operands before either writes."""
    found: list[tuple[str, Integers, tuple[Integers, ...] | None]] = []
    for part in issued_together(instruction):
        given, name = operands(part), part.mnemonic.replace("v_dual_", "v_")
        value = result_of(state, name, given.words, given.modifiers)
        both = choices_of(state, name, given.words, given.modifiers)
        targets = registers(given.words[0]) if given.words else ()
        found += ((target, UNKNOWN if value is None else value, both) for target in targets)
    for target, value, both in found:
        state.choose(target, value, both)


def _filling(function: AsmFunction) -> Iterator[int]:
    """The lines of the second of two moves, one right behind the other, of -1 to both halves of EXEC."""
    for block in function.blocks:
        for first, second in pairwise(block.instructions):
            if second.mnemonic == first.mnemonic == "s_mov_b32" and second.operands.startswith("exec_"):
                halves = {tuple(one.operands.replace(" ", "").split(",")) for one in (first, second)}
                if halves == {("exec_lo", "-1"), ("exec_hi", "-1")}:
                    yield second.line


def _covers(state: WaveState, word: str) -> bool:
    named = registers(word)
    return bool(named) and not word.startswith("exec") and state.covers(named[0])


def _mask_of(state: WaveState, word: str) -> Lanes | None:
    named = registers(word)
    if named:
        return state.mask(named[0])
    if number(word) == 0:
        return Lanes.SOME
    return None if not state.is_whole else Lanes.ALL if number(word) == -1 else Lanes.SOME


def _writes_two(state: WaveState, targets: tuple[str, ...], words: tuple[str, ...]) -> bool:
    """Notes that two registers hold one of these operands of 64 bits."""
    sides = [_halves(state, word) for word in words]
    known = [side for side in sides if side is not None]
    if len(known) < len(sides):
        return False
    for target, parts in zip(targets, zip(*known, strict=True), strict=True):
        state.write(target, reduce(integers.join, parts))
    return True


def _combines_two(state: WaveState, name: str, targets: tuple[str, ...], words: tuple[str, ...]) -> bool:
    """Notes the result of 64-bit logic on two operands, half by half."""
    sides = [_halves(state, word) for word in words]
    known = [side for side in sides if side is not None]
    if len(known) != 2:
        return False
    rule = RULES[2][name.replace("_b64", "_b32")]
    made = [rule(RANGES, *parts) for parts in zip(*known, strict=True)]
    for target, value in zip(targets, made, strict=True):
        state.write(target, value)
    return True


def _halves(state: WaveState, word: str) -> tuple[Integers, Integers] | None:
    """The halves of an operand of 64 bits, the lower one first; ``None`` if that is not known."""
    source = registers(word)
    if len(source) == 2:
        return state.value(source[0]), state.value(source[1])
    value = number(word)
    if value is None or value < _LEAST_INLINE:  # whose upper half an assembler decides
        return None
    return constant(value), constant(value >> 32)


# --- evaluation ---------------------------------------------------------------------------------------------
#
# What an instruction with one result computes of what registers hold in front of it.
#
# Of a register that holds one of several values (`ldsopt.machine.state`), each is computed with on its own: an address
# that is selected and then moved by an offset is still one of two. Beyond a number, only what holds of all is kept.


_MOST_CHOICES = 8


def result_of(
    state: WaveState, name: str, words: tuple[str, ...], modifiers: Mapping[str, str]
) -> Integers | None:
    """The result of an instruction that has one; ``None`` if it is not known.

    Args:
        state: the state in front of it.
        name: its mnemonic without its encoding; `words` and `modifiers` its operands.
    """
    rule, sources = _rule(name, words, modifiers)
    values = [found for word in sources if (found := value_of(state, word)) is not None]
    return None if rule is None or len(values) != len(sources) else _applied(rule, *values)


@functools.lru_cache(maxsize=1 << 14)  # kernels repeat themselves, and loops are walked more than once
def _applied(rule: ResultRule, *values: Integers) -> Integers:
    found: Integers = rule(RANGES, *values)
    return found


def choices_of(
    state: WaveState, name: str, words: tuple[str, ...], modifiers: Mapping[str, str]
) -> tuple[Integers, ...] | None:
    """The possible values of each lane, where an instruction selects, or computes with a selected value.

    Arguments as of `result_of`.
    """
    if name == "v_cndmask_b32" and len(words) >= 3:
        one, other = (value_of(state, word) for word in words[1:3])
        return None if one is None or other is None or one.is_full or other.is_full else (one, other)
    if not state.choices or not any(word in state.choices for word in words):
        return None
    rule, sources = _rule(name, words, modifiers)
    if rule is None:
        return None
    parts = [
        state.choices.get(word) or ((found,) if (found := value_of(state, word)) is not None else ())
        for word in sources
    ]
    if prod(map(len, parts)) > _MOST_CHOICES:
        return None
    made = {_applied(rule, *values): None for values in product(*parts)}
    return tuple(made) if len(made) > 1 and not any(one.is_full for one in made) else None


def value_of(state: WaveState, word: str) -> Integers | None:
    """The value of an operand; ``None`` if it is not followed."""
    register, value = _operand(word)
    return state.value(register) if register else value


@functools.lru_cache(maxsize=1 << 14)
def _operand(word: str) -> tuple[str, Integers | None]:
    """The register of an operand, or else its value."""
    named = registers(word)
    if len(named) == 1:
        return ("", None) if "." in word else (named[0], None)
    if named:
        return "", UNKNOWN  # a mask
    value = number(word)
    return "", None if value is None else constant(value)


def _rule(
    name: str, words: tuple[str, ...], modifiers: Mapping[str, str]
) -> tuple[ResultRule | None, tuple[str, ...]]:
    sources = words[1:]
    if name in {"v_bitop2_b32", "v_bitop3_b32"} and len(sources) == int(name[7]):
        table = number(modifiers.get("bitop3", "")) or 0
        return _table_of_bits(table), sources
    rule = RULES.get(len(sources), {}).get(name) or RANGE_RULES.get((name, len(sources)))
    if rule is None and len(words) == 2:
        return IN_PLACE.get(name) or RANGE_RULES_IN_PLACE.get(name), words
    return rule, sources


@functools.cache
def _table_of_bits(table: int) -> ResultRule:
    """The rule of ``v_bitop3_b32``; the third operand of an instruction that has two is 0."""
    return lambda on, *values: on.bit_operation(table, (*values, *[on.constant(0)] * (3 - len(values))))


# --- remainders ---------------------------------------------------------------------------------------------
#
# Remainders by powers of two, as LLVM's code computes those of signed numbers.
#
# ``srem x, 4`` becomes four scalar instructions: what is to be added where ``x`` is negative, the sum, its multiple of
# 4, and the difference, which keeps the sign of ``x``. Followed one by one, nothing would be known of it. Example::
#
#     s_ashr_i32 s1, s0, 31
#     s_lshr_b32 s1, s1, 30        3 if s0 is negative, else 0; of remainders by 2 this is s_lshr_b32 s1, s0, 31
#     s_add_i32 s1, s0, s1
#     s_and_b32 s1, s1, -4
#     s_sub_i32 s2, s0, s1         from -3 to 3
#
# Source: LLVM, ``TargetLowering::BuildSREMPow2`` and ``DAGCombiner::visitSREM``.


_TOP = WIDTH - 1
_ADDS = frozenset({"s_add_i32", "s_add_u32", "s_add_co_i32", "s_add_co_u32"})
_SUBTRACTS = frozenset({"s_sub_i32", "s_sub_u32", "s_sub_co_i32", "s_sub_co_u32"})


class _DivisionForm(NamedTuple):
    """The value of a register that is computed from another one.

    Attributes:
        what: ``sign`` (0 or -1), ``bias`` (added to negative numbers), ``sum`` (with that), or ``multiple``.
        of: the other register.
        bits: the logarithm of the divisor; 0 for a sign.
    """

    what: str
    of: str
    bits: int = 0


def remainders_of(function: AsmFunction) -> dict[int, int]:
    """By line, the instructions that compute the remainder of their first source by a power of two.

    The search is within a block, and for scalar registers alone: EXEC could change between writes of vector registers.
    """
    found = dict[int, int]()
    for block in function.blocks:
        made = dict[str, _DivisionForm]()
        for instruction in block.instructions:
            if instruction.opcode.family is Family.CALL:
                made.clear()
                continue
            words = operands(instruction).words
            form = _form(instruction.mnemonic, words, made)
            written = written_by(instruction)
            for name in [name for name, one in made.items() if written & (register(name) | register(one.of))]:
                del made[name]
            if form is None:
                continue
            if form.what == "remainder":
                found[instruction.line] = form.bits
            elif form.of != words[0]:
                made[words[0]] = form
    return found


def _form(mnemonic: str, words: tuple[str, ...], made: dict[str, _DivisionForm]) -> _DivisionForm | None:
    if len(words) != 3 or not words[0].startswith("s") or len(registers(words[0])) != 1:
        return None
    _, one, other = words
    left, right, value = made.get(one), made.get(other), number(other)
    if mnemonic == "s_ashr_i32":
        return _DivisionForm("sign", one) if value == _TOP and _is_scalar(one) else None
    if mnemonic == "s_lshr_b32" and value is not None:
        if left is not None and left.what == "sign" and 0 < value < WIDTH:
            return _DivisionForm("bias", left.of, WIDTH - value)
        return _DivisionForm("bias", one, 1) if value == _TOP and _is_scalar(one) else None
    if mnemonic in _ADDS:
        for term, bias in ((one, right), (other, left)):
            if bias is not None and bias == _DivisionForm("bias", term, bias.bits):
                return _DivisionForm("sum", term, bias.bits)
    if mnemonic == "s_and_b32":
        for whole, mask in ((left, value), (right, number(one))):
            if whole is not None and whole.what == "sum" and mask is not None:
                is_multiple = constant(mask) == constant(-1 << whole.bits)
                return _DivisionForm("multiple", whole.of, whole.bits) if is_multiple else None
    if mnemonic in _SUBTRACTS and right is not None and right == _DivisionForm("multiple", one, right.bits):
        return _DivisionForm("remainder", one, right.bits)
    return None


def _is_scalar(word: str) -> bool:
    return word.startswith("s") and len(registers(word)) == 1


def remainder(value: Integers, bits: int) -> tuple[Integers, ...]:
    """The remainder of a value by ``2**bits``: where it is not negative, and where it is.

    >>> [(one.signed_min, one.signed_max) for one in remainder(integers.full(WIDTH), 2)]
    [(0, 3), (-3, -1)]
    """
    most = (1 << bits) - 1
    parts = []
    if value.signed_max >= 0:
        parts.append(integers.interval(WIDTH, 0, most))
    if value.signed_min < 0:
        parts.append(integers.interval(WIDTH, constant(-most).lower, constant(-1).lower))
    return tuple(parts)
