"""What cannot be recorded is refused in one line that says where, why, and what to do."""

from __future__ import annotations

from typing import Any

import pytest
from record_kernels import mark, parsed, text

from ldsopt import api
from ldsopt.errors import InputError, UsageError
from ldsopt.transforms.instrument.options import InstrumentOptions

ONE = "  MARK(place)\n  ret void"


def refusal(module: Any, **options: Any) -> str:
    """The words with which a module is refused."""
    with pytest.raises(InputError) as refused:
        api.instrument(module, **options)
    return str(refused.value)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (mark("", "x"), "a mark of a record that says 'x' in place of start, end or mark"),
        (mark("begin", "x"), "a mark of a record that says 'begin' in place of start, end or mark"),
        (mark("start", ""), "a mark of a record with no name"),
        (mark("start", "two words"), "a mark of a record with the name 'two words'"),
        (mark("mark", "7"), "a mark of a record with the name '7'"),
        (
            mark("mark", "x").replace("x", "x\\0As_nop 0"),
            "a mark of a record shares its statement with other assembly",
        ),
        (mark("mark", "x", "i64 0"), "mark 'x' notes a i64; note an integer or a float of 32 bits"),
        (mark("mark", "x", "<2 x i32> zeroinitializer"), "mark 'x' notes a <2 x i32>"),
        (mark("mark", "x", "i32 0").replace(" $0", ""), "whose operand is not its only one, or is not named"),
        (mark("mark", "x $0"), "whose operand is not its only one, or is not named"),
        (mark("buffer", ""), "a mark of the buffer that has no pointer"),
        (mark("start", "x"), "scope 'x' starts in 'k' and ends nowhere; mark its end: `; ldsopt.rec end x`"),
        (mark("end", "x"), "scope 'x' ends in 'k' and starts nowhere; mark its start"),
    ],
)
def test_marks_that_say_nothing(line: str, words: str) -> None:
    module = parsed(f"  {line}\n  ret void")
    said = refusal(module)
    assert said.startswith("k.ll:14: ")
    assert words in said


def buffer(operand: str) -> str:
    return f'  call void asm sideeffect "; ldsopt.rec buffer $0", "s,~{{memory}}"({operand})\n'


@pytest.mark.parametrize(
    ("body", "options", "given", "words"),
    [
        ("  ret void", {}, {}, "no marks of records; mark scopes, e.g. LDSOPT_RECORD_START(name)"),
        (ONE, {"only": "other"}, {}, "no marks of records but those that --only and --skip leave out"),
        (ONE, {"buffer": "arg"}, {}, "nothing says which argument of 'k' points to the buffer"),
        (ONE, {"buffer": "arg", "argument": "7"}, {}, "'k' has no argument '7'; name one of its 3 arguments"),
        (ONE, {"buffer": "arg", "argument": "size"}, {}, "'k' has no argument 'size'"),
        (ONE, {"buffer": "arg", "argument": "n"}, {}, "argument 1 of 'k' cannot point to the buffer of its records: it is i32"),
        (ONE, {"buffer": "arg", "argument": "2"}, {"parameters": ", ptr addrspace(1) readnone %records"}, "it is readnone"),
        (ONE, {"buffer": "arg", "argument": "2"}, {"parameters": ", ptr addrspace(1) writeonly %records"}, "it is writeonly"),
        (ONE, {"buffer": "arg", "argument": "2"}, {"parameters": ", ptr addrspace(4) %records"}, "it is ptr addrspace(4)"),
        (buffer("ptr addrspace(1) %records") * 2 + ONE, {"buffer": "arg"}, {}, "a second buffer for the records of 'k'"),
        (
            "  %p = getelementptr i8, ptr addrspace(1) %records, i32 4\n" + buffer("ptr addrspace(1) %p") + ONE,
            {"buffer": "arg"},
            {},
            "the buffer of the records of 'k' is none of its arguments",
        ),
        (ONE, {"waves": "2-9"}, {}, "'k' has 2 waves a workgroup, none of which --waves 2-9 names"),
        (ONE, {"workgroups": "1000000"}, {}, "the records of 'k' would take 4224000128 bytes"),
        (ONE, {"workgroups": "4,4"}, {"attributes": ' "amdgpu-no-workgroup-id-y"'}, "cannot be told apart along y"),
        (ONE, {"no_assume": ("unread-dimensions-are-one",)}, {}, "unread-dimensions-are-one is not to be assumed; say which: --assume workgroup-size=X,Y,Z"),
        (
            ONE,
            {"no_assume": ("flat-grid",)},
            {"attributes": ' "amdgpu-no-workgroup-id-y"', "size": "64,64"},
            "flat-grid is not to be assumed",
        ),
        (
            "  %u = call i32 @llvm.amdgcn.workitem.id.y()\n" + ONE,
            {},
            {},
            "'k' has workgroups of more than one dimension and does not say which",
        ),
        (
            ONE,
            {},
            {
                "metadata": " !reqd_work_group_size !0",
                "nodes": "!0 = !{i32 64, i32 2, i32 1}\n",
                "attributes": ' "amdgpu-no-workitem-id-y"',
            },
            "gets no workitem.id.y, by which its waves are told apart",
        ),
        (ONE, {"buffer": "lds", "per_wave": 8192}, {}, "'k' has room for 4096 bytes of records in LDS, but 131072 are needed"),
    ],
)  # fmt: skip
def test_kernels_that_cannot(body: str, options: dict[str, Any], given: dict[str, Any], words: str) -> None:
    assert words in refusal(parsed(body, **given), **options)


