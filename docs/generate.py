"""Writes what is generated: pictures, pages of commands and hazard classes: ``make docs``.

The pictures are what `ldsopt` draws, and the figures of docs/concept_figures.py; the page is what ``--help`` says.
A test holds what is committed against all of them.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import textwrap
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

sys.path.append(str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parents[1]))
from code_figure import code_figure
from concept_figures import FIGURES, HAZARDS

from ldsopt.checker.scope import CLASSES, Subject
from ldsopt.machine.alu_hazard_table import ALU_FAMILIES, ALU_TABLE
from ldsopt.machine.hazards import ALWAYS, NeededStates
from ldsopt.machine.register_locks import LOCK_TABLE
from ldsopt.machine.wait_state_table import FAMILIES, TABLE

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
ATTENTION = ("corpus/ir/clang-22/attention.gfx942.ll", "--assume", "workgroup-size=256")
GEMM_STAGES = "tests/pipeline/ir/stages_gemm.gfx942.ll"
PICTURES: dict[str, tuple[str, ...]] = {
    "pictures/liveness.svg": ("liveness", *ATTENTION, "--svg"),
    "pictures/conflicts.svg": ("liveness", *ATTENTION, "--graph"),
    "pictures/phases.svg": ("liveness", "corpus/ir/clang-22/static_phases.gfx942.ll", "--svg"),
    "pictures/pipeline.svg": ("pipeline", "-q", GEMM_STAGES, "-o", os.devnull, "--svg"),
}
"""The command that draws each picture, but for the file that it writes; run in the project's own folder."""
CODE = "pictures/code.svg"
GEMM = ROOT / "corpus" / "ir" / "clang-22" / "named_gemm.gfx942.ll"
HAZARD_CLASSES = "rules/hazard-classes.md"
WAIT_STATES = "rules/wait-states.md"
TIMELINE = "pictures/timeline.svg"
TIMELINE_STEPS = (
    ("instrument", "-q", GEMM_STAGES, "--auto", "stages", "--auto", "loops", "--mark", "-o", "marked.ll"),
    ("pipeline", "-q", "marked.ll", "-o", "piped.ll"),
    ("instrument", "-q", "piped.ll", "--no-cost", "-o", "out.ll"),
    (
        *("simulate", "out.ll", "--block", "512", "--arg", "f16[3072]=random", "--arg", "f16[6144]=random"),
        *("--arg", "f32[8192]=zeros", "--arg", "i32=32", "--dump-records", "k.dump"),
    ),
)
"""The commands that make the dump which is drawn there: a pipeline of two groups of waves that records its stages."""


_MADE = ("marked.ll", "piped.ll", "out.ll", "k.dump")


def generate(folder: Path) -> None:
    """Writes everything that is generated into a folder."""
    (folder / "pictures").mkdir(parents=True, exist_ok=True)
    for name, command in PICTURES.items():
        _said(*command, str(folder / name))
    with tempfile.TemporaryDirectory() as made:
        for step in TIMELINE_STEPS:
            _said(*(str(Path(made) / word) if word in _MADE else word for word in step))
        _said("trace", str(Path(made) / "k.dump"), "--report", os.devnull, "-o", str(folder / TIMELINE))
    for name, figure in (FIGURES | HAZARDS).items():
        (folder / "pictures" / f"{name}.svg").write_text(figure.svg(), encoding="utf-8")
    (folder / CODE).write_text(code_figure(GEMM), encoding="utf-8")
    (folder / "commands.md").write_text("\n".join(_commands()) + "\n", encoding="utf-8")
    (folder / "rules").mkdir(exist_ok=True)
    (folder / WAIT_STATES).write_text("\n".join(_wait_states()) + "\n", encoding="utf-8")
    (folder / HAZARD_CLASSES).write_text("\n".join(_hazard_classes()) + "\n", encoding="utf-8")


