"""Cards told in other words: hands that are listed, cards put right, called or left lying."""
