"""The post-condition: an output that differs from its input in more than was meant never gets out."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import ldsopt
from ldsopt import InternalError, Module
from ldsopt.ir import edits, postcondition
from ldsopt.ir.edits import Edits, LineEdit
from ldsopt.ir.metadata import Scope

SOURCE = r"""
source_filename = "k.c"
target triple = "amdgcn-amd-amdhsa"
%pair = type { i32, float }
@A = external addrspace(3) global [0 x i8], align 16
@B = external addrspace(3) global [0 x i8], align 16
@table = addrspace(4) constant [2 x i32] [i32 1, i32 2], align 4
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)
declare void @ext(i32)

define amdgpu_kernel void @k(ptr addrspace(8) %r, i32 %n, ptr addrspace(1) %out) #0 {
entry:
  %a = getelementptr i8, ptr addrspace(3) @A, i32 %n
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) %a, i32 4, i32 0, i32 0, i32 0, i32 0)
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %r, ptr addrspace(3) @B, i32 4, i32 0, i32 0, i32 0, i32 0), !alias.scope !3, !noalias !4
  call void asm sideeffect "s_waitcnt vmcnt(1)\0As_barrier", "~{memory}"()
  %x = load float, ptr addrspace(3) %a, align 4, !tbaa !5
  %y = load float, ptr addrspace(3) @B, align 4, !alias.scope !3
  %s = fadd fast float %x, %y
  call void @ext(i32 %n) #1
  store float %s, ptr addrspace(1) %out, align 4, !tbaa !5, !nontemporal !8
  br label %end

end:
  ret void
}

