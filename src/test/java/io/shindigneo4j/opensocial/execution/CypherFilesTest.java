package io.shindigneo4j.opensocial.execution;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.driver.GraphDriver;
import io.shindigneo4j.driver.Result;
import io.shindigneo4j.driver.Statement;
import io.shindigneo4j.schema.CypherFiles;
import io.shindigneo4j.schema.people.PersonDetail;
import io.shindigneo4j.testing.Exhaustive;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.Link;
import io.shindigneo4j.testing.SharedGraphServer;
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

  /** One sentence or more, on one line or more. */
  private static final String DESCRIPTION = "(?s)// .{20,}\\.\n";

  private static final Pattern PARAMETER = Pattern.compile("\\$[a-zA-Z]+");
  private static final Pattern LISTS = Pattern.compile("HAS_[A-Z_]+(\\|HAS_[A-Z_]+)+");

  @ParameterizedTest
  @MethodSource("io.shindigneo4j.opensocial.execution.CypherResources#all")
  void saysWhatItAnswersAndHasASample(String name) {
    String comment = comment(name);
    assertThat(comment.indexOf(CypherSamples.PREFIX)).as("the sample").isPositive();
    assertThat(comment.substring(0, comment.indexOf(CypherSamples.PREFIX)))
        .as("the description")
        .matches(DESCRIPTION);
  }

  /** The lines of the comment at the begin of a file. */
  private static String comment(String name) {
    return CypherFiles.text(name)
        .lines()
        .takeWhile(line -> line.startsWith(COMMENT))
        .collect(Collectors.joining("\n", "", "\n"));
  }

  /** {@link OperationResultsTest} runs those of operations in {@code mvn verify}. */
  @Exhaustive
  @ParameterizedTest
  @MethodSource("io.shindigneo4j.opensocial.execution.CypherResources#all")
  void runsWithItsSample(String name, GraphServer server) {
    Map<String, Object> sample = CypherFiles.parameters(CypherSamples.call(name));
    GraphDriver driver = Link.WEBSOCKET.sharedDriver(server);
    run(driver, CypherSamples.GRAPH, Map.of());
    assertThat(run(driver, CypherFiles.text(name), sample).records()).hasSize(1);
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
    assertThat(comment(name)).matches(DESCRIPTION);
    assertThat(CypherResources.all().map(CypherFiles::text))
        .anyMatch(file -> file.contains(text.strip()));
  }

  private static Result run(GraphDriver driver, String text, Map<String, Object> parameters) {
    return driver.run(Statement.cypher(text).with(parameters).writing()).join();
  }
}
