"""The gains of `ldsopt optimize` for kernels of each common class, by class and by transform.

    python benchmarks/gains.py [--write docs/measured/gains.md] [--arch gfx942 ...] [--no-verify]

The kernels of `benchmarks/gains_kernels.hip` are compiled by clang 22 for five architectures, and optimized for two
compilers: LLVM 22 (llvmlite) and the LLVM of Triton 3.9 (`make tritons`), given that arguments do not alias and
workgroups have one dimension, as their launches keep. Every kernel that changes is held against its input: the gate,
`check`, and `verify`. Counts in the code, no times. What was made is kept in `build/gains`.
"""

from __future__ import annotations

import argparse
import itertools
import json
import re
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import ldsopt
from ldsopt import LdsoptError, Module, Verdict
from ldsopt.api.optimize_options import OptimizeOptions
from ldsopt.compare.metrics import METRICS
from ldsopt.compare.optimization import AttemptOutcome
from ldsopt.compare.worth import regressions

ROOT = Path(__file__).resolve().parents[1]
SOURCE, KEPT = ROOT / "benchmarks" / "gains_kernels.hip", ROOT / "build" / "gains"
ARCHITECTURES = ("gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1201")
COMPILERS = {"LLVM 22": "llvmlite", "Triton 3.9": f"triton:{ROOT / 'build' / 'triton' / '3.9.0'}"}
ASSUMED = ("arguments-do-not-alias", "unread-dimensions-are-one")
FIGURES = ("waits", "drains", "lds_accesses", "vgprs", "occupancy", "instructions")
OPTIONS = ("--shuffles", "--fences", "--align", "pack", "annotate --bases all", "amdgpu-sched-strategy")
"""Transforms, as they stand in what was chosen."""
_BETTER = {AttemptOutcome.CHOSEN, AttemptOutcome.SECOND, AttemptOutcome.SAME}


@dataclass(frozen=True)
class Gain:
    """One kernel for one architecture and compiler.

    Attributes:
        kernel, arch, compiler: which.
        chosen: the candidate that was chosen; empty if it stays as it is.
        better: the candidates whose code is better than the input's.
        before, after: figures, in the order of `FIGURES`.
        worse: what the gate says of it.
        new: findings of `check` that the input does not have.
        verdict: of `verify`: equal, different, or why there is none.
    """

    kernel: str
    arch: str
    compiler: str
    chosen: str
    better: tuple[str, ...]
    before: tuple[float, ...]
    after: tuple[float, ...]
    worse: tuple[str, ...] = ()
    new: int = 0
    verdict: str = ""

    @property
    def kind(self) -> str:
        """The class of the kernel."""
        return self.kernel.partition("_")[0]


def module_of(arch: str) -> Module:
    """The kernels for an architecture."""
    language = ["-x", "hip", "--offload-device-only", "-fuse-cuid=none", "-nogpulib", "-nogpuinc"]
    flags = [*language, f"--offload-arch={arch}", "-O3", "-S", "-emit-llvm", "-o", "-"]
    command = ["clang-22", *flags, str(SOURCE)]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return ldsopt.parse(text, source=f"gains_kernels.{arch}.ll", mcpu=arch)


def gains(arch: str, compiler: str) -> Iterator[tuple[Gain, Module, Module]]:
    """The result of `optimize` for each kernel, with the module before and after."""
    module = module_of(arch)
    options = OptimizeOptions(compiler=COMPILERS[compiler], assume=ASSUMED, jobs=1)
    made = ldsopt.optimize(module, options)
    after = ldsopt.parse(made.text, source=module.source, mcpu=arch)
    known = {str(one.rule) + one.function for one in ldsopt.check(module, compiler=options.compiler).findings}
    new = [
        one
        for one in ldsopt.check(after, compiler=options.compiler).findings
        if one.verdict is Verdict.DEFINITE and str(one.rule) + one.function not in known
    ]
    for group in made.details.groups:
        for one, two in zip(group.before, group.after, strict=True):
            if one.is_kernel:
                figures = (tuple(METRICS[f].value(each) or 0 for f in FIGURES) for each in (one, two))
                better = tuple(dict.fromkeys(a.candidate for a in group.attempts if a.outcome in _BETTER))
                worse = tuple(str(each) for each in regressions(one, two))
                found = sum(each.function == one.name for each in new)
                yield (
                    Gain(one.name, arch, compiler, group.chosen, better, *figures, worse=worse, new=found),
                    module,
                    after,
                )


def verdict(before: Module, after: Module, kernel: str) -> str:
    """The answer of `verify` about a kernel, on a launch that it chooses itself."""
    try:
        found = ldsopt.verify(before, after, kernel=kernel)
    except LdsoptError as error:
        return str(error).splitlines()[0]
    return found.undecided or ("equal" if found.is_equivalent else "different")


def kept(arch: str, compiler: str, *, verifies: bool) -> list[Gain]:
    """The gains for an architecture and a compiler, as they were worked out before, or now."""
    place = KEPT / f"{compiler.replace(' ', '-')}.{arch}.json"
    if not place.exists():
        made = list(gains(arch, compiler))
        place.parent.mkdir(parents=True, exist_ok=True)
        place.with_suffix(".before.ll").write_text(made[0][1].text, encoding="utf-8")
        place.with_suffix(".after.ll").write_text(made[0][2].text, encoding="utf-8")
        _keep(place, [gain for gain, _, _ in made])
    found = [Gain(**_tuples(one)) for one in json.loads(place.read_text(encoding="utf-8"))]
    if verifies and any(gain.chosen and not gain.verdict for gain in found):
        before, after = (
            ldsopt.read(str(place.with_suffix(f".{one}.ll")), mcpu=arch) for one in ("before", "after")
        )
        known = _verdicts(arch)
        for number, gain in enumerate(found):
            if gain.chosen and not gain.verdict:
                said = known.get(_body(after.text, gain.kernel)) or verdict(before, after, gain.kernel)
                found[number] = replace(gain, verdict=said)
                _keep(place, found)
    return found


