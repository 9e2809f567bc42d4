#pragma once

#include <cstdint>
#include <string_view>

namespace pylucid {

enum class Device : std::uint8_t { Cpu, Gpu };

constexpr std::string_view name(Device device) { return device == Device::Cpu ? "cpu" : "gpu"; }

}  // namespace pylucid
