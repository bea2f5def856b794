package io.shindigneo4j.server.stored;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.schema.InvalidParameterException;
import io.shindigneo4j.schema.Parameter;
import io.shindigneo4j.server.source.ProcedureSourceException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The header of a file of Cypher")
class HeaderReaderTest {

  private static final String TEXT =
      """
      // The first friends of a person,
      // by name.
      //
      // mode: read
      // version: 1.0
      // parameter person: string, the person's id
      // parameter limit: integer?
      // parameter tags: list of string?, some words, of many
      MATCH (n) // mode: write
      RETURN n
      """;

  @Test
  void describesTheText() {
    Header header = HeaderReader.read(TEXT);
    assertThat(header.description()).isEqualTo("The first friends of a person, by name.");
    assertThat(header.mode()).isEqualTo(AccessMode.READ);
    assertThat(header.version()).isEqualTo("1.0");
    assertThat(header.parameters())
        .extracting(HeaderReaderTest::written)
        .containsExactly(
            "person string true the person's id",
            "limit integer false ",
            "tags list of string false some words, of many");
  }

  private static String written(Parameter parameter) {
    return String.join(
        " ",
        parameter.name(),
        parameter.type().text(),
        String.valueOf(parameter.required()),
        parameter.description());
  }

  /** Bars are ends of lines. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "RETURN 1; line 1: a comment must say what it does",
        "// mode: read|// version: 1|RETURN 1; line 1: a comment must say what it does",
        "// Says.|// version: 1|RETURN 1; line 2: the comments up to here have no mode",
        "// Says.|// mode: read|RETURN 1; line 2: the comments up to here have no version",
        "// Says.|// mode: reads|RETURN 1; line 2: the mode is read or write, not reads",
        "// Says.|// mode: read|// mode: read|RETURN 1; line 3: it is said twice",
        "// Says.|// version:|RETURN 1; line 2: a version has at least one character",
        "// Says.|// mode: read|// More.|RETURN 1; line 3: there must be a mode",
        "// Says.|// parameter id string|RETURN 1; line 2: a parameter is written",
        "// Says.|// parameter i-d: string|RETURN 1; line 2: a parameter is written",
        "// Says.|// parameter id: text|RETURN 1; line 2: no parameter has type text",
        "// Says.|// parameter id: list of text|RETURN 1; line 2: no parameter has type list",
        "// Says.|// parameter a: map|// parameter a: map|RETURN 1; line 3: two parameters have",
      })
  void reportsTheLineOfAnError(String text, String reason) {
    assertThatThrownBy(() -> HeaderReader.read(text.replace('|', '\n')))
        .isInstanceOf(ProcedureSourceException.class)
        .hasMessageStartingWith(reason);
  }

  @Test
  void limitsTheNestingOfLists() {
    String text = "// Says.\n// mode: read\n// version: 1\n// parameter id: %sany\nRETURN 1";
    assertThat(HeaderReader.read(text.formatted("list of ".repeat(10))).parameters()).hasSize(1);
    assertThatThrownBy(() -> HeaderReader.read(text.formatted("list of ".repeat(11))))
        .isInstanceOf(ProcedureSourceException.class)
        .hasMessageContaining("no parameter has type");
  }

  @Test
  void checksTheParametersOfACall() {
    List<Parameter> parameters = HeaderReader.read(TEXT).parameters();
    Map<String, Object> checked =
        ParameterCheck.checked(parameters, Map.of("person", "ann", "tags", List.of("a")));
    assertThat(checked).hasSize(3).containsEntry("person", "ann").containsEntry("limit", null);
    assertRefused(parameters, Map.of(), "person must be there");
    assertRefused(parameters, Map.of("person", 1L), "person must be of type string");
    assertRefused(
        parameters, Map.of("person", "ann", "limit", "1"), "limit must be of type integer");
    assertRefused(parameters, Map.of("person", "ann", "tags", List.of(1L)), "tags must be");
    assertRefused(parameters, Map.of("person", "ann", "age", 1L), "unknown parameter age");
  }

  private static void assertRefused(
      List<Parameter> parameters, Map<String, Object> sent, String reason) {
    assertThatThrownBy(() -> ParameterCheck.checked(parameters, sent))
        .isInstanceOf(InvalidParameterException.class)
        .hasMessageStartingWith(reason);
  }
}
