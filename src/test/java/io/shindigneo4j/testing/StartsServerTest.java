package io.shindigneo4j.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Whoever starts a Neo4j is not in the quick loop, which would fail of it")
class StartsServerTest {

  private static final Path TESTS = Path.of("src", "test", "java");
  private static final List<String> TOLD = List.of("@StartsServer", "SharedGraphServer");

  @Test
  void saysSo() throws IOException {
    try (Stream<Path> files = Files.walk(TESTS)) {
      List<Path> tests = files.filter(file -> file.toString().endsWith("Test.java")).toList();
      assertThat(tests).hasSizeGreaterThan(100);
      for (Path test : tests) {
        String text = Files.readString(test);
        if (text.contains("GraphServer.start(") && !test.endsWith("StartsServerTest.java")) {
          assertThat(text).as(test.toString()).containsAnyOf(TOLD.toArray(String[]::new));
        }
      }
    }
  }
}
