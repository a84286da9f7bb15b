"""`ldsopt.ir.compat.intrinsics` and `ldsopt.ir.compat.rules`: the target and the functions' attributes."""

import re

import llvmlite.binding as llvm
import pytest
from compat_llvm22 import assembly, function, read, rules_of

import ldsopt
from ldsopt.ir.compat import looks_newer, rewrite


class TestTarget:
    """The triple becomes amdgcn, and its architecture an attribute."""

    @pytest.mark.parametrize(
        ("triple", "arch"),
        [
            ("9.0a", "gfx90a"),
            ("9.42", "gfx942"),
            ("9.50", "gfx950"),
            ("10.30", "gfx1030"),
            ("12.50", "gfx1250"),
        ],
    )
    def test_architecture_moves_to_the_functions(self, triple: str, arch: str) -> None:
        text = f'target triple = "amdgpu{triple}-amd-amdhsa"\ndefine void @f() #0 {{\n  ret void\n}}\n'
        text += "attributes #0 = { nounwind }\n"
        assert looks_newer(text)
        new, _ = rewrite(text)
        assert 'target triple = "amdgcn-amd-amdhsa"' in new
        assert f'attributes #0 = {{ "target-cpu"="{arch}" nounwind }}' in new
        assert not looks_newer(new)
        read(new)

    def test_functions_without_attribute_group_get_one(self) -> None:
        text = (
            'target triple = "amdgpu9.50-amd-amdhsa"\n'
            "define void @f(ptr byref(i32) %x) {\n  ret void\n}\n"
            'define void @"g h"() unnamed_addr align 256 {\n  ret void\n}\n'
        )
        new, _ = rewrite(text)
        for name in ("f", "g h"):
            assert (
                'target-cpu"="gfx950"' in str(read(new).get_function(name)) or '"target-cpu"="gfx950"' in new
            )
        assert new.count('"target-cpu"="gfx950"') == 2

    def test_a_processor_that_is_named_already_stays(self) -> None:
        text = 'target triple = "amdgpu9.50-amd-amdhsa"\ndefine void @f() "target-cpu"="gfx942" {\n  ret void\n}\n'
        assert rules_of(text) == {"the triple of the architecture as amdgcn"}

    def test_a_triple_without_processor_names_none(self) -> None:
        text = 'target triple = "amdgpu-amd-amdhsa"\ndefine void @f() {\n  ret void\n}\n'
        assert rules_of(text) == {"the triple of the architecture as amdgcn"}

    def test_a_generic_processor_is_named_by_llvm_22s_name(self) -> None:
        new, _ = rewrite('target triple = "amdgpu9.4-amd-amdhsa"\ndefine void @f() {\n  ret void\n}\n')
        assert "amdgcn-amd-amdhsa" in new
        assert '"target-cpu"="gfx9-4-generic"' in new

    def test_a_processor_that_llvm_22_lacks_stays(self) -> None:
        text = 'target triple = "amdgpu99.99-amd-amdhsa"\ndefine void @f() {\n  ret void\n}\n'
        assert rewrite(text) == (text, ())

    def test_layout_loses_only_unused_address_spaces(self) -> None:
        layout = 'target datalayout = "e-p9:192:256:256:32-p10:32:32-p11:32:32-i64:64-A5"\n'
        assert rewrite(layout)[0] == 'target datalayout = "e-p9:192:256:256:32-i64:64-A5"\n'
        used = layout + "@x = external addrspace(11) global i32\n"
        assert rewrite(used) == (used, ())


