"""The user's own text with edits: only what was meant differs, however the text is laid out."""

import difflib
import re
from collections import Counter
from pathlib import Path
from random import Random

import llvmlite.binding as llvm
import pytest
from layouts import laid_out
from text_sections import beside

import ldsopt
from ldsopt import Module
from ldsopt.cli import main
from ldsopt.ir import edited as own_text
from ldsopt.ir import postcondition
from ldsopt.ir.edited import edited, output_lines
from ldsopt.ir.edits import Edits, LineEdit
from ldsopt.ir.metadata import Scope
from ldsopt.ir.syntax import code_end

TEXTS = beside(__file__)

ROOT = Path(__file__).parents[2]
CORPUS = sorted((ROOT / "corpus" / "ir").rglob("*.ll"))
NEWER = sorted((ROOT / "tests" / "ir" / "compat").glob("*.ll"))
MODULES = CORPUS + NEWER
A, B = (Scope("ours", "A"),), (Scope("ours", "B"),)

ODD = TEXTS["ODD"]


def line_of(module: Module, part: str) -> int:
    (found,) = [number for number, line in enumerate(module.lines) if part in line]
    return found


def changes(before: str, after: str) -> list[str]:
    """The lines that a diff shows."""
    lines = difflib.unified_diff(before.splitlines(), after.splitlines(), n=0, lineterm="")
    return [line for line in lines if not line.startswith(("---", "+++", "@@"))]


def made(source: str, *wanted: tuple[str, LineEdit], declarations: tuple[str, ...] = ()) -> list[str]:
    """The lines that a diff shows of edits of a text's canonical lines."""
    module = ldsopt.parse(source)
    result = edited(module, Edits({line_of(module, part): edit for part, edit in wanted}, declarations))
    assert result.is_own
    assert not result.notes
    return changes(source, result.text)


