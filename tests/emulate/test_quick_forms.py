"""Forms written by hand to be quick compute what AMD's text compiles to: the same registers, reads and writes."""

from __future__ import annotations

import random
from collections.abc import Callable
from types import SimpleNamespace

import numpy as np
import pytest

pytest.importorskip("tinygrad", reason="needs ldsopt[machine]")

from ldsopt import arch
from ldsopt.emulate.arithmetic import ExecutableInstruction, arithmetic
from ldsopt.emulate.catalogue import Catalogue, catalogue
from ldsopt.emulate.quick_forms import SCALAR_FORMS, VECTOR_FORMS, scalar_instruction, vector_instruction
from ldsopt.emulate.syntax import NotUnderstood
from ldsopt.emulate.wave import EXEC, SCALARS, VCC, WaveRegisters
from ldsopt.isa.operands import read

EDGES = (0, 1, 2, 5, 31, 32, 63, 0x7F, 0x80, 0x7FFF, 0x8000, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0x00100003)
CATALOGUES = [("gfx942", 64), ("gfx1100", 32), ("gfx1201", 32)]


def known_in(name: str) -> tuple[Catalogue, int]:
    """A catalogue that has an instruction, with the lanes of its waves."""
    for target, lanes in CATALOGUES:
        one = catalogue(arch(target), lanes)
        try:
            one.formula(name)
        except NotUnderstood:
            continue
        return one, lanes
    raise AssertionError(f"no architecture has {name}")


