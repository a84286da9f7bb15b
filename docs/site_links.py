"""Makes a site of pages that are written to be read in the repository: the hooks that mkdocs.yml names.

A page links to files that are not part of docs/. On the site, the pages among them (`PAGES`) have a place of their own,
other files are copied to `source/`, and a link to a folder without a page is its text.
"""

from __future__ import annotations

import posixpath
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]
PAGES = {
    "README.md": "project.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security-policy.md",
    "SKILL.md": "skill.md",
    "AGENTS.md": "agents-contributing.md",
    "corpus/README.md": "corpus.md",
}
"""Pages outside of docs/, and what they are called on the site."""
LINK = re.compile(r"(?P<text>\[[^][]*\])\((?P<target>(?!https?:|#|mailto:)[^)\s#]+)(?P<heading>#[^)\s]*)?\)")


def slug(title: str, separator: str) -> str:
    """The anchor that GitHub makes of a heading, so that one link is right in both places."""
    return re.sub(r"[^\w -]", "", title.lower()).replace(" ", separator)


def on_config(config: Any) -> None:
    """Has headings named as GitHub names them."""
    config["mdx_configs"]["toc"]["slugify"] = slug


def on_files(files: Files, config: Any) -> Files:
    """Adds the pages that lie outside of docs/, and the files that any page links to."""
    for path, name in PAGES.items():
        files.append(File.generated(config, name, abs_src_path=str(ROOT / path)))
    sys.path[:0] = [str(ROOT), str(ROOT / "docs")]
    files.append(File.generated(config, "api.md", content=import_module("api_page").api_page()))
    linked = {
        path for file in files.documentation_pages() if file.src_uri != "api.md" for path in _linked(file)
    }
    for path in sorted(linked):
        if (place := _place(path)) and place.startswith("source/"):
            files.append(File.generated(config, place, abs_src_path=str(ROOT / path)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Has each link of a page lead to where its target lies on the site."""
    here = posixpath.dirname(_source(page.file))
    there = posixpath.dirname(page.file.src_uri)

    def link(m: re.Match[str]) -> str:
        place = _place(posixpath.normpath(posixpath.join(here, m["target"])))
        if place is None:
            return m["text"][1:-1]
        return f"{m['text']}({posixpath.relpath(place, there or '.')}{m['heading'] or ''})"

    return LINK.sub(link, markdown)


def _linked(file: File) -> Iterator[str]:
    """The files of the repository that a page links to."""
    source = _source(file)
    for m in LINK.finditer((ROOT / source).read_text(encoding="utf-8")):
        yield posixpath.normpath(posixpath.join(posixpath.dirname(source), m["target"]))


def _source(file: File) -> str:
    """The path in the repository of a page of the site."""
    outside = {name: path for path, name in PAGES.items()}
    return outside.get(file.src_uri, f"docs/{file.src_uri}")


def _place(path: str) -> str | None:
    """The path on the site of a file of the repository; nothing if it is a folder without a page."""
    if (ROOT / path).is_dir():
        path = posixpath.join(path, "README.md")
    if path in PAGES:
        return PAGES[path]
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    return f"source/{path}" if (ROOT / path).is_file() else None
