"""Hypothesis tries the same examples on every run, so that failures can be reproduced.

An example is a table and a seed; a smaller seed is no simpler deal, so nothing is shrunk.
"""

from hypothesis import HealthCheck, Phase, settings

settings.register_profile(
    "proofs",
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("proofs")
