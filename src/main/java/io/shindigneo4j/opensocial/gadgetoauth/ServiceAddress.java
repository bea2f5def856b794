package io.shindigneo4j.opensocial.gadgetoauth;

import io.shindigneo4j.opensocial.oauth.InvalidClientException;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Set;
import java.util.regex.Pattern;

/** An address of a service: https, or http on this machine; without a fragment and a user. */
public record ServiceAddress(String text) {

  static final int MAX_LENGTH = 1_800;

  private static final Set<String> LOCAL = Set.of("localhost", "127.0.0.1", "[::1]");
  private static final Pattern VISIBLE_ASCII = Pattern.compile("[\\x21-\\x7E]+");

  public ServiceAddress {
    InvalidClientException.unless(
        text.length() <= MAX_LENGTH && VISIBLE_ASCII.matcher(text).matches(),
        "an address has at most " + MAX_LENGTH + " visible characters of ASCII");
    URI uri = uri(text);
    InvalidClientException.unless(
        uri.getHost() != null && uri.getRawFragment() == null && uri.getRawUserInfo() == null,
        "an address has a host, and neither a fragment nor a user");
    InvalidClientException.unless(
        "https".equals(uri.getScheme())
            || ("http".equals(uri.getScheme()) && LOCAL.contains(uri.getHost())),
        "an address has https; http is for this machine alone");
  }

  static URI uri(String text) {
    try {
      return new URI(text);
    } catch (URISyntaxException e) {
      throw new InvalidClientException("an address is one as RFC 3986 has it");
    }
  }
}
