#include "core/schema.h"

#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/error.h"

namespace pylucid::registry {
namespace {

struct Registry {
  std::mutex mutex;
  std::unordered_map<std::string_view, const OpSchema*> by_name;
  std::vector<const OpSchema*> all;
  std::uint32_t rows = 0;
};

Registry& instance() {
  static auto& registry = *new Registry;  // outlives static destructors and threads that still run
  return registry;
}

std::uint32_t assign_row(Registry& registry, const OpSchema& schema) {
  if (schema.index == 0) schema.index = ++registry.rows;
  return schema.index;
}

}  // namespace

void add(const OpSchema& schema) {
  Registry& registry = instance();
  const std::lock_guard lock(registry.mutex);
  if (!registry.by_name.emplace(schema.name, &schema).second) {
    throw ValueError(std::string("operator `") + schema.name + "` is registered already, from " +
                     registry.by_name.at(schema.name)->source + "; this one is from " + schema.source);
  }
  registry.all.push_back(&schema);
  assign_row(registry, schema);
}

void add_alias(std::string_view alias, std::string_view name) {
  Registry& registry = instance();
  const std::lock_guard lock(registry.mutex);
  registry.by_name.emplace(alias, registry.by_name.at(name));
}

std::uint32_t row(const OpSchema& schema) {
  Registry& registry = instance();
  const std::lock_guard lock(registry.mutex);
  return assign_row(registry, schema);
}

const OpSchema* find(std::string_view name) {
  Registry& registry = instance();
  const std::lock_guard lock(registry.mutex);
  const auto found = registry.by_name.find(name);
  return found == registry.by_name.end() ? nullptr : found->second;
}

std::span<const OpSchema* const> all() { return instance().all; }

}  // namespace pylucid::registry
