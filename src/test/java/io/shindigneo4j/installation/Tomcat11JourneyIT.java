package io.shindigneo4j.installation;

import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

@DisplayName("A journey through the portal in Tomcat 11")
@ExtendWith(SharedGraphServer.class)
@Exhaustive
@Timeout(TestDeadlines.TEST_SECONDS)
class Tomcat11JourneyIT {
  @Test
  @DisplayName("of two people who meet, and see live what the other does")
  void together(GraphServer graph) throws Exception {
    try (GadgetPortal site = GadgetPortal.startIn(TomcatRelease.TOMCAT_11, graph)) {
      site.loadCommunity();
      PortalJourneyIT.together(site);
    }
  }
}
