package io.shindigneo4j.web.doctor;

import io.shindigneo4j.driver.DriverSettings;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** Whether a server lets the user of the settings in, to the database. It tries once. */
record LoginCheck(Server server, DriverSettings settings, WebSocketProbe probe) implements Check {

  static final String STEP = "login";

  private static final int BAD_REQUEST = 400;
  private static final int UNAUTHORIZED = 401;
  private static final int NOT_FOUND = 404;
  private static final int CONFLICT = 409;
  private static final int TOO_MANY_REQUESTS = 429;
  private static final int UNAVAILABLE = 503;

  @Override
  public String name() {
    return server.check(STEP);
  }

  @Override
  public List<String> after() {
    return List.of(server.check(WebSocketCheck.STEP));
  }

  @Override
  public CheckOutcome run() throws IOException {
    UpgradeAnswer answer =
        probe.upgrade(server, Optional.of(settings.credentials().authorization()));
    return answer.isOpen() ? opened(answer) : refused(answer.status());
  }

  private CheckOutcome opened(UpgradeAnswer answer) {
    return answer.subprotocol().equals(settings.subprotocol())
        ? CheckOutcome.ok("by the protocol " + answer.subprotocol())
        : CheckOutcome.failure(
            "the server has chosen no protocol",
            "Something between here and there drops the header Sec-WebSocket-Protocol.");
  }

  private CheckOutcome refused(int status) {
    return switch (status) {
      case BAD_REQUEST ->
          CheckOutcome.failure(
              "the plug-in does not speak " + settings.subprotocol(),
              "Update the older one of plug-in and Shindig, or see shindig.neo4j.encoding and"
                  + " shindig.neo4j.compression, and server.shindig.neo4j.compressions in"
                  + " neo4j.conf.");
      case UNAUTHORIZED -> LoginAdvice.WRONG;
      case NOT_FOUND -> LoginAdvice.noDatabase(server.uri());
      case CONFLICT ->
          CheckOutcome.failure(
              "the schema of the graph is newer than the plug-in",
              "Update the plug-in: an older one refuses the graph from then on.");
      case TOO_MANY_REQUESTS -> LoginAdvice.TOO_MANY;
      case UNAVAILABLE -> LoginAdvice.UNAVAILABLE;
      default -> CheckOutcome.failure("the server has refused it with status " + status);
    };
  }
}
