typedef unsigned u; typedef unsigned char uc;
#define S __attribute__((shared))
#define K extern "C" __attribute__((global, amdgpu_flat_work_group_size(256,256)))
#define K1 extern "C" __attribute__((global, amdgpu_flat_work_group_size(1,1024)))
#define T __builtin_amdgcn_workitem_id_x()
#define TY __builtin_amdgcn_workitem_id_y()
static __attribute__((device, always_inline)) void sync() { __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup"); }
#define A4 const u*__restrict__ in,u*__restrict__ out,u n
// Kernels that race begin with r_, all others with f_. r_2d and f_1d use no LDS once compiled.
K void r_ring2_ahead(A4){ S static u A[2][256]; u t=T,a=0; for(u i=0;i<n;i++){ A[i&1][t]=in[i*256+t]; sync(); a+=A[i&1][(t+65)&255]; a+=A[(i+1)&1][(t+65)&255]; } out[t]=a; }
K void f_ring2_plain(A4){ S static u A[2][256]; u t=T,a=0; for(u i=0;i<n;i++){ A[i&1][t]=in[i*256+t]; sync(); a+=A[i&1][(t+65)&255]; } out[t]=a; }
K void f_ring3(A4){ S static u A[3][256]; u t=T,a=0; for(u i=0;i<n;i++){ A[i%3][t]=in[i*256+t]; sync(); a+=A[i%3][(t+65)&255]; } out[t]=a; }
K void r_ring1(A4){ S static u A[256]; u t=T,a=0; for(u i=0;i<n;i++){ A[t]=in[i*256+t]; sync(); a+=A[(t+65)&255]; } out[t]=a; }
K void r_ring3_back(A4){ S static u A[3][256]; u t=T,a=0; for(u i=0;i<n;i++){ A[i%3][t]=in[i*256+t]; sync(); a+=A[i%3][(t+65)&255]+A[(i+1)%3][(t+65)&255]; } out[t]=a; }
K void f_xor(A4){ S static u A[256]; u t=T; A[t^(t>>3&7)]=in[t]; sync(); out[t]=A[t^1]; }
K void r_xor(A4){ S static u A[256]; u t=T; A[t]=in[t]; out[t]=A[t^64]; }
K void f_xor_wave(A4){ S static u A[256]; u t=T; A[t]=in[t]; out[t]=A[t^32]; }
K void r_guard_n(A4){ S static u A[256]; u t=T; if(t<n) A[t]=in[t]; out[t]=A[(t+64)&255]; }
K void r_t0(A4){ S static u A[256]; u t=T; A[t]=in[t]; sync(); if(t==0) A[100]=7; u v=A[t]; out[t]=v; }
K void f_t0(A4){ S static u A[256]; u t=T; A[t]=in[t]; sync(); if(t==0) A[10]=in[3]; u v=A[t]; out[t]=v; }
K void r_onearm(A4){ S static u A[256]; u t=T; A[t]=in[t]; if(n>7){ sync(); out[t+256]=3; } else out[t]=A[(t+64)&255]; }
K void f_onearm(A4){ S static u A[256]; u t=T; A[t]=in[t]; if(n>7){ sync(); out[t]=A[(t+64)&255]; } else out[t]=1; }
K void r_trip(A4){ S static u A[512]; u t=T,a=0; for(u i=0;i<in[t];i++){ A[t+i&511]=a; a+=i*in[i]; } sync(); out[t]=A[t]; }
K void r_inner(A4){ S static u A[256]; u t=T,a=0; for(u k=0;k<n;k++){ A[t]=in[t+k]; sync(); for(u j=0;j<16;j++) a+=A[(t+j*16)&255]*j; } out[t]=a; }
K void f_inner(A4){ S static u A[256]; u t=T,a=0; for(u k=0;k<n;k++){ A[t]=in[t+k]; sync(); for(u j=0;j<16;j++) a+=A[(t+j*16)&255]*j; sync(); } out[t]=a; }
K void r_bytes(A4){ S static uc A[256]; u t=T; A[t]=in[t]; u w=*(u*)&A[(t&63)*4]; out[t]=w; }
K void f_bytes(A4){ S static uc A[256]; u t=T; A[t]=in[t]; out[t]=A[t^3]; }
K void r_swap(A4){ S static u A[256],B[256]; u t=T,a=0; u*p=A,*q=B; for(u i=0;i<n;i++){ p[t]=in[i*256+t]; sync(); a+=p[(t+65)&255]+q[(t+65)&255]; u*x=p;p=q;q=x;} out[t]=a; }
K void f_swap(A4){ S static u A[256],B[256]; u t=T,a=0; u*p=A,*q=B; for(u i=0;i<n;i++){ p[t]=in[i*256+t]; sync(); a+=p[(t+65)&255]; u*x=p;p=q;q=x;} out[t]=a; }
K void r_narrow(A4){ S static u A[64]; u t=T; if(t<64)A[t]=0; sync(); __hip_atomic_fetch_add(&A[in[t]&63],1u,__ATOMIC_RELAXED,__HIP_MEMORY_SCOPE_WAVEFRONT); sync(); if(t<64)out[t]=A[t]; }
K void r_exit_loop(A4){ S static u A[256]; u t=T,a=0; for(u i=0;i<n;i++){ A[t]=in[i*256+t]; if(i==in[1000]) break; sync(); a+=A[(t+65)&255]; sync(); } a+=A[(t+65)&255]; out[t]=a; }
K void f_nested(A4){ S static u A[256]; u t=T,a=0; for(u i=0;i<n;i++) for(u j=0;j<i;j++){ A[t]=in[i*256+j+t]; sync(); a+=A[(t+65)&255]; sync(); } out[t]=a; }
K void r_nested(A4){ S static u A[256]; u t=T,a=0; for(u i=0;i<n;i++){ for(u j=0;j<i;j++){ A[t]=in[i*256+j+t]; sync(); } a+=A[(t+65)&255]; } out[t]=a; }
K1 void r_2d(A4){ S static u A[1024]; u t=T; A[t]=in[t+TY]; out[t]=A[t]; }
K1 void f_1d(A4){ S static u A[1024]; u t=T; A[t]=in[t]; out[t]=A[t]; }
K void f_stages(A4){ S static u A[4][256]; u t=T,a=0; A[0][t]=in[t]; A[1][t]=in[t+256]; for(u i=0;i<n;i++){ sync(); a+=A[i&3][(t+65)&255]; A[(i+2)&3][t]=in[(i+2)*256+t]; } out[t]=a; }
K void r_stages(A4){ S static u A[2][256]; u t=T,a=0; A[0][t]=in[t]; A[1][t]=in[t+256]; for(u i=0;i<n;i++){ sync(); a+=A[i&1][(t+65)&255]; A[(i+2)&1][t]=in[(i+2)*256+t]; } out[t]=a; }
K void r_early(A4){ S static u A[256]; u t=T; A[t]=in[t]; if(t>=n){ out[t]=A[(t+64)&255]; return; } sync(); A[t]=in[t+9]; sync(); out[t]=A[t^64]; }
K void r_dyn(A4){ S static u A[256]; u t=T; u w=__builtin_amdgcn_readfirstlane(in[t])&255; A[w]=t; out[t]=A[t]; }
K void f_wavebase(A4){ S static u A[256]; u t=T; u w=__builtin_amdgcn_readfirstlane(t>>6); A[w*64+(t&63)]=in[t]; out[t]=A[w*64+((t+1)&63)]; }
K void r_wavebase(A4){ S static u A[320]; u t=T; u w=__builtin_amdgcn_readfirstlane(t>>6); A[w*63+(t&63)]=in[t]; out[t]=A[w*64+((t+1)&63)]; }
K void r_tree(A4){ S static u A[256]; u t=T; A[t]=in[t]; sync(); for(u s=128;s>0;s>>=1){ if(t<s) A[t]+=A[t+s]; if(s>64) sync(); } out[t]=A[0]; }
K void r_cond(A4){ S static u A[256]; u t=T,a=0; for(u i=0;i<n;i++){ A[t]=in[i*256+t]; if(i&1) sync(); a+=A[(t+65)&255]; if(i&1) sync(); } out[t]=a; }
