"""`make site` builds all pages, without a warning; each link leads somewhere, and nothing is loaded from elsewhere."""

import os
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
import yaml

ROOT = Path(__file__).parents[2]
CONFIGURATION = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
PAGES = [path.relative_to(ROOT / "docs").as_posix() for path in sorted((ROOT / "docs").rglob("*.md"))]
FROM_OUTSIDE = {
    "api.md",
    "project.md",
    "contributing.md",
    "changelog.md",
    "security-policy.md",
    "corpus.md",
    "skill.md",
    "agents-contributing.md",
}
LOADED = {("script", "src"), ("img", "src"), ("link", "href"), ("source", "src"), ("iframe", "src")}


def named(nav: Any) -> list[str]:
    """The pages of a menu, in its order."""
    if isinstance(nav, str):
        return [nav]
    children = nav.values() if isinstance(nav, dict) else nav
    return [page for child in children for page in named(child)]


class Page(HTMLParser):
    """The links of one page of the site, the files that it loads, and the names of its own parts."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.ids: set[str] = set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.ids.add(value)
            elif tag == "a" and name == "href" and value:
                self.links.append(value)
            elif (tag, name) in LOADED and value and dict(attrs).get("rel") != "canonical":
                self.loaded.append(value)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("material", reason="needs ldsopt[docs]")
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_menu_names_every_page_once() -> None:
    assert sorted(named(CONFIGURATION["nav"])) == sorted([*PAGES, *FROM_OUTSIDE])


def test_every_page_is_built(site: Path) -> None:
    for name in [*PAGES, *FROM_OUTSIDE]:
        assert (site / name.replace("README.md", "index.md")).with_suffix(".html").is_file(), name


def test_every_link_leads_somewhere(site: Path) -> None:
    pages = {path: Page(path) for path in site.rglob("*.html") if path.name != "404.html"}
    for path, page in pages.items():
        for link in page.links:
            if link.startswith(("https:", "http:")):
                continue
            name, _, part = unquote(link).partition("#")
            target = (path.parent / name).resolve() if name else path
            assert target.exists(), f"{path.name}: {link}"
            assert not part or target.suffix != ".html" or part in pages[target].ids, f"{path.name}: {link}"


def test_nothing_is_loaded_from_elsewhere(site: Path) -> None:
    for path in site.rglob("*.html"):
        loaded = Page(path).loaded
        assert loaded, path
        assert [one for one in loaded if "//" in one] == [], path.name
