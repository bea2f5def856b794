package io.shindigneo4j.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.shindigneo4j.protocol.Message.RunCypher;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("What is written is read again")
class RoundTripTest {

  private static final int MESSAGES = 2_000;

  @ParameterizedTest
  @ValueSource(strings = {"json", "bson"})
  void whateverTheMessageAndItsValues(String format) throws MalformedMessageException {
    MessageCodec codec = new MessageCodec(Format.named(format).orElseThrow());
    RandomMessages messages = new RandomMessages(20_260_228);
    for (int i = 0; i < MESSAGES; i++) {
      Message message = messages.next();
      assertThat(MessageContent.of(codec.decode(codec.encode(message))))
          .as("message %d", i)
          .isEqualTo(MessageContent.of(message));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "bson"})
  void withAVeryLongName(String format) throws MalformedMessageException {
    Map<String, Object> document = Map.of("n".repeat(200_000), 1L);
    Format written = Format.named(format).orElseThrow();
    assertThat(written.read(written.write(document))).isEqualTo(document);
  }

  @Test
  void exceptThatATimeoutIsRoundedUpToMilliseconds() throws MalformedMessageException {
    MessageCodec codec = new MessageCodec(Format.BSON);
    Message message = new RunCypher(1, AccessMode.READ, Duration.ofNanos(1), "RETURN 1", Map.of());
    RunCypher read = (RunCypher) codec.decode(codec.encode(message));
    assertThat(read.terms().timeout()).isEqualTo(Duration.ofMillis(1));
  }
}
