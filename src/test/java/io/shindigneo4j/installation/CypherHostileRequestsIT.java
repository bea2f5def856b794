package io.shindigneo4j.installation;

import org.junit.jupiter.api.DisplayName;

@DisplayName("Hostile requests over HTTP, executed in Cypher")
class CypherHostileRequestsIT extends HostileRequestsContract {
  CypherHostileRequestsIT() {
    super("cypher");
  }
}
