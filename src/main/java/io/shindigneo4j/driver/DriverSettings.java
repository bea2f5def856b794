package io.shindigneo4j.driver;

import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.driver.tls.TlsSettings;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Objects;

/**
 * The settings of a driver. Immutable; each {@code with} method returns a changed copy.
 *
 * @param uri such as {@code ws://localhost:7690/neo4j}, or {@code wss} for an encrypted connection;
 *     by Bolt {@code bolt} or, for a cluster, {@code neo4j}, with {@code +s} or {@code +ssc} for
 *     encryption, as in the official driver. The path is the name of the database
 * @param credentials asked for each new connection; by Bolt, once
 * @param callTimeout how long a statement may take that has no timeout of its own
 * @param bookmarks makes statements see what the driver has written before
 * @param meters measures what the driver does
 */
public record DriverSettings(
    URI uri,
    CredentialsProvider credentials,
    Duration callTimeout,
    ConnectionSettings connection,
    MessageSettings messages,
    ClusterSettings cluster,
    BookmarkManager bookmarks,
    DriverMeters meters) {

  public static final int MOST_CONNECTIONS = 1_000;

  private static final Duration CALL_TIMEOUT = Duration.ofSeconds(30);

  private static final String TLS_BY_BOLT =
      "trust and key stores are for wss; Bolt trusts whom the Java runtime trusts: ";

  private static final String SERVERS_BY_BOLT =
      "other servers and routing are for ws and wss; by Bolt, neo4j finds them itself: ";

  /** The format of values. */
  public enum Encoding {
    BSON,
    JSON
  }

  /** How larger messages are compressed, for links on which bytes cost more than time. */
  public enum Compression {
    NONE,
    /** Deflate at its fastest. */
    DEFLATE,
    /** Deflate at its smallest. */
    DEFLATE_BEST,
    /** Faster than deflate, but larger. */
    LZ4
  }

  /** The library that speaks WebSocket. */
  public enum Client {
    NETTY,
    /** The Jakarta WebSocket API with Tyrus. */
    TYRUS
  }

  /** How the driver knows the servers' roles. */
  public enum Routing {
    /** All servers read and write. */
    NONE,
    /** By Neo4j's routing table, which the driver keeps up to date. */
    TABLE
  }

  /** Which one of several servers takes a statement. */
  public enum Balancing {
    /** The server with the fewest requests in flight. */
    LEAST_BUSY,
    /** One server after the other. */
    ROUND_ROBIN
  }

  public DriverSettings {
    Objects.requireNonNull(uri, "uri");
    Objects.requireNonNull(credentials, "credentials");
    Objects.requireNonNull(bookmarks, "bookmarks");
    Objects.requireNonNull(meters, "meters");
    Timeouts.require("callTimeout", callTimeout);
    DatabaseAddress.require(uri);
    if (DatabaseAddress.isBolt(uri)) {
      requireForBolt(uri, connection.tls().equals(TlsSettings.DEFAULT), TLS_BY_BOLT);
      requireForBolt(uri, cluster.isSingleServer(), SERVERS_BY_BOLT);
    }
    cluster.addresses(uri); // refuses what is no host and port
  }

  private static void requireForBolt(URI uri, boolean fulfilled, String message) {
    if (!fulfilled) {
      throw new IllegalArgumentException(message + uri);
    }
  }

  public static DriverSettings of(String uri, CredentialsProvider credentials) {
    return new DriverSettings(
        URI.create(uri),
        credentials,
        CALL_TIMEOUT,
        ConnectionSettings.DEFAULT,
        MessageSettings.DEFAULT,
        ClusterSettings.DEFAULT,
        BookmarkManager.NONE,
        DriverMeters.NONE);
  }

  /** Whether the server is reached by Bolt, so that native procedures do not exist. */
  public boolean isBolt() {
    return DatabaseAddress.isBolt(uri);
  }

  /**
   * Whether a statement may go to a follower, which lags behind the leader. A statement that must
   * see an earlier write then needs its bookmark: see {@link #withBookmarks}.
   */
  public boolean hasFollowers() {
    return cluster.isRouted() || DatabaseAddress.isRoutedBolt(uri);
  }

  /** The addresses of all servers that the settings name; {@link #uri} is the first. */
  public List<URI> addresses() {
    return cluster.addresses(uri);
  }

  /** What the driver asks for in the handshake of a WebSocket: version, format, compression. */
  public String subprotocol() {
    return messages.subprotocol().name();
  }

  public DriverSettings withCallTimeout(Duration newTimeout) {
    return new DriverSettings(
        uri, credentials, newTimeout, connection, messages, cluster, bookmarks, meters);
  }

  public DriverSettings withConnection(ConnectionSettings newConnection) {
    return new DriverSettings(
        uri, credentials, callTimeout, newConnection, messages, cluster, bookmarks, meters);
  }

  public DriverSettings withMessages(MessageSettings newMessages) {
    return new DriverSettings(
        uri, credentials, callTimeout, connection, newMessages, cluster, bookmarks, meters);
  }

  public DriverSettings withCluster(ClusterSettings newCluster) {
    return new DriverSettings(
        uri, credentials, callTimeout, connection, messages, newCluster, bookmarks, meters);
  }

  /** Such as {@link BookmarkManager#inMemory}, so that statements see the driver's own writes. */
  public DriverSettings withBookmarks(BookmarkManager newBookmarks) {
    return new DriverSettings(
        uri, credentials, callTimeout, connection, messages, cluster, newBookmarks, meters);
  }

  /**
   * Such as {@link io.shindigneo4j.driver.metrics.MicrometerMeters}, where Micrometer is on the
   * class path.
   */
  public DriverSettings withMeters(DriverMeters newMeters) {
    return new DriverSettings(
        uri, credentials, callTimeout, connection, messages, cluster, bookmarks, newMeters);
  }

  /** See {@link ConnectionSettings#count}. */
  public DriverSettings withConnections(int newConnections) {
    return withConnection(connection.withCount(newConnections));
  }

  /** See {@link ConnectionSettings#connectTimeout}. */
  public DriverSettings withConnectTimeout(Duration newTimeout) {
    return withConnection(connection.withConnectTimeout(newTimeout));
  }

  /** See {@link ConnectionSettings#reconnectDelay}. */
  public DriverSettings withReconnectDelay(ReconnectDelay newDelay) {
    return withConnection(connection.withReconnectDelay(newDelay));
  }

  /** See {@link ConnectionSettings#livenessCheck}. */
  public DriverSettings withLivenessCheck(Duration newInterval) {
    return withConnection(connection.withLivenessCheck(newInterval));
  }

  /** See {@link ConnectionSettings#client}. */
  public DriverSettings withClient(Client newClient) {
    return withConnection(connection.withClient(newClient));
  }

  /** See {@link ConnectionSettings#tls}. */
  public DriverSettings withTls(TlsSettings newTls) {
    return withConnection(connection.withTls(newTls));
  }

  /** See {@link MessageSettings#encoding}. */
  public DriverSettings withEncoding(Encoding newEncoding) {
    return withMessages(messages.withEncoding(newEncoding));
  }

  /** See {@link MessageSettings#compression}. */
  public DriverSettings withCompression(Compression newCompression) {
    return withMessages(messages.withCompression(newCompression));
  }

  /** See {@link MessageSettings#maximumSize}. */
  public DriverSettings withMaximumMessageSize(int newSize) {
    return withMessages(messages.withMaximumSize(newSize));
  }

  /** See {@link ClusterSettings#servers}. */
  public DriverSettings withServers(List<String> newServers) {
    return withCluster(cluster.withServers(newServers));
  }

  /** See {@link ClusterSettings#routing}. */
  public DriverSettings withRouting(Routing newRouting) {
    return withCluster(cluster.withRouting(newRouting));
  }

  /** See {@link ClusterSettings#balance}. */
  public DriverSettings withBalance(Balancing newBalance) {
    return withCluster(cluster.withBalance(newBalance));
  }
}
