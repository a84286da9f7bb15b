"""In front of LLVM's linker for AMD GPUs: what it would make of IR goes through ldsopt first.

    python -m ldsopt.integrations.device_link LINKER CLANG COMMAND IS_QUIET ARGUMENTS...

With ``-fgpu-rdc`` objects hold IR, and the linker links it, optimizes it, and makes code. Here it is asked for the IR
that it would make code of (``--lto-emit-llvm``); ldsopt rewrites that, clang generates the code, and the linker links
it. Where nothing is better, or something fails, the linker does it all as it would have.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from ldsopt.dataclass import dataclass
from ldsopt.integrations.clang import ClangJob
from ldsopt.integrations.device_code import DeviceModule, kernel_names, rewrite_device_module
from ldsopt.integrations.ldsopt_process import LdsoptProcessFailed, RewritingCommand

_BITCODE = (b"BC\xc0\xde", b"\xde\xc0\x17\x0b")
_PASS = "-plugin-opt=-"
_PARTS = "--lto-partitions="
_KEEP_LDS = "-plugin-opt=-amdgpu-enable-lower-module-lds=false"
"""The linker puts a kernel's LDS variables into one before it hands out the IR; code generation does it anyway."""


class DeviceLinkLeft(Exception):
    """The linker is to do it by itself; the message says why, and is empty where nobody needs to know."""


def main(arguments: Sequence[str]) -> int:
    """Links; the exit code is the linker's."""
    linker, clang, words, is_quiet, *rest = arguments
    job = ClangJob((linker, *rest))
    command = RewritingCommand(tuple(words.split()), is_quiet == "1")
    if job.is_device_link:
        with tempfile.TemporaryDirectory(prefix="ldsopt-link-") as folder:
            try:
                return _DeviceLink(job, clang, command, Path(folder)).run()
            except (DeviceLinkLeft, LdsoptProcessFailed) as reason:
                if str(reason):
                    shown = " ".join(str(reason).split()).replace(f"{folder}/", "")
                    sys.stderr.write(f"ldsopt: {job.output} ({job.arch}): left as it came: {shown}\n")
    return subprocess.run(job.words, check=False).returncode


@dataclass(frozen=True, slots=True)
class _DeviceLink:
    """One link that makes code of IR.

    Attributes:
        job: the linker and its arguments.
        clang: what generates code.
        command: what ldsopt is to do.
        folder: for files in between.
    """

    job: ClangJob
    clang: str
    command: RewritingCommand
    folder: Path

    def run(self) -> int:
        """Links; the exit code is the linker's.

        Raises:
            DeviceLinkLeft, LdsoptProcessFailed: the linker is to do it by itself.
        """
        inputs = [word for word in self.job.words[1:] if word != self.job.output and Path(word).is_file()]
        full = [Path(word) for word in inputs if Path(word).stat().st_size]
        if not any(map(_is_bitcode, full)):
            raise DeviceLinkLeft("")
        if not all(map(_is_bitcode, full)):
            raise DeviceLinkLeft("among what is linked is more than IR")
        given = self._linked_ir(full)
        module = DeviceModule(given, self.job.arch, "", self._opt_level, self.clang)
        done = rewrite_device_module(module, self.command, self._assemble)
        if not self.command.is_quiet:
            sys.stderr.write(
                f"ldsopt: {done.said.replace(str(given), Path(self.job.output).name).splitlines()[0]}\n"
            )
        if not done.changed:
            raise DeviceLinkLeft("")
        made = self.folder / "made.o"
        _start([*self._code, "-c", str(done.path), "-o", str(made), *self._options])
        rest = [word for word in self.job.words if word not in inputs and not word.startswith("--lto-")]
        return subprocess.run([*rest, str(made)], check=False).returncode

    def _linked_ir(self, inputs: Sequence[Path]) -> Path:
        """The module that the linker would make code of, with every kernel of the inputs."""
        linked, given = self.folder / "linked.bc", self.folder / "linked.ll"
        words = [str(linked) if word == self.job.output else word for word in self.job.words]
        _start(
            [
                *(word for word in words if not word.startswith(_PARTS)),
                f"{_PARTS}1",
                "--lto-emit-llvm",
                _KEEP_LDS,
            ]
        )
        kernels = self._kernels(linked, given)
        for number, path in enumerate(inputs):
            if not kernels >= self._kernels(path, self.folder / f"{number}.ll"):
                raise DeviceLinkLeft(f"the linker's IR lacks kernels of {path.name}")
        return given

    def _kernels(self, module: Path, output: Path) -> set[str]:
        """Prints a module, and returns the names of its kernels."""
        _start([*self._code, "-S", "-emit-llvm", str(module), "-o", str(output)])
        return set(kernel_names(output.read_text(encoding="utf-8", errors="surrogateescape")))

    def _assemble(self, source: Path, output: Path) -> None:
        _start([*self._code, "-S", str(source), "-o", str(output), *self._options])

    @property
    def _code(self) -> list[str]:
        """Clang as it generates code, and runs no pass before."""
        target = ["--target=amdgcn-amd-amdhsa", f"-mcpu={self.job.arch}", "-nogpulib", "-Wno-override-module"]
        return [self.clang, *target, f"-O{self._opt_level}", "-Xclang", "-disable-llvm-passes", "-x", "ir"]

    @property
    def _options(self) -> list[str]:
        """LLVM's own options for code generation. What internalizes symbols has had its effect."""
        given = (word.removeprefix(_PASS) for word in self.job.words if word.startswith(_PASS))
        kept = (option for option in given if option != "amdgpu-internalize-symbols")
        return [word for option in kept for word in ("-mllvm", f"-{option}")]

    @property
    def _opt_level(self) -> str:
        option = "-plugin-opt=O"
        given = [word[-1] for word in self.job.words if word[:-1] == option and word[-1].isdecimal()]
        return given[-1] if given else "2"


def _is_bitcode(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) in _BITCODE


def _start(words: Sequence[str]) -> None:
    done = subprocess.run(list(words), capture_output=True, text=True, check=False, env=os.environ)
    if done.returncode:
        said = (done.stderr.strip() or f"{Path(words[0]).name} ended with {done.returncode}").splitlines()[0]
        raise DeviceLinkLeft(said)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
