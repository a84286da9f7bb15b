"""A launch that is kept says all that it does; how launches are chosen is `tests/cases/simulate/chosen_launches.ll`."""

from pathlib import Path

import pytest

from ldsopt import Launch, read_launch
from ldsopt.simt.launch import described


@pytest.mark.parametrize("as_json", [False, True])
def test_a_description_says_all_that_a_launch_does(tmp_path: Path, as_json: bool) -> None:
    launch = Launch(
        (2, 3), (8, 8), {"A b": "f32[4]=ones", "n": 5, "s": [1, "i64=2"]}, kernel="k", dynamic_lds=64, flops=9
    )
    file = tmp_path / ("k.json" if as_json else "k.toml")
    file.write_text(described(launch, as_json=as_json))
    read = read_launch(file)
    assert (read.groups, read.items, read.kernel, read.dynamic_lds, read.flops) == (
        (2, 3, 1),
        (8, 8, 1),
        "k",
        64,
        9,
    )
    assert read.named == [("A b", "f32[4]=ones"), ("n", 5), ("s", [1, "i64=2"])]


def test_files_of_contents_are_found_from_anywhere(tmp_path: Path) -> None:
    launch = Launch(arguments=["x: f32[4]=@a.npy"], folder=tmp_path)
    assert f"=@{tmp_path / 'a.npy'}" in described(launch, as_json=True)
