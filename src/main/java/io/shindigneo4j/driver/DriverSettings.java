package io.shindigneo4j.driver;

import io.shindigneo4j.driver.metrics.DriverMeters;
import io.shindigneo4j.driver.tls.TlsSettings;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * How to reach a server. Immutable; each {@code with} method returns a changed copy.
 *
 * @param uri such as {@code ws://localhost:7690/neo4j}, or {@code wss} for an encrypted connection;
 *     by Bolt {@code bolt} or, for a cluster, {@code neo4j}, with {@code +s} or {@code +ssc} for
 *     encryption, as the official driver has it. The path is the name of the database
 * @param credentials asked for each new connection; by Bolt, once
 * @param connections how many are kept to a server; a statement goes to the least busy. By Bolt,
 *     each statement under way has one of its own, of 100 at most
 * @param encoding how values travel; of no meaning for Bolt
 * @param compression how what is sent is made smaller; the server answers in kind. Of no meaning
 *     for Bolt
 * @param connectTimeout how long one attempt to connect may take
 * @param callTimeout how long a statement may take that has no timeout of its own
 * @param reconnectDelay of no meaning for Bolt, which tries with each statement: how long to wait
 *     after the first failed attempt, at most, and after refused credentials
 * @param livenessCheck by Bolt, how long a connection may be unused before it is tested; otherwise,
 *     how long the server may be silent before it is asked with a ping for a sign of life; when it
 *     gives none for as long again, the connection is closed and another made. A link that drops
 *     silently is so found out within three times this. What is being sent at a time must not take
 *     longer on its way than this, since the ping follows it
 * @param maximumMessageSize in bytes, of no meaning for Bolt; a larger statement fails, a larger
 *     answer closes the connection
 * @param client the library that speaks WebSocket
 * @param tls whom encrypted connections trust; of no meaning for others. By Bolt it must be the
 *     default, which is what the Java runtime trusts
 * @param servers others besides that of the address, with the same scheme and database, each as
 *     host and port: {@code db2.example.org:7690}. By Bolt there are none
 * @param routing whether all of these are for reading and writing, or the servers are asked which
 *     of them there are and what for. By Bolt it must be none, as {@code neo4j} does that by itself
 * @param balance which one of several servers takes a statement; of no meaning for Bolt
 * @param meters hear what the driver does
 */
public record DriverSettings(
    URI uri,
    CredentialsProvider credentials,
    int connections,
    Encoding encoding,
    Compression compression,
    Duration connectTimeout,
    Duration callTimeout,
    ReconnectDelay reconnectDelay,
    Duration livenessCheck,
    int maximumMessageSize,
    Client client,
    TlsSettings tls,
    List<String> servers,
    Routing routing,
    Balancing balance,
    DriverMeters meters) {

  public static final int MOST_CONNECTIONS = 1_000;

  private static final Set<String> SCHEMES = Set.of("ws", "wss");

  private static final Set<String> BOLT_SCHEMES =
      Set.of("bolt", "bolt+s", "bolt+ssc", "neo4j", "neo4j+s", "neo4j+ssc");

  /** A path of one name. */
  private static final Pattern DATABASE = Pattern.compile("/[^/]+");

  private static final int CONNECTIONS = 2;
  private static final Duration CONNECT_TIMEOUT = Duration.ofSeconds(5);
  private static final Duration CALL_TIMEOUT = Duration.ofSeconds(30);
  private static final Duration LIVENESS_CHECK = Duration.ofSeconds(10);
  private static final int MAXIMUM_MESSAGE_SIZE = 64 * 1024 * 1024;

  /** How values travel. */
  public enum Encoding {
    BSON,
    JSON
  }

  /** How larger messages are compressed, for connections on which bytes cost more than time. */
  public enum Compression {
    NONE,
    /** In as little time as deflate can. */
    DEFLATE,
    /** To as few bytes as deflate can. */
    DEFLATE_BEST,
    /** Faster than deflate, and to more bytes. */
    LZ4
  }

  /** The library that speaks WebSocket. */
  public enum Client {
    NETTY,
    /** The Jakarta WebSocket API with Tyrus. */
    TYRUS
  }

  /** How it is known what a server is for. */
  public enum Routing {
    /** All of them are for reading and for writing. */
    NONE,
    /** They say so themselves, by Neo4j's routing table, and whenever it changes. */
    TABLE
  }

  /** Which one of several servers takes a statement. */
  public enum Balancing {
    /** The one with the fewest in flight. */
    LEAST_BUSY,
    /** One after the other. */
    ROUND_ROBIN
  }

  public DriverSettings {
    Objects.requireNonNull(uri, "uri");
    Objects.requireNonNull(credentials, "credentials");
    Objects.requireNonNull(encoding, "encoding");
    Objects.requireNonNull(compression, "compression");
    Objects.requireNonNull(client, "client");
    Objects.requireNonNull(tls, "tls");
    Objects.requireNonNull(meters, "meters");
    if (uri.getUserInfo() != null) { // which would end up in messages and logs
      throw new IllegalArgumentException("credentials do not belong into the address");
    }
    if (!isKnown(String.valueOf(uri.getScheme())) || uri.getHost() == null) {
      throw new IllegalArgumentException("not a WebSocket address, and none of Bolt: " + uri);
    }
    if (!DATABASE.matcher(uri.getPath()).matches()) {
      throw new IllegalArgumentException(
          "the address must name the database, as in ws://localhost:7690/neo4j: " + uri);
    }
    if (BOLT_SCHEMES.contains(uri.getScheme()) && !tls.equals(TlsSettings.DEFAULT)) {
      throw new IllegalArgumentException(
          "trust and key stores are for wss; Bolt trusts whom the Java runtime trusts: " + uri);
    }
    Objects.requireNonNull(routing, "routing");
    Objects.requireNonNull(balance, "balance");
    servers = List.copyOf(servers);
    if (BOLT_SCHEMES.contains(uri.getScheme()) && (!servers.isEmpty() || routing != Routing.NONE)) {
      throw new IllegalArgumentException(
          "other servers and routing are for ws and wss; by Bolt, neo4j finds them itself: " + uri);
    }
    for (String server : servers) {
      ServerAddress.of(server, uri);
    }
    Objects.requireNonNull(reconnectDelay, "reconnectDelay");
    Timeouts.require("connectTimeout", connectTimeout);
    Timeouts.require("callTimeout", callTimeout);
    Timeouts.require("livenessCheck", livenessCheck);
    if (connections < 1 || connections > MOST_CONNECTIONS) {
      throw new IllegalArgumentException("connections must be between 1 and " + MOST_CONNECTIONS);
    }
    if (maximumMessageSize <= 0) {
      throw new IllegalArgumentException("maximumMessageSize must be positive");
    }
  }

  private static boolean isKnown(String scheme) {
    return SCHEMES.contains(scheme) || BOLT_SCHEMES.contains(scheme);
  }

  /** Whether the server is reached by Bolt, and so runs Cypher alone. */
  public boolean isBolt() {
    return BOLT_SCHEMES.contains(uri.getScheme());
  }

  /** The address and those of the other servers. */
  List<URI> addresses() {
    return Stream.concat(
            Stream.of(uri), servers.stream().map(server -> ServerAddress.of(server, uri)))
        .distinct()
        .toList();
  }

  /**
   * Whether a statement may go to a server that is behind another one: what must see an earlier
   * write then names its bookmark.
   */
  public boolean hasFollowers() {
    return routing == Routing.TABLE || uri.getScheme().startsWith("neo4j");
  }

  public static DriverSettings of(String uri, CredentialsProvider credentials) {
    return new DriverSettings(
        URI.create(uri),
        credentials,
        CONNECTIONS,
        Encoding.BSON,
        Compression.NONE,
        CONNECT_TIMEOUT,
        CALL_TIMEOUT,
        ReconnectDelay.DEFAULT,
        LIVENESS_CHECK,
        MAXIMUM_MESSAGE_SIZE,
        Client.NETTY,
        TlsSettings.DEFAULT,
        List.of(),
        Routing.NONE,
        Balancing.LEAST_BUSY,
        DriverMeters.NONE);
  }

  public DriverSettings withConnections(int newConnections) {
    return with(draft -> draft.connections = newConnections);
  }

  public DriverSettings withEncoding(Encoding newEncoding) {
    return with(draft -> draft.encoding = newEncoding);
  }

  public DriverSettings withCompression(Compression newCompression) {
    return with(draft -> draft.compression = newCompression);
  }

  public DriverSettings withConnectTimeout(Duration newTimeout) {
    return with(draft -> draft.connectTimeout = newTimeout);
  }

  public DriverSettings withCallTimeout(Duration newTimeout) {
    return with(draft -> draft.callTimeout = newTimeout);
  }

  public DriverSettings withReconnectDelay(ReconnectDelay newDelay) {
    return with(draft -> draft.reconnectDelay = newDelay);
  }

  public DriverSettings withLivenessCheck(Duration newInterval) {
    return with(draft -> draft.livenessCheck = newInterval);
  }

  public DriverSettings withMaximumMessageSize(int newSize) {
    return with(draft -> draft.maximumMessageSize = newSize);
  }

  public DriverSettings withClient(Client newClient) {
    return with(draft -> draft.client = newClient);
  }

  public DriverSettings withTls(TlsSettings newTls) {
    return with(draft -> draft.tls = newTls);
  }

  public DriverSettings withServers(List<String> newServers) {
    return with(draft -> draft.servers = newServers);
  }

  public DriverSettings withRouting(Routing newRouting) {
    return with(draft -> draft.routing = newRouting);
  }

  public DriverSettings withBalance(Balancing newBalance) {
    return with(draft -> draft.balance = newBalance);
  }

  /**
   * Such as {@link io.shindigneo4j.driver.metrics.MicrometerMeters}, where Micrometer is on the
   * class path.
   */
  public DriverSettings withMeters(DriverMeters newMeters) {
    return with(draft -> draft.meters = newMeters);
  }

  private DriverSettings with(Consumer<Draft> change) {
    Draft draft = new Draft();
    change.accept(draft);
    return draft.settings();
  }

  /** A copy that can be changed, as records have none. */
  private final class Draft {

    private int connections = connections();
    private Encoding encoding = encoding();
    private Compression compression = compression();
    private Duration connectTimeout = connectTimeout();
    private Duration callTimeout = callTimeout();
    private ReconnectDelay reconnectDelay = reconnectDelay();
    private Duration livenessCheck = livenessCheck();
    private int maximumMessageSize = maximumMessageSize();
    private Client client = client();
    private TlsSettings tls = tls();
    private List<String> servers = servers();
    private Routing routing = routing();
    private Balancing balance = balance();
    private DriverMeters meters = meters();

    private DriverSettings settings() {
      return new DriverSettings(
          uri,
          credentials,
          connections,
          encoding,
          compression,
          connectTimeout,
          callTimeout,
          reconnectDelay,
          livenessCheck,
          maximumMessageSize,
          client,
          tls,
          servers,
          routing,
          balance,
          meters);
    }
  }
}
