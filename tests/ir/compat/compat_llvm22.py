"""LLVM 22's reading of a text and its code for it: shared by the tests of `ldsopt.ir.compat`."""

import llvmlite.binding as llvm

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
