package io.shindigneo4j.protocol;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.shindigneo4j.protocol.GraphValue.UnreadableValue;
import io.shindigneo4j.protocol.Message.Success;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A value that cannot be read")
class UnreadableValuesTest {

  private static final String VALUES_OF_JSON =
      """
      {"$dateTime":"2026-02-28T10:15:30+01:00[Nowhere/Land]"}
      {"$date":"2026-02-30"}
      {"$later":1}
      {"$point":{"srid":4326,"coordinates":[{"$later":1},2]}}
      9223372036854775808
      1e999
      "\\ud800"
      """;

  static List<String> values() {
    return VALUES_OF_JSON.lines().toList();
  }

  @Test
  void isTheOnlyOneOfItsAnswerThatIsNotRead() throws MalformedMessageException {
    for (String value : values()) {
      assertThat(success("[1," + value + ",\"x\"]").records().get(0))
          .as(value)
          .satisfies(
              row -> {
                assertThat(row.get(0)).isEqualTo(1L);
                assertThat(row.get(1)).isInstanceOf(UnreadableValue.class);
                assertThat(row.get(2)).isEqualTo("x");
              });
    }
  }

  @Test
  void saysWhatCameAndWhy() throws MalformedMessageException {
    assertThat(success("[" + values().get(0) + "]").records().get(0).get(0))
        .hasToString(
            "UnreadableValue[written={$dateTime=2026-02-28T10:15:30+01:00[Nowhere/Land]},"
                + " reason=$dateTime is not valid: Text '2026-02-28T10:15:30+01:00[Nowhere/Land]'"
                + " could not be parsed, unparsed text found at index 25]");
  }

  @Test
  void isKeptInsideOfANode() throws MalformedMessageException {
    String node =
        "{\"$node\":{\"elementId\":\"1\",\"labels\":[],\"properties\":{\"a\":1,\"b\":%s}}}";
    GraphValue.Node read =
        (GraphValue.Node)
            success("[" + node.formatted(values().get(0)) + "]").records().get(0).get(0);
    assertThat(read.properties()).containsEntry("a", 1L);
    assertThat(read.properties().get("b")).isInstanceOf(UnreadableValue.class);
  }

  @Test
  void isMalformedInARequestOfWhichIdAndTransactionAreKnown() {
    for (String value : values()) {
      assertRefused("{\"a\":" + value + "}");
    }
    assertRefused("{\"a\":1,\"a\":1}");
  }

  private static void assertRefused(String parameters) {
    String request =
        "{\"parameters\":%s,\"type\":\"cypher\",\"id\":7,\"mode\":\"read\",\"timeout\":0,"
            + "\"transaction\":3,\"text\":\"\"}";
    MalformedMessageException refused =
        catchThrowableOfType(
            MalformedMessageException.class, () -> decode(request.formatted(parameters)));
    assertThat(refused.id()).as(parameters).hasValue(7);
    assertThat(refused.transaction()).hasValue(3);
  }

  @ParameterizedTest
  @ValueSource(strings = {"027800020000008000", "0378000d000000102461000100000000"})
  void isDelimitedInBsonAsWell(String element) throws MalformedMessageException {
    int length = 4 + element.length() / 2 + 1;
    byte[] bytes = HexFormat.of().parseHex("%02x000000%s00".formatted(length, element));
    assertThat(Format.BSON.read(bytes, Unreadable.kept(1), ValueBudget.unlimited()).get("x"))
        .isInstanceOf(UnreadableValue.class);
  }

  private static Success success(String row) throws MalformedMessageException {
    String answer =
        "{\"type\":\"success\",\"id\":1,\"columns\":[],\"records\":[%s],\"counters\":{},"
            + "\"queueMicros\":0,\"executeMicros\":0,\"encodeMicros\":0}";
    return (Success) decode(answer.formatted(row));
  }

  private static Message decode(String json) throws MalformedMessageException {
    return new MessageCodec(Format.JSON).decode(json.getBytes(UTF_8));
  }
}
