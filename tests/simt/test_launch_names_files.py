"""A launch's file names arrays elsewhere if the user lets it; without that it is ``simulate/launch_files.ll``."""

from pathlib import Path

import numpy as np
import pytest

from ldsopt import arch, read_launch
from ldsopt.simt.launch import resolve


def test_an_array_of_another_folder_is_read_where_includes_are_allowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    np.save(tmp_path / "secret.npy", np.ones(4, np.float32))
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "l.toml").write_text('arguments = ["f32[4]=@../secret.npy"]\n')
    monkeypatch.setenv("LDSOPT_ALLOW_INCLUDES", "1")
    (found,) = resolve(read_launch(tmp_path / "in" / "l.toml"), arch("gfx942"))
    assert found.array is not None and found.array.tolist() == [1, 1, 1, 1]
