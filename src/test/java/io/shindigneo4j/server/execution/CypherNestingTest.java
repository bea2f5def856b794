package io.shindigneo4j.server.execution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The nesting of a Cypher text")
class CypherNestingTest {

  private static final int LIMIT = 100;

  /** More than the limit of whatever stands for the repetition. */
  private static String many(String part) {
    return part.repeat(LIMIT + 1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "RETURN 1%s AS x#+1",
        "RETURN 1%s AS x#+ 1",
        "RETURN %sfalse#NOT ",
        "RETURN %s1#-",
        "RETURN //\r%s1#-",
        "RETURN %s#[",
        "RETURN %s#{a:",
        "RETURN %s1#abs(",
        "RETURN 1%s#<2",
        "RETURN 1%s#/* , */+1",
        "RETURN 1%s#+1 // , \n",
        "RETURN ''%s#+','",
        "RETURN ''%s#+',\\','",
        "RETURN ``%s#+`,`",
        "RETURN m%s#.a",
        "RETURN m%s#.with",
        "RETURN m%s#[0]",
        "RETURN m%s# IS NULL",
        "RETURN m%s# in []",
        "RETURN %s1#CASE WHEN true THEN ",
        "%sRETURN a#WITH 1 AS a ",
        "RETURN 1%s# UNION RETURN 1",
        "MATCH (a)%s RETURN a#-->()",
        "MATCH (a:%sB) RETURN a#!",
        "MATCH (a:A%s) RETURN a#|B",
        "%s#CALL { ",
        "MATCH (a) WHERE %s#EXISTS { MATCH (a) WHERE ",
        "RETURN '\\u0027%s#+1",
        "RETURN end%s#+end",
        "RETURN (case)%s#+1",
      })
  void exceedsALimit(String template) {
    String[] parts = template.split("#", 2);
    String deep = parts[0].formatted(many(parts[1]));
    assertThat(CypherNesting.exceeds(deep, LIMIT)).as(deep).isTrue();
    String shallow = parts[0].formatted(parts[1].repeat(5));
    assertThat(CypherNesting.exceeds(shallow, LIMIT)).as(shallow).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "RETURN [1%s]#,2",
        "RETURN 1 AS a%s#, 1 + 1 AS b",
        "CREATE (a)%s#, (:A {b: 1, c: [1, 2]})-[:R]->(a)",
        "RETURN '%s'#(",
        "RETURN \"%s\"#+",
        "RETURN 1 AS `%s`#[",
        "RETURN 1 /* %s */#(",
        "RETURN 1 //%s#+",
        "RETURN [x IN [1%s] | x]#, abs(1)",
        "RETURN CASE WHEN true THEN 1 END%s#, CASE WHEN true THEN 1 END",
      })
  void doesNotGrowWithWhatIsSideBySide(String template) {
    String[] parts = template.split("#", 2);
    String wide = parts[0].formatted(many(parts[1]));
    assertThat(CypherNesting.exceeds(wide, LIMIT)).as(wide).isFalse();
  }

  @Test
  void isMeasuredWhateverTheTextIs() {
    for (String text : List.of("", ")", "]}", "END", "'", "\"\\", "`", "/*", "//", "/", "\\u00")) {
      assertThat(CypherNesting.exceeds(text, LIMIT)).as(text).isFalse();
    }
  }

  @Test
  void ofOurOwnTextsIsWithinTheDefaultLimit() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src/main/resources"))) {
      List<Path> texts = files.filter(file -> file.toString().endsWith(".cypher")).toList();
      assertThat(texts).isNotEmpty();
      for (Path text : texts) {
        assertThat(CypherNesting.exceeds(Files.readString(text), 500))
            .as(text.toString())
            .isFalse();
      }
    }
  }
}