def _wait_states() -> Iterator[str]:
    yield "# Wait states"
    yield ""
    yield "`make docs` writes this page from the tables of `ldsopt/machine`; do not edit it. A row is a hazard, with"
    yield "the most that one of its uses needs; numbers parted by / are those of several first instructions. The"
    yield "tables have the number and the sources of each use: AMD's documents, and LLVM 22, measured with machine"
    yield "IR. Fewer than both ask for is a definite finding, fewer than one asks for an unproven one, and so is an"
    yield "LDS-DMA right behind the SALU write of M0: AMD's own hand-written kernels have that as a rule."
    yield ""
    yield "## CDNA"
    yield ""
    yield "Wait states between two instructions (`wait_state_table.py`): an instruction is one, `s_nop N` is N + 1."
    yield "*all*: gfx90a, gfx940 to gfx942, gfx950; the column has gfx940 for the three. Results of matrix"
    yield "instructions need fewer after 2, 4 and 8 passes than after 16. A matrix instruction *adds* or *multiplies*."
    yield ""
    yield "| first | second | between |"
    yield "|---|---|---|"
    yield from _hazards(
        ((first.value, use.value, _most(needed)) for (first, use), needed in TABLE.items()),
        partial(_by_family, families=FAMILIES.values()),
    )
    yield ""
    yield "## RDNA"
    yield ""
    yield "Instructions of a unit that have to stand between two (`alu_hazard_table.py`, which also names the fill: a"
    yield "wait, or `v_nop`). *always*: only the fill helps, or what else ends the hazard (`alu_hazard_uses.py`)."
    yield "gfx101 are all whose name begins so, and so on; gfx12 is without gfx1250."
    units = {pending.says: pending.unit.value.removesuffix(" instructions") for pending, _ in ALU_TABLE}
    for unit in dict.fromkeys(units.values()):
        yield ""
        yield f"| first | second | {unit} between |"
        yield "|---|---|---|"
        yield from _hazards(
            (
                (pending.says, use.value, _most(needed))
                for (pending, use), needed in ALU_TABLE.items()
                if units[pending.says] == unit
            ),
            partial(_by_family, families=ALU_FAMILIES.values()),
        )
    yield ""
    yield "## Locked registers"
    yield ""
    yield "Registers that the hardware of RDNA may still read or write behind an instruction, and the counter that"
    yield "says when it is done: xcnt on gfx1250, va_vdst and vm_vsrc on gfx12 and gfx1250 in expert mode, expcnt"
    yield "from gfx10 on (`register_locks.py`). Not examined: `uncounted-waits` of the"
    yield "[hazard classes](hazard-classes.md)."
    yield ""
    yield "| first | second | counter |"
    yield "|---|---|---|"
    yield from _hazards(
        ((lock.says, use.value, {lock.counter: 1}) for lock, use in LOCK_TABLE),
        lambda counters: ", ".join(f"`{counter}`" for counter in counters),
    )


_MOST_PASSES = 16
"""Passes of the matrix instructions whose results need most wait states."""


def _most(needed: Mapping[str, NeededStates]) -> dict[str, int]:
    """The most that a row needs, by any source, by family."""
    return {family: states.bounds(_MOST_PASSES)[1] for family, states in needed.items()}


def _by_family(most: Mapping[str, int], *, families: Iterable[str]) -> str:
    """The needs of families, in words: those that need the same are told together."""
    alike: dict[int, list[str]] = {}
    known = list(dict.fromkeys(families))
    for family in known:
        if family in most:
            alike.setdefault(most[family], []).append(family)
    return ", ".join(
        f"{'all' if each == known else ' '.join(each)}: {'always' if number == ALWAYS else number}"
        for number, each in alike.items()
    )


def _hazards(
    rows: Iterable[tuple[str, str, Mapping[str, int]]], cell: Callable[[Mapping[str, int]], str]
) -> Iterator[str]:
    """A row for each first instruction, with all second ones. Firsts of one kind with the same second ones are one.

    Args:
        rows: first instruction, second one, numbers by family.
        cell: the text of the last cell, of the largest numbers by family.
    """
    uses: dict[str, list[str]] = {}
    most: dict[str, dict[str, int]] = {}
    for first, use, needed in rows:
        uses.setdefault(first, []).append(_terse(use))
        largest = most.setdefault(first, {})
        largest |= {family: max(number, largest.get(family, 0)) for family, number in needed.items()}
    alike: dict[tuple[str, str], list[str]] = {}
    for first, texts in uses.items():
        alike.setdefault((_enumerated(sorted(texts)), first.split()[-1]), []).append(first)
    for (second, _), firsts in alike.items():
        told = [cell(most[first]) for first in firsts]
        yield f"| {_joined(firsts)} | {second} | {told[0] if len(set(told)) == 1 else ' / '.join(told)} |"


