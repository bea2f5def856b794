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

  private final Driver driver;
  private final String database;

  private Sessions(Driver driver, String database) {
    this.driver = driver;
    this.database = database;
  }

  /** Connects when the first session needs it. */
  static Sessions at(BoltSettings settings) {
    Config config =
        Config.builder()
            .withLogging(new QuietLogging())
            .withUserAgent("shindig-neo4j")
            .withTelemetryDisabled(true)
            .withMaxConnectionPoolSize(MOST_CONNECTIONS)
            .withConnectionTimeout(settings.connectTimeout().toMillis(), TimeUnit.MILLISECONDS)
            .withConnectionAcquisitionTimeout(
                settings.acquisitionTimeout().toMillis(), TimeUnit.MILLISECONDS)
            .withConnectionLivenessCheckTimeout(
                settings.livenessCheck().toMillis(), TimeUnit.MILLISECONDS)
            .build();
    return new Sessions(
        GraphDatabase.driver(
            settings.address(), Login.of(settings.authorization()).token(), config),
        settings.database());
  }

  AsyncSession open(Terms terms) {
    SessionConfig config =
        SessionConfig.builder()
            .withDatabase(database)
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
  public void close() {
    driver.closeAsync();
  }
}
