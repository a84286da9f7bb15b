; The texts of `test_hostile_names.py`.
; === MODULE
target triple = "amdgcn-amd-amdhsa"
source_filename = {value}
@{a} = external addrspace(3) global [0 x i8], align 16
@{b} = internal addrspace(3) global [256 x i32] poison, align 16
@s = internal addrspace(3) global [256 x i32] poison, align 16
declare void @llvm.amdgcn.s.barrier()
declare i32 @llvm.amdgcn.workitem.id.x()
define internal void @{helper}(ptr addrspace(3) %{value}) noinline {{
  store i32 1, ptr addrspace(3) %{value}
  ret void
}}
define amdgpu_kernel void @{kernel}(ptr addrspace(1) %{value}, i32 %n) #0 !dbg !4 {{
entry:
  %t = call i32 @llvm.amdgcn.workitem.id.x()
  %{b} = getelementptr i32, ptr addrspace(3) @{b}, i32 %t
  %q = getelementptr i32, ptr addrspace(3) @s, i32 %t
  %o = getelementptr i32, ptr addrspace(1) %{value}, i32 %t
  br label %{kernel}
{kernel}:
  %i = phi i32 [ 0, %entry ], [ %j, %{kernel} ]
  store i32 %i, ptr addrspace(3) %{b}, !dbg !5
  store i32 %i, ptr addrspace(3) %q
  store i32 %i, ptr addrspace(3) @{a}
  call void @{helper}(ptr addrspace(3) @{a})
  call void @llvm.amdgcn.s.barrier()
  %x = load i32, ptr addrspace(3) %{b}, !dbg !5
  %y = load i32, ptr addrspace(3) %q
  %z = add i32 %x, %y
  store i32 %z, ptr addrspace(1) %o
  call void @llvm.amdgcn.s.barrier()
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %{kernel}, label %exit
exit:
  ret void
}}
attributes #0 = {{ "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="1,64" }}
!llvm.module.flags = !{{!0}}
!llvm.dbg.cu = !{{!1}}
!0 = !{{i32 2, !"Debug Info Version", i32 3}}
!1 = distinct !DICompileUnit(language: DW_LANG_C, file: !2, emissionKind: LineTablesOnly)
!2 = !DIFile(filename: {value}, directory: {value})
!3 = !DISubroutineType(types: !{{}})
!4 = distinct !DISubprogram(name: {value}, file: !2, line: 1, type: !3, unit: !1, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 7, scope: !4)
