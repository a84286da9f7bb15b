"""Accesses of memory as machine code of this computer: LLVM compiles them, the interpreter and compiled kernels call.

A native function does an access whole, with every check compiled in: or, where a check would report something, where
a copy that is in flight may be touched, or where it is not sure, it changes nothing and returns `LOOK`. Then the
interpreter does the access, and says what it finds. So each finding is written once, in `ldsopt.simt.shadow` and its
like, and what the native functions have to know is only when there is none.
"""
