package io.shindigneo4j.server.execution;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The options of a Cypher text")
class CypherOptionsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "PROFILE RETURN 1",
        " profile\nRETURN 1",
        "/* PROFILE */ // RETURN\nPROFILE RETURN 1",
        "CYPHER 5 runtime = slotted planner=cost PROFILE RETURN 1",
        "PROFILE CYPHER replan=force PROFILE RETURN 1"
      })
  void includeTheProfile(String text) {
    assertThat(CypherOptions.withoutProfile(text))
        .hasSameSizeAs(text)
        .isEqualTo(text.replaceAll("(?i)(?<!\\* )profile", "       "));
  }

  @ParameterizedTest
  @ValueSource(strings = {"RETURN 1", "PROFILE", "CYPHER 5 runtime=slotted RETURN 1", "RETRUN"})
  void areKnownWhereAWordFollows(String text) {
    assertThat(CypherOptions.areKnown(text)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "\u00A0PROFILE RETURN 1", "EXPLAIN \\u0050ROFILE RETURN 1", "// \rRETURN 1"})
  void areNotKnownWhereSomethingElseFollows(String text) {
    assertThat(CypherOptions.areKnown(text)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "RETURN 1",
        "RETURN PROFILE",
        "WITH 1 AS profile RETURN profile",
        "CYPHER 5 RETURN",
        "EXPLAIN RETURN 1 AS PROFILE",
        "CYPHER runtime=PROFILE RETURN 1",
        "( = PROFILE"
      })
  void areAllThatIsLookedAt(String text) {
    assertThat(CypherOptions.withoutProfile(text)).isEqualTo(text);
  }
}
