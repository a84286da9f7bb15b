"""LLVM 22's reading of a text and its code for it: shared by the tests of `ldsopt.ir.compat`."""

import llvmlite.binding as llvm

from ldsopt.ir.compat import rewrite

llvm.initialize_all_targets()
llvm.initialize_all_asmprinters()


def read(text: str) -> llvm.ModuleRef:
    module = llvm.parse_assembly(text, llvm.create_context())
    module.verify()
    return module


def assembly(text: str, arch: str = "gfx950") -> str:
    """LLVM 22's code for a text; it must not need any rewriting."""
    target = llvm.Target.from_triple("amdgcn-amd-amdhsa")
    return str(target.create_target_machine(cpu=arch, opt=3).emit_assembly(read(text)))


def rules_of(text: str) -> set[str]:
    """The descriptions of the rules that change a text."""
    return {description.removeprefix("respelled ") for description in rewrite(text)[1]}


def function(body: str, declarations: str = "", attributes: str = "") -> str:
    return (
        'target triple = "amdgcn-amd-amdhsa"\n'
        f"define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {attributes}{{\n{body}\n  ret void\n}}\n{declarations}\n"
    )
