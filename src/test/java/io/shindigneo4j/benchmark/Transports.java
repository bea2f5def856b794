package io.shindigneo4j.benchmark;

import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.installation.PluggedServer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The transports that can be measured, by their names. */
final class Transports {

  /** Connects to a running server. */
  private interface Opening {
    Client open(PluggedServer server, EchoProcess echo);
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
        new Kind(Form.NATIVE, (server, echo) -> new PingPongClient(echo.port())));
  }

  private Transports() {}

  static List<String> names() {
    return List.copyOf(KINDS.keySet());
  }

  static Transport open(String name, PluggedServer server, EchoProcess echo) {
    Kind kind = KINDS.get(name);
    return new Transport(name, kind.form(), kind.opening().open(server, echo));
  }

  private static Opening webSocket(Function<String, Statement> statement) {
    return (server, echo) -> new WebSocketClient(server.driver(), statement);
  }

  private static Client bolt(PluggedServer server, EchoProcess echo) {
    return new BoltClient(server.boltAddress(), server.credentials());
  }

  private static Client http(PluggedServer server, EchoProcess echo) {
    return new QueryApiClient(server.httpAddress(), server.credentials());
  }
}
