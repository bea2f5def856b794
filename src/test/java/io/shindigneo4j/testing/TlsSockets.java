package io.shindigneo4j.testing;

import io.shindigneo4j.driver.tls.Store;
import java.io.IOException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import javax.net.ssl.KeyManager;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManagerFactory;

/** Encrypted sockets of the JDK to this machine. */
public final class TlsSockets {

  private TlsSockets() {}

  /** The context of a client that trusts one server, and shows no certificate. */
  public static SSLContext trusting(Store server, Path directory) throws Exception {
    return context(server, directory, null);
  }

  /** The context of a client that shows a certificate. */
  public static SSLContext showing(Store client, Store server, Path directory) throws Exception {
    KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
    keys.init(Certificates.load(client), client.password().toCharArray());
    return context(server, directory, keys.getKeyManagers());
  }

  private static SSLContext context(Store server, Path directory, KeyManager[] keys)
      throws GeneralSecurityException {
    Store trusted = Certificates.trust(directory.resolve("trusted.p12"), server);
    TrustManagerFactory trust =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    trust.init(Certificates.load(trusted));
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(keys, trust.getTrustManagers(), null);
    return context;
  }

  /** A socket after its handshake; in any protocol that the JDK allows unless some are given. */
  public static SSLSocket connect(SSLContext context, int port, String... protocols)
      throws IOException {
    SSLSocket socket = (SSLSocket) context.getSocketFactory().createSocket("127.0.0.1", port);
    try {
      if (protocols.length > 0) {
        socket.setEnabledProtocols(protocols);
      }
      socket.startHandshake();
      return socket;
    } catch (IOException | RuntimeException e) {
      socket.close();
      throw e;
    }
  }
}
