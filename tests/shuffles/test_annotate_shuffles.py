"""`annotate --shuffles` and its place in `optimize`: what is written, what is given back, and what is said."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from exchange_kernels import kernel, kernel_text, xor

import ldsopt
from ldsopt import parse, rewrite_shuffles, rewrite_shuffles_validated
from ldsopt.cli import main

KERNELS = Path(__file__).parent / "kernels"
SUM = KERNELS / "wave_kernels.gfx1100.ll"
CALL = "call i32 @llvm.amdgcn.ds.bpermute(i32 %xor1.64.address, i32 %v)"
MOVE = "call i32 @llvm.amdgcn.update.dpp.i32(i32 poison, i32 %v, i32 177, i32 15, i32 15, i1 true)"


def test_the_call_alone_changes() -> None:
    text = kernel_text([xor(1, 64)], 64)
    made = rewrite_shuffles(parse(text, mcpu="gfx942"))
    lines = [line for line in made.text.splitlines() if line and not line.startswith("declare")]
    assert lines == [
        line.replace(CALL, MOVE) for line in text.splitlines() if line and not line.startswith("declare")
    ]


def test_debug_locations_and_flags_of_the_value_stay() -> None:
    text = kernel_text([xor(1, 64)], 64).replace(CALL, f"tail {CALL}, !annotation !0")
    text = text.replace("(i32 %xor1.64.address, i32 %v)", "(i32 noundef %xor1.64.address, i32 noundef %v)")
    made = rewrite_shuffles(parse(text + '!0 = !{!"kept"}\n', mcpu="gfx942"))
    assert f"{MOVE}, !annotation !0" in " ".join(made.text.split())


def test_two_moves_are_two_lines_and_names_are_new() -> None:
    text = kernel_text([xor(4, 64)], 64).replace("%from", "%ldsopt.moved")
    made = rewrite_shuffles(parse(text, mcpu="gfx942"))
    assert made.text.count("@llvm.amdgcn.update.dpp.i32(") == 3  # and its declaration
    assert "%ldsopt.moved.." in made.text


def test_without_an_architecture_or_an_exchange_nothing_changes() -> None:
    text = kernel_text([xor(1, 64)], 64)
    assert rewrite_shuffles(parse(text)).text == text
    assert rewrite_shuffles(parse(ldsopt.REVERSAL, mcpu="gfx942")).details.functions == ()


def test_a_function_whose_code_gains_nothing_stays() -> None:
    """Its result is not used, so that neither version has any code for it."""
    text = kernel_text([xor(1, 64)], 64).replace("store i32 %xor1.64,", "store i32 %v,")
    made = rewrite_shuffles_validated(parse(text, mcpu="gfx942"))
    assert made.text == text
    assert [one.standing.name for one in made.details.functions[0].sites] == ["GAINS_NOTHING"]
    assert made.details.functions[0].given_back
    assert rewrite_shuffles(parse(text, mcpu="gfx942")).text != text


def test_the_command_says_what_became_of_each(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "k.ll"
    source.write_text(kernel_text([xor(1, 64), xor(4, 64), xor(32, 64)], 64))
    out, document = tmp_path / "out.ll", tmp_path / "out.json"
    command = ["annotate", "--shuffles", "--mcpu", "gfx942", "--explain", str(source), "-o", str(out)]
    assert main([*command, "--report", str(document)]) == 0
    said = capfd.readouterr().err
    assert "3 exchanges between lanes by LDS hardware, 2 rewritten: 1 DPP, 1 two DPP, 1 no move" in said
    at = {
        c: number
        for number, line in enumerate(source.read_text().splitlines(), 1)
        for c in (1, 4, 32)
        if f"%xor{c}.64 = call" in line
    }
    assert f"k.ll:{at[1]}: xor 1: DPP: quad_perm:[1,0,3,2]" in said
    assert f"k.ll:{at[32]}: xor 32: no move of two instructions" in said
    found = json.loads(document.read_text())["shuffles"]
    assert {name: count for name, count in found["counts"].items() if count} == {
        "dpp": 1,
        "two_dpp": 1,
        "no_move": 1,
    }
    lines = out.read_text().splitlines()
    (function,) = found["functions"]
    assert lines[function["line"] - 1].startswith("define ")
    for exchange in function["exchanges"]:
        name = f"%xor{exchange['pattern'].removeprefix('xor ')}.64 = call"
        assert name in lines[exchange["line"] - 1]
        assert ("ds.bpermute" not in lines[exchange["line"] - 1]) is exchange["rewritten"]


def test_places_are_those_of_the_input_where_tags_come_on_top(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Two moves are a line more than the exchange was; what is said of accesses behind it is not moved by that."""
    text = kernel_text([xor(4, 64)], 64).replace(
        "done:\n",
        """done:
  %p = getelementptr i32, ptr addrspace(3) @A, i32 %lane
  %q = select i1 %bit, ptr addrspace(3) %p, ptr addrspace(3) @B
  store i32 %v, ptr addrspace(3) %p
  store i32 %v, ptr addrspace(3) %q
""",
    )
    lds = "".join(f"@{name} = external addrspace(3) global [0 x i32]\n" for name in "AB")
    source = tmp_path / "k.ll"
    source.write_text(text.replace("define", f"{lds}define", 1))
    command = ["annotate", "--shuffles", "--no-check", "--mcpu", "gfx942", "--explain", str(source)]
    assert main([*command, "-o", str(tmp_path / "out.ll")]) == 0
    said = capfd.readouterr().err
    lines = source.read_text().splitlines()
    (lost,) = [number for number, line in enumerate(lines, 1) if "store i32 %v, ptr addrspace(3) %q" in line]
    assert f"k.ll:{lost}: " in said


def test_optimize_tries_it_where_there_are_exchanges_and_joins_it() -> None:
    result = ldsopt.optimize(ldsopt.read(str(SUM)))
    names = {attempt.candidate: attempt for group in result.details.groups for attempt in group.attempts}
    assert any("--shuffles" in name for name in names)
    chosen = [
        attempt.candidate
        for group in result.details.groups
        for attempt in group.attempts
        if attempt.outcome.value == "chosen"
    ]
    assert len(chosen) == 4
    assert all("--shuffles" in name for name in chosen)


def test_optimize_does_not_try_it_elsewhere() -> None:
    result = ldsopt.optimize(parse(ldsopt.REVERSAL, mcpu="gfx942"))
    (attempt,) = [
        a for group in result.details.groups for a in group.attempts if a.candidate == "annotate --shuffles"
    ]
    assert attempt.outcome.value == "not tried"
    assert kernel([xor(1, 64)], "gfx942", 64).declarations()


def test_fewer_are_rewritten_where_all_of_them_make_the_code_worse() -> None:
    """Of `rms_norm` on gfx1201 all would bring a wait into a loop; what one DPP move makes does not."""
    module = ldsopt.read(str(KERNELS / "wave_kernels.gfx1201.ll"))
    made = rewrite_shuffles_validated(module)
    (norm,) = [function for function in made.details.functions if function.name == "rms_norm"]
    assert norm.given_back == ""
    assert {one.standing.name for one in norm.sites} == {"DPP", "GAINS_NOTHING"}
