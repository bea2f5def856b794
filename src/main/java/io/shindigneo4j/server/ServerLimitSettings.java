package io.shindigneo4j.server;

import static org.neo4j.configuration.SettingConstraints.max;
import static org.neo4j.configuration.SettingConstraints.min;
import static org.neo4j.configuration.SettingValueParsers.BYTES;
import static org.neo4j.configuration.SettingValueParsers.DURATION;
import static org.neo4j.configuration.SettingValueParsers.INT;
import static org.neo4j.configuration.SettingValueParsers.LONG;

import io.shindigneo4j.server.connection.OutboundMemory;
import io.shindigneo4j.server.session.RequestMemory;
import java.time.Duration;
import org.neo4j.configuration.Description;
import org.neo4j.configuration.SettingImpl;
import org.neo4j.configuration.SettingsDeclaration;
import org.neo4j.graphdb.config.Setting;

/**
 * Settings in {@code neo4j.conf} that bound what clients may take: in number, in bytes and in time.
 */
public final class ServerLimitSettings implements SettingsDeclaration {

  private static final String PREFIX = ServerSettings.PREFIX;

  private static final int MIN_WORKERS = 4;
  private static final int WORKERS_PER_PROCESSOR = 2;
  private static final long MIN_MESSAGE_LIMIT = 1024;
  private static final long MEBIBYTE = 1024 * 1024;
  private static final long MIN_EXPORT_MEMORY = 1024;

  /** Of the heap, one is for an export. */
  private static final long EXPORT_PARTS = 16;

  /**
   * As many as take half of Neo4j's memory for transactions, which is 70 % of the heap, but no more
   * than a few hundred threads.
   */
  private static final int TRANSACTIONS =
      (int) Math.max(8, Math.min(200, Runtime.getRuntime().maxMemory() * 7 / 10 / (4 * MEBIBYTE)));

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
      "Most memory for answers that clients have not read yet. A connection that has a sixteenth of it"
          + " gets no more work done; when it is used up, the connection ends whose client has read"
          + " nothing for longest.")
  public static final Setting<Long> answers_memory =
      SettingImpl.newBuilder(PREFIX + "answers_memory", BYTES, OutboundMemory.defaultSize())
          .addConstraint(min(MEBIBYTE))
          .build();

  @Description(
      "Most memory of requests that are not done, of all connections together, with that of their"
          + " values; a connection may have an eighth, and a user half. A larger request is refused"
          + " until others are done. One that is alone may be larger. Requests of up to 4 KiB have"
          + " half as much beside it, of which a user may have half. Remembered texts and calls have"
          + " a quarter beside it, of which a user may have half. Half as much is there for the"
          + " values of one request, and for requests that have arrived in part.")
  public static final Setting<Long> requests_memory =
      SettingImpl.newBuilder(PREFIX + "requests_memory", BYTES, RequestMemory.defaultSize())
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
                  MIN_WORKERS, WORKERS_PER_PROCESSOR * Runtime.getRuntime().availableProcessors()))
          .addConstraint(min(1))
          .build();

  @Description(
      "Requests that wait for a lock, say, without keeping a thread from others: so many reads, as"
          + " many writes, and as many that are planned. Each has a thread besides those of"
          + " worker_threads.")
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

  @Description(
      "Requests of one user that wait for a thread; one more is refused as busy. All users together"
          + " may have twice as many.")
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
          .addConstraint(min(MIN_MESSAGE_LIMIT))
          .addConstraint(max(1024 * MEBIBYTE))
          .build();

  @Description("Most records of one answer.")
  public static final Setting<Integer> maximum_records =
      SettingImpl.newBuilder(PREFIX + "maximum_records", INT, 100_000)
          .addConstraint(min(1))
          .build();

  @Description(
      "Most friendships and memberships that one native procedure may look at. What a list reads of"
          + " the store counts as 20.")
  public static final Setting<Long> graph_work_limit =
      SettingImpl.newBuilder(PREFIX + "graph_work_limit", LONG, 20_000_000L)
          .addConstraint(min(1L))
          .build();

  @Description(
      "Most memory for what others change while the graph is exported. With more the export fails,"
          + " and can be begun again.")
  public static final Setting<Long> export_memory =
      SettingImpl.newBuilder(
              PREFIX + "export_memory", BYTES, Runtime.getRuntime().maxMemory() / EXPORT_PARTS)
          .addConstraint(min(MIN_EXPORT_MEMORY))
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
}
