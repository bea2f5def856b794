package io.shindigneo4j.installation;

import io.shindigneo4j.testing.Exhaustive;
import org.junit.jupiter.api.DisplayName;

@DisplayName("Hostile requests over HTTP, executed in Cypher")
@Exhaustive
class CypherHostileRequestsIT extends HostileRequestsContract {
  CypherHostileRequestsIT() {
    super("cypher");
  }
}
