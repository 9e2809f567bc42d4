#include "core/scalar.h"

#include <charconv>
#include <cmath>

namespace pylucid {

Scalar Scalar::of(bool v) {
  Scalar scalar;
  scalar.kind = Kind::Bool;
  scalar.integer = v;
  return scalar;
}

Scalar Scalar::of(std::int64_t v) {
  Scalar scalar;
  scalar.kind = Kind::Int;
  scalar.integer = v;
  return scalar;
}

Scalar Scalar::of(double v) {
  Scalar scalar;
  scalar.kind = Kind::Float;
  scalar.real = v;
  return scalar;
}

Scalar Scalar::of(std::complex<double> v) {
  Scalar scalar;
  scalar.kind = Kind::Complex;
  scalar.real = v.real();
  scalar.imag = v.imag();
  return scalar;
}

double Scalar::as_double() const {
  switch (kind) {
    case Kind::Bool:
    case Kind::Int: return static_cast<double>(integer);
    case Kind::UInt: return static_cast<double>(unsigned_integer);
    default: return real;
  }
}

bool Scalar::fits(Dtype dt) const {
  const bool is_signed = pylucid::kind(dt) != pylucid::Kind::Unsigned;
  const int digits = static_cast<int>(itemsize(dt)) * 8 - (is_signed ? 1 : 0);
  switch (kind) {
    case Kind::Bool: return true;
    case Kind::UInt: return dt == Dtype::UInt64;
    case Kind::Int:
      if (!is_signed) return integer >= 0 && (digits == 64 || integer >> digits == 0);
      return integer >> digits == (integer < 0 ? -1 : 0);
    case Kind::Float: {
      // The bounds are powers of two, so they are exact as doubles.
      const double whole = std::trunc(real), above = std::ldexp(1.0, digits);
      return whole < above && whole >= (is_signed ? -above : 0);
    }
    default: return false;
  }
}

std::string Scalar::shown() const {
  switch (kind) {
    case Kind::Bool:
    case Kind::Int: return std::to_string(integer);
    case Kind::UInt: return std::to_string(unsigned_integer);
    case Kind::Huge: return "an integer of more than 64 bits";
    case Kind::Float: return shortest(real);
    case Kind::Complex: break;
  }
  return "a complex number";
}

std::string shortest(double value) {
  char digits[32];
  return std::string(digits, std::to_chars(digits, digits + sizeof(digits), value).ptr);
}

}  // namespace pylucid
