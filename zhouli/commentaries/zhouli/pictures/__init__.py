"""The pictures of the commentary, one module a subject."""
