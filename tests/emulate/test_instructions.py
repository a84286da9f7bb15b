"""Each instruction computes what LLVM's own code for this machine computes of the same operation.

AMD's pseudocode, compiled to numpy, against LLVM's JIT: two sources that know nothing of each other. And forms written by
hand to be quick compute what AMD's text compiles to: the same registers.
"""

import ctypes
import ctypes.util
import itertools
import random
from pathlib import Path

import llvmlite.binding as llvm
import numpy as np
import pytest
from machine_kernels import code, run
from test_hardware_functions import results, same
from text_sections import beside

from ldsopt import InputError, Launch, simulate_machine

TEXTS = beside(__file__)

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
INTRINSICS = TEXTS["INTRINSICS"]

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


def is_nan(bits: int, kind: str) -> bool:
    return (kind == "float" and bits & 0x7FFFFFFF > 0x7F800000) or (kind == "half" and bits & 0x7FFF > 0x7C00)


ARGUMENTS = "s_load_dwordx4 s[4:7], s[0:1], 0x0\ns_waitcnt lgkmcnt(0)\n"
BY_LANE = TEXTS["BY_LANE"]
"""A row of 32 bytes for each work-item."""
BY_WORKGROUP = TEXTS["BY_WORKGROUP"]
STORE = "global_store_dwordx2 v3, v[10:11], s[6:7]"


