"""Executes AMDGPU IR on lanes of numpy vectors, wave by wave, and checks the IR's claims about LDS.

Start at `simulate` (the one call), `launch` (its kernel and arguments), `schedule` (the order of waves) and `findings`
(its reports). To add an opcode, add a function to `opcodes`; to add an intrinsic, one to `intrinsics`.
"""
