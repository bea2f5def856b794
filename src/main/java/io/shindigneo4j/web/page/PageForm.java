package io.shindigneo4j.web.page;

import org.jsoup.nodes.Element;

/** A form of a {@link Page}. */
public final class PageForm {
  private final Element form;

  PageForm(Element form) {
    this.form = form;
  }

  /** Adds a value that is sent along. */
  public PageForm hidden(String name, String value) {
    form.appendElement("input").attr("type", "hidden").attr("name", name).attr("value", value);
    return this;
  }

  /** Adds a button, which sends the form with a value. */
  public PageForm button(String name, String value, String text) {
    form.appendElement("button")
        .attr("type", "submit")
        .attr("name", name)
        .attr("value", value)
        .text(text);
    return this;
  }
}
