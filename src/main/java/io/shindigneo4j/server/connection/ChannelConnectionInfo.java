package io.shindigneo4j.server.connection;

import io.netty.channel.Channel;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.HexFormat;
import org.neo4j.internal.kernel.api.connectioninfo.ClientConnectionInfo;

/** A connection, as Neo4j's query log and {@code SHOW TRANSACTIONS} name it. */
public final class ChannelConnectionInfo extends ClientConnectionInfo {

  private final String protocol;
  private final String id;
  private final String address;
  private final String server;
  private final String host;

  /**
   * @param protocol the name of the protocol, such as {@code shindig-neo4j}
   */
  public ChannelConnectionInfo(Channel channel, String protocol) {
    this.protocol = protocol;
    id = protocol + "-" + channel.id().asShortText();
    address = String.valueOf(channel.remoteAddress());
    server = String.valueOf(channel.localAddress());
    host = host(channel.remoteAddress());
  }

  /** Whoever has an address of IPv6 has all that begin with the same 64 bits. */
  private static String host(SocketAddress remote) {
    if (!(remote instanceof InetSocketAddress address) || address.isUnresolved()) {
      return String.valueOf(remote);
    }
    byte[] bytes = address.getAddress().getAddress();
    return HexFormat.of().formatHex(bytes, 0, Math.min(bytes.length, Long.BYTES));
  }

  /** Who the client is, as far as its address tells. */
  String host() {
    return host;
  }

  @Override
  public String asConnectionDetails() {
    return protocol + "-session\tclient" + address + "\tserver" + server;
  }

  @Override
  public String protocol() {
    return protocol;
  }

  @Override
  public String connectionId() {
    return id;
  }

  @Override
  public String clientAddress() {
    return address;
  }

  @Override
  public String requestURI() {
    return server;
  }
}
