package io.shindigneo4j.protocol;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HexFormat;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A string is never altered on its way")
class StringsTest {

  @ParameterizedTest
  @CsvSource({"json,\uD800", "json,a\uDC00", "json,\uDC00\uD800", "bson,\uD800", "bson,a\uDC00"})
  void halfASurrogatePairIsNotWritten(String format, String text) {
    Format written = Format.named(format).orElseThrow();
    assertThatIllegalArgumentException().isThrownBy(() -> written.write(Map.of("key", text)));
    assertThatIllegalArgumentException().isThrownBy(() -> written.write(Map.of(text, "value")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"a\":\"\\ud800\"}", "{\"\\udc00\":1}"})
  void halfASurrogatePairIsNotRead(String text) {
    assertMalformed(Format.JSON, text.getBytes(UTF_8));
  }

  @ParameterizedTest
  @ValueSource(strings = {"eda080", "c080", "ff", "f09f98", "e282"})
  void whatIsNotUtf8IsNotRead(String utf8) {
    String length = "%02x000000".formatted(utf8.length() / 2 + 1);
    String element = "026100" + length + utf8 + "00";
    assertMalformed(Format.BSON, document(element));
    assertMalformed(Format.BSON, document("0a" + utf8 + "00"));
    assertMalformed(Format.JSON, hex("7b2261223a22" + utf8 + "227d"));
  }

  @Test
  void jsonIsNotReadInAnotherEncoding() {
    assertMalformed(Format.JSON, "{\"a\":1}".getBytes(StandardCharsets.UTF_16LE));
  }

  @Test
  void theReplacementCharacterItselfIsRead() throws MalformedMessageException {
    Map<String, Object> document = Map.of("\uFFFD", "a\uFFFD");
    assertThat(Format.BSON.read(Format.BSON.write(document))).isEqualTo(document);
    assertThat(Format.JSON.read(Format.JSON.write(document))).isEqualTo(document);
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "bson"})
  void aZeroInAStringStays(String format) throws MalformedMessageException {
    Map<String, Object> document = Map.of("key", "a\0b");
    Format written = Format.named(format).orElseThrow();
    assertThat(written.read(written.write(document))).isEqualTo(document);
  }

  @Test
  void aZeroInAKeyStaysInJsonAndIsNotWrittenInBson() throws MalformedMessageException {
    Map<String, Object> document = Map.of("a\0b", 1L);
    assertThat(Format.JSON.read(Format.JSON.write(document))).isEqualTo(document);
    assertThatIllegalArgumentException().isThrownBy(() -> Format.BSON.write(document));
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "bson"})
  void aKeyThatIsNoStringIsNotWritten(String format) {
    Format written = Format.named(format).orElseThrow();
    Map<String, Object> inside = Map.of("map", Map.of(1, 2));
    Map<String, Object> none = Map.of("map", Collections.singletonMap(null, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> written.write(inside));
    assertThatIllegalArgumentException().isThrownBy(() -> written.write(none));
  }

  @ParameterizedTest
  @ValueSource(strings = {"02", "05"})
  void aLengthBeyondTheDocumentTakesNoMemory(String type) {
    assertMalformed(Format.BSON, document(type + "6100" + "f0ffff7f" + "00616200"));
    assertMalformed(Format.BSON, document(type + "6100" + "ffffffff" + "00616200"));
  }

  private static void assertMalformed(Format format, byte[] bytes) {
    assertThatExceptionOfType(MalformedMessageException.class).isThrownBy(() -> format.read(bytes));
  }

  private static byte[] document(String elements) {
    return hex("%02x000000".formatted(elements.length() / 2 + 5) + elements + "00");
  }

  private static byte[] hex(String digits) {
    return HexFormat.of().parseHex(digits);
  }
}
