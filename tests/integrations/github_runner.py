"""A composite action, run as GitHub's runner does it: its ``run:`` steps in order, with inputs, environment, conditions.

Of GitHub's expressions it knows what action.yml has: names, texts, ``==``, ``!=``, ``&&``, ``||``, ``always()`` and
``hashFiles()``. A step that uses another action is not run; what it would have been given is kept.
Source: GitHub Actions, "Metadata syntax" and "Evaluate expressions in workflows and actions".
"""

import os
import re
import subprocess
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

_TOKEN = re.compile(r"\s*('[^']*'|\|\||&&|==|!=|[()]|[\w.-]+)")
_SHELL = ("bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c")


@dataclass(slots=True)
class Run:
    """The outcome of an action.

    Attributes:
        code: the exit code of the first step that failed; 0 if none did.
        ran: the names of the ``run:`` steps that ran.
        used: by action, what the steps that use one were given.
        err: what the steps wrote on standard error.
    """

    code: int = 0
    ran: list[str] = field(default_factory=list)
    used: dict[str, Mapping[str, str]] = field(default_factory=dict)
    err: str = ""


def run_action(
    action: Mapping[str, Any],
    inputs: Mapping[str, str],
    github: Mapping[str, Any],
    *,
    workspace: Path,
    environment: Mapping[str, str],
) -> Run:
    """Runs the steps of an action in a checkout.

    Args:
        action: the content of action.yml.
        inputs: what the workflow gives it; defaults for the rest.
        github: the context ``github``.
        workspace: the checkout.
        environment: of all steps.
    """
    unknown = inputs.keys() - action["inputs"].keys()
    assert not unknown, f"unexpected input(s) {unknown}"
    given = {name: about.get("default", "") for name, about in action["inputs"].items()} | dict(inputs)
    steps: dict[str, Any] = {}
    context = {"inputs": given, "github": github, "steps": steps}
    files = {
        name: str(workspace.parent / name.lower()) for name in ("GITHUB_OUTPUT", "GITHUB_ENV", "GITHUB_PATH")
    }
    said = Path(files["GITHUB_OUTPUT"])
    done = Run()
    for step in action["runs"]["steps"]:
        condition = str(step.get("if", ""))
        if not _holds(condition, context, workspace, failed=done.code != 0):
            continue

        def filled(text: Any) -> str:
            return _interpolated(str(text), context, workspace)

        if "uses" in step:
            done.used[step["uses"]] = {name: filled(value) for name, value in step.get("with", {}).items()}
            continue
        assert step["shell"] == "bash", "a composite action's step says its shell"
        own = {name: filled(value) for name, value in step.get("env", {}).items()}
        said.write_text("")
        result = subprocess.run(
            [*_SHELL, filled(step["run"])],
            cwd=workspace,
            env=os.environ | files | environment | own,
            capture_output=True,
            text=True,
            check=False,
        )
        outputs = dict(line.split("=", 1) for line in said.read_text().splitlines())
        steps[step.get("id", "")] = {"outputs": outputs}
        done.ran.append(step["name"])
        done.err += result.stderr
        done.code = done.code or result.returncode
    return done


def _holds(condition: str, context: Mapping[str, Any], workspace: Path, *, failed: bool) -> bool:
    """True if a step runs: without ``always()`` only if none has failed."""
    if failed and "always()" not in condition:
        return False
    return not condition or _interpolated(condition, context, workspace) not in ("", "false")


def _interpolated(text: str, context: Mapping[str, Any], workspace: Path) -> str:
    return re.sub(r"\$\{\{(.*?)\}\}", lambda m: _Expression(m[1], context, workspace).text(), text)


class _Expression:
    """One expression, evaluated while it is read."""

    def __init__(self, source: str, context: Mapping[str, Any], workspace: Path) -> None:
        self.tokens = _TOKEN.findall(source)
        assert re.fullmatch(rf"(?:{_TOKEN.pattern})*\s*", source), f"unknown expression: {source}"
        self.context = context
        self.functions: Mapping[str, Callable[..., Any]] = {
            "always": lambda: True,
            "hashFiles": lambda pattern: "".join(sorted(map(str, workspace.glob(pattern)))),
        }

    def text(self) -> str:
        value = self.either()
        assert not self.tokens, self.tokens
        return {None: "", True: "true", False: "false"}.get(value, value)

    def either(self) -> Any:
        value = self.both()
        while self.taken("||"):
            other = self.both()
            value = value or other
        return value

    def both(self) -> Any:
        value = self.equal()
        while self.taken("&&"):
            other = self.equal()
            value = value and other
        return value

    def equal(self) -> Any:
        value = self.single()
        if self.taken("=="):
            return value == self.single()
        if self.taken("!="):
            return value != self.single()
        return value

    def single(self) -> Any:
        token = self.tokens.pop(0)
        if token.startswith("'"):
            return token[1:-1]
        if self.taken("("):
            arguments = [] if self.tokens[0] == ")" else [self.either()]
            assert self.taken(")")
            return self.functions[token](*arguments)
        value: Any = self.context
        for name in token.split("."):
            value = value.get(name) if isinstance(value, Mapping) else None
        return value

    def taken(self, token: str) -> bool:
        if self.tokens and self.tokens[0] == token:
            self.tokens.pop(0)
            return True
        return False
