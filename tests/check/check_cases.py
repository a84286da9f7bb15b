"""The findings of `check` in a kernel, as one line of words."""

import functools
from collections import Counter
from pathlib import Path
from typing import Any

import ldsopt
from ldsopt import Check, CheckOptions, Finding, Module, Verdict
from ldsopt.checker.judging import Judging
from ldsopt.checker.run import compile_mapped
from ldsopt.isa.wait_check import CheckedCode
from ldsopt.isa.wait_facts import FunctionWaits
from ldsopt.target.waits import encode

ROOT = Path(__file__).parents[2]
HAZARDS = ROOT / "tests" / "hazards"
CORPUS = sorted((ROOT / "corpus" / "ir").rglob("*.ll"))


def arch_of(path: Path) -> str:
    """Of a corpus module, which has it in its name."""
    return path.stem.rpartition(".")[2]


def corpus_name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


class _ByIr(Judging):
    """Judges by what the IR tells alone."""

    def _sifted(self, code: CheckedCode, waits: FunctionWaits, *, explain: bool) -> FunctionWaits:
        return waits


def check_by_ir(module: Module) -> Check:
    """The findings of `check` without what registers tell besides, for tests of what the IR does."""
    options = CheckOptions()
    judging = _ByIr.of_module(module, compile_mapped(module, options), options)
    return judging.check(map(judging.function, judging.functions))


def words(check: Check, kernel: str) -> str:
    """Findings of a kernel but latent ones: ``missing-wait! 2 bare-barrier?``.

    ``!`` is definite, ``?`` unproven; ``~`` unproven where the module's own scopes claim that the two are apart.
    """
    counts = Counter(
        _word(f) for f in check.findings if f.function == kernel and f.verdict is not Verdict.LATENT
    )
    return " ".join(f"{count} {word}" if count > 1 else word for word, count in sorted(counts.items()))


def _word(finding: Finding) -> str:
    sure = "!" if finding.verdict is Verdict.DEFINITE else "~" if finding.claimed_apart else "?"
    return finding.rule.value + sure


@functools.cache
def hazards(file: str, arch: str, mode: str = "") -> Check:
    """The check of a file of hazards as it is, or ``repaired``, annotated with ``all`` bases, or ``optimized``."""
    module = ldsopt.read(HAZARDS / f"{file}.ll", mcpu=arch)
    options: dict[str, Any] = {"repaired": {"repair": True}, "all": {"bases": "all"}}.get(mode, {})
    if mode == "optimized":
        module = ldsopt.optimize_with_llvm(module, 3)
    return ldsopt.check(ldsopt.annotate(module, **options) if options else module)


def with_plain_copies() -> Module:
    """Triton 3.9's attention.gfx950 as if its copies had no marks: LLVM 22 loses waits for reads in front of them."""
    path = next(path for path in CORPUS if corpus_name(path) == "triton-3.9.0/attention.gfx950")
    module = ldsopt.read(path)
    assert module.arch is not None
    wait = f"call void @llvm.amdgcn.s.waitcnt(i32 {encode(module.arch, lgkmcnt=0)}) "
    assert wait in module.lowered_text
    return ldsopt.parse(module.lowered_text.replace(wait, ""), source="plain.ll")


@functools.cache
def corpus(path: Path) -> Check:
    return ldsopt.check(ldsopt.read(path, mcpu=arch_of(path)))
