"""The chosen version is written in the user's own text: a diff shows the edits, and nothing else."""

import re
from collections import Counter
from typing import Any

import llvmlite.binding as llvm
import pytest
from test_choices import GEMM, optimize, two_kernels

import ldsopt
from ldsopt import Transformed
from ldsopt.api.optimizing import own_form

NEW = re.compile(r"ldsopt\.|!alias\.scope |!noalias |s\.waitcnt\(|^![0-9]+ = |^declare |^$")
"""A line that edits may add: with our names or tags, a mended wait, a metadata node, a declaration."""


def laid_out(text: str) -> str:
    """A module in a layout that LLVM would not print: a header, tabs, comments, odd blanks, other metadata numbers."""
    out = ["; of its author", ""]
    for line in text.split("\n"):
        if line.startswith("  ") and line[2:3] not in ("", " ", "]") and '"' not in line:
            line = "\t" + line.strip().replace(", ", " ,  ", 1)
            line += "   ; a comment" if " load " in line or "store " in line else ""
        out.append(re.sub(r'("[^"]*")|!(\d+)', lambda m: m[1] or f"!{int(m[2]) * 3 + 7}", line))
    return "\n".join(out)


def assert_only_edits(source: str, result: Transformed[Any]) -> None:
    """Each line that goes comes back in place with other tags or another address; the rest is new and ours."""
    assert result.details.changed
    assert (result.is_own, result.notes, result.untouched) == (True, (), b"")
    before, after = source.split("\n"), result.text.split("\n")
    gone, new = Counter(before) - Counter(after), Counter(after) - Counter(before)
    assert 0 < gone.total() < len(before) / 4
    assert all(re.search(r"^$|addrspace\(3\)|s\.waitcnt\(", line) for line in gone)
    untagged = {re.sub(r", !tbaa !\d+", "", line) for line in gone}  # its bytes have other types, too
    assert all(NEW.search(line) or line in untagged for line in new)
    rest = iter(after)
    assert all(line in rest for line in before if line not in gone)
    for sign in ("; of its author", "\t", "   ; a comment"):
        assert result.text.count(sign) >= source.count(sign) - gone.total()


def test_one_candidate_for_the_module() -> None:
    source = laid_out(GEMM.read_text())
    result = optimize(ldsopt.parse(source))
    assert [group.chosen for group in result.details.groups] == ["annotate --precise"]
    assert_only_edits(source, result)
    plain = optimize(ldsopt.read(GEMM))
    assert [group.after for group in result.details.groups] == [group.after for group in plain.details.groups]


def test_a_choice_for_each_kernel() -> None:
    source = laid_out(two_kernels())
    result = optimize(ldsopt.parse(source, mcpu="gfx942"))
    chosen = {group.name: group.chosen for group in result.details.groups if group.chosen}
    assert chosen == {"named_gemm": "annotate --precise", "batch_norm": "pack --precise"}
    assert_only_edits(source, result)


def test_bitcode_has_no_text_of_its_own() -> None:
    module = ldsopt.parse(llvm.parse_assembly(GEMM.read_text()).as_bitcode())
    result = optimize(module)
    assert (result.details.changed, result.is_own, result.notes) == (True, False, ())
    assert result.text.split("\n")[:2] == module.lines[:2]


def test_what_is_not_the_chosen_module_is_not_written() -> None:
    """Edits that would make another module than the chosen one, from both sides."""
    given = ldsopt.parse(laid_out(GEMM.read_text()))
    printed = ldsopt.parse(given.text, mcpu="gfx942")
    printed.own = ""
    made = ldsopt.annotate(printed)
    edits = made.details.edits
    right = own_form(given, (edits,), made.text, printed)
    assert (right.is_own, right.notes) == (True, ())
    last = max(edits.lines)
    fewer = edits._replace(lines={line: edit for line, edit in edits.lines.items() if line != last})
    for text, steps in (
        (printed.text, (edits,)),
        (made.text, (fewer,)),
        (made.text, (edits, edits)),
        (made.text.replace("add ", "sub ", 1), (edits,)),
    ):
        other = own_form(given, steps, text, printed)
        assert (other.text, other.is_own) == (text, False)
        (note,) = other.notes
        assert "LLVM 22's print" in note


@pytest.mark.parametrize("end", ["\n}\n", " }\n"])
def test_a_text_that_resists_is_printed_and_a_note_says_so(end: str) -> None:
    """A function whose end is on a line of its own, and one whose end is not seen."""
    source, count = re.subn(r"(\n\t[^\n;]*)[^\n]*\n}\n", rf"\1{end}", laid_out(GEMM.read_text()))
    assert count == 1
    result = optimize(ldsopt.parse(source))
    assert result.details.changed
    assert result.is_own is (end == "\n}\n")
    assert [("LLVM 22's print" in note) for note in result.notes] == [True] * (not result.is_own)
    assert ("; of its author" in result.text) is result.is_own