def _joined(texts: Sequence[str]) -> str:
    """Texts as one that says once what all begin and end with: ``source of an export, an LDS access``."""
    words = [text.split() for text in texts]
    start = _shared(words)
    end = _shared([each[start:][::-1] for each in words])
    middle = "; ".join(" ".join(each[start : len(each) - end]) for each in words)
    return " ".join(filter(None, (*words[0][:start], middle, *words[0][len(words[0]) - end :])))


def _shared(texts: Sequence[Sequence[str]]) -> int:
    """Words at the start that all texts have; none of a text alone."""
    columns = enumerate(zip(*texts, strict=False))
    return next((n for n, column in columns if len(set(column)) > 1), 0) if len(texts) > 1 else 0


def _terse(use: str) -> str:
    """A use without its filling words: ``is a VALU instruction that reads it`` is ``VALU reads it``."""
    if use.startswith("adds"):
        return "adds to it"
    return re.sub(r"^is (?:an? )?((?:another )?)(?:([SV]ALU) instruction|(.*?)) that ", r"\1\2\3 ", use)


def _enumerated(texts: Iterable[str]) -> str:
    """Texts as one; those with the same end or start say it once: ``VALU, SALU read it``, ``reads it by VALU, LDS``."""
    groups: dict[tuple[str, str], list[str]] = {}
    for text in dict.fromkeys(texts):
        m = re.fullmatch(r"(?:(.*(?<! and)) (\w+s it)|(\w+s it by) (.*)|(.*))", text)
        assert m is not None
        does, done, alone = m.group(1, 2), m.group(3, 4), m[5]
        if alone is None:
            groups.setdefault((done[0] or "", does[1] or ""), []).append(does[0] or done[1])
        else:
            groups.setdefault(("", alone), []).append("")
    return "; ".join(
        " ".join(filter(None, (start, ", ".join(texts), end))) for (start, end), texts in groups.items()
    )


def _hazard_classes() -> Iterator[str]:
    yield "# Hazard classes"
    yield ""
    yield "The classes that the line `examined: ...; not examined: ...` of a report names. `make docs` writes this"
    yield "page from the table in `ldsopt/checker/scope.py`; do not edit it. `tests/check/classes` has a planted fault"
    yield "of each class. The first brackets say what commands examine a class of, the last which findings of `check`"
    yield "are of it:"
    yield ""
    letters = dict(zip(Subject, "ABCDEFGH", strict=False))
    yield "; ".join(f"{letter}: {subject.value}" for subject, letter in letters.items())
    yield ""
    for one in CLASSES:
        rules = ", ".join(f"`{rule.value}`" for rule in one.rules)
        subjects = "".join(letters[subject] for subject in Subject if subject in one.examined) or "-"
        subjects += f" (on {_series(one.archs)})" if one.archs else ""
        yield f"- `{one.name}` ({subjects}): {one.says}{f' ({rules})' if rules else ''}"


def _series(archs: Iterable[str]) -> str:
    """Architectures by the start of their names: ``gfx10, gfx11``, and gfx9 in full."""
    return ", ".join(sorted({arch if arch.startswith("gfx9") else arch[:5] for arch in archs}))


_SHARED = 2
"""Commands that have to say the same of an option, for the page to say it once."""

_SHARED_HEADING = "Shared options, of the commands that name them:\n"
"""Behind it, the program's help explains what commands only name."""

_GROUPS = {
    "code": ("-O", "--mattr", "--compiler", "--timeout", "--mcpu"),
    "launch": ("--launch", "--grid", "--block", "--arg", "--kernel", "--dynamic-lds", "--seed"),
    "module": ("--json", "--report", "--respell"),
    "batch": ("--jobs", "--fail-fast", "--module-timeout"),
}
"""Options that many commands have together, by the word that the page has for them."""

