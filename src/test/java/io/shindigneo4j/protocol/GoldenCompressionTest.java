package io.shindigneo4j.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The bytes of a compressor depend on its version; their meaning does not. */
@DisplayName("A golden frame with compression")
class GoldenCompressionTest {

  static final Map<String, Compression> FRAMES =
      Map.of(
          "plain", Compression.DEFLATE_FAST,
          "deflate", Compression.DEFLATE_FAST,
          "lz4", Compression.LZ4);

  @ParameterizedTest
  @CsvSource({"plain, false", "deflate, true", "lz4, true"})
  void isTheOtherGoldenFrame(String name, boolean compressed) throws MalformedMessageException {
    byte[] frame = HexFormat.of().parseHex(hex(name));
    assertThat(FRAMES.get(name).isCompressed(frame)).isEqualTo(compressed);
    byte[] document = FRAMES.get(name).unpack(frame, 1_000);
    assertThat(HexFormat.of().formatHex(document)).isEqualTo(GoldenMessages.hex("cypher"));
  }

  @Test
  void isWrittenForASmallMessage() {
    Message message = GoldenMessages.ALL.get("cypher");
    byte[] written = new MessageCodec(Format.BSON, Compression.LZ4).encode(message);
    assertThat(HexFormat.of().formatHex(written)).isEqualTo(hex("plain"));
  }

  static String hex(String name) {
    return GoldenMessages.hex("compression-" + name);
  }
}
