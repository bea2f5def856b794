package io.shindigneo4j.server;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.PermanentDriverException;
import io.shindigneo4j.driver.ResultRecord;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.server.procedure.ProcedureRights;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.LogLines;
import io.shindigneo4j.testing.PackJars;
import io.shindigneo4j.testing.StartsServer;
import io.shindigneo4j.testing.TestDeadlines;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import javax.management.ObjectName;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("Packs and stored Cypher in a running Neo4j")
@StartsServer
class ProcedureFilesTest {

  private static final String FRIENDS =
      """
      // The names of a person's friends, the first ones.
      // mode: read
      // version: 1.0
      // parameter person: string, the person's id
      // parameter limit: integer?, the most friends; 10 if absent
      MATCH (:Person {id: $person})-[:FRIEND_OF]->(friend)
      RETURN friend.displayName AS name ORDER BY name LIMIT coalesce($limit, 10)
      """;

  private static final String CREATE =
      """
      // Makes a person.
      // mode: write
      // version: 1.0
      // parameter id: string
      CREATE (person:Person {id: $id, displayName: 'name of ' + $id}) RETURN person.id AS id
      """;

  @TempDir private static Path folder;
  private static Path packs;
  private static Path texts;
  private static LogLines log;
  private static GraphServer server;
  private static GraphDriver driver;

  @BeforeAll
  static void start() throws IOException {
    packs = Files.createDirectory(folder.resolve("packs"));
    texts = Files.createDirectory(folder.resolve("cypher"));
    PackJars.greeting(packs.resolve("first.jar"), "hello.first", "1", "First");
    write("stored.first", FRIENDS);
    write("stored.broken", FRIENDS.replace("MATCH", "FIND"));
    log = new LogLines();
    server =
        GraphServer.start(
            Map.of(
                ServerSettings.packs_directory,
                packs,
                ServerSettings.stored_cypher_directory,
                texts,
                ServerSettings.procedures_reload,
                true,
                ServerSettings.procedures,
                ProcedureRights.parse("hello.*,stored.*,system.*")),
            log.neo4j());
    driver = server.driver();
  }

  @AfterAll
  static void stop() {
    driver.close();
    server.close();
    log.close();
  }

  @AfterEach
  void empty() {
    server.clear();
  }

  private static void write(String name, String text) throws IOException {
    Path unfinished = Files.createTempFile(folder, "text", ".tmp");
    Files.writeString(unfinished, text);
    Files.move(unfinished, texts.resolve(name + ".cypher"), StandardCopyOption.REPLACE_EXISTING);
  }

  @Test
  void areThereFromTheStart() {
    assertThat(greeting("hello.first")).isEqualTo("First, Ann");
    assertThat(call("stored.first", Map.of("person", "ann"))).isEmpty();
  }

  @Test
  void thatAreNoCypherAreReportedOnceADatabaseMayBeUsed() {
    await().until(() -> !listed("stored.broken"));
    assertThat(log.lines())
        .anyMatch(line -> line.contains("file stored.broken.cypher") && line.contains("(line 6"));
  }

  @Test
  void areReplacedOnTheSameConnectionWhileTheyAreCalled() throws Exception {
    Path jar = packs.resolve("changing.jar");
    PackJars.greeting(jar, "hello.changing", "1", "One");
    await().until(() -> listed("hello.changing"));
    AtomicBoolean done = new AtomicBoolean();
    ExecutorService caller = Executors.newSingleThreadExecutor();
    try {
      Future<String> last =
          caller.submit(
              () -> {
                String greeting = greeting("hello.changing");
                while (!done.get()) {
                  greeting = greeting("hello.changing");
                }
                return greeting;
              });
      PackJars.greeting(jar, "hello.changing", "2", "Two");
      await().until(() -> greeting("hello.changing").equals("Two, Ann"));
      done.set(true);
      assertThat(last.get(TestDeadlines.HANGING_SECONDS, SECONDS)).isEqualTo("Two, Ann");
    } finally {
      done.set(true);
      caller.shutdownNow();
    }
    assertThat(record("hello.changing").get("version")).isEqualTo("2");
    Files.delete(jar);
    await().until(() -> !listed("hello.changing"));
    assertRefused("hello.changing", Map.of("name", "Ann"), ErrorCode.UNKNOWN_PROCEDURE);
  }

  @Test
  void thatAreBrokenLeaveTheRestRunning() throws IOException {
    Path jar = packs.resolve("broken.jar");
    Files.writeString(jar, "no jar");
    await().until(() -> log.lines().stream().anyMatch(line -> line.contains("broken.jar")));
    assertThat(greeting("hello.first")).isEqualTo("First, Ann");
    Files.delete(jar);
  }

  @Test
  void areCalledFromCypherToo() {
    String text =
        "CALL shindig.call('hello.first', {name: 'Ann'}) YIELD value RETURN value.greeting AS g";
    assertThat(driver.execute(Statement.cypher(text)).first().orElseThrow().get("g"))
        .isEqualTo("First, Ann");
  }

