// 3x3 convolution, channels last.
func.func @conv(%image: tensor<2x34x34x640xf16>, %filter: tensor<3x3x640x320xf16>) -> tensor<2x32x32x320xf32> {
  %zero = arith.constant 0.0 : f32
  %space = tensor.empty() : tensor<2x32x32x320xf32>
  %start = linalg.fill ins(%zero : f32) outs(%space : tensor<2x32x32x320xf32>) -> tensor<2x32x32x320xf32>
  %result = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
            ins(%image, %filter : tensor<2x34x34x640xf16>, tensor<3x3x640x320xf16>)
            outs(%start : tensor<2x32x32x320xf32>) -> tensor<2x32x32x320xf32>
  return %result : tensor<2x32x32x320xf32>
}
