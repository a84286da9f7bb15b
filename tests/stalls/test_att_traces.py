"""Decoded thread traces: every version's layout says the same, and what is no such layout is refused in one line."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from att_traces import VERSIONS, WITHOUT_STALLS, Cycles, TraceRow, Version, write_trace

from ldsopt import InputError, measured_stalls

Read = Callable[..., Any]
NAME = "ui_output_agent_4242_dispatch_1"


@pytest.fixture
def read_trace(tmp_path_factory: pytest.TempPathFactory, code: bytes) -> Read:
    """What was measured, by the trace that is joined with the code."""
    file = tmp_path_factory.mktemp("code") / "k.hsaco"
    file.write_bytes(code)
    return lambda place, dispatch=None: measured_stalls(place, str(file), dispatch=dispatch).trace


@pytest.mark.parametrize("version", VERSIONS)
def test_every_version_says_the_same(
    tmp_path: Path, rows: list[TraceRow], read_trace: Read, version: Version
) -> None:
    trace = read_trace(write_trace(tmp_path, rows, version))
    assert [(one.address, one.text, one.hits, one.latency) for one in trace.instructions] == [
        (row.address, row.text, row.counted.hits, row.counted.latency) for row in rows
    ]
    stalls = [(one.stall, one.idle, one.cycles) for one in trace.instructions]
    if version in WITHOUT_STALLS:
        assert not trace.has_stalls
        assert stalls == [(None, None, row.counted.latency) for row in rows]
    else:
        assert stalls == [(row.counted.stall, row.counted.idle, row.counted.stall) for row in rows]
    assert [kernel.name for kernel in trace.kernels] == ["kernel"]
    assert trace.instructions[0].source == "kernel.hip:1"


class TestFolders:
    def test_a_dispatch_that_is_there_as_both_counts_once(
        self, tmp_path: Path, rows: list[TraceRow], read_trace: Read
    ) -> None:
        write_trace(tmp_path, rows, "csv 8")
        write_trace(tmp_path, rows, "json 10")
        assert sum(one.hits for one in read_trace(tmp_path).instructions) == sum(
            row.counted.hits for row in rows
        )

    def test_dispatches_are_added_up_and_one_can_be_chosen(
        self, tmp_path: Path, rows: list[TraceRow], read_trace: Read
    ) -> None:
        doubled = [row._replace(counted=Cycles(*(2 * value for value in row.counted))) for row in rows]
        write_trace(tmp_path, rows, "csv 8", dispatch=1)
        write_trace(tmp_path, doubled, "json 14", dispatch=2)
        stalls = [row.counted.stall for row in rows]
        assert [one.stall for one in read_trace(tmp_path).instructions] == [3 * stall for stall in stalls]
        assert [one.stall for one in read_trace(tmp_path, 2).instructions] == [2 * stall for stall in stalls]

    def test_the_profilers_own_folders_are_looked_into(
        self, tmp_path: Path, rows: list[TraceRow], read_trace: Read
    ) -> None:
        write_trace(tmp_path / "host" / "4242", rows, code=b"ELF")
        trace = read_trace(tmp_path)
        assert trace.objects[3].name == "host_4242_gfx942_code_object_id_3.out"
        assert len(trace.instructions) == len(rows)

    @pytest.mark.parametrize("place", [NAME, f"{NAME}/code.json"])
    def test_one_dispatch_can_be_named(
        self, tmp_path: Path, rows: list[TraceRow], read_trace: Read, place: str
    ) -> None:
        write_trace(tmp_path, rows, "json 10", code=b"ELF")
        assert len(read_trace(tmp_path / place).instructions) == len(rows)

    def test_samples_of_the_program_counter_are_no_cycles(
        self, tmp_path: Path, rows: list[TraceRow], read_trace: Read
    ) -> None:
        write_trace(tmp_path, rows, "csv 11")
        file = tmp_path / f"stats_{NAME}.csv"
        lines = file.read_text().splitlines()
        lines[-1] = lines[-1].replace(",0,0,0,", ",2,7,3,")
        file.write_text("\n".join(lines))
        trace = read_trace(tmp_path)
        assert (len(trace.instructions), trace.samples) == (len(rows) - 1, 1)


HEAD = '"CodeObj","Vaddr","Instruction","Hitcount","Latency","Stall","Idle","Source"\n'
ROW = '3,{},"s_nop 0",1,4,0,0,""\n'
BROKEN_CSV = {
    "empty": ("", "no column"),
    "another table": ("a,b,c\n1,2,3\n", "no column codeobj or vaddr"),
    "head alone": (HEAD, "no instruction with cycles"),
    "cut short": (HEAD + '3,4,"s_nop 0",1\n', ":2: a row of 4 cells"),
    "quote left open": (HEAD + '3,4,"s_nop 0,1,4,0,0,\n', "no CSV"),
    "negative": (HEAD + ROW.format(-4), ":2: vaddr is no count: '-4'"),
    "not a number": (HEAD + ROW.format("nan"), "vaddr is no count"),
    "a fraction": (HEAD + ROW.format("1.5"), "vaddr is no count"),
    "huge": (HEAD + ROW.format("9" * 5000), "vaddr is no count"),
    "other digits": (HEAD + ROW.format("\u0664"), "vaddr is no count"),
    "twice": (HEAD + ROW.format(4) + ROW.format(4), "two instructions at address 4"),
    "bytes": ("\0\1\2\udcff", "no column"),
}
BROKEN_JSON = {
    "no JSON": ("{", "no JSON"),
    "nothing decoded": ('{"code": null, "header": "ISA"}', "is no list of instructions"),
    "a list": ("[]", "is no list of instructions"),
    "nested": ("[" * 100_000, "no JSON"),
    "a row that is none": ('{"code": [1]}', "instruction 1 of 'code' is no list"),
    "a short row": ('{"code": [["s_nop 0", 0, 1]]}', "no column"),
    "more than its header": ('{"header": "ISA, _", "code": [[1, 2, 3]]}', "has 3 members"),
    "a truth value": (
        '{"code": [["s_nop 0", 0, 1, "", 3, 4, true, 1]]}',
        "hitcount of instruction 1 is no count",
    ),
    "digits": ('{"code": [' + "9" * 10_000 + "]}", "no JSON"),
}


class TestRefused:
    @pytest.mark.parametrize("name", BROKEN_CSV)
    def test_csv(self, tmp_path: Path, name: str) -> None:
        text, words = BROKEN_CSV[name]
        (tmp_path / f"stats_{NAME}.csv").write_bytes(text.encode("utf-8", "surrogateescape"))
        self.refused(tmp_path, words)

    @pytest.mark.parametrize("name", BROKEN_JSON)
    def test_json(self, tmp_path: Path, name: str) -> None:
        text, words = BROKEN_JSON[name]
        (tmp_path / NAME).mkdir()
        (tmp_path / NAME / "code.json").write_text(text)
        self.refused(tmp_path, words)

    def test_a_folder_without_any(self, tmp_path: Path) -> None:
        self.refused(tmp_path, "no decoded thread trace is here")
        self.refused(tmp_path / "none", "no such file or directory")

    def test_a_dispatch_that_is_not_there(
        self, tmp_path: Path, rows: list[TraceRow], read_trace: Read
    ) -> None:
        with pytest.raises(InputError, match="no decoded thread trace of dispatch 9"):
            read_trace(write_trace(tmp_path, rows), 9)

    def test_a_link_to_a_device(self, tmp_path: Path) -> None:
        (tmp_path / f"stats_{NAME}.csv").symlink_to("/dev/zero")
        self.refused(tmp_path, "is no regular file")

    @staticmethod
    def refused(place: Path, words: str) -> None:
        with pytest.raises(InputError) as refusal:
            measured_stalls(place)
        assert words in str(refusal.value)
        assert "\n" not in str(refusal.value)


def test_the_command_says_it_in_one_line(tmp_path: Path, ldsopt: Callable[..., tuple[int, str, str]]) -> None:
    (tmp_path / "code.json").write_text(json.dumps({"code": None}))
    code, out, err = ldsopt("stalls", "code.json", "-o", "report.txt")
    assert (code, out, err.count("\n")) == (3, "", 1)
    assert not (tmp_path / "report.txt").exists()
