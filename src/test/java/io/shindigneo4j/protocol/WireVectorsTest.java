package io.shindigneo4j.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

@DisplayName("A wire vector")
class WireVectorsTest {

  private static final Map<String, Class<? extends Exception>> ERRORS =
      Map.of(
          "malformed", MalformedMessageException.class,
          "too large", TooLargeException.class);

  @TestFactory
  Stream<DynamicTest> isReadAsItSays() throws IOException {
    return WireVector.all().stream()
        .map(vector -> dynamicTest(vector.name(), () -> assertRead(vector)));
  }

  private static void assertRead(WireVector vector) throws MalformedMessageException {
    if (vector.error() == null) {
      assertThat(vector.decoded()).isEqualTo(vector.message());
    } else {
      assertThatExceptionOfType(ERRORS.get(vector.error())).isThrownBy(vector::decoded);
    }
  }

  @TestFactory
  Stream<DynamicTest> isWrittenIfItSaysSo() throws IOException {
    return WireVector.all().stream()
        .filter(WireVector::encodes)
        .map(vector -> dynamicTest(vector.name(), () -> assertWritten(vector)));
  }

  private static void assertWritten(WireVector vector) {
    assertThat(HexFormat.of().formatHex(vector.encoded()))
        .isEqualTo(HexFormat.of().formatHex(vector.payload()));
  }

  @Test
  void isThereForEachSubprotocol() throws IOException {
    assertThat(WireVector.all())
        .extracting(vector -> vector.subprotocol().name())
        .containsAll(Subprotocol.supported().stream().map(Subprotocol::name).toList());
  }

  @Test
  void isNamedLikeNoOther() throws IOException {
    List<WireVector> all = WireVector.all();
    assertThat(all).hasSizeGreaterThanOrEqualTo(240);
    assertThat(all).extracting(WireVector::name).doesNotHaveDuplicates();
  }
}
