"""The results of machine instructions as IR: the new value of each register, mask and SCC, from the old ones.

A *variable* is a register of 32 bits (``v3``, ``s7``, ``vcc_lo``), a mask as wide as a wave (``mask s6``, ``mask
vcc_lo``), SCC (``scc``) or EXEC (``exec``). A scalar register is two variables, a number and a mask or half of one;
a write of the one leaves the other open, but for constants and logic, which are followed as both.

A result is written by the lanes that are active: of a vector register the others keep what they had
(`RegisterStep.is_of_lanes`). A word of scratch at a constant place is one more register: what is spilled comes back.

Rule. An instruction that has no rule here is one of these:

* its results depend on its operands alone, or also on their old values: scalar and vector arithmetic that is not
  listed. They are an unknown function of these: uniform if these are;
* all others (memory, other lanes, clocks, hidden inputs): open.

Source: the instructions' pseudocode in AMD's ISA documents of CDNA3, RDNA3 and RDNA4.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from ldsopt.analysis.integers import Predicate
from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.decode import decode, issued_together
from ldsopt.isa.operands import number, operands, registers
from ldsopt.machine.arithmetic import IN_PLACE, RULES, ResultRule, low_bits, shifted
from ldsopt.machine.conditions import Comparison, comparison
from ldsopt.machine.decisions import GROUP_IDS, is_past_caches
from ldsopt.machine.effects import EffectKind, RegisterEffect, effect_of
from ldsopt.machine.lifted_ir import FALSE, TRUE, LiftedFunction, LiftedValue
from ldsopt.patterns import pattern
from ldsopt.target.opcodes import Action, Family, MaskLogic, Opcode, Trait, opcode, words

EXEC, SCC = "exec", "scc"
CONSTANT_LOAD = "load i32, ptr addrspace(4)"
"""The beginning of a scalar load whose result is the same for all waves that load from one address."""
ValueMaker = Callable[[LiftedFunction, Sequence[LiftedValue]], LiftedValue]


class RegisterStep(NamedTuple):
    """One variable that an instruction writes.

    Attributes:
        target: the variable.
        sources: the variables from which it is computed, as they are in front of the instruction.
        build: computes it from their values.
        is_of_lanes: inactive lanes keep the old value.
        is_open: the result may be any value, or any of a number of bits.
        is_of_first: it is computed from the value of the first active lane.
        is_across: it is computed from values of other lanes, whether they are active or not.
    """

    target: str
    sources: tuple[str, ...]
    build: ValueMaker
    is_of_lanes: bool = False
    is_open: bool = False
    is_of_first: bool = False
    is_across: bool = False


class LiftedOperand(NamedTuple):
    """A variable, or a constant."""

    variable: str
    constant: LiftedValue = ""

    @property
    def sources(self) -> tuple[str, ...]:
        return (self.variable,) if self.variable else ()


_SAVED = frozenset({"and", "or", "xor", "andn2", "and_not1", "andn1", "and_not0", "orn2", "or_not1"})
_LOGIC = frozenset(
    {
        *("mov", "not", "and", "or", "xor", "andn2", "and_not1", "orn2", "or_not1", "nand", "nor", "xnor"),
        "cselect",
    }
)
_OF_OPERANDS = (
    *("s_mul", "s_bcnt0", "s_bcnt1", "s_ff0", "s_ff1", "s_flbit", "s_ctz", "s_clz", "s_cls"),
    *("s_bfm", "s_bfe", "s_abs", "s_pack", "s_sext", "s_ashl", "s_ashr", "s_lshl", "s_lshr"),
    *("s_bitset", "s_brev", "s_min", "s_max", "s_add_i", "s_add_u", "s_sub_i", "s_sub_u"),
    *("s_add_co_i", "s_add_co_u", "s_sub_co_i", "s_sub_co_u", "s_add_nc", "s_sub_nc", "s_addk"),
    *("s_nand", "s_nor", "s_xnor", "s_orn2", "s_or", "s_xor", "s_and", "s_not", "s_mov", "s_cvt"),
    *("s_add_f", "s_sub_f", "s_fma", "s_ceil", "s_floor", "s_trunc", "s_rndne", "s_quadmask"),
    *("s_wqm", "s_bitreplicate"),
)
_NOT_OF_OPERANDS = (
    *("v_readlane", "v_writelane", "v_permlane", "v_mbcnt", "v_div_fmas", "v_movrel", "v_mfma"),
    *("v_smfmac", "v_wmma", "v_swmmac", "v_interp", "v_swap", "v_cmp", "v_cndmask", "v_accvgpr"),
    *("v_addc", "v_subb", "v_s_", "v_load", "v_prng", "v_send", "v_dual"),
)
_WORD = 32


_OF_16_BITS: dict[str, ResultRule] = {
    **dict.fromkeys(("v_add_u16", "v_add_nc_u16"), lambda f, a, b: f.binary("add", a, b)),
    **dict.fromkeys(("v_sub_u16", "v_sub_nc_u16"), lambda f, a, b: f.binary("sub", a, b)),
    "v_subrev_u16": lambda f, a, b: f.binary("sub", b, a),
    "v_mul_lo_u16": lambda f, a, b: f.binary("mul", a, b),
    "v_lshlrev_b16": lambda f, a, b: f.binary("shl", b, low_bits(f, a, 4)),
    "v_lshrrev_b16": lambda f, a, b: f.binary("lshr", b, low_bits(f, a, 4)),
}
"""The lower half of the result, of the lower halves of two operands; its bits above that are cut off."""


_SATURATED = {
    **dict.fromkeys(("v_add_u32", "v_add_nc_u32"), "llvm.uadd.sat"),
    **dict.fromkeys(("v_sub_u32", "v_sub_nc_u32", "v_subrev_u32", "v_subrev_nc_u32"), "llvm.usub.sat"),
}
"""The functions of integers that instructions with ``clamp`` are."""

_MARKS = frozenset({"sc0", "sc1", "glc", "dlc", "scope"})
"""Words behind a load of what other waves may have changed meanwhile."""


class InstructionRules:
    """The steps of instructions.

    Args:
        wave: lanes of a wave.
        has_modes: the code may change how numbers are computed.
        reads_anew: scalar loads may read changed memory.
        has_wave_number: ``ttmp8`` has the number of the wave in its workgroup.
        zeroes_high: an instruction of 16 bits writes 0 to the upper half of its register, and else leaves it.
        has_slots: scratch is accessed at constant places alone (`has_constant_places`).
        keeps_halves: a load of 16 bits into half a register leaves the other half as it was.
    """

    def __init__(
        self,
        wave: int,
        *,
        has_modes: bool,
        reads_anew: bool,
        has_wave_number: bool,
        zeroes_high: bool,
        has_slots: bool,
        keeps_halves: bool,
    ) -> None:
        self._zeroes_high, self._has_slots, self._keeps_halves = zeroes_high, has_slots, keeps_halves
        self._wave, self._is_steady = wave, not has_modes
        self._reads_anew, self._has_wave_number = reads_anew, has_wave_number

    def reads_steady(self, instruction: AsmInstruction) -> bool:
        """True if what a vector load reads is taken to be the same for all waves that read it meanwhile."""
        return not self._reads_anew and _MARKS.isdisjoint(words(instruction.operands))

    def _is_hidden(self, register: str) -> bool:
        """True of a register that the hardware sets, with values that differ by wave of the workgroup."""
        return register.startswith(_HIDDEN) and not (self._has_wave_number and register in GROUP_IDS)

    def mask(self, word: str) -> str:
        """The variable of an operand that is a mask as wide as a wave; empty for any other."""
        named = registers(word)
        if len(named) != self._wave // _WORD or is_vector(named[0]) or named[0] == "exec_hi":
            return ""
        return EXEC if named[0] == "exec_lo" else f"mask {named[0]}"

    def steps(self, instruction: AsmInstruction) -> list[RegisterStep]:
        """All variables that an instruction writes."""
        what = effect_of(instruction)
        found: dict[str, RegisterStep] = {}
        for step in self._known(instruction, what):
            found.setdefault(step.target, step)
        is_load = what.step is EffectKind.LOADS and decode(instruction).started is not None
        for name in self._written(instruction, what):
            found.setdefault(name, _open(name)._replace(is_of_lanes=is_load and is_vector(name)))
        if not what.keeps_scc:
            found.setdefault(SCC, _open(SCC))
        for name in list(found):
            for other in self._aliases(name):
                found.setdefault(other, _open(other))
        return [_of_place(step, instruction.line) for step in found.values()]

    def _aliases(self, name: str) -> Iterator[str]:
        """The variables that are the same scalar registers."""
        if name.startswith("mask "):
            low = name[5:]
            yield low
            if self._wave != _WORD:
                yield (
                    f"{low[:-3]}_hi"
                    if low.endswith("_lo")
                    else f"s{int(low[1:]) + 1}"
                    if low[1:].isdigit()
                    else low
                )
        elif name in ("exec_lo", "exec_hi"):
            if name == "exec_lo" or self._wave != _WORD:
                yield EXEC
        elif name[0] in "sm" or name.endswith(("_lo", "_hi")) or name.startswith("ttmp"):
            if name == SCC:
                return
            if name[0] == "s" and name[1:].isdigit():
                yield f"mask s{int(name[1:]) & (-2 if self._wave != _WORD else -1)}"
            elif name.endswith("_hi"):
                if self._wave != _WORD:
                    yield f"mask {name[:-3]}_lo"
            elif name != "m0":
                yield f"mask {name}"

    def _written(self, instruction: AsmInstruction, what: RegisterEffect) -> Iterator[str]:
        if what.step is EffectKind.TWO:
            for part in issued_together(instruction):
                yield from registers(operands(part).words[0])
        elif what.step in (EffectKind.LOADS, EffectKind.COMPUTES):
            yield from what.forgotten
        if what.writes_exec:
            yield EXEC

    # --- rules ----------------------------------------------------------------------------------------------

    def _known(self, instruction: AsmInstruction, what: RegisterEffect) -> Iterator[RegisterStep]:
        if what.step is EffectKind.TWO:
            for part in issued_together(instruction):
                known = opcode(part.mnemonic.replace("v_dual_", "v_"))
                yield from self._vector(known, operands(part).words, operands(part).modifiers)
            return
        if what.step is EffectKind.LOADS:
            yield from self._scalar_load(instruction, what)
            if instruction.opcode.family is Family.SCRATCH:
                yield from self._spilled(instruction, what)
            yield from self._narrow_load(instruction, what)
            return
        if what.is_sideways:
            yield from self._of_parts(what)
            yield from self._saturated(what)
            return
        if what.has_halves:
            yield from self._of_halves(what)
            return
        if what.opcode.action is Action.GET_PC:
            # The waves of a workgroup execute the same code, so that each reads the same address here.
            for at, target in enumerate(what.targets):
                yield RegisterStep(target, (), partial(_address_of_code, str(at)))
        elif what.opcode.is_vector:
            yield from self._vector(what.opcode, what.given.words, what.given.modifiers)
        elif what.opcode.is_scalar:
            yield from self._scalar(what.opcode, what.given.words, what)

    def _spilled(self, instruction: AsmInstruction, what: RegisterEffect) -> Iterator[RegisterStep]:
        """A store to scratch, or a load from there: each word of it is a register of the lane."""
        if not self._has_slots or len(what.given.words) != _SCRATCH_WORDS:
            return
        is_store = what.given.words[0] == "off"
        named = registers(what.given.words[1 if is_store else 0])
        place = (what.given.offsets or {}).get("offset", 0)
        slots = [f"v{_FIRST_SLOT + place // _BYTES + at}" for at in range(len(named))]
        name = instruction.opcode.name
        for slot, register in zip(slots, named, strict=True):
            target, source = (slot, register) if is_store else (register, slot)
            if name.endswith(_WHOLE_WORDS):
                yield operand_step(target, [LiftedOperand(source)], lambda _, v: v[0], is_of_lanes=True)
            elif name in _HALF_WORDS and len(named) == 1 and (is_store or self._keeps_halves):
                # The half of the register, and of the slot.
                halves = "d16_hi" in name, place % _BYTES > 0
                both = [LiftedOperand(target), LiftedOperand(source)]
                yield operand_step(
                    target,
                    both,
                    partial(_with_half, *(halves[::-1] if is_store else halves)),
                    is_of_lanes=True,
                )
            elif is_store:
                yield _open(target)

    def _narrow_load(self, instruction: AsmInstruction, what: RegisterEffect) -> Iterator[RegisterStep]:
        """A zero-extending load of one or two bytes into a vector register: LLVM's ``zextloadi8``."""
        words = instruction.mnemonic.split("_")
        bits = _ZERO_EXTENDED.get(words[-1]) if "d16" not in words else None
        begun = decode(instruction).started
        named = what.given.words[: begun.results] if begun else ()
        targets = [one for word in named for one in registers(word)]
        if bits and len(targets) == 1 and is_vector(targets[0]):
            mask = str((1 << bits) - 1)
            yield RegisterStep(targets[0], (), lambda f, _: f.binary("and", f.unknown(), mask), True, True)

    def _of_parts(self, what: RegisterEffect) -> Iterator[RegisterStep]:
        """SDWA that writes a whole register: each source is a byte or a half of one, or all of it.

        A sign-extended part (``sext``), a clamped result, and a result at another place of its register are not
        followed. Source: MI300 ISA, "Sub-Dword Addressing (SDWA)".
        """
        words, selections, name = what.given.words, what.given.modifiers, what.opcode.name
        targets, sources = registers(words[0]) if words else (), words[1:]
        parts = [_PARTS.get(selections.get(f"src{at}_sel", "DWORD")) for at in range(len(sources))]
        given = _all(self._operand(word) if word.isalnum() else None for word in sources)
        places = [part for part in parts if part is not None]
        if (
            not what.opcode.mnemonic.endswith("_sdwa")
            or len(targets) != 1
            or not _SELECTIONS.issuperset(selections)
            or selections.get("dst_sel", "DWORD") != "DWORD"
            or len(places) < len(sources)
            or given is None
        ):
            return

        def taken(f: LiftedFunction, values: Sequence[LiftedValue]) -> list[LiftedValue]:
            return [
                f.binary("and", f.binary("lshr", value, str(first)), str((1 << bits) - 1))
                if bits < _WORD
                else value
                for value, (first, bits) in zip(values, places, strict=True)
            ]

        if len(given) < 3 and (rule := RULES[len(given)].get(name)):
            yield operand_step(targets[0], given, lambda f, v: rule(f, *taken(f, v)), is_of_lanes=True)
        elif len(given) == 2 and (half := _OF_16_BITS.get(name)) and self._zeroes_high:
            yield operand_step(targets[0], given, lambda f, v: _half(f, half, taken(f, v)), is_of_lanes=True)

    def _saturated(self, what: RegisterEffect) -> Iterator[RegisterStep]:
        """A sum or a difference without sign that ``clamp`` keeps from wrapping.

        Source: MI300 ISA, "Integer Clamp"; LLVM selects these instructions for ``llvm.uadd.sat`` and ``llvm.usub.sat``.
        """
        words, function = what.given.words, _SATURATED.get(what.opcode.name)
        targets = registers(words[0]) if words else ()
        given = _all(map(self._operand, words[1:]))
        if (
            function
            and len(targets) == 1
            and given
            and len(given) == 2
            and {*what.given.modifiers} == {"clamp"}
        ):
            if "subrev" in what.opcode.name:
                given = given[::-1]
            yield operand_step(targets[0], given, lambda f, v: f.intrinsic(function, *v), is_of_lanes=True)

    def _of_halves(self, what: RegisterEffect) -> Iterator[RegisterStep]:
        """An instruction of 16 bits that writes one half of a register (``v4.h``) and leaves the other."""
        words, name = what.given.words, what.opcode.name
        targets = registers(words[0]) if words else ()
        given = _all(
            self._operand(word.removesuffix(".l").removesuffix(".h"))
            for word in words[1:]
            if registers(word) or number(word) is not None
        )
        rule = _OF_16_BITS.get(name) if len(words) == 3 else None
        is_known = rule is not None or (name == "v_mov_b16" and len(words) == 2)
        if not is_known or what.given.modifiers or len(targets) != 1:
            return
        if given is None or len(given) != len(words) - 1 or not words[0].endswith((".l", ".h")):
            return
        is_high = [word.endswith(".h") for word in words]

        def build(f: LiftedFunction, values: Sequence[LiftedValue]) -> LiftedValue:
            old, *halves = (
                f.binary("lshr", value, "16") if high and at else value
                for at, (value, high) in enumerate(zip(values, is_high, strict=True))
            )
            made = low_bits(f, halves[0], 16) if rule is None else _half(f, rule, halves)
            if is_high[0]:
                return f.binary("or", low_bits(f, old, 16), f.binary("shl", made, "16"))
            return f.binary("or", f.binary("and", old, "-65536"), made)

        yield operand_step(targets[0], [LiftedOperand(targets[0]), *given], build, is_of_lanes=True)

    def _vector(
        self, known: Opcode, words: Sequence[str], modifiers: Mapping[str, str]
    ) -> Iterator[RegisterStep]:
        name, action = known.name, known.action
        if action is Action.COMPARE or known.writes_exec:
            yield from self._vector_compare(words, comparison(name), goes_to_exec=known.writes_exec)
            return
        targets = registers(words[0]) if words else ()
        if action is Action.READ_FIRST_LANE and len(words) == 2 and len(targets) == 1:
            for step in _followed(targets[0], [self._operand(words[1])], _first_lane):
                yield step._replace(is_of_first=True)
            return
        if action is Action.COUNT_LANES and len(words) == 3 and words[1] == "-1":
            half = name[8:10]
            yield from _followed(
                targets[0],
                [self._operand(words[2])],
                lambda f, v: f.make(f"call i32 @llvm.amdgcn.mbcnt.{half}(i32 -1, i32 {v[0]})", f.name()),
                is_of_lanes=True,
            )
            return
        if name == "v_cndmask_b32" and len(targets) == 1 and len(words) in (3, 4):
            one, other = (self._operand(word) for word in words[1:3])
            mask = self._mask_operand([*words, "vcc" if self._wave != _WORD else "vcc_lo"][3])
            chosen = [mask, other, one]
            yield from _followed(targets[0], chosen, lambda f, v: f.choose(*v), is_of_lanes=True)
            return
        sources = words[1:]
        if name in ("v_add_co_u32", "v_sub_co_u32", "v_subrev_co_u32") and len(words) == 4:
            name, sources = name.replace("_co_", "_nc_"), words[2:]
        if name == "v_mad_u64_u32" and len(words) == 5 and len(targets) == 2:
            parts = [self._operand(words[2]), self._operand(words[3]), self._low_word(words[4])]
            yield from _followed(
                targets[0], parts, lambda f, v: f.binary("add", f.binary("mul", v[0], v[1]), v[2]), is_of_lanes=True
            )  # fmt: skip
            sources = words[2:]
        if name == "v_mov_b64":
            yield from self._both_words(name, words, targets)
        if name in _LOW_WORDS and len(targets) == 2:
            yield from _followed(targets[0], map(self._low_word, sources), _LOW_WORDS[name], is_of_lanes=True)
        yield from self._arithmetic(name, targets, sources, modifiers, is_of_lanes=True)
        if not name.startswith(_NOT_OF_OPERANDS) and "_ci_" not in name:
            kept = () if _WHOLE_RESULT.match(name) else targets
            yield from self._function(targets, (*sources, *kept), is_of_lanes=True)
        elif name.startswith("v_s_"):  # transcendental functions of scalar registers: one result for the wave
            yield from self._function(targets, sources, is_of_lanes=False)

    def _arithmetic(
        self,
        name: str,
        targets: Sequence[str],
        sources: Sequence[str],
        modifiers: Mapping[str, str],
        *,
        is_of_lanes: bool,
    ) -> Iterator[RegisterStep]:
        """The instructions with a rule and one result."""
        if (
            self._has_wave_number
            and name == "s_bfe_u32"
            and sources[0] == "ttmp8"
            and number(sources[1]) == _WAVE_FIELD
        ) and len(targets) == 1:
            yield RegisterStep(targets[0], (), _wave_number)
            return
        given = _all(map(self._operand, sources))
        if len(targets) != 1 or given is None:
            return
        if name in ("v_bitop3_b32", "v_bitop2_b32") and "bitop3" in modifiers:
            table = number(modifiers["bitop3"]) or 0
            three = [*given, *[LiftedOperand("", "0")] * (3 - len(given))]
            yield operand_step(
                targets[0], three, lambda f, v: f.bit_operation(table, v), is_of_lanes=is_of_lanes
            )
            return
        if name == "s_movk_i32" and number(sources[0]) is None:
            return
        if rule := RULES.get(len(given), {}).get(name):
            yield operand_step(targets[0], given, lambda f, v: rule(f, *v), is_of_lanes=is_of_lanes)
        elif len(given) == 2 and not modifiers and (half := _OF_16_BITS.get(name)):
            if any(map(_is_float, sources)):
                return  # a constant of 16 bits
            if self._zeroes_high:
                yield operand_step(targets[0], given, lambda f, v: _half(f, half, v), is_of_lanes=True)
            else:
                kept = [LiftedOperand(targets[0]), *given]
                yield operand_step(
                    targets[0],
                    kept,
                    lambda f, v: f.binary("or", f.binary("and", v[0], "-65536"), _half(f, half, v[1:])),
                    is_of_lanes=True,
                )

    def _in_place(self, name: str, words: Sequence[str], targets: Sequence[str]) -> Iterator[RegisterStep]:
        """A result of the register's old value and an operand."""
        if len(targets) == 1:
            yield from _followed(targets[0], map(self._operand, words), lambda f, v: IN_PLACE[name](f, *v))

    def _function(
        self, targets: Sequence[str], sources: Sequence[str], *, is_of_lanes: bool
    ) -> Iterator[RegisterStep]:
        """Results that are an unknown function of the operands."""
        given = self._all_operands(sources)
        if not self._is_steady or given is None:
            return
        for target in targets:
            yield operand_step(target, given, lambda f, v: f.function(v), is_of_lanes=is_of_lanes)

    def _all_operands(self, words: Sequence[str]) -> list[LiftedOperand] | None:
        found: list[LiftedOperand] = []
        for word in words:
            named = registers(word)
            if any(map(self._is_hidden, named)) or ("." in word and named):
                return None
            if named:
                found += (LiftedOperand(one) for one in named)
            elif (one := self._operand(word)) is not None:
                found.append(one)
            else:
                return None
        return found

    def _vector_compare(
        self, words: Sequence[str], plain: Comparison | None, *, goes_to_exec: bool
    ) -> Iterator[RegisterStep]:
        has_result = len(words) == 3
        target = self.mask(words[0]) if has_result else ""
        if len(words) not in (2, 3) or (has_result and not target) or not (target or goes_to_exec):
            return
        sources = words[1:] if has_result else words
        if plain is not None and plain.bits == _WORD:
            known = _all(map(self._operand, sources))
            if known is None:
                return
            given, predicate = known, plain.predicate

            def build(f: LiftedFunction, v: Sequence[LiftedValue]) -> LiftedValue:
                return f.compared(v[0], f.compare(predicate, v[1], v[2]))
        elif plain is not None and (pairs := self._pairs(sources)):
            given, wide = [*pairs], plain.predicate

            def build(f: LiftedFunction, v: Sequence[LiftedValue]) -> LiftedValue:
                return f.compared(v[0], _compared_pairs(f, wide, v[1:]))
        else:
            every = self._all_operands(sources) if self._is_steady else None
            given = [] if every is None else [*every]
            if every is None:

                def build(f: LiftedFunction, v: Sequence[LiftedValue]) -> LiftedValue:
                    return f.compared(v[0], f.unknown(1))
            else:

                def build(f: LiftedFunction, v: Sequence[LiftedValue]) -> LiftedValue:
                    return f.compared(v[0], f.compare("ne", f.function(v[1:]), "0"))

        for one in ([target] if target else []) + ([EXEC] if goes_to_exec else []):
            yield operand_step(one, [LiftedOperand(EXEC), *given], build)

    # --- scalar instructions --------------------------------------------------------------------------------

    def _scalar(self, known: Opcode, words: Sequence[str], what: RegisterEffect) -> Iterator[RegisterStep]:
        name, compares = known.name, known.action is Action.COMPARE
        compare = comparison(name) if compares else None
        if compare is not None and compare.bits == _WORD and len(words) == 2:
            if what.condition is not None:
                sides, predicate = map(self._operand, (words[0], what.condition.right)), compare.predicate
                yield from _followed(SCC, sides, lambda f, v: f.scalar_bit(f.compare(predicate, *v)))
            return
        if compare is not None and len(words) == 2 and (pairs := self._pairs(words)):
            wide = compare.predicate
            yield operand_step(SCC, pairs, lambda f, v: f.scalar_bit(_compared_pairs(f, wide, v)))
            return
        if compares:
            every = self._all_operands(words)
            if every is not None:
                given = [*every]
                if name.startswith("s_bitcmp") and name.endswith("_b32") and len(given) == 2:
                    value = "1" if name.startswith("s_bitcmp1") else "0"
                    yield operand_step(
                        SCC, given,
                        lambda f, v: f.scalar_bit(
                            f.compare("eq", low_bits(f, shifted(f, "lshr", v[0], v[1]), 1), value)
                        ),
                    )  # fmt: skip
                elif self._is_steady:  # a comparison of floats depends on the mode
                    yield operand_step(
                        SCC, given, lambda f, v: f.scalar_bit(f.compare("ne", f.function(v), "0"))
                    )
            return
        logic = known.logic
        if logic is not None and logic.saves and logic.how in _SAVED:
            yield from self._save(logic, words)
            return
        targets = registers(words[0]) if words else ()
        if logic is not None and not logic.saves and logic.how in _LOGIC:
            yield from self._logic(known, words)
        if known.action is Action.SELECT and known.bits == _WORD and len(words) == 3:
            if len(targets) == 1:
                chosen = [LiftedOperand(SCC), *map(self._operand, words[1:])]
                yield from _followed(targets[0], chosen, lambda f, v: f.choose(*v))
            return
        if name in _WITH_CARRY and len(targets) == 1:
            every = self._all_operands(words[1:])
            if every is not None and self._is_steady:
                sources = [LiftedOperand(SCC), *every]
                yield operand_step(targets[0], sources, _with_carry)
                yield operand_step(
                    SCC, sources, lambda f, v: f.scalar_bit(f.compare("ne", _with_carry(f, v), "0"))
                )
            return
        if name in ("s_mov_b64", "s_cselect_b64"):
            yield from self._both_words(name, words, targets)
            return
        if name in IN_PLACE and len(words) == 2:
            yield from self._in_place(name, words, targets)
            return
        if name == "s_lshl_b64" and len(targets) == 2:
            low, by = registers(words[1])[:1], number(words[2])
            if low and by is not None and 0 <= by < _WORD:
                yield operand_step(
                    targets[0], [LiftedOperand(low[0])], lambda f, v: f.binary("shl", v[0], str(by))
                )
        yield from self._arithmetic(name, targets, words[1:], {}, is_of_lanes=False)
        if name.startswith(_OF_OPERANDS) and (logic is None or logic.saves != "saveexec"):
            if name.startswith("s_bitset"):
                return
            kept = targets if "fmac" in name else ()
            yield from self._function(targets, (*words[1:], *kept), is_of_lanes=False)
            if Trait.WRITES_SCC in known.traits:
                yield from self._scalar_scc(known, words, targets)

    def _scalar_scc(
        self, known: Opcode, words: Sequence[str], targets: Sequence[str]
    ) -> Iterator[RegisterStep]:
        """SCC behind arithmetic: the result is not zero, or a function of the operands."""
        given = self._all_operands(words[1:])  # none of EXEC, which is followed as a mask alone
        name, rule = known.name, RULES[2].get(known.name)
        if given and name in _NOT_ZERO and rule is not None and len(given) == 2 and len(targets) == 1:
            mask = self._logic_mask(known, words)
            sources = [*given, *(mask[0] if mask else [])]

            def build(f: LiftedFunction, v: Sequence[LiftedValue]) -> LiftedValue:
                if mask and any(one in f.open for one in v[:2]):
                    return f.any(mask[1](f, v[2:]))
                return f.scalar_bit(f.compare("ne", rule(f, v[0], v[1]), "0"))

            yield operand_step(SCC, sources, build)
        elif (mask := self._logic_mask(known, words)) is not None:
            yield operand_step(SCC, mask[0], lambda f, v: f.any(mask[1](f, v)))
        elif given is not None and self._is_steady:
            yield operand_step(SCC, given, lambda f, v: f.scalar_bit(f.compare("ne", f.function(v), "0")))

    def _logic_mask(
        self, known: Opcode, words: Sequence[str]
    ) -> tuple[list[LiftedOperand], ValueMaker] | None:
        logic = known.logic
        if logic is None or logic.saves or logic.bits != self._wave or logic.how not in _LOGIC - {"cselect"}:
            return None
        how = logic.how
        given = _all(map(self._mask_operand, words[1:]))
        if given is None or len(given) != (1 if how in ("mov", "not") else 2):
            return None
        return given, lambda f, v: _combined(f, how, v)

    def _logic(self, known: Opcode, words: Sequence[str]) -> Iterator[RegisterStep]:
        """The mask that a logic instruction computes."""
        target = self.mask(words[0]) if words else ""
        if not target or known.logic is None or known.logic.bits != self._wave:
            return
        if known.logic.how == "cselect" and len(words) == 3:
            sides = [LiftedOperand(SCC), *map(self._mask_operand, words[1:])]
            yield from _followed(target, sides, lambda f, v: f.choose_mask(*v))
            return
        found = self._logic_mask(known, words)
        if found is not None:
            yield operand_step(target, found[0], found[1])

    def _save(self, logic: MaskLogic, words: Sequence[str]) -> Iterator[RegisterStep]:
        """``s_and_saveexec`` and the like: EXEC is saved, and combined with an operand."""
        target, given = self.mask(words[0]), self._mask_operand(words[1])
        if logic.bits != self._wave or target in ("", EXEC) or given is None:
            return

        def build(f: LiftedFunction, v: Sequence[LiftedValue]) -> LiftedValue:
            lanes, mask = v
            if logic.how in ("andn1", "and_not0"):  # not S and EXEC
                return f.without(lanes, mask)
            return _combined(f, logic.how, (mask, lanes))

        sources = [LiftedOperand(EXEC), given]
        yield operand_step(EXEC, sources, build)
        yield operand_step(SCC, sources, lambda f, v: f.any(build(f, v)))
        if logic.saves == "wrexec":
            yield operand_step(target, sources, build)
        else:
            yield operand_step(target, [LiftedOperand(EXEC)], lambda _, v: v[0])

    def _both_words(self, name: str, words: Sequence[str], targets: Sequence[str]) -> Iterator[RegisterStep]:
        """A pair of registers that another one, or a constant, is moved to."""
        if len(targets) != 2:
            return
        for at, target in enumerate(targets):
            given: list[LiftedOperand] = []
            for word in words[1:]:
                named = registers(word)
                if len(named) == 2:
                    given.append(LiftedOperand(named[at]))
                elif (value := number(word)) is not None and value >= _WRITTEN_INTO.start:
                    # Of a literal below that, an assembler decides the upper word.
                    given.append(LiftedOperand("", str((value >> 32 * at) & 0xFFFFFFFF)))
            if len(given) != len(words) - 1 or any(self._is_hidden(one.variable) for one in given):
                return
            if name.endswith("mov_b64"):
                yield operand_step(
                    target, given, lambda f, v: _signed_text(f, v[0]), is_of_lanes=name[0] == "v"
                )
            else:
                yield operand_step(
                    target, [LiftedOperand(SCC), *given],
                    lambda f, v: f.choose(v[0], _signed_text(f, v[1]), _signed_text(f, v[2])),
                )  # fmt: skip

    def _scalar_load(self, instruction: AsmInstruction, what: RegisterEffect) -> Iterator[RegisterStep]:
        """A scalar load: the same for all waves that load from one address."""
        if (
            instruction.opcode.action not in (Action.LOAD, Action.BUFFER_LOAD)
            or self._reads_anew
            or is_past_caches(instruction)
        ):
            return
        words = what.given.words
        given = self._all_operands([word for word in words[1:] if word not in ("null", "off")])
        if given is None:
            return
        for target in registers(words[0]):
            yield operand_step(target, given, _constant_memory)

    # --- operands -------------------------------------------------------------------------------------------

    def _operand(self, word: str) -> LiftedOperand | None:
        """An operand of 32 bits; ``None`` if it is not followed."""
        named = registers(word)
        if named:
            return (
                None
                if len(named) != 1 or "." in word or self._is_hidden(named[0])
                else LiftedOperand(named[0])
            )
        if is_distance(word):
            return LiftedOperand(word)
        value = number(word)
        if value is None and _is_float(word):
            value = int(struct.unpack("<I", struct.pack("<f", float(word)))[0])
        if value is None:
            return None
        value &= 0xFFFFFFFF
        return LiftedOperand("", str(value - (1 << 32) if value >> 31 else value))

    def _low_word(self, word: str) -> LiftedOperand | None:
        """The lower word of an operand of 64 bits, in which a floating-point constant has 64 bits, too."""
        return None if _is_float(word) else self._operand((registers(word)[:1] or (word,))[0])

    def _pairs(self, words: Sequence[str]) -> list[LiftedOperand] | None:
        """The lower and the upper word of each operand of 64 bits; ``None`` if one is not followed.

        A constant that is written into the instruction is extended with its sign; a literal behind it is not followed.
        """
        found: list[LiftedOperand] = []
        for word in words:
            named, value = registers(word), number(word)
            if len(named) == 2 and "." not in word and not any(map(self._is_hidden, named)):
                found += map(LiftedOperand, named)
            elif not named and value is not None and value in _WRITTEN_INTO:
                found += LiftedOperand("", str(value)), LiftedOperand("", "-1" if value < 0 else "0")
            else:
                return None
        return found

    def _mask_operand(self, word: str) -> LiftedOperand | None:
        """A mask as wide as a wave; ``None`` for a constant that is neither all lanes nor none."""
        if name := self.mask(word):
            return LiftedOperand(name)
        value = number(word)
        if value == 0:
            return LiftedOperand("", FALSE)
        return LiftedOperand("", TRUE) if value in (-1, (1 << self._wave) - 1) else None


