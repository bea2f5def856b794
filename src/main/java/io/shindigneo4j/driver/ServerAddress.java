package io.shindigneo4j.driver;

import java.net.URI;

/** Servers of one database differ in host and port alone. */
final class ServerAddress {

  private ServerAddress() {}

  /**
   * The address of another server.
   *
   * @param host with its port, if that is not the scheme's: {@code db2.example.org:7690}
   * @param like the address of one of the servers
   * @throws IllegalArgumentException for anything else
   */
  static URI of(String host, URI like) {
    URI address = URI.create(like.getScheme() + "://" + host + like.getRawPath());
    if (address.getHost() == null
        || address.getUserInfo() != null
        || !like.getRawPath().equals(address.getRawPath())) {
      throw new IllegalArgumentException("not a host and a port: " + host);
    }
    return address;
  }
}
