package io.shindigneo4j.web.outbound;

import java.net.InetAddress;

/** Decides which addresses a gadget's request may go to. Immutable. */
final class OutboundPolicy {
  private final InternalHosts internal;

  OutboundPolicy(InternalHosts internal) {
    this.internal = internal;
  }

  /**
   * @param host the name in the URI of the request
   * @param address the resolved address to connect to
   */
  void check(String host, int port, InetAddress address) throws RefusedAddressException {
    if (!PublicAddresses.contains(address) && !internal.contain(host, port)) {
      throw new RefusedAddressException(host, port);
    }
  }
}
