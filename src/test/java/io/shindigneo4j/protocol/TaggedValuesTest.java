package io.shindigneo4j.protocol;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A tagged value")
class TaggedValuesTest {

  private static final List<String> LOOKALIKES =
      List.of("$", "$$", "$date", "$$date", "$$$date", "$unknown", "$node");

  @ParameterizedTest
  @ValueSource(strings = {"json", "bson"})
  void isNeverMadeOutOfAPlainMapThatLooksLikeOne(String name) throws MalformedMessageException {
    Format format = Format.named(name).orElseThrow();
    for (String key : LOOKALIKES) {
      Map<String, Object> once = Map.of(key, "2026-02-28");
      Map<String, Object> document = Map.of("value", List.of(once, Map.of(key, once)));
      assertThat(format.read(format.write(document))).isEqualTo(document);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "bson"})
  void isNotMadeOutOfAMapWithTwoKeysOrNone(String name) throws MalformedMessageException {
    Format format = Format.named(name).orElseThrow();
    Map<String, Object> two = Map.of("$date", "2026-02-28", "$time", Map.of());
    assertThat(format.read(format.write(Map.of("value", two)))).isEqualTo(Map.of("value", two));
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "bson"})
  void mayBeEscapedAroundNull(String name) throws MalformedMessageException {
    Format format = Format.named(name).orElseThrow();
    Map<String, Object> document = Map.of("value", Collections.singletonMap("$date", null));
    assertThat(format.read(format.write(document))).isEqualTo(document);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"$unknown\":1}",
        "{\"$\":1}",
        "{\"$date\":1}",
        "{\"$date\":null}",
        "{\"$date\":\"2026-02-30\"}",
        "{\"$date\":\"+999999999999-01-01\"}",
        "{\"$time\":\"10:15\"}",
        "{\"$localTime\":\"25:00\"}",
        "{\"$dateTime\":\"2026-02-28T10:15:30\"}",
        "{\"$dateTime\":\"2026-02-28T10:15:30Z[Nowhere/Land]\"}",
        "{\"$localDateTime\":\"2026-02-28\"}",
        "{\"$bytes\":\"*\"}",
        "{\"$bytes\":[1]}",
        "{\"$duration\":[1,2,3]}",
        "{\"$duration\":[1,2,3,4,5]}",
        "{\"$duration\":[1,2,3,4.5]}",
        "{\"$duration\":\"P1D\"}",
        "{\"$point\":{\"srid\":4326}}",
        "{\"$point\":{\"coordinates\":[1,2]}}",
        "{\"$point\":{\"srid\":4326,\"coordinates\":[\"1\",2]}}",
        "{\"$node\":{\"elementId\":\"1\",\"labels\":\"A\",\"properties\":{}}}",
        "{\"$node\":{\"elementId\":\"1\",\"labels\":[null],\"properties\":{}}}",
        "{\"$node\":[]}",
        "{\"$relationship\":{\"elementId\":\"1\",\"type\":\"A\",\"properties\":{}}}",
        "{\"$path\":{\"nodes\":[1],\"relationships\":[]}}",
        "{\"$path\":{\"nodes\":[]}}"
      })
  void isMalformedUnlessItIsAsDocumented(String value) {
    assertThatExceptionOfType(MalformedMessageException.class)
        .isThrownBy(() -> Format.JSON.read(("{\"value\":" + value + "}").getBytes(UTF_8)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "bson"})
  void isNotMadeOutOfATypeThatTheProtocolDoesNotKnow(String name) {
    Format format = Format.named(name).orElseThrow();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> format.write(Map.of("value", new UUID(1, 2))))
        .withMessageContaining("java.util.UUID");
  }
}
