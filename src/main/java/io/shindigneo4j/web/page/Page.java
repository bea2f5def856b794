package io.shindigneo4j.web.page;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.Set;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.DocumentType;
import org.jsoup.nodes.Element;

/** A page without scripts. Its texts and attributes are escaped as it is written. */
public final class Page {
  private static final String STYLES = "/identity/page.css";

  private final String root;
  private final Document document = Document.createShell("");
  private final Element main;
  private final Set<String> formTargets = new LinkedHashSet<>();

  /**
   * @param title also the heading
   */
  public Page(HttpServletRequest request, String title) {
    root = request.getContextPath();
    document.prependChild(new DocumentType("html", "", ""));
    document.outputSettings().charset(StandardCharsets.UTF_8).prettyPrint(false);
    document.head().appendElement("meta").attr("charset", "utf-8");
    document
        .head()
        .appendElement("meta")
        .attr("name", "viewport")
        .attr("content", "width=device-width");
    document.title(title);
    document.head().appendElement("link").attr("rel", "stylesheet").attr("href", root + STYLES);
    main = document.body().appendElement("main");
    main.appendElement("h1").text(title);
  }

  /** Adds a paragraph. */
  public Page say(String text) {
    main.appendElement("p").text(text);
    return this;
  }

  /** Adds a list. */
  public Page list(Iterable<String> texts) {
    Element list = main.appendElement("ul");
    texts.forEach(text -> list.appendElement("li").text(text));
    return this;
  }

  /** Adds a link. */
  public Page link(String address, String text) {
    main.appendElement("p").appendElement("a").attr("href", address).text(text);
    return this;
  }

  /**
   * Adds a form that is sent to this server.
   *
   * @param path below the web application
   */
  public PageForm form(String path) {
    formTargets.add("'self'");
    return new PageForm(
        main.appendElement("form").attr("method", "post").attr("action", root + path));
  }

  /**
   * Lets the answer to a form lead to another site.
   *
   * @param source as a content security policy names it
   */
  public Page allowFormTarget(String source) {
    formTargets.add(source);
    return this;
  }

  public void write(HttpServletResponse response, int status) throws IOException {
    response.setStatus(status);
    response.setContentType("text/html;charset=UTF-8");
    PageHeaders.setFormTargets(
        response, formTargets.isEmpty() ? "'none'" : String.join(" ", formTargets));
    response.getWriter().write(document.outerHtml());
  }
}
