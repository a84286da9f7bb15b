"""IREE's kernels through ldsopt: a compiler that stands in for ``iree-compile``.

    ldsopt-iree [--ldsopt=COMMAND] IREE-COMPILE ARGUMENT...

IREE compiles as ever, and dumps what it makes of each executable for an AMD GPU: LLVM IR behind all passes, and
assembly. The IR goes through the command. Where its code is better than IREE's (`ldsopt.integrations.device_code`),
IREE compiles once more and substitutes the code object, by ``--iree-hal-substitute-executable-object``. What goes wrong
leaves IREE's own output. One line on standard error says of each executable what became of it.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from ldsopt.dataclass import dataclass
from ldsopt.errors import LdsoptError, Unavailable, UsageError
from ldsopt.integrations.device_code import better_object
from ldsopt.integrations.ldsopt_process import LdsoptProcessFailed, RewritingCommand, asks_help

_LONGEST_CHIP = 32
_OPTION = "--ldsopt="
_INTERMEDIATES = "--iree-hal-dump-executable-intermediates-to="
_SUBSTITUTE = "--iree-hal-substitute-executable-object="
_NOT_DONE = "could not perform the requested substitution"


def main(arguments: Sequence[str] | None = None) -> int:
    """Compiles as ``iree-compile`` does; the exit code is its own, or that of an error of ours."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if asks_help(words):
        print(__doc__)
        return 0
    try:
        asked = words.pop(0).removeprefix(_OPTION) if words and words[0].startswith(_OPTION) else "optimize"
        command = RewritingCommand.parse(asked)
        if not words:
            raise UsageError("ldsopt-iree [--ldsopt=COMMAND] IREE-COMPILE ARGUMENT...")
        with tempfile.TemporaryDirectory(prefix="ldsopt-iree-") as scratch:
            return _Compilation(words, command, Path(scratch)).run()
    except LdsoptError as error:
        sys.stderr.write(f"ldsopt-iree: error: {error}\n")
        return error.exit_code


@dataclass(frozen=True, slots=True)
class _Executable:
    """The dump of one executable by IREE: its name, its module, and the assembly that IREE makes of it."""

    name: str
    module: Path
    assembly: Path
    target: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Compilation:
    """A command line of ``iree-compile``, on its way through ldsopt."""

    words: list[str]
    command: RewritingCommand
    scratch: Path

    def run(self) -> int:
        dumps = self.scratch / "dumps"
        try:
            done = subprocess.run([*self.words, f"{_INTERMEDIATES}{dumps}"], check=False)
        except OSError as error:
            raise Unavailable(f"{self.words[0]}: {error.strerror}") from None
        if done.returncode:
            return done.returncode
        better = dict(found for one in _executables(dumps) if (found := self._improved(one)))
        if better:
            self._substitute(better)
        return 0

    def _improved(self, executable: _Executable) -> tuple[str, Path] | None:
        """The executable's name and a code object, if there is a better one."""
        folder = self.scratch / executable.name
        folder.mkdir()
        try:
            made = better_object(
                executable.module, executable.assembly, self.command, executable.target, folder
            )
        except LdsoptProcessFailed as error:
            _say(f"{executable.name}: left as it came: {error}")
            return None
        if made.code is None:
            _say(f"{executable.name}: {made.said}")
            return None
        code = folder / f"{executable.name}.hsaco"
        code.write_bytes(made.code)
        _say(f"{executable.name}: {made.said}")
        return executable.name, code

    def _substitute(self, better: dict[str, Path]) -> None:
        """Has IREE compile once more with code objects of ours; its output is taken if it holds them all."""
        given = _output(self.words)
        if given is None:
            _say("left as it came: without -o FILE nothing can be substituted")
            return
        at, output = given
        again, made = [*self.words], self.scratch / "substituted"
        again[at] = again[at].replace(str(output), str(made))
        options = [f"{_SUBSTITUTE}{name}={path}" for name, path in better.items()]
        done = subprocess.run([*again, *options], capture_output=True, text=True, check=False)
        held = made.read_bytes() if made.exists() else b""
        lost = [name for name, path in better.items() if path.read_bytes() not in held]
        if done.returncode or _NOT_DONE in done.stderr or lost:
            _say(f"left as it came: IREE substitutes nothing for {', '.join(lost or better)}")
            return
        output.write_bytes(held)


def _output(words: Sequence[str]) -> tuple[int, Path] | None:
    """The word that names the output, by its place, and the file."""
    for at, word in enumerate(words):
        if word == "-o" and at + 1 < len(words):
            return at + 1, Path(words[at + 1])
        if word.startswith("-o="):
            return at, Path(word.removeprefix("-o="))
    return None


def _executables(dumps: Path) -> Iterator[_Executable]:
    """The executables of which IREE has dumped LLVM IR and assembly for an AMD GPU."""
    for module in sorted(dumps.glob("*.optimized.ll")):
        assembly = module.with_name(module.name.removesuffix(".optimized.ll") + ".rocmasm")
        text = module.read_text(encoding="utf-8", errors="surrogateescape")
        name = f"\n{text}".partition('\nsource_filename = "')[2].partition('"')[0]
        if not name or not assembly.exists():
            continue
        own = assembly.with_suffix(".s")
        assembly.rename(own)
        behind = text.partition(" -mcpu=")[2] or text.partition('"target-cpu"="')[2]
        chip = behind[:_LONGEST_CHIP].split('"')[0].split()[:1]
        yield _Executable(name, module, own, tuple(f"--mcpu={one}" for one in chip))


def _say(text: str) -> None:
    sys.stderr.write(f"ldsopt: iree {text}\n")


if __name__ == "__main__":
    sys.exit(main())
