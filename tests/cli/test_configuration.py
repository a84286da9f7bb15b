"""`ldsopt.toml` and `[tool.ldsopt]`: where they are looked for, what counts, and how mistakes in them are told."""

from __future__ import annotations

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


def trust(ldsopt: CommandLine) -> None:
    assert ldsopt("trust", ldsopt.place / "ldsopt.toml").code == 0


def scopes(place: Path) -> int:
    """How many instructions of the output are tagged."""
    return (place / "out.ll").read_text().count("!alias.scope")


@pytest.mark.parametrize(
    ("files", "at", "found"),
    [
        ({"ldsopt.toml": ""}, ".", "ldsopt.toml"),
        ({"ldsopt.toml": ""}, "a/b", "ldsopt.toml"),
        ({"ldsopt.toml": "", "a/ldsopt.toml": ""}, "a/b", "a/ldsopt.toml"),
        ({"pyproject.toml": "[tool.ldsopt.check]"}, "a", "pyproject.toml"),
        ({"pyproject.toml": "[tool.ldsopt]", "ldsopt.toml": ""}, ".", "ldsopt.toml"),
        ({"ldsopt.toml": "", "a/pyproject.toml": "[tool.other]"}, "a", "ldsopt.toml"),
        ({"ldsopt.toml": "", "a/pyproject.toml": "[tool.ldsopt.check]"}, "a", "a/pyproject.toml"),
    ],
)
def test_the_nearest_file_counts(
    files: dict[str, str], at: str, found: str, ldsopt: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ldsopt.place / "a" / "b").mkdir(parents=True)
    for name, text in files.items():
        (ldsopt.place / name).write_text(text)
    monkeypatch.chdir(ldsopt.place / at)
    assert shown_file(ldsopt) == str(ldsopt.place / found)


