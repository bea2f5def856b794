package io.shindigneo4j.installation;

import org.junit.jupiter.api.DisplayName;

@DisplayName("The WAR in Tomcat 11 answers from a Neo4j server")
class Tomcat11SocialApiIT extends SocialApiContract {
  Tomcat11SocialApiIT() {
    super("native", TomcatRelease.TOMCAT_11);
  }
}