_WRITTEN_INTO = range(-16, 65)
"""The integers that an instruction can hold itself. Source: AMD CDNA3 ISA, 'SALU Source Operands'."""


def _compared_pairs(f: LiftedFunction, predicate: Predicate, v: Sequence[LiftedValue]) -> LiftedValue:
    """A comparison of two integers of 64 bits by their words, the lower one of each first."""
    low, high, other_low, other_high = v
    if predicate in ("eq", "ne"):
        how = "and" if predicate == "eq" else "or"
        return f.logic(how, f.compare(predicate, low, other_low), f.compare(predicate, high, other_high))
    sign, order = predicate[0], predicate[1:]
    beyond = f.compare(_PREDICATES[sign + order[0] + "t"], high, other_high)
    lower = f.compare(_PREDICATES["u" + order], low, other_low)
    return f.logic("or", beyond, f.logic("and", f.compare("eq", high, other_high), lower))


_PREDICATES: dict[str, Predicate] = {
    one: one for one in ("ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge")
}
_ZERO_EXTENDED = {"u8": 8, "ubyte": 8, "u16": 16, "ushort": 16}
"""The last word of a load's mnemonic, and the bits that it loads; those with ``d16`` keep half of the register."""


def _low_of_shift(f: LiftedFunction, by: LiftedValue, value: LiftedValue) -> LiftedValue:
    amount = f.known(by)
    if amount is None:
        return f.function((by, value))
    amount %= 64  # the six lowest bits count
    return f.binary("shl", value, str(amount)) if amount < _WORD else "0"


