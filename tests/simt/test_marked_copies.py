"""Copies into buffers with marks on their own terms; what commands make of such copies is ``simulate/marked_copies.ll``."""

from pathlib import Path

import ldsopt
from ldsopt import parse
from ldsopt.ir.module import text_for


def test_of_buffers_they_are_read_under_a_name_of_ours_and_written_under_llvms() -> None:
    text = (Path(__file__).parents[1] / "ir" / "compat" / "async_gemm_step.gfx950.ll").read_text()
    module = parse(text)
    assert "@llvm.amdgcn.marked.raw.ptr.buffer.load.async.lds(" in module.text
    assert "async" not in module.lowered_text
    assert text_for(module, 22) == module.lowered_text
    assert text_for(module, 24) == text
    assert ldsopt.annotate(module).text == text
