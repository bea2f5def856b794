package io.shindigneo4j.web.outbound;

import java.io.IOException;
import java.net.Socket;
import org.apache.http.conn.scheme.SchemeLayeredSocketFactory;
import org.apache.http.params.HttpParams;

/** The same with TLS, also on top of a connection through a proxy. */
@SuppressWarnings("deprecation")
final class CheckedTlsSockets extends CheckedSockets implements SchemeLayeredSocketFactory {
  private final SchemeLayeredSocketFactory sockets;

  CheckedTlsSockets(SchemeLayeredSocketFactory sockets, OutboundPolicy policy) {
    super(sockets, policy);
    this.sockets = sockets;
  }

  @Override
  public Socket createLayeredSocket(Socket socket, String host, int port, HttpParams parameters)
      throws IOException {
    return sockets.createLayeredSocket(socket, host, port, parameters);
  }
}
