"""Kernels that a version leaves as they came keep the input's code and its check."""

import re
from collections import Counter
from pathlib import Path

import pytest
from text_sections import beside

import ldsopt
from ldsopt import AnnotateOptions, Check, CheckOptions

TEXTS = beside(__file__)

pytestmark = pytest.mark.llvm22

HEAD = TEXTS["HEAD"]
KERNEL = TEXTS["KERNEL"]
READ = """%q = getelementptr i8, ptr addrspace(3) @A, i32 %id
  %w = load volatile i32, ptr addrspace(3) %q, align 4"""
ESCAPE = "store i32 ptrtoint (ptr addrspace(3) @A to i32), ptr addrspace(1) @G"
FUNCTION = "define void @f() {\n  ret void\n}\n"


def kernels(**more: str) -> str:
    return HEAD + "".join(KERNEL.replace("NAME", name).replace("MORE", each) for name, each in more.items())


def told(check: Check) -> object:
    found = Counter((f.verdict, f.key, f.started.accesses) for f in check.findings)
    return found, check.functions, check.assumptions


def annotated(tmp_path: Path, text: str, left: str) -> tuple[str, Check, list[str]]:
    """What is annotated, but for one kernel, its check as it was validated, and the modules with tags that a compiler was
    given on the way."""
    llc = tmp_path / "llc"
    llc.write_text(
        f'#!/bin/sh\n[ "$1" = --version ] || exec <<E\n$(tee "$(mktemp {tmp_path}/seen.XXXXXX)")\nE\nexec llc-22 "$@"\n'
    )
    llc.chmod(0o755)
    module = ldsopt.parse(text, mcpu="gfx942")
    checking = CheckOptions(compiler=f"llc:{llc}")
    made = ldsopt.annotate_validated(module, AnnotateOptions(left={left: "asked for"}), checking)
    assert made.comparison is not None
    seen = [
        one
        for one in (file.read_text() for file in tmp_path.glob("seen.*"))
        if "!noalias" in one and "@one(" in one
    ]
    return made.text, made.comparison.after, seen


def bodies(text: str) -> dict[str, str]:
    return dict(re.findall(r"^define [^@]*@(\w+)\(.*?\{\n(.*?)^\}", text, re.MULTILINE | re.DOTALL))


@pytest.mark.parametrize("left", ["one", "other", "third"])
def test_a_version_is_as_if_all_of_it_was_compiled(left: str, tmp_path: Path) -> None:
    text = kernels(one="", other=READ, third="").replace("  call void @llvm.amdgcn.s.barrier()\n", "")
    made, validated, seen = annotated(tmp_path, text, left)
    assert "!noalias" in made, "some tags stay"
    whole = ldsopt.check(ldsopt.parse(made, mcpu="gfx942"), CheckOptions(compiler="llc-22"))
    assert told(validated) == told(whole)
    assert left in {finding.function for finding in whole.findings}
    compiled = [{name for name, body in bodies(text).items() if "loop:" in body} for text in seen]
    assert {"one", "other", "third"} - {left} in compiled
    assert not any(left in one for one in compiled)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(kernels(one=""), id="only one kernel"),
        pytest.param(kernels(one="", other=READ) + FUNCTION, id="a function that others may call"),
        pytest.param(kernels(one=ESCAPE, other=READ), id="one stores an address that another may load"),
        pytest.param(kernels(one="", other=READ) + "@a = alias i32, ptr addrspace(1) @G\n", id="an alias"),
        pytest.param(
            kernels(one="", other=READ) + 'module asm "s_nop 0"\n', id="assembly outside of functions"
        ),
    ],
)
def test_kernels_that_may_depend_on_each_other_are_compiled_together(text: str, tmp_path: Path) -> None:
    _, _, seen = annotated(tmp_path, text, "other")
    assert all("loop:" in body for each in seen for name, body in bodies(each).items() if name != "f")
    assert seen
