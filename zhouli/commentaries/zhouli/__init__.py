"""The commentary on the 周禮: its text, derivations and pictures."""
