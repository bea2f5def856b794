package io.shindigneo4j.web.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunningDatabaseTest {
  @TempDir Path data;

  @Test
  void isKnownByAFileWhileTheProcessRuns() throws IOException {
    try (RunningDatabase running = RunningDatabase.at("ws://localhost:12345/neo4j", data)) {
      assertThat(running).isNotNull();
      assertThat(Files.readAllLines(data.resolve("database.running")))
          .containsExactly(
              Long.toString(ProcessHandle.current().pid()), "ws://localhost:12345/neo4j");
    }
    assertThat(data).isEmptyDirectory();
  }
}
