package io.shindigneo4j.server.session;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.AccessMode;
import io.shindigneo4j.protocol.ErrorCode;
import io.shindigneo4j.protocol.Format;
import io.shindigneo4j.protocol.GraphValue.Node;
import io.shindigneo4j.protocol.GraphValue.Path;
import io.shindigneo4j.protocol.GraphValue.Point;
import io.shindigneo4j.protocol.GraphValue.Relationship;
import io.shindigneo4j.protocol.GraphValue.TimeSpan;
import io.shindigneo4j.testing.GraphServer;
import io.shindigneo4j.testing.ProtocolClient;
import io.shindigneo4j.testing.SharedGraphServer;
import java.io.IOException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetTime;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("A value of the database")
@ExtendWith(SharedGraphServer.class)
class ValuesTest {

  private enum Spoken {
    BSON(Format.BSON),
    JSON(Format.JSON);

    private final Format format;

    Spoken(Format format) {
      this.format = format;
    }

    ProtocolClient connect(GraphServer server) throws IOException {
      return ProtocolClient.of(server, "neo4j", GraphServer.CREDENTIALS, format);
    }
  }

  /** By the Cypher expression that makes it. */
  private static Map<String, Object> documented() {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("null", null);
    values.put("true", true);
    values.put("9223372036854775807", Long.MAX_VALUE);
    values.put("-0.0", -0.0);
    values.put("0.0 / 0.0", Double.NaN);
    values.put("1.0 / 0.0", Double.POSITIVE_INFINITY);
    values.put("'Zoë \uD83D\uDE00'", "Zoë \uD83D\uDE00");
    values.put("[1, 'two', [], null]", Arrays.asList(1L, "two", List.of(), null));
    values.put("{a: {b: 1}}", Map.of("a", Map.of("b", 1L)));
    values.put("{`$date`: 'x'}", Map.of("$date", "x"));
    values.put("date('2026-02-28')", LocalDate.parse("2026-02-28"));
    values.put("date('+999999999-12-31')", LocalDate.MAX);
    values.put("time('10:15:30+01:00')", OffsetTime.parse("10:15:30+01:00"));
    values.put("localtime('10:15:30.000000001')", LocalTime.parse("10:15:30.000000001"));
    values.put(
        "datetime('2026-02-28T10:15:30[Europe/Paris]')",
        ZonedDateTime.parse("2026-02-28T10:15:30+01:00[Europe/Paris]"));
    values.put("datetime('2026-02-28T10:15:30Z')", ZonedDateTime.parse("2026-02-28T10:15:30Z"));
    values.put("localdatetime('2026-02-28T10:15:30')", LocalDateTime.parse("2026-02-28T10:15:30"));
    values.put("duration('P1M2DT3.000000004S')", new TimeSpan(1, 2, 3, 4));
    values.put("duration('-P1M2DT3.5S')", new TimeSpan(-1, -2, -4, 500_000_000));
    values.put("point({longitude: 8.5, latitude: 47.25})", new Point(4326, List.of(8.5, 47.25)));
    values.put("point({x: 1, y: 2, z: 3})", new Point(9157, List.of(1.0, 2.0, 3.0)));
    return values;
  }

