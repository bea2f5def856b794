package io.shindigneo4j.opensocial.execution;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.schema.people.PersonDetail;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Link;
import io.shindigneo4j.testing.SharedGraphServer;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Every Cypher file")
@ExtendWith(SharedGraphServer.class)
class CypherFilesTest {

  private static final String COMMENT = "// ";
  private static final String SAMPLE = "// Sample: ";
  private static final Pattern PARAMETER = Pattern.compile("\\$[a-zA-Z]+");
  private static final Pattern LISTS = Pattern.compile("HAS_[A-Z_]+(\\|HAS_[A-Z_]+)+");

  /** Of everything the little that the samples speak of. */
  private static final String GRAPH =
      """
      CREATE (p:Person {id: 'john.doe', displayName: 'Joe'}),
        (p)-[:FRIEND_OF]->(:Person {id: 'jane.doe', displayName: 'Jane'}),
        (p)-[:OWNER_OF]->(:Group {id: 'g0', title: 'Group'}),
        (p)-[:HAS_SKILL]->(:PersonSkill {owner: 'john.doe', key: 'java'})
          -[:IS_SKILL]->(:Skill {key: 'java', name: 'Java'}),
        (p)-[:HAS_ALBUM]->(a:Album {id: 'holiday', mediaItemCount: 1}),
        (p)-[:HAS_ALBUM_TIMELINE]->(:AlbumTimeline {application: '', total: 1, moment: 1})
          -[:NEWEST]->(a),
        (a)-[:HAS_MEDIA_ITEM]->(i:MediaItem {id: 'beach', moment: 1}),
        (a)-[:HAS_MEDIA_TIMELINE]->(:MediaTimeline {application: '', total: 1, moment: 1})
          -[:NEWEST]->(i),
        (p)-[:HAS_COLLECTION]->
          (:MessageCollection {id: '@inbox', total: 1, unread: 1, moment: 1})
          -[:NEWEST]->(:MessageCopy {id: 'm1', moment: 1, owner: 'john.doe',
            collection: '@inbox', status: 'NEW'})
          -[:COPY_OF]->(:Message {id: 'm1', title: 'Hello'})
      """;

  private static final ObjectMapper JSON =
      new ObjectMapper().enable(DeserializationFeature.USE_LONG_FOR_INTS);

  @ParameterizedTest
  @MethodSource("io.shindigneo4j.opensocial.execution.CypherResources#all")
  void saysWhatItAnswersAndRunsWithItsSample(String name, GraphServer server) {
    String text = CypherFiles.text(name);
    List<String> lines = text.lines().toList();
    assertThat(lines.get(0)).as("the description").matches(COMMENT + "(?!Sample:).{20,}\\.");
    assertThat(lines.get(1)).as("the sample").startsWith(SAMPLE);
    Map<String, Object> sample =
        CypherFiles.parameters(parse(lines.get(1).substring(SAMPLE.length())));
    GraphDriver driver = Link.WEBSOCKET.sharedDriver(server);
    run(driver, GRAPH, Map.of());
    assertThat(run(driver, text, sample).records()).hasSize(1);
  }

  @ParameterizedTest
  @MethodSource("io.shindigneo4j.opensocial.execution.CypherResources#all")
  void takesOneParameter(String name) {
    assertThat(PARAMETER.matcher(CypherFiles.text(name)).results().map(MatchResult::group))
        .containsOnly("$call");
  }

  @ParameterizedTest
  @MethodSource("io.shindigneo4j.opensocial.execution.CypherResources#all")
  void namesAllListsOfAProfileWhereItNamesSome(String name) {
    String all =
        Stream.of(PersonDetail.values())
            .map(PersonDetail::relationshipType)
            .sorted()
            .collect(Collectors.joining("|"));
    assertThat(LISTS.matcher(CypherFiles.text(name)).results().map(MatchResult::group))
        .allMatch(all::equals);
  }

  @ParameterizedTest
  @MethodSource("io.shindigneo4j.opensocial.execution.CypherResources#fragments")
  void fragmentsSayWhatTheyAreAndAreIncluded(String name) {
    String text = CypherFiles.text(name);
    assertThat(text.lines().findFirst())
        .hasValueSatisfying(line -> assertThat(line).matches("// .{20,}\\."));
    assertThat(CypherResources.all().map(CypherFiles::text))
        .anyMatch(file -> file.contains(text.strip()));
  }

  private static Result run(GraphDriver driver, String text, Map<String, Object> parameters) {
    return driver.run(Statement.cypher(text).with(parameters).writing()).join();
  }

  private static Map<String, Object> parse(String sample) {
    try {
      return JSON.readValue(sample, new TypeReference<>() {});
    } catch (JsonProcessingException e) {
      throw new AssertionError("not JSON: " + sample, e);
    }
  }
}
