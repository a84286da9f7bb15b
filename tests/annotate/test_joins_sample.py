"""R10 against the compiler: a sample of small kernels in any control flow, annotated by rules alone, loses no wait.

Kernels of each kind are ``annotate/waits_at_joins.ll``.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "long"))
import joins
from annotate_cases import annotated

WAITS_AT_THE_END_OF_1 = 3


def test_no_wait_is_lost() -> None:
    lost, tagged, untagged = joins.lost_in(list(joins.sample(30, seed=11)))
    assert lost == []
    assert tagged
    assert untagged


IN_FRONT_OF_A_LOOP = [
    (((1,), (1, 2), (2,)), placed, False, WAITS_AT_THE_END_OF_1)
    for placed in (
        (("A",), (), ("read", "A")),
        (("A",), ("A",), ("read", "A")),
        (("A", "B"), (), ("read", "A")),
    )
]
"""Nothing is outstanding at the end of the first loop, and the backend puts a block with a load between the loops."""


def test_a_block_of_the_backends_own_hands_on_no_list() -> None:
    assert joins.lost_in(IN_FRONT_OF_A_LOOP) == ([], 0, 3)


def test_a_dma_ahead_in_the_reads_own_block_keeps_the_tag_wherever_else_dmas_are() -> None:
    cases = [
        (graph, ((*placed[0],), (*placed[1],), ("A", "read", "A")), False, noise)
        for graph, placed, _, noise in IN_FRONT_OF_A_LOOP
    ]
    assert joins.lost_in(cases) == ([], 3, 0)


def test_where_the_code_is_judged_the_rule_asks_for_nothing() -> None:
    source = (Path(__file__).parent / "joins" / "br3.ll").read_text()
    by_rule, by_code = (annotated(source, judged=judged).details.functions for judged in (False, True))
    assert any(function.uninformed for function in by_rule)
    assert not any(function.uninformed for function in by_code)
