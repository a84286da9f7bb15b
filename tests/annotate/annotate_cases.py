"""Reading what `annotate` did, apart from its own code: the tags of each access in an output, and what they must be.

A case is IR in which every line that accesses LDS ends with ``; expect: BASES``: the scopes of the domain
``ldsopt.lds`` that its ``!alias.scope`` must list, comma separated, or ``-`` for an access without tags. It may add
``; precise: BASES`` for the analysis of base sets, and ``; keeps: SCOPES``, the scopes of other domains that must
still be there.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import ldsopt

NAME = r'(?:"[^"]*"|[-\w.$]+)'
_NODE = re.compile(r"^!(\d+) = (?:distinct )?!\{(.*)\}$", re.MULTILINE)
_PLAIN = re.compile(
    r"  (?:%\S+ = )?(?:load|store|atomicrmw|cmpxchg) .*ptr addrspace\(3\) (?:@|%|getel|inttoptr|_)"
)
_TO_MEMORY = re.compile(r"  (?:%\S+ = load [^@%]*, |store .*, )ptr(?: addrspace\([124578]\))? [@%]")
_CALL = re.compile(
    r"call .*@llvm\.(?:amdgcn\.(?:.*\blds\b|ds\.(?:read|load)\.tr|ds\.(?:append|consume|atomic))|mem(?:cpy|move|set)\b.*\.p3)"
)
_DMA = re.compile(r"@llvm\.amdgcn\.(?:raw|struct|global|cluster|load)\S*(?:load\.lds|to\.lds)")
_POINTER = re.compile(r"ptr addrspace\(3\) (?:\w+(?:\(\d+\))? |align \d+ )*(%" + NAME + r")")

DYNAMIC = (
    "@A = external addrspace(3) global [0 x i8], align 16",
    "@B = external addrspace(3) global [0 x i8], align 16",
)
STATIC = (
    "@S = internal addrspace(3) global [4096 x i8] poison, align 16",
    "@T = internal addrspace(3) global [4096 x i8] poison, align 16",
)
BUFFER_LOAD_LDS = "declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)"


def dma(pointer: str, expect: str = "", attachments: str = "", attributes: str = "") -> str:
    """One LDS-DMA of 4 bytes a lane, from ``%r``."""
    tail = f" ; expect: {expect}" if expect else ""
    return (
        f"call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) {attributes}{pointer}, "
        f"i32 4, i32 0, i32 0, i32 0, i32 0){attachments}{tail}"
    )


def kernel(body: str, *, variables: tuple[str, ...] = DYNAMIC, extra: str = "") -> str:
    """A module of one kernel ``k`` with the arguments ``%r``, ``%n`` (an offset), ``%c`` and ``%out``."""
    lines = "\n".join(
        f"  {line.strip()}" if not line.strip().endswith(":") else line.strip()
        for line in body.strip().splitlines()
    )
    needs_dma = (
        "@llvm.amdgcn.raw.ptr.buffer.load.lds" in lines and "declare void @llvm.amdgcn.raw.ptr" not in extra
    )
    parts = (
        'target triple = "amdgcn-amd-amdhsa"',
        *variables,
        *((BUFFER_LOAD_LDS,) if needs_dma else ()),
        "define amdgpu_kernel void @k(ptr addrspace(8) %r, i32 %n, i1 %c, ptr addrspace(1) %out) {",
        lines if "ret void" in lines else f"{lines}\n  ret void",
        "}",
        extra,
    )
    return "\n".join(parts) + "\n"


@dataclass(frozen=True)
class Tags:
    """The metadata of one access, by names. ``own`` are the scopes of the domain of DMAs."""

    scopes: frozenset[str]
    excluded: frozenset[str]
    own: tuple[str, ...]
    foreign: frozenset[str]


def is_access(line: str) -> bool:
    """True if a line of canonical IR accesses LDS in a way that can be tagged."""
    code = re.sub(r'"[^"]*"', "_", line).partition(" ; ")[0]
    if not code.startswith("  ") or "tensor" in code:
        return False
    return bool(_CALL.search(code)) or (bool(_PLAIN.match(code)) and not _TO_MEMORY.match(code))


def is_dma(line: str) -> bool:
    """True if the access is an LDS-DMA."""
    return bool(_DMA.search(line))


def tags_of(text: str) -> list[tuple[str, Tags]]:
    """Every access of a module in text order, with its tags."""
    nodes = {int(number): _elements(body) for number, body in _NODE.findall(text)}
    return [(line, _tags(nodes, line)) for line in text.splitlines() if is_access(line)]


def _elements(body: str) -> list[str]:
    return re.findall(r'!"[^"]*"|!\d+|[^,\s][^,]*', body)


def _tags(nodes: dict[int, list[str]], line: str) -> Tags:
    def listed(kind: str) -> list[tuple[str, str]]:
        found = re.search(rf"!{re.escape(kind)} !(\d+)", re.sub(r'"[^"]*"', "_", line))
        return [_scope(nodes, element) for element in nodes[int(found[1])]] if found else []

    scopes, excluded = listed("alias.scope"), listed("noalias")
    domains = {domain for domain, _ in (*scopes, *excluded) if domain.startswith("ldsopt.")}
    assert domains <= {"ldsopt.lds", "ldsopt.dma", "ldsopt.regions"}
    return Tags(
        scopes=frozenset(name for domain, name in scopes if domain == "ldsopt.lds"),
        excluded=frozenset(name for domain, name in excluded if domain == "ldsopt.lds"),
        own=tuple(name for domain, name in scopes if domain == "ldsopt.dma"),
        foreign=frozenset(name for domain, name in scopes if not domain.startswith("ldsopt.")),
    )


def _scope(nodes: dict[int, list[str]], reference: str) -> tuple[str, str]:
    node = nodes[int(reference[1:])]
    return _label(nodes[int(node[1][1:])]), _label(node)


def _label(node: list[str]) -> str:
    if not node[-1].startswith('!"'):
        return node[0]
    return re.sub(r"\\([0-9A-F]{2})", lambda match: chr(int(match[1], 16)), node[-1][2:-1])


def is_laundered(text: str, line: str) -> bool:
    """True if the DMA's destination comes out of a ``readfirstlane`` or an empty asm statement."""
    found = _POINTER.search(line.split("(", 1)[1])
    if found is None:
        return False
    values = dict(re.findall(rf"^  (%{NAME}) = (.*)$", text, re.MULTILINE))
    definition = values.get(found[1], "")
    if re.match(r'call ptr addrspace\(3\) asm "", "=[sv],0"\(', definition):
        return True
    cast = re.match(rf"inttoptr i32 (%{NAME}) to ptr addrspace\(3\)", definition)
    return cast is not None and values.get(cast[1], "").startswith("call i32 @llvm.amdgcn.readfirstlane.i32(")


