"""ldsopt's commands as tools of a Model Context Protocol server, for agents: `ldsopt mcp`.

A tool is a command of ldsopt in a process of its own, in one folder. A tool may do less than the command:

- It reads files and folders below that folder only; a link that leads out of it is refused.
- It writes one file at most, below that folder, of a kind that ldsopt writes, and never over a file that is there.
- It takes no compiler by path and no other option that names a program or a file.
- What it says is cut to a number of characters, and ends with how much was left out and how to see the rest.

The exit codes 0 and 1 (done; the answer is no) are results. The others are errors of the tool, with the command's line.
"""

from __future__ import annotations

import functools
import os
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, ParamSpec

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import ToolAnnotations
from pydantic import Field

from ldsopt.dataclass import dataclass
from ldsopt.errors import InputError, LdsoptError, UsageError, shown
from ldsopt.integrations.ldsopt_process import ldsopt_program
from ldsopt.programs import with_this_process

MEANINGS = {0: "done", 1: "the answer is no: a finding, a regression or a difference"}
_WRITTEN = (".ll", ".bc", ".s", ".o", ".hsaco")
_WORD = re.compile(r"[A-Za-z0-9][\w.,<>%+=-]*")
_INSTRUCTIONS = (
    "ldsopt reads AMDGPU LLVM IR (.ll, .bc), assembly and code objects. Begin with `measure`; `check` before and after "
    "any change; `optimize` writes a better module, `diff` says what changed, `explain` what a name in a report means. "
    "Figures are counts in code: nothing here measures time. Give mcpu where a tool asks for the architecture."
)
P = ParamSpec("P")
InputPath = Annotated[
    str, Field(description="A .ll, .bc, assembly, code object or folder, below the server's folder.")
]
OutputPath = Annotated[
    str, Field(description="The .ll, .bc, .s, .o or .hsaco to write; it must not exist yet.")
]
Architecture = Annotated[
    str, Field(description="E.g. gfx942, where the module does not say its architecture.")
]
GateRules = Annotated[str, Field(description="Rules of a gate, e.g. `regressions` or `vmcnt0>0%`.")]
GoalName = Annotated[str, Field(description="balanced, waits, occupancy or registers.")]
ExplainedName = Annotated[str, Field(description="E.g. missing-wait, wait_weight, named-bases, R8, H1.")]


@dataclass(frozen=True, slots=True)
class ConfinedTools:
    """Runs commands of ldsopt for tools.

    Attributes:
        root: the folder that tools read and write in.
        most: characters of one answer, at most.
        seconds: how long one command may take.
    """

    root: Path
    most: int
    seconds: float

    def run(self, *words: str) -> str:
        """The output of a command, cut to `most` characters.

        Raises:
            UsageError, InputError, LdsoptError: the command ended with an exit code above 1, or took too long.
        """
        try:
            done = subprocess.run(
                [*ldsopt_program(), *words],
                cwd=self.root,
                env=os.environ | {"NO_COLOR": "1", "COLUMNS": "200"},
                stdin=subprocess.DEVNULL,
                capture_output=True,
                encoding="utf-8",
                errors="backslashreplace",
                timeout=self.seconds,
                check=False,
                preexec_fn=with_this_process(limited=False),
            )
        except subprocess.TimeoutExpired:
            raise InputError(
                f"ldsopt {words[0]}: not done after {self.seconds:g} seconds",
                remedy="begin the server with a greater --timeout, or give a smaller input",
            ) from None
        if done.returncode not in MEANINGS:
            line = done.stderr.strip() or f"ldsopt {words[0]} ended with exit code {done.returncode}"
            raise LdsoptError(bounded(line, self.most, words))
        said = f"exit code {done.returncode}: {MEANINGS[done.returncode]}\n"
        return said + bounded("".join((done.stdout, done.stderr)), self.most - len(said), words)

    def existing(self, path: str) -> str:
        """A file or folder below the root, as an argument of a command.

        Raises:
            InputError: it is not there, or not below the root.
        """
        place = self._below(path)
        if not place.exists():
            raise InputError(f"no such file or directory below {self.root}", file=path)
        return self._argument(place)

    def new(self, path: str) -> str:
        """A file to be written below the root, as an argument of a command.

        Raises:
            InputError: it is there already, its folder is not, or it is not below the root.
            UsageError: its suffix is not that of a module or its code.
        """
        place = self._below(path)
        if place.suffix not in _WRITTEN:
            raise UsageError(f"'{shown(path)}': an output ends with {', '.join(_WRITTEN)}")
        if place.exists() or place.is_symlink():
            raise InputError(
                "is there already, and tools overwrite nothing", file=path, remedy="name another file"
            )
        if not place.parent.is_dir():
            raise InputError("its folder is not there", file=path)
        return self._argument(place)

    def _below(self, path: str) -> Path:
        if not path or path == "-" or "\0" in path:
            raise UsageError("give the path of a file or folder, relative to the server's folder")
        place = Path(self.root, path)
        if not place.resolve().is_relative_to(self.root.resolve()):
            raise InputError(
                f"leads out of {self.root}, the folder that the server was started for", file=path
            )
        return place

    def _argument(self, place: Path) -> str:
        return f"./{os.path.relpath(place.resolve(), self.root.resolve())}"


