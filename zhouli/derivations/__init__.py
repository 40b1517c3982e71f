"""Every derivation of the book, one module a subject, in the order in which they rest on one another.

Importing this package registers them in `zhouli.derivation.BOOK`.
"""

from zhouli.derivations import measures, eighteenths, domain, rings, borrowing, taxes, grants  # noqa: F401, I001
