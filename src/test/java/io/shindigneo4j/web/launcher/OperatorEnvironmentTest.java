package io.shindigneo4j.web.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.build.Shell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OperatorEnvironmentTest {
  @TempDir Path directory;

  @Test
  void leadsAShellToTheDatabaseWhileItRuns() throws IOException, InterruptedException {
    Path data = Files.createDirectories(directory.resolve("Ann's $HOME `data`"));
    try (OperatorEnvironment environment =
        OperatorEnvironment.write("ws://localhost:12345/neo4j", data)) {
      assertThat(environment).isNotNull();
      String printed =
          Shell.run(
              ". ./operator.env\n"
                  + "sh -c 'echo \"$SHINDIG_NEO4J_URI\"; echo \"$SHINDIG_NEO4J_PASSWORD_FILE\"'",
              data,
              Map.of());
      assertThat(printed)
          .isEqualTo("ws://localhost:12345/neo4j\n" + data.resolve("neo4j.password") + "\n");
    }
    assertThat(data).isEmptyDirectory();
  }
}
