"""R7: an author's asm statement of nothing but waits and barriers becomes the same intrinsics; any other stays."""

from __future__ import annotations

import re
import shutil
import subprocess

import pytest
from annotate_cases import annotated, kernel

import ldsopt
from ldsopt.isa.assembly import parse_assembly

LDS = "ptr addrspace(3)"
FENCE = 'fence syncscope("singlethread") seq_cst'
BARRIER = "call void @llvm.amdgcn.s.barrier()"

GFX9 = ("gfx900", "gfx908", "gfx90a", "gfx942", "gfx950")
GFX10 = ("gfx1010", "gfx1030")
GFX11 = ("gfx1100", "gfx1151")
GFX12 = ("gfx1200", "gfx1201")
GFX1250 = ("gfx1250",)


def waitcnt(immediate: int) -> str:
    return f"call void @llvm.amdgcn.s.waitcnt(i32 {immediate})"


def wait(counter: str, count: int) -> str:
    return f"call void @llvm.amdgcn.s.wait.{counter}(i16 {count})"


# asm text, architectures, the intrinsics in its place. Immediates: LLVM's assembler says the same (tested below).
TABLE: list[tuple[str, tuple[str, ...], list[str]]] = [
    ("s_waitcnt vmcnt(0)", GFX9, [FENCE, waitcnt(0x0F70), FENCE]),
    ("s_waitcnt vmcnt(16)", GFX9, [FENCE, waitcnt(0x4F70), FENCE]),
    ("s_waitcnt vmcnt(63)", GFX9, [FENCE, waitcnt(0xCF7F), FENCE]),
    ("s_waitcnt lgkmcnt(0)", GFX9, [FENCE, waitcnt(0xC07F), FENCE]),
    ("s_waitcnt expcnt(0)", GFX9, [FENCE, waitcnt(0xCF0F), FENCE]),
    ("s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)", GFX9, [FENCE, waitcnt(0), FENCE]),
    ("s_waitcnt vmcnt(3) & lgkmcnt(1)", GFX9, [FENCE, waitcnt(0x0173), FENCE]),
    ("s_waitcnt vmcnt(3), lgkmcnt(1)", GFX9, [FENCE, waitcnt(0x0173), FENCE]),
    ("s_waitcnt lgkmcnt(1) vmcnt(3)", GFX9, [FENCE, waitcnt(0x0173), FENCE]),
    ("s_waitcnt 0", GFX9, [FENCE, waitcnt(0), FENCE]),
    ("s_waitcnt 0x3f70", GFX9, [FENCE, waitcnt(0x3F70), FENCE]),
    ("s_waitcnt 3952", GFX9, [FENCE, waitcnt(3952), FENCE]),
    ("s_waitcnt vmcnt(0)", GFX10, [FENCE, waitcnt(0x3F70), FENCE]),
    ("s_waitcnt lgkmcnt(63)", GFX10, [FENCE, waitcnt(0xFF7F), FENCE]),
    ("s_waitcnt vmcnt(0)", GFX11, [FENCE, waitcnt(0x03F7), FENCE]),
    ("s_waitcnt lgkmcnt(0)", GFX11, [FENCE, waitcnt(0xFC07), FENCE]),
    ("s_wait_loadcnt 0x0", (*GFX12, *GFX1250), [FENCE, wait("loadcnt", 0), FENCE]),
    ("s_wait_loadcnt 3", (*GFX12, *GFX1250), [FENCE, wait("loadcnt", 3), FENCE]),
    ("s_wait_storecnt 0x0", (*GFX12, *GFX1250), [FENCE, wait("storecnt", 0), FENCE]),
    ("s_wait_dscnt 0x0", (*GFX12, *GFX1250), [FENCE, wait("dscnt", 0), FENCE]),
    ("s_wait_kmcnt 0x0", (*GFX12, *GFX1250), [FENCE, wait("kmcnt", 0), FENCE]),
    ("s_wait_samplecnt 0x0", GFX12, [FENCE, wait("samplecnt", 0), FENCE]),
    ("s_wait_bvhcnt 0x0", GFX12, [FENCE, wait("bvhcnt", 0), FENCE]),
    ("s_wait_expcnt 0x0", GFX12, [FENCE, wait("expcnt", 0), FENCE]),
    ("s_wait_asynccnt 0x4", GFX1250, [FENCE, wait("asynccnt", 4), FENCE]),
    ("s_wait_tensorcnt 0x0", GFX1250, [FENCE, wait("tensorcnt", 0), FENCE]),
    ("s_wait_loadcnt 0\\0As_wait_dscnt 0", GFX12, [FENCE, wait("loadcnt", 0), wait("dscnt", 0), FENCE]),
    ("s_waitcnt vmcnt(16)\\0As_barrier", GFX9[2:], [FENCE, waitcnt(0x4F70), BARRIER]),
    ("s_barrier\\0As_waitcnt vmcnt(16)", GFX9[2:], [BARRIER, waitcnt(0x4F70), FENCE]),
    ("s_barrier", GFX9[2:], [BARRIER]),
    ("s_barrier\\0As_waitcnt vmcnt(0)\\0As_barrier", GFX9[2:], [BARRIER, waitcnt(0x0F70), BARRIER]),
    ("s_waitcnt vmcnt(0)\\0A", ("gfx942",), [FENCE, waitcnt(0x0F70), FENCE]),
    ("\\0A\\09 s_waitcnt   vmcnt(0)  \\0A\\0A", ("gfx942",), [FENCE, waitcnt(0x0F70), FENCE]),
    ("s_waitcnt vmcnt(0) ; until all is there", ("gfx942",), [FENCE, waitcnt(0x0F70), FENCE]),
    ("S_WAITCNT vmcnt(0)", ("gfx942",), [FENCE, waitcnt(0x0F70), FENCE]),  # as the assembler takes it
    ("; first\\0As_waitcnt vmcnt(0) // second", ("gfx942",), [FENCE, waitcnt(0x0F70), FENCE]),
]  # fmt: skip

