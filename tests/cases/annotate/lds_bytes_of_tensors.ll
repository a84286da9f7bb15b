; The dump of ranges: where a tensor DMA of gfx1250 writes in LDS, as its descriptor says: 64 elements of 2 bytes, 16 rows.
; RUN: ldsopt annotate %s --mcpu gfx1250 --no-check --dump ranges -o %t.ll 2>&1 | filecheck %s
; Word 0 of the second group: element size at bit 16; atomic barrier 18; iteration 19; padding 20, each 1 << bits 22 and 25.
target triple = "amdgcn-amd-amdhsa"
@T = internal addrspace(3) global [65536 x i8] poison, align 16
declare void @llvm.amdgcn.tensor.load.to.lds(<4 x i32>, <8 x i32>, <4 x i32>, <4 x i32>, <8 x i32>, i32)
declare void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32>, <8 x i32>, i32)
declare i32 @llvm.amdgcn.wave.id()

; CHECK-LABEL: @tiles(
define amdgpu_kernel void @tiles(i32 %n, i64 %m) {
  %a = ptrtoint ptr addrspace(3) @T to i32
  %g = insertelement <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>, i32 %a, i64 1
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %g, <8 x i32> <i32 65536, i32 poison, i32 poison, i32 4194304, i32 16, i32 poison, i32 0, i32 0>, i32 0)
; CHECK: LDS bytes @T + 0, 2048 each{{$}}
; Elements of a byte, and of 8.
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %g, <8 x i32> <i32 0, i32 poison, i32 poison, i32 4194304, i32 16, i32 poison, i32 0, i32 0>, i32 0)
; CHECK: LDS bytes @T + 0, 1024 each{{$}}
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %g, <8 x i32> <i32 196608, i32 poison, i32 poison, i32 4194304, i32 16, i32 poison, i32 0, i32 0>, i32 0)
; CHECK: LDS bytes @T + 0, 8192 each{{$}}
; No rows: one. Gaps of 16 bytes behind each 128.
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %g, <8 x i32> <i32 65536, i32 poison, i32 poison, i32 4194304, i32 0, i32 poison, i32 0, i32 0>, i32 0)
; CHECK: LDS bytes @T + 0, 128 each{{$}}
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %g, <8 x i32> <i32 118554624, i32 poison, i32 poison, i32 4194304, i32 16, i32 poison, i32 0, i32 0>, i32 0)
; CHECK: LDS bytes @T + 0, 2288 each{{$}}
; Empty groups, and one that is not.
  call void @llvm.amdgcn.tensor.load.to.lds(<4 x i32> %g, <8 x i32> <i32 65536, i32 poison, i32 poison, i32 4194304, i32 16, i32 poison, i32 0, i32 0>, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer, <8 x i32> zeroinitializer, i32 0)
; CHECK: LDS bytes @T + 0, 2048 each{{$}}
  call void @llvm.amdgcn.tensor.load.to.lds(<4 x i32> %g, <8 x i32> <i32 65536, i32 poison, i32 poison, i32 4194304, i32 16, i32 poison, i32 0, i32 0>, <4 x i32> zeroinitializer, <4 x i32> splat (i32 1), <8 x i32> zeroinitializer, i32 0)