def test_a_mark_in_a_function_that_is_called() -> None:
    source = text(ONE).replace(
        "attributes #0", f"define void @f() {{\n  {mark('mark', 'x')}\n  ret void\n}}\nattributes #0"
    )
    said = refusal(api.parse(source))
    assert "a mark of a record in 'f', which is no kernel; have it inlined" in said


@pytest.mark.parametrize(
    ("called", "words"),
    [
        (
            "define i32 @f() {\n  %u = call i32 @llvm.amdgcn.workitem.id.y()\n  ret i32 %u\n}",
            "more than one dimension",
        ),
        ("declare i32 @f()", "calls code of which nothing is known, and which may read an id along y or z"),
    ],
    ids=["a function that reads y", "one that may"],
)
def test_functions_that_a_kernel_calls_may_read_the_other_ids(called: str, words: str) -> None:
    """Its waves would be numbered as if there were one row of work-items."""
    source = text("  %y = call i32 @f()\n" + ONE)
    said = refusal(api.parse(source.replace("attributes #0", f"{called}\nattributes #0", 1)))
    assert words in said


def test_a_function_that_reads_no_id_does_no_harm() -> None:
    source = text("  %y = call i32 @f()\n" + ONE)
    api.instrument(
        api.parse(source.replace("attributes #0", "define i32 @f() {\n  ret i32 1\n}\nattributes #0", 1))
    )


def test_a_module_that_records_already() -> None:
    made = api.instrument(parsed(ONE))
    again = api.parse(made.text.replace("  ret void", f"  {mark('mark', 'again')}\n  ret void"))
    assert "'k' makes records already" in refusal(again)


def test_more_scopes_than_records_have_room_for() -> None:
    body = "".join(f"  MARK(m{n})\n" for n in range(257)) + "  ret void"
    assert "'k' has 257 names of scopes and marks; records have room for 256" in refusal(parsed(body))
    body = body.replace("  MARK(m256)\n", "")
    assert "room for 256" in refusal(parsed(body), empty_scope=True)
    assert api.instrument(parsed(body)).details.instrumentation


def test_an_attribute_that_records_would_make_untrue() -> None:
    source = text(ONE).replace("attributes #0 = {", "attributes #0 = { memory(argmem: readwrite)")
    assert "says what memory it touches, which records make untrue" in refusal(api.parse(source))


def test_no_architecture() -> None:
    source = text(ONE).replace('"target-cpu"="gfx942"', "")
    assert "architecture" in refusal(api.parse(source))


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"per_wave": 3}, "--per-wave 3: a power of two from 2 to"),
        ({"per_wave": 1}, "--per-wave 1: a power of two"),
        ({"per_wave": 1 << 21}, "a power of two from 2 to 1048576"),
        ({"waves": "a"}, "--waves 'a': numbers and ranges are needed, e.g. 0,4-7"),
        ({"waves": "5-2"}, "--waves '5-2'"),
        ({"waves": "99"}, "--waves '99'"),
        ({"workgroups": "0"}, "--workgroups '0': one to three positive numbers are needed"),
        ({"workgroups": "1,1,1,1"}, "--workgroups '1,1,1,1'"),
        ({"only": "("}, "'(' is no regular expression"),
        ({"lines": ("gemm.hip",)}, "--lines 'gemm.hip': a file with a line or two is needed"),
        ({"lines": ("gemm.hip:9-3",)}, "--lines 'gemm.hip:9-3'"),
        ({"mark": True}, "--mark writes the marks of --auto and --lines; give one of these"),
        ({"argument": "1"}, "--argument is for --buffer arg and --buffer lds"),
        (
            {"no_assume": ("named-bases",)},
            "no such assumption: named-bases; there are unread-dimensions-are-one, flat-grid",
        ),
    ],
)
def test_options_that_make_no_sense(options: dict[str, Any], words: str) -> None:
    with pytest.raises(UsageError) as refused:
        InstrumentOptions(**options)
    assert words in str(refused.value)