_SHORT = {"-j": "--jobs"}
"""The name on the page of an option that the program's help names by its short one."""

_TOLD_IN_PROSE = ("--help", "--output", "--json", "--quiet")
"""Options that the page explains above the list of shared ones."""

_USUAL = ("--output", "--json", "--report", "--format")
"""Options that say the same of every command, in words of its own."""


def _commands() -> Iterator[str]:
    yield "# Commands and options"
    yield ""
    yield "The options of each command, and what those of several commands do. `ldsopt COMMAND --help` explains a"
    yield "command's own. `make docs` writes this page; do not edit it."
    overview = _said("--help")
    entries = "\n".join(map(_laid_out, _options_in(overview)[1]))
    yield f"\nOptions in front of the command:\n\n```text\n{entries}\n```"
    texts: dict[str, str] = {}
    for name in _commands_in(overview):
        texts[f"## {name}"] = _said(name, "--help")
        parts = _commands_in(texts[f"## {name}"])
        texts |= {f"### {name} {part}": _said(name, part, "--help") for part in parts}
    alike = Counter(_on_one_line(each) for text in texts.values() for each in _options_in(text)[1])
    most: dict[str, str] = {}
    for option, count in alike.most_common():
        if count >= _SHARED:
            most.setdefault(_short_name(option), option)
    told = {_on_one_line(each): each for text in texts.values() for each in _options_in(text)[1]}
    shared = {option: told[option] for option in most.values()}
    _, _, everywhere = overview.partition(_SHARED_HEADING)
    shared |= {_on_one_line(each): each for each in _options_in(f"Usage: x\n\nOptions:\n{everywhere}")[1]}
    entries = "\n".join(
        _laid_out(shared[one])
        for one in sorted(shared, key=lambda one: one.lstrip("-").lower())
        if _short_name(shared[one]) not in _TOLD_IN_PROSE
    )
    yield "\n## Options of several commands"
    yield ""
    yield "IN is a module: .ll, .bc or - (standard input). IN... may be files, directories (every .ll, .bc and .llir"
    yield "below; if none, all code) and quoted patterns like 'k/**/*.ll'. Files to write are then directories, in"
    yield "which the tree is kept. `-o`, `--output FILE` is where a module, code or report goes, by its name (.ll, .bc,"
    yield ".s, .o, .hsaco); by default text to standard output. `--json` is the report as JSON; `-q`, `--quiet` says"
    yield "nothing but errors. Groups of options have one word:"
    yield ""
    yield from (f"- *{word}*: " + ", ".join(f"`{name}`" for name in names) for word, names in _GROUPS.items())
    yield f"\n```text\n{entries}\n```"
    for title, text in texts.items():
        yield from _section(title, text, frozenset(shared))


_IS_ANY_MODULE = re.compile(r"IN is \.ll, \.bc or -(?: \(standard input\))?(?:: final, optimized IR)?\.$")
"""The sentence that the page says of all inputs, in front of its list of shared options."""


def _section(title: str, text: str, shared: frozenset[str]) -> Iterator[str]:
    """A command: its page, how it is called, what it takes, its exit codes and its own options."""
    name = title.lstrip("# ")
    head, options, _ = _options_in(text)
    usage, _, says = head.removeprefix("Usage: ").partition("\n\n")
    sentences = re.split(r"(?<=[.)])\s+(?=[A-Z])", _on_one_line(re.sub(r"(?m)^    .*$", "", says)))
    kept = [one for one in sentences if re.match(r"(?:IN|Exit code)", one) and not _IS_ANY_MODULE.match(one)]
    page = f" Page: [{name}]({name}.md)." if (DOCS / f"{name}.md").exists() else ""
    usage = _on_one_line(usage).replace(" [OPTIONS]", "")
    yield f"\n{title}\n\n`{usage}`.{page}" + "".join(f" {_escaped(one)}" for one in kept)
    options = [each for each in options if _short_name(each) not in ("--help", "--quiet")]
    shown = {each: _short_name(each) for each in options}
    own = [each for each in options if shown[each] not in _USUAL and _on_one_line(each) not in shared]
    if own:
        yield f"\nOwn: {', '.join(map(_with_limits, own))}."
    names = [_usual(each) for each in options if shown[each] in _USUAL or _on_one_line(each) in shared]
    _, _, named = text.partition("Shared options (explained by `ldsopt --help`):\n")
    flags = re.findall(r"(?<![\w-])-(?:-[a-z][a-z-]+|\w)(?: \[\S+\])?", named.partition("\n\n")[0])
    names += [_SHORT.get(one, one) for one in flags if one not in ("-o", "-q")]
    names = list(dict.fromkeys(names))
    groups = [word for word, members in _GROUPS.items() if set(members) <= set(names)]
    grouped = {member for word in groups for member in _GROUPS[word]}
    rest = [f"`{name}`" for name in names if name not in grouped]
    if names:
        yield "\nShared: " + ", ".join([f"*{word}*" for word in groups] + rest) + "."


