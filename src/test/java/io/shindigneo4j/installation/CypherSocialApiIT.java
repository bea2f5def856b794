package io.shindigneo4j.installation;

import io.shindigneo4j.testing.Exhaustive;
import org.junit.jupiter.api.DisplayName;

@DisplayName("The WAR in Tomcat answers from a Neo4j server, by Cypher")
@Exhaustive
class CypherSocialApiIT extends SocialApiContract {
  CypherSocialApiIT() {
    super("cypher");
  }
}
