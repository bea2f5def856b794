package io.shindigneo4j.testing;

import io.shindigneo4j.driver.tls.Store;
import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.List;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.TrustManagerFactory;

/** A WebSocket server whose bytes the test sends itself. For one thread. */
public final class ManualServer implements Closeable {

  private final ServerSocket listening;
  private final String scheme;
  private final List<ManualPeer> peers = new ArrayList<>();

  private ManualServer(ServerSocket listening, String scheme) throws IOException {
    this.listening = listening;
    this.scheme = scheme;
    listening.setSoTimeout(TestDeadlines.HANGING_MILLIS);
  }

  public static ManualServer start() throws IOException {
    return new ManualServer(new ServerSocket(0, 50, InetAddress.getLoopbackAddress()), "ws");
  }

  /** A server with encryption. */
  public static ManualServer start(Store key) throws IOException, GeneralSecurityException {
    return new ManualServer(encrypted(context(key, null)), "wss");
  }

  /** A server with encryption that requires a certificate of its clients. */
  public static ManualServer start(Store key, Store trusted)
      throws IOException, GeneralSecurityException {
    SSLServerSocket listening = encrypted(context(key, trusted));
    listening.setNeedClientAuth(true);
    return new ManualServer(listening, "wss");
  }

  private static SSLServerSocket encrypted(SSLContext context) throws IOException {
    return (SSLServerSocket)
        context
            .getServerSocketFactory()
            .createServerSocket(0, 50, InetAddress.getLoopbackAddress());
  }

  private static SSLContext context(Store key, Store trusted) throws GeneralSecurityException {
    KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
    keys.init(Certificates.load(key), key.password().toCharArray());
    TrustManagerFactory trust =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    if (trusted != null) {
      trust.init(Certificates.load(trusted));
    }
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(keys.getKeyManagers(), trusted == null ? null : trust.getTrustManagers(), null);
    return context;
  }

  /** Accepts the next client, and reads nothing yet. */
  public ManualPeer accept() throws IOException {
    Socket socket = listening.accept();
    socket.setSoTimeout(TestDeadlines.HANGING_MILLIS);
    socket.setTcpNoDelay(true);
    ManualPeer peer = new ManualPeer(socket);
    peers.add(peer);
    return peer;
  }

  public String uri() {
    return uri("127.0.0.1");
  }

  /** The address with another name of this machine. */
  public String uri(String host) {
    return scheme + "://" + host + ":" + listening.getLocalPort() + "/neo4j";
  }

  @Override
  public void close() throws IOException {
    for (ManualPeer peer : peers) {
      peer.close();
    }
    listening.close();
  }
}
