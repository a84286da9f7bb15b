"""The reducer: what each pass takes away, that what is asked holds of the result, and that only valid modules are asked about."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from ldsopt import parse
from ldsopt.verifier.reduce import PASSES, llvm_reduce, portable, reduce, reduce_by, with_named_values

CORPUS = Path(__file__).parents[2] / "corpus" / "ir"
HEAD = 'target triple = "amdgcn-amd-amdhsa"\n'
BARRIER = "declare void @llvm.amdgcn.s.barrier()\n"
KEEP = "  call void @llvm.amdgcn.s.barrier()\n"


def body(text: str) -> list[str]:
    """The lines in the functions of a module, without labels' comments."""
    inside = re.findall(r"^define .*?^}", text, re.MULTILINE | re.DOTALL)
    return [re.sub(r" +; preds = .*", "", line) for one in inside for line in one.split("\n") if line]


_PASS = re.compile(
    r"^; === (.+?) \(keeps ([^\n]+)\)\n(.*?)^; ---\n(.*?)\n(?=; ===|\Z)", re.MULTILINE | re.DOTALL
)
TAKEN_AWAY = _PASS.findall(Path(__file__).with_suffix(".ll").read_text())
"""By pass: what has to stay in a module, the module, and its functions without what the pass takes away."""


@pytest.mark.parametrize(
    ("name", "stays", "text", "expected"), TAKEN_AWAY, ids=[each[0] for each in TAKEN_AWAY]
)
def test_pass_takes_its_parts_away(name: str, stays: str, text: str, expected: str) -> None:
    passes = [one for one in PASSES if one.name == name]
    (one,) = passes
    found = reduce(HEAD + text, lambda candidate: stays in candidate, attempts=100, passes=[one])
    assert body(found.text) == expected.split("\n")
    assert found.is_minimal


def test_every_pass_is_shown_above_or_is_of_lines_alone() -> None:
    of_lines = {"declarations and variables", "named metadata", "source names", "function attributes"}
    assert {one.name for one in PASSES} == {name for name, *_ in TAKEN_AWAY} | of_lines


def test_what_no_function_needs_goes_with_it() -> None:
    text = HEAD + (
        '@gone = addrspace(3) global i32 poison\n@"ke pt" = addrspace(3) global i32 poison\n'
        "declare void @nobody()\n"
        'define amdgpu_kernel void @k() #0 {\n  store i32 1, ptr addrspace(3) @"ke pt"\n  ret void\n}\n'
        'attributes #0 = { nounwind memory(readwrite) "a"="b" "target-cpu"="gfx942" "flag" }\n'
        '!llvm.ident = !{!0}\n!0 = !{!"someone"}\n'
    )
    found = reduce(text, lambda candidate: "store i32 1" in candidate, attempts=100).text
    assert "@gone" not in found
    assert "@nobody" not in found
    assert "!" not in found.replace("!llvm", "!").partition("define")[2]
    assert 'attributes #0 = { "target-cpu"="gfx942" }' in found  # what the code is for stays
    assert '@"ke pt"' in found


def test_called_function_without_its_body_is_a_declaration() -> None:
    text = HEAD + (
        'define internal fastcc i32 @"a b"(i32 noundef %0) unnamed_addr #0 {\n  ret i32 %0\n}\n'
        'define amdgpu_kernel void @k() {\n  %x = call fastcc i32 @"a b"(i32 1)\n  ret void\n}\n'
        "attributes #0 = { nounwind }\n"
    )
    (one,) = (each for each in PASSES if each.name == "definitions")
    found = reduce(text, lambda c: "call fastcc" in c, attempts=20, passes=[one]).text
    assert 'declare fastcc i32 @"a b"(i32 noundef)' in found


def test_only_valid_modules_without_new_undefined_values_are_asked_about() -> None:
    text = (CORPUS / "triton-3.7.1" / "column_extremes.gfx942.ll").read_text()
    undefined = len(re.findall(r"\b(?:undef|poison)\b", parse(text).text))
    asked = []

    def holds(candidate: str) -> bool:
        parse(candidate).handle.close()
        assert len(re.findall(r"\b(?:undef|poison)\b", candidate)) <= undefined
        asked.append(len(candidate))
        return "call void @llvm.amdgcn.s.barrier" in candidate

    found = reduce(text, holds, attempts=60)
    assert len(asked) == found.attempts <= 60
    assert holds(found.text)
    assert len(found.text) < len(text) / 2


