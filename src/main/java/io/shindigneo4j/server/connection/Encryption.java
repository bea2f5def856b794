package io.shindigneo4j.server.connection;

import io.netty.buffer.ByteBufAllocator;
import io.netty.handler.ssl.SslContext;
import io.netty.handler.ssl.SslHandler;
import java.io.IOException;
import java.security.GeneralSecurityException;
import org.neo4j.logging.Log;

/**
 * Encrypts new connections with the newest valid files; open connections keep what they began with.
 * Safe for use by many threads.
 */
public final class Encryption {

  private final TlsFiles files;
  private final Log log;

  /** Null after the files could not be read; guarded by this. */
  private TlsIdentity seen;

  private volatile SslContext context;

  private Encryption(TlsFiles files, Log log, TlsIdentity seen, SslContext context) {
    this.files = files;
    this.log = log;
    this.seen = seen;
    this.context = context;
  }

  /**
   * Begins with the files as they are.
   *
   * @throws IOException where they cannot be used
   */
  public static Encryption of(TlsFiles files, Log log) throws IOException {
    TlsIdentity identity = TlsIdentity.read(files);
    try {
      return new Encryption(files, log, identity, identity.context());
    } catch (GeneralSecurityException | RuntimeException e) {
      throw new IOException("cannot encrypt with " + files + ": " + e.getMessage(), e);
    }
  }

  /** The login deadline covers the handshake. */
  public SslHandler handler(ByteBufAllocator allocator) {
    SslHandler handler = context.newHandler(allocator);
    handler.setHandshakeTimeoutMillis(0);
    return handler;
  }

  /** Takes over changed files, unless they cannot be used. */
  public synchronized void renew() {
    TlsIdentity before = seen;
    seen = read(before);
    if (seen != null && !seen.equals(before)) {
      use(seen);
    }
  }

  /** Logs a failure once. */
  private TlsIdentity read(TlsIdentity before) {
    try {
      return TlsIdentity.read(files);
    } catch (IOException | RuntimeException e) {
      if (before != null) {
        log.error("Connections are encrypted as before, as a file cannot be read: " + files, e);
      }
      return null;
    }
  }

  private void use(TlsIdentity identity) {
    try {
      context = identity.context();
      log.info("New connections are encrypted with what is now in %s", files);
    } catch (IOException | GeneralSecurityException | RuntimeException e) {
      log.error("Connections are encrypted as before, as this cannot be used: " + files, e);
    }
  }
}
