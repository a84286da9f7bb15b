"""Makes the corpus: compiles our own kernels with pinned front-ends and writes what they print.

    python corpus/build.py                        everything
    python corpus/build.py --only triton-3.9.0    one compiler
    python corpus/build.py --check                compile and compare with what is committed

Each pip-installed compiler gets a virtual environment of its own below ``build/corpus`` (git-ignored), which
is kept. ``clang-22`` and ``llvm-dis-22`` are the system's. No GPU is needed.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterable
from pathlib import Path

from recipes import RECIPES, Compiler, Recipe

HERE = Path(__file__).resolve().parent
BUILD = HERE.parent / "build" / "corpus"
MANIFEST = HERE / "manifest.json"

#: Of C. Strict aliasing off: with it the loads carry `!tbaa`, and LLVM then drops waits by itself. HIP and OpenCL C
#: are compiled as their users do it.
CLANG_FLAGS = {
    "clang": "--target=amdgcn-amd-amdhsa -nogpulib -ffreestanding -O3 -fno-strict-aliasing -S -emit-llvm -mcpu={arch}",
    "hip": "-x hip --offload-device-only --offload-arch={arch} -fuse-cuid=none -nogpuinc -nogpulib -O3 -S -emit-llvm",
    "opencl": "-x cl -cl-std=CL2.0 --target=amdgcn-amd-amdhsa -Xclang -finclude-default-header -nogpulib -O3 "
    "-S -emit-llvm -mcpu={arch}",
}
SUFFIXES = {"clang": "c", "hip": "hip", "opencl": "cl", "iree": "mlir"}


class BuildError(Exception):
    """A compiler failed, or what it made is not what is committed."""


def programs(compiler: Compiler) -> Path:
    """The folder of the compiler's programs; installs it on first use."""
    root = BUILD / compiler.folder
    if not (root / "bin" / "python").exists():
        print(f"installing {' '.join(compiler.requirement)}", file=sys.stderr)
        venv.create(root, with_pip=True)
    installed = root / "installed"
    if not installed.exists():
        _run([str(root / "bin" / "python"), "-m", "pip", "install", "-q", *compiler.requirement])
        installed.write_text("\n".join(compiler.requirement) + "\n", encoding="utf-8")
    return root / "bin"


def command(recipe: Recipe) -> list[str]:
    """The command that makes a module, run in its source folder; as the manifest shows it, so without paths."""
    match recipe.compiler.name:
        case "clang":
            flags = CLANG_FLAGS[recipe.folder].format(arch=recipe.arch).split()
            source = f"{recipe.kernel}.{SUFFIXES[recipe.folder]}"
            return ["clang-22", *flags, *recipe.flags, source, "-o", "-"]
        case "triton":
            job = {
                "language": recipe.folder,
                "kernel": recipe.kernel,
                "arch": recipe.arch,
                "constants": recipe.constants,
                "options": recipe.options,
                "knobs": recipe.knobs,
            }
            return ["python", "../triton/compile.py", json.dumps(job)]
        case "iree":
            return [
                "iree-compile",
                "--iree-hal-target-device=hip",
                f"--iree-rocm-target={recipe.arch}",
                "--iree-hal-dump-executable-intermediates-to=DUMP",
                f"{recipe.kernel}.mlir",
                "-o",
                os.devnull,
            ]
        case "flydsl":
            return ["python", "compile.py", recipe.kernel, recipe.arch]


def compiled(recipe: Recipe) -> str:
    """The module's text as it is kept."""
    arguments = command(recipe)
    if recipe.compiler.requirement:
        arguments[0] = str(programs(recipe.compiler) / arguments[0])
    folder = HERE / "src" / recipe.folder
    with tempfile.TemporaryDirectory() as scratch:
        if recipe.compiler.name == "flydsl":
            return normalised(_text(_run_binary(arguments, folder)))
        if recipe.compiler.name != "iree":
            environment = {"TRITON_CACHE_DIR": scratch, "TRITON_ALWAYS_COMPILE": "1"}
            return normalised(_run(arguments, folder, environment))
        source = Path(scratch) / f"{recipe.kernel}.mlir"
        source.write_text(_iree_source(recipe, folder), encoding="utf-8")
        dump = Path(scratch) / "dump"
        at = arguments.index("--iree-hal-dump-executable-intermediates-to=DUMP")
        arguments[at] = arguments[at].replace("DUMP", str(dump))
        _run(arguments, Path(scratch))
        (module,) = dump.glob("*.optimized.ll")
        return normalised(module.read_text(encoding="utf-8"))


