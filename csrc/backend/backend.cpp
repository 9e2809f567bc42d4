#include "backend/backend.h"

#include <array>
#include <atomic>
#include <string>

#include "backend/cpu/cpu_backend.h"
#include "core/error.h"

namespace pylucid::backend {
namespace {

constinit std::array<std::atomic<IBackend*>, 2> installed{};

std::atomic<IBackend*>& slot(Device device) { return installed[static_cast<std::size_t>(device)]; }

}  // namespace

IBackend& get(Device device) {
  if (device == Device::Cpu) return cpu::backend();
  IBackend* backend = slot(device).load(std::memory_order_acquire);
  if (!backend) {
    throw Error("device `" + std::string(name(device)) +
                "` cannot be had: its backend is not loaded; accepted is `cpu`");
  }
  return *backend;
}

bool available(Device device) {
  return device == Device::Cpu || slot(device).load(std::memory_order_acquire) != nullptr;
}

void install(Device device, IBackend* backend) { slot(device).store(backend, std::memory_order_release); }

}  // namespace pylucid::backend
