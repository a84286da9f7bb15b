"""Functions' code with their callees is in proportion to the listing; a case of `check` tells where a call goes."""

import pytest

from ldsopt import arch
from ldsopt.checker.judging import Judging
from ldsopt.isa.assembly import Assembly, parse_assembly


def doubling(depth: int, more: int = 0) -> Assembly:
    """A chain of functions, each of which calls the next one twice; and more functions that call its beginning."""
    texts = ["\t.type f0,@function\nf0:\nds_read_b32 v2, v3\ns_setpc_b64 s[30:31]\n.Lfunc_end_f0:\n"]
    callers = [(f"f{n}", f"f{n - 1}") for n in range(1, depth)] + [
        (f"g{n}", f"f{depth - 1}") for n in range(more)
    ]
    for name, called in callers:
        call = f"s_swappc_b64 s[30:31], {called}\n"
        texts.append(f"\t.type {name},@function\n{name}:\n{call}{call}s_endpgm\n.Lfunc_end_{name}:\n")
    return parse_assembly("".join(texts).replace("s_endpgm", "s_setpc_b64 s[30:31]"))


@pytest.mark.parametrize(("depth", "more"), [(30, 0), (13, 200), (300, 0)])
def test_what_functions_have_with_their_callees_is_in_proportion_to_the_listing(
    depth: int, more: int
) -> None:
    code = doubling(depth, more)
    judging = Judging(code, arch("gfx942"))
    whole = [judging.with_callees(function) for function in judging.functions]
    own = sum(1 + len(block.instructions) for function in code.functions for block in function.blocks)
    assert sum(len(block.instructions) for one in whole for block in one.blocks) < 100_000 + 21 * own
    assert not whole[5].unreadable and whole[5].followed
    left = [one for one in whole if one.name in (f"f{depth - 1}", f"g{more - 1}")][-1]
    assert {one.why for one in left.unreadable} == {"more code behind calls than is followed"}
