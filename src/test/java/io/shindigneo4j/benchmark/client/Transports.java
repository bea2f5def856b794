package io.shindigneo4j.benchmark.client;

import io.shindigneo4j.benchmark.client.embedded.EmbeddedClient;
import io.shindigneo4j.benchmark.client.embedded.EmbeddedCypherClient;
import io.shindigneo4j.benchmark.client.gremlin.GremlinClient;
import io.shindigneo4j.benchmark.client.relational.RelationalClient;
import io.shindigneo4j.benchmark.question.Form;
import io.shindigneo4j.benchmark.result.Journal;
import io.shindigneo4j.benchmark.stage.MissingServerException;
import io.shindigneo4j.benchmark.stage.Stage;
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

/** The transports that can be measured, by their names; closing closes those that were opened. */
public final class Transports implements AutoCloseable {

  /** Connects to what is on a stage. */
  private interface Opening {
    Client open(Stage stage);
  }

  private record Kind(Form form, Opening opening) {}

  private static final String NATIVE = "websocket-native";
  private static final String CYPHER = "websocket-cypher";
  private static final String BOLT = "bolt";
  private static final String HTTP = "http";
  private static final String HTTP_FACE = "http-face";

  /** Those by which suites compare: ours native, ours by Cypher, and Neo4j's driver. */
  public static final List<String> OF_SERVER = List.of(NATIVE, CYPHER, BOLT);

  /** Those by which procedures are called alike: our driver, our HTTP, and Neo4j's. */
  public static final List<String> OF_PROCEDURES = List.of(NATIVE, HTTP_FACE, HTTP);

  /** Those with a database or server of their own, and other ways of those that are there. */
  private static final Set<String> NO_FIRST_LOOK =
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
    KINDS.put(NATIVE, new Kind(Form.NATIVE, webSocket(Statement::procedure)));
    KINDS.put(CYPHER, new Kind(Form.ONE_ROW, webSocket(Statement::cypher)));
    KINDS.put("websocket-cypher-rows", new Kind(Form.ROWS, webSocket(Statement::cypher)));
    KINDS.put(BOLT, new Kind(Form.ROWS, Transports::bolt));
    KINDS.put("bolt-one-row", new Kind(Form.ONE_ROW, Transports::bolt));
    KINDS.put("bolt-procedure", new Kind(Form.CALL, Transports::bolt));
    KINDS.put(HTTP, new Kind(Form.ROWS, Transports::http));
    KINDS.put(
        Transport.PING_PONG,
        new Kind(Form.NATIVE, stage -> new PingPongClient(stage.echo().port())));
    KINDS.put(
        "embedded-native", new Kind(Form.NATIVE, stage -> new EmbeddedClient(stage.embedded())));
    KINDS.put(
        "embedded-cypher",
        new Kind(Form.ONE_ROW, stage -> new EmbeddedCypherClient(stage.embedded())));
    KINDS.put("jpa", new Kind(Form.NATIVE, stage -> new RelationalClient(stage.tables())));
    KINDS.put("jpa-mariadb", new Kind(Form.NATIVE, stage -> new RelationalClient(stage.mariaDb())));
    KINDS.put("gremlin", new Kind(Form.NATIVE, stage -> new GremlinClient(stage.gremlin().port())));
  }

  private final Stage stage;
  private final Journal journal;
  private final List<Transport> opened = new ArrayList<>();

  /** Of what is on a stage. */
  public Transports(Stage stage, Journal journal) {
    this.stage = stage;
    this.journal = journal;
  }

  public static List<String> names() {
    return List.copyOf(KINDS.keySet());
  }

  /** Those that need no server but Neo4j's. */
  public static List<String> ofFirstLook() {
    return names().stream().filter(name -> !NO_FIRST_LOOK.contains(name)).toList();
  }

  /** Nothing, which the journal tells, where its server is missing. */
  public Optional<Transport> open(String name) {
    Kind kind = KINDS.get(name);
    try {
      Transport transport = new Transport(name, kind.form(), kind.opening().open(stage));
      opened.add(transport);
      return Optional.of(transport);
    } catch (MissingServerException e) {
      journal.skip(name, e.getMessage());
      return Optional.empty();
    }
  }

  /** Our driver on some server with these settings: native, or Cypher texts of one record. */
  public static Transport webSocket(DriverSettings settings, boolean isNative) {
    return isNative
        ? new Transport(NATIVE, Form.NATIVE, new WebSocketClient(settings, Statement::procedure))
        : new Transport(CYPHER, Form.ONE_ROW, new WebSocketClient(settings, Statement::cypher));
  }

  /** {@link #OF_SERVER}, of some server. */
  public static List<Transport> of(PluggedServer server) {
    return OF_SERVER.stream().map(name -> of(server, name)).toList();
  }

  /** One of {@link #OF_SERVER}, of some server. */
  public static Transport of(PluggedServer server, String name) {
    return switch (name) {
      case NATIVE -> webSocket(server.driverSettings(), true);
      case CYPHER -> webSocket(server.driverSettings(), false);
      case BOLT -> bolt(server);
      default -> throw new IllegalArgumentException(name);
    };
  }

  /** Neo4j's driver on some server: a record for each item. */
  public static Transport bolt(PluggedServer server) {
    return new Transport(
        BOLT, Form.ROWS, new BoltClient(server.boltAddress(), server.credentials()));
  }

  /** Neo4j's Query API of some server: a record for each item. */
  public static Transport http(PluggedServer server) {
    return new Transport(
        HTTP, Form.ROWS, new QueryApiClient(server.httpAddress(), server.credentials()));
  }

  /** {@link #OF_PROCEDURES}, of some server, ours in each format. */
  public static List<Transport> ofProcedures(PluggedServer server) {
    Credentials user = server.credentials();
    List<Transport> open = new ArrayList<>();
    for (Encoding encoding : Encoding.values()) {
      open.add(webSocket(server.driverSettings().withEncoding(encoding), true));
    }
    for (Format format : List.of(Format.BSON, Format.JSON)) {
      Client face = new HttpFaceClient(server.pluginHttpAddress(), user, format);
      open.add(new Transport(HTTP_FACE, Form.NATIVE, face));
    }
    open.add(new Transport(HTTP, Form.CALL, new QueryApiClient(server.httpAddress(), user)));
    return open;
  }

  private static Opening webSocket(Function<String, Statement> statement) {
    return stage -> new WebSocketClient(stage.server().driverSettings(), statement);
  }

  private static Client bolt(Stage stage) {
    return new BoltClient(stage.server().boltAddress(), stage.server().credentials());
  }

  private static Client http(Stage stage) {
    return new QueryApiClient(stage.server().httpAddress(), stage.server().credentials());
  }

  @Override
  public void close() {
    opened.forEach(Transport::close);
  }
}
