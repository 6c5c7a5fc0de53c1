"""QR codes for the page."""

from __future__ import annotations

WAY_ROUND = 2  # modules of margin


def qr_code(text: str) -> str:
    """The code of a text as a picture in an address of data; "" if no code is large enough."""
    import segno  # takes long to import, and few tables are shared

    try:
        made = segno.make(text, error="l", micro=False)
    except segno.DataOverflowError:
        return ""
    return made.svg_data_uri(border=WAY_ROUND, light="white", omitsize=True)