STAYING: dict[str, tuple[str, str]] = {
    "nothing": ("gfx942", ""),
    "only a comment": ("gfx942", "; nothing"),
    "another instruction": ("gfx942", "s_nop 0"),
    "another instruction beside a wait": ("gfx942", "s_waitcnt vmcnt(0)\\0As_nop 0"),
    "two instructions of which one is unknown": ("gfx942", "s_setprio 1\\0As_barrier"),
    "a count beyond its field": ("gfx942", "s_waitcnt vmcnt(64)"),
    "a count beyond its field on gfx8": ("gfx803", "s_waitcnt vmcnt(16)"),
    "a counter twice": ("gfx942", "s_waitcnt vmcnt(1) vmcnt(0)"),
    "an immediate of more than 16 bits": ("gfx942", "s_waitcnt 0x10000"),
    "a saturating count": ("gfx942", "s_waitcnt vmcnt_sat(2)"),
    "a symbol": ("gfx942", "s_waitcnt vmcnt(N)"),
    "an expression": ("gfx942", "s_waitcnt vmcnt(1+1)"),
    "a block comment": ("gfx942", "s_waitcnt /* all */ vmcnt(0)"),
    "an octal count": ("gfx942", "s_waitcnt vmcnt(010)"),
    "a counter that this generation has no wait for": ("gfx942", "s_wait_loadcnt 0"),
    "the store counter of gfx10": ("gfx1030", "s_waitcnt_vscnt null, 0x0"),
    "a wait of an older generation": ("gfx1201", "s_waitcnt vmcnt(0)"),
    "two counters in one wait": ("gfx1201", "s_wait_loadcnt_dscnt 0x0"),
    "xcnt, which has no intrinsic": ("gfx1250", "s_wait_xcnt 0x0"),
    "samplecnt on gfx1250": ("gfx1250", "s_wait_samplecnt 0x0"),
    "asynccnt on gfx12": ("gfx1201", "s_wait_asynccnt 0x0"),
    "a count of more than 16 bits": ("gfx1201", "s_wait_loadcnt 0x10000"),
    "a barrier in front of which the backend waits for everything": ("gfx908", "s_barrier"),
    "such a barrier behind a wait": ("gfx900", "s_waitcnt vmcnt(4)\\0As_barrier"),
    "the halves of a barrier": ("gfx1201", "s_barrier_signal -1\\0As_barrier_wait -1"),
    "a label": ("gfx942", "x: s_waitcnt vmcnt(0)"),
    "a condition": ("gfx942", ".if 0\\0As_waitcnt vmcnt(0)\\0A.endif"),
    "an alternative": ("gfx942", "{s_waitcnt vmcnt(0)|s_nop 0}"),
    "an operand": ("gfx942", "s_waitcnt $0"),
}


FORM = 'call void asm sideeffect "{}", "~{{memory}}"()'


def waiting(text: str, form: str = FORM) -> str:
    return kernel(
        f"store i32 0, {LDS} @A\n{form.format(text)}\n%x = load i32, {LDS} @B",
        extra="attributes #3 = { nounwind }\n!7 = !{i64 1}\n",
    )


