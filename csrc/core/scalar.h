// A Python number.
#pragma once

#include <complex>
#include <cstdint>
#include <string>

#include "core/dtype.h"

namespace pylucid {

// Weak in promotion: of a kind but of no width.
struct Scalar {
  enum class Kind : std::uint8_t { Bool, Int, UInt, Huge, Float, Complex };
  Kind kind = Kind::Int;
  union {
    std::int64_t integer = 0;
    std::uint64_t unsigned_integer;  // above int64's range
    double real;  // of an integer beyond 64 bits (Huge) the nearest one
  };
  double imag = 0;

  static Scalar of(bool v);
  static Scalar of(std::int64_t v);
  static Scalar of(double v);
  static Scalar of(std::complex<double> v);

  // The nearest double; of a complex number its real part's.
  double as_double() const;
  // Whether an integer dtype holds it: a fraction is cut off, and NaN is none.
  bool fits(Dtype dt) const;
  // As an error names it.
  std::string shown() const;
};

// The dtype of an array of numbers of a kind, where nothing else decides it.
constexpr Dtype default_dtype(Scalar::Kind kind) {
  switch (kind) {
    case Scalar::Kind::Bool: return Dtype::Bool;
    case Scalar::Kind::Int:
    case Scalar::Kind::Huge: return kDefaultInteger;
    case Scalar::Kind::UInt: return Dtype::UInt64;
    case Scalar::Kind::Float: return kDefaultFloat;
    case Scalar::Kind::Complex: break;
  }
  return kDefaultComplex;
}

// The shortest decimal number that is read as `value`.
std::string shortest(double value);

}  // namespace pylucid
