"""Pipelines that follow each other: when the groups need not meet in between, and what is written then."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence

import pytest
from pipeline_kernels import HEAD, mark, stage
from test_emission import BARRIER, FULL, blocks, synchronization

import ldsopt
from ldsopt import InputError, Launch

GEMM = ("rA", ".", "wA", ".")
ADDRESSES = """  %{0}.own = getelementptr i32, ptr addrspace(3) @{0}, i32 %t
  %{0}.other = getelementptr i32, ptr addrspace(3) @{0}, i32 %other
  %{0}.wave = getelementptr i32, ptr addrspace(3) @{0}, i32 %wave
"""


BUFFER = (
    "  %from = call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1(ptr addrspace(1) %in, i16 0, i64 4294967295, "
    "i32 159744)\n"
)


def loop(number: int, stages: Sequence[str], came_from: str, goes_to: str, fields: str = "") -> str:
    """A loop with an empty block in front of it; its reads are added up."""
    body, reads = "", 0
    for at, words in enumerate(stages):
        text = stage(at, words).replace("%i,", f"%w{number},").replace("%r", f"%r{number}.")
        for name in re.findall(r"(%r\S+) = load", text):
            text += f"  %s{number}.{reads + 1} = add i32 %s{number}.{reads}, {name}\n"
            reads += 1
        body += text + mark(f"l{number}s{at}", fields if at == 0 else "")
    return f"""pre{number}:
  br label %loop{number}

loop{number}:
  %i{number} = phi i32 [ 0, %pre{number} ], [ %next{number}, %loop{number} ]
  %s{number}.0 = phi i32 [ {came_from}, %pre{number} ], [ %s{number}, %loop{number} ]
  %x{number} = mul i32 %s{number}.0, 5
  %w{number} = add i32 %x{number}, %i{number}
{body}  %s{number} = add i32 %s{number}.{reads}, %t
  %next{number} = add i32 %i{number}, 1
  %more{number} = icmp slt i32 %next{number}, %n
  br i1 %more{number}, label %loop{number}, label %{goes_to}

