package io.shindigneo4j.server;

import static org.neo4j.configuration.SettingConstraints.max;
import static org.neo4j.configuration.SettingConstraints.min;
import static org.neo4j.configuration.SettingConstraints.minSize;
import static org.neo4j.configuration.SettingConstraints.noDuplicates;
import static org.neo4j.configuration.SettingValueParsers.BOOL;
import static org.neo4j.configuration.SettingValueParsers.BYTES;
import static org.neo4j.configuration.SettingValueParsers.DURATION;
import static org.neo4j.configuration.SettingValueParsers.INT;
import static org.neo4j.configuration.SettingValueParsers.LONG;
import static org.neo4j.configuration.SettingValueParsers.PATH;
import static org.neo4j.configuration.SettingValueParsers.SOCKET_ADDRESS;
import static org.neo4j.configuration.SettingValueParsers.STRING;
import static org.neo4j.configuration.SettingValueParsers.listOf;
import static org.neo4j.configuration.SettingValueParsers.ofEnum;

import io.shindigneo4j.metrics.MetricsExport;
import io.shindigneo4j.server.connection.OutboundMemory;
import io.shindigneo4j.server.http.MetricsAccess;
import io.shindigneo4j.server.procedure.ProcedureRights;
import io.shindigneo4j.server.routing.RoutingAddresses;
import io.shindigneo4j.server.session.AdhocCypher;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.neo4j.configuration.Description;
import org.neo4j.configuration.GraphDatabaseSettings;
import org.neo4j.configuration.SettingImpl;
import org.neo4j.configuration.SettingsDeclaration;
import org.neo4j.configuration.helpers.SocketAddress;
import org.neo4j.graphdb.config.Setting;

/**
 * The plug-in's settings in {@code neo4j.conf}; found by Neo4j through {@code META-INF/services}.
 */
public final class ServerSettings implements SettingsDeclaration {

  /** Neo4j takes settings in namespaces of its own only. */
  private static final String PREFIX = "server.shindig.neo4j.";

  private static final int DEFAULT_PORT = 7690;
  private static final int FEWEST_WORKERS = 4;
  private static final int WORKERS_PER_PROCESSOR = 2;
  private static final long SMALLEST_MESSAGE_LIMIT = 1024;
  private static final long PARTS_OF_THE_HEAP = 8;
  private static final long MEBIBYTE = 1024 * 1024;

  /**
   * As many as take half of Neo4j's memory for transactions, which is 70 % of the heap, but no more
   * than a few hundred threads.
   */
  private static final int TRANSACTIONS =
      (int) Math.max(8, Math.min(200, Runtime.getRuntime().maxMemory() * 7 / 10 / (4 * MEBIBYTE)));

  @Description("Whether the plug-in opens its endpoint.")
  public static final Setting<Boolean> enabled =
      SettingImpl.newBuilder(PREFIX + "enabled", BOOL, true).build();

  @Description("Address that the endpoint listens on.")
  public static final Setting<SocketAddress> listen_address =
      SettingImpl.newBuilder(
              PREFIX + "listen_address", SOCKET_ADDRESS, new SocketAddress(DEFAULT_PORT))
          .setDependency(GraphDatabaseSettings.default_listen_address)
          .build();

  @Description(
      "Address for clients, as the log names it; the port is that of listen_address unless set.")
  public static final Setting<SocketAddress> advertised_address =
      SettingImpl.newBuilder(
              PREFIX + "advertised_address", SOCKET_ADDRESS, new SocketAddress(DEFAULT_PORT))
          .setDependency(GraphDatabaseSettings.default_advertised_address)
          .build();

  @Description(
      "Where the plug-in's meters are shown, besides `GET /metrics`: `jmx`, or `none`, which leaves them unmeasured.")
  public static final Setting<MetricsExport> metrics =
      SettingImpl.newBuilder(PREFIX + "metrics", ofEnum(MetricsExport.class), MetricsExport.JMX)
          .build();

  @Description(
      "Addresses for clients of other servers of a cluster, by their Bolt addresses, such as"
          + " `db1:7687=wss1.example.org:7690`, separated by commas; others have the port of this"
          + " server.")
  public static final Setting<RoutingAddresses> routing_addresses =
      SettingImpl.newBuilder(
              PREFIX + "routing_addresses",
              new RoutingAddressesParser(),
              new RoutingAddresses(Map.of()))
          .build();

