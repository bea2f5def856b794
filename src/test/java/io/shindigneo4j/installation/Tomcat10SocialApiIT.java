package io.shindigneo4j.installation;

import io.shindigneo4j.testing.Exhaustive;
import org.junit.jupiter.api.DisplayName;

@DisplayName("The WAR in Tomcat 10.1 answers from a Neo4j server")
@Exhaustive
class Tomcat10SocialApiIT extends SocialApiContract {
  Tomcat10SocialApiIT() {
    super("native", TomcatRelease.TOMCAT_10);
  }
}