  @ParameterizedTest
  @EnumSource
  void comesAsDocumented(Spoken spoken, GraphServer server) throws IOException {
    try (ProtocolClient client = spoken.connect(server)) {
      for (Map.Entry<String, Object> value : documented().entrySet()) {
        assertThat(client.value("RETURN " + value.getKey()))
            .as(value.getKey())
            .isEqualTo(value.getValue());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void goesInAsAParameterAndIsTheSameThere(Spoken spoken, GraphServer server) throws IOException {
    try (ProtocolClient client = spoken.connect(server)) {
      for (Map.Entry<String, Object> value : documented().entrySet()) {
        Map<String, Object> parameters = new LinkedHashMap<>();
        parameters.put("x", value.getValue());
        assertThat(client.value("RETURN [$x] = [" + value.getKey() + "] OR $x <> $x", parameters))
            .as(value.getKey())
            .isIn(true, value.getValue() == null ? null : true, null);
        assertThat(client.value("RETURN $x", parameters)).isEqualTo(value.getValue());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void mayBeBytes(Spoken spoken, GraphServer server) throws IOException {
    byte[] bytes = {0, 1, -1};
    try (ProtocolClient client = spoken.connect(server)) {
      assertThat(client.value("RETURN $x", Map.of("x", bytes))).isEqualTo(bytes);
    }
  }

  @ParameterizedTest
  @EnumSource
  void comesOutOfAnArrayPropertyAsAList(Spoken spoken, GraphServer server) throws IOException {
    try (ProtocolClient client = spoken.connect(server)) {
      client.run(
          "CREATE ({i: [1, 2], f: [0.5], s: ['a'], b: [true], d: [date('2026-02-28')],"
              + " p: [duration('P1D')], x: [point({x: 1, y: 2})], none: []})");
      Node node = (Node) client.value("MATCH (n) RETURN n");
      assertThat(node.labels()).isEmpty();
      assertThat(node.properties())
          .containsOnly(
              Map.entry("i", List.of(1L, 2L)),
              Map.entry("f", List.of(0.5)),
              Map.entry("s", List.of("a")),
              Map.entry("b", List.of(true)),
              Map.entry("d", List.of(LocalDate.parse("2026-02-28"))),
              Map.entry("p", List.of(new TimeSpan(0, 1, 0, 0))),
              Map.entry("x", List.of(new Point(7203, List.of(1.0, 2.0)))),
              Map.entry("none", List.of()));
    }
  }

  @ParameterizedTest
  @EnumSource
  void mayBeANodeARelationshipOrAPath(Spoken spoken, GraphServer server) throws IOException {
    try (ProtocolClient client = spoken.connect(server)) {
      client.run("CREATE (:A:B {id: 1})-[:TO {w: 2}]->(:C)<-[:FROM]-(:D)");
      Path path = (Path) client.value("MATCH p = (:A)-->(:C)<--(:D) RETURN p");
      Node first = path.nodes().get(0);
      Relationship to = path.relationships().get(0);
      Relationship from = path.relationships().get(1);
      assertThat(first.labels()).containsExactlyInAnyOrder("A", "B");
      assertThat(first.properties()).isEqualTo(Map.of("id", 1L));
      assertThat(to.type()).isEqualTo("TO");
      assertThat(to.properties()).isEqualTo(Map.of("w", 2L));
      assertThat(List.of(to.start(), to.end())).isEqualTo(ids(path, 0, 1));
      assertThat(List.of(from.start(), from.end())).isEqualTo(ids(path, 2, 1));
      assertThat(client.value("MATCH (n:A) RETURN n")).isEqualTo(first);
      assertThat(client.value("MATCH ()-[r:TO]->() RETURN r")).isEqualTo(to);
      assertThat(client.value("MATCH (n) WHERE elementId(n) = $id RETURN n.id", id(first)))
          .isEqualTo(1L);
    }
  }

  @ParameterizedTest
  @EnumSource
  void isNoParameterWhenItIsANodeOrARelationshipOrAPath(Spoken spoken, GraphServer server)
      throws IOException {
    Node node = new Node("4:x:0", List.of(), Map.of());
    Relationship relationship = new Relationship("5:x:0", "A", "4:x:0", "4:x:0", Map.of());
    try (ProtocolClient client = spoken.connect(server)) {
      for (Object value : List.of(node, relationship, new Path(List.of(node), List.of()))) {
        assertThat(client.failure(AccessMode.READ, "RETURN $x", Map.of("x", value)).code())
            .isEqualTo(ErrorCode.INVALID_PARAMETER);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void isNotReturnedByTheRequestThatDeletesIt(Spoken spoken, GraphServer server)
      throws IOException {
    try (ProtocolClient client = spoken.connect(server)) {
      client.run("CREATE (:Kept)");
      String delete = "MATCH (n) DELETE n RETURN n";
      assertThat(client.failure(AccessMode.WRITE, delete, Map.of()).code())
          .isEqualTo("Neo.ClientError.Statement.EntityNotFound");
      assertThat(client.value("MATCH (n) RETURN count(n)")).isEqualTo(1L);
    }
  }

  private static List<String> ids(Path path, int start, int end) {
    return List.of(path.nodes().get(start).elementId(), path.nodes().get(end).elementId());
  }

  private static Map<String, Object> id(Node node) {
    return Map.of("id", node.elementId());
  }
}
