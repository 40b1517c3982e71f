"""The text: passages of 經, 注, 疏 and 音義 with translation, witnesses, variants and mends."""

from zhouli.edition.loading import EditionError, load
from zhouli.edition.model import Change, Edition, NotFound, Passage, Span, bare

__all__ = ["Change", "Edition", "EditionError", "NotFound", "Passage", "Span", "bare", "load"]
