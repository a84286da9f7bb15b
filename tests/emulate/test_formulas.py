"""Each instruction computes what LLVM's own code for this machine computes of the same operation.

AMD's pseudocode, compiled to numpy, against LLVM's JIT: two sources that know nothing of each other.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import itertools

import llvmlite.binding as llvm
import numpy as np
import pytest

pytest.importorskip("tinygrad.runtime.autogen.amd.cdna.str_pcode", reason="needs ldsopt[machine]")

from ldsopt import arch
from ldsopt.emulate.catalogue import Catalogue
from ldsopt.emulate.catalogue import catalogue as catalogue_of
from ldsopt.emulate.formula import NotUnderstood, compiled

EDGES = {
    "i16": [0, 1, 2, 7, 0x7FFF, 0x8000, 0xFFFF, 0x1234],
    "i32": [0, 1, 2, 31, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0x12345678, 0x00FFFFFF],
    "i64": [0, 1, 63, 0x7FFFFFFFFFFFFFFF, 0x8000000000000000, 0xFFFFFFFFFFFFFFFF, 0x123456789ABCDEF0],
    "half": [0, 0x8000, 0x3C00, 0xBC00, 0x7C00, 0x0001, 0x7BFF, 0x3555, 0xC123],
    "float": [
        0,
        0x80000000,
        0x3F800000,
        0xBF800000,
        0x7F800000,
        0x00000001,
        0x7F7FFFFF,
        0x3EAAAAAB,
        0x4B000001,
        0x7FC00000,
    ],
}
BITS = {"i1": 1, "i16": 16, "i32": 32, "i64": 64, "half": 16, "float": 32}
INTRINSICS = """
declare i32 @llvm.bitreverse.i32(i32)
declare i32 @llvm.ctpop.i32(i32)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.floor.f32(float)
declare float @llvm.trunc.f32(float)
declare float @llvm.ceil.f32(float)
declare float @llvm.rint.f32(float)
declare i32 @llvm.fptosi.sat.i32.f32(float)
declare i32 @llvm.fptoui.sat.i32.f32(float)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.umin.i32(i32, i32)
"""

LERP = "%r0 = add i32 0, 0 " + " ".join(
    f"%x{n} = lshr i32 %a, {8 * n} %y{n} = and i32 %x{n}, 255 %u{n} = lshr i32 %b, {8 * n} %v{n} = and i32 %u{n}, 255 "
    f"%w{n} = lshr i32 %c, {8 * n} %z{n} = and i32 %w{n}, 1 %s{n} = add i32 %y{n}, %v{n} %t{n} = add i32 %s{n}, %z{n} "
    f"%h{n} = lshr i32 %t{n}, 1 %l{n} = shl i32 %h{n}, {8 * n} %{f'r{n + 1}' if n < 3 else 'r'} = or i32 %r{n}, %l{n}"
    for n in range(4)
)


def packed(sign: str, least: int, most: int) -> str:
    """Two integers, each brought between two bounds, in 16 bits each."""
    clamped = " ".join(
        f"%{one}0 = call i32 @llvm.{sign}max.i32(i32 %{one}, i32 {least}) "
        f"%{one}1 = call i32 @llvm.{sign}min.i32(i32 %{one}0, i32 {most})"
        for one in "ab"
    )
    return f"{clamped} %low = and i32 %a1, 65535 %high = shl i32 %b1, 16 %r = or i32 %low, %high"


TABLE = [
    # mnemonic, types of operands, type of the result, what the operation is in LLVM
    ("v_add_u32_e32", "i32 i32", "i32", "%r = add i32 %a, %b"),
    ("v_sub_u32_e64", "i32 i32", "i32", "%r = sub i32 %a, %b"),
    ("v_subrev_u32_e32", "i32 i32", "i32", "%r = sub i32 %b, %a"),
    ("v_mul_lo_u32", "i32 i32", "i32", "%r = mul i32 %a, %b"),
    ("v_mul_hi_u32", "i32 i32", "i32", "%x = zext i32 %a to i64 %y = zext i32 %b to i64 %z = mul i64 %x, %y "
     "%s = lshr i64 %z, 32 %r = trunc i64 %s to i32"),
    ("v_mul_u32_u24_e32", "i32 i32", "i32", "%x = and i32 %a, 16777215 %y = and i32 %b, 16777215 %r = mul i32 %x, %y"),
    ("v_and_b32_e32", "i32 i32", "i32", "%r = and i32 %a, %b"),
    ("v_or_b32_e32", "i32 i32", "i32", "%r = or i32 %a, %b"),
    ("v_xor_b32_e32", "i32 i32", "i32", "%r = xor i32 %a, %b"),
    ("v_not_b32_e32", "i32", "i32", "%r = xor i32 %a, -1"),
    ("v_bfrev_b32_e32", "i32", "i32", "%r = call i32 @llvm.bitreverse.i32(i32 %a)"),
    ("v_lshlrev_b32_e32", "i32 i32", "i32", "%s = and i32 %a, 31 %r = shl i32 %b, %s"),
    ("v_lshrrev_b32_e32", "i32 i32", "i32", "%s = and i32 %a, 31 %r = lshr i32 %b, %s"),
    ("v_ashrrev_i32_e32", "i32 i32", "i32", "%s = and i32 %a, 31 %r = ashr i32 %b, %s"),
    ("v_lshlrev_b64", "i32 i64", "i64", "%s = and i32 %a, 63 %t = zext i32 %s to i64 %r = shl i64 %b, %t"),
    ("v_lshrrev_b64", "i32 i64", "i64", "%s = and i32 %a, 63 %t = zext i32 %s to i64 %r = lshr i64 %b, %t"),
    ("v_lshl_add_u32", "i32 i32 i32", "i32", "%s = and i32 %b, 31 %t = shl i32 %a, %s %r = add i32 %t, %c"),
    ("v_lshl_or_b32", "i32 i32 i32", "i32", "%s = and i32 %b, 31 %t = shl i32 %a, %s %r = or i32 %t, %c"),
    ("v_add3_u32", "i32 i32 i32", "i32", "%t = add i32 %a, %b %r = add i32 %t, %c"),
    ("v_xad_u32", "i32 i32 i32", "i32", "%t = xor i32 %a, %b %r = add i32 %t, %c"),
    ("v_and_or_b32", "i32 i32 i32", "i32", "%t = and i32 %a, %b %r = or i32 %t, %c"),
    ("v_bfi_b32", "i32 i32 i32", "i32", "%t = and i32 %a, %b %n = xor i32 %a, -1 %u = and i32 %n, %c %r = or i32 %t, %u"),
    ("v_bcnt_u32_b32", "i32 i32", "i32", "%t = call i32 @llvm.ctpop.i32(i32 %a) %r = add i32 %t, %b"),
    ("v_lerp_u8", "i32 i32 i32", "i32", LERP),
    ("v_cvt_pk_i16_i32", "i32 i32", "i32", packed("s", -32768, 32767)),
    ("v_cvt_pk_u16_u32", "i32 i32", "i32", packed("u", 0, 65535)),
    ("v_mul_lo_u16_e32", "i16 i16", "i16", "%r = mul i16 %a, %b"),
    ("v_sub_u16_e32", "i16 i16", "i16", "%r = sub i16 %a, %b"),
    ("v_lshl_add_u64", "i64 i32 i64", "i64", "%s = and i32 %b, 7 %t = zext i32 %s to i64 %u = shl i64 %a, %t "
     "%r = add i64 %u, %c"),
    ("v_mad_u64_u32", "i32 i32 i64", "i64", "%x = zext i32 %a to i64 %y = zext i32 %b to i64 %z = mul i64 %x, %y "
     "%r = add i64 %z, %c"),
    ("v_mad_i64_i32", "i32 i32 i64", "i64", "%x = sext i32 %a to i64 %y = sext i32 %b to i64 %z = mul i64 %x, %y "
     "%r = add i64 %z, %c"),
    ("s_add_u32", "i32 i32", "i32", "%r = add i32 %a, %b"),
    ("s_mul_hi_u32", "i32 i32", "i32", "%x = zext i32 %a to i64 %y = zext i32 %b to i64 %z = mul i64 %x, %y "
     "%s = lshr i64 %z, 32 %r = trunc i64 %s to i32"),
    ("s_mul_hi_i32", "i32 i32", "i32", "%x = sext i32 %a to i64 %y = sext i32 %b to i64 %z = mul i64 %x, %y "
     "%s = lshr i64 %z, 32 %r = trunc i64 %s to i32"),
    ("s_max_i32", "i32 i32", "i32", "%r = call i32 @llvm.smax.i32(i32 %a, i32 %b)"),
    ("s_min_u32", "i32 i32", "i32", "%r = call i32 @llvm.umin.i32(i32 %a, i32 %b)"),
    ("s_lshl_b64", "i64 i32", "i64", "%s = and i32 %b, 63 %t = zext i32 %s to i64 %r = shl i64 %a, %t"),
    ("s_ashr_i32", "i32 i32", "i32", "%s = and i32 %b, 31 %r = ashr i32 %a, %s"),
    ("s_andn2_b64", "i64 i64", "i64", "%n = xor i64 %b, -1 %r = and i64 %a, %n"),
    ("s_bcnt1_i32_b32", "i32", "i32", "%r = call i32 @llvm.ctpop.i32(i32 %a)"),
    ("v_add_f32_e32", "float float", "float", "%r = fadd float %a, %b"),
    ("v_sub_f32_e32", "float float", "float", "%r = fsub float %a, %b"),
    ("v_mul_f32_e32", "float float", "float", "%r = fmul float %a, %b"),
    ("v_fma_f32", "float float float", "float",
     "%r = call float @llvm.fma.f32(float %a, float %b, float %c)"),
    ("v_floor_f32_e32", "float", "float", "%r = call float @llvm.floor.f32(float %a)"),
    ("v_trunc_f32_e32", "float", "float", "%r = call float @llvm.trunc.f32(float %a)"),
    ("v_ceil_f32_e32", "float", "float", "%r = call float @llvm.ceil.f32(float %a)"),
    ("v_rndne_f32_e32", "float", "float", "%r = call float @llvm.rint.f32(float %a)"),
    ("v_cvt_f32_u32_e32", "i32", "float", "%r = uitofp i32 %a to float"),
    ("v_cvt_f32_i32_e32", "i32", "float", "%r = sitofp i32 %a to float"),
    ("v_cvt_i32_f32_e32", "float", "i32", "%r = call i32 @llvm.fptosi.sat.i32.f32(float %a)"),
    ("v_cvt_u32_f32_e32", "float", "i32", "%r = call i32 @llvm.fptoui.sat.i32.f32(float %a)"),
    ("v_cvt_f16_f32_e32", "float", "half", "%r = fptrunc float %a to half"),
    ("v_cvt_f32_f16_e32", "half", "float", "%r = fpext half %a to float"),
    ("v_cmp_gt_f32_e32", "float float", "i1", "%r = fcmp ogt float %a, %b"),
    ("v_cmp_ngt_f32_e32", "float float", "i1", "%r = fcmp ule float %a, %b"),
    ("v_cmp_lg_f32_e32", "float float", "i1", "%r = fcmp one float %a, %b"),
    ("v_cmp_nlg_f32_e32", "float float", "i1", "%r = fcmp ueq float %a, %b"),
    ("v_cmp_neq_f32_e32", "float float", "i1", "%r = fcmp une float %a, %b"),
    ("v_cmp_u_f32_e32", "float float", "i1", "%r = fcmp uno float %a, %b"),
    ("v_cmp_lt_i32_e32", "i32 i32", "i1", "%r = icmp slt i32 %a, %b"),
    ("v_cmp_ge_u32_e64", "i32 i32", "i1", "%r = icmp uge i32 %a, %b"),
    ("v_cmp_lt_i16_e32", "i16 i16", "i1", "%r = icmp slt i16 %a, %b"),
]  # fmt: skip


def ir(table: list[tuple[str, str, str, str]]) -> str:
    """A function of each row; operands and results are bits in ``i64``."""
    text = [INTRINSICS]
    for number, (_, operands, result, body) in enumerate(table):
        lines = []
        for name, kind in zip("abc", operands.split(), strict=False):
            width = BITS[kind]
            lines.append(
                f"%{name}w = trunc i64 %{name}i to i{width}"
                if width < 64
                else f"%{name}w = add i64 %{name}i, 0"
            )
            lines.append(f"%{name} = bitcast i{width} %{name}w to {kind}")
        lines.append(body)
        width = BITS[result]
        lines.append(f"%rw = bitcast {result} %r to i{width}")
        lines.append(f"%out = zext i{width} %rw to i64" if width < 64 else "%out = add i64 %rw, 0")
        text.append(
            f"define i64 @f{number}(i64 %ai, i64 %bi, i64 %ci) {{\n{_lines(lines)}\n ret i64 %out\n}}"
        )
    return "\n".join(text)


def _lines(lines: list[str]) -> str:
    """One instruction a line: each begins with the name that it defines."""
    words, found = " ".join(lines).split(), list[list[str]]()
    for position, word in enumerate(words):
        if words[position + 1 : position + 2] == ["="]:
            found.append([])
        found[-1].append(word)
    return "\n".join(" ".join(one) for one in found)


@pytest.fixture(scope="module")
def jit() -> object:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    llvm.load_library_permanently(ctypes.util.find_library("m"))
    module = llvm.parse_assembly(ir(TABLE))
    machine = llvm.Target.from_default_triple().create_target_machine(cpu=llvm.get_host_cpu_name(), jit=True)
    engine = llvm.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    return engine


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return catalogue_of(arch("gfx942"), 64)


def is_nan(bits: int, kind: str) -> bool:
    return (kind == "float" and bits & 0x7FFFFFFF > 0x7F800000) or (kind == "half" and bits & 0x7FFF > 0x7C00)


@pytest.mark.parametrize("number", range(len(TABLE)), ids=[row[0] for row in TABLE])
def test_computes_what_llvm_computes(number: int, jit: llvm.ExecutionEngine, catalogue: Catalogue) -> None:
    mnemonic, operands, result, _ = TABLE[number]
    kinds = operands.split()
    rows = list(itertools.islice(itertools.product(*(EDGES[kind] for kind in kinds)), 729))
    formula = catalogue.formula(mnemonic)
    columns = np.array(rows, np.uint64).T
    registers = {f"S{n}": column for n, column in enumerate(columns)}
    registers.update({"VCC[lane]": np.zeros(len(rows), bool), "SCC": np.zeros(1, np.uint64)})
    registers["LANE"] = np.arange(len(rows), dtype=np.uint64)
    with np.errstate(all="ignore"):
        outputs = formula.function(registers)
    computed = outputs["D0[lane]"] if result == "i1" else outputs["D0"]
    function = ctypes.CFUNCTYPE(*[ctypes.c_uint64] * 4)(jit.get_function_address(f"f{number}"))
    for row, ours in zip(rows, np.broadcast_to(computed, len(rows)).tolist(), strict=True):
        llvms = function(*(*row, 0, 0)[:3])
        assert int(ours) == llvms or (is_nan(int(ours), result) and is_nan(llvms, result)), (
            row,
            hex(ours),
            hex(llvms),
        )


def run(text: str, **registers: object) -> dict[str, list[int]]:
    formula = compiled(text, wave_size=64)
    values = {name.replace("_lane", "[lane]"): np.asarray(value) for name, value in registers.items()}
    values = {n: v if v.dtype == bool else v.astype(np.uint64) for n, v in values.items()}
    return {
        name: np.atleast_1d(value).astype(np.uint64).tolist()
        for name, value in formula.function(values).items()
    }


@pytest.mark.parametrize(
    ("text", "given", "expected"),
    [
        ("if SCC then\nD0.b32 = S0.b32\nendif", {"SCC": [0], "S0": [7], "D0": [3]}, {"D0": [3]}),
        ("if SCC then\nD0.b32 = S0.b32\nendif", {"SCC": [1], "S0": [7], "D0": [3]}, {"D0": [7]}),
        ("D0 = { S1[15 : 0].u16, S0[15 : 0].u16 }", {"S0": [0xAAAA1111], "S1": [0xBBBB2222]}, {"D0": [0x22221111]}),
        ("tmp = -1;\nfor i in 0 : 31 do\nif S0.u32[i] == 1'1U then\ntmp = i;\nbreak\nendif\nendfor;\nD0.i32 = tmp",
         {"S0": [8, 0, 0x80000000]}, {"D0": [3, 0xFFFFFFFF, 31]}),
        ("D0.u32[S0.u32[4 : 0]] = 1'1U", {"S0": [33], "D0": [0]}, {"D0": [2]}),
        ("D0.i32 = signext_from_bit(S0.i32, S1.u32)", {"S0": [5, 5, 5], "S1": [3, 4, 0]}, {"D0": [0xFFFFFFFD, 5, 0]}),
        ("TWICE = lambda(x) (\nx + x);\nD0.u32 = TWICE(S0.u32)", {"S0": [4]}, {"D0": [8]}),
        ("VCC.u64[laneId] = S0.u32 > 4U;\nD0.u32 = VCC.u64[laneId] ? 1U : 2U", {"S0": [5, 4]},
         {"VCC[lane]": [1, 0], "D0": [1, 2]}),
        ("D0.u16 = S0.u16 + S1.u16", {"S0": [0xABCDFFFF], "S1": [2]}, {"D0": [1]}),
        ("D0.f16 = 16'F(0xfe00)", {}, {"D0": [0xFE00]}),
        ("D0.f32 = 32'F(0xffc00000)", {}, {"D0": [0xFFC00000]}),
        ("D0.f16 = 16'F(2)", {}, {"D0": [0x4000]}),
    ],
)  # fmt: skip
def test_the_language(text: str, given: dict[str, list[int]], expected: dict[str, list[int]]) -> None:
    assert run(text, **given) == expected


@pytest.mark.parametrize(
    "text", ["D0.u32 = VGPR[3][SRC0.u32]", "D0.u32 = what(S0.u32)", "D = A (16x16) * B", "D0 ="]
)
def test_what_is_not_known_is_named(text: str) -> None:
    with pytest.raises(NotUnderstood):
        compiled(text, wave_size=64)


def test_no_branch_needs_the_old_value_where_all_write(catalogue: Catalogue) -> None:
    assert "D0" not in catalogue.formula("v_max_f32_e32").inputs
    assert "D0" in catalogue.formula("v_fmac_f32_e32").inputs


DIVIDED = {
    32: EDGES["float"] + [0x00800000, 0x7E800000, 0x40490FDB, 0x00012345],
    64: [0, 1 << 63, 0x3FF0000000000000, 0xBFF0000000000000, 0x7FF0000000000000, 1, 0x7FEFFFFFFFFFFFFF,
         0x3FD5555555555555, 0x0010000000000000, 0x7FD0000000000000, 0x400921FB54442D18, 0x0001234500000000],
}  # fmt: skip


@pytest.mark.parametrize("bits", DIVIDED)
def test_division_is_exact_by_its_five_instructions(catalogue: Catalogue, bits: int) -> None:
    """As LLVM expands ``fdiv``: v_div_scale, v_rcp, fmas, v_div_fmas, v_div_fixup; of doubles with one step more."""
    values = np.array(DIVIDED[bits], np.uint64)
    pairs = np.array(list(itertools.product(values, values)), np.uint64)
    numerator, denominator = pairs[:, 0], pairs[:, 1]
    word, kind = {32: (np.uint32, np.float32), 64: (np.uint64, np.float64)}[bits]
    one = np.full_like(numerator, int(np.array([1], kind).view(word)[0]))

    def do(name: str, *sources: np.ndarray, vcc: np.ndarray | None = None) -> dict[str, np.ndarray]:
        registers = {f"S{n}": source for n, source in enumerate(sources)}
        return catalogue.formula(f"{name}_f{bits}").function({**registers, "VCC[lane]": vcc})  # type: ignore[dict-item]

    def neg(x: np.ndarray) -> np.ndarray:
        return x ^ np.uint64(1 << bits - 1)

    with np.errstate(all="ignore"):
        low = do("v_div_scale", denominator, denominator, numerator)["D0"]
        top = do("v_div_scale", numerator, denominator, numerator)
        high, flag = top["D0"], top["VCC[lane]"]
        guess = do("v_rcp", low)["D0"]
        for _ in range(bits // 32):
            error = do("v_fma", neg(low), guess, one)["D0"]
            guess = do("v_fma", error, guess, guess)["D0"]
        quotient = do("v_fma", high, guess, np.zeros_like(high))["D0"]
        if bits == 32:
            rest = do("v_fma", neg(low), quotient, high)["D0"]
            quotient = do("v_fma", rest, guess, quotient)["D0"]
        rest = do("v_fma", neg(low), quotient, high)["D0"]
        quotient = do("v_div_fmas", rest, guess, quotient, vcc=flag)["D0"]
        result = do("v_div_fixup", quotient, denominator, numerator)["D0"]
        floats = [x.astype(word).view(kind) for x in (numerator, denominator, result)]
        exact = floats[0] / floats[1]
    wrong = [
        (hex(a), hex(b), float(r), float(e))
        for a, b, r, e in zip(numerator, denominator, floats[2], exact, strict=True)
        if r.tobytes() != e.tobytes() and not (np.isnan(r) and np.isnan(e))
    ]
    assert wrong == []
