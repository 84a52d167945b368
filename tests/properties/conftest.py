"""Hypothesis tries the same examples on every run, so that a failure is everybody's failure."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "proofs", derandomize=True, database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("proofs")