def instructions(text: str, mcpu: str, form: str = FORM) -> list[str] | None:
    """The instructions that `annotate` makes of a statement; ``None`` if it stays."""
    made = ldsopt.annotate(ldsopt.parse(waiting(text, form), mcpu=mcpu), keep_bare_barriers=True).text
    lines = [line.strip() for line in made.split("\n")]
    first, behind = (
        next(n for n, line in enumerate(lines) if words in line) for words in ("store i32 0", "= load")
    )
    found = lines[first + 1 : behind]
    return None if any(" asm " in line for line in found) else found


@pytest.mark.parametrize(("text", "mcpu", "expected"), [(t, cpu, e) for t, cpus, e in TABLE for cpu in cpus])
def test_statement_becomes(text: str, mcpu: str, expected: list[str]) -> None:
    assert instructions(text, mcpu) == expected


@pytest.mark.parametrize("name", STAYING)
def test_statement_stays_with(name: str) -> None:
    mcpu, text = STAYING[name]
    assert instructions(text, mcpu) is None


@pytest.mark.parametrize(("mcpu", "text"), [("gfx942", "s_waitcnt 010"), ("gfx1201", "s_wait_dscnt 01")])
def test_statement_stays_with_an_immediate_that_begins_with_zero(mcpu: str, text: str) -> None:
    assert instructions(text, mcpu) is None


class TestForm:
    """Only a statement without operands, results and clobbers but memory says nothing else."""

    @pytest.mark.parametrize(
        "form",
        [
            'call void asm sideeffect "{}", "~{{memory}}"()',
            'call void asm sideeffect "{}", ""()',
            'tail call void asm sideeffect "{}", "~{{memory}}"()',
            'call void asm sideeffect "{}", "~{{memory}}"() #3',
            'call void asm sideeffect "{}", "~{{memory}}"() #3, !srcloc !7',
        ],
    )
    def test_is_taken(self, form: str) -> None:
        assert instructions("s_waitcnt vmcnt(0)", "gfx942", form) is not None

    @pytest.mark.parametrize(
        "form",
        [
            'call void asm "{}", "~{{memory}}"()',
            'call void asm sideeffect "{}", "~{{memory}},~{{vcc}}"()',
            'call void asm sideeffect "{}", "v"(i32 %n)',
            '%y = call i32 asm sideeffect "{}", "=v"()',
            'call void asm sideeffect alignstack "{}", "~{{memory}}"()',
            'call void asm sideeffect inteldialect "{}", "~{{memory}}"()',
            'call void asm sideeffect unwind "{}", "~{{memory}}"()',
        ],
    )
    def test_stays(self, form: str) -> None:
        assert instructions("s_waitcnt vmcnt(0)", "gfx942", form) is None


