"""Accesses of memory as machine code of this computer: LLVM compiles them, the interpreter and compiled kernels call.

A native function does an access whole, with every check compiled in. If a check would report a finding, if a copy in
flight may be touched, or if it is not sure, it changes nothing and returns `LOOK`. Then the interpreter does the
access, and reports. So each finding is written once, in `ldsopt.simt.shadow` and its like, and native functions only
have to know when there is none.
"""
