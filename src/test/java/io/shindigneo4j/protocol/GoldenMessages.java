package io.shindigneo4j.protocol;

import io.shindigneo4j.protocol.GraphValue.Node;
import io.shindigneo4j.protocol.GraphValue.Path;
import io.shindigneo4j.protocol.GraphValue.Point;
import io.shindigneo4j.protocol.GraphValue.Relationship;
import io.shindigneo4j.protocol.GraphValue.TimeSpan;
import io.shindigneo4j.protocol.Message.Begin;
import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.CallStatement;
import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.Commit;
import io.shindigneo4j.protocol.Message.Credit;
import io.shindigneo4j.protocol.Message.Events;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.Gap;
import io.shindigneo4j.protocol.Message.GoAway;
import io.shindigneo4j.protocol.Message.Records;
import io.shindigneo4j.protocol.Message.Rollback;
import io.shindigneo4j.protocol.Message.Routes;
import io.shindigneo4j.protocol.Message.Routing;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.RunStatement;
import io.shindigneo4j.protocol.Message.Subscribe;
import io.shindigneo4j.protocol.Message.Subscribed;
import io.shindigneo4j.protocol.Message.Success;
import io.shindigneo4j.protocol.Message.Unsubscribe;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetTime;
import java.time.ZonedDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The messages of the golden frames, by the name of their files. */
final class GoldenMessages {

  private static final Node JOHN = new Node("4:x:0", List.of("Person"), Map.of("id", "john.doe"));
  private static final Node JANE = new Node("4:x:1", List.of("Person"), Map.of("id", "jane.doe"));
  private static final Relationship FRIENDS =
      new Relationship("5:x:7", "FRIEND_OF", "4:x:0", "4:x:1", Map.of("since", 2012L));

  private static final String TEXT = "MATCH (p:Person {id: $id}) RETURN p.age AS age";

  private static final PreparedCall PREPARED =
      new PreparedCall(
          "people.get", Map.of("selection", Map.of("properties", List.of("id", "displayName"))));

  private static final Phases PHASES =
      new Phases(Duration.ofNanos(30_000), Duration.ofNanos(1_234_000), Duration.ofNanos(56_000));

  static final Map<String, Message> ALL = all();

  private GoldenMessages() {}

  private static Map<String, Message> all() {
    Map<String, Message> messages = new LinkedHashMap<>();
    messages.put(
        "cypher",
        new RunCypher(1, AccessMode.READ, Duration.ofSeconds(5), TEXT, Map.of("id", "john.doe")));
    messages.put("statement", statement(12, Optional.of(TEXT), "john.doe"));
    messages.put("number", statement(13, Optional.empty(), "jane.doe"));
    messages.put(
        "call",
        new CallProcedure(
            2, AccessMode.WRITE, Duration.ZERO, "people.update", Map.of("id", "john.doe")));
    messages.put("constants", prepared(16, Optional.of(PREPARED), "john.doe"));
    messages.put("prepared", prepared(17, Optional.empty(), "jane.doe"));
    messages.put(
        "success",
        new Success(
            1,
            List.of("age", "name"),
            List.of(List.of(42L, "John"), List.of(7.5, "Zoë")),
            new Summary(Map.of("nodesCreated", 2L), PHASES, Optional.of("x:7"))));
    messages.put(
        "failure",
        new Failure(2, ErrorCode.UNKNOWN_PROCEDURE, "no procedure people.update", false));
    messages.put("begin", new Begin(8, terms(AccessMode.WRITE)));
    messages.put("work", new RunCypher(9, work(), "RETURN 1 AS one", Map.of()));
    messages.put("commit", new Commit(10, 8));
    messages.put("rollback", new Rollback(11, 8));
    messages.put("records", new Records(9, List.of("one"), List.of(List.of(1L))));
    messages.put("credit", new Credit(9, 2));
    messages.put("cancel", new Cancel(9));
    messages.put("routes", new Routes(12, Duration.ofSeconds(30), "9f86d081884c7d65"));
    messages.put(
        "routing",
        new Routing(
            12,
            List.of("db2.example.org:7690", "db3.example.org:7690"),
            List.of("db1.example.org:7690"),
            List.of("db1.example.org:7690", "db2.example.org:7690", "db3.example.org:7690"),
            "2cf24dba5fb0a30e",
            Duration.ofMinutes(5)));
    messages.put("subscribe", new Subscribe(14, List.of("all"), EventStart.NOW, 16));
    messages.put(
        "resume",
        new Subscribe(15, List.of("people/john.doe"), EventStart.after(position(4711)), 16));
    messages.put("subscribed", new Subscribed(14, position(4711)));
    messages.put("event", new Events(14, position(4712), List.of(event())));
    messages.put("gap", new Gap(14, "the log does not reach back so far", position(5000)));
    messages.put("unsubscribe", new Unsubscribe(14));
    messages.put("goaway", new GoAway(Duration.ofSeconds(10)));
    messages.put("values", parameters(3, values()));
    messages.put(
        "graph", success(4, JOHN, FRIENDS, new Path(List.of(JOHN, JANE), List.of(FRIENDS))));
    messages.put("escape", parameters(5, Map.of("plain", Map.of("$date", "not a date"))));
    messages.put("bytes", parameters(6, Map.of("bytes", new byte[] {0, 1, -1})));
    messages.put("nan", parameters(7, Map.of("number", Double.NaN)));
    return messages;
  }

