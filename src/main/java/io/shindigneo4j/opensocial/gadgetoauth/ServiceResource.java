package io.shindigneo4j.opensocial.gadgetoauth;

import io.shindigneo4j.opensocial.oauth.InvalidClientException;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Locale;

/** An address that ends with a slash, and all addresses below it. */
public record ServiceResource(String text) {

  /** What a server may read as a way up, or as another slash. */
  private static final List<String> UP = List.of("..", "%2e", "\\", "%5c");

  public ServiceResource {
    URI uri = ServiceAddress.uri(new ServiceAddress(text).text());
    InvalidClientException.unless(
        uri.getRawQuery() == null && uri.getRawPath().endsWith("/") && isPlain(text),
        "the address of a resource ends with a slash, and has no query");
  }

  /** Whether an address is this one or below it. */
  public boolean contains(String address) {
    try {
      URI own = ServiceAddress.uri(text);
      URI uri = new URI(address);
      return isPlain(address)
          && uri.getRawUserInfo() == null
          && own.getScheme().equalsIgnoreCase(uri.getScheme())
          && own.getHost().equalsIgnoreCase(uri.getHost())
          && port(own) == port(uri)
          && uri.getRawPath().startsWith(own.getRawPath());
    } catch (URISyntaxException e) {
      return false;
    }
  }

  private static boolean isPlain(String address) {
    String path = address.split("[?#]", 2)[0].toLowerCase(Locale.ROOT);
    return UP.stream().noneMatch(path::contains);
  }

  private static int port(URI uri) {
    if (uri.getPort() >= 0) {
      return uri.getPort();
    }
    return uri.getScheme().equalsIgnoreCase("https") ? 443 : 80;
  }
}
