// Softmax along rows of 4096 values.
func.func @softmax(%rows: tensor<512x4096xf32>) -> tensor<512x4096xf32> {
  %space = tensor.empty() : tensor<512x4096xf32>
  %result = linalg.softmax dimension(1) ins(%rows : tensor<512x4096xf32>) outs(%space : tensor<512x4096xf32>)
            -> tensor<512x4096xf32>
  return %result : tensor<512x4096xf32>
}
