"""The address of the repository: pyproject.toml has it, and the files that name it are kept the same.

    python packaging/repository.py                                       # what is named where; 1 if it is not set yet
    python packaging/repository.py https://github.com/NAME/ldsopt        # set once, by a maintainer

Until it is set, it is `NOT_SET`: GitHub admits no such owner, so nobody can register what the pages name meanwhile.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
NOT_SET = "https://github.com/owner.not.set/ldsopt"
NAMING = ("pyproject.toml", "README.md", "action.yml", "docs/ci.md", "packaging/conda/recipe.yaml")
"""The files that name the repository, the first of which the others follow."""
_STATED = re.compile(r'^Repository = "(https://[^"]+)"$', re.MULTILINE)


def stated() -> str:
    """The address by pyproject.toml.

    Raises:
        ValueError: it states none.
    """
    found = _STATED.search((ROOT / NAMING[0]).read_text(encoding="utf-8"))
    if found is None:
        raise ValueError('pyproject.toml has no line Repository = "https://…"')
    return found[1]


def slug(address: str) -> str:
    """Owner and name, as a workflow names an action.

    >>> slug("https://github.com/ROCm/ldsopt")
    'ROCm/ldsopt'
    """
    return "/".join(address.split("/")[3:])


def set_to(address: str) -> None:
    """Writes another address into every file that names the repository.

    Raises:
        ValueError: it is no address of a repository.
    """
    if not re.fullmatch(r"https://[\w.-]+/[\w.-]+(?:/[\w.-]+)+", address) or address.endswith((".git", "/")):
        raise ValueError(f"{address!r} is no address like https://github.com/NAME/ldsopt")
    before = stated()
    for name in NAMING:
        text = (ROOT / name).read_text(encoding="utf-8")
        (ROOT / name).write_text(
            text.replace(before, address).replace(f"uses: {slug(before)}@", f"uses: {slug(address)}@"),
            encoding="utf-8",
        )


def main(arguments: list[str]) -> int:
    """Sets the address or shows it. Returns the exit code."""
    if len(arguments) > 1:
        print("usage: repository.py [https://github.com/NAME/ldsopt]", file=sys.stderr)
        return 2
    try:
        if arguments:
            set_to(arguments[0])
        address = stated()
    except ValueError as error:
        print(f"repository.py: {error}", file=sys.stderr)
        return 2
    for name in NAMING:
        text = (ROOT / name).read_text(encoding="utf-8")
        print(f"{name}: {text.count(address) + text.count(f'uses: {slug(address)}@')} times {address}")
    if address == NOT_SET:
        print("not set yet: python packaging/repository.py https://github.com/NAME/ldsopt", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
