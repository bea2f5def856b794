package io.shindigneo4j.web.doctor;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Whether our plug-in answers, to a stranger, whom it asks to log in. */
record WebSocketCheck(Server server, WebSocketProbe probe) implements Check {

  static final String STEP = "websocket";

  private static final int UNAUTHORIZED = 401;
  private static final int UNAVAILABLE = 503;

  @Override
  public String name() {
    return server.check(STEP);
  }

  @Override
  public List<String> after() {
    return List.of(server.check(TlsCheck.STEP));
  }

  @Override
  public CheckOutcome run() {
    try {
      return outcome(probe.upgrade(server, Optional.empty()));
    } catch (IOException e) {
      return CheckOutcome.failure("no answer by HTTP: " + FailureMessages.words(e), advice(e));
    }
  }

  private static CheckOutcome outcome(UpgradeAnswer answer) {
    if (answer.status() == UNAUTHORIZED && answer.asksForLogin()) {
      return CheckOutcome.ok("the plug-in asks for a login");
    }
    if (answer.status() == UNAVAILABLE) {
      return CheckOutcome.failure(
          "the server is busy (503)", "Too many others log in, or it starts: try again later.");
    }
    return CheckOutcome.failure(
        "the answer is %d, and not that of the plug-in".formatted(answer.status()),
        "Give the port of the plug-in in shindig.neo4j.uri (server.shindig.neo4j.listen_address;"
            + " 7690 unless set): 7474 and 7687 are Neo4j's own. A proxy in between must pass"
            + " upgrades to WebSocket.");
  }

  private String advice(IOException failure) {
    return server.isEncrypted()
        ? TlsAdvice.of(failure)
        : "See whether the server encrypts (server.shindig.neo4j.tls_enabled in neo4j.conf): then"
            + " begin the address with wss. Otherwise it is not the port of the plug-in.";
  }
}
