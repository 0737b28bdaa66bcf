"""The two number types of the core: `i64` and `vec[i64]`, machine integers and fixed arrays of them.

Compiled they are the real thing; run as plain Python they are `int` and `list`, which are faster there.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append, vec
    from mypy_extensions import i64
else:
    from galapagos.core.mode import COMPILED

    if COMPILED:
        from librt.vecs import append, vec
        from mypy_extensions import i64
    else:
        i64 = int

        class vec:
            """`vec[i64](items)` makes a list."""

            def __class_getitem__(cls, item):
                return list

        def append(items, item):
            items.append(item)
            return items


__all__ = ["append", "i64", "vec"]
