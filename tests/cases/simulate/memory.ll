; Address spaces, constants, scratch, calls and control flow of `ldsopt simulate`.

target triple = "amdgcn-amd-amdhsa"
declare i32 @llvm.amdgcn.workgroup.id.y()
declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workitem.id.y()
declare i32 @llvm.amdgcn.workitem.id.z()
declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
declare ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1), i16, i64, i32)
declare void @llvm.memcpy.p1.p1.i32(ptr addrspace(1), ptr addrspace(1), i32, i1)
declare void @llvm.memcpy.p1.p7.i32(ptr addrspace(1), ptr addrspace(7), i32, i1)
declare void @llvm.memset.p1.i32(ptr addrspace(1), i8, i32, i1)

; Flat pointers reach LDS, global memory and scratch.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel flat --block 64 --arg "out: u32[64]=zeros" --outputs %t.flat
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.flat/out.npy') == 7 * lanes).all()"
@flat.lds = internal addrspace(3) global [64 x i32] poison, align 4
define amdgpu_kernel void @flat(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %slot = alloca i32, align 4, addrspace(5)
  %l = getelementptr i32, ptr addrspace(3) @flat.lds, i32 %id
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %id
  %fl = addrspacecast ptr addrspace(3) %l to ptr
  %fg = addrspacecast ptr addrspace(1) %g to ptr
  %fs = addrspacecast ptr addrspace(5) %slot to ptr
  %even = and i32 %id, 1
  %c = icmp eq i32 %even, 0
  %mixed = select i1 %c, ptr %fl, ptr %fg
  store i32 %id, ptr %mixed
  store i32 7, ptr %fs
  %x = load i32, ptr %mixed
  %y = load i32, ptr addrspace(5) %slot
  %z = mul i32 %x, %y
  store i32 %z, ptr addrspace(1) %g
  ret void
}

; An alias of an LDS variable is a place in it.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel aliases --block 64 --arg "out: u32[64]=zeros" --outputs %t.aliases
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.aliases/out.npy') == 5 * 4 + 16).all()"
@aliases.first = internal addrspace(3) global [16 x i32] poison, align 16
@aliases.lds = internal addrspace(3) global [80 x i32] poison, align 4
@"aliases.same place" = alias [80 x i32], ptr addrspace(3) @aliases.lds
@aliases.later = internal alias i8, getelementptr (i8, ptr addrspace(3) @"aliases.same place", i32 16)
@aliases.flat = internal alias i8, addrspacecast (ptr addrspace(3) @aliases.later to ptr)
define amdgpu_kernel void @aliases(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 9, ptr addrspace(3) @aliases.first
  %w = getelementptr [80 x i32], ptr addrspace(3) @"aliases.same place", i32 0, i32 %id
  store i32 %id, ptr addrspace(3) %w
  %a = load i32, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @aliases.later, i32 4)
  %b = load i32, ptr @aliases.flat
  %v = sub i32 ptrtoint (ptr addrspace(3) @aliases.later to i32), ptrtoint (ptr addrspace(3) @aliases.lds to i32)
  %ab = mul i32 %a, %b
  %r = add i32 %ab, %v
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %g
  ret void
}

; One that may be replaced is refused.
; RUN: exits 3 ldsopt simulate %s --mcpu gfx942 --kernel replaced --block 64 --arg "out: u32[64]=zeros" 2>&1 | filecheck %s --check-prefix REPLACED
; REPLACED: cannot simulate the constant @replaced.other
@replaced.lds = internal addrspace(3) global [64 x i32] poison, align 4
@replaced.other = weak alias [64 x i32], ptr addrspace(3) @replaced.lds
define amdgpu_kernel void @replaced(ptr addrspace(1) %out) {
  %a = load i32, ptr addrspace(3) @replaced.other
  store i32 %a, ptr addrspace(1) %out
  ret void
}

; The first byte of LDS lies at null.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel first_byte --block 1 --arg "out: u32[1]=zeros" --outputs %t.first_byte
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.first_byte/out.npy') == 7).all()"
@first_byte.first = internal addrspace(3) global [16 x i32] poison, align 16
define amdgpu_kernel void @first_byte(ptr addrspace(1) %out) {
  store i32 7, ptr addrspace(3) @first_byte.first
  %x = load i32, ptr addrspace(3) null
  %same = icmp eq ptr addrspace(3) @first_byte.first, null
  %y = select i1 %same, i32 %x, i32 0
  store i32 %y, ptr addrspace(1) %out
  ret void
}

