"""The laboratory: run experiments, and write their pages."""
