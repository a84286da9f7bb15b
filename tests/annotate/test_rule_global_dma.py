"""R9: in a tagged function, every DMA that is a global load stands between waits for LDS operations."""

from typing import Any

import pytest

import ldsopt
from ldsopt import Rule, check
from ldsopt.verifier.generator.random_kernel import random_kernel


def hazards(text: str) -> list[Rule]:
    return [
        finding.rule for finding in check(ldsopt.parse(text)).findings if finding.rule is Rule.REGISTER_HAZARD
    ]


@pytest.mark.parametrize(
    ("seed", "options"), [(21, {"bases": "all"}), (21, {})], ids=["bases all", "default"]
)
def test_no_register_is_used_before_it_is_there(seed: int, options: dict[str, Any]) -> None:
    """Without the waits the DMA is scheduled in front of a use, and lgkmcnt(2) stands for lgkmcnt(1)."""
    stock = random_kernel(seed).text
    assert ".global.load.lds" in stock
    assert not hazards(stock)
    text = ldsopt.annotate(ldsopt.parse(stock), **options).text
    assert not hazards(text)
    bare = "\n".join(line for line in text.split("\n") if "call void @llvm.amdgcn.s.waitcnt" not in line)
    assert hazards(bare)
