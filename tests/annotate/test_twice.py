"""Annotating twice is once, and `annotate --precise` on real modules; messages and mending are `tests/cases/annotate/twice.ll`."""

from pathlib import Path

import pytest
from annotate_cases import annotated, tags_of

import ldsopt

CASES = sorted((Path(__file__).parent / "conformance").glob("*.ll"))


@pytest.mark.parametrize(
    "options", [{}, {"bases": "all"}, {"repair": True}], ids=["default", "all", "repair"]
)
@pytest.mark.parametrize("path", CASES, ids=[path.stem for path in CASES])
def test_twice_is_once_on_every_case(path: Path, options: dict[str, object]) -> None:
    once = annotated(path.read_text(), **options).text
    twice = ldsopt.annotate(ldsopt.parse(once, mcpu="gfx942"), **options)
    assert twice.text == once
    assert not twice.details.edits


IR = Path(__file__).parents[2] / "corpus" / "ir"


@pytest.mark.parametrize("name", ["clang-22/named_gemm.gfx942", "clang-22/named_gemm_asm_waits.gfx950"])
def test_proof_tags_the_gemm_as_the_assumption_does(name: str) -> None:
    """Exclusions between bases are the same; regions come on top."""
    module = ldsopt.read(IR / f"{name}.ll")
    assumed, proved = ldsopt.annotate(module).text, ldsopt.annotate(module, require_proof=True).text
    assert [(t.scopes, t.excluded) for _, t in tags_of(assumed)] == [
        (t.scopes, t.excluded) for _, t in tags_of(proved)
    ]


@pytest.mark.parametrize(
    "name",
    [
        "triton-3.7.1/gemm_async_staged.gfx950",
        "iree-3.11.0/matmul.gfx942",
        "triton-3.5.1/gemm_bias_async.gfx942",
    ],
)
def test_real_modules_keep_the_default_where_it_is_not_asked_for(name: str) -> None:
    arch = name.rpartition(".")[2]
    module = ldsopt.read(IR / f"{name}.ll", mcpu=arch)
    assert "ldsopt.regions" not in ldsopt.annotate(module, bases="all").text
    own = ldsopt.parse(ldsopt.annotate(module, precise=True, bases="all").text, mcpu=arch)
    assert ldsopt.annotate(own, precise=True, bases="all").text  # its own output is read and annotated again
