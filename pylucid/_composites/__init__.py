"""Operators that are functions of other operators: one module for each family of ops.yaml, with a function for each
record whose `shape` is `composite`.

Arguments come as the record's signature has them, Tensors checked to be Tensors; attributes are the function's to
check, before it calls another operator, so that errors name the operator that was called.
"""
