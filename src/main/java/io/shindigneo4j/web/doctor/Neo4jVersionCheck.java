package io.shindigneo4j.web.doctor;

import io.shindigneo4j.driver.ResultRecord;
import java.util.Optional;
import java.util.regex.Pattern;

/** Whether the version of Neo4j is one that the tests know. */
final class Neo4jVersionCheck extends DatabaseCheck {

  private static final String COMPONENTS =
      "CALL dbms.components() YIELD name, versions, edition"
          + " WHERE name = 'Neo4j Kernel' RETURN versions[0] AS version, edition";

  Neo4jVersionCheck(Database database) {
    super("neo4j", database);
  }

  @Override
  CheckOutcome ask(Database asked) {
    Optional<ResultRecord> kernel = asked.cypher(COMPONENTS).first();
    if (kernel.isEmpty()) {
      return CheckOutcome.skipped("not made: Neo4j does not tell its version");
    }
    return outcome(
        kernel.get().get("version", String.class), kernel.get().get("edition", String.class));
  }

  static CheckOutcome outcome(String version, String edition) {
    String detail = "Neo4j %s, %s".formatted(version, edition);
    return new Neo4jVersion(version).isSupported()
        ? CheckOutcome.ok(detail)
        : CheckOutcome.warning(
            detail, "Only Neo4j 5.26 and the calendar releases are tested: update it.");
  }

  /** A version of Neo4j, as its components say it. */
  private record Neo4jVersion(String text) {

    /** The long-term release 5.26, and those that are named by year and month. */
    private static final Pattern SUPPORTED =
        Pattern.compile("5\\.26([.-].*)?|20\\d\\d\\.\\d\\d?([.-].*)?");

    boolean isSupported() {
      return SUPPORTED.matcher(text).matches();
    }
  }
}
