"""Marks without an author: where they stand, what they are called, and that waves pass them in pairs."""

from __future__ import annotations

import re
from typing import Any

import pytest
from record_kernels import instrumented, launch, parsed, recorded, text

import ldsopt
from ldsopt import InputError, Module, read_trace

NEST = """  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %next.i, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %next.j, %inner ]
  %next.j = add i32 %j, 1
  %more.j = icmp slt i32 %next.j, 2
  br i1 %more.j, label %inner, label %latch
latch:
  %next.i = add i32 %i, 1
  %more.i = icmp slt i32 %next.i, %n
  br i1 %more.i, label %outer, label %end
end:
  ret void"""
BARRIERS = """  %p = getelementptr i32, ptr addrspace(3) @tile, i32 %t
  store i32 %t, ptr addrspace(3) %p
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %v = load i32, ptr addrspace(3) %p
  call void @llvm.amdgcn.s.waitcnt(i32 3952)
  %w = add i32 %v, 1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  ret void"""


def words(module: Module, **options: Any) -> list[str]:
    """The kernel as words: labels, ``+name``, ``-name`` of marks, and the opcodes between them."""
    made = ldsopt.instrument(module, mark=True, **options)
    found = []
    for line in ldsopt.parse(made.text).text.partition("define ")[2].partition("\n}")[0].split("\n")[1:]:
        word = line.strip()
        if "ldsopt.rec" in word:
            kind, name = word.split("ldsopt.rec ")[1].split('"')[0].split()
            found.append(("+" if kind == "start" else "-") + name)
        elif word and not line.startswith(" "):
            found.append(word.split(":")[0] + ":")
        elif word:
            called = re.search(r"call .*?(?:@[\w.]*?(\w+)\(|asm)", word)
            found.append((called[1] or "asm") if called else word.split(" = ")[-1].split()[0])
    return found


def said(module: Module, **options: Any) -> str:
    """`words` with spaces between."""
    return " ".join(words(module, **options))


def ran(module: Module, n: int = 2, **options: Any) -> list[str]:
    """The records of the first wave."""
    made = ldsopt.instrument(module, **options)
    trace = read_trace(ldsopt.simulate_records(made, launch(made, n=n))[1])
    assert trace.is_complete
    return recorded(trace)[0, 0]


class TestLoops:
    def test_as_a_whole(self) -> None:
        assert said(parsed(NEST), auto=("loops",)) == (
            "entry: x +loop:outer br outer: phi +loop:inner br inner: phi add icmp br latch: "
            "-loop:inner add icmp br end: -loop:outer ret"
        )

    def test_each_iteration(self) -> None:
        assert said(parsed(NEST), auto=("iterations",)) == (
            "entry: x br outer: phi +iteration:outer br inner: phi +iteration:inner add icmp "
            "-iteration:inner br latch: add icmp -iteration:outer br end: ret"
        )

    def test_both_in_each_other(self) -> None:
        inner = ["+loop:inner", *["+iteration:inner", "-iteration:inner"] * 2, "-loop:inner"]
        iterations = ["+iteration:outer", *inner, "-iteration:outer"] * 2
        assert ran(parsed(NEST), auto=("loops", "iterations")) == ["+loop:outer", *iterations, "-loop:outer"]

    def test_a_loop_that_is_not_always_entered_and_has_two_exits(self) -> None:
        """An edge that has events of its own gets a block of its own."""
        body = """  %c = icmp sgt i32 %n, 0
  br i1 %c, label %loop, label %end
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %b = icmp eq i32 %i, 3
  br i1 %b, label %found, label %latch
latch:
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
found:
  store i32 %i, ptr addrspace(1) %out
  br label %end
end:
  %r = phi i32 [ 0, %entry ], [ 1, %latch ], [ 2, %found ]
  store i32 %r, ptr addrspace(1) %out
  ret void"""
        module = parsed(body)
        for n in (0, 1, 3, 9):
            iterations = ["+iteration:loop", "-iteration:loop"] * min(n, 4)
            whole = ["+loop:loop", *iterations, "-loop:loop"] if n else []
            made = ldsopt.instrument(module, auto=("loops", "iterations"))
            result, dump = ldsopt.simulate_records(made, launch(made, n=n))
            trace = read_trace(dump)
            assert recorded(trace).get((0, 0), []) == whole
            assert trace.is_complete
            assert result.outputs["arg0"][0] == (0 if n == 0 else 1 if n < 4 else 2)

    def test_one_loop_right_behind_another(self) -> None:
        body = """  br label %a
a:
  %i = phi i32 [ 0, %entry ], [ %ni, %a ]
  %ni = add i32 %i, 1
  %ca = icmp slt i32 %ni, %n
  br i1 %ca, label %a, label %b
b:
  %j = phi i32 [ 0, %a ], [ %nj, %b ]
  %nj = add i32 %j, 1
  %cb = icmp slt i32 %nj, %n
  br i1 %cb, label %b, label %end
end:
  ret void"""
        assert ran(parsed(body), auto=("loops",)) == ["+loop:a", "-loop:a", "+loop:b", "-loop:b"]
        made = ldsopt.instrument(parsed(body), auto=("loops",), mark=True)
        assert made.details.marks is not None
        assert made.details.marks.left == ()

    def test_two_entries(self) -> None:
        body = "  %c = icmp ult i32 %n, 2\n  br i1 %c, label %a, label %b\na:\n  br label %b\nb:\n  %d = icmp ult i32 %n, 9\n  br i1 %d, label %end, label %a\nend:\n  ret void"
        with pytest.raises(InputError, match="nothing to record: no loops"):
            ldsopt.instrument(parsed(body), auto=("loops",))


