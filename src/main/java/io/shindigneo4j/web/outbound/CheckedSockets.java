package io.shindigneo4j.web.outbound;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import org.apache.http.HttpHost;
import org.apache.http.conn.socket.ConnectionSocketFactory;
import org.apache.http.protocol.HttpContext;

/**
 * Checks the resolved address right before it connects to it, for each redirect again. Neither DNS
 * nor a redirect can lead to an internal address.
 */
class CheckedSockets implements ConnectionSocketFactory {
  private final ConnectionSocketFactory sockets;
  private final OutboundPolicy policy;

  CheckedSockets(ConnectionSocketFactory sockets, OutboundPolicy policy) {
    this.sockets = sockets;
    this.policy = policy;
  }

  @Override
  public final Socket createSocket(HttpContext context) throws IOException {
    return sockets.createSocket(context);
  }

  @Override
  public final Socket connectSocket(
      int timeout,
      Socket socket,
      HttpHost host,
      InetSocketAddress remote,
      InetSocketAddress local,
      HttpContext context)
      throws IOException {
    policy.check(name(host), remote.getPort(), remote.getAddress());
    return sockets.connectSocket(timeout, socket, host, remote, local, context);
  }

  private static String name(HttpHost host) {
    String name = host.getHostName();
    return name.contains(":") && !name.startsWith("[") ? "[" + name + "]" : name;
  }
}