  @Description("Whether connections are encrypted (wss). Plain ones are refused then.")
  public static final Setting<Boolean> tls_enabled =
      SettingImpl.newBuilder(PREFIX + "tls_enabled", BOOL, false).build();

  @Description(
      "PEM file with the server's certificate, and those between it and its authority's. Read again"
          + " when it changes.")
  public static final Setting<Path> tls_certificate = file("tls_certificate");

  @Description(
      "PEM file with the key of the certificate, in PKCS #8 and not encrypted. Read again when it"
          + " changes.")
  public static final Setting<Path> tls_private_key = file("tls_private_key");

  @Description(
      "PEM file with the authorities of clients' certificates; if set, clients must have one. Read"
          + " again when it changes.")
  public static final Setting<Path> tls_client_trust = file("tls_client_trust");

  @Description(
      "Origins of web pages that may connect, such as `https://www.example.org`, separated by"
          + " commas.")
  public static final Setting<List<String>> allowed_origins =
      SettingImpl.newBuilder(PREFIX + "allowed_origins", listOf(STRING), List.of()).build();

  @Description(
      "Whether clients may send Cypher of their own: `allowed`, `read_only`, or `forbidden`, which"
          + " leaves them the native procedures.")
  public static final Setting<AdhocCypher> adhoc_cypher =
      SettingImpl.newBuilder(
              PREFIX + "adhoc_cypher", ofEnum(AdhocCypher.class), AdhocCypher.ALLOWED)
          .build();

  @Description("Which users may call which native procedures: `*:people.*,groups.get;alice:*`.")
  public static final Setting<ProcedureRights> procedures =
      SettingImpl.newBuilder(
              PREFIX + "procedures", new ProcedureRightsParser(), ProcedureRights.parse("*"))
          .build();

  @Description("Folder of packs: jars that bring native procedures.")
  public static final Setting<Path> packs_directory = folder("packs_directory", "packs");

  @Description("Folder of stored Cypher: files that are procedures each.")
  public static final Setting<Path> stored_cypher_directory =
      folder("stored_cypher_directory", "cypher");

  @Description(
      "Whether packs and stored Cypher are loaded again when they change. For development.")
  public static final Setting<Boolean> procedures_reload =
      SettingImpl.newBuilder(PREFIX + "procedures_reload", BOOL, false).build();

  @Description("Connections that have not logged in yet; one more is closed at once.")
  public static final Setting<Integer> maximum_connections_before_login =
      SettingImpl.newBuilder(PREFIX + "maximum_connections_before_login", INT, 1_000)
          .addConstraint(min(1))
          .build();

  @Description("Open transactions of one connection; one more is refused.")
  public static final Setting<Integer> maximum_open_transactions =
      SettingImpl.newBuilder(PREFIX + "maximum_open_transactions", INT, 100)
          .addConstraint(min(1))
          .build();

  @Description("Most fragments of one message.")
  public static final Setting<Integer> maximum_fragments =
      SettingImpl.newBuilder(PREFIX + "maximum_fragments", INT, 1_000)
          .addConstraint(min(1))
          .build();

  @Description(
      "Longest time in which a message that has begun need neither end nor grow by 16 KiB.")
  public static final Setting<Duration> message_timeout =
      SettingImpl.newBuilder(PREFIX + "message_timeout", DURATION, Duration.ofSeconds(30))
          .addConstraint(min(Duration.ofMillis(1)))
          .build();

  @Description(
      "Most memory for the friendships and memberships of a database. An eighth of it is for reading"
          + " them; a graph that takes more than the rest stays in the store until it is smaller, and"
          + " 0 disables the graph in memory.")
  public static final Setting<Long> projection_memory =
      SettingImpl.newBuilder(
              PREFIX + "projection_memory",
              BYTES,
              Runtime.getRuntime().maxMemory() / PARTS_OF_THE_HEAP)
          .build();