attributes #0 = { nounwind "amdgpu-flat-work-group-size"="1,256" "target-cpu"="gfx942" }
attributes #1 = { nounwind }
!llvm.module.flags = !{!9}
!0 = distinct !{!0, !"theirs"}
!1 = distinct !{!1, !0, !"x"}
!2 = distinct !{!2, !0, !"y"}
!3 = !{!1}
!4 = !{!2}
!5 = !{!6, !6, i64 0}
!6 = !{!"float", !7, i64 0}
!7 = !{!"root"}
!8 = !{i32 1}
!9 = !{i32 1, !"wchar_size", i32 4}
"""


def prepared(source: str = SOURCE) -> tuple[Module, Edits, str]:
    """A module, what is to be changed in it, and the correct output."""
    module = ldsopt.parse(source)
    changes = ldsopt.annotate(module).details.edits
    return module, changes, edits.apply(module, changes)


MODULE, EDITS, OUTPUT = prepared()


def check(output: str) -> None:
    postcondition.check(MODULE, EDITS, output)


def node(label: str) -> str:
    """The number of the metadata node that has a string."""
    (number,) = re.findall(rf'^!(\d+) = .*!"{re.escape(label)}"', OUTPUT, re.MULTILINE)[:1]
    return str(number)


def attached(kind: str, line_with: str) -> str:
    (line,) = (line for line in OUTPUT.splitlines() if line_with in line)
    (found,) = re.findall(rf", !{kind} !\d+", line)
    return str(found)


def renumbered(output: str) -> str:
    """The same with other numbers of metadata nodes: reversed, and printed in another order."""
    head, *nodes = re.split(r"^(?=!0 = )", output, maxsplit=1, flags=re.MULTILINE)
    lines = nodes[0].strip().split("\n")
    count = len(lines)

    def number(match: re.Match[str]) -> str:
        return match[0] if match[1] is None else f"!{count - 1 - int(match[1])}"

    pattern = re.compile(r'"[^"]*"|!(\d+)\b')
    return pattern.sub(number, head) + "\n".join(pattern.sub(number, line) for line in reversed(lines)) + "\n"


def line(text: str) -> str:
    """The whole line of the output that holds a text."""
    (found,) = (each for each in OUTPUT.splitlines() if text in each)
    return found


LOADED = line("%x = load float")
SECOND_DMA = line("%ldsopt.dma1.dst, i32 4")

# What is done to a correct output: (text, its replacement) or a function of the whole.
CORRUPTIONS: dict[str, tuple[str, str] | Callable[[str], str]] = {
    "our alias.scope is missing": (attached("alias.scope", "%x = load float"), ""),
    "our noalias is missing": (attached("noalias", "%x = load float"), ""),
    "a foreign attachment is missing": (attached("tbaa", "%x = load float"), ""),
    "a foreign attachment of another line is missing": (attached("nontemporal", "store float"), ""),
    "an attachment is new": ("%s = fadd fast float %x, %y", "%s = fadd fast float %x, %y, !mine !8"),
    "an attachment moved to another node": (", !tbaa !", ", !nontemporal !"),
    "a scope too many is excluded": lambda output: _extended(output, attached("noalias", "%x = load float"), node("A")),
    "a foreign scope is excluded": lambda output: _extended(output, attached("noalias", "%x = load float"), node("y")),
    "the scopes of two accesses are swapped": lambda output: _swapped(output, attached("alias.scope", "%x = load float"), attached("noalias", "%x = load float")),
    "scope and noalias are swapped": lambda output: output.replace(LOADED, LOADED.replace("alias.scope", "X").replace("noalias", "alias.scope").replace("X", "noalias")),
    "the names of two scopes are swapped": lambda output: _swapped(output, '!"A"', '!"B"'),
    "a scope is in another domain": lambda output: re.sub(rf"(distinct !{{!\d+), !{node('ldsopt.lds')}, (!\"A\")", rf"\1, !{node('ldsopt.dma')}, \2", output),
    "the scope of DMAs has another name": ('!"dma"', '!"dma0"'),
    "a foreign scope has another name": ('!"x"', '!"z"'),
    "a foreign domain has another name": ('!"theirs"', '!"ours"'),
    "a foreign list lost its scope": lambda output: _emptied(output, SECOND_DMA, "noalias"),
    "a tbaa node has other contents": (", i64 0}", ", i64 4}"),
    "a module flag has another value": ('!"wchar_size", i32 4', '!"wchar_size", i32 2'),
    "a module flag is missing": lambda output: re.sub(r"(?m)^!llvm\.module\.flags = .*\n", "", output),
    "a named node is new": lambda output: output.replace("!llvm.module.flags", "!mine = !{!0}\n!llvm.module.flags"),
    "an instruction is missing": ("  call void @ext(i32 %n)", "  ; call void @ext(i32 %n)"),
    "an instruction is new": ("  ret void", "  call void @ext(i32 0)\n  ret void"),
    "two instructions are swapped": lambda output: _swapped(output, LOADED, line("%y = load float")),
    "an operand is another": ("fadd fast float %x, %y", "fadd fast float %x, %x"),
    "a flag is missing": ("fadd fast", "fadd"),
    "an alignment is another": ("ptr addrspace(1) %out, align 4", "ptr addrspace(1) %out, align 8"),
    "an access became volatile": ("%y = load float", "%y = load volatile float"),
    "the opcode is another": ("fadd fast float %x", "fmul fast float %x"),
    "a value was renamed": lambda output: re.sub(r"%s\b", "%sum", output),
    "a block was renamed": lambda output: re.sub(r"%end\b", "%fin", output).replace("end:", "fin:", 1) if "\nend:" in output else output,
    "a function was renamed": ("@k(", "@kk("),
    "an argument was renamed": lambda output: re.sub(r"%n\b", "%m", output),
    "a DMA's size is another": ("%ldsopt.dma0.dst, i32 4, i32 0", "%ldsopt.dma0.dst, i32 16, i32 0"),
    "a DMA goes to the other base": lambda output: _swapped(output, "%ldsopt.dma0.dst, i32 4", "%ldsopt.dma1.dst, i32 4"),
    "a DMA is not laundered": ("ptr addrspace(3) %ldsopt.dma0.dst,", "ptr addrspace(3) %a,"),
    "the laundering is of another address": ("ptrtoint ptr addrspace(3) %a to i32", "ptrtoint ptr addrspace(3) @A to i32"),
    "the laundering takes the wrong value": ("readfirstlane.i32(i32 %ldsopt.dma1.addr)", "readfirstlane.i32(i32 %ldsopt.dma0.addr)"),
    "a wait has another count": lambda output: re.sub(r"s\.waitcnt\(i32 \d+\)", "s.waitcnt(i32 3952)", output),
    "a wait is missing": lambda output: re.sub(r"  call void @llvm\.amdgcn\.s\.waitcnt\(i32 \d+\)\n", "", output),
    "a barrier is missing": ("  call void @llvm.amdgcn.s.barrier()\n", ""),
    "a fence is missing": ('  fence syncscope("singlethread") seq_cst\n', ""),
    "a fence has another scope": ('syncscope("singlethread")', 'syncscope("workgroup")'),
    "a variable has another type": ("@A = external addrspace(3) global [0 x i8]", "@A = external addrspace(3) global [4 x i8]"),
    "a variable has another alignment": ("@B = external addrspace(3) global [0 x i8], align 16", "@B = external addrspace(3) global [0 x i8], align 4"),
    "a constant has another value": ("[i32 1, i32 2]", "[i32 1, i32 3]"),
    "a variable is missing": lambda output: re.sub(r"(?m)^@table = .*\n", "", output),
    "a variable is new": ("@table", "@more = addrspace(1) global i32 0\n@table"),
    "a declaration is new": ("declare void @ext(i32)", "declare void @ext(i32)\ndeclare void @ext2(i32)"),
    "a declaration has other parameters": lambda output: output.replace("@ext(i32)", "@ext(i32 noundef)"),
    "a function is new": ("declare void @ext(i32)", "define void @more() {\n  ret void\n}\ndeclare void @ext(i32)"),
    "an attribute group has other contents": ('"amdgpu-flat-work-group-size"="1,256"', '"amdgpu-flat-work-group-size"="1,512"'),
    "an attribute group is missing from a function": lambda output: re.sub(r"(define .*\)) #\d+ \{", r"\1 {", output),
    "an attribute group is missing from a call": lambda output: re.sub(r"(@ext\(i32 %n\)) #\d+", r"\1", output),
    "the target is another": ("amdgcn-amd-amdhsa", "amdgcn-amd-amdpal"),
    "the data layout is another": lambda output: re.sub(r"target datalayout = \"e-", 'target datalayout = "e-i1:16-', output),
    "the source file is another": ('source_filename = "k.c"', 'source_filename = "l.c"'),
    "inline assembly came in": ("%s = fadd", 'call void asm sideeffect "s_nop 0", ""()\n  %s = fadd'),
    "module assembly came in": lambda output: output.replace("\n@A =", '\nmodule asm "x"\n@A =', 1),
    "it ends too early": lambda output: output[: output.index("  br label %end")] + "  ret void\n}\n",
    "it is no IR": lambda output: output.replace("define", "defin", 1),
    "it is not valid": ("%s = fadd fast float %x, %y", "%s = fadd fast float %x, %s"),
    "it is empty": lambda output: "",
}  # fmt: skip


def _swapped(output: str, one: str, other: str) -> str:
    return output.replace(one, "\0").replace(other, one).replace("\0", other)


def _extended(output: str, attachment: str, scope: str) -> str:
    number = attachment.rpartition("!")[2]
    return re.sub(rf"(?m)^(!{number} = !{{.*)\}}$", rf"\1, !{scope}}}", output)


def _emptied(output: str, of_line: str, kind: str) -> str:
    (number,) = re.findall(rf"!{kind} !(\d+)", of_line)
    return re.sub(rf"(?m)^!{number} = !{{!\d+, ", f"!{number} = !{{", output)


class TestCorrectOutput:
    def test_passes(self) -> None:
        check(OUTPUT)

    def test_renumbered_passes(self) -> None:
        other = renumbered(OUTPUT)
        assert other != OUTPUT
        check(other)

    def test_printed_by_llvm_passes(self) -> None:
        check(ldsopt.parse(OUTPUT).text)

    def test_with_other_blank_lines_and_comments_passes(self) -> None:
        check(OUTPUT.replace("\ndefine", "\n; a comment\n\n\ndefine"))

    @pytest.mark.parametrize(
        "path",
        sorted((Path(__file__).parents[1] / "annotate" / "conformance").glob("*.ll")),
        ids=lambda path: path.stem,
    )
    def test_of_every_case_passes_renumbered(self, path: Path) -> None:
        module, wanted, output = prepared(path.read_text())
        if wanted:
            postcondition.check(module, wanted, renumbered(output))


class TestCorruption:
    @pytest.mark.parametrize("name", CORRUPTIONS)
    def test_is_caught_when(self, name: str) -> None:
        corruption = CORRUPTIONS[name]
        output = corruption(OUTPUT) if callable(corruption) else OUTPUT.replace(*corruption, 1)
        assert output != OUTPUT, "the corruption did nothing"
        with pytest.raises(InternalError):
            check(output)

    def test_says_what_is_where_what_belongs(self) -> None:
        with pytest.raises(
            InternalError,
            match=r"differ in more than was meant: '%s = fmul fast .*' where '%s = fadd .*' belongs; nothing",
        ):
            check(OUTPUT.replace("fadd", "fmul"))

    def test_by_an_edit_that_was_not_asked_for(self) -> None:
        fewer = Edits(
            {number: edit for number, edit in EDITS.lines.items() if number != min(EDITS.lines)},
            EDITS.declarations,
        )
        with pytest.raises(InternalError):
            postcondition.check(MODULE, fewer, OUTPUT)

    def test_by_an_edit_that_was_not_made(self) -> None:
        store = next(n for n, text in enumerate(MODULE.lines) if "store float" in text)
        more = Edits(
            EDITS.lines | {store: LineEdit(alias_scope=(Scope("ldsopt.lds", "A"),))}, EDITS.declarations
        )
        with pytest.raises(InternalError):
            postcondition.check(MODULE, more, OUTPUT)

    def test_is_told_before_anything_is_returned(self, monkeypatch: pytest.MonkeyPatch) -> None:
        right = edits.apply
        monkeypatch.setattr(
            edits, "apply", lambda module, wanted: right(module, wanted).replace("fadd fast", "fadd")
        )
        with pytest.raises(InternalError, match="nothing was written"):
            ldsopt.annotate(ldsopt.parse(MODULE.text))
