package io.shindigneo4j.server.execution;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The loops of a Cypher text")
class CypherLoopsTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "RETURN reduce(a = 0, x IN $list | a + x) AS sum",
        "RETURN Reduce /* ( */ (a = 0, x IN $list | a + x) AS sum",
        "RETURN allReduce(a = 0, x IN $list | a + x, a < 3) AS all",
        "RETURN [x IN range(1, $n) | x] AS list",
        "UNWIND [0] + range(1, $n) AS i RETURN i",
        "RETURN $text =~ '(a+)+b' AS found",
        "RETURN [a IN $l | a] AS list",
        "RETURN any(a IN $l WHERE a = 1) AS any",
        "RETURN [`a` IN $l | 1] AS list",
        "RETURN size(`range`(1, $n)) AS size",
        "RETURN [x\u00A0IN $l | x] AS list",
        "RETURN [e\u0301 IN $l | 1] AS list",
        "RETURN [x$ IN $l | 1] AS list",
        "RETURN [x_$ IN $l | 1] AS list",
        "RETURN 1 AS one, //\r [x IN $l | 1] AS list",
        "RETURN re\\u0064uce(a = 0, x IN $list | a + x) AS sum",
      })
  void mayTakeLong(String text) {
    assertThat(CypherLoops.mayTakeLong(text)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "RETURN 1",
        "UNWIND range(1, $n) AS i RETURN i",
        "MATCH (p) WHERE p.id IN $ids AND p.name IN $names AND p.kind IN $kinds RETURN p",
        "MATCH (p) WHERE (p.id IN $a) AND (p.id IN $b) RETURN p",
        "RETURN 'reduce(range(' AS text // =~",
        "RETURN [] ] ] AS wrong",
      })
  void areNone(String text) {
    assertThat(CypherLoops.mayTakeLong(text)).isFalse();
  }
}
