package io.shindigneo4j.web.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.testing.ChildProcesses;
import io.shindigneo4j.testing.StartsServer;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(300)
@StartsServer
class DatabaseProcessTest {
  private static final Duration LONG = Duration.ofMinutes(2);
  private static final Duration SHORT = Duration.ofMillis(500);
  private static final Deadlines PATIENT = new Deadlines(LONG, LONG, SHORT, LONG);

  private final ByteArrayOutputStream output = new ByteArrayOutputStream();
  private final Console console = new Console(new PrintStream(output), System.err);

  @TempDir Path directory;

  @AfterEach
  void leavesNoChild() {
    assertThat(ChildProcesses.running()).isEmpty();
  }

  @Test
  void givesTheAddressThatTheDatabaseListensOn() throws InterruptedException {
    try (DatabaseProcess database = start(PATIENT, "serve", stopped().toString())) {
      assertThat(database.awaitAddress(console)).isEqualTo("ws://127.0.0.1:4711/neo4j");
    }
  }

  @Test
  void closingLetsTheDatabaseStopCleanly() throws InterruptedException {
    try (DatabaseProcess database = start(PATIENT, "serve", stopped().toString())) {
      database.awaitAddress(console);
    }
    assertThat(stopped()).hasContent("cleanly");
  }

  @Test
  void aDatabaseThatCannotStartSaysWhy() {
    try (DatabaseProcess database = start(PATIENT, "refuse")) {
      assertThatThrownBy(() -> database.awaitAddress(console))
          .isInstanceOf(LaunchException.class)
          .hasMessageContaining("in use by another process");
    }
  }

  @Test
  void aDatabaseThatIsNeverReadyIsGivenUp() {
    try (DatabaseProcess database = start(new Deadlines(SHORT, LONG, SHORT, SHORT), "hang")) {
      assertThatThrownBy(() -> database.awaitAddress(console))
          .isInstanceOf(LaunchException.class)
          .hasMessageContaining("not ready");
    }
  }

  @Test
  void aDatabaseThatDoesNothingIsGivenUpLongBeforeItsTime() {
    try (DatabaseProcess database = start(new Deadlines(LONG, SHORT, SHORT, SHORT), "hang")) {
      assertThatThrownBy(() -> database.awaitAddress(console)).hasMessageContaining("not ready");
    }
  }

  @Test
  void aDatabaseThatWorksForLongIsWaitedForAndTheUserIsTold() throws InterruptedException {
    Deadlines impatient = new Deadlines(LONG, Duration.ofSeconds(20), SHORT, SHORT);
    try (DatabaseProcess database = start(impatient, "work")) {
      assertThat(database.awaitAddress(console)).isEqualTo("ws://127.0.0.1:4711/neo4j");
    }
    assertThat(output.toString()).contains("Neo4j is still starting (");
  }

  @Test
  void aDatabaseThatDoesNotStopIsKilled() throws InterruptedException {
    try (DatabaseProcess database = start(new Deadlines(LONG, LONG, SHORT, SHORT), "ignore-end")) {
      database.awaitAddress(console);
    }
  }

  @Test
  void aDatabaseThatDiesIsNoticed() throws InterruptedException {
    try (DatabaseProcess database = start(PATIENT, "die-later")) {
      database.awaitAddress(console);
      assertThat(database.awaitEnd()).hasMessageContaining("Out of memory");
    }
  }

  @Test
  void aCommandThatDoesNotExistIsRefused() {
    assertThatThrownBy(() -> DatabaseProcess.start(List.of("/no/such/command"), PATIENT))
        .isInstanceOf(LaunchException.class);
  }

  private Path stopped() {
    return directory.resolve("stopped");
  }

  private static DatabaseProcess start(Deadlines deadlines, String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-Xshare:auto", "-cp", classPath(), FakeDatabase.class.getName()));
    command.addAll(List.of(arguments));
    return DatabaseProcess.start(command, deadlines);
  }

  private static String classPath() {
    return FakeDatabase.class.getProtectionDomain().getCodeSource().getLocation().getPath();
  }
}
