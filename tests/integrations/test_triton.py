"""Triton's kernels through ldsopt: the hook by itself, and whole programs with Triton's wheels, without a GPU.

Triton's wheels are large: what needs one is skipped where there is none. ``make tritons`` puts two into
``build/triton``; ``LDSOPT_TRITONS`` may name another folder of such.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ldsopt import Unavailable, UsageError, triton
from ldsopt.integrations import triton as triton_kernel
from ldsopt.integrations.ldsopt_process import RewritingCommand, command_of
from ldsopt.integrations.triton import (
    TritonKernel,
    TritonSession,
    TritonStageFailed,
    TritonTarget,
    refuse_other_contract,
    rewritten_kernel,
)

ROOT = Path(__file__).parents[2]
PROGRAM = Path(__file__).with_name("triton_program.py")
TRITONS = sorted(Path(os.environ.get("LDSOPT_TRITONS", ROOT / "build" / "triton")).glob("*"))
LLIR = "define amdgpu_kernel void @k() {\n  ret void\n}\n"
TARGET = TritonTarget("/nowhere/triton", "gfx942", "", True)
OPTIMIZE = RewritingCommand.of("optimize")


BETTER = {(version, arch) for version in ("3.5.1", "3.7.1", "3.9.0") for arch in ("gfx1100", "gfx1201")}
"""Versions and architectures whose GEMM becomes better: where its arguments do not alias, Triton's fences need order LDS
alone, and the LLVM of these versions then waits less. 3.8 writes fences of LDS alone (``!mmra``) by itself."""
BETTER |= {("3.6.0", "gfx950")}
"""By another strategy of the scheduler."""


class TestTheCommand:
    @pytest.mark.parametrize(
        ("text", "words", "is_quiet"),
        [
            ("optimize", ("optimize",), False),
            ("optimize -q --goal waits", ("optimize", "--goal", "waits"), True),
            ("annotate --precise --repair", ("annotate", "--precise", "--repair"), False),
            ("pack --assume 'workgroup-size=256'", ("pack", "--assume", "workgroup-size=256"), False),
        ],
    )
    def test_is_one_of_the_command_line(self, text: str, words: tuple[str, ...], is_quiet: bool) -> None:
        assert RewritingCommand.parse(text) == RewritingCommand(words, is_quiet)

    def test_takes_options_as_keywords(self) -> None:
        made = RewritingCommand.of("optimize", no_assume=["named-bases"], jobs=2, timeout=None, quiet=True)
        assert made == RewritingCommand(("optimize", "--no-assume=named-bases", "--jobs=2"), True)

    @pytest.mark.parametrize(
        ("text", "said"),
        [
            ("measure", "'measure' is none"),
            ("optimize --gaol waits", "no such option"),
            ("optimize --goal speed", "'speed' is not one of"),
            ("optimize 'x", "No closing quotation"),
            ("optimize --help", "asks for nothing to be done"),
        ],
    )
    def test_what_is_none_is_a_usage_error(
        self, text: str, said: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        with pytest.raises(UsageError, match=said):
            RewritingCommand.parse(text)

    @pytest.mark.parametrize("text", ["", " ", "0", "off", "False"])
    def test_of_the_environment_may_be_none(self, text: str, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("LDSOPT_TRITON", text)
        assert command_of("LDSOPT_TRITON") is None

    def test_another_one_has_another_key(self) -> None:
        keys = [
            RewritingCommand.parse(text).key for text in ("optimize", "optimize -q", "optimize --goal waits")
        ]
        assert keys[0] == keys[1] != keys[2]


class TestTheHook:
    """The hook that Triton calls, with a backend and stages that stand for Triton's."""

    def stages(self) -> dict[str, Any]:
        return {"llir": lambda src, metadata: LLIR, "amdgcn": lambda src, metadata: "code"}

    def backend(self, kind: str) -> Any:
        return SimpleNamespace(target=SimpleNamespace(backend=kind))

    def test_gives_keys_when_it_is_asked_for_nothing_else(self) -> None:
        key = TritonSession(OPTIMIZE).hook(None, (3, 9))()
        assert len(key) == 2
        assert all("ldsopt-" in part and "optimize" in part for part in key)

    def test_keeps_what_a_hook_before_it_does(self) -> None:
        seen: list[Any] = []

        def before(*arguments: Any) -> tuple[str, str]:
            seen.append(arguments)
            return "theirs", "their-hash"

        hook = TritonSession(OPTIMIZE).hook(before, (3, 9))
        assert [part.partition("-ldsopt-")[0] for part in hook()] == ["theirs", "their-hash"]
        hook(self.backend("cuda"), {}, None, None, 90)
        assert len(seen) == 2

    def test_leaves_other_gpus_alone(self) -> None:
        stages = self.stages()
        stock = dict(stages)
        TritonSession(OPTIMIZE).hook(None, (3, 9))(self.backend("cuda"), stages, None, None, 90)
        assert stages == stock

    def test_puts_itself_behind_the_stage_of_llvm_ir(
        self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        def rewritten(
            llir: str, command: RewritingCommand, target: TritonTarget, assemble: Any, lds: int
        ) -> TritonKernel:
            assert (assemble("other"), target.arch, target.features) == ("code", "gfx1100", "-real-true16")
            assert lds == 512
            return TritonKernel("k", target.arch, llir + "; better\n", True, "waits 2 to 1")

        monkeypatch.setattr("ldsopt.integrations.triton.rewritten_kernel", rewritten)
        monkeypatch.setattr("ldsopt.integrations.triton._package", lambda: Path("/nowhere/triton"))
        session, stages, metadata = TritonSession(OPTIMIZE), self.stages(), {"shared": 512}
        options = SimpleNamespace(arch="gfx1100", enable_fp_fusion=True)
        session.hook(None, (3, 8, 0))(self.backend("hip"), stages, options, None, None)
        assert stages["llir"](None, metadata) == LLIR + "; better\n"
        assert metadata == {"shared": 512, "ldsopt": "waits 2 to 1"}
        assert [kernel.changed for kernel in session.kernels] == [True]
        assert capsys.readouterr().err == "ldsopt: triton kernel k (gfx1100): waits 2 to 1\n"

    def test_without_triton_it_says_so(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(sys.modules, "triton", None)
        with pytest.raises(Unavailable, match="no Triton 3"), triton():
            pass


class TestAKernel:
    def test_stays_as_it_came_where_ldsopt_fails(self) -> None:
        """Here no Triton is where its compiler is looked for."""
        kernel = rewritten_kernel(LLIR, OPTIMIZE, TARGET, lambda text: "")
        assert (kernel.text, kernel.changed, kernel.failed) == (LLIR, False, True)
        assert "\n" not in str(kernel)
        assert str(kernel).startswith("triton kernel k (gfx942): left as it came: no program")

    def test_stays_as_it_came_where_no_folder_can_be_made(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def refused(prefix: str) -> None:
            raise FileNotFoundError("no usable folder in ['/tmp', '/var/tmp']")

        monkeypatch.setattr("tempfile.TemporaryDirectory", refused)
        kernel = rewritten_kernel(LLIR, OPTIMIZE, TARGET, lambda text: "")
        assert kernel.outcome == "left as it came: no usable folder in ['/tmp', '/var/tmp']"

    def test_stays_as_it_came_where_triton_makes_other_code_than_was_checked(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def ldsopt(self: Any, *arguments: str) -> str:
            made = Path(arguments[arguments.index("-o") + 1])
            made.write_text("checked code" if made.suffix == ".s" else LLIR + "; better\n")
            return ""

        monkeypatch.setattr(triton_kernel._KernelRewriting, "_ldsopt", ldsopt)
        kernel = rewritten_kernel(LLIR, OPTIMIZE, TARGET, lambda text: "other code")
        assert (kernel.text, kernel.failed) == (LLIR, True)
        assert kernel.outcome == (
            "left as it came: Triton generates other code than the LLVM by which it was checked"
        )

    @pytest.mark.parametrize(
        ("changed", "said"),
        [
            ({}, ""),
            ({"group_segment_fixed_size": 256}, ""),
            ({"group_segment_fixed_size": 1024}, "group_segment_fixed_size would be 1024 in place of 512"),
            ({"max_flat_workgroup_size": 512}, "max_flat_workgroup_size would be 512 in place of 256"),
            ({"kernarg_segment_size": 48}, "kernarg_segment_size would be 48 in place of 40"),
            ({"name": "other"}, "name would be other in place of k"),
        ],
    )
    def test_is_not_taken_where_a_launch_would_have_to_know(self, changed: dict[str, Any], said: str) -> None:
        def assembly(**changed: Any) -> str:
            stock = {
                "group_segment_fixed_size": 512, "kernarg_segment_align": 8, "kernarg_segment_size": 40,
                "max_flat_workgroup_size": 256, "name": "k", "wavefront_size": 64,
            }  # fmt: skip
            return "".join(f"    .{name}: {value}\n" for name, value in (stock | changed).items())

        if not said:
            refuse_other_contract(assembly(), assembly(**changed))
        else:
            with pytest.raises(TritonStageFailed, match=said):
                refuse_other_contract(assembly(), assembly(**changed))


def run(
    triton_home: Path, folder: Path, job: dict[str, Any], **environment: str
) -> tuple[dict[str, Any], str]:
    """The document that the program prints, and the text on its standard error."""
    site = f"import site, sys, runpy; site.addsitedir({str(folder)!r}); runpy.run_path({str(PROGRAM)!r}, run_name='__main__')"
    (folder / "ldsopt.pth").write_text((ROOT / "ldsopt.pth").read_text())
    paths = os.pathsep.join([str(ROOT), str(triton_home)])
    done = subprocess.run(
        [sys.executable, "-c", site, json.dumps(job)],
        env=os.environ
        | {
            "PYTHONPATH": paths,
            "TRITON_CACHE_DIR": str(folder / "cache"),
            "TRITON_DEFAULT_FP_FUSION": "1",
            "XDG_CACHE_HOME": str(folder / "xdg"),
        }
        | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout), done.stderr


@pytest.mark.slow
@pytest.mark.skipif(not TRITONS, reason="no Triton; `make tritons` installs two")
@pytest.mark.parametrize("home", TRITONS, ids=lambda path: path.name)
class TestPrograms:
    @pytest.mark.parametrize(
        "archs",
        [("gfx942", "gfx1201"), pytest.param(("gfx950", "gfx1100"), marks=pytest.mark.long)],
        ids=",".join,
    )
    def test_kernels_inside_of_the_with_are_better_or_as_they_came(
        self, home: Path, tmp_path: Path, archs: tuple[str, ...]
    ) -> None:
        options = {"command": "optimize", "assume": ["arguments-do-not-alias"]}
        found, said = run(home, tmp_path, {"kernel": "gemm_bias", "archs": archs, "options": options})
        assert found["version"] == home.name
        for arch, one in found["archs"].items():
            before, inside, after = one["before"], one["inside"], one["after"]
            ((name, changed, failed, line),) = one["outcomes"]
            assert (name, failed) == ("gemm_bias", False), line
            assert f"ldsopt: {line}\n" in said
            assert changed is ((home.name, arch) in BETTER)
            assert (before["code"] != inside["code"]) is changed
            assert inside["hash"] != before["hash"], "Triton's cache on disk tells the two apart"
            assert after == before, "and behind the `with` the stock kernel is launched again"
            assert inside["shared"] == before["shared"]
            assert line.endswith(f": {inside['told']}")
            outcome = (
                "optimize --assume=arguments-do-not-alias: "
                if changed
                else "left as it came: nothing is better"
            )
            assert inside["told"].startswith(outcome)

    def test_a_program_that_does_not_know_of_ldsopt(self, home: Path, tmp_path: Path) -> None:
        job = {"kernel": "softmax", "archs": ["gfx942"], "options": None}
        stock, said = run(home, tmp_path, job)
        assert (stock["archs"]["gfx942"]["inside"]["told"], "ldsopt" in said) == (None, False)
        ours, said = run(home, tmp_path, job, LDSOPT_TRITON="optimize --goal waits")
        seen = ours["archs"]["gfx942"]
        assert f"ldsopt: triton kernel softmax (gfx942): {seen['inside']['told']}\n" in said
        assert seen["before"]["hash"] != stock["archs"]["gfx942"]["before"]["hash"]
        again, said = run(home, tmp_path, job, LDSOPT_TRITON="optimize --goal waits")
        assert again["archs"]["gfx942"]["before"]["hash"] == seen["before"]["hash"]
        assert "triton kernel" not in said, "it was in Triton's cache"

    @pytest.mark.parametrize(
        ("text", "said"),
        [
            (
                "optimise",
                "ldsopt: LDSOPT_TRITON: the commands that rewrite a module are optimize, annotate, pack, pipeline, instrument; ",
            ),
            ("optimize --timeout=0.001", "left as it came: "),
        ],
    )
    def test_what_fails_leaves_the_stock_kernel_and_says_so(
        self, home: Path, tmp_path: Path, text: str, said: str
    ) -> None:
        if home != TRITONS[-1]:
            pytest.skip("the same in each version")
        job = {"kernel": "softmax", "archs": ["gfx1201"], "options": None}
        stock, _ = run(home, tmp_path, job)
        ours, words = run(home, tmp_path, job, LDSOPT_TRITON=text)
        assert [line for line in words.splitlines() if said in line], words
        assert ours["archs"]["gfx1201"]["inside"]["code"] == stock["archs"]["gfx1201"]["inside"]["code"]


class TestStartup:
    def start(self, folder: Path, program: str, **environment: str) -> str:
        (folder / "ldsopt.pth").write_text((ROOT / "ldsopt.pth").read_text())
        whole = f"import site, sys; site.addsitedir({str(folder)!r}); {program}"
        return subprocess.run(
            [sys.executable, "-c", whole],
            env={name: value for name, value in os.environ.items() if name != "LDSOPT_TRITON"}
            | {"PYTHONPATH": str(ROOT)}
            | environment,
            capture_output=True,
            text=True,
            check=True,
        ).stdout

    SEEN = "print([name for name in sys.modules if name.startswith('ldsopt')], len(sys.meta_path))"

    def test_nothing_is_imported_where_the_variable_is_not_set(self, tmp_path: Path) -> None:
        assert self.start(tmp_path, self.SEEN).startswith("[] ")

    def test_where_it_is_set_only_the_watch_for_triton_is(self, tmp_path: Path) -> None:
        said = self.start(tmp_path, self.SEEN, LDSOPT_TRITON="optimize")
        assert said.startswith("['ldsopt', 'ldsopt.integrations', 'ldsopt.integrations.startup'] ")

    def test_triton_is_loaded_by_its_own_loader(self, tmp_path: Path) -> None:
        package = tmp_path / "triton"
        package.mkdir()
        (package / "__init__.py").write_text("__version__ = '3.4.0'\n")
        show = f"sys.path.insert(0, {str(tmp_path)!r}); import triton; print(type(triton.__loader__).__name__, type(triton.__spec__.loader).__name__)"
        assert self.start(tmp_path, show, LDSOPT_TRITON="0") == "SourceFileLoader SourceFileLoader\n"
