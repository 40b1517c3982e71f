"""Commentaries that the package brings along."""
