# The blocks of a kernel, and what orders its waves: each line becomes a word.
/amdgpu_kernel/,/^}/!d
s/^ldsopt\.\([a-z]*\)\.0:.*/\1:/;t
s/^ldsopt\.\([a-z]*\)\.\([0-9]\):.*/\1-\2:/;t
s/^\([a-z][a-z.0-9]*\):.*/\1:/;t
s/.*sched\.barrier.*/sched/;t
s/.*s\.barrier\.signal.*/signal/;t
s/.*s\.barrier\.wait.*/meet/;t
s/.*s\.barrier().*/barrier/;t
s/.*fence.*release.*/release/;t
s/.*fence.*acquire.*/acquire/;t
s/.*waitcnt(i32 \([0-9]*\)).*/wait-\1/;t
s/.*setprio(i16 \([0-9]\)).*/priority-\1/;t
s/.*load\.lds.*/copy/;t
s/.*store.*addrspace(3).*/store/;t
s/.*load.*addrspace(3).*/load/;t
d
