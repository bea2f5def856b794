package io.shindigneo4j.opensocial.oauth;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * An address that codes or verifiers may be sent to: https, or for native apps what RFC 8252
 * allows, http on a loopback address or a private-use scheme. It names one place alone, and has at
 * most {@value #MAX_LENGTH} characters. Or none: {@code oob}.
 */
public record RedirectUri(String text) {

  static final int MAX_LENGTH = 2_000;

  private static final int MAX_PORT = 65_535;

  /** Literal ones: {@code localhost} may be another machine. */
  private static final Set<String> LOOPBACK = Set.of("127.0.0.1", "[::1]");

  private static final Pattern VISIBLE_ASCII = Pattern.compile("[\\x21-\\x7E]+");

  /** No address: people carry what the client gets, as OAuth 1.0a has it. */
  public static final RedirectUri OUT_OF_BAND = new RedirectUri("oob");

  public RedirectUri {
    InvalidClientException.unless(
        text.length() <= MAX_LENGTH, "a redirect URI has at most " + MAX_LENGTH + " characters");
    InvalidClientException.unless(
        VISIBLE_ASCII.matcher(text).matches() && !text.contains("*"),
        "a redirect URI has visible characters of ASCII alone, and no wildcard");
    if (!text.equals("oob")) {
      check(parsed(text));
    }
  }

  private static void check(URI uri) {
    InvalidClientException.unless(
        uri.isAbsolute() && !uri.isOpaque(),
        "a redirect URI is absolute, as in https://example.org/path");
    InvalidClientException.unless(
        uri.getRawFragment() == null && uri.getRawUserInfo() == null,
        "a redirect URI has neither a fragment nor a user");
    switch (uri.getScheme()) {
      case "https" -> checkHost(uri);
      case "http" -> checkLoopback(uri);
      default -> checkPrivateUse(uri);
    }
  }

  private static void checkHost(URI uri) {
    InvalidClientException.unless(uri.getHost() != null, "a redirect URI has the name of a host");
    InvalidClientException.unless(
        uri.getPort() >= -1 && uri.getPort() <= MAX_PORT && uri.getPort() != 0,
        "a redirect URI has no such port");
  }

  private static void checkLoopback(URI uri) {
    checkHost(uri);
    InvalidClientException.unless(
        LOOPBACK.contains(uri.getHost()),
        "a redirect URI has https; http is for native apps, at 127.0.0.1 or [::1]");
  }

  /** The name of a domain that its owner has reversed, and no authority. */
  private static void checkPrivateUse(URI uri) {
    InvalidClientException.unless(
        uri.getScheme().contains(".") && !uri.getRawSchemeSpecificPart().startsWith("//"),
        "a redirect URI has https, or a private-use scheme as in org.example.app:/path");
  }

  /**
   * Whether a code may be sent to an address that a client asks for. It must be the same, character
   * by character; on a loopback address, the port may be any.
   */
  public boolean matches(String requested) {
    return text.equals(requested) || (isLoopback() && sameButForPort(requested));
  }

  /** Whether it is a web site's, which can keep a secret, and not an app's on people's devices. */
  public boolean isOfWebSite() {
    return text.startsWith("https:");
  }

  private boolean isLoopback() {
    return text.startsWith("http:");
  }

  private boolean sameButForPort(String requested) {
    try {
      RedirectUri other = new RedirectUri(requested);
      return other.isLoopback() && withoutPort().equals(other.withoutPort());
    } catch (InvalidClientException e) {
      return false;
    }
  }

  private String withoutPort() {
    URI uri = parsed(text);
    String query = uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery();
    return uri.getHost() + uri.getRawPath() + query;
  }

  private static URI parsed(String text) {
    try {
      return new URI(text);
    } catch (URISyntaxException e) {
      throw new InvalidClientException("a redirect URI is one as RFC 3986 has it");
    }
  }
}
