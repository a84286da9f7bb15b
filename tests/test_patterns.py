"""Regular expressions that are compiled when they are first used."""

import importlib
import pkgutil

import ldsopt


def test_every_pattern_of_the_program_is_a_regular_expression() -> None:
    names = [
        module.name
        for module in pkgutil.walk_packages(ldsopt.__path__, "ldsopt.")
        if "__main__" not in module.name
    ]
    values = [value for name in names for value in vars(importlib.import_module(name)).values()]
    found = [value for value in values if type(value).__name__ == "_LazyPattern"]
    assert len(found) > 40
    assert all(value.groups >= 0 for value in found)
