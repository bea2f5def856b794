package io.shindigneo4j.installation;

import org.junit.jupiter.api.DisplayName;

@DisplayName("The WAR in Tomcat answers from a Neo4j server, by native procedures")
class NativeSocialApiIT extends SocialApiContract {
  NativeSocialApiIT() {
    super("native");
  }
}
