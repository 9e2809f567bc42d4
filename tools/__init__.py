"""Programs around the package: the demonstration and the benchmark."""
