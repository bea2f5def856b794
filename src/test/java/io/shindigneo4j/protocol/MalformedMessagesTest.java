package io.shindigneo4j.protocol;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.shindigneo4j.protocol.Message.RunCypher;
import java.time.Duration;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Invalid bytes are reported as malformed")
class MalformedMessagesTest {

  private static final int RANDOM_MUTATIONS = 20_000;

  static Stream<Arguments> frames() {
    return GoldenMessages.ALL.keySet().stream()
        .flatMap(
            name ->
                Stream.of(
                    Arguments.of("json", name, GoldenMessages.json(name).getBytes(UTF_8)),
                    Arguments.of("bson", name, HexFormat.of().parseHex(GoldenMessages.hex(name)))));
  }

  @ParameterizedTest(name = "{1} in {0}")
  @MethodSource("frames")
  void whenTruncatedAtAnyByte(String format, String name, byte[] frame) {
    for (int length = 0; length < frame.length; length++) {
      assertMalformed(format, Arrays.copyOf(frame, length));
    }
  }

  @ParameterizedTest(name = "{1} in {0}")
  @MethodSource("frames")
  void whenSomethingFollows(String format, String name, byte[] frame) {
    for (byte extra : new byte[] {0, '}', 'x', -1}) {
      byte[] longer = Arrays.copyOf(frame, frame.length + 1);
      longer[frame.length] = extra;
      assertMalformed(format, longer);
    }
  }

