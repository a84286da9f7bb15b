"""Writes ``costly.txt``, the tests that `make test-fast` leaves, by processor times that pytest took.

    python -m pytest -n auto --processor-times build/times
    python tests/costly.py build/times

Doctests of ldsopt/ are none of them: `make test-fast` runs tests/ alone. A test that was not run keeps its line. A line may name a file: all of its tests.
"""

import sys
from pathlib import Path

LIST = Path(__file__).with_name("costly.txt")
LIMIT_SECONDS = 0.12


def costly(times: str, before: set[str]) -> list[str]:
    """The new list: each measured test whose costliest member takes longer than the limit, and lines that stay.

    >>> costly("0.100 t.py::test_a[1]\\n0.300 t.py::test_a[2]\\n0.100 t.py::test_b", {"t.py::test_b", "u.py"})
    ['t.py::test_a', 'u.py']
    """
    seconds: dict[str, float] = {}
    for line in times.splitlines():
        taken, _, member = line.partition(" ")
        if member.startswith("ldsopt/"):
            continue
        name = member.partition("[")[0]
        seconds[name] = max(float(taken), seconds.get(name, 0.0))
    measured = set(seconds) | {name.partition("::")[0] for name in seconds}
    return sorted({name for name, most in seconds.items() if most > LIMIT_SECONDS} | (before - measured))


if __name__ == "__main__":
    listed = costly(
        Path(sys.argv[1]).read_text(encoding="utf-8"), set(LIST.read_text(encoding="utf-8").splitlines())
    )
    LIST.write_text("".join(f"{name}\n" for name in listed), encoding="utf-8")
