"""Records in LDS are apart from the kernel's own variables; where they would not be, `tests/cases/instrument/refused_lds.ll` has them refused."""

import re
import shutil
import subprocess
from collections.abc import Callable, Iterator

import pytest
from record_kernels import instrumented, recorded

import ldsopt
from ldsopt import Launch, read_trace

TWO_KINDS = """  %own = getelementptr i32, ptr addrspace(3) @tile, i32 %t
  START(all)
  store i32 %t, ptr addrspace(3) %own
  %j = xor i32 %t, 1
  %other = getelementptr i32, ptr addrspace(3) @tile, i32 %j
  %v = load i32, ptr addrspace(3) %other
  END(all)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %t
  store i32 %v, ptr addrspace(1) %p
  ret void"""


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
