package io.shindigneo4j.protocol;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A golden frame")
class GoldenFramesTest {

  private final MessageCodec json = new MessageCodec(Format.JSON);
  private final MessageCodec bson = new MessageCodec(Format.BSON);

  static Stream<String> names() {
    return GoldenMessages.ALL.keySet().stream();
  }

  @ParameterizedTest
  @MethodSource("names")
  void isWhatIsWrittenAsJson(String name) {
    assertThat(new String(json.encode(GoldenMessages.ALL.get(name)), UTF_8))
        .isEqualTo(GoldenMessages.json(name));
  }

  @ParameterizedTest
  @MethodSource("names")
  void isWhatIsWrittenAsBson(String name) {
    assertThat(HexFormat.of().formatHex(bson.encode(GoldenMessages.ALL.get(name))))
        .isEqualTo(GoldenMessages.hex(name));
  }

  @ParameterizedTest
  @MethodSource("names")
  void isUnderstoodAsJson(String name) throws MalformedMessageException {
    assertThat(MessageContent.of(json.decode(GoldenMessages.json(name).getBytes(UTF_8))))
        .isEqualTo(MessageContent.of(GoldenMessages.ALL.get(name)));
  }

  @ParameterizedTest
  @MethodSource("names")
  void isUnderstoodAsBson(String name) throws MalformedMessageException {
    assertThat(MessageContent.of(bson.decode(HexFormat.of().parseHex(GoldenMessages.hex(name)))))
        .isEqualTo(MessageContent.of(GoldenMessages.ALL.get(name)));
  }
}
