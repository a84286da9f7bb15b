"""`ldsopt sweep` as it is called, the rows of its database, and a compiler that does to its worker what a kernel's name
says."""

import contextlib
import io
import re
import sqlite3
from pathlib import Path
from typing import NamedTuple

from ldsopt.cli import main

KERNEL = '; {}\ndefine amdgpu_kernel void @{}() "target-cpu"="gfx942" {{\n  ret void\n}}\n'
_ACCIDENTS = r"""#!/bin/sh
if [ "$1" = --version ]; then echo "LLVM version 22.1.0"; exit; fi
text=$(cat)
stat() { sed 's/.*) . //' /proc/$1/stat | cut -d ' ' -f "$2"; }
worker=$(stat $$ 2)
place=$(dirname "$0")
is() { case $text in *"@$1("*) true ;; *) false ;; esac; }
if is abort; then sleep 600 & echo $! > "$place/aborting"; echo "LLVM ERROR: Cannot select: 0x55" >> /proc/$worker/fd/2; kill -ABRT $worker; wait; fi
if is crash; then kill -SEGV $worker; sleep 600; fi
if is hang; then sleep 600 & echo $! > "$place/left.new"; mv "$place/left.new" "$place/left"; wait; fi
if is once && mkdir "$place/killed" 2>/dev/null; then kill -KILL $worker; sleep 600; fi
if is always; then echo x >> "$place/tries"; kill -KILL $worker; sleep 600; fi
if is slay && mkdir "$place/slain" 2>/dev/null; then kill -KILL $(stat $worker 1); sleep 5; fi
if is poison; then echo x >> "$place/deaths"; kill -KILL $(stat $worker 1); sleep 5; fi
if is bare; then
    printf '\t.text\n\t.globl bare\n\t.type bare,@function\nbare:\n\ts_waitcnt vmcnt(0)\n\ts_endpgm\n.Lend:\n\t.size bare, .Lend-bare\n'
    exit
fi
if is late; then for _ in $(seq 600); do [ -e "$place/go" ] && break; sleep 0.05; done; fi
exit 1
"""


class Swept(NamedTuple):
    """The summary that a sweep ends with, the exit code, and all that was said."""

    code: int
    run: int
    goes_on: bool
    modules: int
    done: int
    before: int
    cached: int
    said: str


def accidents(folder: Path) -> str:
    """The name of a compiler that refuses every kernel but `@bare`, of whose code it says little. Before, it ends the worker that has called it (`@abort`, `@crash`;
    `@once`; `@always`), the process that has forked that worker (`@slay`, once; `@poison`), hangs with a child
    (`@hang`), or waits for the file go beside it (`@late`).
    """
    llc = folder / "llc"
    llc.write_text(_ACCIDENTS)
    llc.chmod(0o755)
    return f"llc:{llc}"


def add(folder: Path, name: str, text: str = "") -> None:
    """A kernel of a name, in a module of that name."""
    (folder / f"{name}.ll").write_text(text or KERNEL.format(name, name))


def make_modules(folder: Path, text: str = KERNEL.format("{}", "k")) -> Path:
    """Four modules of two origins; the directory that holds them."""
    for number in range(4):
        path = folder / "in" / f"origin-{number % 2}" / f"k{number}.ll"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.replace("{}", str(number), 1))
    return folder / "in"


def swept(file: Path | str, *words: object, do: str = "measure") -> Swept:
    """A sweep into a database."""
    with contextlib.redirect_stderr(io.TextIOWrapper(io.BytesIO(), write_through=True)) as err:
        code = main(["sweep", "-j", "2", *map(str, words), "--do", do, "--out", str(file)])
    said = err.buffer.getvalue().decode()  # type: ignore[attr-defined]
    told = re.search(r"run (\d+)( goes on)?: (\d+) modules, (\d+) steps done now", said)
    run, goes_on, modules, done = told.groups() if told else ("0", None, "0", "0")
    before, cached = (
        int((re.findall(rf"(\d+) {kind}", said) or [0])[0]) for kind in ("done before", "known already")
    )
    return Swept(code, int(run), bool(goes_on), int(modules), int(done), before, cached, said)


def rows(file: Path | str, query: str) -> list[tuple[object, ...]]:
    """What a database answers, also while it is written."""
    with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
        return connection.execute(query).fetchall()


def recorded(file: Path | str) -> int:
    """The steps that a database has; none while it is being made."""
    with contextlib.suppress(sqlite3.OperationalError):
        return len(rows(file, "SELECT step FROM outcomes"))
    return 0


def ends(file: Path | str, run: int = 1) -> dict[object, tuple[object, ...]]:
    """The end of each step of a run, by the last part of its module's path: its exit code, death and message, and how
    many workers it took. Of a module with several steps it is one of them."""
    query = """SELECT path, exit_code, coalesce(death, ''), coalesce(message, ''), tries FROM modules m
        JOIN outcomes o ON module_id = m.id JOIN results r ON r.id = o.result_id LEFT JOIN errors e ON e.result_id = r.id"""
    return {Path(path).stem: tuple(rest) for path, *rest in rows(file, f"{query} WHERE run_id = {run}")}


def found(file: Path | str, run: int = 1) -> list[tuple[object, ...]]:
    """All that a run has found out, without when and how."""
    of_run = (
        f"JOIN outcomes o ON o.module_id = m.id JOIN results r ON r.id = o.result_id WHERE run_id = {run}"
    )
    joins = (
        ("content, arch, exit_code, death, message", "LEFT JOIN errors e ON e.result_id = r.id"),
        ("name, is_kernel, metric, value", "JOIN kernels k ON k.result_id = r.id JOIN measures ON kernel_id = k.id"),
        ("rule, verdict, function, counter, started, used, fingerprint, says", "JOIN findings f ON f.result_id = r.id"),
    )  # fmt: skip
    return sorted(
        (
            row
            for columns, more in joins
            for row in rows(
                file,
                f"SELECT path, o.step, {columns} FROM modules m {of_run.replace('WHERE', f'{more} WHERE')}",
            )
        ),
        key=repr,
    )
