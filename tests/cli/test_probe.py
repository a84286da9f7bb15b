"""Questions to a compiler, the reading of its code, and that annotate leaves out what the compiler does not need."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from changed_compilers import changed_compiler
from command_line import ROOT, CommandLine
from text_sections import beside

from ldsopt import CheckOptions, annotate, annotate_validated, parse

TEXTS = beside(__file__)

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
INSTRUCTIONS = {
    "dma": "buffer_load_dword v0, s[0:3], 0 offen lds", "read": "ds_read_b32 v1, v0", "write": "ds_write_b32 v0, v1",
    "atomic": "ds_add_u32 v0, v1", "permute": "ds_bpermute_b32 v1, v0, v1", "scalar": "s_load_dword s0, s[2:3], 0x0",
    "barrier": "s_barrier", "store": "global_store_dword v[0:1], v2, off", "storecnt(0)": "s_wait_storecnt 0x0",
    "kmcnt(0)": "s_wait_kmcnt 0x0", "vscnt(0)": "s_waitcnt_vscnt null, 0x0",
    "{": ".LBB0_1: ; =>This Inner Loop Header: Depth=1", "}": "s_cbranch_scc1 .LBB0_1\n; %bb.2:",
}  # fmt: skip
NO_DMA_IN_LGKMCNT = "lgkmcnt(0) read dma read dma read lgkmcnt(2) lgkmcnt(1) lgkmcnt(0)"
WAITS = "dma vmcnt(0) read"


def code(*kernels: str) -> str:
    """Assembly of ``@plain`` and ``@mended`` with these events; ``+`` joins the counters of one wait."""
    found = ""
    for name, said in zip(("plain", "mended"), kernels * (3 - len(kernels)), strict=False):
        lines = [INSTRUCTIONS.get(word, f"s_waitcnt {word.replace('+', ' ')}") for word in said.split()]
        found += "\n".join((f"\t.type\t{name},@function\n{name}:", *lines, "s_endpgm\n"))
    return found


def stand_in(place: Path, *codes: str, otherwise: str = "exit 1") -> str:
    """An llc that answers the nth question with the nth code, and later ones with the last."""
    for number, text in enumerate(codes, 1):
        (place / f"{number}.s").write_text(text)
    (path := place / "llc").write_text(
        f'#!/bin/sh\n[ "$1" = --version ] && echo "  LLVM version 22.1.0" && exit\ncd {place}; cat > asked.ll\n'
        f"grep -q @plain asked.ll || {{ {otherwise}; }}\necho >> calls; n=$(wc -l < calls)\n"
        f"[ -e $n.s ] || n={len(codes)}\ncat $n.s\n"
    )
    path.chmod(0o755)
    return str(path)


def calls(place: Path) -> int:
    return len((place / "calls").read_text()) if (place / "calls").exists() else 0


@pytest.fixture(autouse=True)
def _cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def probe(ldsopt: CommandLine, compiler: str, *arguments: str) -> Any:
    said = ldsopt("compilers", "--probe", "--json", "--compiler", compiler, *arguments)
    assert said.code == 0, said.err
    return json.loads(said.out)


def answer(ldsopt: CommandLine, name: str, *kernels: str) -> Any:
    """The answer to a question, whose architecture is its usual one, of kernels with these events."""
    found = probe(ldsopt, stand_in(ldsopt.place, code(*kernels)))["answers"]
    (one,) = (each for each in found if each["question"] == name)
    return one


READ: dict[str, list[tuple[str, str]]] = {
    "alias-information": [
        ("dma read", "yes"), (WAITS, "no"), ("dma vmcnt(1) read", "unknown"), ("scalar dma permute store read", "yes"),
        ("dma write", "unknown"), ("dma atomic", "unknown"), ("dma barrier read", "unknown"),
    ],
    "equal-metadata": [],
    "other-iterations": [("{ dma read }", "yes"), ("{ dma vmcnt(0) read }", "no"), ("dma read", "unknown")],
    "one-lane": [("read dma", "yes")],
    "loop-heads": [("{ read dma dma }", "yes"), ("{ vmcnt(1) read dma dma }", "no")],
    "lds-pass": [],
    "global-loads": [
        ("lgkmcnt(0) read dma read dma read lgkmcnt(4) lgkmcnt(2) lgkmcnt(0)", "yes"), (NO_DMA_IN_LGKMCNT, "no"),
        ("lgkmcnt(0) read dma read dma read lgkmcnt(0)", "no"),
        ("vmcnt(0)+lgkmcnt(0) read dma read dma read lgkmcnt(0)", "no"), ("", "unknown"),
    ],
    "bare-barriers": [("lgkmcnt(0) write barrier read lgkmcnt(0)", "yes")],
    "fences-at-loop-heads": [],
    "stores-in-loops": [
        ("{ barrier store }", "yes"), ("{ vscnt(0) barrier store }", "no"), ("{ store barrier }", "unknown"),
    ],
    "stores-in-loops-gfx12": [("{ storecnt(0) barrier store }", "no")],
    "scalar-loads-at-releases": [
        ("scalar kmcnt(0) scalar barrier kmcnt(0) store", "yes"), ("scalar kmcnt(0) scalar kmcnt(0) barrier store", "no"),
    ],
    "waits-in-assembly": [],
}  # fmt: skip
"""By question, in the order in which they are asked: events of code, and the answer that is read from them."""


class TestQuestions:
    @pytest.mark.parametrize("turn", range(max(map(len, READ.values()))))
    def test_an_answer_is_read_from_events_and_other_code_gives_none(
        self, turn: int, ldsopt: CommandLine
    ) -> None:
        """In each turn every question that has such code left gets code of its own."""
        given = {name: rows[turn] for name, rows in READ.items() if turn < len(rows)}
        codes = (code(given.get(name, ("", ""))[0]) for name in READ)
        found = probe(ldsopt, stand_in(ldsopt.place, *codes))["answers"]
        assert [one["question"] for one in found] == [*READ]
        assert {one["question"]: one["answer"] for one in found if one["question"] in given} == {
            name: answer for name, (_, answer) in given.items()
        }

    def test_an_architecture_gets_the_questions_that_apply(self, ldsopt: CommandLine) -> None:
        def asked(*arguments: str) -> set[tuple[str, str]]:
            found = probe(ldsopt, stand_in(ldsopt.place, code("")), *arguments)["answers"]
            return {(each["question"], each["arch"]) for each in found}

        assert {on for _, on in asked()} == {"gfx950", "gfx1100", "gfx1201"}
        assert {on for _, on in asked("--mcpu", "gfx942")} == {"gfx942"}
        assert asked("--mcpu", "gfx1030") == {("stores-in-loops", "gfx1030")}
        refused = ldsopt("compilers", "--probe", "--mcpu", "gfx908")
        assert (refused.code, "nothing is known to differ on gfx908" in refused.error) == (2, True)


@pytest.mark.parametrize("name", DOES)
def test_each_compiler_does_what_it_was_seen_to_do(name: str, ldsopt: CommandLine) -> None:
    if name != "llvmlite" and name not in TRITONS:
        pytest.skip(f"no Triton {name}; `make tritons` installs two")
    found = probe(ldsopt, name if name == "llvmlite" else f"triton:{TRITONS[name]}")["answers"]
    seen = DOES[name].split()
    assert [a["answer"] if s != "*" else "*" for a, s in zip(found, seen, strict=True)] == seen
    assert {a["verdict"] for a in found} <= {"needed", "harmless", "harmful"}
    assert all(a["evidence"] for a in found)


class TestVerdicts:
    @pytest.mark.parametrize(
        ("plain", "mended", "verdict", "added"),
        [
            ("dma read", WAITS, "needed", (1, 1)),
            ("dma read", "dma read", "not enough", (0, 0)),
            (WAITS, WAITS, "harmless", (0, 0)),
            (WAITS, f"vmcnt(1)+lgkmcnt(1) {WAITS}", "harmful", (1, 0)),
            (f"lgkmcnt(1) {WAITS}", f"lgkmcnt(0) {WAITS}", "harmful", (0, 1)),
            ("dma dma", WAITS, "unknown", (1, 1)),
        ],
    )
    def test_a_rule_is_judged(
        self, plain: str, mended: str, verdict: str, added: tuple[int, int], ldsopt: CommandLine
    ) -> None:
        found = answer(ldsopt, "alias-information", plain, mended)
        assert (found["verdict"], (found["added_waits"], found["added_drains"])) == (verdict, added)
        events = [INSTRUCTIONS.get(word, f"s_waitcnt {word}") for word in plain.split()]
        assert found["evidence"] == events

    @pytest.mark.parametrize(
        ("said", "needless"),
        [
            ([NO_DMA_IN_LGKMCNT], ["R9"]),
            ([""], []),
            (["", "dma dma read", "{ dma vmcnt(0) read }", WAITS, ""], []),
            (["", "dma dma vmcnt(0) read", "{ dma vmcnt(0) read }", WAITS, ""], ["R6"]),
        ],
    )
    def test_a_rule_is_needless_where_no_question_needs_it(
        self, said: list[str], needless: list[str], ldsopt: CommandLine
    ) -> None:
        asked = stand_in(ldsopt.place, *map(code, said))
        assert probe(ldsopt, asked, "--mcpu", "gfx950")["needless_rules"] == needless


class TestCache:
    def test_a_refusal_is_not_kept(self, ldsopt: CommandLine) -> None:
        assert probe(ldsopt, stand_in(ldsopt.place, "Hello"), "--mcpu", "gfx1030")["answers"][0]["refused"]
        assert not list((ldsopt.place / "cache").rglob("*.json"))

    def test_the_same_compiler_is_asked_once_and_another_one_again(self, ldsopt: CommandLine) -> None:
        llc = stand_in(ldsopt.place, code("dma read"), code(""))
        first = probe(ldsopt, llc, "--mcpu", "gfx950")
        asked = calls(ldsopt.place)
        assert (asked, probe(ldsopt, llc, "--mcpu", "gfx950")) == (len(first["answers"]), first)
        assert calls(ldsopt.place) == asked
        os.utime(llc, (0, 0))
        assert probe(ldsopt, llc, "--mcpu", "gfx950")["answers"][0]["answer"] == "unknown"
        assert calls(ldsopt.place) == 2 * asked

    def test_a_damaged_record_is_none(self, ldsopt: CommandLine) -> None:
        llc = stand_in(ldsopt.place, code("{ barrier store }"))
        first = probe(ldsopt, llc, "--mcpu", "gfx1030")
        (record,) = (ldsopt.place / "cache").rglob("*.json")
        for damage in ("", "{}", "[1]", json.dumps([{"question": "x"}])):
            record.write_text(damage)
            assert probe(ldsopt, llc, "--mcpu", "gfx1030") == first
        assert calls(ldsopt.place) == 5


# A read, a DMA by a global load into another base, and a read behind it.
TWO_BASES = TEXTS["TWO_BASES"]


class TestAnnotate:
    @pytest.mark.parametrize(("needless", "drained", "left_out"), [((), 1, ()), (("R9",), 0, ("R9",))])
    def test_leaves_out_the_rule_that_is_needless(
        self, needless: tuple[str, ...], drained: int, left_out: tuple[str, ...]
    ) -> None:
        made = annotate(parse(TWO_BASES, mcpu="gfx950"), needless=frozenset(needless))
        assert [function.dma_drained for function in made.details.functions] == [drained]
        assert made.details.rules_left_out == left_out
        assert ("s.waitcnt" in made.text) == bool(drained)

    @pytest.fixture
    def compiler(self, tmp_path: Path) -> str:
        """A compiler with the code of llvmlite's, but for questions."""
        other = f'exec {changed_compiler(tmp_path)} "$@" < asked.ll'
        return stand_in(tmp_path, code(NO_DMA_IN_LGKMCNT), otherwise=other)

    @pytest.mark.parametrize("mcpu", ["gfx908", None])
    def test_keeps_all_rules_for_an_architecture_of_which_nothing_is_asked(
        self, mcpu: str | None, compiler: str, tmp_path: Path
    ) -> None:
        found = annotate_validated(parse(TWO_BASES, mcpu=mcpu), checking=CheckOptions(compiler=compiler))
        assert (found.details.rules_left_out, calls(tmp_path)) == ((), 0)

    def test_asks_a_compiler_that_is_named_and_no_other(self, compiler: str, tmp_path: Path) -> None:
        module = parse(TWO_BASES, mcpu="gfx950")
        assert annotate_validated(module).details.rules_left_out == ()
        assert calls(tmp_path) == 0
        found = annotate_validated(module, checking=CheckOptions(compiler=compiler), keep_tags=True)
        assert found.details.rules_left_out == ("R9",)
        assert calls(tmp_path) > 0
