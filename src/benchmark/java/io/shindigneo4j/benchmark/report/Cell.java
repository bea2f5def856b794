package io.shindigneo4j.benchmark.report;

/**
 * A cell of a table.
 *
 * @param style a class of the page's style sheet; empty for none
 */
record Cell(String text, String style) {

  static final Cell NOTHING = new Cell("", "");

  static Cell of(String text) {
    return new Cell(text, "");
  }

  /** A cell that stands out. */
  static Cell important(String text) {
    return new Cell(text, "important");
  }

  static Cell outcome(boolean met, String text) {
    return new Cell(text, met ? "met" : "missed");
  }

  String html(String element) {
    String attribute = style.isEmpty() ? "" : " class=\"" + style + "\"";
    return "<" + element + attribute + ">" + Html.escape(text) + "</" + element + ">";
  }
}