class TestInAModule:
    def test_statement_stays_where_other_assembly_may_redefine_it(self) -> None:
        source = waiting("s_waitcnt vmcnt(0)")
        macro = '\nmodule asm ".macro s_waitcnt x"\nmodule asm ".endm"\n'
        assert annotated(source).details.functions[0].waits_made_legible == 1
        assert annotated(source + macro).details.functions[0].waits_made_legible == 0

    def test_intrinsics_are_declared_once_and_counted(self) -> None:
        source = waiting("s_waitcnt vmcnt(0)\\0As_barrier")
        result = annotated(
            source.replace("  ret void", '  call void asm sideeffect "s_barrier", ""()\n  ret void')
        )
        assert result.details.functions[0].waits_made_legible == 2
        assert result.text.count("declare void @llvm.amdgcn.s.barrier()") == 1
        assert result.text.count("declare void @llvm.amdgcn.s.waitcnt(i32 immarg)") == 1
        assert " asm " not in result.text

    def test_declaration_that_is_there_is_used(self) -> None:
        source = waiting("s_barrier") + "declare void @llvm.amdgcn.s.barrier()\n"
        assert annotated(source).text.count("declare void @llvm.amdgcn.s.barrier()") == 1

    @pytest.mark.parametrize(
        ("text", "access", "count"),
        [
            ("s_waitcnt vmcnt(1)", "", 1),
            ("s_waitcnt vmcnt(1)", "%f = load i32, ptr %flat, align 4", 0),
            ("s_waitcnt vmcnt(1)", "store i32 0, ptr %flat, align 4", 0),
            (
                "s_waitcnt vmcnt(1)",
                "call void @llvm.masked.scatter.v2i32.v2p0(<2 x i32> zeroinitializer, <2 x ptr> zeroinitializer, <2 x i1> splat (i1 true))",
                0,
            ),
            ("s_waitcnt 0xf71", "%f = load i32, ptr %flat, align 4", 0),
            ("s_waitcnt vmcnt(0)", "%f = load i32, ptr %flat, align 4", 1),
            ("s_waitcnt vmcnt(0) lgkmcnt(2)", "%f = load i32, ptr %flat, align 4", 0),
        ],
    )
    def test_a_wait_that_leaves_some_in_flight_stays_beside_flat_accesses(
        self, text: str, access: str, count: int
    ) -> None:
        """The backend would take the flat access for complete, which may complete out of order."""
        body = f"""
            %flat = addrspacecast ptr addrspace(1) %out to ptr
            {access}
            call void asm sideeffect "{text}", "~{{memory}}"()
            %x = load i32, {LDS} @A, align 4
            store i32 %x, ptr addrspace(1) %out, align 4
            store i32 %x, {LDS} @B, align 4
        """
        (function,) = annotated(kernel(body)).details.functions
        assert function.waits_made_legible == count

    def test_keep_asm_waits(self) -> None:
        result = annotated(waiting("s_barrier"), keep_asm_waits=True)
        assert " asm sideeffect " in result.text
        assert result.details.functions[0].waits_made_legible == 0

    def test_without_architecture_they_stay_and_that_is_said(self) -> None:
        result = annotated(waiting("s_barrier"), mcpu=None)
        assert " asm sideeffect " in result.text
        assert any("(R7)" in warning for warning in result.details.warnings)

    def test_module_with_nothing_to_tell_apart_keeps_them(self) -> None:
        source = waiting("s_barrier").replace("@B", "@A", 1).replace(f"{LDS} @B", f"{LDS} @A")
        assert (
            " asm sideeffect "
            in annotated(source.replace("@A = external addrspace(3) global [0 x i8], align 16\n", "", 1)).text
        )

    def test_same_wait_reaches_the_assembly(self) -> None:
        for text, operand in (("s_waitcnt vmcnt(5)", "vmcnt(5)"), ("s_waitcnt lgkmcnt(2)", "lgkmcnt(2)")):
            compiled = ldsopt.compile(annotated(waiting(text))).data.decode()
            (function,) = parse_assembly(compiled).functions
            waits = [
                i.operands
                for block in function.blocks
                for i in block.instructions
                if i.mnemonic == "s_waitcnt"
            ]
            assert operand in waits

    def test_single_thread_fence_becomes_no_instruction(self) -> None:
        with_fence = annotated(waiting("s_waitcnt vmcnt(5)")).text
        assert with_fence.count(FENCE) == 2
        without = with_fence.replace(f"  {FENCE}\n", "")

        def count(text: str) -> list[str]:
            (function,) = parse_assembly(
                ldsopt.compile(ldsopt.parse(text, mcpu="gfx942")).data.decode()
            ).functions
            return sorted(i.mnemonic for block in function.blocks for i in block.instructions)

        assert count(with_fence) == count(without)

    def test_accesses_stay_on_their_side_of_the_wait(self) -> None:
        """A store must not sink below a wait in front of a barrier that lets another wave read it."""
        source = kernel(
            f"""
            store i32 %n, {LDS} @A
            call void asm sideeffect "s_waitcnt lgkmcnt(0)", "~{{memory}}"()
            call void asm sideeffect "s_barrier", "~{{memory}}"()
            %x = load i32, {LDS} @B
            store i32 %x, ptr addrspace(1) %out"""
        )
        (function,) = parse_assembly(ldsopt.compile(annotated(source)).data.decode()).functions
        order = [i.mnemonic for block in function.blocks for i in block.instructions]
        write, read, barrier = (order.index(m) for m in ("ds_write_b32", "ds_read_b32", "s_barrier"))
        assert write < barrier < read
        assert "s_waitcnt" in order[write:barrier]


@pytest.mark.llvm22
@pytest.mark.skipif(shutil.which("llvm-mc-22") is None, reason="llvm-mc-22 is not there")
@pytest.mark.parametrize("mcpu", ["gfx900", "gfx942", "gfx1030", "gfx1100"])
def test_immediates_are_those_of_the_assembler(mcpu: str) -> None:
    rows = [
        (text, expected)
        for text, names, expected in TABLE
        if mcpu in names and text.startswith("s_waitcnt ") and "\\" not in text
    ]
    listing = "\n".join(re.split(";|//", text)[0] for text, _ in rows)
    command = ["llvm-mc-22", "-triple=amdgcn", f"-mcpu={mcpu}", "-show-encoding"]
    printed = subprocess.run(command, input=listing, capture_output=True, text=True, check=True).stdout
    encodings = re.findall(r"encoding: \[0x(..),0x(..),", printed)
    assert [waitcnt(int(high + low, 16)) for low, high in encodings] == [expected[1] for _, expected in rows]
