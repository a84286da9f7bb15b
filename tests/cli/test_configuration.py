"""`ldsopt.toml` of another user, its schema, and other tools; what counts of it is ``command_line/settings.ll``, ``trusted_settings.ll``."""

import json
import os
import subprocess
import sys
from pathlib import Path

import jsonschema
import pytest
from command_line import CommandLine

from ldsopt.integrations.ldsopt_process import _WITHOUT_DEFAULTS, LdsoptProcessFailed, said_by_ldsopt

if sys.version_info < (3, 11):
    pytest.skip("TOML is read from Python 3.11 on", allow_module_level=True)

import tomllib

ROOT = Path(__file__).parents[2]
VARIABLE = "LDSOPT_CONFIG"


def shown_file(ldsopt: CommandLine) -> str:
    """The file that counts here; empty if none does."""
    first = ldsopt("--config").out.splitlines()[0]
    return "" if first.startswith("no ldsopt.toml") else first


def test_completion_does_not_ask_the_file(ldsopt: CommandLine) -> None:
    (ldsopt.place / "ldsopt.toml").write_text("[mesure]\n")
    start = "import sys; sys.argv[0] = 'ldsopt'; from ldsopt.__main__ import run; run()"
    asked = {"_LDSOPT_COMPLETE": "bash_complete", "COMP_WORDS": "ldsopt measure --mc", "COMP_CWORD": "2"}
    environment = {**os.environ, "PYTHONPATH": str(ROOT), **asked}
    done = subprocess.run(
        [sys.executable, "-c", start],
        cwd=ldsopt.place,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.stdout.split(), done.stderr) == (["plain,--mcpu"], "")


def test_a_file_of_another_user_does_not_count(ldsopt: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    (ldsopt.place / "ldsopt.toml").write_text("[defaults]\nmcpu = 'gfx942'\n")
    monkeypatch.setattr(os, "geteuid", lambda: 12345)
    said = ldsopt("measure", "k.ll")
    assert said.code == 3 and "is another user's and does not count" not in said.out
    (ldsopt.place / "in").mkdir()
    monkeypatch.chdir(ldsopt.place / "in")
    assert shown_file(ldsopt) == "", "a common parent is nobody's to speak for"


def test_inside_of_other_tools_no_file_counts(ldsopt: CommandLine) -> None:
    """Other tools cache their results by the command alone."""
    (ldsopt.place / "ldsopt.toml").write_text("[measure]\nmcpu = 'gfx950'\n")
    assert "gfx950" in ldsopt("measure", "k.ll").out
    assert "gfx942" in said_by_ldsopt("measure", "k.ll", "--mcpu", "gfx942")
    assert {VARIABLE: ""} == _WITHOUT_DEFAULTS
    with pytest.raises(LdsoptProcessFailed, match="no architecture"):
        said_by_ldsopt("measure", "k.ll")


class TestSchema:
    @pytest.fixture
    def schema(self, ldsopt: CommandLine) -> dict[str, object]:
        found: dict[str, object] = json.loads(ldsopt("schema", "config").out)
        return found

    def test_the_example_of_the_documentation_follows_it(self, schema: dict[str, object]) -> None:
        page = (ROOT / "docs" / "configuration.md").read_text()
        example = tomllib.loads(page.partition("```toml\n")[2].partition("```")[0])
        jsonschema.Draft202012Validator.check_schema(schema)
        jsonschema.validate(example, schema)
        assert {"defaults", "annotate", "diff"} == set(example)

    @pytest.mark.parametrize(
        "document",
        [{"mesure": {}}, {"measure": {"mpcu": "x"}}, {"measure": {"quiet": "yes"}}, {"diff": {"fail-on": "x"}},
         {"measure": {"dynamic-lds": -1}}, {"measure": {"format": "yaml"}}, {"defaults": {"quiet": 1}}],
    )  # fmt: skip
    def test_it_refuses_what_ldsopt_refuses(
        self, document: dict[str, object], schema: dict[str, object]
    ) -> None:
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate(document, schema)