def test_a_variable_names_another_or_none(ldsopt: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    (ldsopt.place / "ldsopt.toml").write_text("[defaults]\nmcpu = 'gfx950'")
    (ldsopt.place / "other.toml").write_text("[defaults]\nmcpu = 'gfx942'")
    assert "gfx950" in ldsopt("measure", "k.ll").out
    monkeypatch.setenv("LDSOPT_CONFIG", "other.toml")
    assert "gfx942" in ldsopt("measure", "k.ll").out
    monkeypatch.setenv("LDSOPT_CONFIG", "")
    assert "no architecture" in ldsopt("measure", "k.ll").err
    monkeypatch.setenv("LDSOPT_CONFIG", "gone.toml")
    assert ldsopt("measure", "k.ll").error == "gone.toml: no such file or directory"


def test_the_command_comes_before_the_defaults_and_the_command_line_before_both(ldsopt: CommandLine) -> None:
    (ldsopt.place / "ldsopt.toml").write_text("[defaults]\nmcpu = 'gfx90a'\n[measure]\nmcpu = 'gfx942'\n")
    assert "gfx942" in ldsopt("measure", "k.ll").out
    assert "gfx950" in ldsopt("measure", "k.ll", "--mcpu", "gfx950").out
    assert ldsopt("compile", "k.ll", "-o", "k.s").code == 0
    assert "gfx90a" in (ldsopt.place / "k.s").read_text()


def test_switches_numbers_choices_and_lists(ldsopt: CommandLine) -> None:
    (ldsopt.place / "ldsopt.toml").write_text(
        "[defaults]\nmcpu = 'gfx942'\n[measure]\nformat = 'json'\ndynamic-lds = 4096\nO = 1\n"
        "[diff]\nfail-on = ['kernels-lost', 'after.code_bytes>1']\n[annotate]\ncheck = false\nquiet = true\n"
    )
    assert ldsopt("trust").code == 0
    measured = json.loads(ldsopt("measure", "k.ll").out)["measurements"][0]
    plain = json.loads(ldsopt("measure", "k.ll", "--dynamic-lds", "0").out)["measurements"][0]
    bytes_of = [one["functions"][0]["metrics"]["lds_bytes"] for one in (measured, plain)]
    assert bytes_of[0] == bytes_of[1] + 4096
    assert "after.code_bytes>1" in ldsopt("diff", "k.ll", "k.ll").error
    assert ldsopt("diff", "k.ll", "k.ll", "--fail-on", "kernels-lost").code == 0
    said = ldsopt("annotate", "k.ll", "-o", "out.ll")
    assert (said.code, said.err) == (0, "") and scopes(ldsopt.place)
    assert ldsopt("annotate", "k.ll", "-o", "out.ll", "--check", "--timeout", "60").code == 0


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("[mesure]\n", "ldsopt.toml:1: [mesure] is no command; did you mean 'measure'?"),
        (
            "[measure]\n\nmpcu = 'gfx942'\n",
            "ldsopt.toml:3: [measure] has no option 'mpcu'; did you mean 'mcpu'?",
        ),
        ("[check]\nx = 1\n[measure]\nO = 2", "ldsopt.toml:2: [check] has no option 'x'; there are "),
        (
            "[defaults]\nmpcu = 'gfx942'\n",
            "ldsopt.toml:2: [defaults] has no option 'mpcu'; did you mean 'mcpu'?",
        ),
        ("mcpu = 'gfx942'\n", "ldsopt.toml:1: 'mcpu' is in no table; put it under [defaults]"),
        ("measure = 1\n", "ldsopt.toml:1: 'measure' is in no table; put it under"),
        (
            "[measure]\ndynamic-lds = 'x'\n",
            "ldsopt.toml:2: [measure] dynamic-lds: 'x' is not a valid integer",
        ),
        ("[measure]\ndynamic-lds = -1\n", "ldsopt.toml:2: [measure] dynamic-lds: -1 is not in the range"),
        (
            "[measure]\ndynamic-lds = true\n",
            "ldsopt.toml:2: [measure] dynamic-lds: a text or a number is needed",
        ),
        ("[measure]\nformat = 'yaml'\n", "ldsopt.toml:2: [measure] format: 'yaml' is not one of"),
        ("[measure]\nquiet = 'yes'\n", "ldsopt.toml:2: [measure] quiet: true or false is needed"),
        ("[measure]\narg = 'i32=1'\n", "ldsopt.toml:2: [measure] arg: a list of texts or numbers is needed"),
        ("[measure]\nmcpu = ['a']\n", "ldsopt.toml:2: [measure] mcpu: a text or a number is needed"),
        ("[measure]\nmcpu = \n", "ldsopt.toml:2: this is no TOML: invalid value"),
        ("\xff", "ldsopt.toml: this is no TOML: "),
    ],
)
def test_a_mistake_is_one_line_with_its_place(
    ldsopt: CommandLine, text: str, error: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ldsopt.place / "ldsopt.toml").write_bytes(text.encode("latin-1"))
    monkeypatch.setenv(
        VARIABLE, str(ldsopt.place / "ldsopt.toml")
    )  # it counts, and is not read to be trusted
    said = ldsopt("measure", "k.ll", "--mcpu", "gfx942")
    assert said.code == 3 and said.error.startswith(f"{ldsopt.place}/{error}"), said.err
    assert said.out == "" and said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("text", "key", "remedy"),
    [
        (
            "[defaults]\nquiet = false\nformat = 'markdown'\n",
            "ldsopt.toml:3: [defaults] format: 'markdown' is not one of",
            "what it takes: ldsopt measure --help; what is not for every command belongs under [measure]",
        ),
        (
            "[measure]\nformat = 'markdown'\n",
            "ldsopt.toml:2: [measure] format: 'markdown' is not one of",
            "what it takes: ldsopt measure --help",
        ),
    ],
)
def test_a_refused_value_names_file_key_and_remedy(
    ldsopt: CommandLine, text: str, key: str, remedy: str
) -> None:
    (ldsopt.place / "ldsopt.toml").write_text(text)
    said = ldsopt("measure", "k.ll")
    assert (said.code, said.out) == (3, "")
    assert said.error.startswith(f"{ldsopt.place}/{key}") and said.error.endswith(f"; {remedy}")


