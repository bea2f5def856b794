package io.shindigneo4j.web.doctor;

import com.google.common.base.Throwables;
import io.shindigneo4j.driver.DriverException;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A check that asks the database. What the user may not ask is no failure. */
abstract class DatabaseCheck implements Check {

  private static final String NO_RIGHTS = "Neo.ClientError.Security.";

  private static final Map<String, String> REFUSALS =
      Map.of(
          "cypher.forbidden",
          "not made: the plug-in takes no Cypher (server.shindig.neo4j.adhoc_cypher)",
          "procedure.forbidden",
          "not made: the user may not ask for it (server.shindig.neo4j.procedures)",
          "procedure.unknown",
          "not made: the plug-in is too old to tell");

  private final String name;
  private final Database database;

  DatabaseCheck(String name, Database database) {
    this.name = name;
    this.database = database;
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public List<String> after() {
    return List.of(RoundTripCheck.NAME);
  }

  @Override
  public final CheckOutcome run() throws Exception {
    try {
      return ask(database);
    } catch (RuntimeException e) { // of operations, one around that of the driver
      return Throwables.getCausalChain(e).stream()
          .filter(DriverException.class::isInstance)
          .flatMap(cause -> refusal(((DriverException) cause).code()).stream())
          .findFirst()
          .orElseThrow(() -> e);
    }
  }

  private static Optional<CheckOutcome> refusal(String code) {
    return Optional.ofNullable(
            code.startsWith(NO_RIGHTS)
                ? "not made: the user has no right to it in Neo4j"
                : REFUSALS.get(code))
        .map(CheckOutcome::skipped);
  }

  /** Asks, and says what it has come to. */
  abstract CheckOutcome ask(Database asked) throws Exception;
}
