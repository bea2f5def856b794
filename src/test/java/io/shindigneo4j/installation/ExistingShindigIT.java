package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.hamcrest.Matchers.contains;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.shindigneo4j.testing.FreePort;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
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
    assertThat(run(neo4j, classesJar(), driverJar())).contains("there is no jsoup");
  }

  @Test
  @DisplayName("an existing Shindig reads HTML by jsoup where it has it")
  void withJsoup(PluggedServer neo4j) throws Exception {
    Path jsoup = ExistingShindig.ofOurs("jsoup", directory);
    assertThat(run(neo4j, classesJar(), driverJar(), jsoup)).doesNotContain("there is no jsoup");
  }

  /** Asks for people and for a gadget, and returns the log. */
  private String run(PluggedServer neo4j, Path... jars) throws Exception {
    Path war = directory.resolve("shindig.war");
    ExistingShindig.writeWithJars(war, jars);
    HttpServer host = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
    host.createContext("/", ExistingShindigIT::answer);
    host.start();
    int port = host.getAddress().getPort();
    Map<String, String> environment = new HashMap<>(neo4j.environment());
    environment.put("SHINDIG_NEO4J_INTERNAL_HOSTS", "localhost:" + port);
    try (StockTomcat tomcat = StockTomcat.start(war, environment)) {
      assertPeople(tomcat.address());
      String gadget = "gadgets/ifr?url=http://localhost:" + port + "/gadget.xml";
      Http.Answer answer = Http.at(tomcat.address() + gadget).get();
      assertThat(answer.status()).isEqualTo(200);
      assertThat(answer.body()).contains("<p>a &amp; b<br>c</p>");
      return tomcat.log();
    } finally {
      host.stop(0);
    }
  }

  private static void assertPeople(String address) {
    new SocialApi(address)
        .as("john.doe")
        .get("/rest/people/@me/@friends")
        .then()
        .statusCode(200)
        .body("list.id", contains("jane.doe", "george.doe", "maija.m"));
  }

  private static void answer(HttpExchange exchange) throws IOException {
    byte[] gadget =
        ("<Module><ModulePrefs title='g'/>"
                + "<Content><![CDATA[<p>a &amp; b<br>c]]></Content></Module>")
            .getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(200, gadget.length);
    exchange.getResponseBody().write(gadget);
    exchange.close();
  }

  private static Path classesJar() {
    return Path.of(System.getProperty("classes.jar"));
  }

  private static Path driverJar() {
    return Path.of(System.getProperty("driver.jar"));
  }
}
