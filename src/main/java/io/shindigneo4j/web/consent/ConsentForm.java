package io.shindigneo4j.web.consent;

import io.shindigneo4j.web.page.HtmlPage;
import io.shindigneo4j.web.page.PageForm;
import io.shindigneo4j.web.page.Parameters;
import io.shindigneo4j.web.session.FormGuard;
import io.shindigneo4j.web.session.WebSession;
import java.net.URI;
import java.util.List;
import javax.servlet.http.HttpServletRequest;

/** Asks a person whether a client may act for them. */
public final class ConsentForm {
  private static final String DECISION = "decision";
  private static final String ALLOW = "allow";
  private static final String DENY = "deny";

  private ConsentForm() {}

  /**
   * A page without the form yet.
   *
   * @param name of the client
   */
  public static HtmlPage page(
      HttpServletRequest request, String name, List<String> scopes, WebSession session) {
    return new HtmlPage(request, "Allow " + name + "?")
        .say(
            "The application \""
                + name
                + "\" asks to act for you, "
                + session.person().orElseThrow()
                + ". If you allow it, it may:")
        .list(scopes.stream().map(ScopeWords::of).toList());
  }

  /**
   * Adds the form, which comes back with one of two decisions.
   *
   * @param path that it is sent to, below the web application
   */
  public static PageForm add(HtmlPage page, String path, WebSession session) {
    return FormGuard.protect(page.form(path), session)
        .button(DECISION, DENY, "Deny")
        .button(DECISION, ALLOW, "Allow");
  }

  /** Where a client's address leads, as people read it. */
  public static String place(URI uri) {
    return uri.getHost() == null ? "an app on this device" : uri.getRawAuthority();
  }

  /** Whether the person has allowed it. */
  public static boolean isAllowed(Parameters form) {
    return form.get(DECISION).filter(ALLOW::equals).isPresent();
  }
}
