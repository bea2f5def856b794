package io.shindigneo4j.web.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.shindigneo4j.schema.migration.MigrationSet;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.FreePort;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import io.shindigneo4j.testing.Tokens;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The command doctor, on a real graph")
@ExtendWith(SharedGraphServer.class)
class DoctorCommandTest {

  private static final int NEWEST = MigrationSet.ofProject().newest();

  @TempDir private Path directory;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();
  private final Map<String, String> settings = new HashMap<>();

  private GraphServer server;

  @BeforeEach
  void connect(GraphServer shared) throws IOException {
    server = shared;
    Path key = Files.writeString(directory.resolve("token.key"), Tokens.KEY);
    Files.setPosixFilePermissions(key, PosixFilePermissions.fromString("rw-------"));
    settings.put("shindig.neo4j.uri", server.uri().toString());
    settings.put("shindig.neo4j.username", GraphServer.CREDENTIALS.username());
    settings.put("shindig.neo4j.password", GraphServer.CREDENTIALS.password());
    settings.put("shindig.neo4j.token-key-file", key.toString());
    settings.put("shindig.neo4j.operators", "ann");
    version(NEWEST);
  }

  /** Other tests empty the graph, and the version with it. */
  private void version(int version) {
    graph("MERGE (s:ShindigSchema {name: 'shindig-neo4j'}) SET s.version = " + version);
  }

  private void graph(String cypher) {
    server.database("neo4j").executeTransactionally(cypher);
  }