  @ParameterizedTest(name = "{1} in {0}")
  @MethodSource("frames")
  void orAnotherMessageWhenAnyByteIsChanged(String format, String name, byte[] frame) {
    for (int position = 0; position < frame.length; position++) {
      for (int bit = 0; bit < Byte.SIZE; bit++) {
        assertMalformedOrMessage(format, changed(frame, position, frame[position] ^ (1 << bit)));
      }
      for (byte value : new byte[] {0, -1, Byte.MAX_VALUE, Byte.MIN_VALUE, '"', '}', '$'}) {
        assertMalformedOrMessage(format, changed(frame, position, value));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "bson"})
  void orAnotherMessageWhenManyBytesAreChanged(String format) {
    Random random = new Random(7);
    RandomMessages messages = new RandomMessages(7);
    MessageCodec codec = codec(format);
    for (int i = 0; i < RANDOM_MUTATIONS; i++) {
      byte[] frame = codec.encode(messages.next());
      for (int change = random.nextInt(4); change >= 0; change--) {
        frame[random.nextInt(frame.length)] = (byte) random.nextInt();
      }
      assertMalformedOrMessage(format, frame);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"type\":\"cypher\",\"id\":1,\"mode\":\"read\",\"timeout\":0,\"text\":\"\",\"id\":1}",
        "[]",
        "1",
        "",
        "{}",
        "{\"id\":1,}",
        "{'id':1}",
        "{\"id\":1}{\"id\":2}",
        "{/**/\"id\":1}"
      })
  void inJsonThatIsNotStrictOrHasNoId(String json) {
    assertThat(malformed("json", json.getBytes(UTF_8)).id()).isEmpty();
  }

  @Test
  void whenABsonFieldComesTwice() {
    assertThat(malformed("bson", HexFormat.of().parseHex("0b0000000a61000a610000")))
        .hasMessage("the field a comes twice");
  }

  @ParameterizedTest
  @ValueSource(strings = {"06", "07", "09", "0b", "0c", "0d", "0e", "0f", "11", "13", "7f", "ff"})
  void whenABsonTypeIsNotUsed(String type) {
    String zeros = "00".repeat(16);
    assertMalformed("bson", HexFormat.of().parseHex("18000000" + type + "6100" + zeros + "00"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"mode\":1",
        "\"mode\":\"READ\"",
        "\"timeout\":-1",
        "\"timeout\":1.5",
        "\"timeout\":null",
        "\"timeout\":\"1\"",
        "\"parameters\":[]",
        "\"parameters\":null",
        "\"parameters\":{\"$date\":\"2026-02-28\"}",
        "\"text\":null",
        "\"text\":7",
        "\"type\":\"procedure\"",
        "\"type\":1",
        "\"type\":\"call\"",
        "\"type\":\"success\"",
        "\"type\":\"failure\"",
      })
  void whenAFieldIsMissingOrOfAnotherType(String field) {
    String name = field.substring(0, field.indexOf(':'));
    String[] fields = {
      "\"type\":\"cypher\"",
      "\"mode\":\"read\"",
      "\"timeout\":0",
      "\"text\":\"\"",
      "\"parameters\":{}"
    };
    String others =
        Stream.of(fields)
            .filter(other -> !other.startsWith(name))
            .reduce("\"id\":7", (left, right) -> left + "," + right);
    assertThat(malformed("json", ("{" + others + "," + field + "}").getBytes(UTF_8)).id())
        .as("the id is known")
        .hasValue(7);
    assertThat(malformed("json", ("{" + others + "}").getBytes(UTF_8)).id()).hasValue(7);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"statement\":null",
        "\"statement\":\"7\"",
        "\"statement\":7.5",
        "\"statement\":true,\"text\":\"\"",
        "\"statement\":7,\"text\":7",
        "\"statement\":null,\"text\":null",
      })
  void whenNeitherATextNorANumberOfOneSaysWhatToRun(String fields) {
    String message =
        "{\"type\":\"cypher\",\"id\":7,\"mode\":\"read\",\"timeout\":0,\"parameters\":{},"
            + fields
            + "}";
    assertThat(malformed("json", message.getBytes(UTF_8)).id()).hasValue(7);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"columns\":[1],\"records\":[],\"counters\":{},\"micros\":0",
        "\"columns\":{},\"records\":[],\"counters\":{},\"micros\":0",
        "\"columns\":[],\"records\":[1],\"counters\":{},\"micros\":0",
        "\"columns\":[],\"records\":[],\"counters\":{\"a\":\"b\"},\"micros\":0",
        "\"columns\":[],\"records\":[],\"counters\":{\"a\":null},\"micros\":0",
        "\"columns\":[],\"records\":[],\"counters\":[],\"micros\":0",
        "\"columns\":[],\"records\":[],\"counters\":{},\"micros\":0.5",
      })
  void whenAFieldOfAnAnswerIsOfAnotherType(String fields) {
    String json = "{\"type\":\"success\",\"id\":7," + fields + "}";
    assertThat(malformed("json", json.getBytes(UTF_8)).id()).hasValue(7);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.0", "\"1\"", "null", "[]", "true", "9223372036854775808"})
  void whenTheIdIsNoInteger(String id) {
    assertThat(malformed("json", ("{\"type\":\"x\",\"id\":" + id + "}").getBytes(UTF_8)).id())
        .isEmpty();
  }

  @Test
  void unknownFieldsAreIgnored() throws MalformedMessageException {
    String json =
        "{\"later\":{\"$date\":\"2026-02-28\"},\"type\":\"cypher\",\"id\":7,\"mode\":\"write\","
            + "\"timeout\":5,\"text\":\"RETURN 1\",\"parameters\":{}}";
    assertThat(codec("json").decode(json.getBytes(UTF_8)))
        .isEqualTo(new RunCypher(7, AccessMode.WRITE, Duration.ofMillis(5), "RETURN 1", Map.of()));
  }

  @Test
  void theirDescriptionFitsIntoACloseFrame() {
    String name = "\uD83D\uDE00".repeat(1_000);
    String json = "{\"" + name + "\":1,\"" + name + "\":1}";
    assertThat(malformed("json", json.getBytes(UTF_8)).getMessage().getBytes(UTF_8))
        .hasSizeLessThanOrEqualTo(123);
  }

  private static byte[] changed(byte[] frame, int position, int value) {
    byte[] changed = frame.clone();
    changed[position] = (byte) value;
    return changed;
  }

  private static void assertMalformedOrMessage(String format, byte[] bytes) {
    assertThatCode(
            () -> {
              try {
                codec(format).decode(bytes);
              } catch (MalformedMessageException expected) {
                assertThat(expected.getMessage()).isNotBlank();
              }
            })
        .as(() -> HexFormat.of().formatHex(bytes))
        .doesNotThrowAnyException();
  }

  private static void assertMalformed(String format, byte[] bytes) {
    assertThatExceptionOfType(MalformedMessageException.class)
        .as(() -> HexFormat.of().formatHex(bytes))
        .isThrownBy(() -> codec(format).decode(bytes));
  }

  private static MalformedMessageException malformed(String format, byte[] bytes) {
    return catchThrowableOfType(MalformedMessageException.class, () -> codec(format).decode(bytes));
  }

  private static MessageCodec codec(String format) {
    return new MessageCodec(Format.named(format).orElseThrow());
  }

  @Test
  void whenARequestIdIsTooLong() {
    String template =
        "{\"type\":\"cypher\",\"id\":1,\"mode\":\"write\",\"timeout\":0,\"text\":\"\","
            + "\"parameters\":{},\"requestId\":\"%s\"}";
    assertMessage(template.formatted("x".repeat(1_024)));
    assertMalformed("json", template.formatted("x".repeat(1_025)).getBytes(UTF_8));
  }

  private static void assertMessage(String document) {
    assertThatCode(() -> codec("json").decode(document.getBytes(UTF_8))).doesNotThrowAnyException();
  }
}
