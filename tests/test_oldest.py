"""The oldest versions that ``pyproject.toml`` admits are what ``make test-oldest`` runs with, and can do what is claimed."""

import os
from importlib.metadata import version

import llvmlite.binding as llvm
import pytest
from oldest_dependencies import oldest


def numbers(text: str) -> tuple[int, ...]:
    """A version's numbers, without zeros at its end: 2.0 is 2.0.0."""
    found = [int(part) for part in text.split(".")]
    while found and not found[-1]:
        found.pop()
    return tuple(found)


@pytest.mark.parametrize("name", oldest())
def test_what_is_installed_is_admitted(name: str) -> None:
    assert numbers(version(name)) >= numbers(oldest()[name])


@pytest.mark.skipif("LDSOPT_OLDEST" not in os.environ, reason="these are the tests with the newest versions")
@pytest.mark.parametrize("name", oldest())
def test_what_is_installed_is_the_oldest_that_is_admitted(name: str) -> None:
    assert numbers(version(name)) == numbers(oldest()[name])


def test_llvm_reads_what_front_ends_print_today() -> None:
    """LLVM 20, in llvmlite 0.47, refuses an attribute that LLVM 22 prints on most intrinsics."""
    assert llvm.llvm_version_info >= (22, 1)
    text = "declare void @f() #0\nattributes #0 = { nocreateundeforpoison }\n"
    llvm.parse_assembly(text).close()
