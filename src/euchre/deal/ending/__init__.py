"""How a deal ends: as played, as the cards prove, as all agree, or as reported."""
