package io.shindigneo4j.web.page;

import org.jsoup.nodes.Element;

/** A form of a {@link HtmlPage}. */
public final class PageForm {
  private final Element form;
  private final String root;

  /**
   * @param root the path of the web application
   */
  PageForm(Element form, String root) {
    this.form = form;
    this.root = root;
  }

  /** Adds a value that is sent along. */
  public PageForm hidden(String name, String value) {
    form.appendElement("input").attr("type", "hidden").attr("name", name).attr("value", value);
    return this;
  }

  /** Adds a button, which sends the form with a value. */
  public PageForm button(String name, String value, String text) {
    submit(name, value).text(text);
    return this;
  }

  /**
   * Adds a button with a picture, a text and the value.
   *
   * @param picture a path below the web application
   */
  public PageForm pictured(String name, String value, String text, String picture) {
    Element button = submit(name, value).addClass("pictured");
    button
        .appendElement("img")
        .attr("src", root + picture)
        .attr("alt", "")
        .attr("width", "56")
        .attr("height", "56");
    button.appendElement("span").text(text);
    button.appendElement("small").text(value);
    return this;
  }

  private Element submit(String name, String value) {
    return form.appendElement("button")
        .attr("type", "submit")
        .attr("name", name)
        .attr("value", value);
  }
}