  private int run(String... arguments) {
    int code =
        DoctorCommand.commandLine(
                key -> Optional.ofNullable(settings.get(key)), new TreeSet<>(settings.keySet()))
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(err, true))
            .execute(arguments);
    assertThat(out.toString() + err)
        .doesNotContain(GraphServer.CREDENTIALS.password(), Tokens.KEY, "\tat ");
    return code;
  }

  /** The lines that begin with a status. */
  private List<String> lines(Status status) {
    return out.toString().lines().filter(line -> line.startsWith(status.name())).toList();
  }

  private List<String> names(Status status) {
    return lines(status).stream().map(line -> line.substring(6).split(" {2,}")[0]).toList();
  }

  @Test
  @DisplayName("finds an installation in order, natively and by Bolt")
  void good() {
    assertThat(run()).as(out::toString).isZero();
    assertThat(names(Status.FAIL)).isEmpty();
    assertThat(names(Status.OK))
        .contains(
            "java",
            "settings",
            "unknown settings",
            "insecure settings",
            "secret files",
            "token keys",
            "certificates",
            "dns",
            "tcp",
            "tls",
            "websocket",
            "login",
            "round trip",
            "neo4j",
            "plug-in",
            "operations",
            "schema",
            "constraints",
            "sealed secrets",
            "page cache",
            "clock");
    assertThat(out.toString().lines().reduce((first, last) -> last).orElseThrow())
        .matches("23 checks: \\d+ OK, \\d+ WARN, 0 FAIL, \\d+ not made");
  }

  @Test
  @DisplayName("ends in its time where a server of Bolt takes connections and says nothing")
  void silentBolt() throws IOException {
    try (ServerSocket silent = new ServerSocket(0, 10, InetAddress.getLoopbackAddress())) {
      settings.put("shindig.neo4j.uri", "bolt://127.0.0.1:" + silent.getLocalPort() + "/neo4j");
      settings.put("shindig.neo4j.queries", "cypher");
      long begin = System.nanoTime();
      assertThat(run("--timeout", "PT1S")).isEqualTo(1);
      assertThat(Duration.ofNanos(System.nanoTime() - begin)).isLessThan(Duration.ofSeconds(5));
      assertThat(names(Status.FAIL)).contains("login");
    }
  }

  @Test
  @DisplayName("says by Bolt which checks it could not make")
  void bolt() {
    settings.put("shindig.neo4j.uri", server.boltSettings().uri().toString());
    settings.put("shindig.neo4j.queries", "cypher");
    assertThat(run()).as(out::toString).isZero();
    assertThat(names(Status.OK)).contains("login", "round trip", "neo4j", "schema", "clock");
    assertThat(names(Status.SKIP))
        .containsExactly("plug-in", "operations", "heap", "page cache", "graph in memory");
    settings.put("shindig.neo4j.password", "wrong-password");
    assertThat(run()).isEqualTo(1);
    assertThat(names(Status.FAIL)).containsExactly("login");
  }

  @Test
  @DisplayName("says that the password is wrong, after one attempt, and makes no check after that")
  void wrongPassword() {
    settings.put("shindig.neo4j.password", "wrong-password");
    assertThat(run()).isEqualTo(1);
    assertThat(lines(Status.FAIL)).singleElement().asString().contains("wrong user or password");
    assertThat(names(Status.SKIP)).contains("round trip", "schema", "clock");
    assertThat(out.toString()).contains("ALTER USER").doesNotContain("wrong-password");
  }

  @Test
  @DisplayName("says that nobody listens, or that there is no such database")
  void unreachable() {
    settings.put("shindig.neo4j.uri", "ws://127.0.0.1:" + FreePort.find() + "/neo4j");
    assertThat(run()).isEqualTo(1);
    assertThat(names(Status.FAIL)).containsExactly("tcp");
    settings.put("shindig.neo4j.uri", server.uri().resolve("/nowhere").toString());
    assertThat(run()).isEqualTo(1);
    assertThat(names(Status.FAIL)).containsExactly("tcp", "login");
  }

  @Test
  @DisplayName("says that the server does not encrypt")
  void notEncrypted() {
    settings.put("shindig.neo4j.uri", "wss://127.0.0.1:" + server.port() + "/neo4j");
    assertThat(run()).isEqualTo(1);
    assertThat(names(Status.FAIL)).containsExactly("tls");
    assertThat(out.toString()).contains("server.shindig.neo4j.tls_enabled");
  }

  @Test
  @DisplayName("goes on by another server where one of several is down")
  void oneOfSeveral() {
    String down = "127.0.0.1:" + FreePort.find();
    settings.put("shindig.neo4j.servers", down);
    assertThat(run()).isEqualTo(1);
    assertThat(names(Status.FAIL)).containsExactly("tcp " + down);
    assertThat(names(Status.OK)).contains("round trip", "schema");
  }

  @Exhaustive
  @Test
  @DisplayName("says that Bolt's port is not that of the plug-in")
  void wrongPort() {
    int port = server.boltSettings().uri().getPort();
    settings.put("shindig.neo4j.uri", "ws://127.0.0.1:" + port + "/neo4j");
    assertThat(run()).isEqualTo(1);
    assertThat(names(Status.FAIL)).containsExactly("websocket");
  }

  @Test
  @DisplayName("says that the plug-in refuses a graph that is newer")
  void newerSchema() {
    version(99);
    assertThat(run()).isEqualTo(1);
    assertThat(lines(Status.FAIL)).singleElement().asString().contains("newer than the plug-in");
  }

  /** The plug-in migrates an older graph at the login. */
  @ParameterizedTest
  @ValueSource(ints = {3, 99})
  @DisplayName("says by Bolt that the schema of the graph is older or newer")
  void schema(int version) {
    version(version);
    settings.put("shindig.neo4j.uri", server.boltSettings().uri().toString());
    settings.put("shindig.neo4j.queries", "cypher");
    assertThat(run()).isEqualTo(1);
    assertThat(lines(Status.FAIL))
        .singleElement()
        .asString()
        .contains("version " + version + " of " + NEWEST);
  }

  @Test
  @DisplayName("says which constraints and indexes are missing")
  void constraints() {
    graph("DROP CONSTRAINT message_id");
    graph("DROP INDEX request_at");
    try {
      assertThat(run()).isEqualTo(1);
      assertThat(names(Status.FAIL)).containsExactly("constraints");
      assertThat(out.toString()).contains("[message_id]", "[request_at]");
    } finally {
      graph("CREATE CONSTRAINT message_id FOR (m:Message) REQUIRE m.id IS UNIQUE");
      graph("CREATE INDEX request_at FOR (r:Request) ON (r.at)");
    }
  }

  @Test
  @DisplayName("says that a key is gone by which a secret was encrypted")
  void lostKey() {
    graph(
        "CREATE (:OAuthClient {id: 'a', name: 'A', kind: 'confidential', redirectUris: [],"
            + " grantTypes: ['signature'], scopes: [], enabled: true, created: 1,"
            + " sealedSecret: 'gone.abc'})");
    assertThat(run()).isEqualTo(1);
    assertThat(names(Status.FAIL)).containsExactly("sealed secrets");
  }

  @Test
  @DisplayName("goes on with what does not need the settings that are not valid")
  void invalidSettings() {
    settings.put("shindig.neo4j.uri", "ws://me:secret-of-me@local host/neo4j");
    settings.put("shindig.neo4j.pasword", "x");
    assertThat(run()).isEqualTo(1);
    assertThat(names(Status.FAIL)).containsExactly("settings");
    assertThat(names(Status.WARN)).containsExactly("unknown settings");
    assertThat(names(Status.SKIP)).containsExactly("database");
    assertThat(out.toString())
        .contains("shindig.neo4j.uri is not valid", "shindig.neo4j.password?");
    assertThat(out.toString()).doesNotContain("secret-of-me");
  }

  @Test
  @DisplayName("lets warnings pass, unless it is to be strict")
  void strict() {
    settings.remove("shindig.neo4j.operators");
    assertThat(run()).as(out::toString).isZero();
    assertThat(names(Status.WARN)).contains("insecure settings");
    assertThat(run("--strict")).isEqualTo(1);
  }

  @Test
  @DisplayName("prints the same as one document of JSON")
  void json() throws IOException {
    settings.put("shindig.neo4j.password", "wrong-password");
    assertThat(run("--json")).isEqualTo(1);
    JsonNode report = new ObjectMapper().readTree(out.toString());
    assertThat(report.get("good").asBoolean()).isFalse();
    assertThat(report.get("counts").get("FAIL").asInt()).isEqualTo(1);
    assertThat(report.get("checks")).hasSize(23);
    assertThat(report.get("checks"))
        .anySatisfy(
            check -> {
              assertThat(check.get("name").asText()).isEqualTo("login");
              assertThat(check.get("status").asText()).isEqualTo("FAIL");
              assertThat(check.get("detail").asText()).contains("wrong user or password");
              assertThat(check.get("advice").get(0).asText()).contains("shindig.neo4j.password");
              assertThat(check.get("milliseconds").isNumber()).isTrue();
            });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--timeout=soon",
        "--timeout=PT0S",
        "--timeout=-PT1S",
        "--timeout=P999999999D",
        "--all",
        "more"
      })
  @DisplayName("refuses bad arguments")
  void badArguments(String argument) {
    assertThat(run(argument)).isEqualTo(2);
    assertThat(out.toString()).isEmpty();
  }

  @Test
  @DisplayName("ends in its time")
  void ends() {
    assertThat(run("--timeout", "PT0.001S")).isEqualTo(1);
    assertThat(out.toString()).contains("Give a longer --timeout.");
  }
}
