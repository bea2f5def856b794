package io.shindigneo4j.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.Message.RunCypher;
import java.time.Duration;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A message that is written and read again")
class RoundTripTest {

  private static final int MESSAGES = 2_000;

  private static Stream<MessageCodec> codecs() {
    return Stream.of(Format.BSON, Format.JSON)
        .flatMap(
            format ->
                Stream.of(
                        Compression.NONE,
                        Compression.DEFLATE_FAST,
                        Compression.DEFLATE_BEST,
                        Compression.LZ4)
                    .map(compression -> new MessageCodec(format, compression)));
  }

  @ParameterizedTest
  @MethodSource("codecs")
  void hasTheSameContent(MessageCodec codec) throws MalformedMessageException {
    RandomMessages messages = new RandomMessages(20_260_228);
    for (int i = 0; i < MESSAGES; i++) {
      Message message = messages.next();
      byte[] payload = codec.encode(message);
      byte[] document = codec.unpack(payload, Integer.MAX_VALUE);
      assertThat(payload.length).isLessThanOrEqualTo(document.length + 1);
      assertThat(MessageContent.of(codec.decode(document)))
          .as("message %d", i)
          .isEqualTo(MessageContent.of(message));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "bson"})
  void mayHaveAVeryLongName(String format) throws MalformedMessageException {
    Map<String, Object> document = Map.of("n".repeat(200_000), 1L);
    Format written = Format.named(format).orElseThrow();
    assertThat(written.read(written.write(document))).isEqualTo(document);
  }

  @Test
  void hasItsTimeoutRoundedUpToMilliseconds() throws MalformedMessageException {
    MessageCodec codec = new MessageCodec(Format.BSON);
    Message message = new RunCypher(1, AccessMode.READ, Duration.ofNanos(1), "RETURN 1", Map.of());
    RunCypher read = (RunCypher) codec.decode(codec.encode(message));
    assertThat(read.terms().timeout()).isEqualTo(Duration.ofMillis(1));
  }
}
