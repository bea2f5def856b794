package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.shindigneo4j.build.PageCommands;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.testing.Exhaustive;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The page's steps in their order, with the page's commands; one connection sees it all. */
@DisplayName("The pack that docs/procedures.md begins with")
@Timeout(value = 20, unit = TimeUnit.MINUTES)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
@Exhaustive
class PackTemplateIT {

  private static final PageCommands PAGE = PageCommands.of("docs/procedures.md");
  private static final Path PROJECT = Path.of(System.getProperty("build.directory")).getParent();
  private static final String JAR = "hello-pack-1.0.jar";
  private static final Duration LOADED = Duration.ofMinutes(2);

  @TempDir private static Path folder;
  private static Path project;
  private static PluggedServer server;
  private static GraphDriver driver;

  @BeforeAll
  static void start() throws Exception {
    project = folder.resolve("hello");
    Path sources = Files.createDirectories(folder.resolve("shindig-neo4j/src"));
    Files.createSymbolicLink(sources.resolve("template"), PROJECT.resolve("src/template"));
    server = new PluggedServer();
    run("copy-template");
    run("reload-procedures");
    server.start();
    driver = server.driver();
    driver.execute(Statement.cypher(statement(0)).writing());
    driver.execute(
        Statement.cypher(
                "MATCH (ann:Person {id: 'ann'})"
                    + " CREATE (ann)-[:FRIEND_OF]->(:Person {id: 'cleo', displayName: 'Cleo'})")
            .writing());
  }

  /** With the variables that the page names, and the build's Maven. */
  private static void run(String name, String... mavenOptions) throws Exception {
    String path = Path.of(System.getProperty("maven.home"), "bin") + File.pathSeparator;
    PAGE.run(
        name,
        folder,
        Map.of(
            "NEO4J", server.plugins().getParent().toString(),
            "PLUGIN", System.getProperty("plugin.jar"),
            "MAVEN_OPTS", String.join(" ", mavenOptions),
            "PATH", path + System.getenv("PATH")));
  }

  /** Of those that the page runs in Neo4j Browser. */
  private static String statement(int index) {
    return PAGE.text("call-pack").split(";")[index];
  }

  @AfterAll
  static void stop() throws Exception {
    if (driver != null) {
      driver.close();
    }
    if (server != null) {
      server.close();
    }
  }

  @Test
  @Order(1)
  void isBuiltAndTestedByItself() throws Exception {
    run("build-pack");
    assertThat(project.resolve("target/surefire-reports")).isNotEmptyDirectory();
  }

  @Test
  @Order(2)
  void isCalledOnceItIsInItsFolder() throws Exception {
    run("install-pack");
    await().atMost(LOADED).until(() -> version("hello.friends").equals("1.0"));
    assertThat(names("hello.friends")).containsExactly("Bob", "Cleo");
  }

  @Test
  @Order(3)
  void isCalledFromCypher() throws IOException {
    assertThat(driver.execute(Statement.cypher(statement(1))).first().orElseThrow().get("name"))
        .isEqualTo("Bob");
    String overHttp =
        Http.at(server.httpAddress() + "db/neo4j/tx/commit")
            .as(Neo4jServer.USER, Neo4jServer.PASSWORD)
            .post(
                "{\"statements\": [{\"statement\": \"CALL shindig.read('hello.friends',"
                    + " {person: 'ann'}) YIELD value RETURN value.name\"}]}")
            .body();
    assertThat(overHttp).contains("Bob", "Cleo");
  }

  @Test
  @Order(4)
  void isReplacedOnTheSameConnection() throws Exception {
    Path source = project.resolve("src/main/java/org/example/hello/FriendNames.java");
    String changed =
        Files.readString(source)
            .replace("\"1.0\"", "\"1.1\"")
            .replace(".sorted()", ".sorted(java.util.Comparator.reverseOrder())");
    Files.writeString(source, changed);
    run("build-pack", "-Dmaven.test.skip=true");
    run("install-pack");
    await().atMost(LOADED).until(() -> version("hello.friends").equals("1.1"));
    assertThat(names("hello.friends")).containsExactly("Cleo", "Bob");
  }

  @Test
  @Order(5)
  void worksNextToABrokenPack() throws Exception {
    Path broken = Files.writeString(folder.resolve("broken"), "no jar");
    drop(broken, "broken.jar");
    Path text = Files.writeString(folder.resolve("text"), "// Says hello.\n// mode: maybe\n");
    Files.createDirectories(server.plugins().resolve("cypher"));
    Files.move(text, server.plugins().resolve("cypher/broken.cypher"));
    await()
        .atMost(LOADED)
        .until(() -> server.logText().contains("line 2: the mode is read or write, not maybe"));
    assertThat(server.logText()).contains("broken.jar cannot be used: it cannot be read as a jar");
    assertThat(names("hello.friends")).containsExactly("Cleo", "Bob");
  }

  @Test
  @Order(6)
  void isRemovedWithItsJar() throws Exception {
    Files.delete(server.plugins().resolve("packs").resolve(JAR));
    await().atMost(LOADED).until(() -> version("hello.friends").isEmpty());
  }

  @Test
  @Order(7)
  void isFollowedByStoredCypher() throws Exception {
    Path text = Files.writeString(folder.resolve("names"), PAGE.text("stored-cypher"));
    Files.move(text, server.plugins().resolve("cypher/friends.names.cypher"));
    await().atMost(LOADED).until(() -> version("friends.names").equals("1.0"));
    assertThat(names("friends.names")).containsExactly("Bob", "Cleo");
  }

  private static void drop(Path file, String name) throws IOException {
    Path packs = Files.createDirectories(server.plugins().resolve("packs"));
    Path near = Files.copy(file, packs.resolve(name + ".tmp"), StandardCopyOption.REPLACE_EXISTING);
    Files.move(near, packs.resolve(name), StandardCopyOption.REPLACE_EXISTING);
  }

  private static List<Object> names(String procedure) {
    return driver.execute(Statement.procedure(procedure).with("person", "ann")).records().stream()
        .map(friend -> friend.get("name"))
        .toList();
  }

  /** Empty where there is no such procedure. */
  private static String version(String name) {
    Statement list = Statement.procedure("system.procedures");
    for (ResultRecord procedure : driver.execute(list).records()) {
      if (procedure.get("name").equals(name)) {
        return procedure.get("version", String.class);
      }
    }
    return "";
  }
}