; Compare and exchange lets one lane win.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel one_wins --block 64 --arg "out: u32[64]=zeros" --outputs %t.one_wins
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.one_wins/out.npy') == np.where(lanes == 0, 1, 200)).all()"
@one_wins.lock = internal addrspace(3) global i32 poison, align 4
define amdgpu_kernel void @one_wins(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  store i32 0, ptr addrspace(3) @one_wins.lock
  %n = add i32 %id, 100
  %s = cmpxchg ptr addrspace(3) @one_wins.lock, i32 0, i32 %n syncscope("workgroup") acquire monotonic
  %won = extractvalue { i32, i1 } %s, 1
  %was = extractvalue { i32, i1 } %s, 0
  %w = zext i1 %won to i32
  %x = shl i32 %was, 1
  %y = or i32 %x, %w
  %q = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %y, ptr addrspace(1) %q
  ret void
}

; Alignments and contents are not read from names and sections.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel names --block 1 --arg "out: u32[4]=zeros" --outputs %t.names
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.names/out.npy') == [4, 0, 2, ord('b')]).all()"
@"names.a, align 64" = internal addrspace(3) global [3 x i8] poison, section "b, align 64", align 1
@names.B = internal addrspace(3) global i32 poison, align 4
@names.C = internal addrspace(4) constant [2 x i32] [i32 1, i32 2], section "c, align 8", align 4
@names.D = internal addrspace(4) constant [3 x i8] c"a,b", align 1
define amdgpu_kernel void @names(ptr addrspace(1) %out) {
  store i8 1, ptr addrspace(3) @"names.a, align 64", align 1
  store i32 1, ptr addrspace(3) @names.B, align 4
  %c = load i32, ptr addrspace(4) getelementptr (i8, ptr addrspace(4) @names.C, i32 4)
  %d = load i8, ptr addrspace(4) getelementptr (i8, ptr addrspace(4) @names.D, i32 2)
  %w = zext i8 %d to i32
  %a = ptrtoint ptr addrspace(3) @"names.a, align 64" to i32
  %b = ptrtoint ptr addrspace(3) @names.B to i32
  %v = insertelement <4 x i32> poison, i32 %a, i32 0
  %x = insertelement <4 x i32> %v, i32 %b, i32 1
  %y = insertelement <4 x i32> %x, i32 %c, i32 2
  %z = insertelement <4 x i32> %y, i32 %w, i32 3
  store <4 x i32> %z, ptr addrspace(1) %out
  ret void
}

