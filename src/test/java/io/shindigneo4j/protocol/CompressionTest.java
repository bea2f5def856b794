package io.shindigneo4j.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Compression")
class CompressionTest {

  private static final int THRESHOLD = 1024;
  private static final int MEBIBYTE = 1 << 20;

  private static Stream<Compression> all() {
    return Stream.of(Compression.DEFLATE_FAST, Compression.DEFLATE_BEST, Compression.LZ4);
  }

  @ParameterizedTest
  @MethodSource("all")
  void beginsAtTheThreshold(Compression compression) throws MalformedMessageException {
    byte[] small = text(THRESHOLD - 1);
    byte[] plain = compression.pack(small);
    assertThat(plain).startsWith(0).hasSize(THRESHOLD);
    assertThat(compression.isCompressed(plain)).isFalse();
    assertThat(compression.unpack(plain, MEBIBYTE)).isEqualTo(small);
    byte[] compressed = compression.pack(text(THRESHOLD));
    assertThat(compressed).startsWith(1).hasSizeLessThan(THRESHOLD);
    assertThat(compression.isCompressed(compressed)).isTrue();
    assertThat(compression.unpack(compressed, MEBIBYTE)).isEqualTo(text(THRESHOLD));
  }

  @ParameterizedTest
  @MethodSource("all")
  void leavesAloneWhatWouldNotBecomeSmaller(Compression compression)
      throws MalformedMessageException {
    byte[] noise = new byte[100_000];
    new Random(3).nextBytes(noise);
    byte[] payload = compression.pack(noise);
    assertThat(payload).startsWith(0).hasSize(noise.length + compression.overhead());
    assertThat(compression.unpack(payload, noise.length)).isEqualTo(noise);
  }

  @ParameterizedTest
  @MethodSource("all")
  void givesBackWhatItWasGiven(Compression compression) throws MalformedMessageException {
    Random random = new Random(5);
    for (int i = 0; i < 500; i++) {
      byte[] document = new byte[random.nextInt(20_000)];
      int symbols = 1 + random.nextInt(256);
      for (int at = 0; at < document.length; at++) {
        document[at] = (byte) random.nextInt(symbols);
      }
      assertThat(compression.unpack(compression.pack(document), document.length))
          .isEqualTo(document);
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void isAsStrictWithTheLimitAsWithoutIt(Compression compression) throws MalformedMessageException {
    for (int size : new int[] {10, 100_000}) {
      byte[] payload = compression.pack(text(size));
      assertThat(compression.unpack(payload, size)).hasSize(size);
      assertTooLarge(() -> compression.unpack(payload, size - 1));
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void ofABombIsNotUndoneBeyondTheLimit(Compression compression) {
    byte[] bomb = compression.pack(new byte[100 * MEBIBYTE]);
    assertThat(bomb).hasSizeLessThan(MEBIBYTE);
    long before = allocated();
    assertTooLarge(() -> compression.unpack(bomb, MEBIBYTE));
    assertThat(allocated() - before).isLessThan(8 * MEBIBYTE);
  }

  @Test
  void byLz4IsNotBelievedAboutItsSize() {
    long before = allocated();
    for (int size : new int[] {-1, Integer.MIN_VALUE, 50 * MEBIBYTE, 256, Integer.MAX_VALUE}) {
      byte[] lie = {1, 0, 0, 0, 0, 0};
      ByteBuffer.wrap(lie).order(ByteOrder.LITTLE_ENDIAN).putInt(1, size);
      assertMalformed(Compression.LZ4, lie);
    }
    byte[] honest = Compression.LZ4.pack(text(2_000));
    for (int size : new int[] {0, 1, 1_999, 2_001, 2_100}) {
      byte[] lie = honest.clone();
      ByteBuffer.wrap(lie).order(ByteOrder.LITTLE_ENDIAN).putInt(1, size);
      assertMalformed(Compression.LZ4, lie);
    }
    assertThat(allocated() - before).isLessThan(4 * MEBIBYTE);
  }

  @ParameterizedTest
  @MethodSource("all")
  void isRefusedWhenItIsNotWholeOrSomethingFollows(Compression compression) {
    byte[] payload = compression.pack(text(5_000));
    for (int length = 0; length < payload.length; length++) {
      assertMalformed(compression, Arrays.copyOf(payload, length));
    }
    assertMalformed(compression, Arrays.copyOf(payload, payload.length + 1));
  }

  @ParameterizedTest
  @MethodSource("all")
  void isRefusedOrAnotherDocumentWhenAnyByteIsChanged(Compression compression) {
    byte[] document = text(3_000);
    byte[] payload = compression.pack(document);
    for (int position = 0; position < payload.length; position++) {
      for (int bit = 0; bit < Byte.SIZE; bit++) {
        byte[] changed = payload.clone();
        changed[position] ^= 1 << bit;
        assertRefusedOrWithinTheLimit(compression, changed);
      }
    }
  }

  /** Deflate has a checksum. */
  @Test
  void byDeflateIsRefusedWhenAnyByteIsChanged() {
    byte[] payload = Compression.DEFLATE_BEST.pack(text(3_000));
    for (int position = 1; position < payload.length; position++) {
      byte[] changed = payload.clone();
      changed[position] ^= 0x40;
      assertThatExceptionOfType(MalformedMessageException.class)
          .as("byte %d", position)
          .isThrownBy(() -> Compression.DEFLATE_FAST.unpack(changed, MEBIBYTE));
    }
  }

  @ParameterizedTest
  @MethodSource("all")
  void isMarkedByOneOfTwoBytes(Compression compression) {
    assertMalformed(compression, new byte[0]);
    for (int mark = 2; mark < 256; mark++) {
      assertMalformed(compression, new byte[] {(byte) mark, 5, 0, 0, 0, 0});
    }
  }

  /** Text that repeats itself, but not all the time. */
  private static byte[] text(int size) {
    byte[] text = new byte[size];
    for (int i = 0; i < size; i++) {
      text[i] = (byte) ('a' + (i / 7 + i % 5) % 26);
    }
    return text;
  }

  private static void assertTooLarge(ThrowingCallable unpacking) {
    assertThatExceptionOfType(TooLargeException.class).isThrownBy(unpacking);
  }

  private static void assertMalformed(Compression compression, byte[] payload) {
    assertThatExceptionOfType(MalformedMessageException.class)
        .isThrownBy(() -> compression.unpack(payload, 100 * MEBIBYTE));
  }

  private static void assertRefusedOrWithinTheLimit(Compression compression, byte[] payload) {
    int limit = 10_000;
    try {
      assertThat(compression.unpack(payload, limit)).hasSizeLessThanOrEqualTo(limit);
    } catch (MalformedMessageException | TooLargeException expected) {
      assertThat(expected.getMessage()).isNotBlank();
    }
  }

  private static long allocated() {
    return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
  }
}
