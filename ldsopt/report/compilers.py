"""The list of compilers that are here, and what each can make."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from ldsopt.codegen.compilers import NAMES, Compiler
from ldsopt.codegen.options import DEFAULT_COMPILER
from ldsopt.compare.spelling import text_of
from ldsopt.documents import json_text
from ldsopt.errors import shown


@dataclass(frozen=True, slots=True)
class PresentCompiler:
    """A compiler that is here.

    Attributes:
        default: it is used where none is named.
        makes: what it can emit.
    """

    name: str
    default: bool
    version: str
    llvm: str
    command: tuple[str, ...]
    makes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MissingCompiler:
    """A compiler that is not here.

    Attributes:
        missing: why.
        remedy: how to get it.
    """

    name: str
    default: Literal[False]
    missing: str
    remedy: str


@dataclass(frozen=True, slots=True)
class CompilersDocument:
    """The compilers that `--compiler` can name."""

    SCHEMA: ClassVar = "ldsopt.compilers/1"

    compilers: tuple[PresentCompiler | MissingCompiler, ...]


def as_text(known: Mapping[str, Compiler | str]) -> str:
    """One paragraph for each name, with a final newline. ``known``: as `ldsopt.codegen.compilers.known`."""
    return text_of(_lines(known))


def as_json(known: Mapping[str, Compiler | str]) -> str:
    """The list as JSON."""
    return json_text(CompilersDocument(tuple(_listed(name, one) for name, one in known.items())))


def _listed(name: str, one: Compiler | str) -> PresentCompiler | MissingCompiler:
    if isinstance(one, str):
        return MissingCompiler(name, False, one, NAMES[name])
    is_default = name == DEFAULT_COMPILER
    return PresentCompiler(name, is_default, one.name, one.llvm, tuple(one.command), _makes(one))


def _lines(known: Mapping[str, Compiler | str]) -> Iterator[str]:
    width = max(map(len, known))
    for name, one in known.items():
        if isinstance(one, str):
            yield f"{name:{width}}  not here: {shown(one)}"
            continue
        yield f"{name:{width}}  {shown(one.name)}" + (", the default" if name == DEFAULT_COMPILER else "")
        if one.command:
            yield f"{'':{width}}  LLVM {one.llvm}; {shown(' '.join(one.command))}"
        yield f"{'':{width}}  makes {', '.join(_makes(one))}"


def _makes(compiler: Compiler) -> tuple[str, ...]:
    objects = "objects" if compiler.command else "objects, but of inline assembly"
    return ("assembly", objects, *(["machine IR"] if compiler.makes_mir else []))
