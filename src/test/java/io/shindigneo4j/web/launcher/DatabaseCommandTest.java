package io.shindigneo4j.web.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class DatabaseCommandTest {
  @Test
  void runsTheMainClassOfThePluginBesideNeo4j() {
    assertThat(DatabaseCommand.of(Path.of("/neo4j"), Path.of("/data")))
        .containsSubsequence(
            "-cp",
            "/neo4j/plugins/*:/neo4j/lib/*",
            "io.shindigneo4j.server.LocalDatabase",
            "/data");
  }
}
