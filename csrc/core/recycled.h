// The memory of objects that every operator makes, nodes and tensors: a freed block waits in a list of its thread for the
// next object of its size.
#pragma once

#include <cstddef>

namespace pylucid {

// A base class. A class with classes derived from it needs a virtual destructor, so that the size is the object's.
class Recycled {
 public:
  static void* operator new(std::size_t nbytes);
  static void operator delete(void* memory, std::size_t nbytes) noexcept;
};

}  // namespace pylucid