_LOW_WORDS: dict[str, ValueMaker] = {
    "v_add_nc_u64": lambda f, v: f.binary("add", v[0], v[1]),
    "v_lshlrev_b64": lambda f, v: _low_of_shift(f, v[0], v[1]),
    "v_lshl_add_u64": lambda f, v: f.binary("add", f.binary("shl", v[0], f.binary("and", v[1], "7")), v[2]),
}
"""The lower word of results of 64 bits that are made of lower words alone."""
_SELECTIONS = frozenset({"dst_sel", "dst_unused", "src0_sel", "src1_sel"})
_PARTS: Mapping[str, tuple[int, int]] = {
    "DWORD": (0, _WORD),
    **{f"WORD_{n}": (16 * n, 16) for n in range(2)},
    **{f"BYTE_{n}": (8 * n, 8) for n in range(4)},
}
"""The first bit, and how many, of what SDWA takes of a source."""
_WAVE_FIELD = 5 << 16 | 25
"""Five bits from bit 25 on. Source: LLVM, ``SITargetLowering::lowerWaveID``."""
_HIDDEN = ("exec", "xnack", "flat_scratch", "ttmp")
"""Registers that the hardware sets; of masks EXEC is followed."""
_WHOLE_RESULT = pattern(
    r"v_(?!\w*(?:mac|dot|mix|pk|_sr|scale|swap|d16|[iufb](?:4|8|16)(?:_|$)))\w+_[fuib](?:32|64)$"
)
"""The instructions that overwrite all of their result; others may keep a part of it, or add to it."""
_WITH_CARRY = frozenset({"s_addc_u32", "s_subb_u32", "s_add_co_ci_u32", "s_sub_co_ci_u32"})
_NOT_ZERO = frozenset(
    f"s_{how}_{kind}32"
    for how in ["and", "or", "xor", "andn2", "and_not1", "lshl", "lshr", "ashr"]
    for kind in "bi"
)


