; The texts of `test_bindings.py`.
; === NAMED_TYPES
%0 = type { i32, i64 }
%plain = type <{ i8, i32 }>
%"two words" = type { %plain, %0, [2 x %0] }
%opaque = type opaque
@a = internal addrspace(3) global %plain undef
@b = internal addrspace(3) global %"two words" undef
@c = internal addrspace(3) global [4 x %plain] undef
@d = internal addrspace(3) global %0 undef
@e = internal addrspace(3) global [3 x %0] undef
@f = internal addrspace(3) global <{ %0, i8 }> undef
@g = external addrspace(3) global %opaque
@h = internal addrspace(3) global { i32, [2 x float] } undef
