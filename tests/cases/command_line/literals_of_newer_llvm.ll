; Literals of newer LLVM keep their bits: the ones expected are what the LLVM of Triton 3.9.0 makes of the same text.
; RUN: ldsopt compile %s --mcpu gfx950 -o - | filecheck %s
target triple = "amdgcn-amd-amdhsa"
; Infinities and NaNs keep sign and payload.
@x0 = addrspace(1) constant half +inf
; CHECK: .short 0x7c00 ;
@x1 = addrspace(1) constant half -inf
; CHECK: .short 0xfc00 ;
@x2 = addrspace(1) constant half +qnan
; CHECK: .short 0x7e00 ;
@x3 = addrspace(1) constant half -qnan
; CHECK: .short 0xfe00 ;
@x4 = addrspace(1) constant half +nan(0x1)
; CHECK: .short 0x7e01 ;
@x5 = addrspace(1) constant half -nan(0x5)
; CHECK: .short 0xfe05 ;
@x6 = addrspace(1) constant half +snan(0x1)
; CHECK: .short 0x7c01 ;
@x7 = addrspace(1) constant half -snan(0x7)
; CHECK: .short 0xfc07 ;
@x8 = addrspace(1) constant bfloat +inf
; CHECK: .short 0x7f80 ;
@x9 = addrspace(1) constant bfloat -qnan
; CHECK: .short 0xffc0 ;
@x10 = addrspace(1) constant bfloat +nan(0x1)
; CHECK: .short 0x7fc1 ;
@x11 = addrspace(1) constant bfloat -snan(0x7)
; CHECK: .short 0xff87 ;
@x12 = addrspace(1) constant float +inf
; CHECK: .long 0x7f800000 ;
@x13 = addrspace(1) constant float -inf
; CHECK: .long 0xff800000 ;
@x14 = addrspace(1) constant float -qnan
; CHECK: .long 0xffc00000 ;
@x15 = addrspace(1) constant float +nan(0x1)
; CHECK: .long 0x7fc00001 ;
@x16 = addrspace(1) constant float -nan(0x3FFFFF)
; CHECK: .long 0xffffffff ;
@x17 = addrspace(1) constant float +snan(0x1)
; CHECK: .long 0x7f800001 ;
@x18 = addrspace(1) constant double +inf
; CHECK: .quad 0x7ff0000000000000 ;
@x19 = addrspace(1) constant double -inf
; CHECK: .quad 0xfff0000000000000 ;
@x20 = addrspace(1) constant double -qnan
; CHECK: .quad 0xfff8000000000000 ;
@x21 = addrspace(1) constant double +nan(0x1)
; CHECK: .quad 0x7ff8000000000001 ;
@x22 = addrspace(1) constant double +snan(0x1)
; CHECK: .quad 0x7ff0000000000001 ;
@x23 = addrspace(1) constant double +snan(0x4000000000000)
; CHECK: .quad 0x7ff4000000000000 ;
; Raw bits stay.
@x24 = addrspace(1) constant float f0x3FB8AA3B
; CHECK: .long 0x3fb8aa3b ;
@x25 = addrspace(1) constant float f0x00000001
; CHECK: .long 0x00000001 ;
@x26 = addrspace(1) constant float f0x7F800001
; CHECK: .long 0x7f800001 ;
@x27 = addrspace(1) constant float f0x80000000
; CHECK: .long 0x80000000 ;
@x28 = addrspace(1) constant double f0x3FF8000000000001
; CHECK: .quad 0x3ff8000000000001 ;
; Hexadecimal fractions are rounded to the type.
@x29 = addrspace(1) constant half 0x1.8p3
; CHECK: .short 0x4a00 ;
@x30 = addrspace(1) constant half -0x1.8p+1
; CHECK: .short 0xc200 ;
@x31 = addrspace(1) constant float 0x1.8p3
; CHECK: .long 0x41400000 ;
@x32 = addrspace(1) constant float -0x0.0p0
; CHECK: .long 0x80000000 ;
; Inexact decimals become the nearest value; halfway, the even one.
@x33 = addrspace(1) constant half 1.802980e-01
; CHECK: .short 0x31c5 ;
@x34 = addrspace(1) constant half 0.1
; CHECK: .short 0x2e66 ;
@x35 = addrspace(1) constant bfloat 1.802980e-01
; CHECK: .short 0x3e39 ;
@x36 = addrspace(1) constant float 1.000100e+00
; CHECK: .long 0x3f800347 ;
@x37 = addrspace(1) constant float -0.1
; CHECK: .long 0xbdcccccd ;
@x38 = addrspace(1) constant half 1.00048828125
; CHECK: .short 0x3c00 ;
@x39 = addrspace(1) constant half 1.00146484375
; CHECK: .short 0x3c02 ;
@x40 = addrspace(1) constant half 1.00048828125000000000000000001
; CHECK: .short 0x3c01 ;
@x41 = addrspace(1) constant half 6.0e-8
; CHECK: .short 0x0001 ;
@x42 = addrspace(1) constant half 6.5e-5
; CHECK: .short 0x0443 ;
