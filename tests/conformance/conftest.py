"""SciPy reads this when it is first imported."""

import os

os.environ["SCIPY_ARRAY_API"] = "1"
