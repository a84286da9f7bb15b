"""The pairs of modules of two sides.

A side is a file or a directory. One module a side is a pair, whatever the names of the two. Several are paired
by their name: the path below the directory without its last suffix, so that ``before/fp8/gemm.ll`` meets
``after/fp8/gemm.s``. If a side has ``gemm.ll`` and ``gemm.s`` beside each other, both keep their suffixes, on
both sides. If no path is on both sides, files are paired by their names alone. A record of several measurements in
one JSON file has the recorded sources as names, relative to no directory.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path, PurePosixPath

from ldsopt.compare.spelling import plural
from ldsopt.errors import InputError, UsageError
from ldsopt.isa.measurement import Measurement


def files_below(directory: Path, suffixes: Iterable[str], remedy: str = "") -> tuple[Path, ...]:
    """The regular files of a directory tree with one of these suffixes (``.ll``), sorted by path.

    A link counts if it stays in the tree: a stranger's tree must not lead to other files of its reader.

    Args:
        directory: the top of the tree.
        suffixes: of the files.
        remedy: what the error says to do where there is none.

    Raises:
        InputError: there is none, or the directory cannot be read.
    """
    wanted = tuple(suffixes)
    try:
        found = sorted(
            p
            for p in directory.rglob("*")
            if p.suffix in wanted and p.is_file() and stays_below(p, directory)
        )
    except OSError as error:
        raise InputError(error.strerror or str(error), file=directory) from None
    if not found:
        raise InputError(f"holds no file with a suffix of {', '.join(wanted)}{remedy}", file=directory)
    return tuple(found)


def stays_below(path: Path, directory: Path) -> bool:
    """True if a path, with all links resolved, lies in a directory."""
    return path.resolve().is_relative_to(directory.resolve())


def by_name(measurements: Sequence[Measurement], root: Path | None = None) -> Mapping[str, Measurement]:
    """Measurements by module name; the name of a single one outside of a directory is empty.

    Args:
        measurements: of one side, their ``source`` being a path.
        root: the directory that the user gave, if it was one.

    Raises:
        UsageError: two are of one file.
    """
    if root is None and len(measurements) == 1:
        return {"": measurements[0]}
    stems = Counter(_name(measurement.source, root) for measurement in measurements)
    named: dict[str, Measurement] = {}
    for measurement in measurements:
        name = _name(measurement.source, root)
        if stems[name] > 1:
            name += Path(measurement.source).suffix
        if name in named:
            raise UsageError(f"two of these measurements are of '{measurement.source}'; give one of them")
        named[name] = measurement
    return named


def paired(
    before: Mapping[str, Measurement],
    after: Mapping[str, Measurement],
    *,
    before_name: str,
    after_name: str,
) -> tuple[Mapping[str, Measurement], Mapping[str, Measurement], str]:
    """Both sides by the names by which they are paired, and a note on that; empty if none is needed.

    Raises:
        UsageError: one side is a file and the other holds several modules.
    """
    before, after = _under_one_root(*_with_suffixes(before, after))
    if "" in before or "" in after:
        raise UsageError(
            f"{before_name} is {plural(len(before), 'module')} and {after_name} "
            f"{plural(len(after), 'module')}: give a file and a file, or a directory and a directory"
        )
    if before.keys() & after.keys():
        return before, after, ""
    by_file = _by_file_names(before, after)
    if by_file == (before, after):
        return before, after, ""
    why = "no path is on both sides: files are paired by their names, those alone of names that a side has twice"
    return *by_file, why


def _by_file_names(
    before: Mapping[str, Measurement], after: Mapping[str, Measurement]
) -> tuple[Mapping[str, Measurement], Mapping[str, Measurement]]:
    """Both sides by the names of their files, as far as these occur once on each; unchanged if that pairs none.

    Triton's cache has a folder for each compilation, with another name in another version of Triton. A name that a side
    has for several architectures is followed by the architecture.
    """
    archs = [defaultdict[str, set[str]](set), defaultdict[str, set[str]](set)]
    for side, known in zip((before, after), archs, strict=True):
        for name, one in side.items():
            known[PurePosixPath(name).name].add(one.arch)
    sides = []
    for side in (before, after):
        files = {name: PurePosixPath(name).name for name in side}
        of_several = {file for file in files.values() if any(len(known.get(file, ())) > 1 for known in archs)}
        files = {
            name: f"{file}.{side[name].arch}" if file in of_several else file for name, file in files.items()
        }
        last = Counter(files.values())
        sides.append({name: file for name, file in files.items() if last[file] == 1})
    both = set(sides[0].values()) & set(sides[1].values())
    if not both:
        return before, after
    old, new = (
        {named[name] if named.get(name) in both else name: one for name, one in side.items()}
        for side, named in zip((before, after), sides, strict=True)
    )
    return old, new


def _with_suffixes(
    before: Mapping[str, Measurement], after: Mapping[str, Measurement]
) -> tuple[Mapping[str, Measurement], Mapping[str, Measurement]]:
    """Both sides, with suffixes added to names that stand for several files of one side."""

    def named(side: Mapping[str, Measurement], other: Mapping[str, Measurement]) -> dict[str, Measurement]:
        spelled = {}
        for name, measurement in side.items():
            suffix = Path(measurement.source).suffix
            spelled[name + suffix if name and name + suffix in other else name] = measurement
        return spelled

    return named(before, after), named(after, before)


def _under_one_root(
    before: Mapping[str, Measurement], after: Mapping[str, Measurement]
) -> tuple[Mapping[str, Measurement], Mapping[str, Measurement]]:
    """Both sides without the folders that keep their names from being equal.

    A record of ``build/kernels`` has names with these folders, the directory itself has them without, and a checkout
    elsewhere has others: of the folders that all names of a side share, as many are cut off as make most names equal;
    none if that does not help.
    """
    best, most = (before, after), len(before.keys() & after.keys())
    shorter = [(old, new) for old in _without_folders(before) for new in _without_folders(after)]
    for old, new in shorter:
        meeting = len(old.keys() & new.keys())
        if meeting > most:
            best, most = (old, new), meeting
    return best


def _without_folders(side: Mapping[str, Measurement]) -> list[Mapping[str, Measurement]]:
    """A side with none, one, two, … of its names' common folders cut off."""
    names = {name or _name(measurement.source, None): measurement for name, measurement in side.items()}
    if len(names) < len(side):
        return [side]
    folders = [PurePosixPath(name).parts[:-1] for name in names]
    common = 0
    while folders and all(len(parts) > common and parts[common] == folders[0][common] for parts in folders):
        common += 1
    return [
        {str(PurePosixPath(*PurePosixPath(name).parts[cut:])): one for name, one in names.items()}
        for cut in range(common + 1)
    ]


def _name(source: str, root: Path | None) -> str:
    path = Path(source)
    if root is not None and path.is_relative_to(root):
        path = path.relative_to(root)
    return str(PurePosixPath(path.as_posix()).with_suffix("")) if path.name else source
