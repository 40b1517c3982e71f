"""Wells: fields, pastures, levies, channels, the public field."""
