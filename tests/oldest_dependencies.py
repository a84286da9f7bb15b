"""Prints the oldest versions of ldsopt's dependencies that ``pyproject.toml`` admits, as ``pip install`` takes them."""

import re
import sys
from pathlib import Path

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

PROJECT = Path(__file__).parents[1] / "pyproject.toml"
_REQUIREMENT = re.compile(r"([\w.-]+)>=([\d.]+)")


def oldest() -> dict[str, str]:
    """The oldest version of each dependency, by name.

    Raises:
        ValueError: a dependency has no oldest version.
    """
    found = {}
    for requirement in tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["dependencies"]:
        match = _REQUIREMENT.fullmatch(requirement)
        if match is None:
            raise ValueError(f"{requirement!r} does not say what the oldest version is")
        found[match[1]] = match[2]
    return found


if __name__ == "__main__":
    print(" ".join(f"{name}=={version}" for name, version in oldest().items()))
