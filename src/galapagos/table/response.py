"""Answers that are no pages."""

from litestar import Response


def see(address: str) -> Response[None]:
    """Go and look there; the script fetches what is new by itself."""
    return Response(None, status_code=303, headers={"location": address})


def data(content: object, status: int = 200) -> Response[object]:
    """Something for the script."""
    return Response(content, status_code=status, headers={"cache-control": "no-store"}, media_type="application/json")
