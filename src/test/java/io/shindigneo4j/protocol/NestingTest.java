package io.shindigneo4j.protocol;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A document may be nested")
class NestingTest {

  @ParameterizedTest
  @ValueSource(strings = {"json", "bson"})
  void aHundredDeep(String name) throws MalformedMessageException {
    Format format = Format.named(name).orElseThrow();
    assertThat(format.read(format.write(maps(100)))).isEqualTo(maps(100));
    assertThat(format.read(format.write(lists(100)))).isEqualTo(lists(100));
  }

  @ParameterizedTest
  @ValueSource(strings = {"json", "bson"})
  void butIsNotWrittenWhenDeeper(String name) {
    Format format = Format.named(name).orElseThrow();
    assertThatIllegalArgumentException().isThrownBy(() -> format.write(maps(101)));
    assertThatIllegalArgumentException().isThrownBy(() -> format.write(lists(101)));
  }

  @ParameterizedTest
  @ValueSource(ints = {101, 1_000, 100_000})
  void butIsNotReadWhenDeeper(int depth) {
    assertMalformed(Format.JSON, jsonMaps(depth).getBytes(UTF_8));
    assertMalformed(Format.JSON, ("{\"a\":" + "[".repeat(depth - 1)).getBytes(UTF_8));
    assertMalformed(Format.BSON, bsonMaps(depth));
  }

  @ParameterizedTest
  @ValueSource(ints = {99, 100})
  void aHundredDeepByAnotherClient(int depth) throws MalformedMessageException {
    assertThat(Format.JSON.read(jsonMaps(depth).getBytes(UTF_8))).isEqualTo(maps(depth));
    assertThat(Format.BSON.read(bsonMaps(depth))).isEqualTo(maps(depth));
  }

  private static void assertMalformed(Format format, byte[] bytes) {
    assertThatExceptionOfType(MalformedMessageException.class).isThrownBy(() -> format.read(bytes));
  }

  private static Map<String, Object> maps(int depth) {
    Map<String, Object> map = Map.of();
    for (int i = 1; i < depth; i++) {
      map = Map.of("a", map);
    }
    return map;
  }

  private static Map<String, Object> lists(int depth) {
    List<Object> list = List.of();
    for (int i = 2; i < depth; i++) {
      list = List.of(list);
    }
    return Map.of("a", list);
  }

  private static String jsonMaps(int depth) {
    return "{\"a\":".repeat(depth - 1) + "{}" + "}".repeat(depth - 1);
  }

  /** Written by hand from the inside, since the format itself refuses to. */
  private static byte[] bsonMaps(int depth) {
    int size = 5 + 8 * (depth - 1);
    ByteBuffer bytes = ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < depth - 1; i++) {
      bytes.putInt(size - 8 * i).put((byte) 3).put((byte) 'a').put((byte) 0);
    }
    return bytes.putInt(5).array();
  }
}
