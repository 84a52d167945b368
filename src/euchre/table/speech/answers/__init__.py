"""What is answered to a text that is not understood, and what the person may have meant."""
