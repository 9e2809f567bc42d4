// Element types, their properties and the promotion table.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace pylucid {

enum class Dtype : std::uint8_t {
  Bool,
  Int8,
  Int16,
  Int32,
  Int64,
  UInt8,
  UInt16,
  UInt32,
  UInt64,
  Float16,
  BFloat16,
  Float32,
  Float64,
  Complex64,
  Complex128,
};

inline constexpr std::size_t kDtypeCount = 15;

enum class Kind : std::uint8_t { Bool, Signed, Unsigned, Floating, Complex };

struct DtypeTraits {
  std::string_view name;
  std::uint8_t itemsize;
  Kind kind;
};

inline constexpr std::array<DtypeTraits, kDtypeCount> kDtypes{{
    {"bool", 1, Kind::Bool},
    {"int8", 1, Kind::Signed},
    {"int16", 2, Kind::Signed},
    {"int32", 4, Kind::Signed},
    {"int64", 8, Kind::Signed},
    {"uint8", 1, Kind::Unsigned},
    {"uint16", 2, Kind::Unsigned},
    {"uint32", 4, Kind::Unsigned},
    {"uint64", 8, Kind::Unsigned},
    {"float16", 2, Kind::Floating},
    {"bfloat16", 2, Kind::Floating},
    {"float32", 4, Kind::Floating},
    {"float64", 8, Kind::Floating},
    {"complex64", 8, Kind::Complex},
    {"complex128", 16, Kind::Complex},
}};

constexpr const DtypeTraits& traits(Dtype dt) { return kDtypes[static_cast<std::size_t>(dt)]; }
constexpr std::size_t itemsize(Dtype dt) { return traits(dt).itemsize; }
constexpr std::string_view name(Dtype dt) { return traits(dt).name; }
constexpr Kind kind(Dtype dt) { return traits(dt).kind; }
constexpr bool is_floating(Dtype dt) { return kind(dt) == Kind::Floating; }
constexpr bool is_complex(Dtype dt) { return kind(dt) == Kind::Complex; }
constexpr bool is_inexact(Dtype dt) { return is_floating(dt) || is_complex(dt); }
constexpr bool is_integer(Dtype dt) { return kind(dt) == Kind::Signed || kind(dt) == Kind::Unsigned; }
constexpr bool is_half(Dtype dt) { return dt == Dtype::Float16 || dt == Dtype::BFloat16; }

// The dtype whose loop computes `dt`: half types compute in float32.
constexpr Dtype loop_dtype(Dtype dt) { return is_half(dt) ? Dtype::Float32 : dt; }
constexpr Dtype real_dtype(Dtype dt) {
  return dt == Dtype::Complex64 ? Dtype::Float32 : dt == Dtype::Complex128 ? Dtype::Float64 : dt;
}
constexpr Dtype complex_dtype(Dtype dt) {
  return dt == Dtype::Float64 || dt == Dtype::Complex128 ? Dtype::Complex128 : Dtype::Complex64;
}

inline constexpr Dtype kDefaultFloat = Dtype::Float32;
inline constexpr Dtype kDefaultInteger = Dtype::Int64;
inline constexpr Dtype kDefaultComplex = Dtype::Complex64;

// A set of dtypes, bit i for the dtype numbered i.
using DtypeSet = std::uint16_t;
constexpr bool contains(DtypeSet set, Dtype dt) { return (set >> static_cast<unsigned>(dt)) & 1U; }

// The common dtype of two arrays; empty for uint64 with a signed integer.
std::optional<Dtype> promote(Dtype a, Dtype b);
std::optional<Dtype> dtype_from_name(std::string_view name);

}  // namespace pylucid
