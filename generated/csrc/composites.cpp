// Generated from ops.yaml. Do not edit.
// The schemas of composites: operators that are functions of other operators in Python.
#include "core/schema.h"

namespace pylucid {

namespace {

}  // namespace

void register_composites() {
}

}  // namespace pylucid
