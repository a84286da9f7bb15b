"""The waits of `ldsopt.ir.compat.async_copies`: their places, and that no code of LLVM 22 uses a register too early."""

import pytest
from text_sections import beside

import ldsopt
from ldsopt import Rule, arch
from ldsopt.target.waits import encode

TEXTS = beside(__file__)

COPY = "call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %in, ptr addrspace(3) %far, i32 4, i32 0, i32 0)"
MARK = "call void @llvm.amdgcn.asyncmark()"
READ = "%r{} = load <4 x i32>, ptr addrspace(3) @lds"
WAIT = f"call void @llvm.amdgcn.s.waitcnt(i32 {encode(arch('gfx950'), lgkmcnt=0)})"
BARRIER = "call void @llvm.amdgcn.sched.barrier(i32 1)"
DECLARATIONS = TEXTS["DECLARATIONS"]
SIGNS = {"C": "@llvm.amdgcn.global.load.lds(", "M": "@llvm.amdgcn.sched.barrier(", "R": " load "}
FAR = "%far = getelementptr i8, ptr addrspace(3) @lds, i32 %n"


def written(body: str, define: str = "define amdgpu_kernel void") -> list[str]:
    """The result for a body of short words, in short words: C a copy, M a mark, R a read, W a wait added."""
    numbers = iter(range(99))
    words = {"C": COPY, "M": MARK, "B": "call void @llvm.amdgcn.s.barrier()", "X": "call void @elsewhere()"}
    words |= {"S": "store i32 0, ptr addrspace(3) %far", "A": "%a{} = add i32 %n, 1"}
    words |= {"IF": "br i1 %c, label %one, label %other", "AGAIN": "br i1 %c, label %turn, label %end"}
    words |= {"P": "%p{} = call i32 @llvm.amdgcn.ds.bpermute(i32 %n, i32 %n)", "R": READ}
    lines = [FAR, *(words.get(word, word) for word in body.split(", ")), "ret void"]
    inside = "\n".join(
        line if line.endswith(":") else f"  {line.replace('{}', str(next(numbers)))}" for line in lines
    )
    text = (
        'target triple = "amdgpu9.50-amd-amdhsa"\n'
        f"{define} @k(ptr addrspace(1) %in, i32 %n, i1 %c) {{\n{inside}\n}}\n{DECLARATIONS}"
    )
    module = ldsopt.parse(text, source="k.ll")
    ldsopt.compile(module)  # LLVM 22 takes it
    found: list[str] = []
    for line in module.lowered_text.splitlines():
        if line.startswith("  "):
            front, _, own = line.rpartition(WAIT)
            found += ["W"] * (front + WAIT).count(WAIT) if WAIT in line else []
            found += [kind for kind, sign in SIGNS.items() if sign in own]
    return found


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("C, M", "C M"),
        ("R, C, M", "R W C M"),
        ("C, R, M", "C W R M"),
        ("C, M, R", "C M R"),
        ("R, C, R, C, M, R", "R W C W R W C M R"),
        ("R, C, C, M", "R W C C M"),
        ("R, C, A, B, S, C, M", "R W C C M"),
        ("P, C, M", "W C M"),
        ("C, P, M", "C W M"),
        ("X, C, M", "W C M"),
        ("C, X", "C W"),
    ],
)
def test_reads_do_not_get_across_a_copy(body: str, expected: str) -> None:
    assert written(body) == expected.split()


SIDES = "IF, one:, {}, br label %end, other:, {}, br label %end, end:, {}"


@pytest.mark.parametrize(
    ("sides", "expected"),
    [
        (("C", "S", "M"), "C M"),
        (("C", "R", "M"), "C R M"),
        (("R", "S", "C, M"), "R W C M"),
        (("C", "C", "R"), "C W C W R"),
        (("C", "C, M", "R"), "C W C M R"),
    ],
)
def test_reads_in_other_blocks_count_where_control_comes_by(sides: tuple[str, ...], expected: str) -> None:
    assert written(SIDES.format(*sides)) == expected.split()


@pytest.mark.parametrize(
    ("iteration", "expected"),
    [("C, M, R", "W C M R"), ("R, C", "R W C W"), ("C, M", "C M"), ("C, B, M, X, M", "W C M M")],
)
def test_iterations_of_a_loop_follow_each_other(iteration: str, expected: str) -> None:
    body = f"br label %turn, turn:, {iteration}, AGAIN, end:, A"
    assert written(body) == expected.split()


def test_what_calls_a_function_may_have_read() -> None:
    assert written("C, M", define="define void") == ["W", "C", "M"]


class TestCode:
    """Two reads, a copy, and a use of what was read, ahead of which LLVM waits for one operation too few."""

    TEXT = TEXTS["GFX950"].format(COPY=COPY, MARK=MARK, BARRIER=BARRIER, DECLARATIONS=DECLARATIONS)

    def test_has_no_hazard(self) -> None:
        found = ldsopt.check(ldsopt.parse(self.TEXT, source="k.ll"))
        assert [f for f in found.findings if f.rule is Rule.REGISTER_HAZARD] == []

    def test_has_one_without_the_waits(self) -> None:
        """The wait stands ahead of the copy that the newer one becomes, on its line."""
        text = ldsopt.parse(self.TEXT, source="k.ll").lowered_text
        assert WAIT in text
        found = ldsopt.check(ldsopt.parse(text.replace(f"{WAIT} ", ""), source="k.ll"))
        assert {f.rule for f in found.findings} >= {Rule.REGISTER_HAZARD}
