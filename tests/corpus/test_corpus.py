"""The corpus: what the manifest says of it is true, LLVM reads all of it, and it holds what it promises."""

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import pytest

from ldsopt.ir.compat import looks_newer, lowered, rewrite

CORPUS = Path(__file__).resolve().parents[2] / "corpus"
MODULES: list[dict[str, Any]] = json.loads((CORPUS / "manifest.json").read_text(encoding="utf-8"))["modules"]

each_module = pytest.mark.parametrize("module", MODULES, ids=[module["file"] for module in MODULES])


def text_of(module: dict[str, Any]) -> str:
    return (CORPUS / module["file"]).read_text(encoding="utf-8")


def verifies(text: str) -> bool:
    try:
        llvm.parse_assembly(text, llvm.create_context()).verify()
    except RuntimeError:
        return False
    return True


class TestManifest:
    def test_lists_every_file_once(self) -> None:
        files = sorted(
            path.relative_to(CORPUS).as_posix() for path in (CORPUS / "ir").rglob("*") if path.is_file()
        )
        assert sorted(module["file"] for module in MODULES) == files

    def test_readme_shows_it(self) -> None:
        rows = re.findall(
            r"^\| `(\S+)` \| (\S+) \| (yes)? *\|", (CORPUS / "README.md").read_text(), re.MULTILINE
        )
        assert rows == [
            (module["file"].removeprefix("ir/"), module["kind"], "yes" if module["needs_compat"] else "")
            for module in MODULES
        ]

    @each_module
    def test_hash_source_and_architecture_hold(self, module: dict[str, Any]) -> None:
        data = (CORPUS / module["file"]).read_bytes()
        assert hashlib.sha256(data).hexdigest() == module["sha256"]
        assert (CORPUS / module["source"]).is_file()
        assert module["file"] == f"ir/{module['compiler']}-{module['version']}/{Path(module['file']).name}"
        assert module["file"].endswith(f".{module['arch']}.ll")
        assert module["arch"] in module["command"]
        named = set(re.findall(r'"target-cpu"="(\w+)"', data.decode()))
        assert named <= {module["arch"]}

    def test_is_what_the_recipes_say(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.syspath_prepend(str(CORPUS))
        import build

        entries = [build.entry(recipe, text_of({"file": recipe.file})) for recipe in build.RECIPES]
        assert entries == MODULES


class TestModules:
    @each_module
    def test_llvm_reads_and_verifies_it(self, module: dict[str, Any]) -> None:
        text = text_of(module)
        if not module["needs_compat"]:
            assert not looks_newer(text)
            assert verifies(text)
            return
        assert looks_newer(text) or not verifies(text)
        new, done = rewrite(text, module["arch"])
        assert done
        assert verifies(new)
        known = lowered(new, module["arch"])  # copies with marks stay what they are until code is generated
        assert not looks_newer(known)
        assert verifies(known)

    @each_module
    def test_holds_lds_a_kernel_and_nothing_of_the_machine(self, module: dict[str, Any]) -> None:
        text = text_of(module)
        assert re.search(r"^define .*amdgpu_kernel ", text, re.MULTILINE)
        assert re.search(r"^@.* addrspace\(3\) global ", text, re.MULTILINE)
        strings = re.findall(r'"([^"]*)"', text)
        assert not [string for string in strings if re.search(r"(^|\s)(/|[A-Za-z]:\\)|\.\./", string)]
        assert "\r" not in text

    @each_module
    def test_every_debug_file_is_a_bare_name(self, module: dict[str, Any]) -> None:
        for name, folder in re.findall(
            r'!DIFile\(filename: "([^"]*)", directory: "([^"]*)"', text_of(module)
        ):
            assert "/" not in name
            assert folder == "."


class TestCoverage:
    """Contents of the corpus that others may rely on finding."""

    def test_compilers_and_architectures(self) -> None:
        assert len(MODULES) >= 18
        assert {(module["compiler"], module["version"]) for module in MODULES} >= {
            ("clang", "22"),
            ("triton", "3.5.1"),
            ("triton", "3.7.1"),
            ("triton", "3.9.0"),
            ("iree", "3.11.0"),
            ("iree", "3.13.0"),
            ("flydsl", "0.4.2"),
        }
        assert {module["arch"] for module in MODULES} >= {
            "gfx90a",
            "gfx942",
            "gfx950",
            "gfx1030",
            "gfx1100",
            "gfx1201",
            "gfx1250",
        }
        assert {module["kind"] for module in MODULES} >= {"gemm", "attention", "reduction", "softmax", "sort"}

    @pytest.mark.parametrize("arch", ["gfx942", "gfx950"])
    def test_the_named_gemm_reads_eight_bases_beside_lds_dma(self, arch: str) -> None:
        text = text_of({"file": f"ir/clang-22/named_gemm.{arch}.ll"})
        assert (
            len(re.findall(r"^@\w+ = external .*addrspace\(3\) global \[0 x i8\]", text, re.MULTILINE)) == 8
        )
        assert "call void @llvm.amdgcn.raw.ptr.buffer.load.lds" in text

    @pytest.mark.parametrize(
        ("arch", "copy"),
        [
            ("gfx90a", "llvm.amdgcn.raw.ptr.buffer.load.lds"),
            ("gfx1030", "llvm.amdgcn.raw.ptr.buffer.load.lds"),
            ("gfx1100", "store <4 x i32>"),
            ("gfx1201", "store <4 x i32>"),
            ("gfx1250", "llvm.amdgcn.global.load.async.to.lds.b128"),
        ],
    )
    def test_named_tiles_come_to_lds_in_each_architectures_way(self, arch: str, copy: str) -> None:
        text = text_of({"file": f"ir/clang-22/named_tiles.{arch}.ll"})
        assert (
            len(re.findall(r"^@\w+ = external .*addrspace\(3\) global \[0 x i8\]", text, re.MULTILINE)) == 4
        )
        assert copy in text

    def test_stays_small(self) -> None:
        assert sum(path.stat().st_size for path in CORPUS.rglob("*") if path.is_file()) < 6_000_000
