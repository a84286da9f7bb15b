; Texts of `wave_words.py`.
; === FUNCTIONS
declare void @llvm.amdgcn.endpgm()
declare void @llvm.amdgcn.cluster.load.async.to.lds.b32(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)
declare i32 @p(...)
define internal void @quit(i32 %loaded) noinline {
  %c = icmp eq i32 %loaded, 0
  br i1 %c, label %q, label %r
q:
  call void @llvm.amdgcn.endpgm()
  unreachable
r:
  ret void
}
