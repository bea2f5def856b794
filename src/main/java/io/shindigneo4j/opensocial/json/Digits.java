package io.shindigneo4j.opensocial.json;

import java.nio.charset.StandardCharsets;

/** Integers and dates, in digits. */
final class Digits {

  private static final byte[] SMALLEST =
      Long.toString(Long.MIN_VALUE).getBytes(StandardCharsets.US_ASCII);

  private Digits() {}

  /**
   * Writes a number as {@link Long#toString(long)} does.
   *
   * @return where the next byte goes
   */
  static int write(long number, byte[] bytes, int begin) {
    if (number == Long.MIN_VALUE) {
      System.arraycopy(SMALLEST, 0, bytes, begin, SMALLEST.length);
      return begin + SMALLEST.length;
    } else if (number < 0) {
      bytes[begin] = '-';
      return write(-number, bytes, begin + 1);
    }
    return write(number, length(number), bytes, begin);
  }

  /**
   * Writes a number that is not negative with leading zeros.
   *
   * @return where the next byte goes
   */
  static int write(long number, int length, byte[] bytes, int begin) {
    long rest = number;
    for (int place = begin + length - 1; place >= begin; place--) {
      bytes[place] = (byte) ('0' + rest % 10);
      rest /= 10;
    }
    return begin + length;
  }

  private static int length(long number) {
    int length = 1;
    for (long rest = number / 10; rest > 0; rest /= 10) {
      length++;
    }
    return length;
  }
}
