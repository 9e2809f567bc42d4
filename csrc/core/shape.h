// Small vectors of extents: shapes and strides live inside the tensor up to six dimensions.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <span>
#include <string>

namespace pylucid {

inline constexpr std::size_t kMaxDims = 64;

class Dims {
 public:
  Dims() noexcept {}  // not `= default`: value-initialisation would clear the extents
  explicit Dims(std::size_t n, std::int64_t fill = 0) {
    resize(n);
    std::fill_n(data(), n, fill);
  }
  Dims(std::initializer_list<std::int64_t> values) : Dims(std::span(values.begin(), values.size())) {}
  explicit Dims(std::span<const std::int64_t> values) {
    resize(values.size());
    std::copy(values.begin(), values.end(), data());
  }
  Dims(const Dims& other) { assign(other); }
  Dims(Dims&& other) noexcept { steal(other); }
  Dims& operator=(const Dims& other) {
    if (this != &other) {
      clear();
      assign(other);
    }
    return *this;
  }
  Dims& operator=(Dims&& other) noexcept {
    if (this != &other) {
      clear();
      steal(other);
    }
    return *this;
  }
  ~Dims() { clear(); }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  std::int64_t* data() { return size_ <= kInline ? inline_ : heap_; }
  const std::int64_t* data() const { return size_ <= kInline ? inline_ : heap_; }
  std::int64_t* begin() { return data(); }
  std::int64_t* end() { return data() + size_; }
  const std::int64_t* begin() const { return data(); }
  const std::int64_t* end() const { return data() + size_; }
  std::int64_t& operator[](std::size_t i) { return data()[i]; }
  std::int64_t operator[](std::size_t i) const { return data()[i]; }
  std::int64_t& back() { return data()[size_ - 1]; }
  std::int64_t back() const { return data()[size_ - 1]; }
  operator std::span<const std::int64_t>() const { return {data(), size_}; }

  // Resizing keeps no values: build a Dims of the final size and fill it.
  void resize(std::size_t n) {
    clear();
    if (n > kInline) heap_ = new std::int64_t[n];
    size_ = static_cast<std::uint32_t>(n);
  }
  // Keeps the first n values, of no fewer.
  void truncate(std::size_t n);
  void push_back(std::int64_t value);
  void insert(std::size_t at, std::int64_t value);
  void erase(std::size_t at);

  friend bool operator==(const Dims& a, const Dims& b) {
    if (a.size_ != b.size_) return false;
    if (a.size_ == 1) return a.inline_[0] == b.inline_[0];
    return std::memcmp(a.data(), b.data(), a.size_ * sizeof(std::int64_t)) == 0;
  }

 private:
  static constexpr std::size_t kInline = 6;

  void clear() {
    if (size_ > kInline) delete[] heap_;
    size_ = 0;
  }
  void assign(const Dims& other) {
    if (other.size_ <= kInline) {
      copy_inline(other);
    } else {
      heap_ = new std::int64_t[other.size_];
      std::copy_n(other.heap_, other.size_, heap_);
    }
    size_ = other.size_;
  }
  void steal(Dims& other) noexcept {
    if (other.size_ <= kInline) {
      copy_inline(other);
    } else {
      heap_ = other.heap_;
    }
    size_ = other.size_;
    other.size_ = 0;
  }
  // One extent is copied alone: a wide load over an extent just written waits until the write has left the store buffer.
  void copy_inline(const Dims& other) noexcept {
    if (other.size_ == 1) {
      inline_[0] = other.inline_[0];
    } else if (other.size_ != 0) {
      std::memcpy(inline_, other.inline_, sizeof(inline_));
    }
  }

  union {
    std::int64_t inline_[kInline];
    std::int64_t* heap_ = nullptr;
  };
  std::uint32_t size_ = 0;
};

using Shape = Dims;
using Strides = Dims;  // in bytes

// Of any number of axes; the functions below answer for one axis without a call.
namespace dims {
std::int64_t element_count(const Shape& shape);
Strides contiguous_strides(const Shape& shape, std::size_t itemsize);
bool is_contiguous(const Shape& shape, const Strides& strides, std::size_t itemsize);
}  // namespace dims

// The number of elements; raises ValueError when it does not fit 63 bits.
inline std::int64_t element_count(const Shape& shape) {
  return shape.size() == 1 ? shape[0] : dims::element_count(shape);
}
inline Strides contiguous_strides(const Shape& shape, std::size_t itemsize) {
  return shape.size() == 1 ? Strides(1, static_cast<std::int64_t>(itemsize))
                           : dims::contiguous_strides(shape, itemsize);
}
inline bool is_contiguous(const Shape& shape, const Strides& strides, std::size_t itemsize) {
  if (shape.size() != 1) return dims::is_contiguous(shape, strides, itemsize);
  return strides[0] == static_cast<std::int64_t>(itemsize) || shape[0] <= 1;
}
// "(2, 3)", "(5,)", "()".
std::string to_string(const Shape& shape);
// The common shape; raises ShapeError that names `op` and both shapes.
Shape broadcast_shapes(const char* op, const Shape& a, const Shape& b);
bool broadcasts_to(const Shape& shape, const Shape& target);
// Strides with which an array of `shape` is read as `target`: 0 along broadcast axes.
Strides broadcast_strides(const Shape& shape, const Strides& strides, const Shape& target);

}  // namespace pylucid