class TestEdits:
    def test_none_gives_the_input(self) -> None:
        assert edited(ldsopt.parse(ODD), Edits({})).text == ODD

    def test_a_list_of_scopes_is_extended_by_the_texts_own_numbers(self) -> None:
        assert made(ODD, ("store i32 %2", LineEdit(noalias=A))) == [
            "-    store i32   %5,ptr addrspace(3) %p, align 4, !noalias !20 ; has a list",
            "+    store i32   %5,ptr addrspace(3) %p, align 4, !noalias !43 ; has a list",
            '+!41 = distinct !{!41, !"ours"}',
            '+!42 = distinct !{!42, !41, !"A"}',
            "+!43 = !{!40, !42}",
        ]

    def test_attachments_go_in_front_of_a_comment_and_behind_a_label(self) -> None:
        shown = made(ODD, ("store i32 %3", LineEdit(alias_scope=B)), ("%3 = load", LineEdit(noalias=A)))
        assert "+last:  store i32 %9, ptr addrspace(3) @B, !alias.scope !45" in shown
        assert "+  %9 = load i32, ptr addrspace(3) @B, align 4, !nontemporal !9, !noalias !43" in shown

    def test_instructions_in_front_are_lines_of_their_own_and_use_the_texts_numbers(self) -> None:
        assert made(ODD, ("%p = getelementptr", LineEdit(before=("  %n = mul i32 %2, 2",)))) == [
            "+\t%n = mul i32 %5, 2"
        ]

    def test_a_new_wording_changes_the_words_that_differ(self) -> None:
        edit = LineEdit(text="  store i32 %2, ptr addrspace(3) @B, align 4")
        assert made(ODD, ("store i32 %2", edit)) == [
            "-    store i32   %5,ptr addrspace(3) %p, align 4, !noalias !20 ; has a list",
            "+    store i32   %5,ptr addrspace(3) @B, align 4, !noalias !20 ; has a list",
        ]

    def test_metadata_is_dropped(self) -> None:
        assert made(ODD, ("store i32 %2", LineEdit(drop=frozenset({"noalias"})))) == [
            "-    store i32   %5,ptr addrspace(3) %p, align 4, !noalias !20 ; has a list",
            "+    store i32   %5,ptr addrspace(3) %p, align 4 ; has a list",
        ]

    def test_a_replacement_takes_the_place_of_the_statement(self) -> None:
        assert made(ODD, ("%3 = load", LineEdit(replacement=("  %3 = add i32 %2, 0",)))) == [
            "-  %9 = load i32, ptr addrspace(3) @B, align 4, !nontemporal !9",
            "+  %9 = add i32 %5, 0",
        ]

    def test_declarations_come_behind_the_last_function(self) -> None:
        declaration = "declare i32 @llvm.amdgcn.readfirstlane.i32(i32)"
        call = "  %u = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %2)"
        assert made(ODD, ("br label", LineEdit(before=(call,))), declarations=(declaration,)) == [
            "+  %u = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %5)",
            "+",
            f"+{declaration}",
        ]

    def test_a_declaration_that_is_there_is_not_repeated(self) -> None:
        declaration = "declare i32 @llvm.amdgcn.workitem.id.x()"
        call = "  %u = call i32 @llvm.amdgcn.workitem.id.x()"
        assert len(made(ODD, ("br label", LineEdit(before=(call,))), declarations=(declaration,))) == 1

    def test_comments_within_a_statement_stay(self) -> None:
        split = ODD.replace(
            "%5,ptr addrspace(3) %p, align 4, !noalias !20 ; has",
            "%5, ; a, !noalias !9\n ptr addrspace(3) %p, align 4, ; b\n !noalias !20 ; has",
        )
        edit = LineEdit(text="  store i32 %2, ptr addrspace(3) @B, align 4", noalias=A)
        assert made(split, ("store i32 %2", edit))[:4] == [
            "- ptr addrspace(3) %p, align 4, ; b",
            "- !noalias !20 ; has a list",
            "+ ptr addrspace(3) @B, align 4, ; b",
            "+ !noalias !43 ; has a list",
        ]

    def test_a_header_over_several_lines(self) -> None:
        source = ODD.replace(
            "define amdgpu_kernel void @k(", "define\t; not @x(\n  amdgpu_kernel void\n  @k(\n"
        )
        edit = LineEdit(alias_scope=A)
        shown = made(source, ("%3 = load", edit))
        assert shown[1].startswith(
            "+  %9 = load i32, ptr addrspace(3) @B, align 4, !nontemporal !9, !alias.scope !"
        )

    def test_globals_come_and_go(self) -> None:
        arena = "@arena = internal addrspace(3) global [8 x i8] poison"
        unused = ODD.replace("@A = ", "@unused = global i32 0\n@A = ")
        shown = made(unused, ("@unused", LineEdit(before=(arena,), replacement=())))
        assert shown == ["-@unused = global i32 0", f"+{arena}"]

    def test_line_ends_stay(self) -> None:
        source = ODD.replace("\n", "\r\n")
        module = ldsopt.parse(source)
        edit = LineEdit(before=("  %n = mul i32 %2, 2",), alias_scope=A)
        result = edited(module, Edits({line_of(module, "%3 = load"): edit}))
        assert result.is_own
        assert result.text.count("\n") == result.text.count("\r\n")
        assert "  %n = mul i32 %5, 2\r\n  %9 = load" in result.text


RESISTS = {
    "two statements on a line": "define void @f(ptr addrspace(3) %p) { store i32 1, ptr addrspace(3) %p\n store i32 2, ptr addrspace(3) %p ret void\n}\n",
    "a list in the attachment": "define void @f(ptr addrspace(3) %p) {\n store i32 2, ptr addrspace(3) %p, !noalias !{!1}\n ret void\n}\n!0 = distinct !{!0}\n!1 = distinct !{!1, !0}\n",
    "an end that is not seen": "define void @f(ptr addrspace(3) %p) {\n store i32 2, ptr addrspace(3) %p\n ret void }\n",
}


