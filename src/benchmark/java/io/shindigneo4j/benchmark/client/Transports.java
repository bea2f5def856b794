package io.shindigneo4j.benchmark.client;

import io.shindigneo4j.benchmark.client.embedded.EmbeddedClient;
import io.shindigneo4j.benchmark.client.embedded.EmbeddedCypherClient;
import io.shindigneo4j.benchmark.client.gremlin.GremlinClient;
import io.shindigneo4j.benchmark.client.relational.RelationalClient;
import io.shindigneo4j.benchmark.environment.BenchmarkEnvironment;
import io.shindigneo4j.benchmark.environment.process.MissingServerException;
import io.shindigneo4j.benchmark.question.Client;
import io.shindigneo4j.benchmark.question.RequestForm;
import io.shindigneo4j.benchmark.result.RunLog;
import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.DriverSettings.Encoding;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.installation.PluggedServer;
import io.shindigneo4j.protocol.Format;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** The transports that can be measured, by name. Closing this closes all that were opened. */
public final class Transports implements AutoCloseable {

  /** Connects to a server of the environment. */
  private interface Connector {
    Client open(BenchmarkEnvironment environment);
  }

  private record Kind(RequestForm form, Connector connector) {}

  private static final String NATIVE = "websocket-native";
  private static final String CYPHER = "websocket-cypher";
  private static final String BOLT = "bolt";
  private static final String HTTP = "http";
  private static final String PLUGIN_HTTP = "http-face";

  /**
   * The transports that most suites compare: our driver with native procedures, our driver with
   * Cypher, and Neo4j's driver.
   */
  public static final List<String> OF_SERVER = List.of(NATIVE, CYPHER, BOLT);

  /**
   * The transports that call the same procedures: our driver, our HTTP endpoint, and Neo4j's Query
   * API.
   */
  public static final List<String> OF_PROCEDURES = List.of(NATIVE, PLUGIN_HTTP, HTTP);

  /**
   * Left out of a quick run: transports that need another server, and variants of other transports.
   */
  private static final Set<String> NOT_IN_QUICK_RUN =
      Set.of(
          "embedded-native",
          "embedded-cypher",
          "jpa",
          "jpa-mariadb",
          "gremlin",
          "websocket-cypher-rows",
          "bolt-procedure");

  private static final Map<String, Kind> KINDS = new LinkedHashMap<>();

  static {
    KINDS.put(NATIVE, new Kind(RequestForm.NATIVE, webSocket(Statement::procedure)));
    KINDS.put(CYPHER, new Kind(RequestForm.ONE_ROW, webSocket(Statement::cypher)));
    KINDS.put("websocket-cypher-rows", new Kind(RequestForm.ROWS, webSocket(Statement::cypher)));
    KINDS.put(BOLT, new Kind(RequestForm.ROWS, Transports::bolt));
    KINDS.put("bolt-one-row", new Kind(RequestForm.ONE_ROW, Transports::bolt));
    KINDS.put("bolt-procedure", new Kind(RequestForm.CALL, Transports::bolt));
    KINDS.put(HTTP, new Kind(RequestForm.ROWS, Transports::http));
    KINDS.put(
        MeasuredTransport.PING_PONG,
        new Kind(RequestForm.NATIVE, environment -> new PingPongClient(environment.echo().port())));
    KINDS.put(
        "embedded-native",
        new Kind(RequestForm.NATIVE, environment -> new EmbeddedClient(environment.embedded())));
    KINDS.put(
        "embedded-cypher",
        new Kind(
            RequestForm.ONE_ROW, environment -> new EmbeddedCypherClient(environment.embedded())));
    KINDS.put(
        "jpa",
        new Kind(RequestForm.NATIVE, environment -> new RelationalClient(environment.tables())));
    KINDS.put(
        "jpa-mariadb",
        new Kind(RequestForm.NATIVE, environment -> new RelationalClient(environment.mariaDb())));
    KINDS.put(
        "gremlin",
        new Kind(
            RequestForm.NATIVE, environment -> new GremlinClient(environment.gremlin().port())));
  }

