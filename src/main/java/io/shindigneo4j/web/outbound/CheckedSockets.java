package io.shindigneo4j.web.outbound;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import org.apache.http.conn.HttpInetSocketAddress;
import org.apache.http.conn.scheme.SchemeSocketFactory;
import org.apache.http.params.HttpParams;

/**
 * Checks the resolved address right before it connects to it, for each redirect again. Neither DNS
 * nor a redirect can lead to an internal address.
 *
 * <p>Shindig's HTTP client uses this interface, although newer versions of the client replace it.
 */
@SuppressWarnings("deprecation")
class CheckedSockets implements SchemeSocketFactory {
  private final SchemeSocketFactory sockets;
  private final OutboundPolicy policy;

  CheckedSockets(SchemeSocketFactory sockets, OutboundPolicy policy) {
    this.sockets = sockets;
    this.policy = policy;
  }

  @Override
  public final Socket createSocket(HttpParams parameters) throws IOException {
    return sockets.createSocket(parameters);
  }

  @Override
  public final Socket connectSocket(
      Socket socket, InetSocketAddress remote, InetSocketAddress local, HttpParams parameters)
      throws IOException {
    policy.check(host(remote), remote.getPort(), remote.getAddress());
    return sockets.connectSocket(socket, remote, local, parameters);
  }

  @Override
  public final boolean isSecure(Socket socket) {
    return sockets.isSecure(socket);
  }

  private static String host(InetSocketAddress remote) {
    String host =
        remote instanceof HttpInetSocketAddress named
            ? named.getHttpHost().getHostName()
            : remote.getAddress().getHostAddress();
    return host.contains(":") && !host.startsWith("[") ? "[" + host + "]" : host;
  }
}