def computed(mnemonic: str, operands: list[str], result: str, rows: list[tuple[int, ...]]) -> list[int]:
    """The results of an instruction for rows of operands."""
    letter, first = ("s", 16) if mnemonic.startswith("s_") else ("v", 4)
    words = [
        f"{letter}[{at}:{at + 1}]" if BITS[kind] > 32 else f"{letter}{at}"
        for kind, at in zip(operands, (first, first + 2, first + 4), strict=False)
    ]
    given = np.zeros((len(rows) + 64, 4), np.uint64)
    given[: len(rows), : len(words)] = rows
    if letter == "s":
        target = "s[24:25]" if BITS[result] > 32 else "s24"
        body = f"{BY_WORKGROUP}{mnemonic} {target}, {', '.join(words)}\nv_mov_b32_e32 v10, s24\nv_mov_b32_e32 v11, s25"
    else:
        target = "vcc" if result == "i1" else "v[10:11]" if BITS[result] > 32 else "v10"
        carry = ["vcc"] if mnemonic.startswith("v_mad") else []
        body = f"{BY_LANE}{mnemonic} {', '.join((target, *carry, *words))}"
        body += "\nv_cndmask_b32_e64 v10, 0, 1, vcc" * (result == "i1")
    block = 1 if letter == "s" else 64
    out = np.zeros(len(given), np.uint64)
    launch = Launch((-(-len(rows) // block),), (block,), {"a": given, "b": out})
    found = simulate_machine(code(f"{ARGUMENTS}{body}\n{STORE}"), launch)
    assert not found.findings
    return found.outputs["b"][: len(rows)].tolist()  # type: ignore[no-any-return]


@pytest.mark.parametrize("number", range(len(TABLE)), ids=[row[0] for row in TABLE])
def test_computes_what_llvm_computes(number: int, jit: llvm.ExecutionEngine) -> None:
    mnemonic, operands, result, _ = TABLE[number]
    kinds = operands.split()
    rows = list(itertools.islice(itertools.product(*(EDGES[kind] for kind in kinds)), 729))
    function = ctypes.CFUNCTYPE(*[ctypes.c_uint64] * 4)(jit.get_function_address(f"f{number}"))
    for row, ours in zip(rows, computed(mnemonic, kinds, result, rows), strict=True):
        llvms = function(*(*row, 0, 0)[:3])
        assert ours == llvms or (is_nan(ours, result) and is_nan(llvms, result)), (row, hex(ours), hex(llvms))


DIVIDED = {
    "float": EDGES["float"] + [0x00800000, 0x7E800000, 0x40490FDB, 0x00012345],
    "double": [0, 1 << 63, 0x3FF0000000000000, 0xBFF0000000000000, 0x7FF0000000000000, 1, 0x7FEFFFFFFFFFFFFF,
         0x3FD5555555555555, 0x0010000000000000, 0x7FD0000000000000, 0x400921FB54442D18, 0x0001234500000000],
}  # fmt: skip


@pytest.mark.parametrize("kind", DIVIDED)
def test_division_is_exact_by_its_instructions(tmp_path: Path, kind: str) -> None:
    """As LLVM expands ``fdiv``: v_div_scale, v_rcp, fmas, v_div_fmas, v_div_fixup."""
    word = {"float": "u4", "double": "u8"}[kind]
    pairs = np.array([*itertools.product(DIVIDED[kind], repeat=2)], word).view(word.replace("u", "f"))
    for first in range(0, len(pairs), 64):
        part = np.resize(pairs[first:], (64, 2))
        body = f"  %r = fdiv {kind} %a, %b"
        assert same(results(tmp_path, body, [kind] * 2, kind, "gfx942", part[:, 0].copy(), part[:, 1].copy()))


SCALARS = """mov_b not_b and_b or_b xor_b nand_b nor_b xnor_b andn2_b orn2_b and_not1_b or_not1_b and_saveexec_b
or_saveexec_b xor_saveexec_b and_not1_saveexec_b or_not1_saveexec_b cselect_b lshl_b lshr_b ashr_i bcnt1_i32_b ff1_i32_b
ctz_i32_b"""
NARROW = """add_i32 add_co_i32 sub_i32 sub_co_i32 add_u32 add_co_u32 sub_u32 sub_co_u32 addc_u32 add_co_ci_u32 subb_u32
sub_co_ci_u32 mul_i32 mul_hi_u32 mul_hi_i32 bfe_u32 bfm_b32 sext_i32_i16 sext_i32_i8 abs_i32 bitcmp0_b32 bitcmp1_b32
min_u32 min_i32 max_u32 max_i32 lshl1_add_u32 lshl2_add_u32 lshl3_add_u32 lshl4_add_u32"""
VECTORS = """mov_b32 not_b32 add_u32 add_nc_u32 sub_u32 sub_nc_u32 subrev_u32 subrev_nc_u32 and_b32 or_b32 xor_b32
lshlrev_b32 lshrrev_b32 ashrrev_i32 lshl_add_u32 add_lshl_u32 lshl_or_b32 and_or_b32 or3_b32 add3_u32 xad_u32 bfi_b32
bfe_u32 perm_b32 bcnt_u32_b32 mbcnt_lo_u32_b32 mbcnt_hi_u32_b32 mul_lo_u32 mul_hi_u32 mul_u32_u24 mad_u32_u24 min_u32
max_u32 min_i32 max_i32 cndmask_b32 add_f32 sub_f32 subrev_f32 mul_f32"""
COMPARED = ("eq", "ne", "lt", "le", "gt", "ge")
QUICK = [
    *(f"s_{name}{bits}" for name in SCALARS.split() for bits in (32, 64)), "s_andn2_saveexec_b64", "s_orn2_saveexec_b64",
    *(f"s_{name}" for name in NARROW.split()), "s_add_nc_u64", "s_sub_nc_u64", "s_mul_u64", "s_cmp_eq_u64", "s_cmp_lg_u64",
    *(f"s_cmp_{how.replace('ne', 'lg')}_{kind}32" for how in COMPARED for kind in "ui"),
    *(f"v_{name}" for name in VECTORS.split()), *(f"v_cmp_{how}_{kind}32" for how in COMPARED for kind in "ui"),
]  # fmt: skip
"""The instructions that have a form of their own."""
STORED = ("v1", "v2", "v3", "s14", "s15", "vcc_lo", "vcc_hi", "exec_lo", "exec_hi", "s19")
LANES = {"gfx942": 64, "gfx1100": 32, "gfx1201": 32}


def spelled(name: str, lanes: int) -> list[str]:
    """An instruction with operands of several kinds."""
    bare = name.partition("_")[2]
    flags = "s[14:15]" if lanes > 32 else "s14"
    if name[0] == "v":
        number = "-4.0" if name.endswith("_f32") else "-7"
        sources = [("v1", "v2", "v3"), ("v1", "s5", "v1"), (number, "v5", "0x3f803412"), ("s4", number, "v4")]
        sources += [("v1", "v2", "0x07060302"), ("v1", "v2", "s11")] * (name == "v_perm_b32")
        count = 1 if bare in ("mov_b32", "not_b32") else 3 if bare in THREE.split() else 2
        target = flags if bare.startswith("cmp") else "v3"
        last = [flags] * (bare == "cndmask_b32")
        return [f"{name} {', '.join((target, *words[:count], *last))}" for words in sources]
    is_one = bare.startswith(("mov", "not", "bcnt1", "ff1", "ctz", "sext", "abs")) or "saveexec" in bare
    wide = bare.endswith("64")
    second = 32 if bare.startswith(("lshl", "lshr", "ashr")) else 64 if wide else 32
    words = {32: ("s4", "s5", "s8", "0x12", "-3"), 64: ("s[4:5]", "s[6:7]", "s[8:9]", "5", "-3")}
    target = ["s[14:15]" if wide and "_i32_b" not in bare else "s14"] * (
        not bare.startswith(("cmp", "bitcmp"))
    )
    pairs = [
        (words[64 if wide else 32][one], words[second][two]) for one, two in ((0, 1), (1, 2), (3, 0), (0, 4))
    ]
    return [f"{name} {', '.join((*target, *pair[: 1 if is_one else 2]))}" for pair in pairs]


THREE = """lshl_add_u32 add_lshl_u32 lshl_or_b32 and_or_b32 or3_b32 add3_u32 xad_u32 bfi_b32 bfe_u32 perm_b32
mad_u32_u24"""
NUMBERS = (0, 1, 2, 5, 31, 32, 63, 0x7F, 0x80, 0x7FFF, 0x8000, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0x00100003)


def left(name: str, arch: str, mark: str) -> np.ndarray:
    """The registers behind an instruction, for several operands and contents."""
    lanes, draw = LANES[arch], random.Random(name)
    wide, (store, load) = lanes // 32, STORES[arch]
    whole, kept = ("exec", "s[24:25]") if wide > 1 else ("exec_lo", "s24")

    def word() -> str:
        return hex(draw.choice((*NUMBERS, *(draw.getrandbits(32) for _ in NUMBERS))))

    def mask() -> str:
        return hex(draw.getrandbits(32))

    body = load
    cases = [one for one in spelled(name, lanes) for _ in range(4)]
    for number, one in enumerate(cases):
        body += f"s_cmp_lg_u32 s0, {'s0' if draw.random() < 0.5 else -1}\n"
        body += "".join(f"s_mov_b32 s{at}, {word()}\n" for at in (*range(4, 10), 14, 15))
        body += f"s_mov_b32 s11, 0x05040100\nv_mov_b32_e32 v30, {mask()}\n"
        for at in range(1, 6):
            body += f"v_mul_lo_u32 v{at}, v0, {mask()}\nv_xor_b32_e32 v{at}, v{at}, v30\nv_mul_lo_u32 v30, v30, v{at}\n"
            body += f"v_lshrrev_b32_e32 v31, 3, v30\nv_lshrrev_b32_e32 v{at}, v31, v{at}\n" * draw.randrange(
                2
            )
        for register in ("vcc", "exec"):
            body += "".join(f"s_mov_b32 {register}_{half}, {mask()}\n" for half in ("lo", "hi")[:wide])
        encoding, _, operands = one.partition(" ")
        body += f"{encoding}{mark if name[0] == 's' else ''} {operands} {mark if name[0] == 'v' else ''}\n"
        body += f"s_cselect_b32 s19, 1, 0\ns_mov_b{lanes} {kept}, {whole}\ns_mov_b{lanes} {whole}, -1\n"
        for at, register in enumerate(STORED):
            register = f"s{24 + (register == 'exec_hi')}" if register.startswith("exec") else register
            body += f"v_mov_b32_e32 v7, {register}\n"
            body += f"v_mov_b32_e32 v6, {4 * lanes * (len(STORED) * number + at)}\nv_lshl_add_u32 v6, v0, 2, v6\n{store}\n"
    out = np.zeros(lanes * len(STORED) * len(cases), np.uint32)
    launch = Launch((1,), (lanes,), {"a": np.zeros(1, np.uint32), "b": out})
    found = simulate_machine(code(body, name=arch), launch)
    assert not found.findings
    return found.outputs["b"].reshape(len(cases), len(STORED), lanes)


_NARROW, _WAITED = "global_store_b32 v6, v7, s[22:23]", "s_waitcnt lgkmcnt(0)\n"
STORES = {
    "gfx942": ("global_store_dword v6, v7, s[22:23]", f"s_load_dwordx4 s[20:23], s[0:1], 0x0\n{_WAITED}"),
    "gfx1100": (_NARROW, f"s_load_b128 s[20:23], s[0:1], 0x0\n{_WAITED}"),
    "gfx1201": (_NARROW, "s_load_b128 s[20:23], s[0:1], 0x0\ns_wait_kmcnt 0x0\n"),
}


@pytest.mark.parametrize("name", QUICK)
def test_a_quick_form_leaves_what_the_text_says(name: str) -> None:
    """``_e32`` behind a scalar, and ``op_sel`` behind a vector instruction, are said of no quick form, and change nothing."""
    mark = "_e32" if name[0] == "s" else "op_sel:[0,0,0]"
    arch, stated = next((arch, found) for arch in LANES if (found := tried(name, arch, mark)) is not None)
    assert (left(name, arch, "") == stated).all()


def tried(name: str, arch: str, mark: str) -> np.ndarray | None:
    """The same, if the architecture has the instruction."""
    try:
        return left(name, arch, mark)
    except InputError:
        return None


@pytest.mark.parametrize(
    ("instruction", "expected"),
    [
        ("v_add_f32_e64 v10, v10, v10 clamp", 0x3F800000), ("v_add_f32_e64 v10, -v10, 0", 0xBF800000),
        ("v_add_f32_e64 v10, |v11|, 0", 0x40000000), ("v_add_u32_e64 v10, v11, v11 clamp", 0xFFFFFFFF),
        ("v_fma_mix_f32 v10, v11, 1.0, v11 op_sel:[1,0,1] op_sel_hi:[1,1,1]", 0xC0800000),
        ("v_fma_mix_f32 v10, v11, -2.0, v11 op_sel:[1,0,1] op_sel_hi:[1,1,1]", 0x40000000),
        ("v_dot2_f32_f16 v10, v11, v10, 0", 0xC0700000), ("v_dot2_f32_f16 v10, v11, v11, v10 clamp", 0x3F800000),
    ],
)  # fmt: skip
def test_modifiers_and_halves_are_heeded(instruction: str, expected: int) -> None:
    """v10 is 1.0, v11 is -2.0."""
    body = f"{ARGUMENTS}v_mov_b32_e32 v3, 0\nv_mov_b32_e32 v10, 1.0\nv_mov_b32_e32 v11, -2.0\n{instruction}\ns_nop 7\n{STORE}"
    assert run(body, block=1).outputs["b"][0] == expected


@pytest.mark.parametrize(
    "instruction",
    ["v_cndmask_b32_e64 v2, v1, v1, s[8:9]", "s_add_u32 s10, s2, s8", "v_add_u32_e32 v2, s9, v1", "s_and_saveexec_b64 s[10:11], s[8:9]"],
)  # fmt: skip
def test_a_register_that_is_still_loaded_is_not_read(instruction: str) -> None:
    found = run(f"{ARGUMENTS}s_load_dwordx2 s[8:9], s[4:5], 0x0\n{instruction}").findings
    assert {finding.kind for finding in found} == {"register-hazard"}
