package io.shindigneo4j.web.outbound;

import com.google.common.net.InetAddresses;
import java.net.InetAddress;
import java.util.Arrays;

/**
 * A range of addresses in CIDR notation.
 *
 * @param bits the length of the prefix
 */
record AddressRange(InetAddress first, int bits) {

  /** Parses a range such as {@code 10.0.0.0/8}. */
  static AddressRange of(String text) {
    int slash = text.indexOf('/');
    return new AddressRange(
        InetAddresses.forString(text.substring(0, slash)),
        Integer.parseInt(text.substring(slash + 1)));
  }

  boolean contains(InetAddress address) {
    byte[] prefix = first.getAddress();
    byte[] bytes = address.getAddress();
    if (bytes.length != prefix.length) {
      return false;
    }
    int whole = bits / 8;
    return Arrays.equals(bytes, 0, whole, prefix, 0, whole)
        && (bits % 8 == 0 || topBits(bytes[whole]) == topBits(prefix[whole]));
  }

  /** The bits of the last byte that belong to the prefix. */
  private int topBits(byte last) {
    return (last & 0xff) >> (8 - bits % 8);
  }
}
