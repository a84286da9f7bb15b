; The trace of a timeline has both ends of the model, every cycle of every wave once, and waits name the line that they wait for.
; RUN: ldsopt timeline %s --block 128 --arg=i32[128]=arange --arg=i32[128]=zeros --trace %t.json
; RUN: %{python} -c "import json; trace = json.load(open('%t.json')); events = trace['traceEvents']; \
; RUN:   assert 'no run time' in trace['otherData']['clock']; \
; RUN:   names = [one['args']['name'].split(',')[1] for one in events if one['name'] == 'process_name']; \
; RUN:   assert names == [' memory latency 288 cycles', ' memory latency 900 cycles']; \
; RUN:   waves = [[one for one in events if one['ph'] == 'X' and (one['pid'], one['tid']) == (end, wave)] for end in (0, 1) for wave in (0, 1)]; \
; RUN:   assert all(wave and wave[0]['ts'] == 0 for wave in waves); \
; RUN:   assert all(one['ts'] + one['dur'] == other['ts'] for wave in waves for one, other in zip(wave, wave[1:])); \
; RUN:   waits = [one['args'] for one in events if one['name'] == 'memory']; assert waits and all(one['for line'] < one['line'] for one in waits)"
target triple = "amdgcn-amd-amdhsa"
@lds = internal addrspace(3) global [128 x i32] poison, align 16
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
define amdgpu_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {
  %id = call i32 @llvm.amdgcn.workitem.id.x()
  %from = getelementptr i32, ptr addrspace(1) %in, i32 %id
  %x = load i32, ptr addrspace(1) %from
  %own = getelementptr i32, ptr addrspace(3) @lds, i32 %id
  store i32 %x, ptr addrspace(3) %own
  call void @llvm.amdgcn.s.barrier()
  %other = xor i32 %id, 64
  %place = getelementptr i32, ptr addrspace(3) @lds, i32 %other
  %y = load i32, ptr addrspace(3) %place
  %z = add i32 %y, 1
  %to = getelementptr i32, ptr addrspace(1) %out, i32 %id
  store i32 %z, ptr addrspace(1) %to
  ret void
}
attributes #0 = { "target-cpu"="gfx942" "amdgpu-flat-work-group-size"="128,128" }