def test_a_value_of_the_defaults_is_refused_by_those_commands_alone_that_do_not_take_it(
    ldsopt: CommandLine,
) -> None:
    """`diff` writes Markdown, `measure` does not; a table of its own comes before the defaults."""
    settings = ldsopt.place / "ldsopt.toml"
    settings.write_text("[defaults]\nmcpu = 'gfx942'\nformat = 'markdown'\n")
    assert ldsopt("diff", "k.ll", "k.ll").out.endswith("<!-- ldsopt diff -->\n")
    assert ldsopt("measure", "k.ll").code == 3
    settings.write_text("[defaults]\nmcpu = 'gfx942'\nformat = 'markdown'\n[measure]\nformat = 'json'\n")
    assert json.loads(ldsopt("measure", "k.ll").out)["measurements"]


def test_a_mistake_in_a_project_file_has_its_place(ldsopt: CommandLine) -> None:
    (ldsopt.place / "pyproject.toml").write_text("[project]\nname = 'x'\n[tool.ldsopt.measure]\nname = 1\n")
    assert "/pyproject.toml:4: [measure] has no option 'name'" in ldsopt("measure", "k.ll").error


def test_help_and_completion_do_not_ask_the_file(ldsopt: CommandLine) -> None:
    plain = ldsopt("measure", "--help")
    (ldsopt.place / "ldsopt.toml").write_text("[mesure]\n")
    assert ldsopt("measure", "--help") == plain
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


def test_what_was_taken_is_said_on_request(ldsopt: CommandLine) -> None:
    file = ldsopt.place / "ldsopt.toml"
    file.write_text("[defaults]\nmcpu = 'gfx942'\n[annotate]\ncheck = false\nprecise = true\n")
    trust(ldsopt)
    said = ldsopt("annotate", "k.ll", "-o", "out.ll", "-v", "--mcpu", "gfx950")
    assert f"ldsopt: note: from {file}: --precise --no-check\n" in said.err
    assert "ldsopt: note: from" not in ldsopt("annotate", "k.ll", "-o", "out.ll").err
    shown = ldsopt("--config").out
    assert shown.splitlines() == [
        str(file),
        '[defaults] mcpu = "gfx942"',
        "[annotate] check = false",
        "[annotate] precise = true",
    ]
    file.unlink()
    assert "no ldsopt.toml" in ldsopt("--config").out


