package io.shindigneo4j.opensocial.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A time of the graph")
class TimesTest {

  @Test
  void isReadAsItWasWritten() {
    SplittableRandom random = new SplittableRandom(1);
    Instant begin = Instant.parse("0000-01-01T00:00:00Z");
    Instant end = Instant.parse("9999-12-31T23:59:59.999Z");
    for (int i = 0; i < 10_000; i++) {
      long millisecond = random.nextLong(begin.toEpochMilli(), end.toEpochMilli() + 1);
      String text = Times.text(Instant.ofEpochMilli(millisecond));
      assertThat(Times.parse(text).toEpochMilli()).describedAs(text).isEqualTo(millisecond);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2024-02-29T23:59:59.999Z",
        "1969-12-31T23:59:59.999Z",
        "2016-12-31T24:00:00.000Z",
        "2016-12-31T23:59:60.000Z",
        "2024-02-29T12:00:00Z",
        "2024-02-29T12:00:00.123456Z",
        "+12024-02-29T12:00:00.000Z",
        "-2024-02-29T12:00:00.000Z"
      })
  void isThatOfIso8601(String text) {
    assertThat(Times.parse(text)).isEqualTo(Instant.parse(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "2023-02-29T12:00:00.000Z",
        "2023-13-01T12:00:00.000Z",
        "2023-02-01T25:00:00.000Z",
        "2023-02-01T24:00:00.001Z",
        "2023-02-01T12:60:00.000Z",
        "2023-02-01T12:00:61.000Z",
        "2023-02-01T12:00:00.00\u0660Z",
        "2023-02-01 12:00:00.000Z"
      })
  void isNoOtherText(String text) {
    assertThatExceptionOfType(DateTimeException.class).isThrownBy(() -> Times.parse(text));
  }
}