class TestSynchronization:
    def test_barriers_with_what_stands_beside_them(self) -> None:
        assert said(parsed(BARRIERS), auto=("barriers",)) == (
            "entry: x getelementptr store +barrier:0 fence barrier fence -barrier:0 load waitcnt add "
            "+barrier:1 fence barrier -barrier:1 ret"
        )

    def test_waits_too(self) -> None:
        found = words(parsed(BARRIERS), auto=("waits",))
        at = found.index("+wait:0")
        assert found[at : at + 3] == ["+wait:0", "waitcnt", "-wait:0"]
        assert "+barrier:0" in found

    def test_copies_into_lds(self) -> None:
        copy = "  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @tile, i32 4, i32 0, i32 0, i32 0, i32 0)\n"
        body = f"{copy}  %x = add i32 %t, 1\n{copy}  store i32 %x, ptr addrspace(1) %out\n{copy}  ret void"
        source = text(body, parameters=", ptr addrspace(8) %r")
        source = source.replace("declare", "declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)\ndeclare", 1)  # fmt: skip
        assert (
            said(ldsopt.parse(source), auto=("waits",))
            == "entry: x +copy:0 lds add lds -copy:0 store +copy:1 lds -copy:1 ret"
        )

    def test_two_modes_at_once_are_marked_once(self) -> None:
        assert words(parsed(BARRIERS), auto=("waits", "barriers")).count("+barrier:0") == 1

    def test_barriers_of_a_loop_are_in_its_iterations(self) -> None:
        body = NEST.replace("  %next.j = add", "  call void @llvm.amdgcn.s.barrier()\n  %next.j = add")
        found = ran(parsed(body), auto=("iterations", "barriers"), only="inner|barrier")
        one = ["+iteration:inner", "+barrier:0", "-barrier:0", "-iteration:inner"]
        assert found == one * 4


class TestStages:
    STAGED = """  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = add i32 %i, 1
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  call void asm sideeffect "; ldsopt.stage load", "~{memory}"()
  fence syncscope("workgroup") acquire
  %b = add i32 %i, 2
  call void asm sideeffect "; ldsopt.stage multiply", "~{memory}"()
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void"""

    def test_without_the_barriers_beside_the_marks(self) -> None:
        assert said(parsed(self.STAGED), auto=("stages",)) == (
            "entry: x br loop: phi +stage:load add -stage:load fence barrier asm +stage:multiply "
            "fence add -stage:multiply asm add icmp br end: ret"
        )

    def test_they_take_turns(self) -> None:
        one = ["+stage:load", "-stage:load", "+stage:multiply", "-stage:multiply"]
        assert ran(parsed(self.STAGED), auto=("stages",)) == one * 2


DEBUG = """!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!5}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)
!2 = !DIFile(filename: "src/gemm.hip", directory: "/home")
!3 = distinct !DISubprogram(name: "k", scope: !2, file: !2, unit: !1, type: !4, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !7)
!5 = !{i32 2, !"Debug Info Version", i32 3}
!7 = !{null}
!10 = distinct !DISubprogram(name: "f", file: !11, unit: !1, type: !4, spFlags: DISPFlagDefinition)
!11 = !DIFile(filename: "lib.h", directory: "/home")
!12 = distinct !DILexicalBlock(scope: !10, line: 70)
!20 = !DILocation(line: 10, scope: !3)
!21 = !DILocation(line: 11, scope: !3)
!22 = !DILocation(line: 72, scope: !12, inlinedAt: !21)
!23 = !DILocation(line: 0, scope: !3)
"""


