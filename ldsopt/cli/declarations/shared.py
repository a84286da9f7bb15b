"""Options that several commands share, and mean the same by: fields, and dataclasses of them."""

from __future__ import annotations

import os
from collections.abc import Collection
from dataclasses import fields
from pathlib import Path
from typing import Any

from ldsopt.api.stages import STAGES
from ldsopt.assumptions import Assumption, refused_assumptions
from ldsopt.checker.options import LAUNCH_PROMISES, require_promises
from ldsopt.codegen.options import DEFAULT_COMPILER, CodeOptions, CompileOptions, Emit
from ldsopt.dataclass import dataclass
from ldsopt.errors import UsageError
from ldsopt.fleet.inputs import FleetOptions
from ldsopt.options import option, option_like
from ldsopt.target.workgroup_size import WORKGROUP_SIZE_FORMS

_CODE: dict[str, Emit] = {".s": "asm", ".asm": "asm", ".o": "obj", ".obj": "obj"}
_LINKED = (".hsaco", ".co")
REPORT = "--report"
"""The option that names the file of a JSON report, where ``-o`` names another one."""


_OUTPUT = (
    "Where the output goes. A module and its code are written as the name says: .ll, .bc, .s, .o or .hsaco. Of several "
    "inputs: a directory, or a name that ends in /. Default: standard output."
)


@dataclass(frozen=True, slots=True, kw_only=True)
class CommonOptions:
    """Single options of several commands; a command's field is `like` one of these."""

    as_json: bool = option(
        False,
        "The report as JSON, to standard output. For a file: -o, or --report where -o is a module or its code.",
        flags=("--json",),
        is_shared=True,
    )
    quiet: bool = option(
        False, "Nothing on standard error but errors.", flags=("-q", "--quiet"), is_shared=True
    )
    output: str = option("-", _OUTPUT, flags=("-o", "--output"), metavar="FILE", is_shared=True)
    dump: str | None = option(
        None,
        "Print facts beside the input's code, to standard error: provenance, ranges, divergence, intervals, "
        "liveness; with check and waits also outstanding. Commas between.",
        metavar="FACTS",
        is_shared=True,
    )
    reader: str = option(
        DEFAULT_COMPILER,
        "Reads bitcode that is newer than LLVM 22: an llc with its llvm-dis beside it, clang, hipcc or ziglang.",
        flags=("--compiler",),
        metavar="NAME[:PATH]",
    )
    machine_compiler: str = option(
        DEFAULT_COMPILER,
        "With --machine generates the code of IR; `ldsopt compilers` lists those that are there. Reads bitcode newer "
        "than LLVM 22: an llc with its llvm-dis beside it, clang, hipcc or ziglang.",
        flags=("--compiler",),
        metavar="NAME[:PATH]",
    )
    lld: str | None = option(
        None,
        "LLVM's linker, to make a .hsaco: a program, ziglang, or ziglang:PYTHON. Default: the first that is found in "
        "PATH, in ROCm, or in this Python's ziglang.",
        metavar="PROGRAM",
        is_shared=True,
    )
    link_bitcode: tuple[str, ...] = option(
        (),
        "A library of IR (.bc, .ll), as ROCm's device libraries: what is used of it is linked in. May be repeated.",
        flags=("--link-bitcode",),
        metavar="FILE",
        is_shared=True,
    )
    graph: str | None = option(
        None,
        "Write which variables are in each other's way: Graphviz for .dot, a picture for .svg, else JSON.",
        metavar="FILE",
        is_shared=True,
    )
    saving: str | None = option(
        None,
        "Write the launch there, given or chosen, for --launch: .toml or .json.",
        metavar="FILE",
        is_shared=True,
    )
    backend: str = option(
        "auto",
        "How kernels are executed: interpreted, compiled, or auto (the default). The results are the same.",
        metavar="NAME",
    )


def like(name: str) -> Any:
    """A field like one of `CommonOptions`."""
    return option_like(CommonOptions, name)


