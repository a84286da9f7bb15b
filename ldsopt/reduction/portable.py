"""A module's text without what LLVM adds itself when it reads it, and what another version of LLVM may not know.

Attributes of intrinsics: LLVM gives the intrinsics that it knows its own attributes (``UpgradeIntrinsicFunction`` in
``AutoUpgrade.cpp``). The data layout: code generation sets the target's. Comments and the name of the source file.
"""

from __future__ import annotations

import re

from ldsopt.ir.syntax import header, split_arguments

_COMMENTS = re.compile(r"^; (?:ModuleID|Function Attrs:).*\n", re.MULTILINE)
_PREDECESSORS = re.compile(r"^((?:\"[^\"]*\"|[-\w.$]+):) +; preds = .*$", re.MULTILINE)
_HEADER = re.compile(r"^(?:source_filename|target datalayout) = .*\n", re.MULTILINE)
_GROUP = re.compile(r"^attributes (#\d+) = .*$", re.MULTILINE)
_PARAMETER_ATTRIBUTE = re.compile(
    r" (?:immarg|captures\([^)]*\)|nocapture|noundef|nonnull|readonly|writeonly|readnone|noalias|returned)(?![\w(])"
)


def portable(text: str) -> str:
    """The text of a module as any LLVM reads it that knows its instructions; the module means the same.

    >>> print(portable("; ModuleID = 'x'\\ndeclare void @llvm.amdgcn.s.barrier() #0\\n\\nattributes #0 = { nounwind }"))
    declare void @llvm.amdgcn.s.barrier()
    """
    text = _HEADER.sub("", _PREDECESSORS.sub(r"\1", _COMMENTS.sub("", text)))
    lines = [_plain(line) if line.startswith("declare ") else line for line in text.split("\n")]
    used = {
        word for line in lines if not line.startswith("attributes ") for word in re.findall(r"#\d+", line)
    }
    kept = [line for line in lines if not (group := _GROUP.match(line)) or group[1] in used]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(kept)).strip("\n")


def _plain(declare: str) -> str:
    """The declaration of an intrinsic without attributes."""
    found = header(declare)
    if found is None or not found.name.startswith("llvm."):
        return declare
    stop = split_arguments(declare, found.stop + 1)[1]
    parameters = _PARAMETER_ATTRIBUTE.sub("", declare[found.stop : stop])
    return declare[: found.stop] + parameters + ")"