def _with_limits(entry: str) -> str:
    """An option with what it takes, its default and its range."""
    name = re.split(r"  |\n", _laid_out(entry), maxsplit=1)[0].strip()
    limits = re.search(r"\[[^][]*(?:default:|<=?|>=?)[^][]*\]$", _on_one_line(entry))
    return f"`{name}`" + (f" {limits[0]}" if limits else "")


def _usual(entry: str) -> str:
    """The name of an option whose text is told once; of the choices of ``--format`` with these."""
    name = _short_name(entry)
    choices = re.match(r"\s*--format (\[[^]]*\])", entry)
    return f"{name} {choices[1]}" if choices else name


def _escaped(text: str) -> str:
    """A sentence of a help in Markdown: no mark of emphasis in it."""
    return re.sub(r"([*<>])", r"\\\1", text)


def _on_one_line(text: str) -> str:
    """A text without line breaks, also those within words of several parts."""
    return re.sub(r"(?<=\w)- (?=\w)", "-", " ".join(text.split()))


def _short_name(entry: str) -> str:
    """The long name of an option, without what it takes: ``--output`` of ``-o, --output FILE``."""
    return re.sub(r"^(?:-[-\w]+, )*(-[-\w]+).*", r"\1", entry.strip(), flags=re.DOTALL)


def _laid_out(entry: str) -> str:
    """The entry of an option with the first sentence of its text, and its default and range."""
    name, _, says = entry.strip().partition("  " if "  " in entry.strip() else "\n")
    name, text = name.strip(), _on_one_line(says)
    body, _, extra = text.partition(" [") if text.endswith("]") else (text, "", "")
    first, *others = re.split(r"(?<=[.)])\s+(?=[A-Z]|[a-z-]+[:=])", body)
    says = " ".join([first, *(one for one in others if one.startswith("Default"))]) + (
        f" [{extra}" if extra else ""
    )
    lines = textwrap.wrap(says, 84, break_on_hyphens=False)
    start = [f"{name}"] if len(name) > 28 else [f"{name:<30}{lines.pop(0)}"]
    return "\n".join([*start, *(" " * 30 + line for line in lines)])


def _options_in(text: str) -> tuple[str, list[str], str]:
    """A help up to its options, the entry of each, and what stands behind them."""
    head, found, rest = text.partition("\nOptions:\n")
    body, between, behind = rest.partition("\n\n")
    entries = re.findall(r"^  -.*\n(?:^   .*\n)*", body + "\n", re.MULTILINE)
    if "".join(entries).rstrip() != body.rstrip():  # not laid out as a list of options: shown as it is
        return text, [], ""
    return head + found, entries, between + behind


def _commands_in(text: str) -> list[str]:
    """The commands that a help lists."""
    return re.findall(r"^  ([a-z]+) {2,}\S", text.partition("\nOptions:\n")[2], re.MULTILINE)


def _said(*arguments: str) -> str:
    """The output of `ldsopt`, on a terminal of a fixed width and in the project's own folder."""
    command = [sys.executable, "-m", "ldsopt", *arguments]
    environment = os.environ | {"COLUMNS": "80", "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=True, encoding="utf-8"
    ).stdout


if __name__ == "__main__":
    generate(DOCS)
