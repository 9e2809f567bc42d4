// Intrusive reference counting. A counted class has acquire(), release(), which disposes at zero,
// and start(), which counts a new object's first owner and returns the object.
#pragma once

#include <atomic>
#include <cstdint>
#include <utility>

namespace pylucid {

class Counter {
 public:
  void acquire() const noexcept { count_.fetch_add(1, std::memory_order_relaxed); }
  // The first owner of a new object: nobody else has seen it, so no locked instruction either.
  void start() noexcept { count_.store(1, std::memory_order_relaxed); }
  // True for the last owner. With one owner there is nobody to race with, so no locked instruction.
  bool drop() const noexcept {
    if (count_.load(std::memory_order_acquire) == 1) return true;
    return count_.fetch_sub(1, std::memory_order_acq_rel) == 1;
  }
  std::uint32_t value() const noexcept { return count_.load(std::memory_order_acquire); }

 private:
  mutable std::atomic<std::uint32_t> count_{0};
};

template <class T>
class Ref {
 public:
  Ref() = default;
  Ref(std::nullptr_t) {}
  explicit Ref(T* object) : object_(object) {
    if (object_) object_->acquire();
  }
  Ref(const Ref& other) : Ref(other.object_) {}
  Ref(Ref&& other) noexcept : object_(std::exchange(other.object_, nullptr)) {}
  template <class U>
    requires std::is_convertible_v<U*, T*>
  Ref(const Ref<U>& other) : Ref(static_cast<T*>(other.get())) {}
  template <class U>
    requires std::is_convertible_v<U*, T*>
  Ref(Ref<U>&& other) noexcept : object_(other.detach()) {}
  Ref& operator=(Ref other) noexcept {
    std::swap(object_, other.object_);
    return *this;
  }
  ~Ref() {
    if (object_) object_->release();
  }

  T* get() const { return object_; }
  T* operator->() const { return object_; }
  T& operator*() const { return *object_; }
  explicit operator bool() const { return object_ != nullptr; }
  T* detach() noexcept { return std::exchange(object_, nullptr); }
  // Takes over a count that the caller holds.
  static Ref adopt(T* object) noexcept {
    Ref ref;
    ref.object_ = object;
    return ref;
  }
  friend bool operator==(const Ref& a, const Ref& b) { return a.object_ == b.object_; }

 private:
  T* object_ = nullptr;
};

template <class T, class... Args>
Ref<T> make_ref(Args&&... args) {
  return Ref<T>::adopt(static_cast<T*>((new T(std::forward<Args>(args)...))->start()));
}

}  // namespace pylucid
