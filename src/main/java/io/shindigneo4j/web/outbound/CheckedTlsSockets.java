package io.shindigneo4j.web.outbound;

import java.io.IOException;
import java.net.Socket;
import org.apache.http.conn.socket.LayeredConnectionSocketFactory;
import org.apache.http.protocol.HttpContext;

/** The same with TLS, also on top of a connection through a proxy. */
final class CheckedTlsSockets extends CheckedSockets implements LayeredConnectionSocketFactory {
  private final LayeredConnectionSocketFactory sockets;

  CheckedTlsSockets(LayeredConnectionSocketFactory sockets, OutboundPolicy policy) {
    super(sockets, policy);
    this.sockets = sockets;
  }

  @Override
  public Socket createLayeredSocket(Socket socket, String host, int port, HttpContext context)
      throws IOException {
    return sockets.createLayeredSocket(socket, host, port, context);
  }
}