def _iree_source(recipe: Recipe, folder: Path) -> str:
    """The MLIR text; releases before 3.13 read an operation's properties without angle brackets."""
    text = (folder / f"{recipe.kernel}.mlir").read_text(encoding="utf-8")
    if tuple(map(int, recipe.compiler.version.split("."))) < (3, 13):
        text = re.sub(r"<(\{indexing_maps = .*\})>", r"\1", text)
    return text


def normalised(text: str) -> str:
    """Takes the machine out: leading comments, folders of debug information, trailing blanks."""
    text = re.sub(r"\A(?:;(?! ModuleID)[^\n]*\n|\n)+", "", text)
    text = re.sub(r'\bdirectory: "[^"]*"', 'directory: "."', text)
    text = re.sub(
        r'(\bfilename: |^source_filename = |^; ModuleID = )(["\'])[^"\'\n]*/', r"\1\2", text, flags=re.M
    )
    return "\n".join(line.rstrip() for line in text.rstrip().split("\n")) + "\n"


def entry(recipe: Recipe, text: str) -> dict[str, object]:
    """A module's place in the manifest."""
    suffix = SUFFIXES.get(recipe.folder)
    return {
        "file": recipe.file,
        "kernel": recipe.kernel,
        "kind": recipe.kind,
        "arch": recipe.arch,
        "compiler": recipe.compiler.name,
        "version": recipe.compiler.version,
        "needs_compat": recipe.needs_compat,
        "source": f"src/{recipe.folder}/{f'{recipe.kernel}.{suffix}' if suffix else 'kernels.py'}",
        "command": shlex.join(command(recipe)),
        "note": recipe.note,
        "sha256": hashlib.sha256(text.encode()).hexdigest(),
    }


def build(recipes: Iterable[Recipe], *, check: bool) -> list[str]:
    """Compiles the recipes; writes the modules, or with `check` names those that are not as committed."""
    known = {str(item["file"]): item for item in _manifest()}
    differing = []
    for recipe in recipes:
        text = compiled(recipe)
        print(f"{recipe.file}: {len(text)} bytes", file=sys.stderr)
        path = HERE / recipe.file
        item = entry(recipe, text)
        if check:
            same = (
                path.exists() and path.read_text(encoding="utf-8") == text and known.get(recipe.file) == item
            )
            if not same:
                differing.append(recipe.file)
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        known[recipe.file] = item
    if not check:
        listed = [known[recipe.file] for recipe in RECIPES if recipe.file in known]
        MANIFEST.write_text(json.dumps({"modules": listed}, indent=1) + "\n", encoding="utf-8")
    return differing


def _manifest() -> list[dict[str, object]]:
    if not MANIFEST.exists():
        return []
    modules: list[dict[str, object]] = json.loads(MANIFEST.read_text(encoding="utf-8"))["modules"]
    return modules


def _run(arguments: list[str], folder: Path = HERE, environment: dict[str, str] | None = None) -> str:
    return _run_binary(arguments, folder, environment).decode()


def _run_binary(
    arguments: list[str], folder: Path, environment: dict[str, str] | None = None, given: bytes = b""
) -> bytes:
    done = subprocess.run(
        arguments,
        cwd=folder,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1", **(environment or {})},
        input=given,
        capture_output=True,
        check=False,
    )
    if done.returncode != 0:
        raise BuildError(f"{shlex.join(arguments)} failed:\n{done.stderr.decode()[-2000:]}")
    return done.stdout


def _text(bitcode: bytes) -> str:
    """Bitcode as text; LLVM 22 reads that of the newer LLVM in FlyDSL."""
    return _run_binary(["llvm-dis-22", "-o", "-", "-"], HERE, given=bitcode).decode()


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    folders = sorted({recipe.compiler.folder for recipe in RECIPES})
    parser.add_argument(
        "--only", action="append", metavar="COMPILER", help=f"one of {', '.join(folders)}, or a prefix"
    )
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 when something differs")
    options = parser.parse_args(argv)
    chosen = [
        recipe
        for recipe in RECIPES
        if not options.only or recipe.compiler.folder.startswith(tuple(options.only))
    ]
    if not chosen:
        parser.error(f"no compiler {' or '.join(options.only)}")
    try:
        differing = build(chosen, check=options.check)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    for file in differing:
        print(f"differs: {file}", file=sys.stderr)
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
