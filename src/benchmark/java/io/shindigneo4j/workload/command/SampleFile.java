package io.shindigneo4j.workload.command;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.shindigneo4j.workload.file.InvalidFileException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A file in the format of Shindig's sample data. It refers to no unknown people. */
final class SampleFile {

  private static final ObjectMapper JSON =
      JsonMapper.builder()
          .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  /**
   * The tables whose keys are people. The messages are not among them: Shindig's own file has
   * messages of an unknown person.
   */
  private static final List<String> BELONGINGS =
      List.of("data", "activities", "activityEntries", "albums", "mediaItems", "groups");

  private static final String PERSON = "person";
  private static final int MAX_REASON_LENGTH = 200;

  private final Path file;
  private final JsonNode tables;
  private final Set<String> people = new HashSet<>();
  private final Set<String> groups = new HashSet<>();

  private SampleFile(Path file, JsonNode tables) {
    this.file = file;
    this.tables = tables;
    tables.path("people").forEach(person -> people.add(person.path("id").asText()));
    for (JsonNode owned : tables.path("groups")) {
      owned.forEach(group -> groups.add(group.at("/id/value").asText()));
    }
  }

  /**
   * Reads the file as JSON without comments.
   *
   * @throws InvalidFileException for another format, or references to unknown people
   */
  static String text(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      JsonNode tables = JSON.readTree(in);
      new SampleFile(file, tables).check();
      return tables.toString();
    } catch (JsonProcessingException e) {
      throw new InvalidFileException(
          file, e.getLocation() == null ? 0 : e.getLocation().getLineNr(), reason(e));
    }
  }

  private void check() {
    for (String table : BELONGINGS) {
      tables.path(table).properties().forEach(all -> require(people, PERSON, all.getKey(), table));
    }
    checkLinks("friendLinks", people, PERSON);
    checkLinks("groupMembers", groups, "group");
  }

  /** Checks that both ends of links are known. */
  private void checkLinks(String table, Set<String> known, String kind) {
    for (Map.Entry<String, JsonNode> links : tables.path(table).properties()) {
      require(known, kind, links.getKey(), table);
      links.getValue().forEach(person -> require(people, PERSON, person.asText(), table));
    }
  }

  private void require(Set<String> known, String kind, String id, String table) {
    if (!known.contains(id)) {
      throw new InvalidFileException(
          file, 0, "there is no %s %s, as %s has it".formatted(kind, id, table));
    }
  }

  /** The reason without details: some messages would contain the whole file. */
  static String reason(Exception e) {
    String message =
        e instanceof JsonProcessingException wrong ? wrong.getOriginalMessage() : e.getMessage();
    String line = message.lines().findFirst().orElse("this cannot be read");
    return line.substring(0, Math.min(MAX_REASON_LENGTH, line.length()));
  }
}
