"""Measured stalls joined with the proof: what each wait waits for, whether it is needed, what can go at most."""

import json
import struct
import subprocess
from pathlib import Path
from shutil import which
from typing import Any

import pytest
from att_traces import (
    KERNEL,
    MEASURED,
    VERSIONS,
    Cycles,
    Ran,
    TraceRow,
    Version,
    code_object,
    rows_of,
    write_trace,
)

from ldsopt import InputError, JoinedTrace, measured_stalls

GEMM = Path(__file__).parents[2] / "corpus" / "ir" / "clang-22" / "named_gemm.gfx942.ll"


@pytest.fixture
def found(tmp_path: Path, rows: list[TraceRow], code: bytes) -> JoinedTrace:
    return measured_stalls(write_trace(tmp_path, rows, code=code))


def waits(found: JoinedTrace) -> list[tuple[str, str, int]]:
    """The waits in their order: operands, judgement, what can go at most."""
    return [
        (row.instruction.operands, row.judged.judgement.name, row.recoverable)
        for row in found.rows
        if row.kind.name == "WAIT" and row.judged
    ]


class TestJudgements:
    def test_each_wait_is_judged_and_bounded_by_its_own_stall(self, found: JoinedTrace) -> None:
        assert waits(found) == [
            ("vmcnt(0)", "STRICT", 8000),  # of two loads the first one is needed: vmcnt(1)
            ("vmcnt(0)", "NEEDED", 0),
            ("lgkmcnt(0)", "MOVED", 1600),  # the read in front of it is complete at the next one as well
            ("lgkmcnt(0)", "NEEDED", 0),
        ]
        assert sum(row.recoverable for row in found.rows) == 9600

    def test_a_needed_wait_names_the_load_and_its_use(self, found: JoinedTrace) -> None:
        last = [row for row in found.rows if row.kind.name == "WAIT"][-1]
        assert last.judged is not None
        (need,) = last.judged.needs
        assert (need.started.operands, need.used.mnemonic) == ("v6, v1", "v_add_u32_e32")

    def test_an_unneeded_wait_is_told_from_one_that_another_covers(self, tmp_path: Path) -> None:
        assembly = KERNEL.format(name="kernel").replace("v4, v4, v6\n\ts_barrier", "v4, v4, v4")
        code = code_object(assembly, "gfx942")
        measured = {text: cycles for text, cycles in MEASURED.items() if text != "s_barrier"}
        found = measured_stalls(write_trace(tmp_path, rows_of(code, measured), code=code))
        assert {name for operands, name, _ in waits(found) if operands == "lgkmcnt(0)"} == {"UNNEEDED"}

    def test_code_that_is_not_followed_is_not_judged_and_says_why(self, tmp_path: Path) -> None:
        assembly = KERNEL.format(name="kernel").replace("\ts_barrier\n", "\ts_swappc_b64 s[30:31], s[4:5]\n")
        code = code_object(assembly, "gfx942")
        measured = {text: cycles for text, cycles in MEASURED.items() if text != "s_barrier"}
        found = measured_stalls(write_trace(tmp_path, rows_of(code, measured), code=code))
        judged = [row.judged for row in found.rows if row.kind.name == "WAIT"]
        assert {one.judgement.name for one in judged if one} == {"UNJUDGED"}
        assert all("a call of code that is not known" in one.reason for one in judged if one)
        assert sum(row.recoverable for row in found.rows) == 0

    def test_kinds_have_all_cycles(self, found: JoinedTrace) -> None:
        kinds = {kind.name: cycles for kind, cycles in found.by_kind().items()}
        assert (kinds["WAIT"], kinds["BARRIER"], kinds["LDS"]) == (10_800, 300, 64)
        assert sum(kinds.values()) == found.cycles == 11_164


def bundled(code: bytes) -> bytes:
    """An offload bundle of one code object for gfx942."""
    name = b"hip-amdgcn-amd-amdhsa--gfx942"
    return (
        b"__CLANG_OFFLOAD_BUNDLE__"
        + struct.pack("<4Q", 1, 56 + len(name), len(code), len(name))
        + name
        + code
    )


