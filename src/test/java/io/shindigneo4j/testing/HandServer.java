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

/** A server that says what a test says for it, byte by byte. For one thread. */
public final class HandServer implements Closeable {

  private final ServerSocket listening;
  private final String scheme;
  private final List<HandPeer> peers = new ArrayList<>();

  private HandServer(ServerSocket listening, String scheme) throws IOException {
    this.listening = listening;
    this.scheme = scheme;
    listening.setSoTimeout(Deadline.SECONDS * 1_000);
  }

  public static HandServer start() throws IOException {
    return new HandServer(new ServerSocket(0, 50, InetAddress.getLoopbackAddress()), "ws");
  }

  /** An encrypted one. */
  public static HandServer start(Store key) throws IOException, GeneralSecurityException {
    return new HandServer(encrypted(context(key, null)), "wss");
  }

  /** An encrypted one that wants a certificate of its clients. */
  public static HandServer start(Store key, Store trusted)
      throws IOException, GeneralSecurityException {
    SSLServerSocket listening = encrypted(context(key, trusted));
    listening.setNeedClientAuth(true);
    return new HandServer(listening, "wss");
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

  /** The next client, of whom nothing has been read. */
  public HandPeer accept() throws IOException {
    Socket socket = listening.accept();
    socket.setSoTimeout(Deadline.SECONDS * 1_000);
    socket.setTcpNoDelay(true);
    HandPeer peer = new HandPeer(socket);
    peers.add(peer);
    return peer;
  }

  public String uri() {
    return uri("127.0.0.1");
  }

  /** By another name of this machine. */
  public String uri(String host) {
    return scheme + "://" + host + ":" + listening.getLocalPort() + "/neo4j";
  }

  @Override
  public void close() throws IOException {
    for (HandPeer peer : peers) {
      peer.close();
    }
    listening.close();
  }
}
