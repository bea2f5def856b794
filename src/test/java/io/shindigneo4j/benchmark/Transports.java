package io.shindigneo4j.benchmark;

import io.shindigneo4j.driver.Statement;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The transports that can be measured, by their names. */
final class Transports {

  /** Connects to what is on a stage. */
  private interface Opening {
    Client open(Stage stage);
  }

  private record Kind(Form form, Opening opening) {}

  private static final Map<String, Kind> KINDS = new LinkedHashMap<>();

  static {
    KINDS.put("websocket-native", new Kind(Form.NATIVE, webSocket(Statement::procedure)));
    KINDS.put("websocket-cypher", new Kind(Form.ONE_ROW, webSocket(Statement::cypher)));
    KINDS.put("websocket-cypher-rows", new Kind(Form.ROWS, webSocket(Statement::cypher)));
    KINDS.put("bolt", new Kind(Form.ROWS, Transports::bolt));
    KINDS.put("bolt-one-row", new Kind(Form.ONE_ROW, Transports::bolt));
    KINDS.put("bolt-procedure", new Kind(Form.CALL, Transports::bolt));
    KINDS.put("http", new Kind(Form.ROWS, Transports::http));
    KINDS.put(
        Transport.PING_PONG,
        new Kind(Form.NATIVE, stage -> new PingPongClient(stage.echo().port())));
    KINDS.put(
        Transport.EMBEDDED, new Kind(Form.NATIVE, stage -> new EmbeddedClient(stage.embedded())));
    KINDS.put(
        "embedded-cypher",
        new Kind(Form.ONE_ROW, stage -> new EmbeddedCypherClient(stage.embedded())));
  }

  private Transports() {}

  static List<String> names() {
    return List.copyOf(KINDS.keySet());
  }

  static Transport open(String name, Stage stage) {
    Kind kind = KINDS.get(name);
    return new Transport(name, kind.form(), kind.opening().open(stage));
  }

  private static Opening webSocket(Function<String, Statement> statement) {
    return stage -> new WebSocketClient(stage.server().driver(), statement);
  }

  private static Client bolt(Stage stage) {
    return new BoltClient(stage.server().boltAddress(), stage.server().credentials());
  }

  private static Client http(Stage stage) {
    return new QueryApiClient(stage.server().httpAddress(), stage.server().credentials());
  }
}