class TestFallback:
    @pytest.mark.parametrize("name", RESISTS)
    def test_edits_llvms_print_and_says_so(self, name: str) -> None:
        module = ldsopt.parse('target triple = "amdgcn-amd-amdhsa"\n' + RESISTS[name])
        result = edited(module, Edits({line_of(module, "store i32 2"): LineEdit(noalias=A)}))
        assert not result.is_own
        assert len(result.notes) == 1
        assert result.text.startswith("; ModuleID")
        assert "!noalias" in result.text

    def test_a_wrong_place_is_noticed(self, monkeypatch: pytest.MonkeyPatch) -> None:
        right = own_text.onto

        def wrong(module: Module, edits: Edits, text: str) -> str | None:
            found = right(module, edits, text)
            return found and found.replace("ret void", "unreachable")

        monkeypatch.setattr(own_text, "onto", wrong)
        module = ldsopt.parse(ODD)
        result = edited(module, Edits({line_of(module, "br label"): LineEdit(before=("  fence seq_cst",))}))
        assert not result.is_own
        assert "unreachable" not in result.text

    def test_bitcode_has_no_text_of_its_own(self) -> None:
        module = ldsopt.parse(
            llvm.parse_assembly(ODD.replace('target triple="', 'target triple = "')).as_bitcode()
        )
        result = edited(module, Edits({}))
        assert (result.text, result.is_own, result.notes) == (module.text, False, ())

    def test_numbered_variables_have_names_in_the_print_only(self) -> None:
        source = 'target triple = "amdgcn-amd-amdhsa"\n@0 = external addrspace(3) global [0 x i8]\ndefine void @f() {\n  store i32 0, ptr addrspace(3) @0\n  ret void\n}\n'
        module = ldsopt.parse(source)
        result = edited(module, Edits({line_of(module, "store"): LineEdit(alias_scope=A)}))
        assert result.is_own
        assert "@unnamed" not in result.text


EVERY = {"default": {}, "all": {"bases": "all", "repair": True}, "precise": {"precise": True, "repair": True}}


@pytest.mark.parametrize("path", MODULES, ids=[f"{p.parent.name}/{p.stem}" for p in MODULES])
class TestEveryModule:
    def test_without_edits_is_the_input(self, path: Path) -> None:
        module = ldsopt.read(path, mcpu=path.stem.rpartition(".")[2])
        assert edited(module, Edits({})).text.encode("utf-8", "surrogateescape") == path.read_bytes()

    def test_what_annotate_writes_of_it_without_edits_is_the_input(self, path: Path, tmp_path: Path) -> None:
        # A name without the architecture would have the text say it, where only the input's name does.
        out = tmp_path / f"out.{path.stem.rpartition('.')[2]}.ll"
        assert (
            main(["annotate", str(path), "-q", "--no-check", "--no-assume", "named-bases", "-o", str(out)])
            == 0
        )
        assert out.read_bytes() == path.read_bytes()

    @pytest.mark.parametrize("mode", EVERY)
    def test_with_edits_differs_in_them_alone(self, path: Path, mode: str) -> None:
        """Taken line by line: each that goes comes back with tags or another address, the rest is new."""
        module = ldsopt.read(path, mcpu=path.stem.rpartition(".")[2])
        result = ldsopt.annotate(module, **EVERY[mode])
        found = result.details.edits
        assert result.is_own
        before, after = path.read_text().splitlines(), result.text.splitlines()
        gone = Counter(before) - Counter(after)
        assert gone.total() <= len(found.lines)
        rest = iter(after)
        assert all(line in rest for line in before if line not in gone)
        new = [line for line in (Counter(after) - Counter(before)).elements() if line[:1] != "!"]
        inserted = sum(len(e.before) + len(e.replacement or ("",)) for e in found.lines.values())
        assert len(new) <= inserted + len(found.declarations) + 1
        lines = [f.line for f in module.functions()][:1] + sorted(found.lines)
        output = result.text.split("\n")
        for line, number in output_lines(module, found, result.text, lines).items():
            word = module.lines[line].split()[0]
            edit = found.lines.get(line)
            if word[0] == "%" and not word[1:].isdecimal() and (edit is None or edit.replacement is None):
                assert output[number - 1].split()[0] == word


