package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.shindigneo4j.build.PageCommands;
import io.shindigneo4j.build.Shell;
import io.shindigneo4j.driver.Credentials;
import io.shindigneo4j.driver.DriverSettings;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A whole Neo4j, by the commands of the page,")
@Exhaustive
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class Neo4jCommandsIT {

  private static final PageCommands PAGE = PageCommands.of("docs/install.md");

  /** Whom the page creates. */
  private static final Credentials SHINDIG = new Credentials("shindig", "secret-of-shindig");

  @TempDir private Path backups;
  private TutorialFolder folder;
  private Path home;
  private Map<String, String> variables;

  @BeforeEach
  void install() throws Exception {
    folder = new TutorialFolder();
    home = folder.addNeo4j();
    variables =
        Map.of(
            "NEO4J", home.toString(),
            "PLUGIN", System.getProperty("plugin.jar"),
            "BACKUPS", backups.toString(),
            "JAVA_HOME", System.getProperty("java.home"));
    follow("install-plugin");
    Shell.run("$NEO4J/bin/neo4j-admin dbms set-initial-password first-secret", home, variables);
    follow("stop-when-out-of-memory");
    follow("restart-neo4j");
    awaitStarts(1);
  }

  private void follow(String command) throws Exception {
    PAGE.run(command, home, variables);
  }

  /** The log says what the page says, so many times. */
  private void awaitStarts(int number) {
    await().atMost(TestDeadlines.PROCESS).until(() -> starts() == number);
  }

  private long starts() throws IOException {
    Path log = home.resolve("logs/neo4j.log");
    return Files.exists(log)
        ? Files.readString(log).split("Endpoint \\(ws, http\\) on", -1).length - 1
        : 0;
  }

  @AfterEach
  void stop() throws Exception {
    Shell.run("$NEO4J/bin/neo4j stop || true", home, variables);
    folder.close();
  }

  @Test
  void getsAUserABackupAndANewPlugIn() throws Exception {
    Credentials first = new Credentials("neo4j", "first-secret");
    ask("system", first, Statement.cypher(PAGE.text("create-user")).writing());
    ask("neo4j", SHINDIG, Statement.cypher("CREATE (:Kept)").writing());
    follow("upgrade-backup");
    assertThat(backups.resolve("neo4j.dump")).isNotEmptyFile();
    follow("upgrade-plugin");
    awaitStarts(2);
    Statement kept = Statement.cypher("MATCH (k:Kept) RETURN k");
    assertThat(ask("neo4j", SHINDIG, kept).records()).hasSize(1);
    follow("restart-neo4j");
    awaitStarts(3);
  }

  private Result ask(String database, Credentials credentials, Statement statement) {
    DriverSettings settings = DriverSettings.of(folder.endpoint(database), credentials);
    try (GraphDriver driver = GraphDriver.connect(settings)) {
      return driver.execute(statement);
    }
  }
}
