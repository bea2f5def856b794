package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.build.PageCommands;
import io.shindigneo4j.build.Shell;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("The plug-in in a full Neo4j server")
@Timeout(value = 4, unit = TimeUnit.MINUTES)
class HttpFaceIT {

  private static final PageCommands PAGE = PageCommands.of("docs/http.md");

  @Test
  void answersOverHttpAlsoAfterARestart() throws Exception {
    try (PluggedServer server = new PluggedServer()) {
      server.start();
      HttpFaceContract.answersOverHttp(server);
      assertThatThePagesCommandIsAnswered(server);
      server.stop();
      server.start();
      HttpFaceContract.answersOverHttp(server);
    }
  }

  private static void assertThatThePagesCommandIsAnswered(PluggedServer server) throws Exception {
    try (GraphDriver driver = server.driver()) {
      driver.execute(
          Statement.cypher("CREATE (:Person {id: 'john.doe', displayName: 'John Doe'})").writing());
    }
    String command =
        PAGE.text("curl-cypher")
            .replace("http://localhost:7690", server.faceAddress())
            .replace("neo4j:secret", Neo4jServer.USER + ":" + Neo4jServer.PASSWORD);
    assertThat(Shell.run(command, Path.of("."), Map.of()))
        .contains("\"columns\":[\"name\"],\"records\":[[\"John Doe\"]]");
  }
}