def _verdicts(arch: str) -> dict[str, str]:
    """The verdicts of `verify` on kernels for an architecture, by their text: two compilers mostly get the same."""
    return {
        _body(place.with_suffix(".after.ll").read_text(encoding="utf-8"), one["kernel"]): one["verdict"]
        for place in KEPT.glob(f"*.{arch}.json")
        for one in json.loads(place.read_text(encoding="utf-8"))
        if one["verdict"]
    }


def _body(text: str, kernel: str) -> str:
    """The instructions of a kernel, without the numbers of metadata and without its attributes."""
    lines = iter(text.splitlines())
    found = itertools.takewhile(lambda line: line != "}", _behind(lines, f"@{kernel}("))
    return "\n".join((kernel, *(re.sub(r"!\d+", "!", line) for line in found)))


def _behind(lines: Iterator[str], name: str) -> Iterator[str]:
    for line in lines:
        if line.startswith("define ") and name in line:
            return lines
    return lines


def _keep(place: Path, found: Iterable[Gain]) -> None:
    place.write_text(json.dumps([asdict(gain) for gain in found], indent=1), encoding="utf-8")


def _tuples(document: dict[str, object]) -> dict[str, Any]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in document.items()}


HEAD = """# What `optimize` gains for common kernels

clang 22 compiles the kernels of `benchmarks/gains_kernels.hip`. `optimize` assumes `arguments-do-not-alias` and
`unread-dimensions-are-one`, which their launches keep. Counts are of the code; no time was measured.

<!-- slow -->
```sh
python benchmarks/gains.py --write docs/measured/gains.md
```

*Better*: kernels whose code is better in a figure of the floor, and worse in none. The other columns are sums over the
kernels of a row.
"""


TAIL = """
On gfx9 a fence of a workgroup costs the same with global memory as without, so kernels that exchange values by LDS
alone (trees, tiles, stencils) gain nothing there. `stencil_planes` is left everywhere: an argument says how far apart
its planes are.
"""


SUMS = {"waits": "waits", "drains": "drains", "vgprs": "VGPRs"}
"""Columns of figures, by the name of the figure."""


def _sums(found: list[Gain]) -> str:
    sides = (
        f"{sum(g.before[at] for g in found):g}→{sum(g.after[at] for g in found):g}"
        for at in map(FIGURES.index, SUMS)
    )
    return f"{sum(bool(g.chosen) for g in found)} of {len(found)} | {' | '.join(sides)}"


def page(found: list[Gain]) -> Iterator[str]:
    """The lines of the page: all rows for the first compiler, of the others the sums alone."""
    compilers: dict[str, list[Gain]] = defaultdict(list)
    for gain in found:
        compilers[gain.compiler].append(gain)
    first = next(iter(compilers.values()))
    yield f"| | better | {' | '.join(SUMS.values())} |"
    yield "|---" * (len(SUMS) + 2) + "|"
    for key in ("kind", "arch"):
        groups: dict[str, list[Gain]] = defaultdict(list)
        for gain in first:
            groups[getattr(gain, key)].append(gain)
        yield from (f"| {name} | {_sums(each)} |" for name, each in groups.items())
    yield from (f"| all, {compiler} | {_sums(each)} |" for compiler, each in compilers.items())
    parts = {option: sum(_is_part(gain, option) for gain in found) for option in OPTIONS}
    told = ", ".join(f"`{option}` ({count})" for option, count in parts.items() if count)
    yield ""
    yield f"Part of what was chosen for the {len(found)} kernels of both compilers: {told}."
    changed = [gain for gain in found if gain.chosen]
    verdicts = Counter(gain.verdict or "not run" for gain in changed)
    yield (
        f"Of {len(changed)} kernels that change, the gate rejects {sum(bool(g.worse) for g in changed)}, and "
        f"{sum(g.new for g in changed)} have new definite findings of `check`."
    )
    yield f"`verify` says: {', '.join(f'{said} ({count})' for said, count in verdicts.most_common())}."


def _is_part(gain: Gain, option: str) -> bool:
    """A transform is part of what was chosen; one of exchanges between lanes only where a kernel has some."""
    if option != "--shuffles" or option not in gain.chosen:
        return option in gain.chosen
    before = KEPT / f"{gain.compiler.replace(' ', '-')}.{gain.arch}.before.ll"
    return "llvm.amdgcn.ds.bpermute" in _body(before.read_text(encoding="utf-8"), gain.kernel)


def main() -> int:
    """Prints the page, or writes it; 1 if something that was written is not as it has to be."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--write", type=Path, metavar="FILE", help="write the page there instead of printing it"
    )
    parser.add_argument("--arch", nargs="+", default=ARCHITECTURES, choices=ARCHITECTURES)
    parser.add_argument("--compiler", nargs="+", default=[*COMPILERS], choices=[*COMPILERS])
    parser.add_argument("--no-verify", action="store_true", help="execute nothing")
    asked = parser.parse_args()
    found: list[Gain] = []
    for compiler in asked.compiler:
        for arch in asked.arch:
            print(f"{compiler}, {arch}", file=sys.stderr)
            found += kept(arch, compiler, verifies=not asked.no_verify)
    text = "\n".join([HEAD, *page(found), TAIL])
    if asked.write:
        asked.write.write_text(text, encoding="utf-8")
    else:
        print(text)
    return int(any(gain.worse or gain.new or gain.verdict == "different" for gain in found))


if __name__ == "__main__":
    sys.exit(main())
