"""A launch's file, which another may have made, names arrays in its own folder; the command line names any."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import ldsopt
from ldsopt import InputError, Launch, arch, read_launch
from ldsopt.cli import main
from ldsopt.simt.launch import resolve

TARGET = arch("gfx942")


@pytest.fixture
def launches(tmp_path: Path) -> Path:
    """A folder for launches, and beside it an array that is none of theirs."""
    np.save(tmp_path / "secret.npy", np.ones(4, np.float32))
    folder = tmp_path / "in"
    (folder / "sub").mkdir(parents=True)
    np.save(folder / "sub" / "a.npy", np.ones(4, np.float32))
    (folder / "link.npy").symlink_to(tmp_path / "secret.npy")
    (folder / "out").symlink_to(tmp_path)
    (folder / "within.npy").symlink_to(folder / "sub" / "a.npy")
    (folder / "round.npy").symlink_to("round.npy")
    return folder


def named(folder: Path, name: str) -> Launch:
    file = folder / "l.toml"
    file.write_text(f'arguments = ["f32[4]=@{name}"]\n')
    return read_launch(file)


@pytest.mark.parametrize("name", ["sub/a.npy", "sub/../sub/a.npy", "within.npy"])
def test_its_own_folders_arrays_are_read(name: str, launches: Path) -> None:
    (found,) = resolve(named(launches, name), TARGET)
    assert found.array is not None and found.array.tolist() == [1, 1, 1, 1]
    (found,) = resolve(named(launches, str(launches / name)), TARGET)
    assert found.array is not None


@pytest.mark.parametrize(
    "name", ["../secret.npy", "link.npy", "out/secret.npy", "sub/../../secret.npy", "/etc/passwd"]
)
def test_no_other_file_is(name: str, launches: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(InputError, match=r"outside of that file's folder; .*--allow-includes"):
        resolve(named(launches, name), TARGET)
    monkeypatch.setenv("LDSOPT_ALLOW_INCLUDES", "1")
    if name != "/etc/passwd":
        assert resolve(named(launches, name), TARGET)


def test_a_link_that_leads_to_itself_is_an_error(launches: Path) -> None:
    with pytest.raises(InputError):
        resolve(named(launches, "round.npy"), TARGET)


def test_a_nested_argument_is_no_way_around(launches: Path) -> None:
    file = launches / "l.toml"
    file.write_text('arguments = [["f32[4]=@../secret.npy"]]\n')
    with pytest.raises(InputError, match="outside"):
        resolve(read_launch(file), TARGET)


def test_the_command_line_names_any(launches: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (launches / "k.ll").write_text(ldsopt.EXAMPLE)
    (launches / "l.toml").write_text('arguments = ["f32[4]=@../secret.npy"]\n')
    code = main(
        ["simulate", str(launches / "k.ll"), "--mcpu", "gfx942", "--launch", str(launches / "l.toml")]
    )
    said = capfd.readouterr().err
    assert code == 3 and "Traceback" not in said
    array = launches.parent / "secret.npy"
    (found,) = resolve(Launch(arguments=[f"f32[4]=@{array}"]), TARGET)
    assert found.array is not None
