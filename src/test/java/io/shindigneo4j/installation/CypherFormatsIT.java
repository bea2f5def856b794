package io.shindigneo4j.installation;

import org.junit.jupiter.api.DisplayName;

@DisplayName("JSON, XML and Atom over HTTP, executed in Cypher")
class CypherFormatsIT extends FormatsContract {
  CypherFormatsIT() {
    super("cypher");
  }
}
