"""The target and the functions' attributes: what stays, and bitcode; what is respelled is ``command_line/newer_targets.ll``."""

import llvmlite.binding as llvm
import pytest

import ldsopt
from ldsopt.ir.compat import looks_newer, rewrite


@pytest.mark.parametrize(
    "text",
    [
        'target triple = "amdgpu99.99-amd-amdhsa"\ndefine void @f() {\n  ret void\n}\n',
        "attributes #0 = { denormal_fpenv(something) }\n",
    ],
)
def test_what_llvm_22_has_no_word_for_stays(text: str) -> None:
    assert rewrite(text) == (text, ())


def test_layout_loses_only_unused_address_spaces() -> None:
    layout = 'target datalayout = "e-p9:192:256:256:32-p10:32:32-p11:32:32-i64:64-A5"\n'
    assert rewrite(layout)[0] == 'target datalayout = "e-p9:192:256:256:32-i64:64-A5"\n'
    used = layout + "@x = external addrspace(11) global i32\n"
    assert rewrite(used) == (used, ())


@pytest.mark.parametrize(("size", "is_new"), [("", True), ('="true"', False), ('="false"', False)])
def test_a_bare_uniform_group_size_is_newer(size: str, is_new: bool) -> None:
    text = f'define amdgpu_kernel void @k() "uniform-work-group-size"{size} {{ ret void }}'
    assert looks_newer(text) is is_new


class TestBitcode:
    """Bitcode that LLVM 22 reads without an error and for another meaning is respelled as its text is."""

    @pytest.mark.parametrize(
        ("triple", "attributes", "metadata"),
        [
            ("amdgpu9.42-amd-amdhsa", '"amdgpu-waves-per-eu"="2,2"', "0"),
            ("amdgcn-amd-amdhsa", '"target-cpu"="gfx942" "uniform-work-group-size"', "0"),
            ("amdgcn-amd-amdhsa", '"target-cpu"="gfx942"', "atomic.ignore.denormal.mode"),
        ],
        ids=["triple", "uniform size", "atomic denormals"],
    )
    def test_is_read_as_its_text(self, triple: str, attributes: str, metadata: str) -> None:
        text = (
            f'target triple = "{triple}"\n'
            "define amdgpu_kernel void @k(ptr addrspace(1) %p) #0 {\n"
            "  %old = atomicrmw fadd ptr addrspace(1) %p, float 1.0 monotonic"
            f"{'' if metadata == '0' else f', !{metadata} !0'}\n"
            "  ret void\n}\n"
            f"attributes #0 = {{ {attributes} }}\n!0 = !{{}}\n"
        )
        layout = ldsopt.parse(text).text.split("\n")[2]
        data = llvm.parse_assembly(f"{layout}\n{text}").as_bitcode()
        read_text, read_data = ldsopt.parse(text), ldsopt.parse(data)
        assert read_data.notes
        assert read_data.lines[1:] == [line for line in read_text.lines[1:] if "ModuleID" not in line]
        assert ldsopt.optimize(read_data).text
