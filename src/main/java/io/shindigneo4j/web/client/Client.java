package io.shindigneo4j.web.client;

import java.util.Optional;
import javax.servlet.http.HttpServletRequest;
import org.apache.shindig.auth.AuthInfoUtil;

/**
 * Whom a request counts for.
 *
 * @param name of the viewer, or the address as it counts
 */
public record Client(Kind kind, String name) {
  /** Shindig itself, where it works for nobody's request. */
  public static final Client SHINDIG = new Client(Kind.SHINDIG, "");

  /** What a client is known by. */
  public enum Kind {
    VIEWER,
    ADDRESS,
    SHINDIG
  }

  /** The viewer of a checked token; otherwise the address. */
  static Client of(HttpServletRequest request) {
    Optional<String> viewer =
        SignedInViewer.checked(AuthInfoUtil.getSecurityTokenFromRequest(request));
    return viewer
        .map(name -> new Client(Kind.VIEWER, name))
        .orElseGet(() -> new Client(Kind.ADDRESS, ClientAddress.counted(request.getRemoteAddr())));
  }
}
