"""`ldsopt mcp`, asked by the official client over standard input and output."""

from __future__ import annotations

import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from ldsopt import EXAMPLE

if TYPE_CHECKING:
    from mcp import Client  # large: every child of the process that has loaded it copies the page tables

ROOT = Path(__file__).parents[2]
GEMM = ROOT / "corpus" / "ir" / "clang-22" / "named_gemm.gfx942.ll"
Conversation = Callable[["Client"], Awaitable[Any]]


def converse(root: Path, conversation: Conversation, *options: str) -> Any:
    """The result of a conversation with a server of its own."""
    pytest.importorskip("mcp.server.mcpserver", reason="needs ldsopt[mcp]")
    import anyio
    from mcp import Client, StdioServerParameters

    server = StdioServerParameters(
        command=sys.executable,
        args=["-m", "ldsopt", "mcp", "--root", str(root), *options],
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        cwd=str(ROOT),
    )

    async def run() -> Any:
        async with Client(server) as client:
            return await conversation(client)

    return anyio.run(run)


def calls(
    root: Path, *wanted: tuple[str, dict[str, str]], options: tuple[str, ...] = ()
) -> list[tuple[bool, str]]:
    """For each call of a tool: True if it failed, and the text of its answer."""

    async def conversation(client: Client) -> list[tuple[bool, str]]:
        said = []
        for name, arguments in wanted:
            result = await client.call_tool(name, arguments)
            said.append((bool(result.is_error), "".join(part.text for part in result.content)))  # type: ignore[union-attr]
        return said

    return converse(root, conversation, *options)  # type: ignore[no-any-return]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place = tmp_path / "kernels"
    place.mkdir()
    (place / "k.ll").write_text(EXAMPLE)
    (place / "bad.ll").write_text("oops\n")
    (place / "gemm.gfx942.ll").write_bytes(GEMM.read_bytes())
    (tmp_path / "secret.ll").write_text(EXAMPLE)
    (place / "away.ll").symlink_to(tmp_path / "secret.ll")
    return place


def test_tools_are_listed_with_what_they_do(folder: Path) -> None:
    async def conversation(client: Client) -> Any:
        return (await client.list_tools()).tools

    tools = {tool.name: tool for tool in converse(folder, conversation)}
    assert set(tools) == {"measure", "diff", "check", "waits", "banks", "optimize", "explain"}
    for name, tool in tools.items():
        assert tool.description
        assert tool.annotations.read_only_hint is (name not in ("waits", "optimize"))
        assert all(
            about["description"] for key, about in tool.input_schema["properties"].items() if key != "name"
        )


def test_a_kernel_is_made_better_and_compared(folder: Path) -> None:
    said = calls(
        folder,
        ("measure", {"path": "k.ll", "mcpu": "gfx942"}),
        ("check", {"path": "k.ll", "mcpu": "gfx942"}),
        ("optimize", {"path": "k.ll", "output": "out.ll", "mcpu": "gfx942"}),
        ("diff", {"before": "k.ll", "after": "out.ll"}),
        ("diff", {"before": "out.ll", "after": "k.ll", "fail_on": "regressions"}),
        ("banks", {"path": "k.ll", "mcpu": "gfx942"}),
        ("waits", {"path": "out.ll", "output": "out.s"}),
        ("explain", {"name": "vmcnt0"}),
    )
    assert [failed for failed, _ in said] == [False] * len(said), said
    measured, _, optimized, compared, gated, _, _, explained = (text for _, text in said)
    assert measured.startswith("exit code 0: done\n./k.ll  gfx942")
    assert "applied `annotate`" in optimized
    assert "vmcnt0        helped   copy: 1 → 0" in compared
    assert gated.startswith("exit code 1: the answer is no")
    assert explained.splitlines()[1].startswith("vmcnt0: ")
    assert (folder / "out.ll").is_file() and (folder / "out.s").is_file()


REFUSED: list[tuple[str, dict[str, str], str]] = [
    ("measure", {"path": "none.ll"}, "no such file or directory"),
    ("measure", {"path": "../secret.ll"}, "leads out of"),
    ("measure", {"path": "away.ll"}, "leads out of"),
    ("measure", {"path": "/etc/passwd"}, "leads out of"),
    ("measure", {"path": "-"}, "give the path of a file or folder"),
    ("measure", {"path": ""}, "give the path of a file or folder"),
    ("measure", {"path": "*.ll"}, "no such file or directory"),
    ("measure", {"path": "bad.ll"}, "invalid IR"),
    ("measure", {"path": "k.ll"}, "no architecture"),
    ("measure", {"path": "k.ll", "mcpu": "gfx94"}, "unknown GPU architecture"),
    ("measure", {"path": "k.ll", "mcpu": "--compiler=llc:./evil"}, "is no value of it"),
    ("optimize", {"path": "k.ll", "output": "../out.ll"}, "leads out of"),
    ("optimize", {"path": "k.ll", "output": "k.ll"}, "is there already"),
    ("optimize", {"path": "k.ll", "output": "away.ll"}, "leads out of"),
    ("optimize", {"path": "k.ll", "output": ".bashrc"}, "an output ends with"),
    ("optimize", {"path": "k.ll", "output": "deep/out.ll"}, "its folder is not there"),
    ("optimize", {"path": "k.ll", "output": "out.ll", "goal": "speed"}, "invalid value for '--goal'"),
    ("explain", {"name": "R99"}, "no report has a name"),
]


def test_what_is_refused_is_said_and_leaves_nothing(folder: Path) -> None:
    before = sorted(path.name for path in folder.parent.rglob("*"))
    answers = calls(folder, *((tool, arguments) for tool, arguments, _ in REFUSED))
    for (tool, arguments, why), (failed, said) in zip(REFUSED, answers, strict=True):
        assert failed, (tool, arguments)
        assert why in said, (tool, arguments, said)
        assert "Traceback" not in said
    assert sorted(path.name for path in folder.parent.rglob("*")) == before


def test_an_answer_is_bounded_and_names_what_is_left_out(folder: Path) -> None:
    ((_, whole),) = calls(folder, ("check", {"path": "gemm.gfx942.ll"}))
    ((_, part),) = calls(folder, ("check", {"path": "gemm.gfx942.ll"}), options=("--limit", "500"))
    assert len(whole) > 700
    kept, _, left = part.rpartition("… ")
    assert len(kept) <= 500
    assert whole.startswith(kept)
    assert left.startswith(f"{len(whole) - len(kept)} of ")
    assert left.endswith("left out; all of it: ldsopt check ./gemm.gfx942.ll")


def test_a_command_that_takes_too_long_is_given_up(folder: Path) -> None:
    ((failed, said),) = calls(folder, ("check", {"path": "gemm.gfx942.ll"}), options=("--timeout", "0.01"))
    assert failed
    assert "not done after 0.01 seconds" in said
