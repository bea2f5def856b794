package io.shindigneo4j.opensocial.mapping;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.Locale;

/**
 * Times as the graph has them: ISO 8601 in UTC to the millisecond, all of equal length, so that the
 * order of the texts is that of time. An answer has many: reading one takes a tenth of the time of
 * {@link Instant#parse}, which reads the others.
 */
final class Times {

  private static final DateTimeFormatter TO_THE_MILLISECOND =
      new DateTimeFormatterBuilder().appendInstant(3).toFormatter(Locale.ROOT);

  private static final String SHAPE = "0000-00-00T00:00:00.000Z";
  private static final long MILLISECONDS_A_DAY = 86_400_000;
  private static final int HOURS = 24;
  private static final int SIXTY = 60;
  private static final int THOUSAND = 1_000;

  private Times() {}

  static String text(Instant time) {
    return TO_THE_MILLISECOND.format(time);
  }

  /**
   * Of any year and precision.
   *
   * @throws DateTimeException for what is no time
   */
  static Instant parse(String text) {
    return hasShape(text) ? Instant.ofEpochMilli(milliseconds(text)) : Instant.parse(text);
  }

  private static boolean hasShape(String text) {
    if (text.length() != SHAPE.length()) {
      return false;
    }
    for (int i = 0; i < SHAPE.length(); i++) {
      char sign = SHAPE.charAt(i);
      char found = text.charAt(i);
      if (sign == '0' ? found < '0' || found > '9' : found != sign) {
        return false;
      }
    }
    return true;
  }

  private static long milliseconds(String text) {
    LocalDate day = LocalDate.of(number(text, 0, 4), number(text, 5, 7), number(text, 8, 10));
    int hour = number(text, 11, 13);
    int minute = number(text, 14, 16);
    int second = number(text, 17, 19);
    if (hour >= HOURS || minute >= SIXTY || second >= SIXTY) { // 24:00 and leap seconds are times
      return Instant.parse(text).toEpochMilli();
    }
    long secondOfDay = ((long) hour * SIXTY + minute) * SIXTY + second;
    return day.toEpochDay() * MILLISECONDS_A_DAY + secondOfDay * THOUSAND + number(text, 20, 23);
  }

  private static int number(String text, int from, int to) {
    int number = 0;
    for (int i = from; i < to; i++) {
      number = number * 10 + text.charAt(i) - '0';
    }
    return number;
  }
}
