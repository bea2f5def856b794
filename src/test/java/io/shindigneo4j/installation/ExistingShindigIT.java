package io.shindigneo4j.installation;

import static org.hamcrest.Matchers.contains;

import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(value = 4, unit = TimeUnit.MINUTES)
class ExistingShindigIT {
  @TempDir Path directory;

  @Test
  @DisplayName("the classes jar and the driver jar are all that an existing Shindig needs")
  void twoJarsAndOneModule() throws Exception {
    Path war = directory.resolve("shindig.war");
    ExistingShindig.writeWithJars(
        war, Path.of(System.getProperty("classes.jar")), Path.of(System.getProperty("driver.jar")));
    try (PluggedServer neo4j = new PluggedServer()) {
      neo4j.start();
      neo4j.loadSample();
      try (StockTomcat tomcat = StockTomcat.start(war, neo4j.environment())) {
        new SocialApi(tomcat.address())
            .as("john.doe")
            .get("/rest/people/@me/@friends")
            .then()
            .statusCode(200)
            .body("list.id", contains("jane.doe", "george.doe", "maija.m"));
      }
    }
  }
}
