"""The jobs that a clang driver would run, and those of them that generate code for an AMD GPU.

``clang -###`` prints the jobs of a command line in their order, each as a line of quoted words. A job of the compiler
proper is ``clang -cc1 -triple amdgcn-amd-amdhsa … -emit-obj … -o FILE -x hip SOURCE``: front-end, passes on the IR, and
code generation in one. `to_ir` and `from_ir` divide it in two, with the module in between as text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

_WORD = re.compile(r'"((?:[^"\\]|\\.)*)"')
_ESCAPED = re.compile(r"\\(.)")
_AMDGPU = ("amdgcn", "amdgpu")
_CODE_ACTIONS = ("-emit-obj", "-S")
_IR_ACTION = "-emit-llvm"
_WITH_VALUE_OF_FRONT_END = frozenset(
    {"-dependency-file", "-MT", "-MQ", "-dependency-dot", "-module-dependency-dir", "-header-include-file",
     "-mlink-builtin-bitcode", "-mlink-bitcode-file", "-include", "-include-pch"}
)  # fmt: skip
"""Options with a value that have had their effect when the module is there: files that are written or read once."""
_OF_FRONT_END = frozenset(
    {"-sys-header-deps", "-MP", "-MG", "-emit-llvm-uselists", "-fcuda-include-gpubinary"}
)


@dataclass(frozen=True, slots=True)
class ClangJob:
    """One program that the driver would start.

    Attributes:
        words: the program and its arguments.
    """

    words: tuple[str, ...]

    @property
    def is_device_code(self) -> bool:
        """True if it makes code for an AMD GPU of something else than assembly."""
        return (
            self.words[1:2] == ("-cc1",)
            and self.value("-triple").startswith(_AMDGPU)
            and any(action in self.words for action in _CODE_ACTIONS)
        )

    @property
    def is_device_link(self) -> bool:
        """True if it links code for an AMD GPU: LLVM's linker makes code of IR that is among its inputs."""
        program = Path(self.words[0]).name
        return program in ("lld", "ld.lld") and (
            "elf64_amdgpu" in self.words
            or any(word.startswith("-plugin-opt=mcpu=gfx") for word in self.words)
        )

    @property
    def arch(self) -> str:
        """The architecture that code is made for, without its features; empty if the job does not say."""
        named = self.value("-target-cpu")
        for word in self.words:
            if not named and word.startswith("-plugin-opt=mcpu="):
                named = word.rpartition("=")[2]
        return named.partition(":")[0]

    @property
    def source(self) -> str:
        """The file that is compiled: a job's last word."""
        return self.words[-1]

    @property
    def output(self) -> str:
        """The file that is made."""
        return self.value("-o")

    @property
    def opt_level(self) -> str:
        """The digit of ``-O``; code generation knows no size levels, and takes them for 2."""
        for word in reversed(self.words):
            if word in ("-O0", "-O1", "-O2", "-O3"):
                return word[2:]
            if word in ("-Os", "-Oz", "-O", "-Og"):
                return {"-O": "1", "-Og": "1"}.get(word, "2")
        return "0"

    @property
    def features(self) -> str:
        """The subtarget features, as ``-mattr`` takes them."""
        pairs = zip(self.words, self.words[1:], strict=False)
        return ",".join(value for option, value in pairs if option == "-target-feature")

    def value(self, option: str) -> str:
        """The value that follows an option; empty if it is not there."""
        return self.words[self.words.index(option) + 1] if option in self.words[:-1] else ""


def jobs_of(printed: str) -> list[ClangJob]:
    r"""The jobs in what ``clang -###`` prints.

    >>> jobs_of('Target: x86_64\n "/usr/bin/clang" "-cc1" "-DX=\\"a b\\""\n (in-process)\n')
    [ClangJob(words=('/usr/bin/clang', '-cc1', '-DX="a b"'))]
    """
    lines = (line for line in printed.splitlines() if line.startswith(' "'))
    return [ClangJob(tuple(_ESCAPED.sub(r"\1", word) for word in _WORD.findall(line))) for line in lines]


def to_ir(job: ClangJob, output: str) -> list[str]:
    """The first half of a job: it writes the module that code is to be made of, as text."""
    return [_IR_ACTION if word in _CODE_ACTIONS else word for word in _with_output(job.words, output)]


def from_ir(job: ClangJob, module: str, output: str, action: str | None = None) -> list[str]:
    """The second half: code generation alone.

    Args:
        job: the whole job.
        module: the file with the module.
        output: the file to write.
        action: what to make, ``-emit-obj`` or ``-S``; by default what the job makes.
    """
    kept = list(_without_front_end(_with_output(job.words[:-1], output)))
    if action is not None:
        kept = [action if word in _CODE_ACTIONS else word for word in kept]
    kept[kept.index("-x") + 1] = "ir"
    return [*kept[:2], "-disable-llvm-passes", *kept[2:], module]


def _with_output(words: Sequence[str], output: str) -> list[str]:
    place = words.index("-o") + 1
    return [*words[:place], output, *words[place + 1 :]]


def _without_front_end(words: Sequence[str]) -> Iterator[str]:
    following = iter(words)
    for word in following:
        if word in _WITH_VALUE_OF_FRONT_END:
            next(following, None)
        elif word not in _OF_FRONT_END:
            yield word
