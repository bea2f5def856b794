package io.shindigneo4j.opensocial.json;

import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.Date;
import java.util.concurrent.TimeUnit;
import org.apache.shindig.common.util.DateUtil;

/** Moments such as {@code "2026-11-27T23:12:08.000Z"}. */
final class Dates {

  private static final long DAY = TimeUnit.DAYS.toMillis(1);
  private static final long FIRST_DAY = LocalDate.of(0, 1, 1).toEpochDay();
  private static final long LAST_DAY = LocalDate.of(9999, 12, 31).toEpochDay();

  /** The length, quotes included. */
  static final int LENGTH = 26;

  private Dates() {}

  @SuppressWarnings("JavaUtilDate") // of Shindig's beans
  static void write(Date date, JsonBuffer out) {
    long day = Math.floorDiv(date.getTime(), DAY);
    if (day < FIRST_DAY || day > LAST_DAY) {
      out.string(DateUtil.formatIso8601Date(date));
    } else {
      out.date(LocalDate.ofEpochDay(day), Math.floorMod(date.getTime(), DAY));
    }
  }

  /** The text of a moment, without quotes, as JSON has it. */
  @SuppressWarnings("JavaUtilDate") // of Shindig's beans
  static String text(Date date) {
    long day = Math.floorDiv(date.getTime(), DAY);
    if (day < FIRST_DAY || day > LAST_DAY) {
      return DateUtil.formatIso8601Date(date);
    }
    byte[] quoted = new byte[LENGTH];
    write(LocalDate.ofEpochDay(day), Math.floorMod(date.getTime(), DAY), quoted, 0);
    return new String(quoted, 1, LENGTH - 2, StandardCharsets.US_ASCII);
  }

  /**
   * Writes a moment.
   *
   * @param millis of the day
   * @return where the next byte goes
   */
  static int write(LocalDate day, long millis, byte[] bytes, int begin) {
    bytes[begin] = '"';
    int end = Digits.write(day.getYear(), 4, bytes, begin + 1);
    end = part('-', day.getMonthValue(), 2, bytes, end);
    end = part('-', day.getDayOfMonth(), 2, bytes, end);
    end = part('T', millis / 3_600_000, 2, bytes, end);
    end = part(':', millis / 60_000 % 60, 2, bytes, end);
    end = part(':', millis / 1_000 % 60, 2, bytes, end);
    end = part('.', millis % 1_000, 3, bytes, end);
    bytes[end] = 'Z';
    bytes[end + 1] = '"';
    return end + 2;
  }

  private static int part(char before, long number, int length, byte[] bytes, int begin) {
    bytes[begin] = (byte) before;
    return Digits.write(number, length, bytes, begin + 1);
  }
}
