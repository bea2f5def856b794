package io.shindigneo4j.driver.bolt;

import io.shindigneo4j.protocol.Terms;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.neo4j.driver.AccessMode;
import org.neo4j.driver.Bookmark;
import org.neo4j.driver.Config;
import org.neo4j.driver.Driver;
import org.neo4j.driver.GraphDatabase;
import org.neo4j.driver.SessionConfig;
import org.neo4j.driver.TransactionConfig;
import org.neo4j.driver.async.AsyncSession;

/** Opens sessions of the official driver. Safe for use by many threads. */
final class BoltSessions implements AutoCloseable {

  /** The key of the name under which a transaction can be found, in its metadata. */
  static final String CALL = "shindigCall";

  private static final int MAX_CONNECTIONS = 100;

  /** Fetches all records at once. */
  private static final long ALL = -1;

  /** Connections for terminating transactions, which must not wait for those transactions. */
  private static final int TERMINATION_CONNECTIONS = 2;

  private final BoltSettings settings;
  private final Driver driver;

  /** Guarded by this; null until the first is needed. */
  private @Nullable Driver terminating;

  /** Guarded by this. */
  private boolean closed;

  private BoltSessions(BoltSettings settings, int mostConnections) {
    this.settings = settings;
    this.driver = driver(settings, mostConnections);
  }

  /** Connects when the first session needs it. */
  static BoltSessions at(BoltSettings settings) {
    return at(settings, MAX_CONNECTIONS);
  }

  static BoltSessions at(BoltSettings settings, int mostConnections) {
    return new BoltSessions(settings, mostConnections);
  }

  private static Driver driver(BoltSettings settings, int mostConnections) {
    Config config =
        Config.builder()
            .withLogging(new QuietLogging())
            .withUserAgent("shindig-neo4j")
            .withTelemetryDisabled(true)
            .withMaxConnectionPoolSize(mostConnections)
            .withConnectionTimeout(settings.connectTimeout().toMillis(), TimeUnit.MILLISECONDS)
            .withConnectionAcquisitionTimeout(
                settings.acquisitionTimeout().toMillis(), TimeUnit.MILLISECONDS)
            .withConnectionLivenessCheckTimeout(
                settings.livenessCheck().toMillis(), TimeUnit.MILLISECONDS)
            .build();
    return GraphDatabase.driver(
        settings.address(), BoltCredentials.of(settings.authorization()).token(), config);
  }

  AsyncSession open(Terms terms) {
    return open(driver, terms);
  }

  /** Opens a session on a connection of its own, for when all others are taken. */
  AsyncSession openToTerminate(Terms terms) {
    return open(terminating(), terms);
  }

  private synchronized Driver terminating() {
    if (closed) {
      throw new IllegalStateException("closed");
    }
    if (terminating == null) {
      terminating = driver(settings, TERMINATION_CONNECTIONS);
    }
    return terminating;
  }

  private AsyncSession open(Driver driver, Terms terms) {
    SessionConfig config =
        SessionConfig.builder()
            .withDatabase(settings.database())
            .withDefaultAccessMode(mode(terms))
            .withBookmarks(terms.bookmarks().stream().map(Bookmark::from).toList())
            .withFetchSize(terms.chunks() == 0 ? ALL : RecordReader.CHUNK)
            .build();
    return driver.session(AsyncSession.class, config);
  }

  private static AccessMode mode(Terms terms) {
    return switch (terms.mode()) {
      case READ -> AccessMode.READ;
      case WRITE -> AccessMode.WRITE;
    };
  }

  /**
   * The settings of a transaction.
   *
   * @param call a name under which the server can find it
   */
  static TransactionConfig config(Terms terms, String call) {
    Map<String, Object> metadata = new HashMap<>();
    metadata.put(CALL, call);
    terms.trace().ifPresent(trace -> metadata.put("traceparent", trace));
    TransactionConfig.Builder config = TransactionConfig.builder().withMetadata(metadata);
    Duration timeout = terms.timeout();
    return (timeout.isZero() ? config : config.withTimeout(timeout)).build();
  }

  /** The bookmark of the last transaction of a session. */
  static String bookmark(AsyncSession session) {
    return session.lastBookmarks().stream().map(Bookmark::value).findFirst().orElse("");
  }

  @Override
  public synchronized void close() {
    closed = true;
    driver.closeAsync();
    if (terminating != null) {
      terminating.closeAsync();
    }
  }
}
