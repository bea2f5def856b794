package io.shindigneo4j.web.signin;

import io.shindigneo4j.web.page.HtmlPage;
import javax.servlet.http.HttpServletRequest;

/** The pages on which people see and end what is theirs. Each links to the others. */
public enum AccountPage {
  CONSENTS("/identity/consents", "Applications that may act for you"),
  CONNECTIONS("/identity/connections", "Services that gadgets use for you"),
  SESSIONS("/identity/sessions", "Browsers in which you are signed in");

  private final String path;
  private final String title;

  AccountPage(String path, String title) {
    this.path = path;
    this.title = title;
  }

  /** Below the web application. */
  public String path() {
    return path;
  }

  HtmlPage begin(HttpServletRequest request) {
    return new HtmlPage(request, title);
  }

  void linkOthers(HttpServletRequest request, HtmlPage page) {
    for (AccountPage other : values()) {
      if (other != this) {
        page.link(request.getContextPath() + other.path, other.title);
      }
    }
  }
}
