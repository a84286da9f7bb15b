#define G __attribute__((global))
#define S __attribute__((shared))
#define FLAT(n) __attribute__((amdgpu_flat_work_group_size(n,n)))
typedef unsigned u32;
#define TX __builtin_amdgcn_workitem_id_x()
#define BX __builtin_amdgcn_workgroup_id_x()
#define GRID 2
#define BAR __builtin_amdgcn_fence(__ATOMIC_RELEASE,"workgroup");__builtin_amdgcn_s_barrier();__builtin_amdgcn_fence(__ATOMIC_ACQUIRE,"workgroup")
extern "C" {
G FLAT(256) void reduce(const float*in,float*out,int n){S static float s[256];int t=TX;float v=0;
 for(int i=BX*256+t;i<n;i+=512)v+=in[i]; s[t]=v;BAR; for(int k=128;k>0;k>>=1){if(t<k)s[t]+=s[t+k];BAR;} if(t==0)out[BX]=s[0];}
G FLAT(128) void saxpy(const float*x,float*y,float a,int n){for(int i=BX*128+TX;i<n;i+=256)y[i]=a*x[i]+y[i];}
G FLAT(128) void stencil(const float*in,float*out,int n){S static float s[130];int t=TX;
 for(int b=BX*128;b<n;b+=256){int i=b+t; s[t+1]=i<n?in[i]:0; if(t==0)s[0]=b>0?in[b-1]:0; if(t==127)s[129]=b+128<n?in[b+128]:0; BAR;
  if(i<n)out[i]=0.25f*s[t]+0.5f*s[t+1]+0.25f*s[t+2]; BAR;}}
G FLAT(64) void scan(const int*in,int*out,int n){S static int s[64];int t=TX,carry=0;
 for(int b=0;b<n;b+=64){int i=b+t; s[t]=i<n?in[i]:0;BAR; for(int k=1;k<64;k<<=1){int v=t>=k?s[t-k]:0;BAR;s[t]+=v;BAR;} if(i<n)out[BX*n+i]=s[t]+carry; carry+=s[63];BAR;}}
G FLAT(128) void hist(const u32*in,u32*out,int n){S static u32 h[64];int t=TX; if(t<64)h[t]=0;BAR;
 for(int i=BX*128+t;i<n;i+=256)__hip_atomic_fetch_add(&h[in[i]&63],1u,__ATOMIC_RELAXED,__HIP_MEMORY_SCOPE_WORKGROUP);BAR; if(t<64)out[BX*64+t]=h[t];}
G FLAT(256) void transpose(const float*in,float*out,int w,int h){S static float s[16][17];int t=TX,x=t&15,y=t>>4;
 int tiles=(w+15)/16,rows=(h+15)/16; for(int b=BX;b<tiles*rows;b+=2){int bx=b%tiles*16,by=b/tiles*16; if(bx+x<w&&by+y<h)s[y][x]=in[(by+y)*w+bx+x];BAR; if(bx+y<w&&by+x<h)out[(bx+y)*h+by+x]=s[x][y];BAR;}}
G FLAT(128) void argmax(const float*in,int*out,int n){S static float v[128];S static int p[128];int t=TX;float m=-1e30f;int q=0;
 for(int i=BX*128+t;i<n;i+=256)if(in[i]>m){m=in[i];q=i;} v[t]=m;p[t]=q;BAR; for(int k=64;k>0;k>>=1){if(t<k&&v[t+k]>v[t]){v[t]=v[t+k];p[t]=p[t+k];}BAR;} if(t==0)out[BX]=p[0];}
G FLAT(64) void gemm(const float*a,const float*b,float*c,int m,int n,int k){S static float sa[8][8],sb[8][8];int t=TX,x=t&7,y=t>>3;
 for(int r=BX*8;r<m;r+=16)for(int q=0;q<n;q+=8){float v=0; for(int z=0;z<k;z+=8){sa[y][x]=r+y<m&&z+x<k?a[(r+y)*k+z+x]:0;sb[y][x]=z+y<k&&q+x<n?b[(z+y)*n+q+x]:0;BAR; for(int e=0;e<8;e++)v+=sa[y][e]*sb[e][x];BAR;} if(r+y<m&&q+x<n)c[(r+y)*n+q+x]=v;}}
G FLAT(128) void rowsum(const float*in,float*out,int rows,int cols,int pitch){S static float s[128];int t=TX; if(pitch<cols)pitch=cols;
 for(int r=BX;r<rows;r+=2){float v=0; for(int c=t;c<cols;c+=128)v+=in[r*pitch+c]; s[t]=v;BAR; for(int k=64;k>0;k>>=1){if(t<k)s[t]+=s[t+k];BAR;} if(t==0)out[r]=s[0];BAR;}}
G FLAT(128) void compact(const int*in,int*out,int n){S static int c[2];S static int kept[512];int t=TX; if(t<2)c[t]=0;BAR;
 for(int i=BX*128+t;i<n;i+=256)if(in[i]&1){__hip_atomic_fetch_add(&c[0],1,__ATOMIC_RELAXED,__HIP_MEMORY_SCOPE_WORKGROUP);__hip_atomic_fetch_add(&c[1],in[i]>>3,__ATOMIC_RELAXED,__HIP_MEMORY_SCOPE_WORKGROUP);} BAR; if(t<2)out[BX*2+t]=c[t];}
G FLAT(256) void doublebuf(const float*in,float*out,int n){S static float s[2][256];int t=TX,f=0;float v=0; s[0][t]=t<n?in[t]:0;BAR;
 for(int b=256;b<n+256;b+=256){s[f^1][t]=b+t<n?in[b+t]:0; v+=s[f][t^1]*(float)(b>>8);BAR;f^=1;} out[BX*256+t]=v;}
}