def renumbered(text: str) -> str:
    """The same module with other numbers for metadata and attribute groups."""
    text = re.sub(r'("[^"]*")|!(\d+)', lambda m: m[1] or f"!{int(m[2]) * 3 + 7}", text)
    return re.sub(r'("[^"]*")|(?<= )#(\d+)\b', lambda m: m[1] or f"#{int(m[2]) * 2 + 5}", text)


def same_module(text: str, arch: str | None) -> list[str]:
    """The lines that LLVM prints of a module, but for numbers and order."""
    return sorted(re.sub(r"[!#]\d+", "!", ldsopt.parse(text, mcpu=arch).text).split("\n"))


LAYOUTS: dict[str, dict[str, bool]] = {"by statement": {}, "anywhere": {"anywhere": True}}
SOME = [path for path in CORPUS if path.stat().st_size < 120_000][::7]


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("path", SOME, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_module_that_is_laid_out_otherwise_gets_the_same_edits(path: Path, layout: str) -> None:
    """Edits go onto the text if each instruction begins on its own line; else the print is edited, and that is said."""
    arch, source, rng = path.stem.rpartition(".")[2], path.read_text(), Random(path.stem)
    given = laid_out(renumbered(source), rng, **LAYOUTS[layout])
    nothing = ldsopt.annotate(ldsopt.parse(given, mcpu=arch), functions=frozenset())
    assert (nothing.text, nothing.untouched) == (given, given)
    ours, theirs = (
        ldsopt.annotate(ldsopt.parse(text, mcpu=arch), bases="all", repair=True) for text in (given, source)
    )
    assert ours.is_own or (layout == "anywhere" and ours.notes)
    assert same_module(ours.text, arch) == same_module(theirs.text, arch)
    if ours.is_own:
        gone = Counter(given.splitlines()) - Counter(ours.text.splitlines())
        edited_lines = len(ours.details.edits.lines)
        assert gone.total() <= edited_lines * max(2, max(map(len, _statements(given)), default=1))
        assert (ours.text != given) is bool(edited_lines)


def _statements(text: str) -> list[list[str]]:
    """The runs of lines that go on behind a comma."""
    runs: list[list[str]] = [[]]
    for line in text.splitlines():
        runs[-1].append(line)
        if not line[: code_end(line)].endswith(","):
            runs.append([])
    return runs


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("path", NEWER, ids=lambda path: path.stem)
def test_newer_spellings_are_read_with_any_blanks_and_comments(path: Path, seed: int) -> None:
    arch, source = path.stem.rpartition(".")[2], path.read_text()
    arch = arch if arch.startswith("gfx") else None
    given = laid_out(source, Random(f"{path.stem} {seed}"), breaks=False)
    assert same_module(given, arch) == same_module(source, arch)
    result = ldsopt.annotate(ldsopt.parse(given, mcpu=arch), bases="all", repair=True)
    assert result.is_own


def test_the_post_condition_reads_the_newer_spelling() -> None:
    """The written output is the newer IR; the post-condition compares the form that LLVM 22 makes of it."""
    path = next(path for path in NEWER if "gemm" in path.stem)
    module = ldsopt.read(path)
    assert module.is_respelled
    result = ldsopt.annotate(module, bases="all", repair=True)
    assert "async" in result.text
    with pytest.raises(Exception, match=r"LLVM refuses|differ"):
        postcondition.check(module, result.details.edits, result.text)
