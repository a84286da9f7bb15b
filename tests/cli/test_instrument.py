"""`ldsopt instrument` as a user calls it, up to the trace of what the simulator ran."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from command_line import CommandLine

EXCHANGE = Path(__file__).parents[1] / "docs" / "exchange.ll"
LAUNCH = 'block = 128\narguments = ["in: i32[128]=arange", "out: i32[128]=zeros"]\n'


@pytest.fixture
def kernel(tmp_path: Path) -> str:
    (tmp_path / "k.toml").write_text(LAUNCH)
    (tmp_path / "exchange.ll").write_text(EXCHANGE.read_text())
    return "exchange.ll"


@pytest.mark.parametrize("buffer", [(), ("--buffer", "lds", "--lower-occupancy")])
def test_from_the_module_to_the_trace(
    kernel: str, buffer: tuple[str, ...], tmp_path: Path, ldsopt: CommandLine
) -> None:
    made = ldsopt("instrument", kernel, "--auto", "barriers", *buffer, "-o", "out.ll")
    assert (made.code, made.out) == (0, "")
    assert "2 places of 1 scope: barrier:0" in made.err
    assert ldsopt("verify", kernel, "out.ll", "--launch", "k.toml").code == 0
    ran = ldsopt("simulate", "out.ll", "--launch", "k.toml", "--dump-records", "k.dump")
    assert (ran.code, ran.err) == (0, "")
    trace = json.loads(ldsopt("trace", "k.dump", "--format", "json", "--strict").out)
    assert [(scope["name"], scope["runs"]) for scope in trace["scopes"]] == [("barrier:0", 2)]
    assert trace["clock"]["counts"] == "executed instructions"


def test_what_it_adds_is_said_by_measure(kernel: str, ldsopt: CommandLine) -> None:
    said = ldsopt("instrument", kernel, "--auto", "barriers", "-o", "out.ll").err
    assert "lds_bytes 512 as before" in said
    assert "each record waits for lgkmcnt(0)" in said
    assert (
        "lds_bytes" not in ldsopt("instrument", kernel, "--auto", "barriers", "-o", "o.ll", "--no-cost").err
    )


def test_the_cost_of_each_way_is_what_it_says_when_it_is_taken(kernel: str, ldsopt: CommandLine) -> None:
    said = ldsopt("instrument", kernel, "--auto", "barriers", "--costs")
    assert said.code == 0, said.err
    rows = {line[:24].strip(): line[24:] for line in said.out.splitlines()[2:]}
    assert list(rows)[:2] == ["as asked for", "--loose"]
    for way in ("--loose", "--clock wall"):
        assert ldsopt("instrument", kernel, "--auto", "barriers", *way.split(), "-o", "o.ll").code == 0
        code = ldsopt("measure", "o.ll", "--format", "json").out
        (function,) = json.loads(code)["measurements"][0]["functions"]
        assert f"-> {function['instructions']} " in rows[way]


def test_a_way_that_there_is_no_room_for_says_why(kernel: str, ldsopt: CommandLine) -> None:
    wide = ("--per-wave", "65536", "--auto", "barriers")
    said = ldsopt("instrument", kernel, *wide, "--costs")
    assert "--buffer lds: not possible: " in said.out


def test_dynamic_lds_has_to_be_told_to_records_in_lds(
    kernel: str, tmp_path: Path, ldsopt: CommandLine
) -> None:
    own = (
        EXCHANGE.read_text()
        .replace("[128 x i32] poison", "[0 x i32]")
        .replace("internal addrspace", "external addrspace")
    )
    (tmp_path / kernel).write_text(own)
    asked = ("instrument", kernel, "--auto", "barriers", "--buffer", "lds", "-o", "out.ll")
    told = ldsopt(*asked)
    assert (told.code, told.out, (tmp_path / "out.ll").exists()) == (3, "", False)
    assert told.err.startswith("ldsopt: error: exchange.ll:5: ")
    assert told.err.endswith("say what launches add: --dynamic-lds BYTES; or use --buffer device\n")
    made = ldsopt(*asked, "--dynamic-lds", "512")
    assert made.code == 0
    assert "lds_bytes 512 -> " in made.err


def test_waves_have_segments_of_their_own_to_the_check_as_well(
    kernel: str, tmp_path: Path, ldsopt: CommandLine
) -> None:
    """No fence at the barriers: records of one wave are outstanding at them, and no other wave touches their bytes."""
    loop = """  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  call void @llvm.amdgcn.s.barrier()
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 9
  br i1 %more, label %loop, label %end
end:
  ret void"""
    (tmp_path / kernel).write_text(EXCHANGE.read_text().replace("  ret void", loop))
    made = ldsopt("instrument", kernel, "--auto", "barriers", "--buffer", "lds", "--lower-occupancy", "--check", "-o", "o.ll")  # fmt: skip
    assert made.code == 0
    assert "0 definite, 1 unproven, 0 latent before, 0 definite, 0 unproven, 0 latent after" in made.err


def test_code_as_well_as_ir(kernel: str, tmp_path: Path, ldsopt: CommandLine) -> None:
    assert ldsopt("instrument", kernel, "--auto", "barriers", "-o", "out.s").code == 0
    assert "s_memtime" in (tmp_path / "out.s").read_text()


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        ((), 3, "exchange.ll: no marks of records; mark scopes"),
        (("--auto", "stages"), 3, "exchange.ll: nothing to record: no stages"),
        (("--auto", "barriers", "--only", "("), 2, "'(' is no regular expression"),
        (("--auto", "barriers", "--per-wave", "3"), 2, "--per-wave 3: a power of two"),
        (("--auto", "barriers", "--lines", "x"), 2, "--lines 'x': a file with a line or two is needed"),
        (("--auto", "barriers", "--no-assume", "unread-dimensions-are-one"), 3, "unread-dimensions-are-one"),
        (
            ("--auto", "barriers", "--no-assume", "flat-workgroup"),
            2,
            "unread-dimensions-are-one",
        ),  # its name until now
        (("--mark",), 2, "--mark writes the marks of --auto and --lines"),
    ],
)
@pytest.mark.usefixtures("kernel")
def test_what_cannot_be_is_one_line(
    arguments: tuple[str, ...], code: int, words: str, tmp_path: Path, ldsopt: CommandLine
) -> None:
    said = ldsopt("instrument", "exchange.ll", *arguments, "-o", "out.ll")
    assert said.code == code
    assert words in said.error
    assert not (tmp_path / "out.ll").exists()


def test_a_module_without_records_has_none_to_dump(kernel: str, tmp_path: Path, ldsopt: CommandLine) -> None:
    said = ldsopt("simulate", kernel, "--launch", "k.toml", "--dump-records", "k.dump")
    assert said.code == 3
    assert "instrument" in said.error
    assert not (tmp_path / "k.dump").exists()
