package io.shindigneo4j.installation;

import org.junit.jupiter.api.DisplayName;

@DisplayName("Who may do what over HTTP, executed in Cypher")
class CypherAccessMatrixIT extends AccessMatrixContract {
  CypherAccessMatrixIT() {
    super("cypher");
  }
}
