"""Rulings, remedies and expectations in words."""
