"""A name says one thing: in the whole package no two classes and no two type aliases share one."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "ldsopt"


def declared(tree: ast.Module) -> Iterator[str]:
    """The classes, wherever they stand, and the type aliases at the head of a module, which are no constants."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield node.name
    for statement in tree.body:
        targets = statement.targets if isinstance(statement, ast.Assign) else []
        targets = [statement.target] if isinstance(statement, ast.AnnAssign) else targets
        for target in targets:
            if (
                isinstance(target, ast.Name)
                and not target.id.isupper()
                and target.id.lstrip("_")[0].isupper()
            ):
                yield target.id


def shared_names(package: Path) -> dict[str, list[str]]:
    """Each name that is declared more than once, with its modules. ``_Place`` and ``Place`` are one name."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(package.rglob("*.py")):
        for name in declared(ast.parse(path.read_text())):
            found[name.lstrip("_")].append(path.relative_to(package).as_posix())
    return {name: paths for name, paths in found.items() if len(paths) > 1}


def test_every_class_and_type_alias_has_a_name_of_its_own() -> None:
    assert shared_names(PACKAGE) == {}


def test_a_private_name_an_alias_and_an_inner_class_count_too(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("class Place:\n    class Edge: ...\nSIZE = 1\nsize = 2\nclass Own: ...\n")
    (tmp_path / "b.py").write_text("class _Place: ...\nEdge = tuple[int, int]\nSIZE = 1\nsize = 2\n")
    assert shared_names(tmp_path) == {"Place": ["a.py", "b.py"], "Edge": ["a.py", "b.py"]}