; CHECK: LDS bytes any{{$}}
; To another workgroup, too; a barrier in LDS; repeated; a third dimension; no elements.
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %g, <8 x i32> <i32 65538, i32 poison, i32 poison, i32 4194304, i32 16, i32 poison, i32 0, i32 0>, i32 0)
; CHECK: LDS bytes any{{$}}
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %g, <8 x i32> <i32 327680, i32 poison, i32 poison, i32 4194304, i32 16, i32 poison, i32 0, i32 0>, i32 0)
; CHECK: LDS bytes any{{$}}
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %g, <8 x i32> <i32 589824, i32 poison, i32 poison, i32 4194304, i32 16, i32 poison, i32 0, i32 0>, i32 0)
; CHECK: LDS bytes any{{$}}
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %g, <8 x i32> <i32 65536, i32 poison, i32 poison, i32 4194304, i32 131088, i32 poison, i32 0, i32 0>, i32 0)
; CHECK: LDS bytes any{{$}}
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %g, <8 x i32> <i32 65536, i32 poison, i32 poison, i32 0, i32 16, i32 poison, i32 0, i32 0>, i32 0)
; CHECK: LDS bytes any{{$}}
; Another form of descriptor; a fixed address; a word of which it is not known which one it is.
  %f = insertelement <4 x i32> <i32 -1, i32 poison, i32 poison, i32 poison>, i32 %a, i64 1
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %f, <8 x i32> <i32 65536, i32 poison, i32 poison, i32 4194304, i32 16, i32 poison, i32 0, i32 0>, i32 0)
; CHECK: LDS bytes any{{$}}
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> zeroinitializer, <8 x i32> <i32 65536, i32 poison, i32 poison, i32 4194304, i32 16, i32 poison, i32 0, i32 0>, i32 0)
; CHECK: LDS bytes any{{$}}
  %i = insertelement <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>, i32 %a, i64 %m
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %i, <8 x i32> <i32 65536, i32 poison, i32 poison, i32 4194304, i32 16, i32 poison, i32 0, i32 0>, i32 0)
; CHECK: LDS bytes any{{$}}
; The upper pair of words is another, or the lower one, in which the address is.
  %p = bitcast <4 x i32> %g to <2 x i64>
  %u = insertelement <2 x i64> %p, i64 %m, i64 1
  %upper = bitcast <2 x i64> %u to <4 x i32>
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %upper, <8 x i32> <i32 65536, i32 poison, i32 poison, i32 4194304, i32 16, i32 poison, i32 0, i32 0>, i32 0)
; CHECK: LDS bytes @T + 0, 2048 each{{$}}
  %l = insertelement <2 x i64> %p, i64 %m, i64 0
  %lower = bitcast <2 x i64> %l to <4 x i32>
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %lower, <8 x i32> <i32 65536, i32 poison, i32 poison, i32 4194304, i32 16, i32 poison, i32 0, i32 0>, i32 0)
; CHECK: LDS bytes any{{$}}
; Words that are computed: at most 31 rows, any number of them; a word of another vector, one that may be any.
  %few = and i32 %n, 31
  %t1 = insertelement <8 x i32> <i32 65536, i32 poison, i32 poison, i32 4194304, i32 16, i32 poison, i32 0, i32 0>, i32 %few, i64 4
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %g, <8 x i32> %t1, i32 0)
; CHECK: LDS bytes @T + 0, 3968 each{{$}}
  %many = add i32 %n, 31
  %t2 = insertelement <8 x i32> <i32 65536, i32 poison, i32 poison, i32 4194304, i32 16, i32 poison, i32 0, i32 0>, i32 %many, i64 4
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %g, <8 x i32> %t2, i32 0)
; CHECK: LDS bytes any{{$}}
  %x = insertelement <8 x i32> <i32 65536, i32 poison, i32 poison, i32 4194304, i32 16, i32 poison, i32 0, i32 0>, i32 %n, i64 1
  %t3 = shufflevector <8 x i32> %x, <8 x i32> <i32 65536, i32 poison, i32 poison, i32 4194304, i32 4, i32 poison, i32 0, i32 0>, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 12, i32 5, i32 6, i32 7>
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %g, <8 x i32> %t3, i32 0)
; CHECK: LDS bytes @T + 0, 512 each{{$}}
  %t4 = shufflevector <8 x i32> %x, <8 x i32> <i32 65536, i32 poison, i32 poison, i32 4194304, i32 4, i32 poison, i32 0, i32 0>, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 5, i32 6, i32 7>
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %g, <8 x i32> %t4, i32 0)
; CHECK: LDS bytes any{{$}}
; Each wave its own tile: a workgroup has 32 waves at most.
  %w = call i32 @llvm.amdgcn.wave.id()
  %o = shl i32 %w, 8
  %q = getelementptr i8, ptr addrspace(3) @T, i32 %o
  %b = ptrtoint ptr addrspace(3) %q to i32
  %own = insertelement <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>, i32 %b, i64 1
  call void @llvm.amdgcn.tensor.load.to.lds.d2(<4 x i32> %own, <8 x i32> <i32 65536, i32 poison, i32 poison, i32 4194304, i32 16, i32 poison, i32 0, i32 0>, i32 0)
; CHECK: LDS bytes @T + [0, 7936] step 256, 2048 each{{$}}
  ret void
}
