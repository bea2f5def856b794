package io.shindigneo4j.driver.bolt;

import io.shindigneo4j.protocol.Terms;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.neo4j.driver.AccessMode;
import org.neo4j.driver.Bookmark;
import org.neo4j.driver.Config;
import org.neo4j.driver.Driver;
import org.neo4j.driver.GraphDatabase;
import org.neo4j.driver.SessionConfig;
import org.neo4j.driver.TransactionConfig;
import org.neo4j.driver.async.AsyncSession;

/** Opens sessions of the official driver. Safe for use by many threads. */
final class Sessions implements AutoCloseable {

  /** The key of the call's name among what a transaction tells of itself. */
  static final String CALL = "shindigCall";

  private static final int MOST_CONNECTIONS = 100;

  /** All records in one go. */
  private static final long ALL = -1;

  /** Those that end transactions need no more, and must not wait for what they are to end. */
  private static final int MOST_TERMINATIONS = 2;

  private final BoltSettings settings;
  private final Driver driver;

  /** Guarded by this; null until the first is needed. */
  private Driver terminating;

  /** Guarded by this. */
  private boolean closed;

  private Sessions(BoltSettings settings, int mostConnections) {
    this.settings = settings;
    this.driver = driver(settings, mostConnections);
  }

  /** Connects when the first session needs it. */
  static Sessions at(BoltSettings settings) {
    return at(settings, MOST_CONNECTIONS);
  }

  static Sessions at(BoltSettings settings, int mostConnections) {
    return new Sessions(settings, mostConnections);
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
        settings.address(), Login.of(settings.authorization()).token(), config);
  }

  AsyncSession open(Terms terms) {
    return open(driver, terms);
  }

  /** On connections of its own, which are there when all others are taken. */
  AsyncSession openToTerminate(Terms terms) {
    return open(terminating(), terms);
  }

  private synchronized Driver terminating() {
    if (closed) {
      throw new IllegalStateException("closed");
    }
    if (terminating == null) {
      terminating = driver(settings, MOST_TERMINATIONS);
    }
    return terminating;
  }

  private AsyncSession open(Driver driver, Terms terms) {
    SessionConfig config =
        SessionConfig.builder()
            .withDatabase(settings.database())
            .withDefaultAccessMode(mode(terms))
            .withBookmarks(terms.bookmarks().stream().map(Bookmark::from).toList())
            .withFetchSize(terms.chunks() == 0 ? ALL : Reading.CHUNK)
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
   * How a transaction is done.
   *
   * @param call a name by which it can be found in the server
   */
  static TransactionConfig config(Terms terms, String call) {
    Map<String, Object> metadata = new HashMap<>();
    metadata.put(CALL, call);
    terms.trace().ifPresent(trace -> metadata.put("traceparent", trace));
    TransactionConfig.Builder config = TransactionConfig.builder().withMetadata(metadata);
    Duration timeout = terms.timeout();
    return (timeout.isZero() ? config : config.withTimeout(timeout)).build();
  }

  /** A bookmark of what was done last in a session. */
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
