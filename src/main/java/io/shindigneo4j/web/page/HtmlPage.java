package io.shindigneo4j.web.page;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.DocumentType;
import org.jsoup.nodes.Element;

/** A page without scripts. Its texts and attributes are escaped as it is written. */
public final class HtmlPage {
  private static final String STYLES = "/identity/page.css";
  private static final String ICON = "/identity/icon.svg";

  private final String root;
  private final Document document = Document.createShell("");
  private final Element main;
  private boolean hasForm;

  /**
   * @param title also the heading
   */
  public HtmlPage(HttpServletRequest request, String title) {
    root = request.getContextPath();
    document.prependChild(new DocumentType("html", "", ""));
    document.selectFirst("html").attr("lang", "en");
    document.outputSettings().charset(StandardCharsets.UTF_8).prettyPrint(false);
    document.head().appendElement("meta").attr("charset", "utf-8");
    document
        .head()
        .appendElement("meta")
        .attr("name", "viewport")
        .attr("content", "width=device-width");
    document.title(title);
    relate("stylesheet", STYLES);
    relate("icon", ICON);
    main = document.body().appendElement("main");
    main.appendElement("h1").text(title);
  }

  private void relate(String relation, String path) {
    document.head().appendElement("link").attr("rel", relation).attr("href", root + path);
  }

  /**
   * The day of a moment, as pages show it.
   *
   * @param moment in milliseconds since 1970
   */
  public static LocalDate day(long moment) {
    return Instant.ofEpochMilli(moment).atZone(ZoneOffset.UTC).toLocalDate();
  }

  /** Adds a paragraph. */
  public HtmlPage say(String text) {
    main.appendElement("p").text(text);
    return this;
  }

  /** Adds a list. */
  public HtmlPage list(Iterable<String> texts) {
    Element list = main.appendElement("ul");
    texts.forEach(text -> list.appendElement("li").text(text));
    return this;
  }

  /** Adds a link, which goes nowhere by itself. */
  public HtmlPage link(String address, String text) {
    main.appendElement("p").appendElement("a").attr("href", address).text(text);
    return this;
  }

  /**
   * Adds a form that is sent to this server.
   *
   * @param path below the web application
   */
  public PageForm form(String path) {
    hasForm = true;
    return new PageForm(
        main.appendElement("form").attr("method", "post").attr("action", root + path), root);
  }

  /**
   * Writes the page, which leads on at once, and adds a link for browsers that do not follow. After
   * a form, unlike a redirect, it may lead to any site: the policy of the form's page ends here.
   */
  public void leadOn(HttpServletResponse response, String address) throws IOException {
    response.setHeader("Refresh", "0; url=" + address);
    link(address, "Continue").write(response, HttpServletResponse.SC_OK);
  }

  public void write(HttpServletResponse response, int status) throws IOException {
    response.setStatus(status);
    response.setContentType("text/html;charset=UTF-8");
    PageHeaders.setForms(response, hasForm);
    response.getWriter().write(document.outerHtml());
  }
}
