"""Roads and stores: 遺人."""
