package io.shindigneo4j.installation;

import io.shindigneo4j.testing.Exhaustive;
import org.junit.jupiter.api.DisplayName;

@DisplayName("Hostile requests to Tomcat 10.1")
@Exhaustive
class Tomcat10HostileRequestsIT extends HostileRequestsContract {
  Tomcat10HostileRequestsIT() {
    super("native", TomcatRelease.TOMCAT_10);
  }
}
