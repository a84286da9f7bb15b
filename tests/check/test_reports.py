"""The reports of `check`: text for people, JSON and SARIF for programs; and of `annotate --check` where annotate is wrong."""

import json
import re
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from check_cases import CORPUS, HAZARDS, ROOT, arch_of, with_plain_copies

import ldsopt
from ldsopt import Rule, Verdict, document_schema
from ldsopt.cli import main

SCHEMA = document_schema("check")
SARIF = json.loads((Path(__file__).parent / "sarif-subset.schema.json").read_text(encoding="utf-8"))
PAGE = (ROOT / "docs" / "check.md").read_text(encoding="utf-8")
SOME = [
    *((path, "gfx942") for path in sorted(HAZARDS.glob("e2*.ll"))),
    *((path, arch_of(path)) for path in CORPUS if "attention" in path.stem or "named_gemm" in path.stem),
]
LOST = HAZARDS / "e2b_tbaa_hazard.ll"
Reporting = Callable[..., str]


@pytest.fixture
def report(capfd: pytest.CaptureFixture[str]) -> Reporting:
    def of(path: Path, arch: str, *more: str) -> str:
        capfd.readouterr()
        assert main(["check", str(path), "--mcpu", arch, "--no-races", *more]) in (0, 1)
        return capfd.readouterr().out

    return of


@pytest.mark.parametrize(("path", "arch"), SOME, ids=lambda value: getattr(value, "stem", value))
def test_every_format_is_well_formed(path: Path, arch: str, report: Reporting) -> None:
    jsonschema.validate(json.loads(report(path, arch, "--json")), SCHEMA)
    sarif = json.loads(report(path, arch, "--format", "sarif"))
    jsonschema.validate(sarif, SARIF)
    names = fingerprints(sarif)
    assert len(set(names)) == len(names)
    text = report(path, arch, "--verbose")
    assert text.isprintable() or set(re.findall(r"[^ -~]", text)) == {"\n"}


def test_schema_of_sarif_is_one() -> None:
    jsonschema.Draft202012Validator.check_schema(SARIF)


class TestText:
    def test_pairs_that_scopes_claim_to_be_apart_are_one_line(self) -> None:
        check = ldsopt.check(ldsopt.read(LOST, mcpu="gfx942"))
        (sure,) = (one for one in check.findings if one.verdict is Verdict.DEFINITE)
        claimed = replace(sure, verdict=Verdict.UNPROVEN, claimed_apart=True)
        others = (replace(claimed, started=replace(claimed.started, bases=(name,))) for name in "abc")
        lines = str(replace(check, findings=(claimed, *others))).splitlines()
        assert [line for line in lines if "missing-wait" in line] == [
            "unproven missing-wait in oneglobal_tbaa: 4 pairs that the IR's alias scopes claim to be apart, which nothing "
            "here proves (--verbose lists them)"
        ]

    def test_groups_what_an_unrolled_kernel_repeats(self, tmp_path: Path, report: Reporting) -> None:
        path = tmp_path / "plain.ll"
        path.write_text(with_plain_copies().text)
        text, verbose = report(path, "gfx950"), report(path, "gfx950", "--verbose")
        assert text.count("definite register-hazard in attention") == 1
        assert "  and 1 more of the same variables (--verbose lists them)" in text
        assert "(--verbose lists them)" not in verbose
        assert text.count("\n") < 80
        findings = json.loads(report(path, "gfx950", "--json"))["findings"]
        sure = [one for one in findings if one["verdict"] != "latent"]
        groups = len(re.findall(r"^(?:definite|unproven) [a-z-]+ in ", verbose, re.MULTILINE))
        assert verbose.count("  also:") == len(sure) - groups > 0

    def test_colors_only_on_a_terminal(self, monkeypatch: pytest.MonkeyPatch, report: Reporting) -> None:
        assert "\x1b" not in report(LOST, "gfx942")
        monkeypatch.delenv("NO_COLOR", raising=False)
        monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
        assert "\x1b[31mdefinite\x1b[0m" in report(LOST, "gfx942")


def fingerprints(sarif: Any) -> list[str]:
    return [name for one in sarif["runs"][0]["results"] for name in one["partialFingerprints"].values()]


def test_the_page_names_every_rule() -> None:
    assert [rule.value for rule in Rule if f"`{rule.value}`" not in PAGE] == []


def test_annotate_takes_back_a_new_finding(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A laundering without scopes loses a wait; pretend that annotate did that."""

    safe = """
      target triple = "amdgcn-amd-amdhsa"
      @A = internal addrspace(3) global [1024 x i8] poison, align 16
      @B = internal addrspace(3) global [1024 x i8] poison, align 16
      declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
      define amdgpu_kernel void @k(ptr addrspace(8) %r, ptr addrspace(1) %o) {
        call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @A, i32 4, i32 0, i32 0, i32 0, i32 0)
        %v = load float, ptr addrspace(3) @A
        store float %v, ptr addrspace(1) %o
        ret void
      }
    """
    (tmp_path / "safe.ll").write_text(safe)
    annotate = ldsopt.annotate

    def losing(*given: Any) -> ldsopt.Transformed[Any]:
        result = annotate(*given)
        if not result.details.edits:
            return result
        text = "\n".join(
            line.partition(", !alias.scope")[0]
            if "load.lds(" in line and "call" in line
            else line + ", !tbaa !90"
            if "load float" in line
            else line
            for line in result.text.split("\n")
        )
        text += '!90 = !{!91, !91, i64 0}\n!91 = !{!"float", !92}\n!92 = !{!"root"}\n'
        return ldsopt.Transformed(text, result.details, result.input)

    monkeypatch.setattr("ldsopt.api.annotating.annotate", losing)
    command = [
        "annotate",
        "--check",
        "--repair",
        str(tmp_path / "safe.ll"),
        "--mcpu",
        "gfx942",
        "-o",
        str(tmp_path / "out.ll"),
    ]
    assert main(command) == 0
    said = capfd.readouterr()
    assert "the backend would lose a wait with it" in said.err
    assert "!tbaa" not in (tmp_path / "out.ll").read_text()
    assert "findings: 0 definite" in said.err
