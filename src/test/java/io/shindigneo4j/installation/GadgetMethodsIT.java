package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Exhaustive
@DisplayName("What gadgets call")
@ExtendWith(SharedGraphServer.class)
@Timeout(TestDeadlines.TEST_SECONDS)
class GadgetMethodsIT {
  /** Fewer would mean that services are gone. */
  private static final int METHODS = 111;

  @TempDir static Path directory;
  private static GadgetPortal portal;

  @BeforeAll
  static void start(GraphServer graph) throws Exception {
    portal = GadgetPortal.start(graph, directory);
  }

  @AfterAll
  static void stop() {
    if (portal != null) {
      portal.close();
    }
  }

  @BeforeEach
  void people() throws Exception {
    portal.loadPeople();
  }

  @Test
  @DisplayName("is each method of each service, and each answers as it should")
  void everyMethod() {
    Map<String, Object> results = portal.results("everyMethod.xml");
    assertThat((List<?>) results.get("left")).as("methods that nothing calls").isEmpty();
    assertThat((List<?>) results.get("problems")).isEmpty();
    assertThat((int) results.get("count")).isGreaterThanOrEqualTo(METHODS);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "opensocial-0.7",
        "opensocial-0.8",
        "opensocial-0.8.1",
        "opensocial-0.9",
        "opensocial-1.0",
        "opensocial-2.0",
        "opensocial-2.5"
      })
  @DisplayName("are the requests of old gadgets, too")
  void oldRequests(String feature) {
    portal.site().set("feature", feature);
    assertThat(portal.results("oldRequests.xml?" + feature))
        .containsEntry("written", false)
        .containsEntry("failed", false)
        .containsEntry("viewer", "Johnny")
        .containsEntry("owner", "john.doe")
        .containsEntry("isViewer", true)
        .containsEntry("friends", List.of("george.doe", "jane.doe", "maija.m"))
        .containsEntry("total", 3)
        .containsEntry("data", "green")
        .containsEntry("activities", 2);
  }
}
