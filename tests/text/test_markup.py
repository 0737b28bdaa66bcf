"""HTML and SVG made from Python."""

from galapagos.text.markup import Markup, classes, join, tag


def test_text_is_escaped_and_markup_is_not() -> None:
    """Nobody's name becomes part of the page's code."""
    assert tag("p", "<script>", tag("b", "&")) == "<p>&lt;script&gt;<b>&amp;</b></p>"
    assert tag("p", title='"quoted" & <b>') == '<p title="&quot;quoted&quot; &amp; &lt;b&gt;"></p>'


def test_attributes_are_written_as_html_wants_them() -> None:
    """Hyphens for underscores, words of Python with one behind, flags alone, nothing for nothing."""
    made = tag("input", class_="quiet", data_part="A1", disabled=True, checked=False, value=None, tabindex=0)

    assert made == '<input class="quiet" data-part="A1" disabled tabindex="0">'
    assert tag("svg", viewBox="0 0 9 9") == '<svg viewBox="0 0 9 9"></svg>'


def test_children_may_be_lists_numbers_and_nothing() -> None:
    """As they come out of a comprehension."""
    assert tag("ul", [tag("li", number) for number in range(2)], None) == "<ul><li>0</li><li>1</li></ul>"
    assert isinstance(join(["a", ["b"]]), Markup)


def test_classes_leave_out_what_is_not_there() -> None:
    """And are no attribute at all without a name."""
    assert classes("card", None, "") == "card"
    assert classes(None) is None