; A switch, a partial wave, and lanes that return early.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel returns_early --block 100 --arg "out: u32[100]=55" --outputs %t.returns_early
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); lanes = np.arange(100); m = lanes % 5; assert (np.load('%t.returns_early/out.npy') == np.where(lanes > 89, 55, np.where(m == 0, 7, np.where(m > 2, 100 * m, lanes)))).all()"
define amdgpu_kernel void @returns_early(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %late = icmp ugt i32 %id, 89
  br i1 %late, label %gone, label %go
gone:
  ret void
go:
  %m = urem i32 %id, 5
  switch i32 %m, label %rest [
    i32 0, label %zero
    i32 3, label %three
    i32 4, label %three
  ]
zero:
  br label %join
three:
  %t = mul i32 %m, 100
  br label %join
rest:
  br label %join
join:
  %r = phi i32 [ 7, %zero ], [ %t, %three ], [ %id, %rest ]
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; A call returns a value a lane, even from returns that lanes come to apart.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel callee --block 64 --arg "out: u32[64]=zeros" --outputs %t.callee
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.callee/out.npy') == np.where(lanes < 10, lanes + 1000, lanes)).all()"
define internal i32 @callee.pick(i32 %x, ptr addrspace(5) %p) {
  %slot = alloca i32, align 4, addrspace(5)
  store i32 %x, ptr addrspace(5) %slot
  %old = load i32, ptr addrspace(5) %p
  %c = icmp ult i32 %x, 10
  br i1 %c, label %low, label %high
low:
  %y = add i32 %x, %old
  ret i32 %y
high:
  %z = load i32, ptr addrspace(5) %slot
  ret i32 %z
}
define amdgpu_kernel void @callee(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %slot = alloca i32, align 4, addrspace(5)
  store i32 1000, ptr addrspace(5) %slot
  %r = call i32 @callee.pick(i32 %id, ptr addrspace(5) %slot)
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %r, ptr addrspace(1) %p
  ret void
}

; Ids of three axes.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel axes --grid 1,2 --block 4,3,2 --arg "out: u32[48]=zeros" --outputs %t.axes
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.axes/out.npy') == 2 * np.arange(48)).all()"
define amdgpu_kernel void @axes(ptr addrspace(1) %out) {
  %x = call i32 @llvm.amdgcn.workitem.id.x()
  %y = call i32 @llvm.amdgcn.workitem.id.y()
  %z = call i32 @llvm.amdgcn.workitem.id.z()
  %g = call i32 @llvm.amdgcn.workgroup.id.y()
  %hidden = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %gp = getelementptr i8, ptr addrspace(4) %hidden, i32 4
  %groups = load i32, ptr addrspace(4) %gp, align 4
  %yy = mul i32 %y, 4
  %zz = mul i32 %z, 12
  %gg = mul i32 %g, 24
  %a = add i32 %x, %yy
  %b = add i32 %a, %zz
  %i = add i32 %b, %gg
  %v = mul i32 %i, %groups
  %p = getelementptr i32, ptr addrspace(1) %out, i32 %i
  store i32 %v, ptr addrspace(1) %p
  ret void
}

; Bytes of dynamic LDS are a hidden argument.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel dynamic --block 1 --arg "out: u32[1]=zeros" --dynamic-lds 4096 --outputs %t.dynamic
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.dynamic/out.npy') == 4096).all()"
define amdgpu_kernel void @dynamic(ptr addrspace(1) %out) {
  %hidden = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %p = getelementptr i8, ptr addrspace(4) %hidden, i32 120
  %size = load i32, ptr addrspace(4) %p, align 4
  store i32 %size, ptr addrspace(1) %out
  ret void
}

; LDS of a named struct type has its size.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel structs --block 64 --arg "out: u32[64]=zeros" --outputs %t.structs
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.structs/out.npy') == 6 * lanes).all()"
%structs.nested = type { [64 x i32] }
%structs.packed = type <{ i8, %structs.nested }>
@structs.a = internal addrspace(3) global %structs.nested poison, align 16
@structs.b = internal addrspace(3) global [64 x i32] poison, align 16
@structs.c = internal addrspace(3) global %structs.packed poison, align 1
define amdgpu_kernel void @structs(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %a = getelementptr %structs.nested, ptr addrspace(3) @structs.a, i32 0, i32 0, i32 %id
  %b = getelementptr [64 x i32], ptr addrspace(3) @structs.b, i32 0, i32 %id
  %c = getelementptr %structs.packed, ptr addrspace(3) @structs.c, i32 0, i32 1, i32 0, i32 %id
  %two = mul i32 %id, 2
  %three = mul i32 %id, 3
  store i32 %id, ptr addrspace(3) %a
  store i32 %two, ptr addrspace(3) %b
  store i32 %three, ptr addrspace(3) %c, align 1
  %x = load i32, ptr addrspace(3) %a
  %y = load i32, ptr addrspace(3) %b
  %z = load i32, ptr addrspace(3) %c, align 1
  %xy = add i32 %x, %y
  %xyz = add i32 %xy, %z
  %o = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %xyz, ptr addrspace(1) %o
  ret void
}

; Each lane copies as many bytes as it says.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel copies --block 64 --arg "in: u8[64,16]=random" --arg "out: u8[64,16]=zeros" --arg "set: u8[64,16]=zeros" --outputs %t.copies
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); data, out, put = (np.load('%t.copies/' + name + '.npy').reshape(64, 16) for name in ('in', 'out', 'set')); copied = np.arange(16) < (lanes & 15)[:, None]; assert data[copied].any() and (out == np.where(copied, data, 0)).all() and (put == np.where(copied, lanes[:, None], 0)).all()"
define amdgpu_kernel void @copies(ptr addrspace(1) %in, ptr addrspace(1) %out, ptr addrspace(1) %set) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %p = getelementptr [4 x i32], ptr addrspace(1) %in, i32 %id
  %q = getelementptr [4 x i32], ptr addrspace(1) %out, i32 %id
  %s = getelementptr [4 x i32], ptr addrspace(1) %set, i32 %id
  %n = and i32 %id, 15
  %v = trunc i32 %id to i8
  call void @llvm.memcpy.p1.p1.i32(ptr addrspace(1) %q, ptr addrspace(1) %p, i32 %n, i1 false)
  call void @llvm.memset.p1.i32(ptr addrspace(1) %s, i8 %v, i32 %n, i1 false)
  ret void
}

