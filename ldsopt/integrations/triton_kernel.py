"""One kernel of Triton's on its way from LLVM IR to assembly: rewritten by ldsopt, or left as it came.

A rewritten kernel is taken only where all of this holds; else the kernel is compiled as it came, and one line says why:

* the command has written a module, which it has checked by the LLVM that Triton generates code with;
* Triton's own next stage, run on that module, makes the very assembly that was checked. What else Triton tells LLVM
  (flags, features, another code generator) would show here;
* what the host is told of a kernel stays true: its name, its arguments, how many work-items it takes, and that its
  static LDS has not become more. Dynamic LDS, of which Triton's metadata has the size, belongs to Triton's own
  allocation, which no command changes.

ldsopt runs in processes of its own: two LLVMs in one process can meet in their symbols, and a process that has begun to
use a GPU should not fork.
"""

from __future__ import annotations

import json
import re
import shlex
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ldsopt.integrations.ldsopt_process import said_by_ldsopt
from ldsopt.integrations.rewriting_command import RewritingCommand, compiling_options

_FP_FUSION = "TRITON_DEFAULT_FP_FUSION"
_KERNEL = re.compile(r"^define amdgpu_kernel void @([\w.$-]+)", re.MULTILINE)
_MOST_FIGURES = 4
_CONTRACT = ("kernarg_segment_size", "kernarg_segment_align", "max_flat_workgroup_size", "wavefront_size")
"""What a launch relies on, in the metadata of the assembly."""


class TritonStageFailed(Exception):
    """The kernel stays as it came; the message is the reason, one line."""


@dataclass(frozen=True, slots=True)
class TritonTarget:
    """What Triton compiles a kernel for.

    Attributes:
        package: the folder of the Triton that compiles it.
        arch: the architecture's name.
        features: subtarget features that Triton gives to LLVM.
        fp_fusion: whether Triton lets LLVM fuse multiplications and additions.
    """

    package: str
    arch: str
    features: str
    fp_fusion: bool


@dataclass(frozen=True, slots=True)
class TritonKernel:
    """What became of one kernel.

    Attributes:
        name, arch: of the kernel.
        text: the LLVM IR that Triton goes on with.
        changed: whether that is another module than the one that came.
        outcome: what was gained, or that it was left as it came and why; a line without the kernel's name.
        failed: ldsopt could not do what it was asked for.
    """

    name: str
    arch: str
    text: str
    changed: bool
    outcome: str
    failed: bool = False

    def __str__(self) -> str:
        return f"triton kernel {self.name} ({self.arch}): {self.outcome}"


def rewritten_kernel(
    llir: str, command: RewritingCommand, target: TritonTarget, assemble: Callable[[str], str]
) -> TritonKernel:
    """What the command makes of a kernel; the kernel as it came, and why, where that cannot be taken.

    Args:
        llir: the kernel's module, LLVM IR as Triton has optimized it.
        command: what to do with it.
        target: what it is compiled for.
        assemble: Triton's own stage from LLVM IR to assembly.
    """
    named = _KERNEL.search(llir)
    name = named[1] if named else "(unnamed)"
    try:
        with tempfile.TemporaryDirectory(prefix="ldsopt-triton-") as folder:
            text, outcome = _KernelRewriting(Path(folder), command, target).run(name, llir, assemble)
    except Exception as error:  # whatever it is, the user's program goes on with Triton's own kernel
        reason = " ".join(re.sub(r"\S*/ldsopt-triton-\w+/", "", str(error)).split()) or type(error).__name__
        return TritonKernel(name, target.arch, llir, False, f"left as it came: {reason}", failed=True)
    return TritonKernel(name, target.arch, text, text != llir, outcome)


@dataclass(frozen=True, slots=True)
class _KernelRewriting:
    folder: Path
    command: RewritingCommand
    target: TritonTarget

    def run(self, name: str, llir: str, assemble: Callable[[str], str]) -> tuple[str, str]:
        given, made = self.folder / f"{name}.ll", self.folder / f"{name}.ldsopt.ll"
        given.write_text(llir, encoding="utf-8")
        self._ldsopt(*self.command.checked, str(given), "-q", "-o", str(made), *self._compiling)
        text = made.read_text(encoding="utf-8")
        if text == llir:
            return llir, "left as it came: nothing is better"
        before, after = self._code(given), self._code(made)
        if assemble(text) != after.read_text(encoding="utf-8"):
            raise TritonStageFailed("Triton generates other code than the LLVM by which it was checked")
        refuse_other_contract(before.read_text(encoding="utf-8"), after.read_text(encoding="utf-8"))
        return text, f"{shlex.join(self.command.words)}: {self._gain(before, after)}"

    def _code(self, module: Path) -> Path:
        code = module.with_suffix(".s")
        self._ldsopt("compile", str(module), "-o", str(code), *self._compiling)
        return code

    def _gain(self, before: Path, after: Path) -> str:
        """What `ldsopt diff` says of the two, in a few words."""
        said = json.loads(self._ldsopt("diff", str(before), str(after), "--json", "-o", "-"))
        changed = [one for function in said["functions"] for one in function["metrics"] if one["change"]]
        if self.command.only_adds:
            return f"adds {_figures(changed, 'hurt') or 'nothing that `ldsopt diff` counts'}"
        words = _figures(changed, "helped") or "no figure of `ldsopt diff` is better"
        price = _figures(changed, "hurt")
        return f"{words}; at the price of {price}" if price else words

    @property
    def _compiling(self) -> list[str]:
        compiler = f"triton:{Path(self.target.package).parent}"
        return compiling_options(self.target.arch, self.target.features, compiler)

    def _ldsopt(self, *arguments: str) -> str:
        said = said_by_ldsopt(*arguments, environment={_FP_FUSION: str(int(self.target.fp_fusion))})
        return said.replace(f"{self.folder}/", "")


def _figures(metrics: list[dict[str, Any]], verdict: str) -> str:
    """The first figures of a verdict, e.g. ``waits 79 to 27, vmcnt0 18 to 2``."""
    found = [one for one in metrics if one["verdict"] == verdict][:_MOST_FIGURES]
    return ", ".join(
        f"{one['metric'].replace('_', ' ')} {one['before']:g} to {one['after']:g}" for one in found
    )


def refuse_other_contract(before: str, after: str) -> None:
    """Refuses assembly of which a launch would have to know other things than of that before.

    Raises:
        TritonStageFailed: the message names the first that differs.
    """
    for name in (*_CONTRACT, "name", "group_segment_fixed_size"):
        old, new = (_told(text, name) for text in (before, after))
        is_less_lds = (
            name == "group_segment_fixed_size" and len(old) == len(new) == 1 and int(new[0]) <= int(old[0])
        )
        if old != new and not is_less_lds:
            raise TritonStageFailed(
                f"{name} would be {', '.join(new) or 'missing'} in place of {', '.join(old)}"
            )


def _told(assembly: str, name: str) -> list[str]:
    return re.findall(rf"^ {{4}}\.{name}:\s*(\S+)$", assembly, re.MULTILINE)
