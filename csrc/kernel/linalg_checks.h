// What the operators of linear algebra ask of shapes. Errors name the operator, the argument, what was given and what
// is accepted.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/error.h"
#include "core/shape.h"

namespace pylucid {

// The last two axes hold matrices; the ones before them are the batch.
struct Matrices {
  std::int64_t count, rows, columns;
  std::int64_t least() const { return rows < columns ? rows : columns; }
};

// Raise ValueError unless `x` has two axes or more, and, for a square matrix, unless the last two are equally long.
Matrices require_matrices(const char* op, const char* argument, const Shape& x);
Matrices require_square(const char* op, const char* argument, const Shape& x);

Shape batch_shape(const Shape& x);
// The batch of x with matrices of another size, or vectors.
Shape with_matrix(const Shape& x, std::int64_t rows, std::int64_t columns);
Shape with_vector(const Shape& x, std::int64_t length);

// "x", or "x[1, 2]" for a matrix of a batch.
std::string matrix_name(const char* argument, const Shape& x, std::int64_t index);

// Raise LinAlgError.
[[noreturn]] void raise_singular(const char* op, const char* argument, const Shape& x, std::int64_t index);
[[noreturn]] void raise_indefinite(const char* op, const char* argument, const Shape& x, std::int64_t index);
[[noreturn]] void raise_not_finite(const char* op, const char* argument, const Shape& x, std::int64_t index);
[[noreturn]] void raise_unconverged(const char* op, const char* argument, const Shape& x, std::int64_t index);

// Where the diagonal `offset` of matrices begins, and how long it is.
struct Diagonal {
  std::int64_t row, column, length;
};
Diagonal diagonal_of(const char* op, const Shape& x, std::int64_t offset);

}  // namespace pylucid
