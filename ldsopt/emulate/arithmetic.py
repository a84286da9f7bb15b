"""Vector and scalar arithmetic, compiled from an instruction's formula and operands; and matrices.

An instruction of 16 bits leaves the upper half of its register, but on gfx9 writes 0 there (LLVM:
``GCNSubtarget::zeroesHigh16BitsOfDest``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np

from ldsopt.dataclass import dataclass
from ldsopt.emulate import operand
from ldsopt.emulate.catalogue import BYTE_SEL, FP16_OVFL, OPSEL, base_name, saturating, selection
from ldsopt.emulate.formula import Formula
from ldsopt.emulate.functions import U, from_brain
from ldsopt.emulate.operand import LaneMove, OperandSource, lane_move
from ldsopt.emulate.syntax import NotUnderstood
from ldsopt.emulate.wave import EXEC, M0, NULL, SCALARS, VCC, MachineWave, WaveRegisters
from ldsopt.isa.operands import Operands
from ldsopt.patterns import pattern
from ldsopt.simt.floats import bf8_format, fp8_format, table
from ldsopt.simt.intrinsics.matrix import (
    MatrixLayout,
    mfma_layout,
    multiply,
    scaled_operand,
    scales,
    wmma_layout,
)
from ldsopt.simt.kinds import Array
from ldsopt.target.arch import Arch

_PACKED = ("v_pk_", "v_dot", "v_mad_mix", "v_fma_mix")
_PACKED_32 = tuple(f"v_pk_{how}_{kind}32" for how in ("add", "mul", "fma", "mov") for kind in "fb")


@dataclass(frozen=True, slots=True)
class ExecutableInstruction:
    """An instruction ready to be executed.

    Attributes:
        execute: executes it.
        reads, writes: numbers of the registers that it reads and writes at once.
        waits: counters that it waits for, each with the number of operations that may stay outstanding.
    """

    execute: Callable[[MachineWave], Any]
    reads: tuple[int, ...]
    writes: tuple[int, ...]
    waits: tuple[tuple[str, int], ...] = ()


def arithmetic(
    mnemonic: str, given: Operands, formula: Formula, *, lanes: int, zeroes: bool
) -> ExecutableInstruction:
    """An instruction that computes.

    Args:
        mnemonic: with its encoding.
        given: its operands.
        formula: its semantics.
        lanes: of a wave.
        zeroes: an instruction of 16 bits writes 0 to the upper half.

    Raises:
        NotUnderstood: an operand or a modifier that is not known here.
    """
    return _InstructionBuilder(mnemonic, given, formula, lanes=lanes, zeroes=zeroes).built()


class _InstructionBuilder:
    def __init__(
        self,
        mnemonic: str,
        given: Operands,
        formula: Formula,
        *,
        lanes: int,
        zeroes: bool,
    ) -> None:
        self.name, self.mnemonic = base_name(mnemonic), mnemonic
        saturated = saturating(self.name) if "clamp" in given.modifiers else None
        self.saturates = saturated is not None
        self.given, self.words, self.formula = given, list(given.words), saturated or formula
        self.lanes, self.zeroes = lanes, zeroes
        self.is_vector = mnemonic.startswith("v_")
        self.reads: list[int] = []
        self.writes: list[int] = []

    def built(self) -> ExecutableInstruction:
        formula, words = self.formula, self.words
        results = [name for name in formula.outputs if name in ("D0", "D0[lane]", "D1")]
        target = words.pop(0) if results else ""
        flags = words.pop(0) if "VCC[lane]" in formula.outputs and words else "vcc"
        readers, move = self._readers(target)
        writers = [self._writer(name, target, flags) for name in formula.outputs]
        clamp = "clamp" in self.given.modifiers
        if self.given.modifiers.keys() & {"mul", "div"}:
            raise NotUnderstood("an output modifier")
        finish = self._finish(clamp)
        compute = formula.function

        def execute(wave: MachineWave) -> None:
            registers = wave.registers
            values: dict[str, Array] = {name: read(registers) for name, read in readers.items()}
            where = registers.active
            if move is not None:
                first = values.get("S0", _LANES[registers.lanes])  # an instruction may use no operand
                values["S0"], reached = move.apply(first, registers.active)
                where = where & reached
            values["LANE"] = _LANES[registers.lanes]
            outputs = compute(values)
            if finish is not None:
                outputs = {**outputs, "D0": finish(outputs["D0"])}
            for write in writers:
                write(registers, outputs, where)

        return ExecutableInstruction(execute, tuple(self.reads), tuple(self.writes))

    # --- sources --------------------------------------------------------------------------------------

    def _readers(self, target: str) -> tuple[Mapping[str, operand.OperandReader], LaneMove | None]:
        formula, words = self.formula, self.words
        readers = dict[str, operand.OperandReader]()
        for name in ("S0", "S1", "S2"):
            if name in formula.kinds:
                if not words:
                    raise NotUnderstood("an operand is missing")
                readers[name] = self._source(name, words.pop(0)).read
        if "SIMM16" in formula.inputs:
            readers["SIMM16"] = self._read(operand.source(words[0], ("i", 16)))
        move = lane_move(self.given, self.lanes) if self.mnemonic.endswith("_dpp") else None
        for name in formula.inputs - readers.keys():
            readers[name] = self._special(name, target)
        return readers, move

    def _read(self, found: OperandSource) -> operand.OperandReader:
        self.reads += found.registers
        return found.read

    def _source(self, name: str, word: str) -> OperandSource:
        kind = self.formula.kinds[name]
        number = int(name[1])
        if kind == ("u", 32) and self.name.startswith(_PACKED) and self.name.endswith("_f16"):
            kind = ("f", 16)
        selection = self.given.modifiers
        with_sign = word.startswith("sext(")
        place = selection.get(f"src{number}_sel")
        if place is None and self.mnemonic.endswith("_sdwa") and with_sign:
            raise NotUnderstood("sext without a selection")

        def selected(found: OperandSource) -> OperandSource:
            if place is not None:
                found = operand.part(found, place, with_sign=with_sign)
            return self._selected(found, word, number, kind)

        found = operand.source(word[5:-1] if with_sign else word, kind, selected)
        self.reads += found.registers
        return found

    def _selected(self, found: OperandSource, word: str, number: int, kind: tuple[str, int]) -> OperandSource:
        """The part of an operand that ``op_sel`` and related modifiers select."""

        def of(name: str, default: int) -> int:
            values = self.given.numbers(name)
            return values[number] if number < len(values) else default

        if self.name.startswith("v_fma_mix"):
            return operand.mixed(found, word, of("op_sel", 0), of("op_sel_hi", 0))
        if self.name.startswith(_PACKED):
            half = 32 if self.name.startswith(_PACKED_32) else 16
            signs = of("neg_lo", 0), of("neg_hi", 0)
            low, high = of("op_sel", 0), of("op_sel_hi", 1)
            if (low, high) == (0, 1) and signs == (0, 0):
                return found
            return operand.packed(found, low, high, half=half, signs=signs)
        if OPSEL in self.formula.inputs:
            return found  # the formula takes the part itself
        if of("op_sel", 0):
            if kind[1] > 16:
                raise NotUnderstood("op_sel of an operand of 32 bits")
            return operand.upper_half(found)
        return found

    def _special(self, name: str, target: str) -> operand.OperandReader:
        """Reads an operand that the pseudocode names by itself, such as a lane's bit of VCC."""
        if name == "VCC[lane]":
            number = operand.numbers_of(self.words.pop(0))[0] if self.words else VCC
            self.reads += [number, number + 1] if self.lanes > 32 else [number]
            return lambda r: r.mask(number)
        if name == "EXEC[lane]":
            return lambda r: r.active
        if name == "D0[lane]":
            number = operand.numbers_of(target)[0]
            return lambda r: r.mask(number)
        if name == "D0":
            return self._read(operand.source(target, ("u", 64)))
        if name == "SCC":
            return lambda r: np.array([r.scc], U)
        if name in ("EXEC", "EXEC_LO"):
            return lambda r: np.array([r.read_scalar(EXEC, 2)], U)
        if name == "VCC":
            return lambda r: np.array([r.read_scalar(VCC, 2)], U)
        if name == "M0":
            self.reads.append(M0)
            return lambda r: np.array([r.read_scalar(M0)], U)
        if name == OPSEL:
            selected = np.array([selection(self.given.numbers("op_sel"))], U)
            return lambda _: selected
        if name == FP16_OVFL:
            return lambda r: np.array([r.clamps_overflow], U)
        if name == BYTE_SEL:
            byte = np.array([self.given.number("byte_sel") or 0], U)
            return lambda _: byte
        if name == "TABLE":
            bits = np.array([self.given.number("bitop3") or 0], U)
            return lambda _: bits
        raise NotUnderstood(f"the register {name}")

    # --- results --------------------------------------------------------------------------------------

    def _writer(self, name: str, target: str, flags: str) -> Callable[[WaveRegisters, Any, Array], None]:
        bits = self.formula.outputs[name]
        if name == "SCC":
            return _write_condition
        if name in ("EXEC", "EXEC_LO", "VCC", "M0"):
            number = {"EXEC": EXEC, "EXEC_LO": EXEC, "VCC": VCC, "M0": M0}[name]
            words = 2 if bits > 32 else 1
            self.writes += range(number, number + words)
            return lambda r, out, _: r.write_scalar(number, int(out[name].flat[0]), words)
        if name.endswith("[lane]"):
            place = {"VCC[lane]": flags, "D0[lane]": target, "EXEC[lane]": "exec_lo"}[name]
            first = operand.numbers_of(place)[0]
            if first == NULL:
                return lambda r, out, where: None
            self.writes += [first, first + 1] if self.lanes > 32 else [first]
            return lambda r, out, where: r.write_mask(first, out[name] & where)
        numbers = operand.numbers_of(target)
        if not numbers:
            raise NotUnderstood(f"the target {target}")
        self.writes += numbers
        if numbers[0] >= SCALARS:
            words = len(numbers)
            return lambda r, out, _: r.write_scalar(numbers[0], int(out[name].flat[0]), words)
        return self._vector_writer(name, target, numbers, bits)

    def _vector_writer(
        self, name: str, target: str, numbers: tuple[int, ...], bits: int
    ) -> Callable[[WaveRegisters, Any, Array], None]:
        selection = self.given.modifiers
        if "dst_sel" in selection and selection["dst_sel"] != "DWORD":
            return _part_writer(name, numbers[0], selection)
        high = (
            target.endswith(".h")
            or "mixhi" in self.name
            or (len(self.given.numbers("op_sel")) > 3 and self.given.numbers("op_sel")[3] == 1)
        )
        keeps = not self.zeroes or "_mix" in self.name
        if bits <= 16 and (high or target.endswith(".l") or keeps):
            shift, keep = (U(16), U(0xFFFF)) if high else (U(0), U(0xFFFF0000))
            self.reads += numbers

            def write_half(r: WaveRegisters, out: Any, where: Array) -> None:
                old = r.vector[numbers[0]].astype(U) & keep
                r.write_vector(numbers[0], old | (out[name] & U(0xFFFF)) << shift, where)

            return write_half
        if len(numbers) == 1:
            return lambda r, out, where: r.write_vector(numbers[0], out[name] & U(0xFFFFFFFF), where)

        def write_pair(r: WaveRegisters, out: Any, where: Array) -> None:
            r.write_vector(numbers[0], out[name] & U(0xFFFFFFFF), where)
            r.write_vector(numbers[1], out[name] >> U(32), where)

        return write_pair

    def _finish(self, clamp: bool) -> Callable[[Array], Array] | None:
        if not clamp or self.saturates:
            return None
        if not self.name.endswith(("_f32", "_f16")) or self.formula.outputs.get("D0") not in (16, 32):
            raise NotUnderstood("clamp of integers")
        if self.name.startswith("v_pk_"):
            raise NotUnderstood("clamp of packed numbers")
        return partial(_clamped, self.formula.outputs["D0"] // 8)


_LANES = {size: np.arange(size, dtype=U) for size in (32, 64)}


def _write_condition(registers: WaveRegisters, outputs: Any, where: Array) -> None:
    del where
    registers.scc = int(bool(outputs["SCC"].flat[0]))


def _part_writer(
    name: str, number: int, selection: Mapping[str, str]
) -> Callable[[WaveRegisters, Any, Array], None]:
    """SDWA's destination: one part of the register; the rest is 0, kept, or the sign."""
    place, rest = selection["dst_sel"], selection.get("dst_unused", "UNUSED_PAD")
    if rest == "UNUSED_SEXT":
        raise NotUnderstood("dst_unused:UNUSED_SEXT")
    width = 8 if place.startswith("BYTE") else 16
    shift, mask = U(int(place[-1]) * width), U((1 << width) - 1)

    def write(r: WaveRegisters, out: Any, where: Array) -> None:
        bits = (out[name] & mask) << shift
        if rest == "UNUSED_PRESERVE":
            bits = bits | (r.vector[number].astype(U) & ~(mask << shift))
        r.write_vector(number, bits, where)

    return write


def _clamped(size: int, bits: Array) -> Array:
    """Floats of so many bytes between 0 and 1; NaN becomes 0."""
    kind = np.dtype(f"f{size}").type
    number = bits.astype(f"u{size}").view(kind)
    clamped = np.where(np.isnan(number), kind(0), np.clip(number, kind(0), kind(1)))
    result: Array = clamped.astype(kind).view(f"u{size}").astype(U)
    return result


# --- matrix -------------------------------------------------------------------------------------------------
#
# Matrix instructions: MFMA of gfx9, WMMA of gfx11 and gfx12.
#
# AMD's pseudocode says ``D = A * B + C`` and no more. The lane and register of each element, and the order of
# additions, are those of the simulator of IR (`ldsopt.simt.intrinsics.matrix`, `wave_matrix`): in a comparison of the
# two, products prove nothing, but operands and results do.


_MFMA = pattern(r"v_mfma_(?:f32|i32)_(16x16|32x32)x(\d+)_(f32|f16|bf16|i8|fp8_fp8|bf8_bf8|fp8_bf8|bf8_fp8)$")
_OF_90A = {
    f"v_mfma_{result}_{size}{kind}{end}": f"v_mfma_{result}_{size}_{kind}"
    for result, kind, end, sizes in (
        ("f32", "f16", "", ("16x16x16", "32x32x8")),
        ("f32", "bf16", "_1k", ("16x16x16", "32x32x8")),
        ("i32", "i8", "", ("16x16x16", "32x32x8")),
        ("f32", "f32", "", ("16x16x4", "32x32x2")),
    )
    for size in sizes
}
"""The instructions of one block, as gfx90a spells them; others of its names have several blocks, or other layouts."""
_WMMA = pattern(r"v_wmma_f32_16x16x16_(f16|bf16|fp8_fp8|bf8_bf8|fp8_bf8|bf8_fp8)$")
_MODIFIERS = frozenset(
    {"cbsz", "abid", "blgp", "neg_lo", "neg_hi", "op_sel", "op_sel_hi", "clamp", "index_key"}
)


_SCALED = pattern(r"v_mfma_(?P<scales>scale_)?f32_(?P<size>16|32)x(?:16x128|32x64)_f8f6f4$")

_OF_SCALED = frozenset({"cbsz", "blgp", "op_sel", "op_sel_hi"})


def _scaled_product(
    given: Operands, arch: Arch, size: int, scale_words: Sequence[str]
) -> ExecutableInstruction:
    """MFMA with formats of their own for A and B, and with scales, of which ``op_sel`` chooses a byte a lane.

    Raises:
        NotUnderstood: a format of six bits.
    """
    words, layout = given.words, mfma_layout(size, 2048 // size)
    results, *places = (operand.numbers_of(word) for word in words[:3])
    third = operand.source(words[3], ("f", 32))
    decoders = [scaled_operand(given.number(name) or 0, size, arch) for name in ("cbsz", "blgp")]
    factors = [operand.source(word, ("u", 32)) for word in scale_words]
    parts = [dict(enumerate(given.numbers(name))) for name in ("op_sel", "op_sel_hi")]
    bytes_ = [parts[0].get(number, 0) | parts[1].get(number, 0) << 1 for number in range(2)]
    if None in decoders:
        raise NotUnderstood("operands of six bits")
    addends = operand.numbers_of(words[3])

    def execute(wave: MachineWave) -> None:
        registers = wave.registers
        sides = []
        for number, (place, decode) in enumerate(zip(places, decoders, strict=True)):
            assert decode is not None
            side = decode(np.ascontiguousarray(registers.vector[list(place)].T).view(np.uint8))
            if factors:
                codes = np.broadcast_to(factors[number].read(registers), (64,)).astype(np.uint32)
                side = side * scales(codes, bytes_[number], size)
            sides.append(side)
        if addends:
            c = np.ascontiguousarray(registers.vector[list(addends)].T).view(np.float32)
        else:
            c = np.asarray(third.read(registers)).astype(np.uint32).view(np.float32)
        found = np.ascontiguousarray(layout.lanes_of(sides[0] @ sides[1].T) + c, np.float32).view(np.uint32)
        for number, result in enumerate(results):
            registers.vector[result] = found[:, number]

    reads = (*places[0], *places[1], *addends, *(number for one in factors for number in one.registers))
    return ExecutableInstruction(execute, reads, results)


def matrix_instruction(mnemonic: str, given: Operands, arch: Arch, lanes: int) -> ExecutableInstruction:
    """A matrix instruction.

    Raises:
        NotUnderstood: one that is not known here, or with modifiers.
    """
    words, scaled = given.words, _SCALED.match(mnemonic)
    known = _OF_SCALED if scaled else frozenset()
    if any(name in _MODIFIERS - known or name.startswith("matrix_") for name in given.modifiers):
        raise NotUnderstood(f"the modifiers {given.modifier_text!r}")
    if scaled:
        return _scaled_product(given, arch, int(scaled["size"]), words[4:6] if scaled["scales"] else ())
    places = [operand.numbers_of(word) for word in words[:3]]
    if mfma := _MFMA.match(_OF_90A.get(mnemonic, mnemonic)):
        layout, kinds = mfma_layout(int(mfma[1][:2]), int(mfma[2])), mfma[3].split("_")
    elif wmma := _WMMA.match(mnemonic):
        kinds = wmma[1].split("_")
        bits = 8 if "8" in kinds[0] else 16
        layout = wmma_layout(arch.generation, lanes, len(places[1]) * 32 // bits)
    else:
        raise NotUnderstood("a matrix instruction")
    results, left, right = places
    first, second = _decoder(kinds[0], layout, arch), _decoder(kinds[-1], layout, arch)
    third = operand.numbers_of(words[3])
    compute, number = (np.dtype(np.int32), "i") if kinds[0] == "i8" else (np.dtype(np.float32), "f")
    fixed = (
        None if third else np.array([operand.constant(words[3], (number, 32))], np.uint32).view(compute)[0]
    )

    def execute(wave: MachineWave) -> None:
        registers = wave.registers
        if not registers.active.all() and arch.generation != "gfx9":
            raise NotUnderstood("a matrix instruction in some of a wave's lanes")
        a, b = first(registers.vector[list(left)]), second(registers.vector[list(right)])
        if fixed is None:
            c = np.ascontiguousarray(registers.vector[list(third)].T).view(compute)
        else:
            c = np.full((lanes, len(results)), fixed, compute)
        product = np.ascontiguousarray(multiply(layout, a, b.T, c), dtype=compute).view(np.uint32)
        for number, result in enumerate(results):
            registers.vector[result] = product[:, number]

    return ExecutableInstruction(execute, (*left, *right, *third), results)


def _decoder(kind: str, layout: MatrixLayout, arch: Arch) -> Callable[[Array], Array]:
    """A function from registers, [register, lane], to the operand's elements in the type to compute in."""

    def packed(words: Array, unit: type[np.generic]) -> Array:
        return np.ascontiguousarray(words.T).view(unit)

    def arranged(elements: Array) -> Array:
        result: Array = layout.arrange(elements).reshape(layout.operand[2])
        return result

    if kind == "f32":
        return lambda words: np.ascontiguousarray(arranged(packed(words, np.float32)))
    if kind == "i8":
        return lambda words: arranged(packed(words, np.int8)).astype(np.int32, order="C")
    if kind == "f16":
        return lambda words: arranged(packed(words, np.float16)).astype(np.float32, order="C")
    if kind == "bf16":
        return lambda words: from_brain(arranged(packed(words, np.uint16)).astype(np.uint64))
    codes = table((fp8_format if kind == "fp8" else bf8_format)(arch))
    return lambda words: codes.take(arranged(packed(words, np.uint8)))
