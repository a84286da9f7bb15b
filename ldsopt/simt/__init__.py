"""Executes AMDGPU IR on lanes of numpy vectors, wave by wave, and checks what the IR claims about LDS.

Start at `simulate` (the one call), `launch` (what to run it on), `schedule` (in which order) and `findings` (what it
reports). To add an opcode, add a function to `opcodes`; to add an intrinsic, one to `intrinsics`.
"""
