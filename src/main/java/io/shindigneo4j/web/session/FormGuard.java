package io.shindigneo4j.web.session;

import io.shindigneo4j.web.audit.RefusalReason;
import io.shindigneo4j.web.audit.RequestAudit;
import io.shindigneo4j.web.page.PageForm;
import io.shindigneo4j.web.page.Parameters;
import io.shindigneo4j.web.page.Refusal;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Optional;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/**
 * Lets only our own pages send forms in the name of a session: they know its secret, and come from
 * our origin as far as the browser says.
 */
public final class FormGuard {
  private static final String FIELD = "csrf";

  /** Of the secret, in requests of scripts. */
  static final String HEADER = "X-CSRF-Token";

  private FormGuard() {}

  /** Adds what {@link #check} asks for. */
  public static PageForm protect(PageForm form, WebSession session) {
    return form.hidden(FIELD, session.csrf().text());
  }

  /**
   * The session, if its own page has sent the form.
   *
   * @param session empty if the request has none
   * @throws Refusal with 403
   */
  public static WebSession check(
      HttpServletRequest request, Parameters form, Optional<WebSession> session) throws Refusal {
    Optional<String> given =
        form.get(FIELD).or(() -> Optional.ofNullable(request.getHeader(HEADER)));
    if (session.isEmpty() || !given.filter(text -> knowsSecret(text, session.get())).isPresent()) {
      throw refused(request, "The page is too old: open it again");
    }
    if (!isOwn(request)) {
      throw refused(request, "Another site has sent this");
    }
    return session.get();
  }

  static boolean knowsSecret(String given, WebSession session) {
    return MessageDigest.isEqual(
        given.getBytes(StandardCharsets.UTF_8),
        session.csrf().text().getBytes(StandardCharsets.UTF_8));
  }

  private static Refusal refused(HttpServletRequest request, String message) {
    RequestAudit.of(request).refused(RefusalReason.CSRF);
    return new Refusal(HttpServletResponse.SC_FORBIDDEN, message);
  }

  /**
   * Whether a page of ours sends the request. Browsers say so in {@code Sec-Fetch-Site}; older ones
   * have {@code Origin} alone, which is "null" where the page keeps its address for itself.
   */
  public static boolean isOwn(HttpServletRequest request) {
    String site = request.getHeader("Sec-Fetch-Site");
    String origin = request.getHeader("Origin");
    return site == null
        ? origin == null || origin.equals(origin(request))
        : site.equals("same-origin");
  }

  /** The same, if the browser says so: without either header a request is not our page's. */
  public static boolean isSurelyOwn(HttpServletRequest request) {
    return isOwn(request)
        && (request.getHeader("Sec-Fetch-Site") != null || request.getHeader("Origin") != null);
  }

  private static String origin(HttpServletRequest request) {
    int port = request.getServerPort();
    boolean standard = port == (request.getScheme().equals("https") ? 443 : 80);
    return request.getScheme() + "://" + request.getServerName() + (standard ? "" : ":" + port);
  }
}