"""


def kernel(
    *loops: Sequence[str],
    fields: Sequence[str] = (),
    between: str = "",
    leads: str = "",
) -> str:
    """A kernel with loops that follow each other; ``between`` is put into the blocks in front of the later ones."""
    said = [*fields, *[""] * len(loops)]
    text = HEAD.format(
        addresses="".join(map(ADDRESSES.format, "AB")),
        before="  store i32 %t, ptr addrspace(3) %A.own\n  store i32 %t, ptr addrspace(3) %B.own\n",
        body="",
        behind="",
        size="512,512",
        cpu="gfx942",
    )
    head = text.partition("  br label %loop\n")[0].replace("#0 {", "#0 !reqd_work_group_size !0 {")
    head = head.replace("ptr addrspace(8) %from,", "ptr addrspace(1) %in,").replace(
        "entry:\n", f"entry:\n{BUFFER}"
    )
    head = head.replace("declare void @unknown", "declare ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1("
                        "ptr addrspace(1), i16, i64, i32)\ndeclare void @unknown")  # fmt: skip
    body = "  br label %pre0\n\n"
    for number, stages in enumerate(loops):
        came = "%t" if number == 0 else f"%s{number - 1}"
        goes = f"pre{number + 1}" if number + 1 < len(loops) else "end"
        own = loop(number, stages, came, goes, said[number])
        if number and between:
            own = own.replace(f"pre{number}:\n", f"pre{number}:\n{between}")
        if number and leads:
            own = own.replace(f"  br label %loop{number}\n", leads, 1)
        body += own
    last = len(loops) - 1
    return (
        f"{head}{body}end:\n  %to = getelementptr i32, ptr addrspace(1) %out, i32 %t\n"
        f"  store i32 %s{last}, ptr addrspace(1) %to, align 4\n  ret void\n}}\n"
        'attributes #0 = { "amdgpu-flat-work-group-size"="512,512" "target-cpu"="gfx942" }\n'
        "!0 = !{i32 512, i32 1, i32 1}\n"
    )


def follow(text: str) -> list[bool]:
    """Of each pipeline, whether it follows on the one in front of it."""
    return [one.follows_on for one in ldsopt.pipeline(ldsopt.parse(text)).details.loops]


class TestWhichFollowOn:
    @pytest.mark.parametrize(
        ("loops", "expected"),
        [
            ((GEMM, GEMM), [False, True]),
            ((GEMM, GEMM, GEMM), [False, True, True]),
            # What the last stage reads the next pipeline's first stage writes: at the same time.
            (((".", ".", "rB"), ("wB", ".", ".")), [False, False]),
            # Two stages apart, but no slot between orders LDS, as neither pipeline needs that for itself.
            (((".", "rB", "."), ("wB", ".", ".")), [False, False]),
            # The second pipeline's slot 1 does.
            (((".", ".", "rA"), ("rB", ".", "wB wA", ".")), [False, True]),
            # One in between does not order what is in front of it with what is behind it.
            (((".", "rB", "."), (".", "."), (".", "wB", ".")), [False, True, False]),
            # Copies that the next pipeline reads: nothing waits for them; and then something does.
            ((("cB", ".", "."), ("rB", ".", ".")), [False, False]),
            ((("cB", ".", "rB", "."), (".", ".", "rB", ".")), [False, True]),
        ],
    )
    def test_by_their_dependences(self, loops: tuple[tuple[str, ...], ...], expected: list[bool]) -> None:
        assert follow(kernel(*loops)) == expected

    @pytest.mark.parametrize(
        "between",
        [
            "  %y = load i32, ptr addrspace(3) %B.other\n",
            f"  {BARRIER}\n",
            '  fence syncscope("workgroup") release\n',
            "  call void @llvm.amdgcn.s.waitcnt(i32 3952)\n",
        ],
    )
    def test_nothing_but_computing_may_stand_in_between(self, between: str) -> None:
        assert follow(kernel(GEMM, GEMM, between=between)) == [False, False]
        assert follow(kernel(GEMM, GEMM, between="  %y = mul i32 %t, 7\n")) == [False, True]

    def test_control_has_to_go_straight_on(self) -> None:
        leads = "  %go = icmp sgt i32 %n, 3\n  br i1 %go, label %loop1, label %end\n"
        text = kernel(GEMM, GEMM, leads=leads).replace("store i32 %s1,", "store i32 %n,")
        assert follow(text) == [False, False]

    @pytest.mark.parametrize(
        ("leads", "expected"),
        [
            ("  br label %mid\n", [False, True]),
            ("  %go = icmp sgt i32 %n, 3\n  br i1 %go, label %mid, label %end\n", [False, False]),
            ("  %no = icmp slt i32 %n, 3\n  br i1 %no, label %end, label %mid\n", [False, False]),
        ],
        ids=["straight on", "or round it", "round it or on"],
    )
    def test_control_may_go_through_blocks_that_nothing_leaves(
        self, leads: str, expected: list[bool]
    ) -> None:
        text = kernel(GEMM, GEMM, leads=f"{leads}\nmid:\n  br label %loop1\n").replace(
            "store i32 %s1,", "store i32 %n,"
        )
        assert (
            follow(text.replace("[ 0, %pre1 ]", "[ 0, %mid ]").replace("%s0, %pre1", "%s0, %mid")) == expected
        )

    def test_the_gaps_have_to_be_the_same(self) -> None:
        six = (".", ".", ".", ".", ".", ".")
        assert follow(kernel(six, six, fields=("gap=2", "gap=2"))) == [False, True]
        assert follow(kernel(six, six, fields=("gap=2", "gap=1"))) == [False, False]

    def test_plain_ones_do_not(self) -> None:
        made = ldsopt.pipeline(ldsopt.parse(kernel(GEMM, GEMM)), plain=True)
        assert [one.follows_on for one in made.details.loops] == [False, False]
        assert {"ldsopt.enter.0", "ldsopt.enter.1"} <= set(blocks(made.text))


class TestWhatIsWritten:
    def test_the_groups_part_once_and_meet_once(self) -> None:
        found = blocks(ldsopt.pipeline(ldsopt.parse(kernel(GEMM, GEMM))).text)
        assert [name for name in found if name.startswith("ldsopt.")] == [
            "ldsopt.enter.0",
            "ldsopt.hold.0",
            "ldsopt.start.0",
            "ldsopt.done.0",
            "ldsopt.catch.0",
            "ldsopt.after.0",
        ]
        assert found["loop0"][-1] == "br i1 %more0, label %loop0, label %pre1"
        assert found["loop1"][-1] == "br i1 %more1, label %loop1, label %ldsopt.done.0"
        assert synchronization(found["ldsopt.enter.0"]) == FULL

    @pytest.mark.parametrize(
        ("fields", "priority"),
        [(("prio=1", "prio=2"), 2), (("prio=1", ""), 0), (("", "prio=3"), 3), (("", ""), None)],
    )
    def test_priorities_change_in_between(self, fields: tuple[str, str], priority: int | None) -> None:
        text = ldsopt.pipeline(ldsopt.parse(kernel(GEMM, GEMM, fields=fields))).text
        on = [lines for name, lines in blocks(text).items() if name.startswith("ldsopt.on.")]
        if priority is None:
            assert on == []
        else:
            assert on == [[f"call void @llvm.amdgcn.s.setprio(i16 {priority})", "br label %loop1"]]
        lowered = "call void @llvm.amdgcn.s.setprio(i16 0)"
        assert (lowered in blocks(text)["ldsopt.done.0"]) == bool(fields[1])

    def test_the_report_says_so(self) -> None:
        result = ldsopt.pipeline(ldsopt.parse(kernel(GEMM, GEMM)))
        assert str(result).count("follows on the pipeline in front of it: the groups do not meet") == 1

    def test_what_follows_meets_what_some_pipeline_of_the_run_left_open(self) -> None:
        """The first pipeline's write is complete by no slot of its own, nor by one of the second."""
        read = "  %y = load i32, ptr addrspace(3) %B.other\n  store i32 %y, ptr addrspace(1) %out\n"
        text = kernel((".", ".", "wB"), (".", ".", ".")).replace("end:\n", f"end:\n{read}")
        first, second = ldsopt.pipeline(ldsopt.parse(text)).details.loops
        assert second.follows_on
        assert second.around.meets
        assert not first.around.meets
        ordered = kernel((".", ".", "wB"), GEMM).replace("end:\n", f"end:\n{read}")
        assert not ldsopt.pipeline(ldsopt.parse(ordered)).details.loops[-1].around.meets

    @pytest.mark.parametrize(("started", "meets"), [(True, False), (False, True)])
    def test_a_wait_of_the_next_pipeline_may_complete_it(self, started: bool, meets: bool) -> None:
        """Its slot 1 waits until one copy is left, which its own first stage has started; else it has no wait."""
        copy = stage(0, "cC").replace("%C.wave", "%C.at")
        address = "  %C.at = getelementptr i32, ptr addrspace(3) @C, i32 %wave\n"
        second = (f".|{address}{copy}", ".", "rB", ".", ".", "cB" if started else ".")
        text = kernel((".", ".", "cA"), second)
        text = text.replace(
            "@B = internal", "@C = internal addrspace(3) global [512 x i32] poison, align 16\n@B = internal"
        )
        read = "  %y = load i32, ptr addrspace(3) %A.other\n  store i32 %y, ptr addrspace(1) %out\n"
        _, last = ldsopt.pipeline(ldsopt.parse(text.replace("end:\n", f"end:\n{read}"))).details.loops
        assert last.follows_on
        assert last.around.meets is meets


