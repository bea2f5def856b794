package io.shindigneo4j.web.doctor;

import io.shindigneo4j.driver.DriverException;
import java.util.List;

/** Whether Neo4j lets the user of the settings in, by Bolt. */
record BoltLoginCheck(Server server, Database database) implements Check {

  @Override
  public String name() {
    return server.check(LoginCheck.STEP);
  }

  @Override
  public List<String> after() {
    return List.of(server.check(TlsCheck.STEP));
  }

  @Override
  public CheckOutcome run() {
    try {
      database.cypher("RETURN 1");
      return CheckOutcome.ok("by Bolt");
    } catch (DriverException e) {
      return refused(e);
    }
  }

  private CheckOutcome refused(DriverException failure) {
    return switch (failure.code()) {
      case DriverException.UNAUTHORIZED -> LoginAdvice.WRONG;
      case "Neo.ClientError.Database.DatabaseNotFound" -> LoginAdvice.noDatabase(server.uri());
      case "Neo.ClientError.Security.AuthenticationRateLimit" -> LoginAdvice.TOO_MANY;
      case "Neo.TransientError.General.DatabaseUnavailable" -> LoginAdvice.UNAVAILABLE;
      default ->
          CheckOutcome.failure(
              FailureMessages.words(failure),
              "See whether the address is that of Bolt (7687 unless set), and whether Neo4j"
                  + " encrypts there: then begin it with bolt+s or neo4j+s.");
    };
  }
}
