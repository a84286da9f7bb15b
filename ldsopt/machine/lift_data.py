"""The values that code stores, as IR: rules for instructions whose results are stored, not used as addresses.

Waves may write one place if they write the same value (`ldsopt.analysis.races.replicas`). For that the proof has to
know on which values a stored one depends, not its number. So beside the rules of `ldsopt.machine.lift_rules`, which
come first, each of these results depends on what its rule names, and on nothing else:

* a vector instruction within a lane: an unknown function of its operands, of the mask that it reads, and of the old
  value where it may leave a part of it. What is written to one half of a register leaves the other half apart;
* one across lanes (MFMA, WMMA, DPP, ``ds_bpermute``, ``v_permlane``): where EXEC has all lanes, the intrinsic that
  compiles to it. Else, and for MFMA, an unknown function of the operands and of EXEC in all lanes;
* a load of global memory: an unknown function of its address, in memory that no wave changes meanwhile
  (`ldsopt.assumptions.NO_GLOBAL_RACES`). One of a buffer depends on the lane, too: its descriptor may ask for that;
* a load of LDS: the bytes at its address. A transposing one: an unknown function of all lanes' bytes.

Source: the instructions' pseudocode in AMD's ISA documents of CDNA3, RDNA3 and RDNA4.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from string import digits
from typing import NamedTuple

from ldsopt.isa.assembly import AsmInstruction
from ldsopt.isa.decode import decode, issued_together
from ldsopt.isa.operands import Operands, number, operands, registers, without_signs
from ldsopt.machine.arithmetic import low_bits
from ldsopt.machine.effects import EffectKind, RegisterEffect
from ldsopt.machine.lds_width import lds_width
from ldsopt.machine.lift_rules import (
    EXEC,
    InstructionRules,
    LiftedOperand,
    RegisterStep,
    ValueMaker,
    bit_number,
    is_vector,
    operand_step,
)
from ldsopt.machine.lifted_ir import LiftedFunction, LiftedValue
from ldsopt.patterns import pattern
from ldsopt.target.opcodes import Action, Kind, LdsUse, Opcode, Trait, opcode

_HALF, _WORD, _DWORD = 16, 32, 4
_MATRIX = ("v_mfma", "v_smfmac", "v_wmma", "v_swmmac")
_ACCUMULATING = ("v_smfmac", "v_swmmac")
"""The instructions whose result is a source that is not named again."""
_NOT_FOLLOWED = (
    *("v_writelane", "v_movrel", "v_interp", "v_mbcnt", "v_load", "v_send", "v_readfirstlane"),
    *("v_cmp", "v_prng"),
)
"""Instructions with hidden inputs, or that write no vector register."""
_WHOLE_RESULT = pattern(
    r"v_(?!\w*(?:mac|dot|mix|_sr|scale|swap|accum|d16|ashr_pk))"
    r"(?:\w+_[fuib](?:32|64)|pk_\w+|cvt_pk(?:_?rtz|_?norm)?_(?:bf16|f16|[iu]16|u8)_[fiu]32|cvt_pk_f32_\w+)$"
)
"""The instructions that overwrite all of their result; others may keep a part of it, or add to it."""
_APART = ("pk", "dot", "mix", "sr", "scale", "sad")
_CARRIES = (
    "v_add_co_",
    "v_sub_co_",
    "v_subrev_co_",
    "v_addc_co_",
    "v_subb_co_",
    "v_subbrev_co_",
    "v_div_scale_",
    "v_mad_u64_u32",
    "v_mad_i64_i32",
    "v_mad_co_",
)
_COMMUTING = {
    "v_add_f32": "fadd", "v_max_f32": "maxnum", "v_min_f32": "minnum",
    "v_max_num_f32": "maxnum", "v_min_num_f32": "minnum", "v_max3_f32": "maxnum", "v_min3_f32": "minnum",
    "v_max3_num_f32": "maxnum", "v_min3_num_f32": "minnum",
}  # fmt: skip
"""Instructions whose order of operands makes no difference but to the payload of a NaN and the sign of a zero."""
_PAIRS = {"v_pk_add_f32": "fadd", "v_pk_mul_f32": "", "v_pk_fma_f32": ""}
_MOVES = frozenset({"v_accvgpr_read_b32", "v_accvgpr_write_b32", "v_accvgpr_mov_b32"})
_MEMORY = ("global_load_", "buffer_load_")
_HIDING = frozenset({"block", "monitor"})
"""Words of loads that M0 masks, or of memory that others change."""
_ROWS = {
    "row_shl": 0x100, "row_shr": 0x110, "row_ror": 0x120, "row_share": 0x150, "row_newbcast": 0x150,
    "row_xmask": 0x160,
}  # fmt: skip
_MOVED_BY_ONE = {"wave_shl": 0x130, "wave_rol": 0x134, "wave_shr": 0x138, "wave_ror": 0x13C}
_MIRRORS = {"row_mirror": 0x140, "row_half_mirror": 0x141}
_BROADCASTS = {15: 0x142, 31: 0x143}
_DPP = frozenset(
    {"quad_perm", "dpp8", "row_mask", "bank_mask", "row_bcast", *_ROWS, *_MOVED_BY_ONE, *_MIRRORS}
)
"""Modifiers of DPP, and the numbers of its controls: MI300 and RDNA3 ISA, "DPP_CTRL"."""
_ALWAYS_THERE = ("quad_perm", "row_ror", "row_share", "row_newbcast", "row_xmask", *_MIRRORS)
"""Controls whose lanes all read one that there is."""
_EVERY, _LANES = 0xF, 0x1F


class _Read(NamedTuple):
    """An operand that a lane reads: a register, the lower or upper half of one (``l``, ``h``), or a constant."""

    operand: LiftedOperand
    half: str = ""

    def value(self, f: LiftedFunction, found: LiftedValue) -> LiftedValue:
        if self.half == "h":
            found = f.binary("lshr", found, str(_HALF))
        return low_bits(f, found, _HALF) if self.half else found


class DataRules(InstructionRules):
    """The steps of instructions, with those of values that are stored; arguments as of `InstructionRules`."""

    def _known(self, instruction: AsmInstruction, what: RegisterEffect) -> Iterator[RegisterStep]:
        if what.step is EffectKind.LOADS and not instruction.opcode.loads_scalars:
            yield from self._loaded(instruction, what)
        yield from super()._known(instruction, what)
        if not self._is_steady:
            return
        if what.step is EffectKind.TWO:
            for part in issued_together(instruction):
                known = opcode(part.mnemonic.replace("v_dual_", "v_"))
                yield from self._within(known, operands(part))
        elif what.step is EffectKind.COMPUTES and what.opcode.is_vector:
            yield from self._of_vector(what)

    def _function(
        self, targets: Sequence[str], sources: Sequence[str], *, is_of_lanes: bool
    ) -> Iterator[RegisterStep]:
        if not is_of_lanes:  # of the others `_within` says more
            yield from super()._function(targets, sources, is_of_lanes=False)

    def _of_vector(self, what: RegisterEffect) -> Iterator[RegisterStep]:
        known, given = what.opcode, what.given
        if known.name.startswith(_MATRIX):
            accumulates = known.name.startswith(_ACCUMULATING)
            yield from self._across(what.forgotten, given.words[0 if accumulates else 1 :])
        elif Trait.PERMLANE in known.traits:
            yield from self._permlane(what)
        elif known.action is Action.READ_LANE:
            yield from self._of_a_lane(given.words)
        elif known.name == "v_swap_b32" and len(what.forgotten) == 2:
            one, other = what.forgotten
            for target, source in ((one, other), (other, one)):
                yield operand_step(target, [LiftedOperand(source)], lambda _, v: v[0], is_of_lanes=True)
        elif _DPP.isdisjoint(given.modifiers):
            yield from self._within(known, given)
        else:
            yield from self._by_dpp(what)

    # --- within a lane --------------------------------------------------------------------------------------

    def _within(self, known: Opcode, given: Operands) -> Iterator[RegisterStep]:
        """The results of an instruction whose lanes do not see each other."""
        name, named = known.name, list(given.words)
        targets = registers(named[0]) if named else ()
        if not targets or name.startswith(_NOT_FOLLOWED) or Trait.IDLE in known.traits:
            return
        if name in _SHIFTS and len(named) == 3 and self.mask(named[2]) == EXEC:
            if (by := self._operand(named[1])) is not None:
                yield operand_step(targets[0], [LiftedOperand(EXEC), by], _shifted_exec, is_of_lanes=True)
            return
        has_carry = name.startswith(_CARRIES) and len(named) > 2
        carry = self.mask(named.pop(1)) if has_carry else ""
        mask: list[LiftedOperand] = []
        if Trait.READS_VCC in known.traits or (Trait.READS_MASK in known.traits and not self.mask(named[-1])):
            named.append("vcc" if self._wave != _WORD else "vcc_lo")
        if not {Trait.READS_VCC, Trait.READS_MASK}.isdisjoint(known.traits):
            found = self._mask_operand(named.pop())
            if found is None:
                return
            mask.append(found)
        is_plain = not given.modifiers and not known.moves_lanes_or_parts
        reads = self._reads(named[1:], _halves_read(name) if is_plain else "")
        if reads is None:
            return
        every = [*mask, *(one.operand for one in reads)]

        def values(f: LiftedFunction, v: Sequence[LiftedValue]) -> list[LiftedValue]:
            bits = [bit_number(f, one) for one in v[: len(mask)]]
            return [*bits, *(one.value(f, value) for one, value in zip(reads, v[len(mask) :], strict=True))]

        def step(target: str, build: ValueMaker, *, keeps: bool) -> RegisterStep:
            # Each word of a sum that is wider than a register depends on all words of the old one.
            kept = [LiftedOperand(one) for one in targets] if keeps else []
            return operand_step(target, [*every, *kept], build, is_of_lanes=True)

        if name in _MOVES and len(reads) == 1 and is_plain:
            yield step(targets[0], lambda _, v: v[0], keeps=False)
        elif (how := _COMMUTING.get(name)) and is_plain and not _has_signs(given.words):
            yield step(targets[0], lambda f, v: f.floats(how, v), keeps=False)
        elif name in _PAIRS and len(targets) == 2:
            yield from self._of_pairs(name, targets, given)
        elif name == "v_perm_b32" and len(every) == 3 and is_plain:
            yield step(targets[0], lambda f, v: _permuted_bytes(f, values(f, v)), keeps=False)
        elif len(targets) == 1 and is_plain and ("." in named[0] or _is_half(name)):
            is_high = named[0].endswith(".h")

            def halves(f: LiftedFunction, v: Sequence[LiftedValue]) -> LiftedValue:
                *read, old = v
                made = low_bits(f, f.function(values(f, read)), _HALF)
                # Without a half in the text the other one is kept, or is 0: an unknown function of all, so.
                if "." not in named[0]:
                    other = low_bits(f, f.function([*values(f, read), old, "1"]), _HALF)
                else:
                    other = low_bits(f, old if is_high else f.binary("lshr", old, str(_HALF)), _HALF)
                low, high = (other, made) if is_high else (made, other)
                return f.packed([(low, 0, _HALF), (high, _HALF, _HALF)])

            yield step(targets[0], halves, keeps=True)
        keeps = _keeps_part(known, given)
        for at, target in enumerate(targets):
            yield step(target, _numbered(values, len(every), at), keeps=keeps)
        if carry:
            yield operand_step(
                carry,
                [LiftedOperand(EXEC), *every],
                lambda f, v: f.compared(v[0], f.compare("ne", f.function(values(f, v[1:])), "0")),
            )

    def _of_pairs(self, name: str, targets: Sequence[str], given: Operands) -> Iterator[RegisterStep]:
        """Two operations on numbers of 32 bits in one: each has a word of each operand, as ``op_sel`` says."""
        sources = given.words[1:]
        if _has_signs(sources) or not given.modifiers.keys() <= {"op_sel", "op_sel_hi", "neg_lo", "neg_hi"}:
            return
        for at, (target, modifier) in enumerate(zip(targets, ("op_sel", "op_sel_hi"), strict=True)):
            picks = given.numbers(modifier) if modifier in given.modifiers else (at,) * len(sources)
            named = [registers(word) for word in sources]
            if len(picks) != len(sources) or any(len(one) not in (0, 2) for one in named):
                continue
            words_ = [
                one[pick] if one else word for one, pick, word in zip(named, picks, sources, strict=True)
            ]
            reads = self._reads(words_, "")
            if reads is None:
                continue
            how = _PAIRS[name] if len(given.modifiers.keys() & {"neg_lo", "neg_hi"}) == 0 else ""
            every = [one.operand for one in reads]
            build = partial(_floats, how) if how else _numbered(_as_they_are, len(every), at)
            yield operand_step(target, every, build, is_of_lanes=True)

    def _reads(self, given: Sequence[str], halves: str) -> list[_Read] | None:
        """The operands that a lane reads; ``None`` if one is not followed.

        Args:
            given: the operands' texts. A sign is a part of the instruction.
            halves: ``l`` if only the lower half of a register counts that is named without one.
        """
        found: list[_Read] = []
        for word in given:
            if word == "off":
                continue
            if word == "null":
                found.append(_Read(LiftedOperand("", "0")))
                continue
            spelled = _without_signs(word)
            plain = spelled.removesuffix(".l").removesuffix(".h") if registers(spelled) else spelled
            half = spelled[-1] if plain != spelled else halves
            known = self._all_operands([plain])
            if known is None:
                return None
            found += (_Read(one, half if one.variable and len(known) == 1 else "") for one in known)
        return found

    # --- across lanes ---------------------------------------------------------------------------------------

    def _across(
        self, targets: Sequence[str], given: Sequence[str], exact: ValueMaker | None = None
    ) -> Iterator[RegisterStep]:
        """Results that depend on other lanes' operands.

        Args:
            targets: the registers that are written.
            given: the operands on which they depend.
            exact: makes the result of one target from the operands, where all lanes are active.
        """
        reads = self._reads(given, "")
        if reads is None or not self._is_steady:
            return
        every = [LiftedOperand(EXEC), *(one.operand for one in reads)]
        for at, target in enumerate(targets):
            if is_vector(target):
                yield operand_step(target, every, _across(exact, at), is_of_lanes=True)._replace(
                    is_across=True
                )

    def _permlane(self, what: RegisterEffect) -> Iterator[RegisterStep]:
        name, given = what.opcode.name, what.given.words
        targets = what.forgotten
        if name.endswith("_swap_b32") and len(given) == 2 and len(targets) == 2:
            call = f"@llvm.amdgcn.{name[2:].removesuffix('_swap_b32')}.swap"
            for at, target in enumerate(targets):

                def swapped(f: LiftedFunction, v: Sequence[LiftedValue], at: int = at) -> LiftedValue:
                    both = f.make(f"call {{ i32, i32 }} {call}(i32 {v[0]}, i32 {v[1]}, i1 false, i1 false)")
                    return f.make(f"extractvalue {{ i32, i32 }} {both}, {at}", f.name())

                yield from self._across([target], given, swapped)
        elif name in ("v_permlane16_b32", "v_permlanex16_b32") and len(given) == 4 and len(targets) == 1:
            call = f"@llvm.amdgcn.{name[2:].removesuffix('_b32')}.i32"

            def of_rows(f: LiftedFunction, v: Sequence[LiftedValue]) -> LiftedValue:
                given = ", ".join(f"i32 {one}" for one in v)
                return f.moved(f"call i32 {call}({given}, i1 false, i1 false)", v[1])

            yield from self._across(targets, given, of_rows)
        else:
            yield from self._across(targets, [*given, *targets])

    def _of_a_lane(self, given: Sequence[str]) -> Iterator[RegisterStep]:
        """The value of one lane, whether it is active or not."""
        targets = registers(given[0]) if given else ()
        reads = self._reads(given[1:], "")
        if reads is not None and len(targets) == 1 and len(reads) == 2:
            every = [one.operand for one in reads]
            yield operand_step(
                targets[0],
                every,
                lambda f, v: f.make(f"call i32 @llvm.amdgcn.readlane.i32(i32 {v[0]}, i32 {v[1]})", f.name()),
            )

    def _by_dpp(self, what: RegisterEffect) -> Iterator[RegisterStep]:
        """An instruction whose first source is another lane's value; lanes that are masked keep the old result."""
        known, given = what.opcode, what.given
        control = _dpp_control(given)
        masks = [given.number(name) for name in ("row_mask", "bank_mask")]
        rows, banks = (_EVERY if one is None else one for one in masks)
        is_bound = "false" if "bound_ctrl" not in given.modifiers else "true"
        targets = registers(given.words[0]) if given.words else ()

        def moved(f: LiftedFunction, old: LiftedValue, value: LiftedValue) -> LiftedValue:
            text = f"i32 {old}, i32 {value}, i32 {control}, i32 {rows}, i32 {banks}, i1 {is_bound}"
            return f.moved(f"call i32 @llvm.amdgcn.update.dpp.i32({text})", value)

        is_known = control is not None and bool(targets)
        if is_known and known.name == "v_mov_b32" and len(given.words) == 2 and len(targets) == 1:
            yield from self._across(targets, [*targets, given.words[1]], lambda f, v: moved(f, v[0], v[1]))
            return
        if is_known and rows == banks == _EVERY and not given.modifiers.keys().isdisjoint(_ALWAYS_THERE):
            rest = {name: value for name, value in given.modifiers.items() if name not in _OF_DPP}
            plain = opcode(known.name)
            source = registers(_without_signs(given.words[1])) if len(given.words) > 1 else ()
            steps = [
                # What limits the result, or is of a part, has no rule there.
                *(() if rest else super()._vector(plain, given.words, rest)),
                *self._within(plain, given._replace(modifiers=rest)),
            ]
            for step in steps:
                if is_vector(step.target) and len(source) == 1 and step.sources.count(source[0]) == 1:
                    yield self._with_moved(step, step.sources.index(source[0]), moved)
        yield from self._across(what.forgotten, [*given.words[1:], *targets])

    @staticmethod
    def _with_moved(
        step: RegisterStep,
        place: int,
        moved: Callable[[LiftedFunction, LiftedValue, LiftedValue], LiftedValue],
    ) -> RegisterStep:
        """A step of which one operand is another lane's."""

        def build(f: LiftedFunction, values: Sequence[LiftedValue]) -> LiftedValue:
            lanes, *given = values
            if not f.is_whole(lanes):
                return _across(None, 0)(f, values)
            given[place] = moved(f, given[place], given[place])
            return step.build(f, given)

        return step._replace(sources=(EXEC, *step.sources), build=build, is_across=True)

    # --- memory ---------------------------------------------------------------------------------------------

    def _loaded(self, instruction: AsmInstruction, what: RegisterEffect) -> Iterator[RegisterStep]:
        """The registers that an instruction loads from LDS or global memory, or gets from other lanes."""
        started, given = decode(instruction).started, what.given
        if started is None or started.results != 1 or not given.words:
            return
        targets, name = registers(given.words[0]), instruction.opcode.name
        if started.kind is Kind.LANES:
            yield from self._exchanged(name, given, targets)
        elif started.kind is Kind.LDS and started.lds is LdsUse.READ and not instruction.opcode.updates:
            width = lds_width(instruction)
            if width is None or instruction.opcode.hides_address:
                return
            size = max(width.piece // _DWORD, 1)
            if len(targets) != size * len(width.offsets):
                return
            is_of_all = instruction.opcode.transposes
            for at, target in enumerate(targets):
                build = _of_lds(
                    at // size, at % size, width.piece, is_of_all=is_of_all, is_signed=_is_signed(name)
                )
                kept = [LiftedOperand(target)] if "d16" in name else []
                yield operand_step(target, kept, build, is_of_lanes=True)
        elif started.kind is Kind.LOAD and name.startswith(_MEMORY) and self.reads_steady(instruction):
            yield from self._of_memory(instruction, given, targets)

    def _of_memory(
        self, instruction: AsmInstruction, given: Operands, targets: Sequence[str]
    ) -> Iterator[RegisterStep]:
        reads, name = self._reads(given.words[1:], ""), instruction.mnemonic
        if reads is None or not _HIDING.isdisjoint(name.split("_")):
            return
        # A transposing load shares what it loads. Some, and a buffer's descriptor, add the lane to the address.
        is_of_others = "_tr" in name or "_addtid" in name or name.startswith("buffer_")
        for at, target in enumerate(targets):
            every = [LiftedOperand(EXEC)] if is_of_others else []
            every += [one.operand for one in reads]
            every += [LiftedOperand(target)] if "d16" in name else []
            place = _across(None, at) if is_of_others else _numbered(_as_they_are, len(every), at)
            step = operand_step(target, every, partial(_of_memory, place), is_of_lanes=True)
            yield step._replace(is_across=is_of_others)

    def _exchanged(self, name: str, given: Operands, targets: Sequence[str]) -> Iterator[RegisterStep]:
        offset = given.modifiers.get("offset", "0")
        if name == "ds_bpermute_b32" and len(given.words) == 3 and number(offset) is not None:

            def permuted(f: LiftedFunction, v: Sequence[LiftedValue]) -> LiftedValue:
                place = f.binary("add", v[0], offset)
                return f.moved(f"call i32 @llvm.amdgcn.ds.bpermute(i32 {place}, i32 {v[1]})", v[1])

            yield from self._across(targets, given.words[1:], permuted)
        elif name == "ds_swizzle_b32" and len(given.words) == 2 and (mask := _swizzle(offset)) is not None:
            yield from self._across(
                targets,
                given.words[1:],
                lambda f, v: f.moved(f"call i32 @llvm.amdgcn.ds.swizzle(i32 {v[0]}, i32 {mask})", v[0]),
            )
        else:
            yield from self._across(targets, given.words[1:])


# --- values ---------------------------------------------------------------------------------------------------


def _numbered(
    values: Callable[[LiftedFunction, Sequence[LiftedValue]], list[LiftedValue]], count: int, at: int
) -> ValueMaker:
    """A register of a result: a function of the operands, of an old value if there is one more, and of its number."""

    def build(f: LiftedFunction, v: Sequence[LiftedValue]) -> LiftedValue:
        return f.function([*values(f, v[:count]), *v[count:], str(at)])

    return build


def _floats(how: str, f: LiftedFunction, v: Sequence[LiftedValue]) -> LiftedValue:
    return f.floats(how, v)


def _as_they_are(_: LiftedFunction, v: Sequence[LiftedValue]) -> list[LiftedValue]:
    return [*v]


def _across(exact: ValueMaker | None, at: int) -> ValueMaker:
    """A register of a result across lanes; the first operand is EXEC."""

    def build(f: LiftedFunction, v: Sequence[LiftedValue]) -> LiftedValue:
        lanes, *given = v
        if exact is not None and f.is_whole(lanes):
            return exact(f, given)
        active = "0" if f.is_whole(lanes) else bit_number(f, lanes)
        return f.function([f.across([*given, active]), str(at)])

    return build


def _of_lds(access: int, word: int, size: int, *, is_of_all: bool, is_signed: bool) -> ValueMaker:
    """A register that an instruction loads from LDS: a word of one of its accesses, or a part of a register.

    Args:
        access: the number of the access, and `word` that of the word of it.
        size: the bytes of the access.
        is_of_all: all lanes' bytes count.
        is_signed: a part of a register is extended with its sign.
    """

    def build(f: LiftedFunction, old: Sequence[LiftedValue]) -> LiftedValue:
        loaded = f.loaded[access]
        if not loaded:
            return f.unknown()
        bits = 8 * size
        if bits > _WORD:
            part = f.make(f"lshr i{bits} {loaded}, {_WORD * word}") if word else loaded
            made = f.make(f"trunc i{bits} {part} to i32")
        else:
            extends = "sext" if is_signed else "zext"
            made = f.make(f"{extends} i{bits} {loaded} to i32") if bits < _WORD else loaded
        if is_of_all:
            return f.function([f.across([made]), str(access), str(word)])
        return f.function([made, *old]) if old else made

    return build


def _of_memory(place: ValueMaker, f: LiftedFunction, v: Sequence[LiftedValue]) -> LiftedValue:
    pointer = f.make(f"getelementptr i8, ptr addrspace(1) %memory, i32 {place(f, v)}")
    return f.make(f"load i32, ptr addrspace(1) {pointer}", f.name())


def _permuted_bytes(f: LiftedFunction, v: Sequence[LiftedValue]) -> LiftedValue:
    """``v_perm_b32`` of halves; of other bytes an unknown function."""
    first, second, selector = v
    known = f.known(selector)
    picks = [] if known is None else [known >> 16 * at & 0xFFFF for at in range(2)]
    if not picks or any(pick not in _HALVES for pick in picks):
        return f.function(v)
    halves = [(second, first)[_HALVES[pick] // 2] for pick in picks]
    places = [_HALVES[pick] % 2 * _HALF for pick in picks]
    low, high = (
        low_bits(f, f.binary("lshr", half, str(place)), _HALF)
        for half, place in zip(halves, places, strict=True)
    )
    return f.packed([(low, 0, _HALF), (high, _HALF, _HALF)])


_HALVES = {0x0100: 0, 0x0302: 1, 0x0504: 2, 0x0706: 3}
"""By the selectors of two bytes: the half of the second operand, then of the first."""


def _shifted_exec(f: LiftedFunction, v: Sequence[LiftedValue]) -> LiftedValue:
    """EXEC shifted right: the lowest bit is 1 where all lanes are active, as no more than all bits are shifted."""
    if not f.has_all_lanes(v[0]):
        return f.unknown()
    return f.packed([("1", 0, 1), (f.binary("lshr", f.function(v[1:]), "1"), 1, _WORD - 1)])


_SHIFTS = frozenset({"v_lshrrev_b32", "v_lshrrev_b64"})


# --- the text of instructions ---------------------------------------------------------------------------------


def _keeps_part(known: Opcode, given: Operands) -> bool:
    """True if a vector instruction may leave a part of what its result held, or add to it.

    >>> from ldsopt.isa.operands import read
    >>> names = ("v_cvt_pk_fp8_f32", "v_ashr_pk_u8_i32", "v_cvt_pk_bf16_f32", "v_mul_f32")
    >>> [_keeps_part(opcode(name), read("v0, v1, v2")) for name in names]
    [True, True, False, False]
    """
    if known.keeps_part or known.reads_result or known.moves_lanes_or_parts or _is_half(known.name):
        return True
    # Without the suffix of SDWA, too, an operand may say that a part is written.
    is_of_part = not known.name.startswith("v_pk_") and not _OF_PARTS.isdisjoint(given.modifiers)
    return is_of_part or _WHOLE_RESULT.match(known.name) is None


_OF_PARTS = frozenset({"dst_sel", "dst_unused", "op_sel", "byte_sel"})
"""Modifiers that may say which part of the result is written."""


def _types(name: str) -> list[str]:
    return [word for word in name.split("_")[1:] if word[-1:].isdecimal() and word.rstrip(digits) in _TYPES]


def _is_half(name: str) -> bool:
    """True if the result of a vector instruction has 16 bits, and is not packed of more.

    >>> [_is_half(name) for name in ("v_cvt_f16_f32", "v_cvt_f32_f16", "v_pk_add_f16", "v_max_f16")]
    [True, False, False, True]
    """
    found = _types(name)
    return bool(found) and found[0] in _OF_16 and not any(word in name for word in _APART)


_TYPES = frozenset({"f", "i", "u", "b", "bf"})
"""The types in names of instructions, without the number of bits."""
_OF_16 = ("f16", "bf16", "i16", "u16", "b16")


def _halves_read(name: str) -> str:
    """``l`` if a vector instruction reads the lower halves of registers alone.

    >>> _halves_read("v_cvt_f32_f16"), _halves_read("v_mad_u32_u16"), _halves_read("v_max_f16")
    ('l', '', 'l')
    """
    found = _types(name)
    is_conversion = len(found) == 2 and name.startswith("v_cvt_") and found[1] in _OF_16
    is_all = len(found) == 1 and found[0] in _OF_16
    return "l" if (is_conversion or is_all) and not any(word in name for word in _APART) else ""


def _is_signed(name: str) -> bool:
    """True of a load of a number with a sign, which is extended with that.

    >>> [_is_signed(name) for name in ("ds_read_i8", "ds_load_i8_d16_hi", "ds_read_u16", "ds_read_b32")]
    [True, True, False, False]
    """
    return not {"i8", "i16"}.isdisjoint(name.split("_"))


def _has_signs(given: Sequence[str]) -> bool:
    return any(_without_signs(word) != word for word in given)


def _without_signs(word: str) -> str:
    """An operand without the signs that the instruction gives it.

    >>> [_without_signs(word) for word in ("-v1", "|v[2:3]|", "-|v4.h|", "neg(v5)", "-16", "0x40", "sext(v1)")]
    ['v1', 'v[2:3]', 'v4.h', 'v5', '-16', '0x40', 'v1']
    """
    _, inner = without_signs(word)
    return inner if registers(inner) else word


def _dpp_control(given: Operands) -> int | None:
    """The number of the control of DPP; ``None`` of one that is not known.

    >>> from ldsopt.isa.operands import read
    >>> [_dpp_control(read(f"v1, v2 {text}")) for text in ("quad_perm:[1,0,3,2]", "row_shr:8", "row_bcast:31")]
    [177, 280, 323]
    """
    modifiers = given.modifiers
    if (picks := given.numbers("quad_perm")) and len(picks) == 4:
        return sum(pick << 2 * at for at, pick in enumerate(picks))
    for name, base in _ROWS.items():
        if (amount := given.number(name)) is not None:
            return base + amount
    for name, control in (*_MOVED_BY_ONE.items(), *_MIRRORS.items()):
        if name in modifiers:
            return control
    return _BROADCASTS.get(given.number("row_bcast") or 0)


_OF_DPP = frozenset({*_DPP, "bound_ctrl", "fi"})


def _swizzle(offset: str) -> int | None:
    """The pattern of ``ds_swizzle``, of four lanes or by masks; ``None`` of any other.

    >>> _swizzle("swizzle(SWAP,16)"), _swizzle("swizzle(QUAD_PERM,1,0,3,2)"), _swizzle("0x401f")
    (16415, 32945, 16415)
    """
    if (known := number(offset)) is not None:
        return known
    spelled = offset.replace(" ", "")
    if not (spelled.startswith("swizzle(") and spelled.endswith(")")):
        return None
    mode, *numbers = spelled[len("swizzle(") : -1].split(",")
    parts = [number(part) for part in numbers]
    match mode, parts:
        case "QUAD_PERM", [int(a), int(b), int(c), int(d)]:
            return 0x8000 | a | b << 2 | c << 4 | d << 6
        case "SWAP", [int(size)]:
            return size << 10 | _LANES
        case "REVERSE", [int(size)]:
            return size - 1 << 10 | _LANES
        case "BROADCAST", [int(size), int(lane)]:
            return lane << 5 | (_LANES + 1 - size)
    return None