  private static EventPosition position(long offset) {
    return new EventPosition(
        "000001923f0c2a5d5f3e8a1b2c4d6e70", offset, 1_790_000_000_000L + offset);
  }

  private static GraphEvent event() {
    return new GraphEvent("friendship.accepted", "jane.doe", Map.of("friend", "john.doe"));
  }

  private static Terms terms(AccessMode mode) {
    return Terms.of(mode, Duration.ofSeconds(30))
        .after(List.of("x:7"))
        .withRequestId("0193b1a0-order-42")
        .withTrace("00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01");
  }

  private static Message statement(long id, Optional<String> text, String person) {
    Terms terms = Terms.of(AccessMode.READ, Duration.ofSeconds(5));
    return new RunStatement(id, terms, 7, text, Map.of("id", person));
  }

  private static Message prepared(long id, Optional<PreparedCall> call, String person) {
    Terms terms = Terms.of(AccessMode.READ, Duration.ofSeconds(5));
    return new CallStatement(id, terms, 8, call, Map.of("id", person));
  }

  private static Terms work() {
    return Terms.of(AccessMode.READ, Duration.ZERO).inTransaction(8).withChunks(2);
  }

  private static Map<String, Object> values() {
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("date", LocalDate.parse("2026-02-28"));
    values.put("time", OffsetTime.parse("10:15:30+01:00"));
    values.put("localTime", LocalTime.parse("10:15:30.000000001"));
    values.put("dateTime", ZonedDateTime.parse("2026-02-28T10:15:30+01:00[Europe/Paris]"));
    values.put("localDateTime", LocalDateTime.parse("2026-02-28T10:15:30"));
    values.put("duration", new TimeSpan(1, 2, 3, 4));
    values.put("point", new Point(4326, List.of(8.5, 47.25)));
    values.put("nothing", null);
    values.put("truth", true);
    values.put("list", List.of(1L, "two", List.of()));
    return values;
  }

  private static Message parameters(long id, Map<String, Object> parameters) {
    return new RunCypher(id, AccessMode.READ, Duration.ZERO, "RETURN $x", parameters);
  }

  private static Message success(long id, Object... values) {
    return new Success(
        id, List.of("node", "relationship", "path"), List.of(List.of(values)), Summary.none());
  }

  /** The text frame. */
  static String json(String name) {
    return resource(name + ".json");
  }

  /** The binary frame in lower-case hexadecimal digits without spaces. */
  static String hex(String name) {
    return resource(name + ".hex").replaceAll("\\s", "");
  }

  private static String resource(String file) {
    try (InputStream stream = GoldenMessages.class.getResourceAsStream("/golden/" + file)) {
      if (stream == null) {
        throw new IllegalStateException("no golden frame " + file);
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8).strip();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
