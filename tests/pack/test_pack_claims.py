"""The output's claims about its accesses: tags by what lies apart, and no claim that sharing made untrue."""

from __future__ import annotations

import re
from typing import Any

import pytest
from pack_kernels import (
    ONE_AFTER_THE_OTHER,
    THREAD,
    TILES,
    kernel,
    left_alone,
    module,
    pack,
)

import ldsopt
from ldsopt import InputError
from ldsopt.ir.metadata import MetadataNodes
from ldsopt.ir.syntax import attachments

THREE = TILES + "@C = internal addrspace(3) global [256 x i32] poison, align 4\n"
C_THROUGHOUT = (
    THREAD
    + "  %pc = getelementptr i32, ptr addrspace(3) @C, i32 %t\n  store i32 %t, ptr addrspace(3) %pc\n"
    + ONE_AFTER_THE_OTHER.removeprefix(THREAD)
    + "  %vc = load i32, ptr addrspace(3) %pc\n  store i32 %vc, ptr addrspace(1) %to\n"
)
"""@A and @B share bytes, @C is needed from the beginning to the end."""


def tags(packed: ldsopt.Transformed[Any], access: str) -> tuple[set[str], set[str]]:
    """The names of the scopes that an access has, and of those that it excludes."""
    module_ = ldsopt.parse(packed.text, mcpu="gfx942")
    line = next(line for line in module_.lines if access in line)
    nodes, attached = MetadataNodes(module_.lines), attachments(line)[1]
    return tuple(  # type: ignore[return-value]
        {scope.name for scope in nodes.scopes(attached[kind])} if kind in attached else set()
        for kind in ("alias.scope", "noalias")
    )


class TestTags:
    def test_functions_of_other_kernels_are_not_touched(self):
        other = kernel(C_THROUGHOUT.replace("@B", "@A"), name="j")
        packed = pack(module(THREE, kernel(C_THROUGHOUT), other))
        assert left_alone(packed, "j") == "nothing to gain"
        end = packed.text[packed.text.index("@j(") :]
        assert "!alias.scope" not in end[: end.index("\n}")]

    def test_dma_of_the_output_are_scoped_and_laundered(self):
        declared = (
            "declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, "
            "i32)"
        )
        dma = (
            "  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @C, i32 4, i32 0, "
            "i32 0, i32 0, i32 0)\n"
        )
        text = module(
            THREE, declared, kernel(dma + C_THROUGHOUT, arguments="ptr addrspace(8) %r, ptr addrspace(1) %to")
        )
        packed = pack(text)
        assert tags(packed, "call void @llvm.amdgcn.raw.ptr.buffer.load.lds(") == ({"C", "dma"}, {"A", "B"})
        assert re.search(
            r"ptrtoint ptr addrspace\(3\) .*@ldsopt\.arena\.k.* to i32\n.*readfirstlane", packed.text
        )
        assert not ldsopt.check(packed).findings


def test_lifetime_markers_of_lds_are_refused_by_llvm_itself():
    body = "  call void @llvm.lifetime.start.p3(ptr addrspace(3) @A)\n"
    with pytest.raises(InputError, match="lifetime"):
        pack(module(TILES, "declare void @llvm.lifetime.start.p3(ptr addrspace(3))", kernel(body)))
