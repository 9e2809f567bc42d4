// Elements as unsigned integers in the order of their values: -0 equals 0, NaN follows everything and equals NaN.
#pragma once

#include <cstdint>
#include <cstring>

#include "backend/cpu/items.h"
#include "core/dtype.h"

namespace pylucid::cpu {

template <class U>
inline constexpr U kTopBit = static_cast<U>(U{1} << (8 * sizeof(U) - 1));

template <class U_, bool is_signed>
struct IntegerKey {
  using U = U_;
  static constexpr bool floating = false;
  static U encode(U bits) { return is_signed ? static_cast<U>(bits ^ kTopBit<U>) : bits; }
  static U decode(U key) { return encode(key); }
  static bool is_nan(U) { return false; }
};

// `infinity`: the bits of the positive one.
template <class U_, U_ infinity>
struct FloatKey {
  using U = U_;
  static constexpr bool floating = true;
  static constexpr U nan = static_cast<U>(~U{0});
  static U encode(U bits) {
    const U magnitude = static_cast<U>(bits & static_cast<U>(~kTopBit<U>));
    const U sign = static_cast<U>(U{0} - static_cast<U>(bits >> (8 * sizeof(U) - 1)));
    U key = static_cast<U>(bits ^ static_cast<U>(sign | kTopBit<U>));
    key = magnitude == 0 ? kTopBit<U> : key;
    return magnitude > infinity ? nan : key;
  }
  static U decode(U key) { return static_cast<U>(key & kTopBit<U> ? key ^ kTopBit<U> : ~key); }
  static bool is_nan(U key) { return key == nan; }
};

// visit(key) with the key of a dtype that is not complex.
template <class Visit>
decltype(auto) with_key(Dtype dt, Visit&& visit) {
  switch (dt) {
    case Dtype::Int8: return visit(IntegerKey<std::uint8_t, true>{});
    case Dtype::Int16: return visit(IntegerKey<std::uint16_t, true>{});
    case Dtype::Int32: return visit(IntegerKey<std::uint32_t, true>{});
    case Dtype::Int64: return visit(IntegerKey<std::uint64_t, true>{});
    case Dtype::UInt16: return visit(IntegerKey<std::uint16_t, false>{});
    case Dtype::UInt32: return visit(IntegerKey<std::uint32_t, false>{});
    case Dtype::UInt64: return visit(IntegerKey<std::uint64_t, false>{});
    case Dtype::Float16: return visit(FloatKey<std::uint16_t, 0x7c00>{});
    case Dtype::BFloat16: return visit(FloatKey<std::uint16_t, 0x7f80>{});
    case Dtype::Float32: return visit(FloatKey<std::uint32_t, 0x7f800000>{});
    case Dtype::Float64: return visit(FloatKey<std::uint64_t, 0x7ff0000000000000>{});
    default: return visit(IntegerKey<std::uint8_t, false>{});
  }
}

}  // namespace pylucid::cpu
