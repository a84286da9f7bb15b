"""Texts of IR and assembly that stand in a file beside the tests that use them."""

import re
from pathlib import Path

_HEADING = re.compile(r"^; === (\w+)\n", re.MULTILINE)


def beside(test: str) -> dict[str, str]:
    """The sections of the ``.ll`` or ``.s`` file that is called as a test is; each begins with a line ``; === NAME``."""
    (file,) = (path for path in map(Path(test).with_suffix, (".ll", ".s")) if path.exists())
    _, *parts = _HEADING.split(file.read_text(encoding="utf-8"))
    return dict(zip(parts[::2], parts[1::2], strict=True))
