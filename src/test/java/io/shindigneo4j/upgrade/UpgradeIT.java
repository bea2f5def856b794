package io.shindigneo4j.upgrade;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.installation.PluggedServer;
import io.shindigneo4j.installation.StockTomcat;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.TestDeadlines;
import io.shindigneo4j.web.command.Operator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each release's graph and settings, in servers of this build. */
@DisplayName("What a release has left behind")
@Exhaustive
@Timeout(TestDeadlines.TEST_SECONDS)
class UpgradeIT {

  @TempDir Path working;

  static Stream<ReleaseFolder> releases() throws IOException {
    return ReleaseFolder.all().stream();
  }

  @ParameterizedTest
  @MethodSource("releases")
  void isMigratedAndServedAsBefore(ReleaseFolder release) throws Exception {
    Path keyFile = Files.writeString(working.resolve("token.key"), release.tokenKey() + "\n");
    try (PluggedServer server =
        new PluggedServer(
            release.neo4jSettings(), List.of("-Xmx768m", "-XX:TieredStopAtLevel=1"))) {
      server.load(release.path());
      server.start();
      try (GraphDriver driver = server.driver()) {
        UpgradeChecks.assertNewestSchema(driver);
        for (String queries : List.of("native", "cypher")) {
          assertServes(release, server, keyFile, queries);
        }
        UpgradeChecks.assertSecretsOpen(driver, new Operator(operator(server, keyFile)));
      }
    }
  }

  private static void assertServes(
      ReleaseFolder release, PluggedServer server, Path keyFile, String queries) throws Exception {
    Map<String, String> properties =
        ShindigEnvironment.properties(release.shindigSettings(), keyFile, queries);
    try (StockTomcat tomcat =
        StockTomcat.start(ShindigEnvironment.variables(properties, server.environment()))) {
      String address = tomcat.address().replaceAll("/$", "");
      UpgradeChecks.assertSameAnswers(release, new ShindigClient(address, release.tokenKey()));
    }
  }

  private static Map<String, String> operator(PluggedServer server, Path keyFile) {
    Map<String, String> settings = new HashMap<>();
    settings.put("shindig.neo4j.uri", server.uri());
    settings.put("shindig.neo4j.username", server.credentials().username());
    settings.put("shindig.neo4j.password", server.credentials().password());
    settings.put("shindig.neo4j.token-key-file", keyFile.toString());
    settings.put("shindig.neo4j.token-key-delay", "PT0.001S");
    return settings;
  }
}