def _is_float(word: str) -> bool:
    whole, point, part = word.removeprefix("-").partition(".")
    return point != "" and whole.isdecimal() and part.isdecimal()


def operand_step(
    target: str, given: Sequence[LiftedOperand], build: ValueMaker, *, is_of_lanes: bool = False
) -> RegisterStep:
    """A step of operands, constants among them."""

    def made(f: LiftedFunction, values: Sequence[LiftedValue]) -> LiftedValue:
        left = iter(values)
        return build(f, [next(left) if one.variable else one.constant for one in given])

    sources = tuple(source for one in given for source in one.sources)
    return RegisterStep(target, sources, made, is_of_lanes and is_vector(target))


def _all(given: Iterable[LiftedOperand | None]) -> list[LiftedOperand] | None:
    """The operands; ``None`` if one is not followed."""
    every = list(given)
    found = [one for one in every if one is not None]
    return found if len(found) == len(every) else None


def _followed(
    target: str, given: Iterable[LiftedOperand | None], build: ValueMaker, *, is_of_lanes: bool = False
) -> Iterator[RegisterStep]:
    """The step of these operands, if all are followed."""
    if (known := _all(given)) is not None:
        yield operand_step(target, known, build, is_of_lanes=is_of_lanes)


def has_constant_places(instructions: Iterable[AsmInstruction]) -> bool:
    """True if code accesses whole words of scratch, or parts of one, at places that are in its text.

    A kernel's stack begins at 0; an address in a register is not followed.
    """
    for one in instructions:
        if one.opcode.family is not Family.SCRATCH or one.opcode.action is Action.PREFETCH:
            continue
        given = operands(one)
        offset = None if given.offsets is None else given.offsets.get("offset", 0)
        if len(given.words) != _SCRATCH_WORDS or given.words.count("off") != _SCRATCH_WORDS - 1:
            return False
        is_half = one.opcode.name in _HALF_WORDS
        if offset is None or offset < 0 or offset % (_BYTES // 2 if is_half else _BYTES):
            return False
    return True


_SCRATCH_WORDS, _BYTES = 3, 4
_FIRST_SLOT = 1 << 16
"""The number of the register that the first word of scratch counts as, behind all that there are."""
_HALF_WORDS = frozenset(
    {f"scratch_load_{one}" for one in ("d16_b16", "d16_hi_b16", "short_d16", "short_d16_hi")}
    | {f"scratch_store_{one}" for one in ("b16", "d16_hi_b16", "short", "short_d16_hi")}
)
_WHOLE_WORDS = ("_b32", "_b64", "_b96", "_b128", "_dword", "_dwordx2", "_dwordx3", "_dwordx4")


def is_vector(name: str) -> bool:
    """True of a register with a value in each lane."""
    return name[0] in "va" and name[1].isdigit()


def _address_of_code(half: str, f: LiftedFunction, _: Sequence[LiftedValue]) -> LiftedValue:
    """The lower or the upper word of the next instruction's address: the same for all waves that execute it."""
    return f.function([half])


def is_distance(name: str) -> bool:
    """True of a symbol's distance from the code, which the linker writes: ``f@rel32@lo+4``, or that of its address."""
    return "rel32@" in name


def _of_place(step: RegisterStep, line: int) -> RegisterStep:
    """A step with distances from this line's code: one that is written alike in another line differs."""
    if not any(map(is_distance, step.sources)):
        return step
    return step._replace(sources=tuple(f"{x} {line}" if is_distance(x) else x for x in step.sources))


def is_bit(variable: str) -> bool:
    """True of variables that are one bit for each lane."""
    return variable in (EXEC, SCC) or variable.startswith("mask ")


def _open(variable: str) -> RegisterStep:
    width = 1 if is_bit(variable) else _WORD
    return RegisterStep(variable, (), lambda f, _: f.unknown(width), is_open=True)


def _with_carry(f: LiftedFunction, values: Sequence[LiftedValue]) -> LiftedValue:
    return f.function((bit_number(f, values[0]), *values[1:]))


def bit_number(f: LiftedFunction, bit: LiftedValue) -> LiftedValue:
    """A bit as a number of 32 bits."""
    return str(int(bit == TRUE)) if bit in (TRUE, FALSE) else f.make(f"zext i1 {bit} to i32")


def _signed_text(f: LiftedFunction, value: LiftedValue) -> LiftedValue:
    known = f.known(value)
    return value if known is None else f.constant(known)


def _wave_number(f: LiftedFunction, _: Sequence[LiftedValue]) -> LiftedValue:
    return f.make("call i32 @llvm.amdgcn.wave.id()", f.name())


def _first_lane(f: LiftedFunction, values: Sequence[LiftedValue]) -> LiftedValue:
    if f.known(values[0]) is not None:
        return values[0]
    return f.first_lane(values[0])


def _constant_memory(f: LiftedFunction, values: Sequence[LiftedValue]) -> LiftedValue:
    place = "%constants"
    for value in values:
        place = f.make(f"getelementptr i8, ptr addrspace(4) {place}, i32 {value}")
    return f.make(f"{CONSTANT_LOAD} {place}", f.name())


def _combined(f: LiftedFunction, how: str, masks: Sequence[LiftedValue]) -> LiftedValue:
    if how == "mov":
        return masks[0]
    if how == "not":
        return f.inverted(masks[0])
    a, b = masks
    if how in ("and", "or", "xor"):
        return f.logic(how, a, b)
    if how in ("andn2", "and_not1"):
        return f.without(a, b)
    if how in ("orn2", "or_not1"):
        return f.logic("or", a, f.inverted(b))
    return f.inverted(f.logic({"nand": "and", "nor": "or", "xnor": "xor"}[how], a, b))


def _with_half(is_high: bool, from_high: bool, f: LiftedFunction, v: Sequence[LiftedValue]) -> LiftedValue:
    """A register's value with a half of another one's in one of its halves."""
    old, new = v
    half = low_bits(f, f.binary("lshr", new, "16") if from_high else new, 16)
    if is_high:
        return f.packed([(low_bits(f, old, 16), 0, 16), (half, 16, 16)])
    return f.packed([(half, 0, 16), (low_bits(f, f.binary("lshr", old, "16"), 16), 16, 16)])


def _half(
    f: LiftedFunction,
    rule: ResultRule,
    values: Sequence[LiftedValue],
) -> LiftedValue:
    """The lower half of a register that an instruction of 16 bits writes.

    Source: LLVM, ``GCNSubtarget::zeroesHigh16BitsOfDest``, for the upper one.
    """
    made: LiftedValue = rule(f, *(low_bits(f, value, 16) for value in values))
    return low_bits(f, made, 16)