class TestCode:
    @pytest.mark.parametrize("version", VERSIONS)
    def test_each_version_joins_alike(
        self, tmp_path: Path, rows: list[TraceRow], code: bytes, found: JoinedTrace, version: Version
    ) -> None:
        other = measured_stalls(write_trace(tmp_path / "other", rows, version, code=code))
        assert [name for _, name, _ in waits(other)] == [name for _, name, _ in waits(found)]

    def test_assembly_keeps_its_own_lines(self, tmp_path: Path, rows: list[TraceRow]) -> None:
        file = tmp_path / "kernel.s"
        file.write_text(KERNEL.format(name="kernel"))
        found = measured_stalls(write_trace(tmp_path, rows), str(file))
        lines = file.read_text().splitlines()
        assert all(row.instruction.mnemonic in lines[row.instruction.line - 1] for row in found.rows)
        assert len(found.rows) == len(rows)

    def test_ir_gives_lines_of_ir_and_banks(self, tmp_path: Path) -> None:
        from ldsopt import compile as compiled
        from ldsopt import read

        code = code_object(compiled(read(GEMM)).data.decode(), "gfx942")
        found = measured_stalls(write_trace(tmp_path, rows_of(code), code=code), str(GEMM))
        reads = [row for row in found.rows if row.instruction.mnemonic.startswith("ds_read")]
        lines = GEMM.read_text().splitlines()
        access = found.waits.access_of(reads[0].instruction)
        assert access is not None
        line = found.line_of(access + 1)
        assert line is not None
        assert "load" in lines[line - 1]
        assert set(found.banks) >= {row.instruction.line for row in reads}

    @pytest.mark.skipif(which("ld.lld-22") is None, reason="needs ld.lld-22")
    def test_another_link_is_found_by_its_kernels(self, tmp_path: Path, rows: list[TraceRow]) -> None:
        from ldsopt.codegen.assemble import assemble

        (tmp_path / "k.o").write_bytes(assemble(KERNEL.format(name="kernel").encode(), "gfx942"))
        linked = tmp_path / "moved.hsaco"
        subprocess.run(
            ["ld.lld-22", "-shared", "-z", "max-page-size=65536", "k.o", "-o", linked.name],
            cwd=tmp_path,
            check=True,
        )
        found = measured_stalls(write_trace(tmp_path / "t", rows), str(linked))
        assert found.waits.listing.functions
        assert len(found.rows) == len(rows)
        assert rows_of(linked.read_bytes())[0].address != rows[0].address

    @pytest.mark.parametrize("order", [1, -1])
    def test_the_traced_one_of_a_files_code_objects(
        self, tmp_path: Path, rows: list[TraceRow], code: bytes, found: JoinedTrace, order: int
    ) -> None:
        other = code_object(
            KERNEL.format(name="kernel").replace("ds_read_b32 v6", "ds_write_b32 v6"), "gfx942"
        )
        file = tmp_path / "k.hipfb"
        file.write_bytes(b"".join(map(bundled, (other, code)[::order])))
        told = measured_stalls(write_trace(tmp_path, rows), str(file))
        assert [name for _, name, _ in waits(told)] == [name for _, name, _ in waits(found)]

    def test_other_code_is_refused_with_the_first_difference(
        self, tmp_path: Path, rows: list[TraceRow], code: bytes
    ) -> None:
        changed = [row._replace(text=row.text.replace("ds_read_b32 v6", "ds_write_b32 v6")) for row in rows]
        with pytest.raises(InputError) as refusal:
            measured_stalls(write_trace(tmp_path, changed, code=code))
        assert "this is not the code that was traced" in str(refusal.value)
        assert "the trace has 'ds_write_b32 v6, v1', the code 'ds_read_b32'" in str(refusal.value)

    def test_rows_of_other_code_objects_are_counted(
        self, tmp_path: Path, rows: list[TraceRow], code: bytes
    ) -> None:
        write_trace(tmp_path, rows, code=code, dispatch=1, number=3)
        other = [row._replace(text="v_nop", kernel="other") for row in rows[:4]]
        write_trace(tmp_path, other, dispatch=2, number=8)
        assert measured_stalls(tmp_path).others == {8: 4}

    def test_no_code_at_all(self, tmp_path: Path, rows: list[TraceRow]) -> None:
        with pytest.raises(InputError, match="no code object lies beside the trace"):
            measured_stalls(write_trace(tmp_path, rows))


