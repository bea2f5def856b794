package io.shindigneo4j.benchmark.report;

/** Elements of a page that is also well-formed XML. */
final class Html {

  private Html() {}

  static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /** A script between CDATA marks, whose strings do not end it. */
  static String cdata(String script) {
    return script.replace("\"]]>\"", "\"]]\\x3e\"");
  }

  static String paragraph(String text) {
    return "<p>" + escape(text) + "</p>\n";
  }

  static String heading(String text) {
    return "<h3>" + escape(text) + "</h3>\n";
  }

  /** Content that a reader opens. */
  static String details(String title, String content) {
    return "<details><summary>" + escape(title) + "</summary>\n" + content + "</details>\n";
  }

  /** Articles, side by side if there is room. */
  static String cards(String articles) {
    return "<div class=\"cards\">\n" + articles + "</div>\n";
  }

  /** Charts, side by side if there is room. */
  static String grid(String charts) {
    return charts.isEmpty() ? "" : "<div class=\"grid\">\n" + charts + "</div>\n";
  }

  static String list(Iterable<String> items) {
    StringBuilder list = new StringBuilder("<ul>\n");
    items.forEach(item -> list.append("<li>").append(escape(item)).append("</li>\n"));
    return list.append("</ul>\n").toString();
  }
}
