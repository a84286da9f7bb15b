"""`ldsopt check` of assembly and of objects."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from command_line import CommandLine

sys.path.append(str(Path(__file__).parents[1] / "machine"))

from machine_listing import listing

KERNEL = str(Path(__file__).parents[2] / "corpus" / "ir" / "triton-3.9.0" / "softmax.gfx942.ll")


class TestCommand:
    def test_assembly_is_at_its_own_lines(self, tmp_path: Path, ldsopt: CommandLine) -> None:
        (tmp_path / "k.s").write_text(listing(" ds_read_b32 v9, v8\n v_add_u32_e32 v1, v9, v9"))
        result = ldsopt("check", "k.s")
        assert result.code == 1
        assert "k.s:5" in result.out and "k.s:6" in result.out
        assert "help: wait for lgkmcnt between the two" in result.out

    def test_an_object_is_disassembled(self, ldsopt: CommandLine) -> None:
        assert ldsopt("compile", KERNEL, "-o", "k.o").code == 0
        result = ldsopt("check", "k.o")
        if "disassembler" in result.err:
            assert result.code == 5
            pytest.skip("no llvm-objdump here")
        assert result.code == 0
        assert "4 LDS instructions: 4 at bounded addresses" in result.out

    def test_without_a_disassembler_it_says_what_to_install(
        self, monkeypatch: pytest.MonkeyPatch, ldsopt: CommandLine
    ) -> None:
        assert ldsopt("compile", KERNEL, "-o", "k.o").code == 0
        monkeypatch.setattr("ldsopt.isa.disassembly.PROGRAMS", ())
        result = ldsopt("check", "k.o")
        assert result.code == 5
        assert "llvm-objdump" in result.err

    def test_an_architecture_is_needed(self, tmp_path: Path, ldsopt: CommandLine) -> None:
        text = "\n".join(line for line in listing(" s_nop 0").split("\n") if "amdgcn_target" not in line)
        (tmp_path / "k.s").write_text(text)
        result = ldsopt("check", "k.s")
        assert result.code == 3
        assert "k.s: the listing has no .amdgcn_target" in result.err and "--mcpu" in result.err
        assert ldsopt("check", "k.s", "--mcpu", "gfx942").code == 0

    def test_json_and_sarif_say_where(self, tmp_path: Path, ldsopt: CommandLine) -> None:
        (tmp_path / "k.s").write_text(listing(" ds_read_b32 v9, v8\n v_add_u32_e32 v1, v9, v9"))
        document = json.loads(ldsopt("check", "k.s", "--json").out)
        assert document["code"] == "assembly"
        assert document["findings"][0]["used"]["asm_line"] == 6
        log = json.loads(ldsopt("check", "k.s", "--format", "sarif").out)
        place = log["runs"][0]["results"][0]["locations"][0]["physicalLocation"]
        assert place["region"]["startLine"] == 6
