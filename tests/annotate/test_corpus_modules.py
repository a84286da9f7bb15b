"""Every module of the corpus, in every mode: annotated, valid, with nothing lost, and measurable."""

import re
from collections import Counter
from pathlib import Path

import pytest
from annotate_cases import is_dma, is_laundered, tags_of

import ldsopt
from ldsopt.ir.syntax import attachments, is_instruction, opcode

IR = Path(__file__).parents[2] / "corpus" / "ir"
MODULES = sorted(IR.rglob("*.ll"))
MODES = {"default": {}, "all": {"bases": "all"}, "repair": {"repair": True}, "precise": {"precise": True}}
LAUNDERING = {"ptrtoint", "inttoptr", "call", "fence"}

each_module = pytest.mark.parametrize("path", MODULES, ids=[f"{p.parent.name}/{p.stem}" for p in MODULES])


def read(path: Path) -> ldsopt.Module:
    """A module; the architecture stands in its name, and not in every module itself."""
    return ldsopt.read(path, mcpu=path.stem.rpartition(".")[2])


def instructions(text: str) -> Counter[str]:
    """How many instructions of each opcode are in the functions."""
    bodies = re.findall(r"^define .*?^}$", text, re.MULTILINE | re.DOTALL)
    return Counter(opcode(line) for body in bodies for line in body.splitlines() if is_instruction(line))


@each_module
def test_annotates_in_every_mode(path: Path) -> None:
    module = read(path)
    before, wide = instructions(module.text), Counter(attachments(line)[0] for line in module.lines)
    for mode, options in MODES.items():
        result = ldsopt.annotate(module, **options)  # the post-condition holds, or this raises
        again = ldsopt.parse(result.text, mcpu=result.arch)
        assert ldsopt.annotate(again, **options).text == result.text, mode
        added = instructions(again.text) - before
        assert not before - instructions(again.text), mode
        assert set(added) <= LAUNDERING, mode
        kept = Counter(attachments(line)[0] for line in _with_addresses_shown(again.text).splitlines())
        lost = [
            line
            for line in (wide - kept)
            if line
            and not (
                is_dma(line)
                or " asm " in line
                or "@llvm.amdgcn.s.waitcnt(" in line  # the author's own wait before a barrier may take LDS in
                or line.startswith(("!", "attributes", "declare", ";", "define"))
            )
        ]
        assert lost == [], mode


def _with_addresses_shown(text: str) -> str:
    """The text with what every address was that has been hidden."""
    hidden = dict(re.findall(r"  (%ldsopt\.dma\d+)\.addr = ptrtoint ptr addrspace\(3\) (.*) to i32\n", text))
    return re.sub(r"(?<!  )(%ldsopt\.dma\d+)\.dst\b", lambda match: hidden.get(match[1], match[0]), text)


@each_module
def test_tags_follow_the_rules_whatever_the_code(path: Path) -> None:
    module = read(path)
    for options in MODES.values():
        result = ldsopt.annotate(module, **options)
        bases = frozenset(result.details.bases)
        for line, tags in tags_of(result.text):
            assert "ldsopt.unknown" not in tags.excluded
            assert not tags.scopes & tags.excluded
            if tags.scopes and tags.scopes != {"ldsopt.unknown"}:
                assert tags.scopes | tags.excluded == bases
            if tags.own:
                assert is_laundered(result.text, line)
                assert tags.own == ("dma",)


@each_module
def test_measures_before_and_after(path: Path) -> None:
    module = read(path)
    before, after = ldsopt.measure(module), ldsopt.measure(ldsopt.annotate(module))
    assert [f.name for f in before.functions] == [f.name for f in after.functions]
    assert all(f.waits is not None for f in after.functions)
    assert [f.dma for f in before.functions] == [f.dma for f in after.functions]
