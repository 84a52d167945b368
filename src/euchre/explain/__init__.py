"""Why a choice is good: reasons, facts and maxims, in sentences."""
