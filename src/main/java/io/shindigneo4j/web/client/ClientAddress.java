package io.shindigneo4j.web.client;

import com.google.common.net.HostAndPort;
import com.google.common.net.InetAddresses;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Addresses of clients as limits count them. */
public final class ClientAddress {
  /** Of an IPv6 address: whoever has one address has all that share these. */
  private static final int NETWORK_BYTES = 8;

  private ClientAddress() {}

  /**
   * An IPv4 address, or the first 64 bits of an IPv6 address.
   *
   * @param text an address as a container or its proxy wrote it: with a zone or a port, or anything
   *     else, which is taken as it is; null for a client that is gone
   */
  public static String counted(@Nullable String text) {
    if (text == null) {
      return "";
    }
    try {
      String host = HostAndPort.fromString(text).getHost().replaceFirst("%.*", "");
      InetAddress address = InetAddresses.forString(host);
      return address instanceof Inet6Address ? network(address) : address.getHostAddress();
    } catch (IllegalArgumentException e) {
      return text;
    }
  }

  private static String network(InetAddress address) {
    byte[] network =
        Arrays.copyOf(Arrays.copyOf(address.getAddress(), NETWORK_BYTES), 2 * NETWORK_BYTES);
    try {
      return InetAddress.getByAddress(network).getHostAddress();
    } catch (UnknownHostException e) {
      throw new AssertionError("16 bytes are an address", e);
    }
  }
}
