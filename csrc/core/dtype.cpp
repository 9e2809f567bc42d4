#include "core/dtype.h"

#include <algorithm>

namespace pylucid {
namespace {

constexpr Dtype kSigned[] = {Dtype::Int8, Dtype::Int16, Dtype::Int32, Dtype::Int64};

constexpr std::optional<Dtype> promote_integers(Dtype a, Dtype b) {
  if (kind(a) == kind(b)) return itemsize(a) >= itemsize(b) ? a : b;
  const Dtype is_signed = kind(a) == Kind::Signed ? a : b;
  const Dtype is_unsigned = kind(a) == Kind::Signed ? b : a;
  if (is_unsigned == Dtype::UInt64) return std::nullopt;
  // The narrowest signed dtype that holds both: twice as wide as the unsigned one, or the signed one itself.
  const std::size_t width = std::max(itemsize(is_signed), 2 * itemsize(is_unsigned));
  for (Dtype dt : kSigned) {
    if (itemsize(dt) == width) return dt;
  }
  return std::nullopt;
}

constexpr std::optional<Dtype> promote_rule(Dtype a, Dtype b) {
  if (a == b) return a;
  if (a == Dtype::Bool) return b;
  if (b == Dtype::Bool) return a;
  if (is_integer(a) && is_integer(b)) return promote_integers(a, b);
  if (is_integer(a)) return b;
  if (is_integer(b)) return a;
  if (is_half(a) && is_half(b)) return Dtype::Float32;
  if (is_floating(a) && is_floating(b)) return itemsize(a) >= itemsize(b) ? a : b;
  const bool wide = real_dtype(a) == Dtype::Float64 || real_dtype(b) == Dtype::Float64;
  return wide ? Dtype::Complex128 : Dtype::Complex64;
}

constexpr std::uint8_t kNone = 0xff;

constexpr auto kPromotion = [] {
  std::array<std::array<std::uint8_t, kDtypeCount>, kDtypeCount> table{};
  for (std::size_t i = 0; i < kDtypeCount; ++i) {
    for (std::size_t j = 0; j < kDtypeCount; ++j) {
      const auto common = promote_rule(static_cast<Dtype>(i), static_cast<Dtype>(j));
      table[i][j] = common ? static_cast<std::uint8_t>(*common) : kNone;
    }
  }
  return table;
}();

}  // namespace

std::optional<Dtype> promote(Dtype a, Dtype b) {
  const std::uint8_t common = kPromotion[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)];
  if (common == kNone) return std::nullopt;
  return static_cast<Dtype>(common);
}

std::optional<Dtype> dtype_from_name(std::string_view name) {
  for (std::size_t i = 0; i < kDtypeCount; ++i) {
    if (kDtypes[i].name == name) return static_cast<Dtype>(i);
  }
  return std::nullopt;
}

}  // namespace pylucid