def filled(lanes: int, seed: int) -> WaveRegisters:
    """Registers with edges and random numbers."""
    draw = random.Random(seed)
    registers = WaveRegisters(lanes)
    for number in range(SCALARS, SCALARS + 16):
        registers.write_scalar(number, draw.choice([*EDGES, draw.getrandbits(32)]))
    for number in range(16):
        row = [draw.choice([*EDGES, draw.getrandbits(32)]) for _ in range(lanes)]
        registers.vector[number] = np.array(row, np.uint32)
    registers.write_scalar(VCC, draw.getrandbits(lanes), lanes // 32)
    registers.write_scalar(EXEC, draw.getrandbits(lanes), lanes // 32)
    registers.scc = draw.randint(0, 1)
    return registers


def assert_same(
    quick: ExecutableInstruction,
    stated: ExecutableInstruction,
    lanes: int,
    make: Callable[[int], WaveRegisters],
) -> None:
    """Both read and write the same registers, and leave the same in all of them."""
    assert set(quick.reads) == set(stated.reads)
    assert set(quick.writes) == set(stated.writes)
    for seed in range(10):
        ours, texts = make(seed), make(seed)
        with np.errstate(all="ignore"):
            quick.execute(SimpleNamespace(registers=ours))  # type: ignore[arg-type]
            stated.execute(SimpleNamespace(registers=texts))  # type: ignore[arg-type]
        assert ours.scalar == texts.scalar
        assert ours.scc == texts.scc
        assert (ours.vector == texts.vector).all()
        assert (ours.active == texts.active).all()


@pytest.mark.parametrize("name", sorted(SCALAR_FORMS))
def test_a_scalar_form_computes_what_the_text_says(name: str) -> None:
    form = SCALAR_FORMS[name]
    texts, lanes = known_in(name)
    wide = {32: ("s1", "s2", "s5", "0x12", "-3"), 64: ("s[2:3]", "s[4:5]", "s[8:9]", "5", "-3")}
    target = {0: (), 32: ("s6",), 64: ("s[6:7]",)}[form.result]
    for first, second in ((0, 1), (1, 2), (3, 0), (0, 4)):
        chosen = [wide[bits][place] for bits, place in zip(form.sources, (first, second), strict=False)]
        words = (*target, *chosen)
        quick, operands = scalar_instruction(name, words), read(", ".join(words))
        assert quick is not None
        stated = arithmetic(name, operands, texts.formula(name), lanes=lanes, zeroes=lanes == 64)
        assert_same(quick, stated, lanes, lambda seed: filled(lanes, seed))


@pytest.mark.parametrize("name", sorted(VECTOR_FORMS))
def test_a_vector_form_computes_what_the_text_says(name: str) -> None:
    form = VECTOR_FORMS[name]
    texts, lanes = known_in(name)
    number = "-4.0" if form.is_float else "-7"
    flags = "s[6:7]" if lanes > 32 else "s6"
    for sources in (
        ("v1", "v2", "v3"),
        ("v1", "s3", "v1"),
        (number, "v5", "0x3f803412"),
        ("s2", number, "v0"),
    ):
        target = flags if form.compares else "v1"
        words = (target, *sources[: form.inputs], *([flags] if form.selects else []))
        operands = read(", ".join(words))
        quick = vector_instruction(name, operands, lanes)
        assert quick is not None
        stated = arithmetic(name, operands, texts.formula(name), lanes=lanes, zeroes=lanes == 64)
        assert_same(quick, stated, lanes, lambda seed: filled(lanes, seed))


@pytest.mark.parametrize(
    ("name", "words", "modifiers"),
    [
        ("v_add_f32_e64", ("v0", "-v1", "v2"), ""),
        ("v_add_f32_e64", ("v0", "|v1|", "v2"), ""),
        ("v_add_f32_e64", ("v0", "v1", "v2"), "clamp"),
        ("v_add_u32_dpp", ("v0", "v1", "v2"), "row_shr:1 row_mask:0xf bank_mask:0xf"),
        ("v_mov_b32_e32", ("v0", "src_shared_base"), ""),
        ("v_mov_b32_e32", ("v0", "k@rel32@lo"), ""),
        ("v_mul_f16_e32", ("v0", "v1", "v2"), ""),
    ],
)
def test_what_has_modifiers_or_other_operands_is_left_to_the_text(
    name: str, words: tuple[str, ...], modifiers: str
) -> None:
    assert vector_instruction(name, read(f"{', '.join(words)} {modifiers}"), 64) is None


def test_what_is_no_scalar_register_or_number_is_left_to_the_text() -> None:
    assert scalar_instruction("s_mov_b32", ("s0", "scc")) is None
    assert scalar_instruction("s_mov_b32", ("s0", "symbol@rel32@lo+4")) is None
    assert scalar_instruction("s_and_b64", ("s[0:1]", "s[2:3]")) is None
    assert scalar_instruction("s_wqm_b32", ("s0", "s1")) is None


@pytest.mark.parametrize("package", ["cdna", "rdna3", "rdna4"])
def test_what_is_read_of_a_text_is_what_importing_it_gives(package: str) -> None:
    module = pytest.importorskip(f"tinygrad.runtime.autogen.amd.{package}.str_pcode")
    read = catalogue(arch({"cdna": "gfx942", "rdna3": "gfx1100", "rdna4": "gfx1201"}[package]), 32)
    computing = [
        one for one in module.PCODE if type(one).__name__.startswith(("SOP1", "SOPC", "VOP", "SOPK"))
    ]
    assert len(computing) > 900
    assert all(read.text(one.name) == module.PCODE[one] for one in computing)


def test_selectors_of_bytes_below_8_are_taken_together() -> None:
    """Random words hardly ever have four of them; compilers have nothing else."""
    texts, lanes = known_in("v_perm_b32")

    def made(seed: int) -> WaveRegisters:
        registers = filled(lanes, seed)
        registers.vector[5] &= np.uint32(0x07070707)
        registers.write_scalar(SCALARS + 4, 0x05040100)
        return registers

    for selector in ("v5", "s4", "0x07060302"):
        words = ("v3", "v1", "v2", selector)
        operands = read(", ".join(words))
        quick = vector_instruction("v_perm_b32", operands, lanes)
        assert quick is not None
        stated = arithmetic("v_perm_b32", operands, texts.formula("v_perm_b32"), lanes=lanes, zeroes=True)
        assert_same(quick, stated, lanes, made)
