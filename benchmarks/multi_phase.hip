// Kernels of several phases in LDS whose barriers hang on what is loaded, on LDS, or stand in functions: docs/measured/pack.md.
// clang-22 -x hip --cuda-device-only -nogpuinc -nogpulib -O3 --offload-arch=gfx942 -S -emit-llvm (gfx1250: with -DSPLIT)
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __device__ __attribute__((device))
#define NI __attribute__((noinline))
#define WG(n) __attribute__((amdgpu_flat_work_group_size(n,n)))
#define K extern "C" __global__
__device__ inline int tid(){return __builtin_amdgcn_workitem_id_x();}
__device__ inline int tidy(){return __builtin_amdgcn_workitem_id_y();}
__device__ inline int bid(){return __builtin_amdgcn_workgroup_id_x();}
#ifdef SPLIT
__device__ inline void sync(){ __builtin_amdgcn_fence(__ATOMIC_RELEASE,"workgroup"); __builtin_amdgcn_s_barrier_signal(-1); __builtin_amdgcn_s_barrier_wait(-1); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE,"workgroup"); }
#else
__device__ inline void sync(){ __builtin_amdgcn_fence(__ATOMIC_RELEASE,"workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE,"workgroup"); }
#endif
// 1: CSR: the loop's bounds are loaded at a uniform address of memory that nobody writes
K WG(256) void csr(const int* __restrict__ rows, const int* __restrict__ cols, const float* __restrict__ val, const float* __restrict__ x, float* __restrict__ y) {
  __shared__ float A[256]; __shared__ float B[256]; int t=tid(); float s=0;
  for (int e=rows[bid()]; e<rows[bid()+1]; e+=256) { A[t]=val[e+t]*x[cols[e+t]]; sync(); s+=A[t^1]; sync(); }
  B[t]=s; sync(); for(int o=128;o;o>>=1){ if(t<o) B[t]+=B[t+o]; sync(); } if(t==0) y[bid()]=B[0]; }
// 2: the same without restrict: whoever writes y may write rows
K WG(256) void csr_plain(const int* rows, const float* val, float* y) {
  __shared__ float A[256]; __shared__ float B[256]; int t=tid(); float s=0;
  for (int e=rows[bid()]; e<rows[bid()+1]; e+=256) { A[t]=val[e+t]; sync(); s+=A[t^1]; y[e+t]=s; sync(); }
  B[t]=s; sync(); y[t]=B[t^1]; }
// 3: attention over sequences of different lengths
K WG(128) void varlen(const int* __restrict__ starts, const float* __restrict__ q, const float* __restrict__ k, const float* __restrict__ v, float* __restrict__ out) {
  __shared__ float Q[128]; __shared__ float KT[128]; __shared__ float S[128]; __shared__ float V[128];
  int t=tid(), b=bid(), from=starts[b], to=starts[b+1]; Q[t]=q[b*128+t]; sync(); float qq=Q[t^5]; sync(); float acc=0;
  for(int i=from;i<to;i+=128){ KT[t]=k[i+t]; sync(); float p=qq*KT[t^1]; sync(); S[t]=p; sync(); float w=S[t^2]; sync(); V[t]=v[i+t]; sync(); acc+=w*V[t^3]; sync(); }
  out[b*128+t]=acc; }
// 4: tokens of one expert
K WG(256) void moe(const int* __restrict__ offsets, const int* __restrict__ tokens, const float* __restrict__ x, const float* __restrict__ w, float* __restrict__ y) {
  __shared__ int T[256]; __shared__ float X[256]; __shared__ float R[256]; int t=tid(), e=bid();
  for(int i=offsets[e]; i<offsets[e+1]; i+=256){ T[t]=tokens[i+t]; sync(); int tok=T[t^1]; sync(); X[t]=x[tok]*w[e]; sync(); float a=X[t^2]; sync(); R[t]=a; sync(); y[i+t]=R[t^4]; sync(); } }
// 5: breadth first: the queue's length in LDS decides
K WG(256) void bfs(const int* __restrict__ adj, int* __restrict__ dist) {
  __shared__ int queue[256]; __shared__ int next[256]; __shared__ int count; __shared__ float tmp[256]; int t=tid();
  if(t==0) count=256; queue[t]=t; sync();
  while(count>0){ int c=count; sync(); if(t==0) count=c-64; int v=queue[t]; sync(); next[t]=adj[v]; sync(); int n=next[t^1]; sync(); queue[t]=n&255; sync(); }
  tmp[t]=queue[t^1]; sync(); dist[t]=tmp[t^2]; }
// 6: tiles by a global counter, handed round by LDS
K WG(256) void tiles(int* counter, const float* __restrict__ x, float* __restrict__ y, int n) {
  __shared__ int tile; __shared__ float A[256]; __shared__ float B[256]; int t=tid();
  for(;;){ if(t==0) tile=__atomic_fetch_add(counter,1,__ATOMIC_RELAXED); sync(); int i=tile; sync(); if(i>=n) break;
    A[t]=x[i*256+t]; sync(); float a=A[t^1]; sync(); B[t]=a*2; sync(); y[i*256+t]=B[t^3]; sync(); } }
// 7: fill loops that clang predicates as vectors
K WG(256) void fills(const int* __restrict__ x, int* __restrict__ y, int n) {
  __shared__ int H[256]; __shared__ int A[256]; __shared__ int B[256]; int t=tid();
  A[t]=x[t]; sync(); int a=A[t^1]; H[t]=0; sync(); if(t==0) for(int i=0;i<n;i++) H[i&255]=i; sync(); a+=H[t]; sync(); B[t]=a; sync(); y[t]=B[t^1]; }
// 8: two dimensions
K WG(256) void two_dims(const float* __restrict__ x, float* __restrict__ y) {
  __shared__ float A[16][16]; __shared__ float B[16][16]; int a=tid(), b=tidy();
  A[b][a]=x[b*16+a]; sync(); float v=A[a][b]; sync(); B[b][a]=v; sync(); y[b*16+a]=B[a][b]; }
// 9 to 13: barriers in functions
__device__ NI float reduce(float v, float* s){ int t=tid(); s[t]=v; sync(); for(int o=128;o>0;o>>=1){ if(t<o) s[t]+=s[t+o]; sync(); } float r=s[0]; sync(); return r; }
__device__ NI float most(float v, float* s){ int t=tid(); s[t]=v; sync(); for(int o=128;o>0;o>>=1){ if(t<o) s[t]=s[t]>s[t+o]?s[t]:s[t+o]; sync(); } float r=s[0]; sync(); return r; }
__device__ NI void scan(int* s){ int t=tid(); for(int o=1;o<256;o<<=1){ int v = t>=o ? s[t-o] : 0; sync(); s[t]+=v; sync(); } }
__device__ NI float turn(float v, float* s, int by){ s[tid()]=v; sync(); float r=s[tid()^by]; sync(); return r; }
K WG(256) void layer_norm(float*x){ __shared__ float A[256]; __shared__ float B[256]; int t=tid(); float v=x[t]; float m=reduce(v,A)/256; float d=v-m; x[t]=d*__builtin_amdgcn_rsqf(reduce(d*d,B)/256+1e-5f); }
K WG(256) void softmax(float*x){ __shared__ float A[256]; __shared__ float B[256]; int t=tid(); float e=__builtin_exp2f(x[t]-most(x[t],A)); x[t]=e/reduce(e,B); }
K WG(256) void two_scans(int*x){ __shared__ int A[256]; __shared__ int B[256]; int t=tid(); A[t]=x[t]; sync(); scan(A); int v=A[255-t]; sync(); B[t]=v; sync(); scan(B); x[t]=B[t]; }
K WG(256) void fft(float*x, int rounds){ __shared__ float RE[256]; __shared__ float IM[256]; int t=tid(); float a=x[t], b=x[t+256]; for(int i=0;i<rounds;i++){ a=turn(a,RE,1<<(i&7)); b=turn(b,IM,1<<(i&7)); } x[t]=a; x[t+256]=b; }
K WG(256) void some_waves(float*x){ __shared__ float A[256]; __shared__ float B[256]; int t=tid(); float v=x[t]; if(t<64) v=turn(v,A,1); x[t]=turn(v,B,2); }
// 14: rounds until LDS says that nothing changed
K WG(256) void until_equal(float* __restrict__ x){ __shared__ int changed; __shared__ float A[256]; __shared__ float B[256]; int t=tid(); float v=x[t];
  do { sync(); if(t==0) changed=0; A[t]=v; sync(); float n=A[t^1]*0.5f; sync(); B[t]=n; sync(); float m=B[t^2]; if(m>1.0f) changed=1; v=m; sync(); } while(changed); x[t]=v; }
// 15: histogram, scan, scatter
K WG(256) void radix(const unsigned* __restrict__ in, unsigned* __restrict__ out, int shift){ __shared__ int H[256]; __shared__ unsigned KEYS[256]; __shared__ unsigned OUT[256]; int t=tid();
  unsigned key=in[t]; H[t]=0; sync(); __atomic_fetch_add(&H[(key>>shift)&255],1,__ATOMIC_RELAXED); sync(); scan(H); int at=H[t]; sync(); KEYS[t]=key; sync(); unsigned k2=KEYS[(t+at)&255]; sync(); OUT[t]=k2; sync(); out[t]=OUT[255-t]; }
// 16: a rows' length decides, each work-item's own
K WG(256) void divergent(const int* __restrict__ n, float* __restrict__ x){ __shared__ float A[256]; __shared__ float B[256]; int t=tid(); float v=x[t];
  for(int i=0;i<n[t];i++){ A[t]=v; sync(); v=A[t^1]; sync(); } B[t]=v; sync(); x[t]=B[t^2]; }
// 17: a function by its address
typedef float (*Op)(float,float*,int);
K WG(256) void by_address(float*x, Op op){ __shared__ float A[256]; __shared__ float B[256]; int t=tid(); float v=op(x[t],A,1); x[t]=turn(v,B,2); }
// 18: restrict in the function
__device__ NI float turn_restrict(float v, float* __restrict__ s, int by){ s[tid()]=v; sync(); float r=s[tid()^by]; sync(); return r; }
K WG(256) void restricted(float*x){ __shared__ float A[256]; __shared__ float B[256]; int t=tid(); x[t]=turn_restrict(turn_restrict(x[t],A,1),B,2); }
// 19: recursion with barriers
__device__ NI float halves(float v, float* s, int by){ s[tid()]=v; sync(); float r=s[tid()^by]; sync(); return by ? r+halves(r,s,by>>1)*2 : r; }
K WG(256) void recursive(float*x){ __shared__ float A[256]; __shared__ float B[256]; int t=tid(); x[t]=halves(halves(x[t],A,128),B,64); }
