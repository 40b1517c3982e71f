"""The derivations of the commentary, in folders by subject."""
