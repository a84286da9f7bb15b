"""Every expectation of a case is looked at by a RUN line, and every variant that has lines is printed by one."""

import re
from pathlib import Path

import pytest
from run_lines import SUFFIXES, run_lines

CASES = sorted(path for path in Path(__file__).parent.rglob("*") if path.suffix in SUFFIXES)
_EXPECTATION = re.compile(
    r"^(?:;|//|#) ([A-Z][A-Z0-9-]*?)(?:-(?:NEXT|NOT|LABEL|SAME|DAG|EMPTY|COUNT-\d+))?: ", re.M
)
_NO_EXPECTATIONS = {"RUN", "REQUIRES", "DEFINE", "COM"}


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_nothing_is_left_unread(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    commands = "\n".join(run_lines(text))
    asked = {
        name for names in re.findall(r"--check-prefix(?:es)?[ =](\S+)", commands) for name in names.split(",")
    }
    asked |= {"CHECK"} if re.search(r"filecheck %s(?! --check-prefix)", commands) else set()
    assert set(_EXPECTATION.findall(text)) - _NO_EXPECTATIONS == asked
    printed = {name for names in re.findall(r"\bvariant (\S+)", commands) for name in names.split(",")}
    added = {
        name for names in re.findall(r"^;([A-Z][A-Z0-9,-]*)(?: |$)", text, re.M) for name in names.split(",")
    }
    left_out = {
        name.strip()
        for names in re.findall(r"; but ([A-Z0-9, -]+)$", text, re.M)
        for name in names.split(",")
    }
    assert (added | left_out) - printed == set()
