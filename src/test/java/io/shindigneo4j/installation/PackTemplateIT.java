package io.shindigneo4j.installation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.driver.Statement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The steps of the page in order, seen by one connection. */
@DisplayName("The pack that docs/procedures.md begins with")
@Timeout(value = 20, unit = TimeUnit.MINUTES)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class PackTemplateIT {

  private static final Path TEMPLATE =
      Path.of(System.getProperty("build.directory")).resolveSibling("src/template/pack");
  private static final String PLUGIN = System.getProperty("plugin.jar");
  private static final String JAR = "hello-pack-1.0.jar";
  private static final Duration BUILT = Duration.ofMinutes(10);
  private static final Duration LOADED = Duration.ofMinutes(2);

  @TempDir private static Path folder;
  private static Path project;
  private static PluggedServer server;
  private static GraphDriver driver;

  @BeforeAll
  static void start() throws Exception {
    project = folder.resolve("hello");
    copy(TEMPLATE, project);
    server =
        new PluggedServer(
            Map.of("server.shindig.neo4j.procedures_reload", "true"), List.of("-Xmx768m"));
    server.start();
    driver = server.driver();
    driver.execute(
        Statement.cypher(
                "CREATE (ann:Person {id: 'ann'}) WITH ann UNWIND ['Bob', 'Cleo'] AS name"
                    + " CREATE (ann)-[:FRIEND_OF]->(:Person {id: name, displayName: name})")
            .writing());
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

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path copy = to.resolve(from.relativize(file).toString());
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      }
    }
  }

  @Test
  @Order(1)
  void isBuiltAndTestedByItself() throws Exception {
    build();
    assertThat(project.resolve("target/surefire-reports")).isNotEmptyDirectory();
  }

  @Test
  @Order(2)
  void isCalledAfterTheJarIsCopied() throws Exception {
    drop(project.resolve("target").resolve(JAR), JAR);
    await().atMost(LOADED).until(() -> version().equals("1.0"));
    assertThat(names()).containsExactly("Bob", "Cleo");
  }

  @Test
  @Order(3)
  void isCalledFromCypher() throws IOException {
    Statement call =
        Statement.cypher(
            "CALL shindig.call('hello.friends', {person: 'ann', limit: 1}) YIELD value"
                + " RETURN value.name AS name");
    assertThat(driver.execute(call).first().orElseThrow().get("name")).isEqualTo("Bob");
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
    build("-Dmaven.test.skip=true");
    drop(project.resolve("target").resolve(JAR), JAR);
    await().atMost(LOADED).until(() -> version().equals("1.1"));
    assertThat(names()).containsExactly("Cleo", "Bob");
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
    assertThat(names()).containsExactly("Cleo", "Bob");
  }

  @Test
  @Order(6)
  void isRemovedWithItsJar() throws Exception {
    Files.delete(server.plugins().resolve("packs").resolve(JAR));
    await().atMost(LOADED).until(() -> version().isEmpty());
  }

  private static void build(String... more) throws Exception {
    Path log = folder.resolve("build.log");
    ProcessBuilder maven =
        new ProcessBuilder(
            Stream.concat(
                    Stream.of(
                        Path.of(System.getProperty("maven.home"), "bin", "mvn").toString(),
                        "-q",
                        "-B",
                        "-f",
                        project.resolve("pom.xml").toString(),
                        "-Dplugin.jar=" + PLUGIN,
                        "package"),
                    Stream.of(more))
                .toList());
    assertThat(ServerProcess.start(maven, log).awaitEnd(BUILT)).as(Files.readString(log)).isZero();
  }

  private static void drop(Path file, String name) throws IOException {
    Path packs = Files.createDirectories(server.plugins().resolve("packs"));
    Path near = Files.copy(file, packs.resolve(name + ".tmp"), StandardCopyOption.REPLACE_EXISTING);
    Files.move(near, packs.resolve(name), StandardCopyOption.REPLACE_EXISTING);
  }

  private static List<Object> names() {
    return driver
        .execute(Statement.procedure("hello.friends").with("person", "ann"))
        .records()
        .stream()
        .map(friend -> friend.get("name"))
        .toList();
  }

  /** Empty where there is no such procedure. */
  private static String version() {
    Statement list = Statement.procedure("system.procedures");
    for (ResultRecord procedure : driver.execute(list).records()) {
      if (procedure.get("name").equals("hello.friends")) {
        return procedure.get("version", String.class);
      }
    }
    return "";
  }
}