@pytest.mark.parametrize(
    "module",
    [
        "clang-22/radix_pass.gfx942.ll",
        "iree-3.13.0/softmax.gfx950.ll",
        pytest.param("triton-3.9.0/sort_scan.gfx1100.ll", marks=[pytest.mark.slow, pytest.mark.long]),
    ],
)
def test_real_kernel_comes_down_to_the_one_instruction_that_is_asked_for(module: str) -> None:
    text = (CORPUS / module).read_text()
    found = reduce(text, lambda c: bool(re.search(r"^  .*\bfence ", c, re.MULTILINE)), attempts=1000)
    assert found.is_minimal
    assert [line.split()[0] for line in body(found.text) if line.startswith("  ")] == ["fence", "ret"]


def test_attempts_end_the_search() -> None:
    text = (
        HEAD
        + "define i32 @f(i32 %x) {\n"
        + "".join(f"  %v{n} = add i32 %{'x' if n == 0 else f'v{n - 1}'}, {n}\n" for n in range(40))
        + "  ret i32 %v39\n}\n"
    )
    found = reduce(text, lambda c: c.count(" = add ") >= 39, attempts=7)
    assert (found.attempts, found.is_minimal) == (7, False)


@pytest.mark.parametrize(
    ("given", "named"),
    [
        ("define void @f(ptr %0, i32 %a, i32 %1) {\n  br label %3\n\n3:\n  ret void\n}", "v2"),
        ("define void @f() {\n  ret void\n}", "v0"),
        ('define void @f() {\n"a b":\n  ret void\n}', None),
    ],
)
def test_first_block_without_a_label_gets_the_name_that_others_know_it_by(
    given: str, named: str | None
) -> None:
    found = with_named_values(given)
    lines = found.split("\n")
    assert lines[1] == (f"{named}:" if named else '"a b":')
    assert not re.search(r"%\d", found)
    parse(HEAD + found).handle.close()


def test_types_with_numbers_keep_a_module_from_being_renamed() -> None:
    text = "%0 = type { i32 }\ndefine void @f(%0 %1) {\n  ret void\n}"
    assert with_named_values(text) == text


class TestLlvmReduce:
    TEXT = (
        HEAD
        + BARRIER
        + (
            f"define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %x) {{\n  %y = add i32 %x, 1\n{KEEP}"
            "  store i32 %y, ptr addrspace(1) %p\n  ret void\n}\n"
        )
    )

    @pytest.mark.skipif(llvm_reduce() is None, reason="no llvm-reduce")
    def test_it_makes_a_module_smaller_by_our_answers(self) -> None:
        program = llvm_reduce()
        assert program
        found = reduce_by(
            program, self.TEXT, lambda c: "call void @llvm.amdgcn.s.barrier()" in c, attempts=200
        )
        assert found.is_minimal
        assert 0 < found.attempts < 200
        assert "call void @llvm.amdgcn.s.barrier()" in found.text
        assert " = add " not in found.text

    @pytest.mark.skipif(llvm_reduce() is None, reason="no llvm-reduce")
    def test_attempts_end_it_with_the_best_so_far(self) -> None:
        program = llvm_reduce()
        assert program
        found = reduce_by(program, self.TEXT, lambda c: "s.barrier" in c, attempts=3)
        assert (found.attempts, found.is_minimal) == (3, False)
        assert "s.barrier" in found.text

    def test_a_program_that_fails_leaves_the_module_as_it_is(self) -> None:
        false = shutil.which("false")
        assert false
        holds: Callable[[str], bool] = lambda _: True  # noqa: E731
        found = reduce_by(false, self.TEXT, holds, attempts=3)
        assert (found.text, found.attempts, found.is_minimal) == (self.TEXT, 0, False)


def test_portable_text_means_the_same_to_llvm() -> None:
    text = (CORPUS / "clang-22" / "named_gemm.gfx950.ll").read_text()
    plain = portable(parse(text).text)
    assert "captures(" not in "\n".join(line for line in plain.split("\n") if line.startswith("declare"))
    again = parse(plain)
    assert body(again.text) == body(parse(text).text)
    assert [line for line in again.lines if line.startswith("declare")] != []
