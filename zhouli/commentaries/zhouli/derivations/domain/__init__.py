"""The royal domain: measures, households, borrowing, taxes, grants."""
