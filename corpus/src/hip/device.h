// What HIP's headers would give: qualifiers, the barrier, vectors. Enough to compile device code without ROCm.
#pragma once

#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __device__ __attribute__((device)) static inline
#define __launch_bounds__(threads) __attribute__((amdgpu_flat_work_group_size(1, threads)))

typedef float float4 __attribute__((ext_vector_type(4)));
typedef unsigned uint4 __attribute__((ext_vector_type(4)));
typedef _Float16 half4 __attribute__((ext_vector_type(4)));
typedef _Float16 half8 __attribute__((ext_vector_type(8)));

__device__ int thread() { return __builtin_amdgcn_workitem_id_x(); }
__device__ int block() { return __builtin_amdgcn_workgroup_id_x(); }

__device__ void __syncthreads() {
  __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
  __builtin_amdgcn_s_barrier();
  __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
