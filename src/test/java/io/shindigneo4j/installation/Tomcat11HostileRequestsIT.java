package io.shindigneo4j.installation;

import io.shindigneo4j.testing.Exhaustive;
import org.junit.jupiter.api.DisplayName;

@DisplayName("Hostile requests to Tomcat 11")
@Exhaustive
class Tomcat11HostileRequestsIT extends HostileRequestsContract {
  Tomcat11HostileRequestsIT() {
    super("native", TomcatRelease.TOMCAT_11);
  }
}
