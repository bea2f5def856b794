package io.shindigneo4j.web.outbound;

import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.function.Predicate;

/** Decides which addresses a gadget's request may go to. Immutable. */
final class OutboundPolicy {
  private final InternalHosts internal;
  private final Predicate<InetAddress> own;

  OutboundPolicy(InternalHosts internal) {
    this(internal, OutboundPolicy::isOfThisMachine);
  }

  /**
   * @param own whether an address is one of this machine, where other services may listen
   */
  OutboundPolicy(InternalHosts internal, Predicate<InetAddress> own) {
    this.internal = internal;
    this.own = own;
  }

  /**
   * @param host the name in the URI of the request
   * @param address the resolved address to connect to
   */
  void check(String host, int port, InetAddress address) throws RefusedAddressException {
    if (!internal.contain(host, port)
        && (!PublicAddresses.contains(address) || own.test(address))) {
      throw new RefusedAddressException(host, port);
    }
  }

  static boolean isOfThisMachine(InetAddress address) {
    try {
      return NetworkInterface.getByInetAddress(address) != null;
    } catch (SocketException e) {
      return true; // nobody can tell
    }
  }
}