  @Description(
      "Most memory for what is read of the nodes of a database: properties, the entries of profiles,"
          + " and the order of timelines. Unused entries are evicted; 0 disables the cache.")
  public static final Setting<Long> properties_memory =
      SettingImpl.newBuilder(
              PREFIX + "properties_memory",
              BYTES,
              Runtime.getRuntime().maxMemory() / PARTS_OF_THE_HEAP)
          .build();

  @Description(
      "Most memory for answers that clients have not read yet. A connection that has a sixteenth of it"
          + " gets no more work done; when it is used up, the connection ends whose client has read"
          + " nothing for longest.")
  public static final Setting<Long> answers_memory =
      SettingImpl.newBuilder(PREFIX + "answers_memory", BYTES, OutboundMemory.defaultSize())
          .addConstraint(min(MEBIBYTE))
          .build();

  @Description(
      "Threads that run requests that only read, and as many for those that write. A quarter of it,"
          + " at least two, plans new Cypher texts. Half of it, at least one, makes answers of more than"
          + " 128 KiB while others wait.")
  public static final Setting<Integer> worker_threads =
      SettingImpl.newBuilder(
              PREFIX + "worker_threads",
              INT,
              Math.max(
                  FEWEST_WORKERS,
                  WORKERS_PER_PROCESSOR * Runtime.getRuntime().availableProcessors()))
          .addConstraint(min(1))
          .build();

  @Description(
      "Requests that wait for a lock, say, without keeping a thread from others; each has a thread"
          + " besides those of worker_threads.")
  public static final Setting<Integer> maximum_waiting_requests =
      SettingImpl.newBuilder(PREFIX + "maximum_waiting_requests", INT, 200)
          .addConstraint(min(0))
          .build();

  @Description(
      "Open transactions and streams of all users together; one more is refused. Each takes 2 MiB"
          + " of Neo4j's memory for transactions and may have a thread.")
  public static final Setting<Integer> maximum_transactions_in_all =
      SettingImpl.newBuilder(PREFIX + "maximum_transactions_in_all", INT, TRANSACTIONS)
          .addConstraint(min(1))
          .build();

  @Description("Open transactions and streams of one user; one more is refused.")
  public static final Setting<Integer> maximum_transactions_of_user =
      SettingImpl.newBuilder(PREFIX + "maximum_transactions_of_user", INT, TRANSACTIONS * 3 / 4)
          .addConstraint(min(1))
          .build();

  @Description("Longest Cypher text of a client, in characters.")
  public static final Setting<Integer> maximum_cypher_length =
      SettingImpl.newBuilder(PREFIX + "maximum_cypher_length", INT, 1024 * 1024)
          .addConstraint(min(1))
          .build();

  @Description(
      "How many brackets, operators and clauses of a client's Cypher text may enclose or follow one"
          + " another; a comma ends a chain of operators.")
  public static final Setting<Integer> maximum_cypher_nesting =
      SettingImpl.newBuilder(PREFIX + "maximum_cypher_nesting", INT, 500)
          .addConstraint(min(1))
          .build();

  @Description("Requests that wait for a thread; one more is refused as busy.")
  public static final Setting<Integer> queue_size =
      SettingImpl.newBuilder(PREFIX + "queue_size", INT, 10_000).addConstraint(min(1)).build();

  @Description("Requests of one connection that are not answered yet; one more is refused.")
  public static final Setting<Integer> maximum_requests_in_flight =
      SettingImpl.newBuilder(PREFIX + "maximum_requests_in_flight", INT, 1_000)
          .addConstraint(min(1))
          .build();

  @Description("Largest message, of a request as of an answer.")
  public static final Setting<Long> maximum_message_size =
      SettingImpl.newBuilder(PREFIX + "maximum_message_size", BYTES, 64 * MEBIBYTE)
          .addConstraint(min(SMALLEST_MESSAGE_LIMIT))
          .addConstraint(max(1024 * MEBIBYTE))
          .build();

  @Description("How messages may be compressed; clients choose among these.")
  public static final Setting<List<CompressionName>> compressions =
      SettingImpl.newBuilder(
              PREFIX + "compressions",
              listOf(ofEnum(CompressionName.class)),
              List.of(CompressionName.values()))
          .addConstraint(minSize(0)) // it must have more than that
          .addConstraint(noDuplicates())
          .build();