  @Test
  void areGivenTheParametersThatTheyAskFor() throws IOException {
    write("stored.friends", FRIENDS);
    await().until(() -> listed("stored.friends"));
    driver.execute(
        Statement.cypher(
                "CREATE (p:Person {id: 'ann'}) WITH p UNWIND ['b', 'a'] AS n"
                    + " CREATE (p)-[:FRIEND_OF]->(:Person {id: n, displayName: n})")
            .writing());
    assertThat(call("stored.friends", Map.of("person", "ann")))
        .extracting(friend -> friend.get("name"))
        .containsExactly("a", "b");
    assertThat(call("stored.friends", Map.of("person", "ann", "limit", 1L))).hasSize(1);
    assertRefused("stored.friends", Map.of(), ErrorCode.INVALID_PARAMETER);
    assertRefused("stored.friends", Map.of("person", 1L), ErrorCode.INVALID_PARAMETER);
    assertRefused("stored.friends", Map.of("person", "a", "x", 1L), ErrorCode.INVALID_PARAMETER);
  }

  @Test
  void thatWriteDoSoForWhoWritesAlone() throws IOException {
    write("stored.create", CREATE);
    await().until(() -> listed("stored.create"));
    assertRefused("stored.create", Map.of("id", "ann"), ErrorCode.READ_ONLY);
    assertThat(
            driver
                .execute(Statement.procedure("stored.create").with("id", "ann").writing())
                .first()
                .orElseThrow()
                .get("id"))
        .isEqualTo("ann");
  }

  @Test
  void thatSayThatTheyReadCannotWrite() throws IOException {
    write("stored.sneaky", CREATE.replace("mode: write", "mode: read"));
    await().until(() -> log.lines().stream().anyMatch(line -> line.contains("only reads")));
    assertThat(listed("stored.sneaky")).isFalse();
    Files.delete(texts.resolve("stored.sneaky.cypher"));
  }

  @Test
  void areCalledByThoseAloneWhoHaveTheRight() {
    PackJars.greeting(packs.resolve("secret.jar"), "secret.greet", "1", "Secret");
    await().until(() -> log.lines().stream().anyMatch(line -> line.contains("secret.greet")));
    assertRefused("secret.greet", Map.of("name", "Ann"), ErrorCode.FORBIDDEN_PROCEDURE);
    assertThat(listed("secret.greet")).isFalse();
  }

  @Test
  void areListedWithWhatHasComeOfTheirCalls() {
    long before = (long) record("hello.first").get("calls");
    greeting("hello.first");
    assertRefused("hello.first", Map.of(), ErrorCode.INVALID_PARAMETER);
    ResultRecord first = record("hello.first");
    assertThat(first.get("description")).isEqualTo("Greets a person.");
    assertThat(first.get("mode")).isEqualTo("read");
    assertThat(first.get("version")).isEqualTo("1");
    assertThat(first.get("origin")).isEqualTo("pack first.jar");
    assertThat(first.get("parameters"))
        .isEqualTo(
            List.of(
                Map.of(
                    "name", "name",
                    "type", "string",
                    "required", true,
                    "description", "who is greeted")));
    assertThat(first.get("calls")).isEqualTo(before + 2);
    assertThat((long) first.get("failures")).isPositive();
    assertThat(record("stored.first").get("origin")).isEqualTo("file stored.first.cypher");
    assertThat(record("system.procedures").get("origin")).isEqualTo("built-in");
  }

  /** The meters know names that have come since the start. */
  @Test
  void areMeasuredByTheirNames() throws Exception {
    PackJars.greeting(packs.resolve("measured.jar"), "hello.measured", "1", "Measured");
    await().until(() -> listed("hello.measured"));
    greeting("hello.measured");
    ObjectName meter =
        new ObjectName(
            "io.shindigneo4j.server:name=shindig.neo4j.server.requests,procedure=hello.measured,*");
    assertThat(ManagementFactory.getPlatformMBeanServer().queryNames(meter, null)).hasSize(1);
  }

  private static List<ResultRecord> call(String name, Map<String, Object> parameters) {
    return driver.execute(Statement.procedure(name).with(parameters)).records();
  }

  private static String greeting(String name) {
    return call(name, Map.of("name", "Ann")).get(0).get("greeting", String.class);
  }

  private static boolean listed(String name) {
    return call("system.procedures", Map.of()).stream()
        .anyMatch(procedure -> procedure.get("name").equals(name));
  }

  private static ResultRecord record(String name) {
    return call("system.procedures", Map.of()).stream()
        .filter(procedure -> procedure.get("name").equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static void assertRefused(String name, Map<String, Object> parameters, String code) {
    assertThatThrownBy(() -> call(name, parameters))
        .isInstanceOf(PermanentDriverException.class)
        .hasMessageContaining(code);
  }
}
