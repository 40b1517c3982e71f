"""The templates of what the directives print, and the addresses in them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from markupsafe import Markup

from zhouli.setting import templates

Link = Callable[[str], str]  # from the id of a passage or derivation, or id#fragment, to an address
ENVIRONMENT = templates(Path(__file__).parent / "templates")


def anchor(id: str) -> str:
    """Turn an id into a fragment: zaishi.2.zhu.6 is zaishi-2-zhu-6, and a derivation is not a heading of its name."""
    return id.replace(".", "-") if "." in id else f"derivation-{id}"


def render(template: str, **given: Any) -> Markup:
    """Fill the template `templates/<template>.html` with what is given."""
    return Markup(ENVIRONMENT.get_template(f"{template}.html").render(given).strip())
