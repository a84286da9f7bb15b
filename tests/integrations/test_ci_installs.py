"""The packages that the CI kit installs, by pip, in a new environment.

The lines are those of the action, of GitLab's template and of the Containerfile.

No container is built: that needs a daemon and an image of Python from a registry. The lines of the Containerfile are run
one by one in its place, with a copy of what ``COPY`` copies.
"""

import os
import subprocess
import venv
from collections.abc import Mapping
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[2]
KERNEL = ROOT / "corpus" / "ir" / "clang-22" / "named_tiles.gfx90a.ll"
LINES = [
    line.partition(" ")[::2]
    for line in (ROOT / "Containerfile").read_text().splitlines()
    if line and not line.startswith("#")
]
pytestmark = [pytest.mark.slow, pytest.mark.long]


class Container:
    """An environment without packages, whose programs a shell finds first, and nothing of this checkout."""

    def __init__(self, place: Path) -> None:
        self.place, self.programs = place, place / "environment" / "bin"
        venv.create(place / "environment", with_pip=True)
        self.source = place / "src"
        names = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
        )
        for name in filter(None, names.stdout.split("\0")):
            if name.partition("/")[0] not in ("tests", "benchmarks") and (ROOT / name).is_file():
                (self.source / name).parent.mkdir(parents=True, exist_ok=True)
                (self.source / name).write_bytes((ROOT / name).read_bytes())

    def run(self, script: str, given: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
        known = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("PYTHON", "LDSOPT", "VIRTUAL"))
        }
        known["PATH"] = f"{self.programs}:{os.environ['PATH']}"
        return subprocess.run(
            ["bash", "-e", "-c", script],
            cwd=self.place,
            env=known | dict(given or {}),
            capture_output=True,
            text=True,
            check=False,
        )

    def pip(self, script: str, given: Mapping[str, str] | None = None) -> None:
        done = self.run(script, given)
        if "Could not find a version that satisfies the requirement" in done.stderr:
            pytest.skip("what ldsopt depends on cannot be fetched")
        assert done.returncode == 0, done.stderr


@pytest.fixture
def container(tmp_path: Path) -> Container:
    return Container(tmp_path)


def test_the_action_and_gitlab_install_what_they_run(container: Container) -> None:
    steps = yaml.safe_load((ROOT / "action.yml").read_text())["runs"]["steps"]
    (install,) = (step["run"] for step in steps if step.get("name") == "Install ldsopt")
    job = yaml.safe_load((ROOT / "ldsopt.gitlab-ci.yml").read_text())["ldsopt"]
    installing = "\n".join(line for line in job["script"] if "ldsopt-ci" not in line)
    for number, script in enumerate((install, installing)):
        (container.place / "pip").mkdir(exist_ok=True)
        (container.place / "pip" / "__init__.py").write_text("raise SystemExit('planted')")
        given = {"LDSOPT_PACKAGE": str(container.source), "TMPDIR": str(container.place / str(number))}
        (container.place / str(number)).mkdir()
        container.pip(script, given | {"GITHUB_OUTPUT": str(container.place / "said")})
        (program,) = (container.place / str(number)).glob("*/venv/bin/ldsopt-ci")
        done = container.run(f"{program} --help")
        assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.long
def test_the_lines_of_the_containerfile(container: Container) -> None:
    assert [word for word, _ in LINES] == ["FROM", "COPY", "RUN", "WORKDIR", "ENTRYPOINT"]
    _, copied, made, _, entry = (rest for _, rest in LINES)
    assert copied == ". /src"
    container.pip(made.replace("/src", str(container.source)))
    assert not container.source.exists(), "the image keeps no sources"
    (program,) = yaml.safe_load(entry)
    done = container.run(f"{program} compile {KERNEL} -o out.hsaco")
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    assert (container.place / "out.hsaco").read_bytes().startswith(b"\x7fELF")
