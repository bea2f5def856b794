package io.shindigneo4j.driver.tls;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.net.ssl.KeyManager;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.TrustManager;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The TLS context of the stores. When their files have changed, it is made again for the next
 * connections. Safe for use by many threads.
 */
public final class TlsContext {

  private static final Logger LOG = LoggerFactory.getLogger(TlsContext.class);

  /** The state of a file. Another time, size or identity means another content. */
  private record Stamp(FileTime changed, long size, String identity) {

    static Stamp of(Path file) throws IOException {
      BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
      return new Stamp(
          attributes.lastModifiedTime(), attributes.size(), String.valueOf(attributes.fileKey()));
    }
  }

  private record Loaded(List<Stamp> stamps, SSLContext context) {}

  private final TlsSettings settings;

  /** Replaced as a whole. Two threads may read changed files at the same time. */
  private volatile Loaded loaded;

  /**
   * Reads the stores.
   *
   * @throws IllegalArgumentException if a store cannot be read
   */
  public TlsContext(TlsSettings settings) {
    this.settings = settings;
    try {
      loaded = load();
    } catch (IOException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
  }

  /** The engine of a connection that accepts only a server of this name. */
  public SSLEngine engine(String host, int port) {
    SSLEngine engine = current().createSSLEngine(host, port);
    engine.setUseClientMode(true);
    SSLParameters parameters = engine.getSSLParameters();
    parameters.setEndpointIdentificationAlgorithm("HTTPS");
    engine.setSSLParameters(parameters);
    return engine;
  }

  /** The context of the current files; the last one if they cannot be read. */
  public SSLContext current() {
    try {
      if (!stamps().equals(loaded.stamps())) {
        loaded = load();
        LOG.info("The stores of keys and certificates have changed");
      }
    } catch (IOException e) {
      LOG.warn("The stores of keys and certificates have changed and are not used", e);
    }
    return loaded.context();
  }

  private Loaded load() throws IOException {
    List<Stamp> stamps = stamps(); // first, so that a change meanwhile is noticed the next time
    return new Loaded(stamps, context());
  }

  private List<Stamp> stamps() throws IOException {
    List<Stamp> stamps = new ArrayList<>();
    for (Store store :
        Stream.of(settings.trust(), settings.key()).flatMap(Optional::stream).toList()) {
      stamps.add(Stamp.of(store.file()));
    }
    return stamps;
  }

  private SSLContext context() throws IOException {
    try {
      if (settings.equals(TlsSettings.DEFAULT)) {
        return SSLContext.getDefault();
      }
      SSLContext context = SSLContext.getInstance("TLS");
      context.init(keys(), trusted(), null);
      return context;
    } catch (GeneralSecurityException e) {
      throw new IOException("no encryption: " + e.getMessage(), e);
    }
  }

  /** Null for none. */
  private KeyManager @Nullable [] keys() throws IOException {
    return settings.key().isPresent() ? settings.key().get().keys() : null;
  }

  /** Null for the certificates that the Java runtime trusts. */
  private TrustManager @Nullable [] trusted() throws IOException {
    return settings.trust().isPresent() ? settings.trust().get().trusted() : null;
  }
}
