"""Texts of IR and assembly, and expectations, that stand in files beside the tests that use them."""

import re
from pathlib import Path
from typing import NamedTuple

_HEADING = re.compile(r"^; === (\w+)\n", re.MULTILINE)


def beside(test: str) -> dict[str, str]:
    """The sections of the ``.ll`` or ``.s`` file that is called as a test is; each begins with a line ``; === NAME``."""
    (file,) = (path for path in map(Path(test).with_suffix, (".ll", ".s")) if path.exists())
    _, *parts = _HEADING.split(file.read_text(encoding="utf-8"))
    return dict(zip(parts[::2], parts[1::2], strict=True))


class Expected(NamedTuple):
    """What is said in front of a kernel: ``; KIND: BEFORE => AFTER -- WHY``, or ``; KIND: BEFORE -- WHY``.

    ``-`` is nothing; what is not said to change is the same after.
    """

    file: str
    kernel: str
    kind: str
    before: str
    after: str
    why: str

    def __str__(self) -> str:
        return f"{self.file.partition('_')[0]}-{self.kernel}-{self.kind}: {self.why}"


_SAID = re.compile(r"; (\w+): (?:-|(.*?))(?: => (.*?))? -- (.*)$|define amdgpu_kernel .*?@(\w+)\(")


def expected(folder: Path, *kinds: str) -> list[Expected]:
    """What the IR of a folder says of these kinds in front of its kernels."""
    found = []
    for path in sorted(folder.glob("*.ll")):
        said: list[tuple[str, ...]] = []
        for line in filter(None, map(_SAID.match, path.read_text(encoding="utf-8").splitlines())):
            kind, before, after, why, kernel = (word or "" for word in line.groups())
            if not kernel:
                said.append((kind, before, after or before, why))
                continue
            found += [Expected(path.stem, kernel, *one) for one in said if one[0] in kinds]
            said = []
    return found
