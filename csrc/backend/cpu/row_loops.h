// The inner loops of reductions with two totals, of operators along an axis, of scans and of the gradient of products,
// compiled once per instruction set. Operands are contiguous; half types enter and leave as float32.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/dtype.h"

namespace pylucid::cpu {

// Totals in two parts: of log(sum(exp(x))) a shift and the sum of exp(x - shift), of a variance the mean and the sum
// of (x - mean)**2.
enum class Pairs : std::uint8_t { LogSumExp, Moments };

struct PairLoops {
  // The totals of n >= 1 elements.
  void (*block)(const char* x, std::intptr_t n, char* first, char* second);
  // The totals of n columns of rows >= 1 rows, `pitch` bytes apart.
  void (*columns)(const char* x, std::intptr_t rows, std::intptr_t pitch, std::intptr_t n, char* first, char* second);
  // Adds n totals of `more` elements each to n totals of `count` elements each.
  void (*merge)(char* first, char* second, const char* more_first, const char* more_second, double count, double more,
                std::intptr_t n);
};

// An operator along an axis in two sweeps: the first finds totals, piece by piece, the second writes the results.
enum class Along : std::uint8_t { Softmax, LogSoftmax, SoftmaxGradient, LogSoftmaxGradient };

struct AlongLoops {
  int inputs;
  // Whether the first sweep writes what the second scales, so that x is read once.
  bool stores;
  // Whole rows, each short enough for the cache.
  void (*rows)(const char* const* in, const std::intptr_t* pitches, char* out, std::intptr_t out_pitch,
               std::intptr_t rows, std::intptr_t n);
  // The totals of a piece of a row, and of a piece of n columns.
  void (*block)(const char* const* in, char* out, std::intptr_t n, char* first, char* second);
  void (*columns)(const char* const* in, const std::intptr_t* pitches, char* out, std::intptr_t out_pitch,
                  std::intptr_t rows, std::intptr_t n, char* first, char* second);
  void (*merge)(char* first, char* second, const char* more_first, const char* more_second, std::intptr_t n);
  // What the second sweep needs of a piece, in place of the piece's own totals; n columns.
  void (*settle)(char* piece_first, char* piece_second, const char* first, const char* second, std::intptr_t n);
  // `scale` reads what the first sweep wrote, `apply` the inputs. One pair of settled totals for a row, n for columns.
  void (*apply)(const char* const* in, char* out, std::intptr_t n, const char* first, const char* second);
  void (*apply_columns)(const char* const* in, char* out, std::intptr_t n, const char* first, const char* second);
  void (*scale)(char* out, std::intptr_t n, const char* first, const char* second);
  void (*scale_columns)(char* out, std::intptr_t n, const char* first, const char* second);
};

enum class Scan : std::uint8_t { Sum, Product, ProductBefore, ProductGradient, Recurrence, Max, Min, LogSumExp };

inline constexpr std::size_t kCarryBytes = 16;  // of a lane, at most

struct ScanLoops {
  int inputs;
  int outputs;  // the second holds int64 indices
  void (*start)(char* carry, std::intptr_t n);
  // The next n elements of one lane, the first at `index`; `args` are results, then inputs.
  void (*row)(char* const* args, std::intptr_t n, char* carry, std::int64_t index);
  // The same from the last element to the first; null where no operator needs it.
  void (*row_backwards)(char* const* args, std::intptr_t n, char* carry);
  // The next element of each of n lanes.
  void (*columns)(char* const* args, std::intptr_t n, char* carry, std::int64_t index);
};

// For each element the product of the others times an upstream gradient, from totals of the factors, kTotalBytes for
// each product.
struct ProductLoops {
  static constexpr std::size_t kTotalBytes = 32;

  // Whole rows: of x = in[0] and one upstream gradient for each row.
  void (*rows)(const char* const* in, const std::intptr_t* pitches, char* out, std::intptr_t out_pitch,
               std::intptr_t rows, std::intptr_t n);
  // The totals of n >= 1 elements of one product.
  void (*block)(const char* x, std::intptr_t n, char* totals);
  // The totals of n columns of rows >= 1 rows, `pitch` bytes apart.
  void (*columns)(const char* x, std::intptr_t rows, std::intptr_t pitch, std::intptr_t n, char* totals);
  void (*merge)(char* totals, const char* more, std::intptr_t n);
  // Multiplies n products by their upstream gradients, if these are not null.
  void (*settle)(char* totals, const char* upstream, std::intptr_t n);
  // Of x = in[0] and, if not null, an upstream gradient for each element, from settled totals of one product or of n.
  void (*apply)(const char* const* in, char* out, std::intptr_t n, const char* totals);
  void (*apply_columns)(const char* const* in, const std::intptr_t* pitches, char* out, std::intptr_t out_pitch,
                        std::intptr_t rows, std::intptr_t n, const char* totals);
};

struct RowFunctions {
  const PairLoops* (*pairs)(Pairs kind, Dtype dt);  // float32 and float64
  const AlongLoops* (*along)(Along kind, Dtype dt);  // float32 and float64
  const ScanLoops* (*scan)(Scan kind, Dtype dt);
  const ProductLoops* (*products)(Dtype dt);  // float32 and float64
};

}  // namespace pylucid::cpu
