"""Function attributes whose spelling changed: denormal modes, and uniform workgroup sizes.

Example: ``denormal_fpenv(float: preservesign)`` becomes
``"denormal-fp-math-f32"="preserve-sign,preserve-sign"``.
"""

from __future__ import annotations

import re

from ldsopt.ir.compat.masked import Masked

_DENORMALS = {
    "ieee": "ieee",
    "preservesign": "preserve-sign",
    "positivezero": "positive-zero",
    "dynamic": "dynamic",
}
_FPENV = re.compile(r"\bdenormal_fpenv\(([^()\n]*)\)")


def denormal_strings(source: Masked) -> str:
    """``denormal_fpenv(float: preservesign)`` → ``"denormal-fp-math-f32"="preserve-sign,preserve-sign"``.

    Modes are output|input, one word for both. Newer LLVM ignores the strings, so those that stand beside
    the attribute are dropped.
    """
    text = source.text
    if "denormal_fpenv(" not in text:
        return text
    keys = [key for name in ("denormal-fp-math", "denormal-fp-math-f32") if (key := source.quoted(name))]

    def modes(words: str) -> str | None:
        both = [_DENORMALS.get(word.strip()) for word in words.split("|")]
        if None in both or len(both) > 2:
            return None
        return f"{both[0]},{both[-1]}"

    def respell(match: re.Match[str]) -> str:
        strings = []
        for part in match[1].split(","):
            of_float, colon, words = part.partition(":")
            if colon and of_float.strip() != "float":
                return match[0]
            mode = modes(words if colon else part)
            if mode is None:
                return match[0]
            strings.append(f'"denormal-fp-math{"-f32" if colon else ""}"="{mode}"')
        return " ".join(strings)

    lines = text.split("\n")
    for number, line in enumerate(lines):
        if "denormal_fpenv(" not in line:
            continue
        new = _FPENV.sub(respell, line)
        if "denormal_fpenv(" not in new:
            for key in keys:
                new = re.sub(rf'{key}="\d+" ?', "", new)
        lines[number] = new
    return "\n".join(lines)


def uniform_group_size(source: Masked) -> str:
    """A bare ``"uniform-work-group-size"`` says true in newer LLVM and false in LLVM 22.

    Only an attribute stands after a blank; a metadata string of these words has its ``!``.
    """
    key = source.quoted("uniform-work-group-size")
    return source.text if key is None else re.sub(rf"(?<= ){key}(?!=)", f'{key}="true"', source.text)