@dataclass(frozen=True, slots=True, kw_only=True)
class LaunchOptions:
    """The launch of a kernel, in words."""

    launch_file: Path | None = option(
        None,
        "What to run on: .toml or .json with grid, block, arguments, dynamic_lds.",
        flags=("--launch",),
        metavar="FILE",
        is_shared=True,
    )
    grid: str | None = option(None, "Workgroups. Default: 1.", metavar="X,Y,Z", is_shared=True)
    block: str | None = option(
        None, "Work-items of a workgroup. Default: 64.", metavar="X,Y,Z", is_shared=True
    )
    arguments: tuple[str, ...] = option(
        (),
        "An argument of the kernel, in order: 64, i32=64, 'A: f16[128,64]=random', 'f32[64]=@a.npy', null.",
        flags=("--arg",),
        metavar="ARG",
        is_shared=True,
    )
    kernel: str | None = option(
        None, "Which kernel, where the module has several.", metavar="NAME", is_shared=True
    )
    dynamic_lds: int = option(
        0, "LDS that the launch adds to the kernel's own.", metavar="BYTES", is_shared=True, minimum=0
    )
    seed: int = option(
        0, "Seed of random contents and of random orders. Default: 0.", metavar="N", is_shared=True
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class JsonReport:
    """The report of a command whose ``-o`` is a module or its code."""

    as_json: bool = like("as_json")
    json_file: str | None = option(
        None, "Write the report as JSON to FILE.", flags=(REPORT,), metavar="FILE", is_shared=True
    )

    @property
    def reports(self) -> tuple[str, ...]:
        """The names of the files that get the report; ``-`` for standard output."""
        return tuple(dict.fromkeys([*["-"] * self.as_json, *([self.json_file] if self.json_file else [])]))

    def require_apart(self, output: str) -> None:
        """Refuses a report where the command's output goes.

        Raises:
            UsageError: both would go to standard output, or the report has an empty name.
        """
        if self.json_file == "":
            raise UsageError(f"{REPORT}: the name of a file is empty")
        if output == "-" and "-" in self.reports:
            raise UsageError(
                "the report and the output would both go to standard output: name the output's file with -o "
                f"(-o {os.devnull}: none), or the report's with {REPORT} FILE"
            )


@dataclass(frozen=True, slots=True, kw_only=True)
class OutputOptions(JsonReport):
    """The output of a transformed module, and how much is said of it."""

    output: str | None = option(None, _OUTPUT, flags=("-o", "--output"), metavar="FILE", is_shared=True)
    as_text: bool = option(
        False, "Write text whatever the output's name.", flags=("-S",), old="name the output .ll"
    )
    respell: bool = option(
        False,
        "Write the module as LLVM 22 prints it. Default: the text as it came, with the edits.",
        is_shared=True,
    )

    def __post_init__(self) -> None:
        self.require_apart(self.name)
        if self.emit is not None and self.as_text:
            raise UsageError(
                f"-S writes the module as text, and '{self.name}' names its code; leave out one of them"
            )

    @property
    def emit(self) -> Emit | None:
        """The form of the code that is made, by the output's name; ``None`` if the module is written."""
        return "obj" if self.is_linked else _CODE.get(self._suffix)

    @property
    def is_linked(self) -> bool:
        """True if the code is linked to a code object."""
        return self._suffix in _LINKED

    @property
    def _suffix(self) -> str:
        return _suffix(self.name)

    @property
    def name(self) -> str:
        """The file's name, ``-`` for standard output."""
        return "-" if self.output is None else self.output

    @property
    def wants_bitcode(self) -> bool:
        """True if the module is written as bitcode."""
        return self.name.endswith(".bc") and not self.as_text


def code_kind(output: str) -> str:
    """The kind of code, as ``--emit`` names it, that an output's name stands for; assembly on standard output.

    Raises:
        UsageError: it stands for none.
    """
    kinds: dict[str, str] = _CODE | dict.fromkeys(_LINKED, "hsaco")
    kind = kinds.get(".s" if output == "-" else _suffix(output))
    if kind is None:
        raise UsageError(f"cannot tell from the name '{output}' what to make; say --emit asm, obj or hsaco")
    return kind


def _suffix(name: str) -> str:
    file = name.rpartition("/")[2]
    return "." + file.rpartition(".")[2] if "." in file[1:] else ""


def verbose(help_text: str, name: str = "--verbose") -> Any:
    """The field ``-v``, by either of its long names, ``--verbose`` and ``--explain``."""
    (synonym,) = {"--verbose", "--explain"} - {name}
    return option(False, help_text, flags=("-v", name), synonyms=(synonym,))


def print_after(command: str) -> Any:
    """The field ``--print-after``."""
    stages = STAGES[command]
    return option(
        (),
        "Print the IR or the listing after a stage, with the facts of --dump, to standard error: "
        f"{', '.join(stages)}. Commas between.",
        flags=("--print-after",),
        choices=stages,
        metavar="STAGE",
    )


def report_format(old: str = "") -> Any:
    """The field ``--format``, whose type has the choices; with JSON alone it is old."""
    return option(
        "text",
        "How to write the report, in a form that the command lists.",
        flags=("--format",),
        old=old,
        is_shared=not old,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptPromises:
    """The promises that a launch has to keep, and the shape of one that is chosen."""

    names: tuple[str, ...] = option(
        (),
        f"Refuse a launch that breaks {' or '.join(LAUNCH_PROMISES)}; {WORKGROUP_SIZE_FORMS} is the shape of a "
        "chosen launch. Repeatable.",
        flags=("--assume",),
        metavar="NAME",
    )

    def __post_init__(self) -> None:
        require_promises(self.names)


@dataclass(frozen=True, slots=True, kw_only=True)
class PromisedShape:
    """The shape of the workgroups of a launch that is chosen."""

    names: tuple[str, ...] = option(
        (),
        f"{WORKGROUP_SIZE_FORMS}: the shape of the workgroups of a launch that is chosen.",
        flags=("--assume",),
        metavar="NAME",
    )

    def __post_init__(self) -> None:
        require_promises(self.names)


def timeout() -> Any:
    """The field ``--timeout``, here of all that a command does."""
    about = next(one.metadata["option"] for one in fields(CompileOptions) if one.name == "timeout_seconds")
    return option(None, about.help, flags=about.flags, metavar=about.metavar, above=0, is_shared=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class EveryShared:
    """All options that are shared, in the order in which the help of the program explains them."""

    out: OutputOptions
    quiet: bool = like("quiet")
    coding: CodeOptions
    no_assume: Collection[Assumption] = refused_assumptions()
    link_bitcode: tuple[str, ...] = like("link_bitcode")
    lld: str | None = like("lld")
    fleet: FleetOptions
    format_name: str = report_format()
    graph: str | None = like("graph")
    dump: str | None = like("dump")
    launching: LaunchOptions
    save_launch: str | None = like("saving")
