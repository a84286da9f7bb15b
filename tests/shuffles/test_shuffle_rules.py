"""The outcome of each exchange: the modules beside this file state it behind each of theirs."""

import re
from pathlib import Path

import pytest

from ldsopt import parse, rewrite_shuffles

CASES = sorted(Path(__file__).parent.glob("*.*.ll"))
_EXPECTED = re.compile(r"call i32 @llvm\.amdgcn\.ds\.\w+\(.*\) ; (.+)$")


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_each_exchange_becomes_what_stands_behind_it(path: Path) -> None:
    text = path.read_text("utf-8")
    expected = [match[1] for line in text.splitlines() if (match := _EXPECTED.search(line))]
    found = rewrite_shuffles(parse(text, mcpu=path.stem.rpartition(".")[2])).details
    exchanges = [exchange for function in found.functions for exchange in function.sites]
    assert [f"{one.standing.value}: {one.move}" for one in exchanges] == expected
    assert len(found.edits.lines) == sum(one.standing.is_made for one in exchanges)
