package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.hamcrest.Matchers.contains;

import io.shindigneo4j.testing.FreePort;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@Timeout(value = 10, unit = TimeUnit.MINUTES)
@ExtendWith(SharedNeo4j.class)
class ExistingShindigIT {
  @TempDir Path directory;

  @Test
  @DisplayName("a Shindig with insecure tokens does not start unless these are asked for by name")
  void insecureTokens() throws Exception {
    Path war = directory.resolve("shindig.war");
    ExistingShindig.writeWithInsecureTokens(war, classesJar(), driverJar());
    Map<String, String> environment =
        Map.of("SHINDIG_NEO4J_URI", "ws://127.0.0.1:" + FreePort.find() + "/neo4j");
    assertThatThrownBy(() -> StockTomcat.start(war, environment))
        .hasMessageContaining("shindig.neo4j.token-type=insecure");
  }

  @Test
  @DisplayName("the classes jar and the driver jar are all that an existing Shindig needs")
  void twoJarsAndOneModule(PluggedServer neo4j) throws Exception {
    Path war = directory.resolve("shindig.war");
    ExistingShindig.writeWithJars(war, classesJar(), driverJar());
    try (StockTomcat tomcat = StockTomcat.start(war, neo4j.environment())) {
      new SocialApi(tomcat.address())
          .as("john.doe")
          .get("/rest/people/@me/@friends")
          .then()
          .statusCode(200)
          .body("list.id", contains("jane.doe", "george.doe", "maija.m"));
    }
  }

  private static Path classesJar() {
    return Path.of(System.getProperty("classes.jar"));
  }

  private static Path driverJar() {
    return Path.of(System.getProperty("driver.jar"));
  }
}
