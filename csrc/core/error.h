// The exceptions that the bindings turn into Python's: each message names the operator, the argument, what was
// given and what is accepted.
#pragma once

#include <stdexcept>
#include <string>

namespace pylucid {

struct Error : std::runtime_error {
  using std::runtime_error::runtime_error;
};
struct TypeError : Error {  // TypeError
  using Error::Error;
};
struct ValueError : Error {  // ValueError
  using Error::Error;
};
struct ShapeError : ValueError {  // ValueError: shapes that do not fit
  using ValueError::ValueError;
};
struct LinAlgError : ValueError {  // pylucid.linalg.LinAlgError, a ValueError as NumPy's is
  using ValueError::ValueError;
};
struct IndexError : Error {  // IndexError
  using Error::Error;
};
struct OverflowError : Error {  // OverflowError
  using Error::Error;
};
struct MemoryLimit : Error {  // MemoryError
  using Error::Error;
};
struct GradientError : Error {  // RuntimeError
  using Error::Error;
};
struct BufferError : Error {  // BufferError
  using Error::Error;
};

}  // namespace pylucid
