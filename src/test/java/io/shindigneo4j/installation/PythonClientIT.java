package io.shindigneo4j.installation;

import static io.shindigneo4j.testing.TestDeadlines.await;
import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.server.ServerLimitSettings;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.PythonEnvironment;
import io.shindigneo4j.testing.SharedGraphServer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Needs python3 with its venv, and the packages that {@code requirements.txt} pins. */
@DisplayName("A client that was written from docs/protocol.md alone, in Python")
@ExtendWith(SharedGraphServer.class)
class PythonClientIT {

  @TempDir private static Path logs;
  private static PythonEnvironment python;

  @BeforeAll
  static void install() throws Exception {
    python = PythonEnvironment.install("python", "requirements.txt", logs);
  }

  @Test
  void doesAllThatThePageDescribes(GraphServer server) throws Exception {
    String password = GraphServer.CREDENTIALS.password();
    String output = python.run("check_server.py", server.uri().toString(), "neo4j", password);
    assertThat(output.lines())
        .containsExactly(
            "passed bson plain", "passed bson deflate", "passed json plain", "passed json deflate");
  }

  @Test
  void losesNoCallWhenTheServerStops() throws Exception {
    GraphServer own =
        GraphServer.start(Map.of(ServerLimitSettings.drain_timeout, Duration.ofHours(1)));
    String password = GraphServer.CREDENTIALS.password();
    Path log = python.newLog();
    Process client = python.start(log, "check_drain.py", own.uri().toString(), "neo4j", password);
    try {
      await().until(() -> Files.readString(log).contains("ready") || !client.isAlive());
    } finally {
      own.close();
    }
    assertThat(PythonEnvironment.output(client, log).lines()).containsExactly("ready", "passed");
  }
}
