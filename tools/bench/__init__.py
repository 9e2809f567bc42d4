"""Speed and memory against NumPy, MLX and PyTorch, and the times of generation and build.

    python -m tools.bench [--quick] [--only NAME ...] [--json PATH]

Peers take turns within each measurement, and every figure is the median of repeated runs. One thread is measured in one
process, two threads in separate processes that alternate, since two spinning pools in one process measure nothing.
`operators.py` holds the table of peers' functions, each section has a module, `__main__.py` runs them in order.
"""
