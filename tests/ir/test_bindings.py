"""The fast walk through llvmlite's entry points gives what its public objects give, on everything."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import pytest
from text_sections import beside

import ldsopt
from ldsopt import InputError, parse
from ldsopt.ir import bindings
from ldsopt.ir import bindings as compiled_walk_module
from ldsopt.ir.bindings import CompiledWalk, Handle, compiled_walk
from ldsopt.ir.syntax import OPCODES, is_instruction, opcode

TEXTS = beside(__file__)

ROOT = Path(__file__).parents[2]
CORPUS = sorted((ROOT / "corpus" / "ir").rglob("*.ll"))
TRICKY = [ROOT / "tests" / "hostile" / f"{name}.ll" for name in ("tricky", "tricky2", "dyn")]


def _refused(*_: object) -> int:
    raise compiled_walk_module.NoMachineCode


def walked(handle: Handle, *, public_api: bool) -> Iterator[Any]:
    for function, body in handle.functions(public_api=public_api):
        yield function
        if not function.is_declaration:
            yield list(body.arguments())
            yield bare(body)
            yield body.instruction_count()


def bare(body: Any) -> list[Any]:
    """Its blocks without opcodes, which some walks leave to the text."""
    return [block[:3] for block in body.blocks()]


@pytest.mark.parametrize("path", [*CORPUS, *TRICKY], ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_all_walks_agree(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    handle = ldsopt.read(path).handle
    called = list(walked(handle, public_api=False))
    assert called == list(walked(handle, public_api=True))
    monkeypatch.setattr(bindings, "_LARGE", 0)
    assert called == list(walked(handle, public_api=False))


@pytest.mark.parametrize("path", TRICKY, ids=lambda path: path.stem)
def test_opcodes_are_those_of_the_text(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bindings, "_LARGE", 0)
    module = ldsopt.read(path)
    for body in module.bodies():
        given = [each for block in body.raw.blocks() for each in block.opcodes]
        decoded = module.decode(body)
        assert given == decoded.columns.opcodes
        assert given == [opcode(module.lines[line]) for line in decoded.columns.lines]


def test_each_opcode_is_known_by_its_first_letters() -> None:
    assert sorted(compiled_walk_module._opcodes_by_letters().values()) == sorted(OPCODES)


class TestCompiledWalk:
    """Large modules are walked by machine code; where none can be made, as small ones are."""

    MANY = (
        "define void @g(i32 %n) {\n"
        + "".join(f"  %x{i} = add i32 %n, {i}\n" for i in range(9))
        + "  ret void\n}\n"
    )

    def test_is_that_of_large_modules(self, monkeypatch: pytest.MonkeyPatch) -> None:
        calls: list[int] = []
        walk = compiled_walk()
        assert walk is not None
        monkeypatch.setattr(CompiledWalk, "blocks", lambda _, function: calls.append(function) or iter(()))
        handle = Handle.parse_text(self.MANY)
        for limit, expected in ((len(self.MANY) + 1, 0), (len(self.MANY), 1)):
            monkeypatch.setattr(bindings, "_LARGE", limit)
            for _, body in handle.functions():
                list(body.blocks())
            assert len(calls) == expected

    @pytest.mark.parametrize("room", [1, 2, 9, 10, 27, 28])
    def test_makes_room_for_a_function_of_any_size(self, room: int, monkeypatch: pytest.MonkeyPatch) -> None:
        handle = Handle.parse_text(self.MANY)
        ((_, body),) = handle.functions()
        walk = compiled_walk()
        assert walk is not None
        walk._make_room(room)
        monkeypatch.setattr(bindings, "_LARGE", 0)
        ((_, compiled),) = handle.functions()
        assert bare(compiled) == bare(body)

    @pytest.mark.parametrize(
        ("where", "name", "value"),
        [
            pytest.param(compiled_walk_module, "_KNOWN", ("0.1.",), id="another release"),
            pytest.param(compiled_walk_module, "_compiled", _refused, id="no code can be made"),
            pytest.param(bindings, "walk", lambda: None, id="no entry points"),
        ],
    )
    def test_is_done_without(
        self, where: Any, name: str, value: Any, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        compiled_walk.cache_clear()
        try:
            monkeypatch.setattr(where, name, value)
            assert compiled_walk() is None
            monkeypatch.setattr(bindings, "_LARGE", 0)
            handle = Handle.parse_text(self.MANY)
            ((_, body),) = handle.functions()
            assert sum(len(block.instructions) for block in body.blocks()) == 10
        finally:
            compiled_walk.cache_clear()


@pytest.mark.parametrize("path", [*CORPUS, *TRICKY], ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_text_and_structure_are_in_step(path: Path) -> None:
    """The n-th instruction of a function is the n-th line of its body that begins one, and has its opcode."""
    module = ldsopt.read(path)
    module.require_match()
    by_llvm = [
        f for f in llvm.parse_assembly(module.text, llvm.create_context()).functions if not f.is_declaration
    ]
    for function, theirs in zip(module.functions(), by_llvm, strict=True):
        ours = [instruction.opcode for instruction in function.instructions]
        assert ours == [i.opcode for block in theirs.blocks for i in block.instructions]
        assert all(is_instruction(module.lines[i.line]) for i in function.instructions)
        assert [opcode(module.lines[i.line]) for i in function.instructions] == ours
        assert module.lines[function.end] == "}"
        starts = [block.start for block in function.blocks]
        assert starts == sorted(starts)
        assert function.blocks[-1].stop == len(ours)


def test_without_the_entry_points_everything_works(monkeypatch: pytest.MonkeyPatch) -> None:
    source = (ROOT / "tests" / "annotate" / "conformance" / "dma.ll").read_text()
    fast = ldsopt.annotate(ldsopt.parse(source, mcpu="gfx942")).text
    monkeypatch.setattr(bindings, "walk", lambda: None)
    assert ldsopt.annotate(ldsopt.parse(source, mcpu="gfx942")).text == fast


class TestParsing:
    def test_of_bitcode_and_text_give_the_same(self) -> None:
        text = Handle.parse_text((ROOT / "tests" / "hostile" / "dyn.ll").read_text())
        again = Handle.parse_bitcode(text.bitcode())

        def functions(handle: Handle) -> str:
            return handle.text().partition("define ")[2]

        assert functions(again) == functions(text)

    def test_twice_renames_no_type(self) -> None:
        source = "%T = type { i32 }\n@g = external global %T\n"
        first = Handle.parse_text(source)
        assert Handle.parse_text(source).text() == first.text()

    def test_invalid_debug_info_is_no_death(self) -> None:
        with pytest.raises(InputError):
            ldsopt.read(ROOT / "tests" / "hostile" / "abort_dbg_broken.ll")


class TestLifetime:
    """A module's memory is LLVM's; whatever Python does with its objects, the process lives."""

    PROGRAMS = (
        "handle = Handle.parse_text(TEXT)\nhandle.close()\nhandle.close()\ndel handle",
        "try:\n    Handle.parse_text('x')\nexcept Exception as error:\n    kept = [error]\nkept.append(kept)\ndel kept",
        "cycle = [Handle.parse_text(TEXT)]\ncycle.append(cycle)\ndel cycle",
        "handle = Handle.parse_text(TEXT)",
    )
    """One that is closed, one that is refused, one in a reference cycle; and one that lives to the end."""

    def test_whatever_becomes_of_it(self) -> None:
        program = "\ngc.collect()\n".join(
            ("import gc\nfrom ldsopt.ir.bindings import Handle\nTEXT = '@g = global i32 0'", *self.PROGRAMS)
        )
        assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_names_keep_their_bytes() -> None:
    module = Handle.parse_text('@"o \\22 \\FF" = global i32 0\n')
    assert [variable.name for variable in module.global_variables()] == ['o " \udcff']


NAMED_TYPES = TEXTS["NAMED_TYPES"]


@pytest.mark.parametrize(
    ("name", "spelled", "size"),
    [
        ("a", "%plain", 5),
        ("b", '%"two words"', 8 + 16 + 32),
        ("c", "[4 x %plain]", 20),
        ("d", "{ i32, i64 }", 16),
        ("e", "[3 x { i32, i64 }]", 48),
        ("f", "<{ { i32, i64 }, i8 }>", 17),
        ("g", "%opaque", None),
        ("h", "{ i32, [2 x float] }", 12),
    ],
)
def test_a_struct_type_has_the_name_and_the_size_that_the_text_gives_it(
    name: str, spelled: str, size: int | None
) -> None:
    """LLVM prints the type of a value with its definition, or with an address where it has no name."""
    module = parse(NAMED_TYPES + "define void @k(%plain %x, %0 %y) { ret void }")
    variable = next(v for v in module.lds_globals() if v.name == name)
    layout = module.types.layout(variable.value_type)
    assert (variable.value_type, layout.alloc if layout else None) == (spelled, size)
    (function,) = module.functions()
    assert [module.type_of(a) for a in function.arguments] == ["%plain", "{ i32, i64 }"]


def test_modules_that_are_left_to_the_end_of_the_process_are_not_freed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bindings, "_frees_modules", True)
    freed: list[int | None] = []
    monkeypatch.setattr(bindings._llvm(), "dispose_module", freed.append)
    monkeypatch.setattr(bindings._llvm(), "dispose_context", freed.append)
    Handle.parse_text("").close()
    assert len(freed) == 2  # the module and its context
    bindings.leave_modules_to_exit()
    Handle.parse_text("").close()
    assert len(freed) == 2
