"""The instructions that are written, and that nothing else is."""

from __future__ import annotations

import re

import pytest
from record_kernels import HEAD, STORES, instrumented, mark, parsed, text

import ldsopt
from ldsopt import InternalError
from ldsopt.ir import edits as printed
from ldsopt.records.format import variable_names

ONE = "  MARK(place)\n  ret void"
ONE_WAVE = {"size": "64,64"}


def body(made: str) -> list[str]:
    """The lines of the kernel, without the prefix of added names."""
    lines = made.partition("define ")[2].partition("\n}")[0].split("\n")[1:]
    return [line.strip().replace("ldsopt.rec.", "") for line in lines if line.strip()]


def between(lines: list[str], start: str, stop: str) -> list[str]:
    """From the line that holds one text up to that which holds the other, both included."""
    first = next(at for at, line in enumerate(lines) if start in line)
    last = next(at for at, line in enumerate(lines) if at > first and stop in line)
    return lines[first : last + 1]


SCHED = "call void @llvm.amdgcn.sched.barrier(i32 0)"


class TestOneRecord:
    def test_in_device_memory(self) -> None:
        lines = body(instrumented(ONE, **ONE_WAVE).text)
        assert between(lines, "sched.barrier", "sched.barrier") == [
            SCHED,
            "%0.to.at = add i32 0, %segment",
            "%0.to.far = zext i32 %0.to.at to i64",
            "%0.to = getelementptr i8, ptr addrspace(1) %slot, i64 %0.to.far",
            "%0.clock = call i64 @llvm.readcyclecounter()",
            "%0.low = shl i64 %0.clock, 32",
            "%0.high = lshr i64 %0.clock, 32",
            "%0.upper = and i64 %0.high, 2047",
            "%0.word = or i64 %0.low, %0.upper",
            "%0.tagged = or i64 %0.word, 2097152",
            'store atomic i64 %0.tagged, ptr addrspace(1) %0.to syncscope("wavefront") monotonic, align 8',
            "%0.count = add i32 0, 2",
            SCHED,
        ]

    def test_in_lds(self) -> None:
        lines = body(instrumented(ONE, options=STORES["lds"]).text)
        found = between(lines, "sched.barrier", "sched.barrier")
        assert "%0.to = getelementptr i8, ptr addrspace(3) @ldsopt.records.k.lds, i32 %0.to.at" in found
        assert sum("store atomic i64" in line and "addrspace(3)" in line for line in found) == 1

    def test_nothing_holds_the_compiler_back_where_that_is_wanted(self) -> None:
        assert "sched.barrier" not in instrumented(ONE, options={"loose": True}).text

    def test_the_first_ones_are_kept_by_a_choice_of_the_place(self) -> None:
        lines = body(instrumented(ONE, options={"keep": "first"}, size="128,128").text)
        assert "%0.to.has.room = icmp ult i32 0, %limit" in lines
        assert "%0.to.at = select i1 %0.to.has.room, i32 %0.to.next, i32 %spare" in lines

    def test_a_count_in_memory_is_loaded_and_stored(self) -> None:
        divergent = "  %c = icmp ult i32 %t, 7\n  br i1 %c, label %a, label %b\na:\n  MARK(x)\n  br label %b\nb:\n  MARK(y)\n  ret void"
        lines = between(body(instrumented(divergent).text), "sched.barrier", "sched.barrier")
        assert lines[1:3] == [
            '%0.loaded = load atomic i32, ptr addrspace(1) %cell syncscope("wavefront") monotonic, align 4',
            "%0.before = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %0.loaded)",
        ]
        assert (
            lines[-2]
            == 'store atomic i32 %0.count, ptr addrspace(1) %cell syncscope("wavefront") monotonic, align 4'
        )


class TestClocks:
    def test_both_only_where_one_comes_round(self) -> None:
        """gfx11 reads the wall clock by a message; elsewhere the shader's clock has bits enough."""
        for cpu, messages in (("gfx1100", True), ("gfx942", False), ("gfx1201", False)):
            code = {
                clock: ldsopt.compile(
                    ldsopt.parse(
                        instrumented("  MARK(m)\n  ret void", cpu=cpu, options={"clock": clock}).text
                    )
                ).data.decode()
                for clock in ("cycles", "both")
            }
            read = ("s_sendmsg_rtn_b64", "s_memrealtime")
            reads = {clock: sum(text.count(word) for word in read) for clock, text in code.items()}
            assert (reads["both"] > reads["cycles"]) == messages


class TestStraightLine:
    @pytest.mark.parametrize("store", STORES)
    def test_blocks_stay_as_they_are_up_to_the_ends_of_waves(self, store: str) -> None:
        """So what the compiler knows of outstanding operations stays, and so do stack slots."""
        source = "  %slot = alloca i32, addrspace(5)\n  br label %loop\nloop:\n  MARK(x)\n  %c = icmp ult i32 %n, 3\n  br i1 %c, label %loop, label %end\nend:\n  MARK(y)\n  ret void"
        lines = body(instrumented(source, options=STORES[store]).text)
        labels = [line for line in lines if line.endswith(":")]
        assert labels[:3] == ["entry:", "loop:", "end:"]
        assert all(label.startswith("end.0.") for label in labels[3:])
        assert any("alloca" in line for line in lines[: lines.index("loop:")])

    def test_no_barrier_is_added(self) -> None:
        """No wave waits for another, so none can wait for one that has ended."""
        for store in STORES.values():
            assert "call void @llvm.amdgcn.s.barrier" not in instrumented(ONE, options=store).text


