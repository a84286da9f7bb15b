"""The list of compilers that are here, and what each can make."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ldsopt.codegen.compilers import NAMES, Compiler
from ldsopt.codegen.options import DEFAULT_COMPILER
from ldsopt.compare.spelling import text_of
from ldsopt.errors import shown
from ldsopt.report.json_document import json_document


def as_text(known: Mapping[str, Compiler | str]) -> str:
    """One paragraph for each name, with a final newline. ``known``: as `ldsopt.codegen.compilers.known`."""
    return text_of(_lines(known))


def as_json(known: Mapping[str, Compiler | str]) -> str:
    """The list as a JSON document of the schema ``ldsopt.compilers/1``."""
    listed = [
        {
            "name": name,
            "default": name == DEFAULT_COMPILER,
            "version": one.name,
            "llvm": one.llvm,
            "command": list(one.command),
            "makes": _makes(one),
        }
        if isinstance(one, Compiler)
        else {"name": name, "default": False, "missing": one, "remedy": NAMES[name]}
        for name, one in known.items()
    ]
    return json_document("ldsopt.compilers/1", compilers=listed)


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


def _makes(compiler: Compiler) -> list[str]:
    objects = "objects" if compiler.command else "objects, but of inline assembly"
    return ["assembly", objects, *(["machine IR"] if compiler.makes_mir else [])]
