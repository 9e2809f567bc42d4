// Generated from ops.yaml. Do not edit.
// The attributes of the activation family's operators.
#pragma once

#include <cstdint>

namespace pylucid {

// softplus(x, /, beta:float=1.0)
struct SoftplusAttributes {
  double beta = 1.0;
};

// gelu(x, /, *, approximate:str('none', 'tanh')='none')
struct GeluAttributes {
  int approximate = 0;  // none, tanh
};

// leaky_relu(x, /, negative_slope:float=0.01)
struct LeakyReluAttributes {
  double negative_slope = 0.01;
};

// elu(x, /, alpha:float=1.0)
struct EluAttributes {
  double alpha = 1.0;
};

// celu(x, /, alpha:float=1.0)
struct CeluAttributes {
  double alpha = 1.0;
};

// hard_tanh(x, /, min_val:float=-1.0, max_val:float=1.0)
struct HardTanhAttributes {
  double min_val = -1.0;
  double max_val = 1.0;
};

// hard_shrink(x, /, lambd:float=0.5)
struct HardShrinkAttributes {
  double lambd = 0.5;
};

// soft_shrink(x, /, lambd:float=0.5)
struct SoftShrinkAttributes {
  double lambd = 0.5;
};

// threshold(x, /, threshold:float, value:float)
struct ThresholdAttributes {
  double threshold{};
  double value{};
};

}  // namespace pylucid
