"""`ldsopt.ir.compat`: what all rules have in common. Each rule has its tests in `compat/`."""

import subprocess
import sys
import time
from pathlib import Path

import llvmlite.binding as llvm
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ldsopt.ir.compat import rewrite

EXAMPLES = Path(__file__).parent / "compat"

llvm.initialize_all_targets()
llvm.initialize_all_asmprinters()


class TestNothingElseIsTouched:
    """Strings, comments, names and metadata strings stay, whatever they look like."""

    @pytest.mark.parametrize(
        "line",
        [
            '@s = constant [12 x i8] c"float -inf\\00\\00"',
            "; float -inf f0x3FB8AA3B 1.1",
            '@"float -inf" = global float 1.0',
            '!0 = !{!"float f0x3FB8AA3B"}',
            'attributes #0 = { "half 1.1"="float -inf" "denormal_fpenv(ieee)" }',
            'attributes #0 = { "a\nfloat -inf ; @llvm.amdgcn.asyncmark()" }',
            "@float.-inf = global float 1.0",
            "define nofpclass(nan inf) float @f(float %half.1.1) { ret float %half.1.1 }",
        ],
    )
    def test_lookalikes(self, line: str) -> None:
        assert rewrite(line + "\n") == (line + "\n", ())

    def test_strings_and_comments_come_back(self) -> None:
        line = '  store float {}, ptr %"1" ;2\n!0 = !{{!"x;y", !"0", !"d\n"}} ; c "d" ;1\n'
        assert rewrite(line.format("+inf"))[0] == line.format("0x7FF0000000000000")

    def test_line_numbers_stay(self) -> None:
        for path in EXAMPLES.glob("*.ll"):
            text = path.read_text()
            assert rewrite(text)[0].count("\n") == text.count("\n")


class TestWholeModules:
    def test_every_example_compiles(self) -> None:
        for path in sorted(EXAMPLES.glob("*.ll")):
            arch = path.name.split(".")[-2]
            new, done = rewrite(path.read_text(), arch)
            assert done
            module = llvm.parse_assembly(new, llvm.create_context())
            module.verify()
            target = llvm.Target.from_triple("amdgcn-amd-amdhsa")
            target.create_target_machine(cpu=arch, opt=3).emit_assembly(module)

    def test_a_second_rewrite_changes_nothing(self) -> None:
        for path in EXAMPLES.glob("*.ll"):
            new, _ = rewrite(path.read_text())
            assert rewrite(new) == (new, ())

    def test_a_string_without_an_end_is_left_for_llvm_to_report(self) -> None:
        """Its quote would pair with one of those that a rule adds, and what stands between be taken for a number."""
        text = 'target triple = "amdgpu9.50-amd-amdhsa"\ndefine void @f() {\n  ret void\n}\n'
        assert rewrite(text)[1]
        for damaged in (f'{text}"', f'{text}"7', text.replace('"amdgpu', "amdgpu")):
            assert rewrite(damaged) == (damaged, ())

    @given(st.data())
    @settings(max_examples=150, deadline=None)
    def test_damaged_text_never_raises(self, data: st.DataObject) -> None:
        text = "".join(path.read_text() for path in sorted(EXAMPLES.glob("*.ll")))
        lines = text.split("\n")
        start = data.draw(st.integers(0, len(lines) - 1))
        piece = "\n".join(lines[start : start + 30])
        at = data.draw(st.integers(0, len(piece)))
        drop = data.draw(st.integers(0, 8))
        rewrite(
            piece[:at]
            + data.draw(st.sampled_from(["", '"', "(", ")", ",", ";", "\n", "}"]))
            + piece[at + drop :],
            "gfx950",
        )

    def test_time_is_linear(self) -> None:
        body = "  %x = fadd float %x, -inf\n  call void @llvm.amdgcn.asyncmark()\n"

        def seconds(count: int) -> float:
            text = f'target triple = "amdgpu9.50-amd-amdhsa"\ndefine void @f() {{\n{body * count}}}\n'
            start = time.process_time()
            rewrite(text)
            return time.process_time() - start

        seconds(10)
        assert seconds(20_000) < 40 * seconds(2_000) + 0.5

    def test_a_long_line_takes_no_quadratic_time(self) -> None:
        def seconds(count: int) -> float:
            text = "@x = constant [1 x i8] " + "( { <" * count + " f0x" * count + "1." * count + "\n"
            start = time.process_time()
            rewrite(text)
            return time.process_time() - start

        seconds(10)
        assert seconds(20_000) < 40 * seconds(2_000) + 0.5


def test_import_needs_no_llvm() -> None:
    """The table is text to text: it must not load llvmlite."""
    code = "import sys, ldsopt.ir.compat; sys.exit('llvmlite' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