  @Description("Whether answers are deflated in little time (FAST) or to few bytes (BEST).")
  public static final Setting<CompressionLevel> compression_level =
      SettingImpl.newBuilder(
              PREFIX + "compression_level", ofEnum(CompressionLevel.class), CompressionLevel.FAST)
          .build();

  @Description("Most records of one answer.")
  public static final Setting<Integer> maximum_records =
      SettingImpl.newBuilder(PREFIX + "maximum_records", INT, 100_000)
          .addConstraint(min(1))
          .build();

  @Description(
      "Most friendships and memberships that one native procedure on the social graph may look at.")
  public static final Setting<Long> graph_work_limit =
      SettingImpl.newBuilder(PREFIX + "graph_work_limit", LONG, 20_000_000L)
          .addConstraint(min(1L))
          .build();

  @Description("Longest time that a request may run, whatever it asks for.")
  public static final Setting<Duration> request_timeout =
      SettingImpl.newBuilder(PREFIX + "request_timeout", DURATION, Duration.ofMinutes(2))
          .addConstraint(min(Duration.ofMillis(1)))
          .build();

  @Description(
      "Longest time that a client may leave answers unread, or ask for no more records, before it"
          + " loses the work that waits for that.")
  public static final Setting<Duration> stream_timeout =
      SettingImpl.newBuilder(PREFIX + "stream_timeout", DURATION, Duration.ofMinutes(1))
          .addConstraint(min(Duration.ofMillis(1)))
          .build();

  @Description("Longest time from the opening of a connection to its login.")
  public static final Setting<Duration> login_timeout =
      SettingImpl.newBuilder(PREFIX + "login_timeout", DURATION, Duration.ofSeconds(30))
          .addConstraint(min(Duration.ofMillis(1)))
          .build();

  @Description(
      "How often the account of each WebSocket's user is looked at; the connection ends when it has changed.")
  public static final Setting<Duration> login_check_interval =
      SettingImpl.newBuilder(PREFIX + "login_check_interval", DURATION, Duration.ofSeconds(20))
          .addConstraint(min(Duration.ofMillis(1)))
          .build();

  @Description(
      "How long a login counts on a connection of HTTP; then the account is looked at again, and the"
          + " password where that has changed.")
  public static final Setting<Duration> http_login_lifetime =
      SettingImpl.newBuilder(PREFIX + "http_login_lifetime", DURATION, Duration.ofMinutes(1))
          .addConstraint(min(Duration.ofMillis(1)))
          .build();

  @Description(
      "Who may read `GET /metrics`: each user by a `login`, or whoever is on the server's own machine"
          + " as well (`loopback`).")
  public static final Setting<MetricsAccess> http_metrics_access =
      SettingImpl.newBuilder(
              PREFIX + "http_metrics_access", ofEnum(MetricsAccess.class), MetricsAccess.LOGIN)
          .build();

  @Description(
      "Longest time without traffic. Then a WebSocket is pinged, and closed after the same time again"
          + " without traffic; an HTTP connection is closed at once. Also the longest time that a"
          + " client may leave data unread.")
  public static final Setting<Duration> idle_timeout =
      SettingImpl.newBuilder(PREFIX + "idle_timeout", DURATION, Duration.ofMinutes(1))
          .addConstraint(min(Duration.ofMillis(1)))
          .build();

  @Description(
      "Longest time that a server which stops waits for the requests in flight; 0s for not at all.")
  public static final Setting<Duration> drain_timeout =
      SettingImpl.newBuilder(PREFIX + "drain_timeout", DURATION, Duration.ofSeconds(10))
          .addConstraint(min(Duration.ZERO))
          .build();

  /** A folder below Neo4j's folder of plug-ins. Neo4j itself does not look into subfolders. */
  private static Setting<Path> folder(String name, String defaultName) {
    return SettingImpl.newBuilder(PREFIX + name, PATH, Path.of(defaultName))
        .setDependency(GraphDatabaseSettings.plugin_dir)
        .build();
  }

  private static Setting<Path> file(String name) {
    return SettingImpl.newBuilder(PREFIX + name, PATH, null)
        .setDependency(GraphDatabaseSettings.neo4j_home)
        .build();
  }
}
