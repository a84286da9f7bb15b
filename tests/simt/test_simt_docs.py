"""The Python examples of the documentation run."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = [
    pytest.param(example, id=f"{name}-{number}")
    for name in ("simulate.md", "verify.md")
    for number, example in enumerate(
        re.findall(r"```python\n(.*?)```", (ROOT / "docs" / name).read_text(), re.DOTALL)
    )
]


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 2


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs(example: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    exec(compile(example, "example", "exec"), {})
