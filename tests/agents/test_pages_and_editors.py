"""SKILL.md, AGENTS.md, and what Compiler Explorer runs."""

import re
from pathlib import Path

import pytest
import yaml

from ldsopt.cli import COMMANDS, main

ROOT = Path(__file__).parents[2]
GEMM = ROOT / "corpus" / "ir" / "clang-22" / "named_tiles.gfx90a.ll"
LINES = (ROOT / "packaging/compiler-explorer/llvm.local.properties").read_text(encoding="utf-8").splitlines()
PROPERTIES = dict(line.split("=", 1) for line in LINES if not line.startswith("#"))
TOOLS = PROPERTIES["tools"].split(":")


def test_the_skill_has_the_head_that_agents_read() -> None:
    head = (ROOT / "SKILL.md").read_text(encoding="utf-8").split("---\n")[1]
    known = yaml.safe_load(head)
    assert known.keys() == {"name", "description"}
    assert known["name"] == "ldsopt"
    assert 100 < len(known["description"]) <= 1024


@pytest.mark.parametrize("page", ["SKILL.md", "AGENTS.md", "docs/agents.md"])
def test_commands_that_a_page_names_exist(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    named = set(re.findall(r"^ *ldsopt ([a-z]+)|`ldsopt ([a-z]+)", text, re.MULTILINE))
    assert {one or other for one, other in named} <= {*COMMANDS}
    assert named or page == "AGENTS.md"


class TestCompilerExplorer:
    """It runs a tool as: program, its options, what the user typed, the file. Source: its `lib/tooling/base-tool.ts`."""

    @pytest.mark.parametrize("tool", TOOLS)
    def test_a_tool_shows_its_report(
        self, tool: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.chdir(tmp_path)
        (tmp_path / "example.ll").write_bytes(GEMM.read_bytes())
        options = PROPERTIES[f"tools.{tool}.options"].split()
        for typed in ([], ["--mcpu", "gfx90a"]):
            assert main([*options, *typed, str(tmp_path / "example.ll")]) == 0
            assert "gfx90a" in capfd.readouterr().out

    def test_each_tool_has_what_is_asked_for(self) -> None:
        for tool in TOOLS:
            own = {key.rpartition(".")[2] for key in PROPERTIES if key.startswith(f"tools.{tool}.")}
            assert own == {"name", "exe", "type", "class", "stdinHint", "options"}
