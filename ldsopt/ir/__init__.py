"""Reading, modelling, editing and writing LLVM IR: the only package that talks to llvmlite about IR."""
