package io.shindigneo4j.server.connection;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The target of a request (RFC 9112, section 3.2), which has a scheme and an authority before the
 * path where it was meant for a proxy.
 *
 * @param authority empty where there is none
 * @param local the rest: path and query
 */
public record TargetUri(String authority, String local) {

  /** A scheme and an authority, as RFC 3986 has them. */
  private static final Pattern ABSOLUTE = Pattern.compile("[A-Za-z][A-Za-z0-9+.-]*://([^/?#]+)");

  public static TargetUri of(String uri) {
    if (uri.startsWith("/")) {
      return new TargetUri("", uri);
    }
    Matcher absolute = ABSOLUTE.matcher(uri);
    return absolute.lookingAt() && uri.startsWith("/", absolute.end())
        ? new TargetUri(absolute.group(1), uri.substring(absolute.end()))
        : new TargetUri("", uri);
  }
}
