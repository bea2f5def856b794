package io.shindigneo4j.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.AbstractList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("A document with a limit")
class SizeLimitTest {

  private static Stream<Format> formats() {
    return Stream.of(Format.BSON, Format.JSON);
  }

  @ParameterizedTest
  @MethodSource("formats")
  void mayBeAsLargeAsTheLimitToTheByte(Format format) {
    Map<String, Object> document = Map.of("list", List.of("one", 2L, 3.0, true));
    byte[] whole = format.write(document);
    assertThat(format.write(document, whole.length)).isEqualTo(whole);
    assertThatExceptionOfType(TooLargeException.class)
        .isThrownBy(() -> format.write(document, whole.length - 1))
        .withMessageContaining(String.valueOf(whole.length - 1));
  }

  @ParameterizedTest
  @MethodSource("formats")
  void isGivenUpSoonAfterTheLimit(Format format) {
    Counted endless = new Counted();
    assertThatExceptionOfType(TooLargeException.class)
        .isThrownBy(() -> format.write(Map.of("list", List.of(endless)), 10_000));
    assertThat(endless.read).isBetween(10, 1_000);
  }

  /** A list of a hundred million lists of a text each, which counts how far it was read. */
  private static final class Counted extends AbstractList<Object> {

    private int read;

    @Override
    public Object get(int index) {
      read++;
      return List.of("x".repeat(100));
    }

    @Override
    public int size() {
      return 100_000_000;
    }
  }
}