class TestAttributes:
    @pytest.mark.parametrize(
        ("mode", "strings"),
        [
            ("preservesign", '"denormal-fp-math"="preserve-sign,preserve-sign"'),
            ("float: preservesign", '"denormal-fp-math-f32"="preserve-sign,preserve-sign"'),
            (
                "ieee|preservesign, float: positivezero|dynamic",
                '"denormal-fp-math"="ieee,preserve-sign" "denormal-fp-math-f32"="positive-zero,dynamic"',
            ),
        ],
    )
    def test_denormal_modes_become_strings(self, mode: str, strings: str) -> None:
        text = f'attributes #0 = {{ nounwind denormal_fpenv({mode}) "a"="b" }}\n'
        assert rewrite(text)[0] == f'attributes #0 = {{ nounwind {strings} "a"="b" }}\n'

    def test_strings_that_newer_llvm_ignores_go(self) -> None:
        text = 'attributes #0 = { denormal_fpenv(ieee) "denormal-fp-math-f32"="preserve-sign" "a"="b" }\n'
        assert rewrite(text)[0] == 'attributes #0 = { "denormal-fp-math"="ieee,ieee" "a"="b" }\n'

    def test_flushed_denormals_reach_the_kernel_descriptor(self) -> None:
        text, _ = rewrite(function("", attributes="denormal_fpenv(float: preservesign) "))
        assert re.search(r"float_denorm_mode_32 0\b", assembly(text))
        assert re.search(r"float_denorm_mode_16_64 3\b", assembly(text))

    def test_an_unknown_mode_stays(self) -> None:
        text = "attributes #0 = { denormal_fpenv(something) }\n"
        assert rewrite(text) == (text, ())

    def test_a_bare_uniform_group_size_is_true(self) -> None:
        text = 'attributes #0 = { "uniform-work-group-size" }\nattributes #1 = { "uniform-work-group-size"="false" }\n'
        assert rewrite(text)[0] == text.replace('-size" }', '-size"="true" }')

    def test_a_bare_uniform_group_size_is_read_as_true_where_nothing_else_is_new(self) -> None:
        kernel = "define amdgpu_kernel void @k() {attributes}{{ ret void }}"
        for attribute, is_new in (("", True), ('="true"', False), ('="false"', False)):
            text = kernel.format(attributes=f'"uniform-work-group-size"{attribute}')
            assert looks_newer(text) == is_new

    def test_metadata_of_these_words_stays(self) -> None:
        text = '!0 = !{!"uniform-work-group-size"}\n'
        assert rewrite(text) == (text, ())

    def test_functions_lose_what_only_restrains_llvm(self) -> None:
        text = (
            'target triple = "amdgcn-amd-amdhsa"\n'
            "define void @flatten() noipa {\nnoipa:\n  call void @g() #0\n  br label %nooutline\n nooutline:\n"
            "  ret void\n}\ndeclare void @g() flatten\nattributes #0 = { nounwind flatten nooutline cold }\n"
        )
        assert rules_of(text) == {"functions without noipa, nooutline and flatten"}
        new, _ = rewrite(text)
        assert new == text.replace(") noipa", ")").replace(") flatten", ")").replace(" flatten nooutline", "")
        read(new)

    @pytest.mark.parametrize("access", ["none", "readwrite"])
    def test_target_memory_has_two_kinds(self, access: str) -> None:
        text = (
            'target triple = "amdgcn-amd-amdhsa"\n'
            f'declare void @f() memory(write, target_mem: {access}, inaccessiblemem: none) "target_mem: none"\n'
            f"declare void @g() memory(target_mem: {access})\n"
        )
        assert rules_of(text) == {"target memory by its two kinds"}
        new, _ = rewrite(text)
        both = f"target_mem0: {access}, target_mem1: {access}"
        assert new == text.replace(f"target_mem: {access}, in", f"{both}, in").replace(
            f"target_mem: {access})", f"{both})"
        )
        read(new)

    @pytest.mark.parametrize(
        ("instruction", "remedy"),
        [
            ("load b32, ptr addrspace(1) %p", "b32 is a byte type, which LLVM 22 lacks: write i32"),
            ("load <2 x b16>, ptr addrspace(1) %p", "b16 is a byte type"),
            ("load atomic elementwise <2 x i32>, ptr addrspace(1) %p monotonic, align 8", "no elementwise"),
            ("atomicrmw elementwise add ptr addrspace(1) %p, <2 x i32> %v monotonic", "no elementwise"),
        ],
    )
    def test_what_llvm_22_cannot_say_is_named(self, instruction: str, remedy: str) -> None:
        with pytest.raises(ldsopt.InputError, match=remedy):
            ldsopt.parse(function(f"%x = {instruction}\n"))


class TestInstructions:
    """Flags and metadata of instructions by what LLVM 22 knows."""

    def test_a_cast_loses_its_nonnull_flag(self) -> None:
        body = "%f = addrspacecast nonnull ptr addrspace(3) @v to ptr\n  store i32 1, ptr %f\n"
        text = function(body, "@v = internal addrspace(3) global i32 poison")
        assert rules_of(text) == {"address space casts without their nonnull flag"}
        assert rewrite(text)[0] == text.replace("cast nonnull ptr", "cast ptr")
        read(rewrite(text)[0])

    def test_a_name_of_these_words_stays(self) -> None:
        assert not rules_of('@"addrspacecast nonnull " = external global i32\n')

    def test_atomics_keep_their_denormal_mode(self) -> None:
        body = (
            'atomicrmw fadd ptr addrspace(1) %p, float 1.0 syncscope("agent") monotonic, '
            "!amdgpu.no.fine.grained.memory !0, !amdgpu.no.remote.memory !0, !atomic.ignore.denormal.mode !0\n"
        )
        text = function(body) + "!0 = !{}\n"
        assert looks_newer(text)
        assert rewrite(text)[0] == text.replace("!atomic.ignore", "!amdgpu.ignore")
        read(rewrite(text)[0])


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