  private final BenchmarkEnvironment environment;
  private final RunLog runLog;
  private final List<MeasuredTransport> opened = new ArrayList<>();

  /** The transports of an environment. */
  public Transports(BenchmarkEnvironment environment, RunLog runLog) {
    this.environment = environment;
    this.runLog = runLog;
  }

  public static List<String> names() {
    return List.copyOf(KINDS.keySet());
  }

  /** The transports of a quick run. They need only Neo4j's server. */
  public static List<String> ofQuickRun() {
    return names().stream().filter(name -> !NOT_IN_QUICK_RUN.contains(name)).toList();
  }

  /** Opens a transport. If its server is missing, notes that in the log and returns nothing. */
  public Optional<MeasuredTransport> open(String name) {
    Kind kind = KINDS.get(name);
    try {
      MeasuredTransport transport =
          new MeasuredTransport(name, kind.form(), kind.connector().open(environment));
      opened.add(transport);
      return Optional.of(transport);
    } catch (MissingServerException e) {
      runLog.skip(name, e.getMessage());
      return Optional.empty();
    }
  }

  /** Our driver with these settings: native procedures, or Cypher whose answer is one record. */
  public static MeasuredTransport webSocket(DriverSettings settings, boolean nativeCalls) {
    return nativeCalls
        ? new MeasuredTransport(
            NATIVE, RequestForm.NATIVE, new WebSocketClient(settings, Statement::procedure))
        : new MeasuredTransport(
            CYPHER, RequestForm.ONE_ROW, new WebSocketClient(settings, Statement::cypher));
  }

  /** Opens {@link #OF_SERVER} on this server. */
  public static List<MeasuredTransport> of(PluggedServer server) {
    return OF_SERVER.stream().map(name -> of(server, name)).toList();
  }

  /** Opens one of {@link #OF_SERVER} on this server. */
  public static MeasuredTransport of(PluggedServer server, String name) {
    return switch (name) {
      case NATIVE -> webSocket(server.driverSettings(), true);
      case CYPHER -> webSocket(server.driverSettings(), false);
      case BOLT -> bolt(server);
      default -> throw new IllegalArgumentException(name);
    };
  }

  /** Neo4j's driver on this server, with a record for each item. */
  public static MeasuredTransport bolt(PluggedServer server) {
    return new MeasuredTransport(
        BOLT, RequestForm.ROWS, new BoltClient(server.boltAddress(), server.credentials()));
  }

  /** Neo4j's Query API of this server, with a record for each item. */
  public static MeasuredTransport http(PluggedServer server) {
    return new MeasuredTransport(
        HTTP, RequestForm.ROWS, new QueryApiClient(server.httpAddress(), server.credentials()));
  }

  /** Opens {@link #OF_PROCEDURES} on this server; our driver in each format. */
  public static List<MeasuredTransport> ofProcedures(PluggedServer server) {
    Credentials user = server.credentials();
    List<MeasuredTransport> open = new ArrayList<>();
    for (Encoding encoding : Encoding.values()) {
      open.add(webSocket(server.driverSettings().withEncoding(encoding), true));
    }
    for (Format format : List.of(Format.BSON, Format.JSON)) {
      Client client = new PluginHttpClient(server.pluginHttpAddress(), user, format);
      open.add(new MeasuredTransport(PLUGIN_HTTP, RequestForm.NATIVE, client));
    }
    open.add(
        new MeasuredTransport(
            HTTP, RequestForm.CALL, new QueryApiClient(server.httpAddress(), user)));
    return open;
  }

  private static Connector webSocket(Function<String, Statement> statement) {
    return environment -> new WebSocketClient(environment.server().driverSettings(), statement);
  }

  private static Client bolt(BenchmarkEnvironment environment) {
    return new BoltClient(environment.server().boltAddress(), environment.server().credentials());
  }

  private static Client http(BenchmarkEnvironment environment) {
    return new QueryApiClient(
        environment.server().httpAddress(), environment.server().credentials());
  }

  @Override
  public void close() {
    opened.forEach(MeasuredTransport::close);
  }
}
