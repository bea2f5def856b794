package io.shindigneo4j.web.oauth2;

import io.shindigneo4j.schema.authorization.ClientOperations.Client;
import io.shindigneo4j.schema.authorization.ClientOperations.ClientKind;
import java.net.URI;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import javax.servlet.http.HttpServletRequest;
import javax.servlet.http.HttpServletResponse;

/**
 * Lets scripts of other sites read answers, never with the credentials of the browser: those of
 * pages to which a public client has its codes sent, and what everybody may know.
 */
final class CrossOrigin {
  private static final String ALLOWED = "Access-Control-Allow-Origin";
  private static final String ANYBODY = "*";
  private static final String HOUR = "3600";

  private CrossOrigin() {}

  /** Lets the pages of all sites read the answer. */
  static void allowAnybody(HttpServletResponse response) {
    response.setHeader(ALLOWED, ANYBODY);
  }

  /**
   * Lets any page send a form, which it may without being asked. What comes of it, the pages of the
   * client alone can read.
   */
  static void allowForms(HttpServletResponse response) {
    allowAnybody(response);
    response.setHeader("Access-Control-Allow-Methods", "POST");
    response.setHeader("Access-Control-Allow-Headers", "Content-Type");
    response.setHeader("Access-Control-Max-Age", HOUR);
    response.setStatus(HttpServletResponse.SC_NO_CONTENT);
  }

  /** Lets the page that asks read the answer, if it belongs to a public client. */
  static void allow(HttpServletRequest request, HttpServletResponse response, Client client) {
    String origin = request.getHeader("Origin");
    response.addHeader("Vary", "Origin");
    if (origin != null && origins(client).contains(origin)) {
      response.setHeader(ALLOWED, origin);
    }
  }

  /** Those of the pages to which a public client has its codes sent. Another client has none. */
  static Set<String> origins(Client client) {
    return client.kind() == ClientKind.PUBLIC
        ? client.redirectUris().stream()
            .map(URI::create)
            .map(CrossOrigin::of)
            .collect(Collectors.toSet())
        : Set.of();
  }

  /** As browsers write it; that of an app, which has no pages, is none. */
  private static String of(URI uri) {
    String host = uri.getHost() == null ? "" : uri.getHost().toLowerCase(Locale.ROOT);
    boolean standard = uri.getPort() == (uri.getScheme().equals("https") ? 443 : 80);
    String port = uri.getPort() < 0 || standard ? "" : ":" + uri.getPort();
    return uri.getScheme() + "://" + host + port;
  }
}
