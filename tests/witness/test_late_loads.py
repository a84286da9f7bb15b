"""A witness names the scalar loads that may be late at a barrier, of a variant of a case of `waits`."""

import sys
from pathlib import Path

import ldsopt
from ldsopt.waits.witness import witness_of
from ldsopt.witness.document import parse, render
from ldsopt.witness.validate import validate

sys.path.append(str(Path(__file__).parents[1] / "cases"))
from variant import variant

CASE = Path(__file__).parents[1] / "cases/waits/scalar_loads_at_barriers.ll"


def test_a_load_that_may_be_late_is_of_memory_that_stays() -> None:
    text = variant(CASE.read_text(encoding="utf-8"), {"INVARIANT"})
    found = ldsopt.exact_waits(ldsopt.parse(text, mcpu="gfx942"))
    stock, made = "\n".join(found.code.listing.text), render(witness_of(found))
    assert not validate(parse(made, "w"), stock, found.text, "k.s").faults
    doubted = made.replace('"constant"', '"was_constant"', 1)
    doubted = doubted.replace('"waves_part"', '"constant": [], "waves_part"', 1)
    assert "a barrier that asks for it" in str(validate(parse(doubted, "w"), stock, found.text, "k.s").faults)