; A copy through a fat pointer is refused by name.
; RUN: exits 3 ldsopt simulate %s --mcpu gfx942 --kernel fat_pointer --block 1 --arg "u32[16]=zeros" --arg "u32[16]=zeros" 2>&1 | filecheck %s --check-prefix FAT-POINTER
; FAT-POINTER: {{:[0-9]+}}: cannot simulate llvm.memcpy.p1.p7
define amdgpu_kernel void @fat_pointer(ptr addrspace(1) %in, ptr addrspace(1) %out) {
  %b = call ptr addrspace(7) @llvm.amdgcn.make.buffer.rsrc.p7.p1(ptr addrspace(1) %in, i16 0, i64 64, i32 159744)
  call void @llvm.memcpy.p1.p7.i32(ptr addrspace(1) %out, ptr addrspace(7) %b, i32 16, i1 false)
  ret void
}

; LDS of a type without a size is refused.
; RUN: exits 3 ldsopt simulate %s --mcpu gfx942 --kernel unsized --block 64 2>&1 | filecheck %s --check-prefix UNSIZED
; UNSIZED: opaque, has no size
%unsized.opaque = type opaque
@unsized.a = external addrspace(3) global %unsized.opaque
define amdgpu_kernel void @unsized() {
  store i32 0, ptr addrspace(3) @unsized.a
  ret void
}

; Sixteen lanes get the columns of what they have read together; of bfloats, too.
; RUN: ldsopt simulate %s --mcpu gfx950 --kernel columns --block 64 --arg "out: u16[64]=zeros" --outputs %t.columns
; RUN: %{python} -c "import numpy as np; lanes = np.arange(64); assert (np.load('%t.columns/out.npy') == 48 + lanes % 16 + lanes // 16 * 64).all()"
@rows = internal addrspace(3) global [64 x <4 x i16>] poison, align 16
declare <4 x bfloat> @llvm.amdgcn.ds.read.tr16.b64.v4bf16(ptr addrspace(3))
define amdgpu_kernel void @columns(ptr addrspace(1) noalias %out) {
  %i = call i32 @llvm.amdgcn.workitem.id.x()
  %first = shl i32 %i, 2
  %low = trunc i32 %first to i16
  %one = insertelement <4 x i16> poison, i16 %low, i64 0
  %all = shufflevector <4 x i16> %one, <4 x i16> poison, <4 x i32> zeroinitializer
  %own = add <4 x i16> %all, <i16 0, i16 1, i16 2, i16 3>
  %p = getelementptr [8 x i8], ptr addrspace(3) @rows, i32 %i
  store <4 x i16> %own, ptr addrspace(3) %p, align 8
  %c = call <4 x bfloat> @llvm.amdgcn.ds.read.tr16.b64.v4bf16(ptr addrspace(3) %p)
  %both = shufflevector <4 x bfloat> %c, <4 x bfloat> %c, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %bits = bitcast <8 x bfloat> %both to <8 x i16>
  %last = extractelement <8 x i16> %bits, i64 7
  %q = getelementptr i16, ptr addrspace(1) %out, i32 %i
  store i16 %last, ptr addrspace(1) %q, align 2
  ret void
}

; A table of addresses leads to constants that no code names. One that nothing leads to is not read.
; RUN: ldsopt simulate %s --mcpu gfx942 --kernel reached --block 64 --arg "out: u32[64]=zeros" --outputs %t.reached
; RUN: %{python} -c "import numpy as np; assert (np.load('%t.reached/out.npy') == np.arange(64) % 2 * 20 + 10).all()"
@reached.ten = internal addrspace(4) constant i32 10
@reached.thirty = internal addrspace(4) constant [2 x i32] [i32 0, i32 30]
@reached.table = internal addrspace(4) constant [2 x ptr addrspace(4)] [ptr addrspace(4) @reached.ten, ptr addrspace(4) getelementptr (i8, ptr addrspace(4) @reached.thirty, i64 4)]
@reached.odd = internal addrspace(4) constant ptr no_cfi @reached
define amdgpu_kernel void @reached(ptr addrspace(1) %out) {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %odd = and i32 %id, 1
  %entry = getelementptr ptr addrspace(4), ptr addrspace(4) @reached.table, i32 %odd
  %p = load ptr addrspace(4), ptr addrspace(4) %entry
  %v = load i32, ptr addrspace(4) %p
  %g = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %v, ptr addrspace(1) %g
  ret void
}
