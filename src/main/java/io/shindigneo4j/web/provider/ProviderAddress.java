package io.shindigneo4j.web.provider;

import io.shindigneo4j.web.client.Loopback;
import java.net.URI;

/** The form of a provider's addresses. */
final class ProviderAddress {

  private ProviderAddress() {}

  /**
   * An address by which nobody between can read or change anything.
   *
   * @throws IllegalArgumentException for any other
   */
  static URI parse(String text) {
    return checked(URI.create(text));
  }

  /**
   * The same address.
   *
   * @throws IllegalArgumentException if it is not encrypted
   */
  static URI checked(URI address) {
    String host = address.getHost();
    boolean plain = "http".equals(address.getScheme()) && host != null && Loopback.isName(host);
    boolean encrypted = "https".equals(address.getScheme()) && host != null;
    if (!(plain || encrypted) || address.getUserInfo() != null || address.getFragment() != null) {
      throw new IllegalArgumentException("it must be an https address");
    }
    return address;
  }
}
