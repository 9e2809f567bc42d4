// Elements moved as unsigned integers of their size: memcpy keeps that legal, and is one instruction.
#pragma once

#include <cstdint>
#include <cstring>

namespace pylucid::cpu {

// Of 16 bytes.
struct Wide {
  std::uint64_t low, high;
};

template <class T>
T read(const char* p) {
  T value;
  std::memcpy(&value, p, sizeof(T));
  return value;
}

template <class T>
void write(char* p, T value) {
  std::memcpy(p, &value, sizeof(T));
}

}  // namespace pylucid::cpu