class TestSourceLines:
    BODY = """  %a = add i32 %t, 1, !dbg !20
  %b = add i32 %a, 1, !dbg !22
  %c = add i32 %b, 1
  %d = add i32 %c, 1, !dbg !22
  %e = add i32 %d, 1, !dbg !23
  ret void, !dbg !20"""

    def module(self, body: str = "") -> Module:
        return ldsopt.parse(text(body or self.BODY, metadata=" !dbg !3") + DEBUG)

    @pytest.mark.parametrize(
        ("place", "expected"),
        [
            ("lib.h:72", ["add", "+lib.h:72", "add", "add", "add", "-lib.h:72", "add", "ret"]),
            ("gemm.hip:11", ["add", "+gemm.hip:11", "add", "add", "add", "-gemm.hip:11", "add", "ret"]),
            ("src/gemm.hip:11", ["add", "+gemm.hip:11", "add", "add", "add", "-gemm.hip:11", "add", "ret"]),
            ("gemm.hip:10-11", ["+gemm.hip:10-11", *["add"] * 5, "-gemm.hip:10-11", "ret"]),
        ],
    )
    def test_from_the_first_to_the_last_instruction(self, place: str, expected: list[str]) -> None:
        assert words(self.module(), lines=(place,))[2:] == expected

    @pytest.mark.parametrize(
        "place", ["emm.hip:11", "gemm.hip:12", "lib.h:70", "other/gemm.hip:11", "gemm.hip:0-9"]
    )
    def test_lines_that_are_not_there(self, place: str) -> None:
        with pytest.raises(InputError, match=r"nothing to record: no .*; lines need debug information"):
            ldsopt.instrument(self.module(), lines=(place,))

    def test_a_file_whose_name_begins_with_a_digit(self) -> None:
        module = ldsopt.parse(self.module().text.replace("lib.h", "7.h"))
        assert [word for word in words(module, lines=("7.h:72",)) if word[0] in "+-"] == [
            "+_7.h:72",
            "-_7.h:72",
        ]

    def test_other_scopes_are_called_by_their_lines(self) -> None:
        body = "  call void @llvm.amdgcn.s.barrier(), !dbg !22\n  br label %l\nl:\n  %i = phi i32 [ 0, %entry ], [ %j, %l ]\n  %j = add i32 %i, 1, !dbg !20\n  %c = icmp ult i32 %j, %n\n  br i1 %c, label %l, label %e\ne:\n  ret void"
        found = words(self.module(body), auto=("loops", "barriers"))
        assert [word for word in found if word[0] == "+"] == ["+barrier:lib.h:72", "+loop:gemm.hip:10"]


class TestNames:
    LOOP = """  br label %"L"
"L":
  %i = phi i32 [ 0, %entry ], [ %j, %"L" ]
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %"L", label %e
e:
  ret void"""

    @pytest.mark.parametrize(
        ("label", "name"),
        [
            ("for.body", "for.body"),
            ("a b", "a-b"),
            ("12", "12"),
            ("größe", "gr-C3-B6-C3-9Fe"),
            ("a\\22b\\5Cc;d", "a-22b--c-d"),
            ("\\0A", "-0A"),
            ("x" * 300, "x" * 300),
            ("-", "-"),
            ("ns::f<int>", "ns::f-int-"),
        ],
    )
    def test_any_label_makes_a_name_that_is_read_again(self, label: str, name: str) -> None:
        found = ran(parsed(self.LOOP.replace('"L"', f'"{label}"')), auto=("loops",))
        assert found == [f"+loop:{name}", f"-loop:{name}"]


class TestFilters:
    def test_only_and_skip(self) -> None:
        both = {"auto": ("loops", "iterations")}
        assert [w for w in words(parsed(NEST), **both, only="outer") if w[0] == "+"] == [
            "+loop:outer",
            "+iteration:outer",
        ]
        assert [w for w in words(parsed(NEST), **both, skip="^loop") if w[0] == "+"] == [
            "+iteration:outer",
            "+iteration:inner",
        ]

    def test_nothing_left(self) -> None:
        with pytest.raises(
            InputError, match="nothing to record: no loops that --only and --skip let through"
        ):
            ldsopt.instrument(parsed(NEST), auto=("loops",), only="nothing")

    def test_marks_of_authors_are_filtered_alike(self) -> None:
        made = instrumented("  START(a)\n  MARK(b)\n  END(a)\n  ret void", options={"skip": "b"})
        assert recorded(read_trace(ldsopt.simulate_records(made, launch(made))[1]))[0, 0] == ["+a", "-a"]
        assert "ldsopt.rec mark" not in made.text


class TestMarksOnly:
    def test_what_is_marked_records_the_same_afterwards(self) -> None:
        module = parsed(NEST)
        marked = ldsopt.instrument(module, auto=("loops", "iterations"), mark=True)
        assert marked.details.instrumentation is None
        again = ldsopt.instrument(ldsopt.parse(marked.text))
        direct = ldsopt.instrument(module, auto=("loops", "iterations"))
        records = [
            recorded(read_trace(ldsopt.simulate_records(one, launch(one))[1])) for one in (again, direct)
        ]
        assert records[0] == records[1]

    def test_functions_that_are_called_are_left_and_told(self) -> None:
        source = text(NEST).replace("attributes #0", "define void @f() {\n  ret void\n}\nattributes #0")
        made = ldsopt.instrument(ldsopt.parse(source), auto=("loops",))
        assert made.details.marks is not None
        assert made.details.marks.left == ("'f' is no kernel",)
