// Generated from ops.yaml. Do not edit.
// The attributes of the special_functions family's operators.
#pragma once

#include <cstdint>

namespace pylucid {

// _zeta_derivative(order:int, x, q, /)
struct ZetaDerivativeAttributes {
  std::int64_t order{};
};

// _polygamma_rise(n:int, x, step, /)
struct PolygammaRiseAttributes {
  std::int64_t n{};
};

// _gammainc_derivative(order:int, a, x, /)
struct GammaincDerivativeAttributes {
  std::int64_t order{};
};

// _gamma_density(order:int, a, x, /)
struct GammaDensityAttributes {
  std::int64_t order{};
};

// _bessel_i(order:int, x, /)
struct BesselIAttributes {
  std::int64_t order{};
};

// _i0e_derivative(order:int, x, /)
struct I0eDerivativeAttributes {
  std::int64_t order{};
};

// _bessel_j(order:int, x, /)
struct BesselJAttributes {
  std::int64_t order{};
};

}  // namespace pylucid
