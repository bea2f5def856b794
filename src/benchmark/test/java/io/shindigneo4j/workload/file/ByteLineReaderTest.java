package io.shindigneo4j.workload.file;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The lines of a stream of bytes")
class ByteLineReaderTest {

  private static final int MAX_LENGTH = 1 << 20;

  @Test
  void areWhatIsBetweenTheirEnds() throws IOException {
    assertThat(lines("a\n\nbä\r\nc")).containsExactly("a", "", "bä\r", "c");
  }

  @Test
  void areNoneAfterTheLastEnd() throws IOException {
    assertThat(lines("a\n")).containsExactly("a");
    assertThat(lines("\n")).containsExactly("");
    assertThat(lines("")).isEmpty();
  }

  @Test
  void areWholeWhereverAReadEndsInThem() throws IOException {
    List<String> written = new ArrayList<>();
    for (int length = 0; length < 300_000; length = length * 3 / 2 + 1) {
      written.add("x".repeat(length) + "é" + length);
      written.add("y".repeat(300_000 - length));
    }
    assertThat(lines(String.join("\n", written))).isEqualTo(written);
  }

  @Test
  void areRefusedWhereTheyTakeMoreMemoryThanTheyMay() {
    String tooLong = "a\n" + "b".repeat(3 * MAX_LENGTH);
    assertThatExceptionOfType(ByteLineReader.TooLong.class).isThrownBy(() -> lines(tooLong));
  }

  private static List<String> lines(String text) throws IOException {
    List<String> all = new ArrayList<>();
    try (ByteLineReader lines =
        new ByteLineReader(new ByteArrayInputStream(text.getBytes(UTF_8)), MAX_LENGTH)) {
      while (lines.next()) {
        all.add(new String(lines.bytes(), lines.offset(), lines.length(), UTF_8));
      }
    }
    return all;
  }
}
