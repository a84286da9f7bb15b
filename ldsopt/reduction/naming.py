"""Names for the values and blocks of a module that have only numbers, so that the others may stay when one goes."""

from __future__ import annotations

import re

_NUMBERED = re.compile(r'"[^"]*"|%(\d+)\b')
_NUMBERED_LABEL = re.compile(r"(\d+):")
_NUMBERED_TYPE = re.compile(r"^%\d+ = type ", re.MULTILINE)
_LABEL = re.compile(r'(?:"[^"]*"|[-\w.$]+):')


def with_names(text: str) -> str:
    """The text with ``%v1`` for ``%1``, and a label for each function's first block; as it is where types have numbers.

    >>> print(with_names('define i32 @f(i32 %0) {\\n  %2 = add i32 %0, 1\\n  ret i32 %2\\n}'))
    define i32 @f(i32 %v0) {
    v1:
      %v2 = add i32 %v0, 1
      ret i32 %v2
    }
    """
    if _NUMBERED_TYPE.search(text):
        return text
    done: list[str] = []
    inside = False
    for line in text.split("\n"):
        starts = line.startswith("define ")
        if starts or inside:
            line = _NUMBERED.sub(lambda match: f"%v{match[1]}" if match[1] else match[0], line)
            if inside and (label := _NUMBERED_LABEL.match(line)):
                line = f"v{label[1]}:{line[label.end() :]}"
        if inside and done[-1].startswith("define ") and not _LABEL.match(line):
            done.append(f"{_first_label(done[-1])}:")
        inside = line.endswith("{") if starts else inside and line != "}"
        done.append(line)
    return "\n".join(done)


def _first_label(define: str) -> str:
    """The name of a first block without one: LLVM numbers it behind the parameters that have numbers."""
    numbers = [int(number) for number in re.findall(r"%v(\d+)\b", define)]
    return f"v{max(numbers) + 1 if numbers else 0}"
