package io.shindigneo4j.installation;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.shindigneo4j.server.ServerSettings;
import io.shindigneo4j.testing.ChildProcesses;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.SharedGraphServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Needs python3 with its venv, and the packages that {@code requirements.txt} pins. */
@DisplayName("A client that was written from docs/protocol.md alone, in Python")
@ExtendWith(SharedGraphServer.class)
class PythonClientIT {

  private static final int MAX_SECONDS = 600;
  private static final Path BUILD = Path.of(System.getProperty("build.directory"));
  private static final Path SOURCES = BUILD.resolveSibling("src/test/python");
  private static final Path ENVIRONMENT = BUILD.resolve("python");
  private static final String PYTHON = ENVIRONMENT.resolve("bin/python").toString();

  @TempDir private static Path logs;

  @BeforeAll
  static void install() throws Exception {
    assumeTrue(hasPython(), "python3 is not on this machine");
    run("python3", "-m", "venv", ENVIRONMENT.toString());
    String requirements = SOURCES.resolve("requirements.txt").toString();
    run(PYTHON, "-m", "pip", "install", "--quiet", "--no-deps", "-r", requirements);
  }

  private static boolean hasPython() throws InterruptedException {
    try {
      run("python3", "--version");
      return true;
    } catch (IOException e) {
      return false;
    }
  }

  @Test
  void doesAllThatThePageDescribes(GraphServer server) throws Exception {
    String script = SOURCES.resolve("check_server.py").toString();
    String password = GraphServer.CREDENTIALS.password();
    String output = run(PYTHON, "-B", script, server.uri().toString(), "neo4j", password);
    assertThat(output.lines())
        .containsExactly(
            "passed bson plain", "passed bson deflate", "passed json plain", "passed json deflate");
  }

  @Test
  void losesNoCallWhenTheServerStops() throws Exception {
    GraphServer own = GraphServer.start(Map.of(ServerSettings.drain_timeout, Duration.ofHours(1)));
    String script = SOURCES.resolve("check_drain.py").toString();
    Path log = Files.createTempFile(logs, "python", ".log");
    Process client =
        start(
            log,
            PYTHON,
            "-B",
            script,
            own.uri().toString(),
            "neo4j",
            GraphServer.CREDENTIALS.password());
    try {
      await().until(() -> Files.readString(log).contains("ready") || !client.isAlive());
    } finally {
      own.close();
    }
    assertThat(ended(client, log).lines()).containsExactly("ready", "passed");
  }

  private static String run(String... command) throws IOException, InterruptedException {
    Path log = Files.createTempFile(logs, "python", ".log");
    return ended(start(log, command), log);
  }

  private static Process start(Path log, String... command) throws IOException {
    return ChildProcesses.start(
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log.toFile()));
  }

  private static String ended(Process process, Path log) throws IOException, InterruptedException {
    try {
      assertThat(process.waitFor(MAX_SECONDS, TimeUnit.SECONDS)).as("it ends").isTrue();
      assertThat(process.exitValue()).as(Files.readString(log)).isZero();
      return Files.readString(log);
    } finally {
      process.destroyForcibly();
    }
  }
}
