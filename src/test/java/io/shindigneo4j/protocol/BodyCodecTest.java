package io.shindigneo4j.protocol;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.shindigneo4j.protocol.Message.CallProcedure;
import io.shindigneo4j.protocol.Message.Cancel;
import io.shindigneo4j.protocol.Message.Failure;
import io.shindigneo4j.protocol.Message.RunCypher;
import io.shindigneo4j.protocol.Message.Success;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The body of a request or an answer")
class BodyCodecTest {

  private static final Terms READ = Terms.of(AccessMode.READ, Duration.ZERO);
  private static final BodyCodec JSON = new BodyCodec(Format.JSON);

  @Test
  void hasTheParametersOfACall() throws MalformedMessageException {
    byte[] body = "{\"id\":\"john\",\"day\":{\"$date\":\"2026-02-28\"}}".getBytes(UTF_8);
    Map<String, Object> parameters = Map.of("id", "john", "day", LocalDate.of(2026, 2, 28));
    assertThat(JSON.call(7, READ, "people.get", body, ValueBudget.unlimited()))
        .isEqualTo(new CallProcedure(7, READ, "people.get", parameters));
    assertThat(JSON.call(7, READ, "people.get", new byte[0], ValueBudget.unlimited()).parameters())
        .isEmpty();
  }

  /** It is a document and no value, hence not escaped. */
  @Test
  void mayHaveAnyNameForItsOnlyParameter() throws MalformedMessageException {
    byte[] body = "{\"$date\":1}".getBytes(UTF_8);
    assertThat(JSON.call(1, READ, "x", body, ValueBudget.unlimited()).parameters())
        .isEqualTo(Map.of("$date", 1L));
  }

  @Test
  void hasACypherTextWithParametersOrWithout() throws MalformedMessageException {
    byte[] body = "{\"text\":\"RETURN $a\",\"parameters\":{\"a\":1},\"more\":2}".getBytes(UTF_8);
    assertThat(JSON.cypher(7, READ, body, ValueBudget.unlimited()))
        .isEqualTo(new RunCypher(7, READ, "RETURN $a", Map.of("a", 1L)));
    assertThat(
            JSON.cypher(7, READ, "{\"text\":\"x\"}".getBytes(UTF_8), ValueBudget.unlimited())
                .parameters())
        .isEmpty();
  }

  @Test
  void mayBeginWithAByteOrderMark() throws MalformedMessageException {
    byte[] cypher = "\uFEFF {\"text\":\"\uFEFFx\"}".getBytes(UTF_8);
    assertThat(JSON.cypher(1, READ, cypher, ValueBudget.unlimited()).text()).isEqualTo("\uFEFFx");
    byte[] call = "\uFEFF{\"a\":1}".getBytes(UTF_8);
    assertThat(JSON.call(1, READ, "x", call, ValueBudget.unlimited()).parameters())
        .isEqualTo(Map.of("a", 1L));
    byte[] message = "\uFEFF{\"type\":\"cancel\",\"id\":1,\"target\":2}".getBytes(UTF_8);
    MessageCodec codec = new MessageCodec(Format.JSON);
    assertThat(codec.head(message).id()).isOne();
    assertThat(codec.decode(message)).isInstanceOf(Cancel.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\uFEFF",
        "\uFEFF\uFEFF{\"text\":\"x\"}",
        "",
        "1",
        "{\"text\":1}",
        "{}",
        "{\"text\":\"x\",\"parameters\":[]}",
        "{}{}"
      })
  void isMalformedWhereItIsNoCypher(String body) {
    assertThatExceptionOfType(MalformedMessageException.class)
        .isThrownBy(() -> JSON.cypher(1, READ, body.getBytes(UTF_8), ValueBudget.unlimited()));
  }

  @Test
  void hasTheColumnsRecordsAndSummaryOfASuccess() throws MalformedMessageException {
    Phases phases = new Phases(Duration.ofNanos(1_000), Duration.ofNanos(2_000), Duration.ZERO);
    Summary summary = new Summary(Map.of("nodesCreated", 1L), phases, Optional.of("x:7"));
    Success success = new Success(9, List.of("a"), List.of(List.of(1L)), summary);
    assertThat(new String(JSON.encode(success, 1_000), UTF_8))
        .isEqualTo(
            "{\"columns\":[\"a\"],\"records\":[[1]],\"summary\":{\"counters\":{\"nodesCreated\":1},"
                + "\"bookmark\":\"x:7\",\"queueMicros\":1,\"executeMicros\":2,\"encodeMicros\":0}}");
    Map<String, Object> timed = Format.JSON.read(JSON.encodeTimed(success, 1_000));
    assertThat(timed).containsOnlyKeys("columns", "records", "summary");
    byte[] bson = new BodyCodec(Format.BSON).encode(success, 1_000);
    assertThat(Format.BSON.read(bson).get("records")).isEqualTo(success.records());
  }

  @Test
  void hasTheCodeAndMessageOfAFailureAndWhetherToRetry() {
    Failure failure = new Failure(9, "server.busy", "all are busy", true);
    assertThat(new String(JSON.encode(failure, 1_000), UTF_8))
        .isEqualTo("{\"code\":\"server.busy\",\"message\":\"all are busy\",\"retryable\":true}");
  }

  @Test
  void isRefusedIfItIsTooLargeOrNotAResponse() {
    Failure failure = new Failure(9, "x", "y".repeat(100), true);
    assertThatExceptionOfType(TooLargeException.class).isThrownBy(() -> JSON.encode(failure, 50));
    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(() -> JSON.encode(new Cancel(1), 50));
  }
}
