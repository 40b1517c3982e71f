"""Victims and guests: the offices 牧人, 牛人 and 充人."""
