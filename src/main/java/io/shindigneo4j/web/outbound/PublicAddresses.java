package io.shindigneo4j.web.outbound;

import com.google.common.net.InetAddresses;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * Tells public addresses from local, private and reserved ones, by IANA's registries of
 * special-purpose addresses.
 */
final class PublicAddresses {
  private static final List<AddressRange> SPECIAL_V4 =
      ranges(
          "0.0.0.0/8", // this network, and the machine itself
          "10.0.0.0/8", // private
          "100.64.0.0/10", // between a carrier and its customers
          "127.0.0.0/8", // loopback
          "169.254.0.0/16", // link-local, and the metadata services of clouds
          "172.16.0.0/12", // private
          "192.0.0.0/24", // protocol assignments
          "192.0.2.0/24", // documentation
          "192.88.99.0/24", // relays from IPv6
          "192.168.0.0/16", // private
          "198.18.0.0/15", // benchmarks
          "198.51.100.0/24", // documentation
          "203.0.113.0/24", // documentation
          "224.0.0.0/4", // multicast
          "240.0.0.0/4"); // reserved, and broadcast

  private static final AddressRange GLOBAL_V6 = AddressRange.of("2000::/3");
  private static final List<AddressRange> SPECIAL_V6 =
      ranges(
          "2001::/23", // protocol assignments, Teredo among them
          "2001:db8::/32", // documentation
          "3fff::/20"); // documentation

  /** An IPv4 address follows the prefix, at this byte. */
  private static final AddressRange NAT64 = AddressRange.of("64:ff9b::/96");

  private static final int NAT64_OFFSET = 12;
  private static final AddressRange SIX_TO_FOUR = AddressRange.of("2002::/16");
  private static final int SIX_TO_FOUR_OFFSET = 2;

  private PublicAddresses() {}

  /** Java converts IPv4-mapped IPv6 addresses itself. */
  static boolean contains(InetAddress address) {
    if (address instanceof Inet4Address) {
      return !isIn(SPECIAL_V4, address);
    }
    if (NAT64.contains(address)) {
      return contains(embedded(address, NAT64_OFFSET));
    }
    if (SIX_TO_FOUR.contains(address)) {
      return contains(embedded(address, SIX_TO_FOUR_OFFSET));
    }
    return GLOBAL_V6.contains(address) && !isIn(SPECIAL_V6, address);
  }

  private static InetAddress embedded(InetAddress address, int offset) {
    int bits = ByteBuffer.wrap(address.getAddress()).getInt(offset);
    return InetAddresses.fromInteger(bits);
  }

  private static boolean isIn(List<AddressRange> ranges, InetAddress address) {
    return ranges.stream().anyMatch(range -> range.contains(address));
  }

  private static List<AddressRange> ranges(String... texts) {
    return Stream.of(texts).map(AddressRange::of).toList();
  }

  /**
   * A range of addresses in CIDR notation.
   *
   * @param bits the length of the prefix
   */
  private record AddressRange(InetAddress first, int bits) {

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
}
