"""Questions to a compiler, the reading of its code, and that annotate leaves out what the compiler does not need."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

import ldsopt
from ldsopt import CheckOptions, CompileOptions, UsageError, arch, parse
from ldsopt.codegen import compilers
from ldsopt.compare import probe as probing
from ldsopt.compare.probe import (
    QUESTIONS,
    Probe,
    ProbeAnswer,
    Question,
    RuleVerdict,
    events,
    probe,
    questions_for,
    words,
)
from ldsopt.isa.assembly import parse_assembly

ROOT = Path(__file__).parents[1]
TRITONS = {
    path.name: path for path in Path(os.environ.get("LDSOPT_TRITONS", ROOT / "build" / "triton")).glob("*")
}

# What each compiler was seen to do: yes, no; * where nobody has looked. Triton's that are not installed are skipped.
DOES = {
    "llvmlite": "yes yes yes yes yes yes yes yes yes yes yes yes yes",
    "3.5.1": "no yes yes yes yes no no yes no * * * yes",
    "3.6.0": "yes yes yes yes yes yes no yes no yes yes yes yes",
    "3.7.1": "yes yes yes yes yes yes yes yes yes * * * yes",
    "3.8.0": "yes yes yes no yes yes no yes yes * * * yes",
    "3.9.0": "yes yes yes no yes yes no yes no no no yes yes",
}


@pytest.fixture(autouse=True)
def _cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def compiler(name: str) -> str:
    if name == "llvmlite":
        return name
    if name not in TRITONS:
        pytest.skip(f"no Triton {name}; `make tritons` installs two")
    return f"triton:{TRITONS[name]}"


class TestQuestions:
    @pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.name)
    def test_kernels_are_one_module_that_llvm_takes(self, question: Question) -> None:
        text = parse(question.kernels, mcpu=question.archs[0]).text
        assert re.findall(r"^define .*@(\w+)\(", text, re.MULTILINE) == ["plain", "mended"]

    @pytest.mark.parametrize(
        ("name", "said", "answer"),
        [
            ("alias-information", "dma read", True),
            ("alias-information", "dma vmcnt(0) read", False),
            ("alias-information", "dma vmcnt(1) read", None),
            ("other-iterations", "{ dma read }", True),
            ("other-iterations", "{ dma vmcnt(0) read }", False),
            ("other-iterations", "dma read", None),
            ("one-lane", "read dma", True),
            ("loop-heads", "{ read dma dma }", True),
            ("loop-heads", "{ vmcnt(1) read dma dma }", False),
            ("global-loads", "lgkmcnt(0) read dma read dma read lgkmcnt(4) lgkmcnt(2) lgkmcnt(0)", True),
            ("global-loads", "lgkmcnt(0) read dma read dma read lgkmcnt(2) lgkmcnt(1) lgkmcnt(0)", False),
            ("global-loads", "lgkmcnt(0) read dma read dma read lgkmcnt(0)", False),
            ("global-loads", "", None),
            ("stores-in-loops", "{ barrier store }", True),
            ("stores-in-loops", "{ vscnt(0) barrier store }", False),
            ("stores-in-loops", "{ store barrier }", None),
            ("stores-in-loops-gfx12", "{ storecnt(0) barrier store }", False),
            ("scalar-loads-at-releases", "scalar kmcnt(0) scalar barrier kmcnt(0) store", True),
            ("scalar-loads-at-releases", "scalar kmcnt(0) scalar kmcnt(0) barrier store", False),
        ],
    )
    def test_an_answer_is_read_from_events_and_other_code_gives_none(
        self, name: str, said: str, answer: bool | None
    ) -> None:
        (question,) = (q for q in QUESTIONS if q.name == name)
        assert question.answer(said) is answer

    def test_events_are_lds_accesses_waits_barriers_and_loops(self) -> None:
        text = "\t.type\tk,@function\nk:\n\ts_load_dword s0, s[2:3], 0x0\n.LBB0_1: ; =>This Inner Loop Header: Depth=1\n" + "".join(
            f"\t{line}\n"
            for line in (
                "s_waitcnt vmcnt(0) lgkmcnt(1)", "buffer_load_dword v0, s[0:3], 0 offen lds", "ds_read_b32 v1, v0",
                "ds_bpermute_b32 v1, v0, v1", "ds_write_b32 v0, v1", "ds_add_u32 v0, v1", "s_barrier", "s_cbranch_scc1 .LBB0_1",
            )
        ) + "; %bb.2:\n\ts_endpgm\n"  # fmt: skip
        (function,) = parse_assembly(text, "k.s").functions
        found = events(function, arch("gfx942"))
        assert words(found) == "scalar { vmcnt(0) lgkmcnt(1) dma read write atomic barrier }"
        assert words(found, without=("lgkmcnt", "scalar")) == "{ vmcnt(0) dma read write atomic barrier }"

    def test_an_architecture_gets_the_questions_that_apply(self) -> None:
        assert {name for _, name in questions_for(None)} == {"gfx950", "gfx1100", "gfx1201"}
        assert {name for _, name in questions_for("gfx942")} == {"gfx942"}
        assert [question.name for question, _ in questions_for("gfx1030")] == ["stores-in-loops"]
        with pytest.raises(UsageError, match="nothing is known to differ on gfx908"):
            questions_for("gfx908")


class TestCompilers:
    @pytest.mark.parametrize("name", DOES)
    def test_each_does_what_it_was_seen_to_do(self, name: str) -> None:
        found = probe(compiler(name))
        answers = [{True: "yes", False: "no"}.get(a.shown, "?") for a in found.answers]
        seen = DOES[name].split()
        assert [a if s != "*" else "*" for a, s in zip(answers, seen, strict=True)] == seen
        assert all(answer.mended for answer in found.answers)
        assert all(answer.evidence for answer in found.answers)

    def test_what_it_refuses_is_no_answer(self, monkeypatch: pytest.MonkeyPatch) -> None:
        broken = Question("alias-information", "R3", "does", "x", "y")
        monkeypatch.setattr(Question, "kernels", property(lambda _: "no IR"))
        (answer,) = probing._asked([(broken, "gfx950")], CompileOptions())
        assert (answer.shown, answer.verdict) == (None, RuleVerdict.UNKNOWN)
        assert "expected" in answer.refused


class TestVerdicts:
    @pytest.mark.parametrize(
        ("shown", "mended", "waits", "drains", "verdict"),
        [
            (True, True, 3, 3, "needed"),
            (True, False, 0, 0, "not enough"),
            (False, True, 0, 0, "harmless"),
            (False, True, 1, 0, "harmful"),
            (False, True, 0, 1, "harmful"),
            (None, True, 0, 0, "unknown"),
        ],
    )
    def test_a_rule_is_judged(
        self, shown: bool | None, mended: bool, waits: int, drains: int, verdict: str
    ) -> None:
        assert ProbeAnswer("one-lane", "gfx950", shown, mended, waits, drains).verdict.value == verdict

    def test_a_rule_is_needless_where_no_question_needs_it(self) -> None:
        def answers(**shown: bool | None) -> Probe:
            return Probe(
                "c",
                tuple(
                    ProbeAnswer(name.replace("_", "-"), "gfx950", yes, True) for name, yes in shown.items()
                ),
            )

        assert answers(global_loads=False).needless == {"R9"}
        assert answers(global_loads=None).needless == set()
        assert answers(one_lane=False, equal_metadata=True).needless == set()
        assert answers(one_lane=False, equal_metadata=False, other_iterations=False).needless == {"R6"}


class TestCache:
    def test_a_refusal_is_not_kept(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(
            probing,
            "_ask",
            lambda question, arch, _: ProbeAnswer(question.name, arch, None, refused="no memory"),
        )
        assert probe("llvmlite", "gfx1201").answers[0].refused
        assert not list((tmp_path / "cache").rglob("*.json"))

    def test_the_same_compiler_is_asked_once(self, monkeypatch: pytest.MonkeyPatch) -> None:
        first = probe("llvmlite", "gfx950")
        monkeypatch.setattr(probing, "_ask", lambda *_: pytest.fail("asked again"))
        assert probe("llvmlite", "gfx950") == first

    def test_another_compiler_is_asked(self, monkeypatch: pytest.MonkeyPatch) -> None:
        probe("llvmlite", "gfx1201")
        monkeypatch.setattr(compilers.Compiler, "identity", property(lambda _: "another"))
        monkeypatch.setattr(probing, "_ask", lambda question, arch, _: ProbeAnswer(question.name, arch, None))
        assert probe("llvmlite", "gfx1201").answers[0].shown is None

    def test_a_damaged_record_is_none(self, tmp_path: Path) -> None:
        first = probe("llvmlite", "gfx1201")
        (record,) = (tmp_path / "cache").rglob("*.json")
        for damage in ("", "{}", "[1]", json.dumps([{"question": "x"}])):
            record.write_text(damage)
            assert probe("llvmlite", "gfx1201") == first


# A read, a DMA by a global load into another base, and a read behind it.
TWO_BASES = """target triple = "amdgcn-amd-amdhsa"
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
define amdgpu_kernel void @k(ptr addrspace(1) %g, ptr addrspace(1) %out) {
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %g, ptr addrspace(3) @B, i32 4, i32 0, i32 0)
  %v = load volatile i32, ptr addrspace(3) @A, align 4
  store i32 %v, ptr addrspace(1) %out, align 4
  ret void
}
"""


class TestAnnotate:
    @pytest.mark.parametrize(("needless", "drained", "left_out"), [((), 1, ()), (("R9",), 0, ("R9",))])
    def test_leaves_out_the_rule_that_is_needless(
        self, needless: tuple[str, ...], drained: int, left_out: tuple[str, ...]
    ) -> None:
        made = ldsopt.annotate(parse(TWO_BASES, mcpu="gfx950"), needless=frozenset(needless))
        assert [function.dma_drained for function in made.details.functions] == [drained]
        assert made.details.rules_left_out == left_out
        assert ("s.waitcnt" in made.text) == bool(drained)

    @pytest.mark.parametrize("mcpu", ["gfx908", "gfx1030"])
    def test_keeps_all_rules_for_an_architecture_of_which_nothing_is_asked(
        self, mcpu: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(probing, "_ask", lambda *_: pytest.fail("asked"))
        monkeypatch.setattr(compilers, "find", lambda _: compilers._llvmlite())
        monkeypatch.setattr("ldsopt.codegen.compile.find", lambda _: compilers._llvmlite())
        for module in (parse(TWO_BASES, mcpu=mcpu), parse(TWO_BASES)):
            found = ldsopt.annotate_validated(module, checking=CheckOptions(compiler="clang"))
            assert found.details.rules_left_out == ()

    def test_asks_a_compiler_that_is_named_and_no_other(self, monkeypatch: pytest.MonkeyPatch) -> None:
        asked: list[str] = []

        def answering(compiler: str, arch: str | None = None, **_: object) -> Probe:
            asked.append(compiler)
            return Probe(compiler, (ProbeAnswer("global-loads", "gfx950", False, True, 2, 2),))

        monkeypatch.setattr(probing, "probe", answering)
        module = parse(TWO_BASES, mcpu="gfx950")
        assert ldsopt.annotate_validated(module).details.rules_left_out == ()
        assert asked == []
        monkeypatch.setattr(compilers, "find", lambda _: compilers._llvmlite())
        monkeypatch.setattr("ldsopt.codegen.compile.find", lambda _: compilers._llvmlite())
        found = ldsopt.annotate_validated(module, checking=CheckOptions(compiler="clang"), keep_tags=True)
        assert found.details.rules_left_out == ("R9",)
        assert asked == ["clang"]
