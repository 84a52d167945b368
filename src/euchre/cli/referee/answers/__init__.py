"""What the desk answers to questions."""