class TestTheModule:
    def test_the_buffer_takes_no_room_in_the_code_object_and_is_found_by_name(self) -> None:
        made = instrumented(ONE, **ONE_WAVE)
        assert made.details.instrumentation is not None
        size = made.details.instrumentation.buffers[0].header.buffer_bytes
        assert f"@ldsopt.records.k = protected addrspace(1) externally_initialized global [{size} x i8] zeroinitializer, align 128\n" in made.text  # fmt: skip
        assert "@ldsopt.records.k.header = protected addrspace(4) constant [" in made.text

    def test_an_argument_needs_no_variable(self) -> None:
        made = instrumented(ONE, options=STORES["arg"])
        assert "@ldsopt.records.k = " not in made.text
        assert "@ldsopt.records.k.header = " in made.text

    def test_launch_bounds_and_attributes_stay(self) -> None:
        before = parsed(ONE, attributes=' "amdgpu-waves-per-eu"="2,4"')
        after = ldsopt.parse(ldsopt.instrument(before).text)
        for pattern in (r'attributes #\d+ = \{ "amdgpu-flat.*', r"define amdgpu_kernel.*\("):
            assert [m[0][14:] for m in re.finditer(pattern, before.text)] == [m[0][14:] for m in re.finditer(pattern, after.text)]  # fmt: skip

    def test_the_text_of_the_author_stays_but_for_the_marks(self) -> None:
        source = text("  MARK(place)\n  ret void ; done").replace("entry:", "entry:   ; here it begins")
        made = ldsopt.instrument(ldsopt.parse(source))
        assert made.is_own
        kept = [line for line in source.split("\n") if "ldsopt.rec" not in line and line.strip()]
        there = made.text.split("\n")
        assert [line for line in kept if line not in there] == []

    def test_the_mark_of_the_buffer_goes_too(self) -> None:
        source = f"  {mark('buffer', '').replace('buffer ', 'buffer $0').replace('~{memory}', 's,~{memory}').replace('()', '(ptr addrspace(1) %records)')}\n{ONE}"
        made = instrumented(source, options={"buffer": "arg"})
        assert "ldsopt.rec buffer" not in made.text
        assert made.details.instrumentation is not None
        assert made.details.instrumentation.buffers[0].header.argument == 2

    def test_names_that_need_quotes(self) -> None:
        source = text(ONE).replace("@k(", '@"a kernel"(')
        made = ldsopt.instrument(ldsopt.parse(source))
        assert '@"ldsopt.records.a kernel" = protected' in made.text
        assert ldsopt.parse(made.text).definition_lines().keys() >= set(variable_names("a kernel")[:2])

    def test_debug_records_stay_where_they_are(self) -> None:
        debug = """!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!5}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2)
!2 = !DIFile(filename: "k.c", directory: "/")
!3 = distinct !DISubprogram(name: "k", unit: !1, file: !2, type: !4, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !7)
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !DILocalVariable(name: "n", scope: !3, file: !2, line: 1, type: !8)
!7 = !{null}
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DILocation(line: 3, scope: !3)
"""
        source = text("    #dbg_value(i32 %n, !6, !DIExpression(), !9)\n" + ONE, metadata=" !dbg !3") + debug
        made = ldsopt.parse(ldsopt.instrument(ldsopt.parse(source)).text)
        assert "#dbg_value(i32 %n, " in made.text


class TestProof:
    """The text that is written is proved to be the input with these edits, and nothing else."""

    @pytest.mark.parametrize(
        ("old", "new"),
        [
            ("i64 %ldsopt.rec.0.low, %ldsopt.rec.0.upper", "i64 %ldsopt.rec.0.low, 0"),
            ("@ldsopt.records.k = protected", "@ldsopt.records.k = hidden"),
            ("\\22gfx942\\22", "\\22gfx943\\22"),
            (" x i8] zeroinitializer, align 128", " x i8] zeroinitializer, align 64"),
            ("\n@ldsopt.records.k.header", "\n@more = global i32 0\n@ldsopt.records.k.header"),
            ("  ret void", "  store i32 0, ptr addrspace(1) %out\n  ret void"),
            ("  %ldsopt.rec.0.count = add i32 0, 2\n", ""),
            ("br i1 %ldsopt.rec.end.0.is.lost", "br i1 %ldsopt.rec.end.0.is.one"),
            ('"amdgpu-flat-work-group-size"="128,128"', '"amdgpu-flat-work-group-size"="128,256"'),
        ],
    )
    def test_a_slip_is_noticed(self, old: str, new: str, monkeypatch: pytest.MonkeyPatch) -> None:
        source = parsed(ONE).text  # as LLVM prints it: edited there, and nowhere else
        right = ldsopt.instrument(ldsopt.parse(source)).text
        assert old in right
        monkeypatch.setattr(printed, "apply", lambda *_: right)
        assert ldsopt.instrument(ldsopt.parse(source)).text == right
        monkeypatch.setattr(printed, "apply", lambda *_: right.replace(old, new, 1))
        with pytest.raises(InternalError, match=r"the output would differ|LLVM refuses"):
            ldsopt.instrument(ldsopt.parse(source))


def test_marks_that_are_not_instrumented_do_nothing() -> None:
    """A kernel with marks compiles to the code that it compiles to without."""
    marked = "  START(all)\n  MARK(x, i32 %t)\n  store i32 %t, ptr addrspace(1) %out\n  END(all)\n  ret void"
    plain = re.sub(r"  (?:START|END|MARK)\(.*\)\n", "", marked)
    code = [
        [
            line
            for line in ldsopt.compile(parsed(source)).data.decode().split("\n")
            if line[:1] == "\t" and not line.startswith(("\t;", "\t."))
        ]
        for source in (marked, plain)
    ]
    assert code[0] == code[1]
    assert HEAD.startswith("target triple")
