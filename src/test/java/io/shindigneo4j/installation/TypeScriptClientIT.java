package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.shindigneo4j.build.NodeModules;
import io.shindigneo4j.build.PageCommands;
import io.shindigneo4j.build.Shell;
import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.testing.ChildProcesses;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.PythonEnvironment;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.TestCluster;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Needs npm; the page needs Chromium, too. */
@DisplayName("The client in TypeScript")
@ExtendWith(SharedGraphServer.class)
@Exhaustive
@Timeout(TestDeadlines.TEST_SECONDS)
class TypeScriptClientIT {

  private static final Path CLIENT = NodeModules.PROJECT.resolve("clients/typescript");
  private static final PageCommands README = PageCommands.of("clients/typescript/README.md");

  private static final String HTML =
      """
      <!DOCTYPE html><script type="module">
      import * as client from './client.js';
      import {page} from './page.js';
      window.run = (uri, login) => page(client, uri, login);
      </script>\
      """;

  /** What {@code page.js} answers with. */
  private static final List<String> DONE =
      List.of(
          "bson none [0,255]2026-02-28 4000 30000",
          "bson deflate [0,255]2026-02-28 4000 30000",
          "bson lz4 [0,255]2026-02-28 4000 30000",
          "json none [0,255]2026-02-28 4000 30000",
          "json deflate [0,255]2026-02-28 4000 30000",
          "json lz4 [0,255]2026-02-28 4000 30000",
          "subscribed",
          "true Neo.ClientError.Statement.SyntaxError");

  @BeforeAll
  static void install() throws Exception {
    NodeModules.require();
  }

  @Test
  void passesItsTestsAgainstTheServer(GraphServer server) throws Exception {
    assertThat(README.run("test-client", CLIENT, variables(server))).contains("fail 0");
  }

  @Test
  void followsTheLeaderOfACluster(@TempDir Path folder) throws Exception {
    README.run("pack-client", CLIENT, Map.of("npm_config_dry_run", "true")); // builds it
    Path log = folder.resolve("client.log");
    try (TestCluster cluster = TestCluster.start()) {
      Process client = startInCluster(cluster, log);
      cluster.moveLeaderWhen(
          () -> Files.readString(log).contains("ready") || !client.isAlive(), 2, List.of(0, 1));
      assertThat(PythonEnvironment.output(client, log).lines()).containsExactly("ready", "passed");
    }
  }

  private static Process startInCluster(TestCluster cluster, Path log) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder("node", "test/support/followLeader.js")
            .directory(CLIENT.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile());
    builder.environment().putAll(variables("ws://" + cluster.address(1) + "/neo4j"));
    return ChildProcesses.start(builder);
  }

  private static Map<String, String> variables(GraphServer server) {
    return variables(server.uri().toString());
  }

  private static Map<String, String> variables(String uri) {
    return Map.of(
        "SHINDIG_NEO4J_URI",
        uri,
        "SHINDIG_NEO4J_USER",
        GraphServer.CREDENTIALS.username(),
        "SHINDIG_NEO4J_PASSWORD",
        GraphServer.CREDENTIALS.password());
  }

  @Test
  void isAPackageWithWhichTheExamplesOfItsPageRun(GraphServer server, @TempDir Path folder)
      throws Exception {
    Map<String, String> here = Map.of("npm_config_pack_destination", folder.toString());
    assertThat(README.run("pack-client", CLIENT, here)).contains("shindig-neo4j-0.1.0.tgz");
    Files.writeString(folder.resolve("package.json"), "{\"type\": \"module\"}");
    README.run("install-client", folder, Map.of("npm_config_offline", "true"));
    Files.writeString(folder.resolve("example.ts"), README.text("use-client"));
    Files.writeString(folder.resolve("examples.ts"), otherExamples());
    String printed =
        Shell.run(
            """
            sed -i "s|ws://localhost:7690/neo4j|$SHINDIG_NEO4J_URI|; s|secret|$SHINDIG_NEO4J_PASSWORD|" *.ts
            "$TOOLS/tsc" --strict --target es2022 --module nodenext --types "" *.ts
            node example.js
            node examples.js
            """,
            folder,
            with(
                variables(server),
                "TOOLS",
                NodeModules.PROJECT.resolve("node_modules/.bin").toString()));
    assertThat(printed.lines())
        .contains(
            "[ 'john' ]", "John", "person.updated john { fields: [ 'displayName' ] }", "done");
  }

  private static Map<String, String> with(
      Map<String, String> variables, String name, String value) {
    Map<String, String> more = new HashMap<>(variables);
    more.put(name, value);
    return more;
  }

  /** What stands on the page after that for a first look, with what it leaves to the reader. */
  private static String otherExamples() {
    return """
        import {connect, type Position} from 'shindig-neo4j';
        const password = 'secret';
        {
          %s
          driver.close();
        }
        const driver = connect('ws://localhost:7690/neo4j', {user: 'neo4j', password: 'secret'});
        {
          %s
        }
        let saved: Position | undefined;
        const text = "MATCH (p:Person {id: 'john'}) SET p.displayName = toString(rand())";
        const writing = setInterval(() => void driver.execute(text, {mode: 'write'}).catch(() => {}), 100);
        const show = (...event: unknown[]): void => {
          console.log(...event);
          throw new Error('enough');
        };
        const readAnew = (): void => {
          throw new Error('a gap');
        };
        try {
          %s
        } catch (end) {
          console.log(saved !== undefined && `${end}` === 'Error: enough' ? 'done' : end);
        }
        clearInterval(writing);
        driver.close();
        """
        .formatted(
            README.text("use-several-servers"),
            README.text("use-constants"),
            README.text("use-events"));
  }

  @Test
  void worksInAPageOfAnOriginThatTheServerLists() throws Exception {
    README.run("pack-client", CLIENT, Map.of("npm_config_dry_run", "true"));
    HttpServer pages =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    pages.createContext("/", TypeScriptClientIT::answer);
    pages.start();
    try {
      String origin = "http://localhost:" + pages.getAddress().getPort();
      assertThat(done(origin)).isEqualTo(DONE);
    } finally {
      pages.stop(0);
    }
  }

  private static Object done(String origin) throws Exception {
    try (GraphServer server =
            GraphServer.start(Map.of(ServerSettings.allowed_origins, List.of(origin)));
        Chromium chromium = Chromium.start()) {
      Page page = chromium.page();
      page.navigate(origin + "/");
      return page.evaluate(
          "([uri, user, password]) => window.run(uri, {user, password})",
          List.of(
              "ws://localhost:" + server.port() + "/neo4j", // of one site with the page
              GraphServer.CREDENTIALS.username(),
              GraphServer.CREDENTIALS.password()));
    }
  }

  private static void answer(HttpExchange exchange) throws IOException {
    try (exchange) {
      switch (exchange.getRequestURI().getPath()) {
        case "/client.js" -> script(exchange, "dist/shindig-neo4j.min.js");
        case "/page.js" -> script(exchange, "test/browser/page.js");
        default -> answer(exchange, "text/html", HTML.getBytes(StandardCharsets.UTF_8));
      }
    }
  }

  private static void script(HttpExchange exchange, String file) throws IOException {
    answer(exchange, "text/javascript", Files.readAllBytes(CLIENT.resolve(file)));
  }

  private static void answer(HttpExchange exchange, String type, byte[] body) throws IOException {
    exchange.getResponseHeaders().add("Content-Type", type);
    exchange.sendResponseHeaders(200, body.length);
    exchange.getResponseBody().write(body);
  }
}
