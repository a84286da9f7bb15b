"""One compilation in place of two: debug locations change no instruction, and what they print can be taken away."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from check_cases import CORPUS, arch_of, corpus_name
from text_sections import beside

import ldsopt
from ldsopt import AnnotateOptions, Annotation, CheckOptions, isolation
from ldsopt.checker.mapping import AccessMap
from ldsopt.checker.run import compile_located
from ldsopt.checker.tracing import CLAUSE_HINTS, is_plain_without, stands_for, without_locations
from ldsopt.codegen.compile import Compiling, begin_compile, compile_ir
from ldsopt.ir.read import require_arch
from ldsopt.isa.assembly import parse_assembly
from ldsopt.verifier.generator.random_kernel import random_kernel

TEXTS = beside(__file__)

WITH_DMA = [path for path in CORPUS if ".lds" in path.read_text(errors="surrogateescape")]
NAMED_GEMM = next(path for path in CORPUS if corpus_name(path) == "clang-22/named_gemm.gfx942")
KERNEL = TEXTS["KERNEL"]
UNIT = TEXTS["UNIT"]
VARIABLE = "#dbg_value(i32 1, !6, !DIExpression(), !8)"


def kernel(attributes: str = "", text: str = "", behind: str = "", mcpu: str = "gfx942") -> ldsopt.Module:
    return ldsopt.parse(KERNEL.format(attributes=attributes, text=text, behind=behind), mcpu=mcpu)


def difference(module: ldsopt.Module) -> str:
    """The difference between the one compilation of the traced copy and a plain one; empty if there is none."""
    arch = require_arch(module)
    plain = compile_ir(module.lowered_text, arch.name, CheckOptions(), source=module.source).data
    once = compile_located(module, CheckOptions(), once=True)
    if is_plain_without(module, arch):
        return "" if once.compiled.data == plain else "the text differs"
    listing = parse_assembly(plain.decode("utf-8", "surrogateescape"))
    both = [
        [(i.mnemonic, i.operands) for f in one.functions for i in f.instructions if i[0] not in CLAUSE_HINTS]
        for one in (listing, once.listing)
    ]
    return "" if both[0] == both[1] else "the instructions differ"


def versions(module: ldsopt.Module) -> Iterator[ldsopt.Module]:
    """The module, and what annotating makes of it."""
    seen = set[str]()
    for text in (
        module.text,
        *(ldsopt.annotate(module, **{mode: True}).text for mode in ("precise", "repair")),
    ):
        if text not in seen:
            seen.add(text)
            yield ldsopt.parse(text, source=module.source, mcpu=require_arch(module).name)


@pytest.mark.parametrize("path", WITH_DMA, ids=corpus_name)
def test_locations_change_no_code_of_the_corpus(path: Path) -> None:
    module = ldsopt.read(path, mcpu=arch_of(path))
    assert stands_for(module, CheckOptions())
    assert [difference(version) for version in versions(module)] == [""] * len(list(versions(module)))


@pytest.mark.parametrize("seed", range(8))
def test_locations_change_no_code_of_random_kernels(seed: int) -> None:
    made = random_kernel(seed)
    assert [difference(v) for v in versions(ldsopt.parse(made.text, mcpu=made.arch)) if difference(v)] == []


class TestWhatTheCopyStandsFor:
    @pytest.mark.parametrize(
        ("module", "stands"),
        [
            (kernel(), True),
            (kernel(" noinline optnone"), False),
            (kernel(" !dbg !3", VARIABLE, UNIT), False),
            (kernel(" !dbg !3", "", UNIT), True),
        ],
        ids=["plain", "optnone", "variables", "locations"],
    )
    def test_any_module_but_where_locations_or_variables_may_change_code(
        self, module: ldsopt.Module, *, stands: bool
    ) -> None:
        assert stands_for(module, CheckOptions()) is stands

    def test_not_without_optimization(self) -> None:
        assert not any(stands_for(kernel(), CheckOptions(opt_level=level)) for level in (0, 2))

    @pytest.mark.parametrize(
        ("module", "is_plain"),
        [
            (kernel(), True),
            (kernel(mcpu="gfx906"), True),
            (kernel(mcpu="gfx1030"), False),
            (kernel(mcpu="gfx1100"), False),
            (kernel(" uwtable"), False),
            (kernel(" !dbg !3", "", UNIT), False),
        ],
        ids=["plain", "of gfx906", "clauses", "delays", "unwind tables", "debug information"],
    )
    def test_its_text_is_plain_but_for_clauses_and_the_modules_own_directives(
        self, module: ldsopt.Module, *, is_plain: bool
    ) -> None:
        assert is_plain_without(module, require_arch(module)) is is_plain


def test_directives_in_inline_assembly_stay() -> None:
    authored = b'\t;;#ASMSTART\n\t.loc\t1 2 3\n\t.file\t2 "b"\n.Ltmp7:\n\t;;#ASMEND\n'
    copy = (
        b'.Lfunc_begin0:\n\t.cfi_startproc\n\t.file\t1 "a"\n\t.loc\t1 1 0 ; k:1\n\ts_nop 0\n'
        + authored
        + b".Ltmp0:\n\ts_endpgm\n"
    )
    assert without_locations(copy) == b"\ts_nop 0\n" + authored + b"\ts_endpgm\n"


class TestCompilations:
    def count(
        self, module: ldsopt.Module, emit: str | None = None, *, keep_tags: bool = False, **options: Any
    ) -> tuple[int, ldsopt.Transformed[Annotation]]:
        begun = []
        with patch("ldsopt.codegen.compile.hand", lambda *a, **k: begun.append(1) or isolation.hand(*a, **k)):
            checking = CheckOptions(**options)
            made = ldsopt.annotate_validated(
                module, AnnotateOptions(), checking, emit=emit, keep_tags=keep_tags
            )
        assert made.details.edits
        return len(begun), made

    def test_two_where_one_tells_all(self) -> None:
        count, made = self.count(ldsopt.read(NAMED_GEMM))
        assert count == 2
        assert made.compiled is None

    def test_the_assembly_to_be_written_is_among_them_and_is_the_outputs(self) -> None:
        count, made = self.count(ldsopt.read(NAMED_GEMM), emit="asm")
        assert count == 2
        assert made.compiled is not None
        assert made.compiled.data == ldsopt.compile(made).data

    @pytest.mark.parametrize(
        ("emit", "mcpu"), [("obj", "gfx942"), ("asm", "gfx1030")], ids=["an object", "with clauses"]
    )
    def test_code_that_the_copy_does_not_give_is_compiled_itself(self, emit: str, mcpu: str) -> None:
        count, made = self.count(
            ldsopt.read(NAMED_GEMM.with_name(f"named_tiles.{mcpu}.ll") if mcpu != "gfx942" else NAMED_GEMM),
            emit=emit,
        )
        assert count == 3
        assert made.compiled is not None
        assert made.compiled.data == ldsopt.compile(made).data

    def test_no_trust_without_optimization(self) -> None:
        """Both versions are compiled plainly, and the output once more with locations, to be checked."""
        assert self.count(ldsopt.read(NAMED_GEMM), opt_level=2, keep_tags=True)[0] == 3


def test_a_module_without_functions_is_compiled_once() -> None:
    text = 'target triple = "amdgcn-amd-amdhsa"\n@table = addrspace(1) global i32 7\n'
    module, compiled = ldsopt.parse(text, mcpu="gfx942"), list[str]()

    def counting(text: str, *given: Any, **named: Any) -> Compiling:
        compiled.append(text)
        return begin_compile(text, *given, **named)

    code = compile_located(module, CheckOptions(), begin=counting)
    assert len(compiled) == 1
    assert b"table:" in code.compiled.data
    assert code.mapping == AccessMap({}, is_same_code=True)


def test_code_that_there_is_already_is_not_compiled_again() -> None:
    module, begun = kernel(), list[str]()

    def counting(text: str, *given: Any, **named: Any) -> Compiling:
        begun.append(text)
        return begin_compile(text, *given, **named)

    known = ldsopt.compile(module)
    assert compile_located(module, CheckOptions(), compiled=known, begin=counting).compiled is known
    assert len(begun) == 1  # the copy with locations