RUNS = {
    "two": (GEMM, GEMM),
    "three": (GEMM, (".", "."), ("rA", ".", "wA wB", ".", ".")),
    "copies": (("cB", ".", "rB", "."), (".", ".", "rB", ".")),
}


@pytest.mark.parametrize("iterations", [1, 2, 4])
@pytest.mark.parametrize("name", RUNS)
def test_a_run_does_what_the_marks_mean(name: str, iterations: int) -> None:
    text = kernel(*RUNS[name])
    assert any(follow(text))
    module = ldsopt.parse(text)
    launch = Launch((1,), (512,), ["i32[4096]=arange", "i32[512]=zeros", f"i32={iterations}"])
    result = ldsopt.verify(ldsopt.pipeline(module, plain=True), ldsopt.pipeline(module), launch)
    assert result.is_equivalent, result
    assert result.known_findings == 0


@pytest.mark.parametrize("name", RUNS)
def test_a_runs_code_is_clean(name: str) -> None:
    findings = ldsopt.check(ldsopt.pipeline(ldsopt.parse(kernel(*RUNS[name])))).findings
    assert [finding.rule.value for finding in findings if finding.verdict.value != "latent"] == []


def test_a_fence_that_only_the_next_pipeline_needs_is_noticed() -> None:
    """The last slot of the first pipeline that orders LDS orders it for the second one as well."""
    module = ldsopt.parse(kernel(GEMM, GEMM))
    made = ldsopt.pipeline(module)
    slot = r'  fence syncscope\("workgroup"\) release, !mmra !\d+\n(  call void @llvm.amdgcn.s.barrier\(\)\n)'
    bare = re.sub(slot + r'  fence syncscope\("workgroup"\) acquire, !mmra !\d+\n', r"\1", made.text)
    assert bare != made.text
    assert any(f.verdict.value == "definite" for f in ldsopt.check(ldsopt.parse(bare)).findings)


def random_loops(choose: random.Random) -> list[list[str]]:
    """Two or three pipelines of stages that read, write and copy."""
    words = ["rA", "rB", "wA", "wB", "cB", ".", ".", "."]
    return [[choose.choice(words) for _ in range(choose.randint(2, 5))] for _ in range(choose.randint(2, 3))]


def hold_random_runs(seeds: range) -> int:
    """Holds those random pipelines that are legal, and some of which are one, against what their marks mean."""
    held = 0
    for seed in seeds:
        loops = random_loops(random.Random(seed))
        module = ldsopt.parse(kernel(*loops))
        try:
            made = ldsopt.pipeline(module)
        except InputError:
            continue
        if not any(one.follows_on for one in made.details.loops):
            continue
        launch = Launch((1,), (512,), ["i32[4096]=arange", "i32[512]=zeros", f"i32={1 + seed % 3}"])
        result = ldsopt.verify(ldsopt.pipeline(module, plain=True), made, launch)
        if not result.known_findings:
            assert result.is_equivalent, (seed, loops, result)
            held += 1
    return held


def test_random_runs() -> None:
    assert hold_random_runs(range(30)) >= 1


@pytest.mark.long
@pytest.mark.slow
def test_many_random_runs() -> None:
    assert hold_random_runs(range(1000, 1250)) >= 8
