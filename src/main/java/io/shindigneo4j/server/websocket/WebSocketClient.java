package io.shindigneo4j.server.websocket;

import io.netty.channel.Channel;
import org.neo4j.internal.kernel.api.connectioninfo.ClientConnectionInfo;

/** A connection as Neo4j's query log and {@code SHOW TRANSACTIONS} name it. */
final class WebSocketClient extends ClientConnectionInfo {

  private static final String PROTOCOL = "shindig-neo4j";

  private final String id;
  private final String address;
  private final String server;

  WebSocketClient(Channel channel) {
    id = PROTOCOL + "-" + channel.id().asShortText();
    address = String.valueOf(channel.remoteAddress());
    server = String.valueOf(channel.localAddress());
  }

  @Override
  public String asConnectionDetails() {
    return PROTOCOL + "-session\tclient" + address + "\tserver" + server;
  }

  @Override
  public String protocol() {
    return PROTOCOL;
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
