package io.shindigneo4j.upgrade;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.StartsServer;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.web.launcher.WebappServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The short form of {@link UpgradeIT}, in this process. */
@DisplayName("The graph that a release has left behind")
@StartsServer
@Timeout(TestDeadlines.TEST_SECONDS)
class UpgradeTest {

  @TempDir Path working;

  static Stream<ReleaseFolder> releases() throws IOException {
    return ReleaseFolder.all().stream();
  }

  @ParameterizedTest
  @MethodSource("releases")
  void isServedAsBeforeEvenWithoutItsVersion(ReleaseFolder release) throws Exception {
    try (GraphServer graph =
        GraphServer.load(release.path(), Map.of(ServerSettings.enabled, false))) {
      graph.database("neo4j").executeTransactionally("MATCH (s:ShindigSchema) DELETE s");
      graph.restart(Map.of());
      try (GraphDriver driver = graph.driver()) {
        TestDeadlines.await().untilAsserted(() -> UpgradeChecks.assertNewestSchema(driver));
      }
      Path keyFile = Files.writeString(working.resolve("token.key"), release.tokenKey());
      Map<String, String> settings =
          ShindigEnvironment.properties(release.shindigSettings(), keyFile, "native");
      settings.put("shindig.neo4j.uri", graph.uri().toString());
      settings.put("shindig.neo4j.username", GraphServer.CREDENTIALS.username());
      settings.put("shindig.neo4j.password", GraphServer.CREDENTIALS.password());
      settings.put("shindig.neo4j.token-key", "");
      try (WebappServer shindig = WebappServer.start(working, settings)) {
        UpgradeChecks.assertSameAnswers(
            release, new ShindigClient(shindig.address(), release.tokenKey()));
      }
    }
  }
}
