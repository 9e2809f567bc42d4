#include "core/shape.h"

#include "core/error.h"

namespace pylucid {

void Dims::truncate(std::size_t n) {
  if (size_ > kInline && n <= kInline) {
    const std::int64_t* const values = heap_;
    std::copy_n(values, n, inline_);
    delete[] values;
  }
  size_ = static_cast<std::uint32_t>(n);
}

void Dims::push_back(std::int64_t value) { insert(size_, value); }

void Dims::insert(std::size_t at, std::int64_t value) {
  Dims longer;
  longer.resize(size_ + 1);
  std::copy_n(data(), at, longer.data());
  longer[at] = value;
  std::copy(data() + at, data() + size_, longer.data() + at + 1);
  *this = std::move(longer);
}

void Dims::erase(std::size_t at) {
  Dims shorter;
  shorter.resize(size_ - 1);
  std::copy_n(data(), at, shorter.data());
  std::copy(data() + at + 1, data() + size_, shorter.data() + at);
  *this = std::move(shorter);
}

namespace dims {

std::int64_t element_count(const Shape& shape) {
  std::int64_t count = 1;
  bool overflow = false;
  for (std::int64_t extent : shape) {
    if (extent == 0) return 0;
    overflow |= __builtin_mul_overflow(count, extent, &count);
  }
  if (overflow) throw ValueError("an array of shape " + to_string(shape) + " has more than 2**63 - 1 elements");
  return count;
}

Strides contiguous_strides(const Shape& shape, std::size_t itemsize) {
  Strides strides;
  strides.resize(shape.size());
  // Unsigned: the product may pass 2**63 only where an extent is zero, and then no stride is ever used.
  std::uint64_t stride = itemsize;
  for (std::size_t i = shape.size(); i-- > 0;) {
    strides[i] = static_cast<std::int64_t>(stride);
    stride *= static_cast<std::uint64_t>(std::max<std::int64_t>(shape[i], 1));
  }
  return strides;
}

bool is_contiguous(const Shape& shape, const Strides& strides, std::size_t itemsize) {
  std::int64_t expected = static_cast<std::int64_t>(itemsize);
  bool contiguous = true;
  for (std::size_t i = shape.size(); i-- > 0;) {
    if (shape[i] == 0) return true;
    if (shape[i] == 1) continue;
    contiguous &= strides[i] == expected;
    expected *= shape[i];
  }
  return contiguous;
}

}  // namespace dims

std::string to_string(const Shape& shape) {
  std::string text = "(";
  for (std::size_t i = 0; i < shape.size(); ++i) {
    if (i > 0) text += ", ";
    text += std::to_string(shape[i]);
  }
  return text + (shape.size() == 1 ? ",)" : ")");
}

Shape broadcast_shapes(const char* op, const Shape& a, const Shape& b) {
  if (a == b) return a;
  const Shape& longer = a.size() >= b.size() ? a : b;
  const Shape& shorter = a.size() >= b.size() ? b : a;
  const std::size_t lead = longer.size() - shorter.size();
  Shape shape = longer;
  for (std::size_t i = 0; i < shorter.size(); ++i) {
    std::int64_t& extent = shape[lead + i];
    if (extent == shorter[i] || shorter[i] == 1) continue;
    if (extent != 1) {
      throw ShapeError(std::string(op) + ": shapes " + to_string(a) + " and " + to_string(b) +
                       " do not broadcast: axis -" + std::to_string(shorter.size() - i) + " has lengths " +
                       std::to_string(a.size() >= b.size() ? extent : shorter[i]) + " and " +
                       std::to_string(a.size() >= b.size() ? shorter[i] : extent) +
                       "; equal lengths or 1 are accepted");
    }
    extent = shorter[i];
  }
  return shape;
}

bool broadcasts_to(const Shape& shape, const Shape& target) {
  if (shape.size() > target.size()) return false;
  const std::size_t lead = target.size() - shape.size();
  for (std::size_t i = 0; i < shape.size(); ++i) {
    if (shape[i] != target[lead + i] && shape[i] != 1) return false;
  }
  return true;
}

Strides broadcast_strides(const Shape& shape, const Strides& strides, const Shape& target) {
  const std::size_t lead = target.size() - shape.size();
  Strides result(target.size(), 0);
  for (std::size_t i = 0; i < shape.size(); ++i) {
    result[lead + i] = shape[i] == 1 && target[lead + i] != 1 ? 0 : strides[i];
  }
  return result;
}

}  // namespace pylucid
