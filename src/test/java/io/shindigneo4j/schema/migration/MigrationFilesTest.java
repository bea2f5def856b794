package io.shindigneo4j.schema.migration;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.HeardEvents;
import io.shindigneo4j.testing.SharedGraphServer;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.neo4j.graphdb.GraphDatabaseService;

@DisplayName("A file of a migration")
@ExtendWith(SharedGraphServer.class)
class MigrationFilesTest {

  private static final Pattern SCHEMA_COMMAND =
      Pattern.compile("(CREATE|DROP) (\\w+ )*(CONSTRAINT|INDEX) .*", Pattern.DOTALL);
  private static final Pattern RERUNNABLE =
      Pattern.compile("CREATE .* IF NOT EXISTS .*|DROP .* IF EXISTS", Pattern.DOTALL);

  @Test
  void isInTheListAndHasItsPlaceByItsNumber() throws IOException, URISyntaxException {
    Path list = Path.of(MigrationFiles.class.getResource("migrations.txt").toURI());
    try (Stream<Path> files = Files.list(list.getParent())) {
      assertThat(MigrationFiles.names())
          .containsExactlyElementsOf(
              files
                  .map(file -> file.getFileName().toString())
                  .filter(name -> name.endsWith(".cypher"))
                  .sorted()
                  .toList());
    }
    assertThat(MigrationSet.ofProject().newest()).isEqualTo(MigrationFiles.names().size());
  }

  @ParameterizedTest
  @MethodSource("io.shindigneo4j.schema.migration.MigrationFiles#names")
  void saysFirstWhatItDoes(String file) {
    assertThat(MigrationFiles.text(file)).matches("(?s)// [A-Z].*\\.\\R.*;\\R");
  }

  @ParameterizedTest
  @MethodSource("statements")
  void hasOnlySchemaCommandsThatMayRunAgain(String statement) {
    if (SCHEMA_COMMAND.matcher(statement).matches()) {
      assertThat(statement).matches(RERUNNABLE);
    }
  }

  @Test
  void runsAgainAndAgain(GraphServer server) {
    GraphDatabaseService database = server.database("neo4j");
    for (int i = 0; i < 2; i++) {
      statements().forEach(database::executeTransactionally);
    }
  }

  @Test
  void giveTheGraphTheseConstraintsAndIndexes(GraphServer server) {
    GraphDatabaseService database = server.database("neo4j");
    statements().forEach(database::executeTransactionally);
    assertThat(column(database, "SHOW CONSTRAINTS YIELD name, labelsOrTypes, properties, type"))
        .contains(
            "person_id [Person] [id] UNIQUENESS",
            "group_id [Group] [id] UNIQUENESS",
            "request_key [Request] [key] UNIQUENESS",
            "activity_entry_owner_id [ActivityEntry] [owner, id] UNIQUENESS",
            "activity_owner_id [Activity] [owner, id] UNIQUENESS",
            "message_id [Message] [id] UNIQUENESS",
            "album_id [Album] [id] UNIQUENESS",
            "media_item_id [MediaItem] [id] UNIQUENESS",
            "skill_key [Skill] [key] UNIQUENESS",
            "person_skill_owner_key [PersonSkill] [owner, key] UNIQUENESS",
            "hierarchy_name [Hierarchy] [name] UNIQUENESS");
    assertThat(column(database, "SHOW INDEXES YIELD name, labelsOrTypes, properties, type"))
        .contains("request_at [Request] [at] RANGE")
        .anyMatch(index -> index.matches("people_search .*Person.* FULLTEXT"));
  }

  /** Many, which is more than one transaction has. */
  @Test
  void saysOfCommentsWhatTheyAreAboutWithoutAnEvent(GraphServer server) {
    GraphDatabaseService database = server.database("neo4j");
    database.executeTransactionally(
        """
        UNWIND range(1, 2500) AS i
        CREATE (:ActivityEntry {id: 'c' + i, owner: 'ann', `object.objectType`: 'comment',
          `target.id`: CASE i WHEN 7 THEN reduce(x = '', j IN range(0, 500) | x + j) ELSE 'p' END})
        """);
    try (HeardEvents heard = new HeardEvents(server)) {
      statements().forEach(database::executeTransactionally);
      assertThat(heard.next()).isEmpty();
    }
    assertThat(column(database, "MATCH (e {inReplyTo: 'p'}) RETURN count(e) AS name"))
        .containsExactly("2499 null null null");
    assertThat(column(database, "MATCH (e) WHERE e.inReplyTo IS NULL RETURN e.id AS name"))
        .contains("c7 null null null");
  }

  private static List<String> column(GraphDatabaseService database, String query) {
    return database.executeTransactionally(
        query, Map.of(), result -> result.stream().map(MigrationFilesTest::text).toList());
  }

  private static String text(Map<String, Object> row) {
    return Stream.of("name", "labelsOrTypes", "properties", "type")
        .map(column -> String.valueOf(row.get(column)))
        .reduce((left, right) -> left + " " + right)
        .orElseThrow();
  }

  static List<String> statements() {
    return MigrationFiles.read().stream()
        .flatMap(migration -> migration.statements().stream())
        .toList();
  }
}
