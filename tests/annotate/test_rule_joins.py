"""R10 by the waits of the code, and where it asks for nothing; what it does to each access is told by cases."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from annotate_cases import annotated

import ldsopt

JOINS = Path(__file__).parent / "joins"
PROVED: dict[str, Any] = {"precise": True, "bases": "all", "require_proof": True}


def vmcnts(text: str) -> list[int]:
    """The operands of the waits for DMA in the code of a module, in order."""
    (function,) = ldsopt.measure(ldsopt.parse(text, mcpu="gfx942")).functions
    return [count for wait in function.waits or () for name, count in wait.counters if name == "vmcnt"]


@pytest.mark.parametrize(
    ("case", "options", "counts"),
    [
        pytest.param("loop2", {}, [0], id="the DMAs stand at a loop's end, the read at its head"),
        pytest.param("guard4", {}, [0], id="the DMA is in a guarded arm only"),
        pytest.param("br3", {}, [0], id="the two arms start DMAs in different orders"),
        pytest.param("loop3", {}, [0], id="a prologue and a loop: no less than the wait that is needed"),
        pytest.param("loop2s", {"bases": "all"}, [0], id="AMDGPULowerModuleLDS would tag the read"),
        pytest.param("loop4", PROVED, [0], id="two regions of one variable"),
        pytest.param("loopv", {}, [0], id="a DMA that is a global load"),
        pytest.param(
            "two_arms", {}, [0], id="structuring makes a path around both arms of a divergent branch"
        ),
        pytest.param("two_uniform_arms", {}, [0], id="and around those of a uniform branch"),
    ],
)
def test_no_wait_is_lost(case: str, options: dict[str, Any], counts: list[int]) -> None:
    source = (JOINS / f"{case}.ll").read_text()
    assert vmcnts(annotated(source, **options).text) == counts
    assert not min(vmcnts(source))


def test_where_the_code_is_judged_the_rule_asks_for_nothing() -> None:
    source = (JOINS / "br3.ll").read_text()
    assert any(function.uninformed for function in annotated(source).details.functions)
    assert not any(function.uninformed for function in annotated(source, judged=True).details.functions)