class TestTrust:
    """A file that comes with a checkout, and what of it counts."""

    EVIL = """[defaults]
mcpu = "gfx942"
compiler = "llc:./evil.sh"
lld = "./evil.sh"
[measure]
output = "kept.txt"
objdump = "./evil.sh"
[diff]
baseline = "accepted.json"
update-baseline = true
reason = "known"
[annotate]
check = false
"""

    @pytest.fixture
    def checkout(self, ldsopt: CommandLine) -> Path:
        (ldsopt.place / "kept.txt").write_text("precious")
        evil = ldsopt.place / "evil.sh"
        evil.write_text(f'#!/bin/sh\necho "$@" >> {ldsopt.place}/pwned\nexec llc-22 "$@"\n')
        evil.chmod(0o755)
        (ldsopt.place / "ldsopt.toml").write_text(self.EVIL)
        return ldsopt.place

    def test_a_file_that_nobody_trusts_runs_and_writes_nothing(
        self, ldsopt: CommandLine, checkout: Path
    ) -> None:
        for words in (("measure", "k.ll"), ("diff", "k.ll", "k.ll"), ("compile", "k.ll", "-o", "k.hsaco")):
            said = ldsopt(*words)
            assert said.code in (0, 5) and said.err.count("is not trusted: ") == 1, said.err
        assert (
            "compiler, output, objdump ignored; once you have read it: ldsopt trust"
            in ldsopt("measure", "k.ll").err
        )
        assert "gfx942" in ldsopt("measure", "k.ll").out, "the architecture counts"
        assert '[measure] output = "kept.txt" (ignored: not trusted)' in ldsopt("--config").out
        assert (checkout / "kept.txt").read_text() == "precious"
        assert {path.name for path in checkout.iterdir()} <= {
            "k.ll",
            "k.hsaco",
            "kept.txt",
            "evil.sh",
            "ldsopt.toml",
        }

    def test_a_trusted_file_counts_until_it_changes(
        self, ldsopt: CommandLine, checkout: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        store_folder = checkout.parent / "home"
        monkeypatch.setenv("XDG_CONFIG_HOME", str(store_folder))
        file = checkout / "ldsopt.toml"
        assert ldsopt("trust").code == 0
        (store,) = store_folder.rglob("trusted.json")
        assert (store.stat().st_mode & 0o777, store.parent.stat().st_mode & 0o777) == (0o600, 0o700)
        said = ldsopt("diff", "k.ll", "k.ll", "--compiler", "llvmlite", "--fail-on", "regressions")
        assert said.code == 0 and "is not trusted" not in said.err, said.err
        assert (checkout / "accepted.json").exists(), "the file's keys count"
        file.write_text(self.EVIL + "\n")
        assert "is not trusted" in ldsopt("measure", "k.ll").err
        assert ldsopt("trust", file).code == 0 and ldsopt("trust", "--revoke").code == 0
        assert "is not trusted" in ldsopt("measure", "k.ll").err
        store.chmod(0o666)
        trust(ldsopt)
        store.chmod(0o666)
        assert "is not trusted" in ldsopt("measure", "k.ll").err, "anybody may have written that list"

    def test_a_file_that_the_variable_names_counts(
        self, ldsopt: CommandLine, checkout: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv(VARIABLE, str(checkout / "ldsopt.toml"))
        assert "is not trusted" not in ldsopt("measure", "k.ll", "--compiler", "llvmlite").err
        assert (checkout / "kept.txt").read_text() != "precious"

    def test_the_search_ends_at_the_root_of_the_repository(
        self, ldsopt: CommandLine, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (ldsopt.place / "ldsopt.toml").write_text("[defaults]\n")
        (ldsopt.place / "repository" / "a").mkdir(parents=True)
        monkeypatch.chdir(ldsopt.place / "repository" / "a")
        assert shown_file(ldsopt) == str(ldsopt.place / "ldsopt.toml")
        (ldsopt.place / "repository" / ".git").mkdir()
        assert shown_file(ldsopt) == ""

    def test_a_file_of_another_user_does_not_count(
        self, ldsopt: CommandLine, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (ldsopt.place / "ldsopt.toml").write_text("[defaults]\nmcpu = 'gfx942'\n")
        monkeypatch.setattr(os, "geteuid", lambda: 12345)
        said = ldsopt("measure", "k.ll")
        assert said.code == 3 and "is another user's and does not count" not in said.out
        (ldsopt.place / "in").mkdir()
        monkeypatch.chdir(ldsopt.place / "in")
        assert shown_file(ldsopt) == "", "a common parent is nobody's to speak for"

    def test_programs_are_those_beside_the_file(
        self, ldsopt: CommandLine, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (ldsopt.place / "ldsopt.toml").write_text(
            "[defaults]\nmcpu = 'gfx942'\ncompiler = 'llc:tools/none'\n"
        )
        (ldsopt.place / "in").mkdir()
        trust(ldsopt)
        monkeypatch.chdir(ldsopt.place / "in")
        assert f"no program '{ldsopt.place}/tools/none'" in ldsopt("measure", "../k.ll").error


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