def bounded(text: str, most: int, words: tuple[str, ...] = ()) -> str:
    """The beginning of a text, in whole lines where that is possible, with how much is left out.

    >>> print(bounded("one\\ntwo\\nthree\\n", 9, ("check", "k.ll")))
    one
    two
    … 6 of 14 characters (1 of 3 lines) left out; all of it: ldsopt check k.ll

    Args:
        text: all of it.
        most: characters to keep.
        words: of the command that says all of it.
    """
    if len(text) <= most:
        return text
    kept = text[: max(most, 0)]
    kept = kept[: kept.rfind("\n") + 1] or kept
    lines = len(text.splitlines())
    left = lines - kept.count("\n")
    every = f"; all of it: ldsopt {' '.join(words)}" if words else ""
    newline = "" if kept.endswith("\n") or not kept else "\n"
    gone = f"{len(text) - len(kept)} of {len(text)} characters ({left} of {lines} lines)"
    return f"{kept}{newline}… {gone} left out{every}"


def server(root: Path, version: str, *, most: int, seconds: float) -> MCPServer:
    """The server, not running yet: its ``run()`` answers on standard input and output until that ends.

    Args:
        root: the folder that tools read and write in.
        version: of ldsopt.
        most: characters of one answer, at most.
        seconds: how long one command may take.
    """
    tools = ConfinedTools(root, most, seconds)

    def measure(path: InputPath, mcpu: Architecture = "") -> str:
        """Count waits by counter and loop, registers, spills, LDS, occupancy, instructions of compiled code."""
        return tools.run("measure", tools.existing(path), *_mcpu(mcpu))

    def diff(before: InputPath, after: InputPath, mcpu: Architecture = "", fail_on: GateRules = "") -> str:
        """Compare what two versions of a kernel, or two folders of kernels, compile to; with rules, as a gate."""
        gate = ("--fail-on", _word(fail_on, "fail_on")) if fail_on else ()
        return tools.run("diff", tools.existing(before), tools.existing(after), *_mcpu(mcpu), *gate)

    def check(path: InputPath, mcpu: Architecture = "") -> str:
        """Prove on compiled code that no LDS access overtakes a copy or a wave; list missing and needless waits."""
        return tools.run("check", tools.existing(path), *_mcpu(mcpu))

    def waits(path: InputPath, output: OutputPath, mcpu: Architecture = "") -> str:
        """Write the compiled code of one module with exactly the waits that it needs, and say what changed."""
        return tools.run("waits", tools.existing(path), "-o", tools.new(output), *_mcpu(mcpu))

    def banks(path: InputPath, mcpu: Architecture = "") -> str:
        """Show LDS bank conflicts by access, and the paddings and swizzles that avoid them."""
        return tools.run("banks", tools.existing(path), *_mcpu(mcpu))

    def optimize(
        path: InputPath, output: OutputPath, mcpu: Architecture = "", goal: GoalName = "balanced"
    ) -> str:
        """Try every transform on one module; write the best version that passes `check`, and say what it rests on."""
        given = ("-o", tools.new(output), "--goal", _word(goal, "goal"))
        return tools.run("optimize", tools.existing(path), *given, *_mcpu(mcpu))

    def explain(name: ExplainedName) -> str:
        """Say what a finding, verdict, assumption, metric, rule or hazard in a report means."""
        return tools.run("explain", _word(name, "name"))

    made = MCPServer("ldsopt", version=version, instructions=_INSTRUCTIONS, log_level="ERROR")
    reading: tuple[Callable[..., str], ...] = (measure, diff, check, banks, explain)
    writing: tuple[Callable[..., str], ...] = (waits, optimize)
    for tool in (*reading, *writing):
        made.add_tool(
            _told(tool), annotations=_annotations(reads_only=tool in reading), structured_output=False
        )
    return made


def _annotations(*, reads_only: bool) -> ToolAnnotations:
    return ToolAnnotations(
        read_only_hint=reads_only, destructive_hint=False, idempotent_hint=reads_only, open_world_hint=False
    )


def _told(tool: Callable[P, str]) -> Callable[P, str]:
    """The tool, whose failures are told to the agent as the line that the command line would write."""

    @functools.wraps(tool)
    def call(*given: P.args, **named: P.kwargs) -> str:
        try:
            return tool(*given, **named)
        except LdsoptError as error:
            raise ToolError(str(error)) from None

    return call


def _mcpu(name: str) -> tuple[str, ...]:
    return ("--mcpu", _word(name, "mcpu")) if name else ()


def _word(text: str, what: str) -> str:
    """An option's value, which cannot be an option itself.

    Raises:
        UsageError: it holds what no such value has.
    """
    if not _WORD.fullmatch(text):
        raise UsageError(f"{what}: '{shown(text)}' is no value of it")
    return text
