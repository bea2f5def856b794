package io.shindigneo4j.opensocial.json;

import com.google.common.base.CharMatcher;
import java.util.Date;
import java.util.stream.IntStream;
import org.joda.time.DateTime;
import org.joda.time.DateTimeZone;

/** Moments as texts: read in the formats of ISO 8601, written as in JSON. */
public final class Moments {

  private static final int DIGITS_OF_A_YEAR = 4;
  private static final int DIGITS_OF_A_DAY = 8;
  private static final String END_OF_DAY = "T24:00";
  private static final String BEGIN_OF_DAY = "T00:00";

  private Moments() {}

  /** A moment in UTC, as JSON has it; an approximate date in its words. */
  public static String text(Date date) {
    return date instanceof ApproximateDate words ? words.toString() : Dates.text(date);
  }

  /**
   * A moment; in UTC where it names no zone, on every server. 24:00 is the beginning of the next
   * day.
   *
   * @throws IllegalArgumentException for other texts
   */
  public static Date read(String text) {
    if (!text.contains(END_OF_DAY)) {
      return new DateTime(text, DateTimeZone.UTC).toDate();
    }
    DateTime begin = new DateTime(text.replace(END_OF_DAY, BEGIN_OF_DAY), DateTimeZone.UTC);
    if (begin.getSecondOfMinute() != 0 || begin.getMillisOfSecond() != 0) {
      throw new IllegalArgumentException("a day ends at 24:00:00");
    }
    return begin.plusDays(1).toDate();
  }

  /**
   * The same of what a client gives, where a year has four digits at least, and a day may be eight
   * digits, such as 20260131.
   *
   * @throws IllegalArgumentException for other texts
   */
  public static Date given(String text) {
    if (!hasYear(text)) {
      throw new IllegalArgumentException("a moment begins with a year of four digits");
    }
    return read(isDay(text) ? withHyphens(text) : text);
  }

  private static boolean isDay(String text) {
    return text.length() == DIGITS_OF_A_DAY && CharMatcher.inRange('0', '9').matchesAllOf(text);
  }

  private static String withHyphens(String day) {
    return day.substring(0, 4) + '-' + day.substring(4, 6) + '-' + day.substring(6);
  }

  private static boolean hasYear(String text) {
    int begin = text.startsWith("-") || text.startsWith("+") ? 1 : 0;
    return text.length() >= begin + DIGITS_OF_A_YEAR
        && IntStream.range(begin, begin + DIGITS_OF_A_YEAR)
            .allMatch(at -> text.charAt(at) >= '0' && text.charAt(at) <= '9');
  }
}
