package io.shindigneo4j.installation;

import io.shindigneo4j.testing.Exhaustive;
import org.junit.jupiter.api.DisplayName;

@DisplayName("JSON, XML and Atom over HTTP, executed in Cypher")
@Exhaustive
class CypherFormatsIT extends FormatsContract {
  CypherFormatsIT() {
    super("cypher");
  }
}
