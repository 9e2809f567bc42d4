// Assertions of the C++ tests: count, report, go on.
#pragma once

#include <cstdio>
#include <string>

namespace check {

inline int passed = 0;
inline int failed = 0;

inline bool that(bool ok, const char* text, const char* file, int line) {
  ok ? ++passed : ++failed;
  if (!ok) std::fprintf(stderr, "%s:%d: failed: %s\n", file, line, text);
  return ok;
}

inline int summary() {
  std::printf("%d passed, %d failed\n", passed, failed);
  return failed == 0 && passed > 0 ? 0 : 1;
}

}  // namespace check

#define CHECK(condition) check::that((condition), #condition, __FILE__, __LINE__)

// The statement raises an exception whose message contains `part`.
#define CHECK_RAISES(exception, part, ...)                                        \
  try {                                                                           \
    __VA_ARGS__;                                                                  \
    check::that(false, #__VA_ARGS__ " raises " #exception, __FILE__, __LINE__);   \
  } catch (const exception& error) {                                              \
    const bool found = std::string(error.what()).find(part) != std::string::npos; \
    check::that(found, part, __FILE__, __LINE__);                                 \
    if (!found) std::fprintf(stderr, "  message: %s\n", error.what());            \
  }
