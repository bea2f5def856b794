package io.shindigneo4j.prove.workload;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.prove.checker.WriteChecker.Part;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;

/** What the graph has of the writes of people, found past all that is proved but Neo4j itself. */
final class SocialContent {

  private static final List<String> FILES =
      List.of("messages", "activities", "app-data", "groups", "ties", "marks", "gone");

  private SocialContent() {}

  static List<Part> of(GraphDriver driver, List<String> people) {
    return FILES.stream().flatMap(file -> parts(driver, file, people)).toList();
  }

  private static Stream<Part> parts(GraphDriver driver, String file, List<String> people) {
    return driver.execute(Statement.cypher(text(file)).with("people", people)).records().stream()
        .map(row -> new Part(row.get("token", String.class), row.get("part", String.class)));
  }

  private static String text(String file) {
    try (InputStream stream = SocialContent.class.getResourceAsStream(file + ".cypher")) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