class TestComparison:
    """`--against`, whose changes are cycles of one execution of an instruction."""

    @staticmethod
    def against(ldsopt: Any) -> dict[str, Any]:
        said: Ran = ldsopt("stalls", "b", "--against", "a", "--json")
        found: dict[str, Any] = json.loads(said.out)["against"]
        return found

    def test_is_of_one_execution(
        self, tmp_path: Path, rows: list[TraceRow], code: bytes, ldsopt: object
    ) -> None:
        write_trace(tmp_path / "a", rows, code=code)
        more = [row._replace(counted=Cycles(*(2 * value for value in row.counted))) for row in rows]
        write_trace(tmp_path / "b", more, code=code)
        assert self.against(ldsopt)["changes"] == []
        slow = Cycles(16, 3264, 3200, 5)
        slower = [row._replace(counted=slow) if row.text == "s_barrier" else row for row in more]
        write_trace(tmp_path / "b", slower, code=code)
        (change,) = self.against(ldsopt)["changes"]
        assert (change["asm"], change["before"], change["after"]) == ("s_barrier", 300 / 16, 200)

    def test_instructions_of_one_side_are_not_compared(
        self, tmp_path: Path, rows: list[TraceRow], code: bytes, ldsopt: object
    ) -> None:
        other = code_object(KERNEL.format(name="kernel").replace("\ts_barrier\n", ""), "gfx942")
        measured = {text: cycles for text, cycles in MEASURED.items() if text != "s_barrier"}
        write_trace(tmp_path / "a", rows, code=code)
        write_trace(tmp_path / "b", rows_of(other, measured), code=other)
        found = self.against(ldsopt)
        assert [one["asm"] for one in found["only_before"]] == ["s_barrier"]
        assert (found["only_after"], found["changes"]) == ([], [])


class TestCommand:
    def test_the_report_tells_measured_from_proved(
        self, tmp_path: Path, rows: list[TraceRow], code: bytes, ldsopt: object
    ) -> None:
        write_trace(tmp_path / "trace", rows, code=code)
        said: Ran = ldsopt("stalls", "trace", "--html", "page.html")  # type: ignore[operator]
        assert said.code == 0, said.err
        assert "  measured: 11164 stalled cycles at 14 instructions, 1 dispatch" in said.out
        assert "  proved: of 4 waits 2 are for more than is needed, 0 not judged" in said.out
        assert "    too strict: at most 8000 cycles can go (72 %)" in said.out
        page = (tmp_path / "page.html").read_text()
        assert "executed (measured)" in page
        assert page.count("<tr class=can>") == 2
        assert "<script" not in page

    def test_names_of_the_trace_become_no_markup(
        self, tmp_path: Path, rows: list[TraceRow], code: bytes, ldsopt: object
    ) -> None:
        evil = [row._replace(source="<img src=x onerror=alert(1)>\x1b[2J") for row in rows]
        write_trace(tmp_path / "trace", evil, code=code)
        said: Ran = ldsopt("stalls", "trace", "--html", "page.html")  # type: ignore[operator]
        assert "\x1b" not in said.out
        assert "<img" not in (tmp_path / "page.html").read_text()

    def test_sums_by_source_line_and_by_reason(
        self, tmp_path: Path, rows: list[TraceRow], code: bytes, ldsopt: object
    ) -> None:
        """Three lines: what reads LDS, all waits, and the rest. A wait counts where it stands, and for what it waits."""

        def line(row: TraceRow) -> str:
            return (
                "k.hip:5" if row.text.startswith("ds_read") else f"k.hip:{7 if 'waitcnt' in row.text else 9}"
            )

        write_trace(tmp_path / "trace", [row._replace(source=line(row)) for row in rows], code=code)
        said: Ran = ldsopt("stalls", "trace", "--json")  # type: ignore[operator]
        found = json.loads(said.out)
        stalls: dict[str, int] = {}
        for row in rows:
            stalls[line(row)] = stalls.get(line(row), 0) + row.counted.stall
        lines = {one["source_line"]: one for one in found["lines"]}
        assert {name: one["stall"] for name, one in lines.items()} == stalls
        assert [one["stall"] for one in found["lines"]] == sorted(stalls.values(), reverse=True)
        assert sum(one["recoverable"] for one in found["lines"]) == lines["k.hip:7"]["recoverable"] == 9600
        assert lines["k.hip:7"]["kinds"] == {"wait": found["kinds"]["wait"]}
        assert lines["k.hip:5"]["waited_for"] == 800, "the wait for its result stands at another line"
        assert sum(found["reasons"].values()) == found["kinds"]["wait"]
        assert found["reasons"]["register"] >= 800
        text: Ran = ldsopt("stalls", "trace")  # type: ignore[operator]
        assert "    waits, a register would be used before its load is complete: " in text.out
        (own,) = [words for words in map(str.split, text.out.splitlines()) if words[:1] == ["k.hip:5"]]
        assert own[-1] == "800"

    def test_code_of_a_side_that_is_not_there_is_refused(self, ldsopt: object) -> None:
        said: Ran = ldsopt("stalls", "trace", "--against-code", "k.hsaco")  # type: ignore[operator]
        assert said.code == 2
