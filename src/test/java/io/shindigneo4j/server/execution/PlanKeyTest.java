package io.shindigneo4j.server.execution;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.GraphValue;
import io.shindigneo4j.protocol.Message.RunCypher;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetTime;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.neo4j.cypher.internal.QueryCache;
import org.neo4j.kernel.impl.util.ValueUtils;

/** Compared with the key of Neo4j's own cache of plans. */
@DisplayName("The key of a plan")
class PlanKeyTest {

  private static RunCypher run(Object value) {
    return new RunCypher(
        1,
        AccessMode.READ,
        Duration.ZERO,
        "RETURN $value",
        Collections.singletonMap("value", value));
  }

  private static Object typesOfNeo4j(Object value) {
    Map<String, Object> parameters = CypherParameters.of(run(value).parameters());
    return QueryCache.extractParameterTypeMap(ValueUtils.asParameterMapValue(parameters), true);
  }

  private static List<Object> values() {
    List<Object> values = new ArrayList<>();
    for (int size : new int[] {0, 1, 2, 9, 10, 11, 99, 100, 101, 1_000, 1_001, 100_001}) {
      values.add("x".repeat(size));
      values.add("\uD83D\uDE00".repeat(size));
      values.add(Collections.nCopies(size, "x"));
      values.add(Collections.nCopies(size, 1L));
    }
    values.addAll(
        Arrays.asList(
            null,
            true,
            1,
            1L,
            -1L,
            0.5,
            1f,
            Map.of(),
            Map.of("a", 1L),
            new byte[3],
            Arrays.asList("x", null),
            List.of("x", 1L),
            List.of(List.of("x")),
            LocalDate.EPOCH,
            LocalTime.NOON,
            OffsetTime.MIN,
            LocalDateTime.MIN.withYear(1),
            ZonedDateTime.parse("2026-01-01T00:00:00Z"),
            new GraphValue.Point(7203, List.of(1.0, 2.0)),
            new GraphValue.TimeSpan(1, 2, 3, 4)));
    return values;
  }

  @Test
  void isTheSameOnlyForParametersThatNeo4jPlansTheSame() {
    for (Object one : values()) {
      for (Object other : values()) {
        if (PlanKey.of(run(one)).equals(PlanKey.of(run(other)))) {
          assertThat(typesOfNeo4j(one)).isEqualTo(typesOfNeo4j(other));
        }
      }
    }
  }

  @Test
  void isTheSameForTextsAndListsOfOneMagnitude() {
    assertThat(PlanKey.of(run("12"))).isEqualTo(PlanKey.of(run("1234567890")));
    assertThat(PlanKey.of(run(List.of(1L, 2L)))).isEqualTo(PlanKey.of(run(List.of(1L, true, 3L))));
    assertThat(PlanKey.of(run("12"))).isNotEqualTo(PlanKey.of(run("12345678901")));
    assertThat(PlanKey.of(run(1L))).isEqualTo(PlanKey.of(run(2)));
  }

  @Test
  void countsTheNamesOfItsParameters() {
    String name = "a".repeat(1_000);
    RunCypher run = new RunCypher(1, AccessMode.READ, Duration.ZERO, "RETURN 1", Map.of(name, 1L));
    assertThat(PlanKey.of(run).characters()).isGreaterThan(1_000);
  }
}