def expectations(source: str, mark: str = "expect") -> Iterator[tuple[str, frozenset[str], frozenset[str]]]:
    """(line, expected scopes, foreign scopes kept) of each access of a case."""
    for line in source.splitlines():
        code, *marks = line.split(" ; ")
        said = dict(mark.split(": ", 1) for mark in marks if ": " in mark)
        if "expect" in said:
            expected = said.get(mark, said["expect"]).strip()
            names = frozenset() if expected == "-" else frozenset(expected.split(","))
            yield code.strip(), names, frozenset(filter(None, said.get("keeps", "").strip().split(",")))


def disagreements(source: str, output: str, told_apart: frozenset[str], mark: str = "expect") -> list[str]:
    """In what an output is not as its case says; empty if it is."""
    wanted, found = list(expectations(source, mark)), tags_of(output)
    if len(wanted) != len(found):
        return [f"{len(wanted)} accesses marked, {len(found)} found: {[line for line, _ in found]}"]
    wrong = []
    for (code, names, keeps), (line, tags) in zip(wanted, found, strict=True):
        if tags.scopes != names:
            wrong.append(f"{code}\n  has the scopes {sorted(tags.scopes)}, expected {sorted(names)}")
        expected_excluded = told_apart - names if names and "ldsopt.unknown" not in names else frozenset()
        if tags.excluded != expected_excluded:
            wrong.append(f"{code}\n  excludes {sorted(tags.excluded)}, expected {sorted(expected_excluded)}")
        if not keeps <= tags.foreign:
            wrong.append(f"{code}\n  lost {sorted(keeps - tags.foreign)}")
        if is_dma(line) and bool(names) != bool(tags.own == ("dma",) and is_laundered(output, line)):
            wrong.append(f"{code}\n  own scopes {tags.own}, laundered: {is_laundered(output, line)}")
        if not is_dma(line) and tags.own:
            wrong.append(f"{code}\n  has the scope of DMAs")
    return wrong


def annotated(source: str, *, mcpu: str | None = "gfx942", **options: Any) -> ldsopt.Transformed[Any]:
    """A module of the given text, annotated."""
    return ldsopt.annotate(ldsopt.parse(source, source="case.ll", mcpu=mcpu), **options)


def check(source: str, *, mcpu: str | None = "gfx942", **options: Any) -> ldsopt.Transformed[Any]:
    """Annotates a case and holds the output against what its marks say."""
    result = annotated(source, mcpu=mcpu, **options)
    mark = "precise" if options.get("precise") else "expect"
    wrong = disagreements(source, result.text, frozenset(result.details.bases), mark)
    assert not wrong, "\n".join(wrong) + "\n\n" + result.text
    return result
