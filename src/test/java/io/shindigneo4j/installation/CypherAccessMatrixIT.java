package io.shindigneo4j.installation;

import io.shindigneo4j.testing.Exhaustive;
import org.junit.jupiter.api.DisplayName;

@DisplayName("Who may do what over HTTP, executed in Cypher")
@Exhaustive
class CypherAccessMatrixIT extends AccessMatrixContract {
  CypherAccessMatrixIT() {
    super("cypher");
  }
}
