"""No command writes code that ``diff --fail-on regressions`` rejects, unless it repairs what its summary names.

Two modules of the corpus, by each command; `tests/long/no_worse.py` does all of them.
"""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CORPUS = ROOT / "corpus" / "ir" / "clang-22"
ROW = re.compile(r"(?m)^(\w.*?) {2,}(\d+) +(\d+) +(\d+) +(\d+) +(\d+) +(\d+)$")


@pytest.mark.slow
@pytest.mark.parametrize("module", ["static_phases.gfx942", "named_tiles.gfx1201"])
def test_over_the_corpus(module: str) -> None:
    said = subprocess.run(
        [sys.executable, ROOT / "tests" / "long" / "no_worse.py", "-j", "2", CORPUS / f"{module}.ll"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 0, said.stdout + said.stderr
    rows = {row[0]: [int(figure) for figure in row[1:]] for row in ROW.findall(said.stdout)}
    assert set(rows) >= {"annotate", "annotate --bases all", "annotate --repair", "pack", "optimize", "waits"}
    for modules, same, changed, repairs, worse, failed in rows.values():
        assert (modules, worse, failed) == (1, 0, 0)
        assert same + changed + repairs == modules
    assert any(changed for _, _, changed, *_ in rows.values())
