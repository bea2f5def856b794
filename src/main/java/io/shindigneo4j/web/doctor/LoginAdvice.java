package io.shindigneo4j.web.doctor;

import java.net.URI;

/** What to do where a server does not let the user in, by whatever protocol. */
final class LoginAdvice {

  static final CheckOutcome WRONG =
      CheckOutcome.failure(
          "wrong user or password, or one that must be changed",
          "Correct shindig.neo4j.username, and shindig.neo4j.password-file or password. To give"
              + " the user another one, run in Neo4j: ALTER USER name SET PASSWORD 'new' CHANGE NOT REQUIRED.");

  static final CheckOutcome TOO_MANY =
      CheckOutcome.failure(
          "too many failed logins",
          "Wait some seconds, and find who else tries with a wrong password.");

  static final CheckOutcome UNAVAILABLE =
      CheckOutcome.failure(
          "the database is not available",
          "It starts, migrates, or has stopped: try again, then run SHOW DATABASES in the database"
              + " system, and read Neo4j's neo4j.log.");

  private LoginAdvice() {}

  static CheckOutcome noDatabase(URI uri) {
    return CheckOutcome.failure(
        "there is no database " + uri.getPath().substring(1),
        "The path of shindig.neo4j.uri is the name of the database, such as /neo4j.");
  }
}
