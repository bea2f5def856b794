package io.shindigneo4j.driver.cluster;

import java.net.URI;

/** Addresses of servers of one database, which differ only in host and port. */
public final class ServerAddress {

  private ServerAddress() {}

  /**
   * The address of another server.
   *
   * @param host with its port, unless that is the scheme's: {@code db2.example.org:7690}
   * @param base the address of one of the servers
   * @throws IllegalArgumentException for anything else
   */
  public static URI of(String host, URI base) {
    URI address = URI.create(base.getScheme() + "://" + host + base.getRawPath());
    if (address.getHost() == null
        || address.getUserInfo() != null
        || !base.getRawPath().equals(address.getRawPath())) {
      throw new IllegalArgumentException("not a host and a port: " + host);
    }
    return address;
  }
}
