"""`check` of machine code without IR: what it finds, and what it does not."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from machine_listing import listing

import ldsopt
from ldsopt.api.machine_code import check_code, machine_code_waits
from ldsopt.checker.findings import Rule, Verdict
from ldsopt.checker.judging import Judging
from ldsopt.errors import InputError
from ldsopt.isa.assembly import AsmFunction, parse_assembly
from ldsopt.isa.kernel_start import stated_by_listing
from ldsopt.isa.waits import is_wait
from ldsopt.target.arch import arch as known_arch

CORPUS = Path(__file__).parents[2] / "corpus" / "ir"
DMA = """ s_mov_b32 m0, {at}
 buffer_load_dword v0, s[4:7], 0 offen lds"""
READ = """ v_lshlrev_b32_e32 v8, 2, v0
 ds_read_b32 v9, v8 offset:{offset}"""


def findings(body: str, **about: object) -> list[tuple[Rule, Verdict]]:
    found = check_code(listing(body, **about).encode(), "k.s")  # type: ignore[arg-type]
    return [(finding.rule, finding.verdict) for finding in found.findings]


SHAPES = {
    "a read of what a copy may still write": (
        DMA.format(at=0) + "\n" + READ.format(offset=0),
        [(Rule.MISSING_WAIT, Verdict.DEFINITE)],
    ),
    "behind a wait": (DMA.format(at=0) + "\n s_waitcnt vmcnt(0)\n" + READ.format(offset=0), []),
    "of other bytes": (DMA.format(at="0x400") + "\n" + READ.format(offset=0), []),
    "of the first byte behind": (DMA.format(at=0) + "\n" + READ.format(offset=256), []),
    "of the last bytes before": (
        DMA.format(at="0x400") + "\n" + READ.format(offset=4),
        [(Rule.MISSING_WAIT, Verdict.UNPROVEN)],
    ),
    "of another wave's, behind a barrier": (
        DMA.format(at=0) + "\n s_barrier\n" + READ.format(offset=0),
        [(Rule.MISSING_WAIT, Verdict.DEFINITE), (Rule.ACROSS_BARRIER, Verdict.UNPROVEN)],
    ),
    "a write that is not complete at a barrier": (
        " v_lshlrev_b32_e32 v8, 2, v0\n ds_write_b32 v8, v1\n s_barrier\n ds_read_b32 v9, v8",
        [(Rule.BARE_BARRIER, Verdict.UNPROVEN)],
    ),
    "of other bytes at a barrier": (
        " v_lshlrev_b32_e32 v8, 2, v0\n ds_write_b32 v8, v1\n s_barrier\n ds_read_b32 v9, v8 offset:1024",
        [],
    ),
    "a register that is not loaded yet": (
        " ds_read_b32 v9, v8\n v_add_u32_e32 v1, v9, v9",
        [(Rule.REGISTER_HAZARD, Verdict.DEFINITE)],
    ),
    "a register that is": (" ds_read_b32 v9, v8\n s_waitcnt lgkmcnt(0)\n v_add_u32_e32 v1, v9, v9", []),
    "two addresses, one of them the copy's": (
        DMA.format(at="0x800") + "\n v_mov_b32_e32 v8, 0\n ds_read2st64_b32 v[10:11], v8 offset0:1 offset1:8",
        [(Rule.MISSING_WAIT, Verdict.DEFINITE)],
    ),
    "two addresses beside it": (
        DMA.format(at="0x800") + "\n v_mov_b32_e32 v8, 0\n ds_read2st64_b32 v[10:11], v8 offset0:1 offset1:9",
        [],
    ),
    "a copy of 16 bytes a lane": (
        DMA.format(at=0).replace("dword ", "dwordx4 ") + "\n" + READ.format(offset=1020),
        [(Rule.MISSING_WAIT, Verdict.UNPROVEN)],
    ),
    "a copy to an address that is not known": (
        DMA.format(at="s9") + "\n" + READ.format(offset=0),
        [(Rule.MISSING_WAIT, Verdict.UNPROVEN)],
    ),
    "a copy into the first 1,024 bytes and 256 behind them": (
        " s_and_b32 s9, s9, 0x3fc\n" + DMA.format(at="s9") + "\n" + READ.format(offset=0x4FC),
        [],
    ),
    "a byte of it": (
        " s_and_b32 s9, s9, 0x3fc\n" + DMA.format(at="s9") + "\n" + READ.format(offset=0x4FB),
        [(Rule.MISSING_WAIT, Verdict.UNPROVEN)],
    ),
    "an update of two halves, one of them the copy's": (
        DMA.format(at="0x102") + "\n v_mov_b32_e32 v8, 0x100\n ds_pk_add_f16 v8, v1",
        [(Rule.MISSING_WAIT, Verdict.UNPROVEN)],
    ),
    "an access whose second address is in LDS": (
        DMA.format(at="0x800") + "\n v_mov_b32_e32 v8, 0\n ds_add_src2_u32 v8 offset:32",
        [(Rule.MISSING_WAIT, Verdict.UNPROVEN)],
    ),
    "a copy to an address between two words": (
        DMA.format(at="0x102") + "\n v_mov_b32_e32 v8, 0x100\n ds_read_u8 v9, v8",
        [(Rule.MISSING_WAIT, Verdict.UNPROVEN)],
    ),
    "beside it": (DMA.format(at="0x102") + "\n v_mov_b32_e32 v8, 0xff\n ds_read_u8 v9, v8", []),
    "a flat access": (
        DMA.format(at="0x4000") + "\n flat_load_dword v9, v[2:3]",
        [(Rule.MISSING_WAIT, Verdict.UNPROVEN)],
    ),
    "code that only an assembler reads": (
        " .if x\n s_nop 0\n .endif\n ds_read_b32 v9, v8\n v_mov_b32 v1, v9",
        [(Rule.REGISTER_HAZARD, Verdict.UNPROVEN), (Rule.UNREADABLE_CODE, Verdict.UNPROVEN)],
    ),
}


@pytest.mark.parametrize(("body", "expected"), SHAPES.values(), ids=SHAPES)
def test_shapes(body: str, expected: list[tuple[Rule, Verdict]]) -> None:
    assert sorted(set(findings(body)), key=str) == sorted(expected, key=str)


def test_the_offset_of_a_copy_counts_for_lds_too() -> None:
    near = DMA.format(at=0).replace("offen", "offen offset:512")
    assert findings(near + "\n" + READ.format(offset=0)) == [(Rule.MISSING_WAIT, Verdict.UNPROVEN)]
    far = DMA.format(at=0).replace("offen", "offen offset:1024")
    assert findings(far + "\n" + READ.format(offset=0)) == []


CHOSEN = """ v_mov_b32_e32 v5, {other}
 v_mov_b32_e32 v7, 0x4000
 v_cndmask_b32_e32 v6, v5, v7, vcc
 s_nop 0
 v_readfirstlane_b32 s8, v6
 s_mov_b32 m0, s8
 s_nop 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, {at}
 ds_read_b32 v9, v8"""


@pytest.mark.parametrize(
    ("other", "at", "touches"),
    [
        ("0x7fffffff", 0, False),
        ("0x7fffffff", 0x4000, True),
        ("0x7fffffff", 0xFFFC, True),  # where the lowest 16 bits of M0 are the address
        ("0x2000", 0x2000, True),
        ("0x2000", 0x3000, False),
        ("v1", 0, True),
    ],
)
def test_a_copy_may_go_to_one_of_two_places_one_of_them_beyond_lds(
    other: str, at: int, touches: bool
) -> None:
    expected = [(Rule.MISSING_WAIT, Verdict.UNPROVEN)] if touches else []
    assert findings(CHOSEN.format(other=other, at=at)) == expected


ASYNC = """ v_lshlrev_b32_e32 v8, 4, v0
 global_load_async_to_lds_b128 v8, v[2:3], off offset:0x4000
 ds_load_b128 v[10:13], v8 offset:{offset}"""


@pytest.mark.parametrize(
    ("offset", "verdict"),
    [(0x4000, Verdict.DEFINITE), (0x4FF0, Verdict.UNPROVEN), (0x3000, None), (0x5000, None)],
)
def test_asynchronous_copies_write_at_their_lanes_addresses(offset: int, verdict: Verdict | None) -> None:
    found = findings(ASYNC.format(offset=offset), arch="gfx1250")
    assert found == ([(Rule.MISSING_WAIT, verdict)] if verdict else [])


TENSOR = """ s_mov_b32 s4, 1
 s_mov_b32 s5, 0x1000
 s_mov_b32 s8, {flags}
 s_mov_b32 s11, 0x400000
 s_mov_b32 s12, 16
 tensor_load_to_lds s[4:7], s[8:15]{more}
 v_lshlrev_b32_e32 v8, 2, v0
 ds_load_b32 v9, v8 offset:{offset}"""


@pytest.mark.parametrize(
    ("about", "touches"),
    [
        ({"offset": 0x1000 - 1020}, True),
        ({"offset": 0x1000 - 1024}, False),
        ({"offset": 0x17FF}, True),
        ({"offset": 0x1800}, False),
        ({"offset": 0x1800, "flags": "s20"}, True),
        ({"offset": 0x1800, "more": ", s[16:19], s[20:23]"}, True),
    ],
)
def test_tensor_copies_write_a_tile(about: dict[str, object], touches: bool) -> None:
    code = TENSOR.format(**{"flags": 0x10000, "more": "", **about})
    assert findings(code, arch="gfx1250") == ([(Rule.MISSING_WAIT, Verdict.UNPROVEN)] if touches else [])


WAVES = """ s_mov_b32 m0, 0
 buffer_load_dword v0, s[4:7], 0 offen lds
 v_mov_b32_e32 v8, 0x80
 ds_read_b32 v9, v8"""


def test_a_wave_of_unknown_size_may_be_the_larger_one() -> None:
    known = listing(WAVES, arch="gfx1030")
    assert not check_code(known.encode(), "k.s").findings
    found = check_code(known.replace(".wavefront_size: 32", ".sgpr_count: 8").encode(), "k.s").findings
    assert [one.rule for one in found] == [Rule.MISSING_WAIT]


@pytest.mark.parametrize("command", [check_code, machine_code_waits])
@pytest.mark.parametrize("wait", ["s_waitcnt vmcnt(N)", "s_wait_nonsense 0x1"])
def test_a_wait_that_cannot_be_read_is_named_by_its_line(command: Callable[..., object], wait: str) -> None:
    code = listing(f" s_nop 0\n {wait}\n ds_read_b32 v9, v8").encode()
    with pytest.raises(
        InputError, match=rf"k\.s:6: cannot read '{re.escape(wait)}'.*is this code for gfx942"
    ):
        command(code, "k.s")


ACROSS = DMA.format(at=0) + "\n s_barrier\n s_waitcnt vmcnt(0)\n" + READ.format(offset=0)
ONE_WAVE = {
    "the size that a workgroup must have": {"metadata": ".reqd_workgroup_size: [64, 1, 1]"},
    "the most work-items that it has": {"items": 64},
}
OTHER_WAVES = {
    "a lane more": {"items": 65},
    "two waves of a size that it must have": {"metadata": ".reqd_workgroup_size: [64, 2, 1]"},
    "no size at all": {"items": 0},
}


@pytest.mark.parametrize("about", ONE_WAVE.values(), ids=ONE_WAVE)
def test_a_workgroup_of_one_wave_has_no_other_wave_behind_a_barrier(about: dict[str, object]) -> None:
    assert findings(ACROSS, **about) == []


@pytest.mark.parametrize("about", OTHER_WAVES.values(), ids=OTHER_WAVES)
def test_a_workgroup_of_more_lanes_than_a_wave_has_other_waves(about: dict[str, object]) -> None:
    assert [rule for rule, _ in findings(ACROSS, **about)] == [Rule.ACROSS_BARRIER]


@pytest.mark.parametrize("lanes", [32, 64])
def test_the_descriptor_says_how_large_a_wave_is(lanes: int) -> None:
    wave = f"wavefront_size32 {int(lanes == 32)}"
    found = {items: findings(ACROSS, arch="gfx1030", items=items, directives=wave) for items in (32, 64)}
    assert not found[32]
    assert bool(found[64]) is (lanes == 32)


def test_remedies_are_those_of_machine_code() -> None:
    found = check_code(listing(DMA.format(at=0) + "\n" + READ.format(offset=0)).encode(), "k.s")
    assert found.findings[0].remedy == "wait for vmcnt between the two"


@pytest.mark.parametrize("kernel", ["clang-22/named_gemm.gfx942", "triton-3.9.0/softmax.gfx942"])
def test_every_wait_that_is_taken_out_is_missed(kernel: str) -> None:
    code = ldsopt.compile(ldsopt.read(CORPUS / f"{kernel}.ll")).data.decode()
    whole = check_code(code.encode(), kernel)
    assert not whole.findings
    read = parse_assembly(code)
    judging = Judging(read, known_arch(kernel.rpartition(".")[2]), stated_by_listing(read.text))
    (function,) = judging.functions
    lines = _waits(function)[::4]
    unnoticed = sum(not judging.findings(_without(function, line)) for line in lines)
    assert unnoticed <= whole.recoverable  # those are for nothing


def _waits(function: AsmFunction) -> list[int]:
    return [i.line for block in function.blocks for i in block.instructions if is_wait(i.mnemonic)]


def _without(function: AsmFunction, line: int) -> AsmFunction:
    return replace(
        function,
        blocks=tuple(
            replace(block, instructions=tuple(i for i in block.instructions if i.line != line))
            for block in function.blocks
        ),
    )


@pytest.mark.parametrize(
    "kernel",
    ["clang-22/attention.gfx950", "clang-22/named_gemm.gfx950", "triton-3.9.0/gemm_bias.gfx1201"],
)
def test_it_agrees_with_the_way_by_ir(kernel: str) -> None:
    module = ldsopt.read(CORPUS / f"{kernel}.ll")
    by_ir = ldsopt.check(module)
    by_code = check_code(ldsopt.compile(module).data, kernel)
    assert not by_ir.count(Verdict.DEFINITE, Verdict.UNPROVEN) and not by_code.findings
    assert by_code.recoverable <= by_ir.recoverable
