package io.shindigneo4j.protocol;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A number")
class NumbersTest {

  @ParameterizedTest
  @ValueSource(strings = {"json", "bson"})
  void mayBeAnyIntegerOf64Bits(String format) throws MalformedMessageException {
    assertThat(roundTrip(format, Long.MAX_VALUE)).isEqualTo(Long.MAX_VALUE);
    assertThat(roundTrip(format, Long.MIN_VALUE)).isEqualTo(Long.MIN_VALUE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "bson"})
  void thatIsNarrowerIsReadAsTheWideType(String format) throws MalformedMessageException {
    assertThat(roundTrip(format, (byte) 7)).isEqualTo(7L);
    assertThat(roundTrip(format, (short) 7)).isEqualTo(7L);
    assertThat(roundTrip(format, 7)).isEqualTo(7L);
    assertThat(roundTrip(format, 0.5f)).isEqualTo(0.5);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"9223372036854775808", "-9223372036854775809", "1e400", "-1e400", "NaN", "1."})
  void outsideItsTypeIsMalformed(String number) {
    assertMalformed(number);
  }

  @Test
  void ofVeryManyDigitsIsMalformed() {
    assertMalformed("9".repeat(100_000));
  }

  @Test
  void ofVeryManyDigitsIsReadIfItIsAFloat() throws MalformedMessageException {
    String digits = "0." + "1".repeat(1_000_000);
    byte[] json = ("{\"value\":" + digits + "}").getBytes(UTF_8);
    assertThat(Format.JSON.read(json).get("value")).isEqualTo(1.0 / 9);
  }

  @ParameterizedTest
  @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, -0.0})
  void thatJsonHasNoWordForIsReadAgain(double number) throws MalformedMessageException {
    assertThat(roundTrip("json", number)).isEqualTo(number);
    assertThat(roundTrip("bson", number)).isEqualTo(number);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.5", "nan", "0x1p3", " NaN", "+Infinity", ""})
  void thatIsFiniteHasNoTag(String text) {
    assertMalformed("{\"$float\":\"" + text + "\"}");
  }

  private static Object roundTrip(String format, Object value) throws MalformedMessageException {
    Format written = Format.named(format).orElseThrow();
    return written.read(written.write(Map.of("value", value))).get("value");
  }

  private static void assertMalformed(String json) {
    assertThatExceptionOfType(MalformedMessageException.class)
        .isThrownBy(() -> Format.JSON.read(("{\"value\":" + json + "}").getBytes(UTF_8)));
  }
}
