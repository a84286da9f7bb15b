"""The reports of `check`: text for people, JSON and SARIF for programs."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import jsonschema
import pytest
from check_cases import CORPUS, HAZARDS, ROOT, arch_of, with_plain_copies

import ldsopt
from ldsopt import Rule, Verdict, document_schema
from ldsopt.report.check import CheckSubject, check_json, check_text, groups
from ldsopt.report.sarif import check_sarif, fingerprints

SCHEMA = document_schema("check")
SARIF = json.loads((Path(__file__).parent / "sarif-subset.schema.json").read_text(encoding="utf-8"))
PAGE = (ROOT / "docs" / "check.md").read_text(encoding="utf-8")
SOME = [
    *((path, "gfx942") for path in sorted(HAZARDS.glob("e2*.ll"))),
    *((path, arch_of(path)) for path in CORPUS if "attention" in path.stem or "named_gemm" in path.stem),
]


def subject(path: Path, arch: str, most: int | None = None) -> CheckSubject:
    data = path.read_bytes()
    module = ldsopt.parse(data, source=path.name, mcpu=arch)
    lines = module.source_lines
    return CheckSubject(ldsopt.check(module), lines.of, lines.is_canonical, most, "1.2.3")


@pytest.fixture(scope="module")
def lost() -> CheckSubject:
    return subject(HAZARDS / "e2b_tbaa_hazard.ll", "gfx942")


@pytest.mark.parametrize(("path", "arch"), SOME, ids=lambda value: getattr(value, "stem", value))
def test_every_format_is_well_formed(path: Path, arch: str) -> None:
    found = subject(path, arch)
    jsonschema.validate(json.loads(check_json(found)), SCHEMA)
    jsonschema.validate(json.loads(check_sarif(found)), SARIF)
    text = check_text(found, verbose=True)
    assert text.isprintable() or set(re.findall(r"[^ -~]", text)) == {"\n"}


def test_schemas_are_some() -> None:
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    jsonschema.Draft202012Validator.check_schema(SARIF)


class TestText:
    def test_lines_of_the_input_are_meant(self, lost: CheckSubject) -> None:
        given = (HAZARDS / "e2b_tbaa_hazard.ll").read_text(encoding="utf-8").splitlines()
        for number in re.findall(r"e2b_tbaa_hazard\.ll:(\d+)$", check_text(lost), re.MULTILINE):
            assert "load" in given[int(number) - 1]

    def test_pairs_that_scopes_claim_to_be_apart_are_one_line(self, lost: CheckSubject) -> None:
        """Details are shown on request."""
        (sure,) = (one for one in lost.check.findings if one.verdict is Verdict.DEFINITE)
        claimed = replace(sure, verdict=Verdict.UNPROVEN, claimed_apart=True)
        others = (replace(claimed, started=replace(claimed.started, bases=(name,))) for name in "abc")
        found = replace(lost, check=replace(lost.check, findings=(claimed, *others)))
        lines = check_text(found).splitlines()
        assert [line for line in lines if "missing-wait" in line] == [
            "unproven missing-wait in oneglobal_tbaa: 4 pairs that the IR's alias scopes claim to be apart, which nothing "
            "here proves (--verbose lists them)"
        ]
        assert check_text(found, verbose=True).count("  claim: the IR's alias scopes") == 4

    def test_groups_what_an_unrolled_kernel_repeats(self) -> None:
        module = with_plain_copies()
        lines = module.source_lines
        found = CheckSubject(ldsopt.check(module), lines.of, lines.is_canonical, None, "1.2.3")
        text = check_text(found)
        assert text.count("definite register-hazard in attention") == 1
        assert "  and 1 more of the same variables" in text
        assert text.count("\n") < 80
        sure = tuple(f for f in found.check.findings if f.verdict is not Verdict.LATENT)
        verbose = check_text(found, verbose=True)
        assert verbose.count("  also:") == len(sure) - len(groups(sure)) > 0

    def test_colors_only_if_asked(self, lost: CheckSubject) -> None:
        assert "\x1b[31mdefinite\x1b[0m" in check_text(lost, color=True)
        assert "\x1b" not in check_text(lost)


class TestSarif:
    def test_fingerprints_are_unique(self) -> None:
        for path, arch in SOME:
            names = fingerprints(ldsopt.check(ldsopt.read(path, mcpu=arch)).findings)
            assert len(set(names)) == len(names)


class TestFingerprints:
    """They are the same when the module changes elsewhere, and others when it changes here."""

    TEXT = (HAZARDS / "e2b_tbaa_hazard.ll").read_text(encoding="utf-8")

    def prints(self, text: str) -> list[str]:
        return fingerprints(ldsopt.check(ldsopt.parse(text, mcpu="gfx942")).findings)

    def test_survive_other_lines_and_value_numbers(self) -> None:
        text = self.TEXT.replace("%v = load", "%1 = load").replace("float %v", "float %1")
        more = text.replace(
            "define amdgpu_kernel void @oneglobal_tbaa",
            "define amdgpu_kernel void @first() {\n  ret void\n}\ndefine amdgpu_kernel void @oneglobal_tbaa",
        ).replace("  %1 = load", "  %1 = add i32 %i, 1\n  %2 = load")
        more = more.replace("float %1", "float %2")
        assert self.prints(more) == self.prints(text)

    def test_differ_for_another_access(self) -> None:
        other = self.TEXT.replace(
            "load float, ptr addrspace(3) %g, !tbaa", "load volatile float, ptr addrspace(3) %g, !tbaa"
        )
        assert self.prints(other)[0] != self.prints(self.TEXT)[0]


def test_the_page_names_every_rule() -> None:
    assert [rule.value for rule in Rule if f"`{rule.value}`" not in PAGE] == []
