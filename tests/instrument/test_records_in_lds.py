"""Records in LDS: none is lost when a segment is emptied, and they are apart from the kernel's own variables."""

import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from record_kernels import instrumented, launch, parsed, recorded, run, text
from text_sections import beside

import ldsopt
from ldsopt import InputError, Launch, read_trace
from ldsopt.cli import main

TEXTS = beside(__file__)

LOOP = TEXTS["LOOP"]
"""Four records an iteration: a number takes its own. The value behind the loop comes from a block that is split."""


def options(**more: Any) -> dict[str, Any]:
    return {"buffer": "lds", "flush": 8, "per_wave": 1024, **more}


def test_an_empty_scope_fits_in_front() -> None:
    found = run(instrumented(LOOP, options=options(empty_scope=True)), n=20)
    assert len([*found.dump.workgroups[0].waves[0].records]) == 4 + 60
    assert found.is_complete


def test_the_kernel_computes_what_it_did() -> None:
    made = instrumented(LOOP, options=options())
    assert ldsopt.verify(parsed(LOOP), made, launch(made, n=30)).is_equivalent


def test_what_it_costs_is_among_the_modes(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "k.ll").write_text(parsed(LOOP).text)
    assert main(["instrument", str(tmp_path / "k.ll"), "--mcpu", "gfx942", "--costs"]) == 0
    lds = dict(re.findall(r"^(--buffer lds.*?)  .* 0 -> (\d+)  ", capfd.readouterr().out, re.MULTILINE))
    assert int(lds["--buffer lds --flush 64"]) == 2 * 64 * 8
    assert lds["--buffer lds"] != lds["--buffer lds --flush 64"]


def test_a_stack_slot_behind_a_record_is_refused() -> None:
    """Split there, the block would leave it in one that is not the entry, where it is no slot of the kernel's."""
    body = "  MARK(begun)\n  %slot = alloca i32, addrspace(5)\n  store i32 %t, ptr addrspace(5) %slot\n  ret void"
    assert ldsopt.instrument(ldsopt.parse(text(body)), buffer="lds").details.instrumentation
    with pytest.raises(InputError, match="has a stack slot behind a record"):
        ldsopt.instrument(ldsopt.parse(text(body)), **options())


def test_too_little_lds_is_refused_with_what_to_do() -> None:
    with pytest.raises(InputError, match="ask for fewer --flush or --waves, take --lower-occupancy"):
        instrumented(LOOP, options=options(flush=1024))


TWO_KINDS = TEXTS["TWO_KINDS"]


def answers(source: str, *options: str) -> Iterator[tuple[str, str]]:
    """The answer of LLVM's alias analysis for each two accesses of LDS, with the text of both."""
    asked = ["opt-22", "-passes=aa-eval", "-evaluate-aa-metadata", "-print-all-alias-modref-info", *options]
    told = subprocess.run(
        [*asked, "-disable-output"], input=source, capture_output=True, text=True, check=True
    )
    for line in told.stderr.split("\n"):
        answer, _, pair = line.strip().partition(": ")
        if "<->" in pair and pair.count("addrspace(3)") == 2:
            yield answer, pair


@pytest.mark.skipif(shutil.which("opt-22") is None, reason="needs opt-22")
class TestAliasAnalysis:
    """Asked of LLVM itself: no record may touch a byte of the kernel's variables, nor the other way round."""

    @pytest.mark.parametrize(
        ("made", "options"),
        [
            (lambda text_made: text_made, ()),
            (lambda text_made: ldsopt.annotate(ldsopt.parse(text_made), bases="all").text, ()),
            (lambda text_made: ldsopt.annotate(ldsopt.parse(text_made), bases="all").text, ("-aa-pipeline=scoped-noalias-aa",)),
        ],
        ids=["variables", "annotated", "annotated, by scopes alone"],
    )  # fmt: skip
    def test_records_and_variables_are_apart(
        self, made: Callable[[str], str], options: tuple[str, ...]
    ) -> None:
        source = made(instrumented(TWO_KINDS, options={"buffer": "lds", "per_wave": 16}).text)
        found = {"own": set[str](), "apart": set[str]()}
        is_record = re.compile(r"%ldsopt\.rec\.[\w.]+")
        for answer, pair in answers(source, *options):
            sides = {bool(is_record.search(side.partition("addrspace(3)")[2])) for side in pair.split("<->")}
            found["own" if len(sides) == 1 else "apart"].add(answer)
        assert found["apart"] == {"NoAlias"}
        assert found["own"] - {"NoAlias"}, "records among themselves, and the tile's elements, do overlap"

    def test_what_annotate_says_of_it_leaves_the_records_as_they_are(self) -> None:
        made = instrumented(TWO_KINDS, options={"buffer": "lds", "per_wave": 16})
        annotated = ldsopt.annotate(ldsopt.parse(made.text), bases="all")
        launch = Launch((1,), (128,), ["i32[128]=zeros", 0, "u8[64]=zeros"])
        (plain, before), (result, after) = (ldsopt.simulate_records(one, launch) for one in (made, annotated))
        assert plain.findings == result.findings == ()
        assert recorded(read_trace(before)) == recorded(read_trace(after)) != {}
