package io.shindigneo4j.protocol;

import static java.time.temporal.ChronoField.HOUR_OF_DAY;
import static java.time.temporal.ChronoField.MINUTE_OF_HOUR;
import static java.time.temporal.ChronoField.NANO_OF_SECOND;
import static java.time.temporal.ChronoField.SECOND_OF_MINUTE;

import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.chrono.IsoChronology;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.ResolverStyle;
import java.util.Locale;

/**
 * Reads times in the form in which {@code java.time} writes them. Its own parsers take more: lower
 * case, offsets without minutes, a point without a fraction.
 */
final class TemporalTexts {

  private static final DateTimeFormatter LOCAL_TIME =
      strict(
          new DateTimeFormatterBuilder()
              .appendValue(HOUR_OF_DAY, 2)
              .appendLiteral(':')
              .appendValue(MINUTE_OF_HOUR, 2)
              .optionalStart()
              .appendLiteral(':')
              .appendValue(SECOND_OF_MINUTE, 2)
              .optionalStart()
              .appendFraction(NANO_OF_SECOND, 1, 9, true));

  private static final DateTimeFormatter OFFSET_TIME =
      strict(new DateTimeFormatterBuilder().append(LOCAL_TIME).appendOffsetId());

  private static final DateTimeFormatter LOCAL_DATE_TIME =
      strict(
          new DateTimeFormatterBuilder()
              .append(DateTimeFormatter.ISO_LOCAL_DATE)
              .appendLiteral('T')
              .append(LOCAL_TIME));

  private static final DateTimeFormatter ZONED_DATE_TIME =
      strict(
          new DateTimeFormatterBuilder()
              .append(LOCAL_DATE_TIME)
              .appendOffsetId()
              .optionalStart()
              .appendLiteral('[')
              .appendZoneRegionId()
              .appendLiteral(']'));

  private TemporalTexts() {}

  private static DateTimeFormatter strict(DateTimeFormatterBuilder builder) {
    return builder
        .toFormatter(Locale.ROOT)
        .withResolverStyle(ResolverStyle.STRICT)
        .withChronology(IsoChronology.INSTANCE);
  }

  static LocalTime localTime(String text) {
    return LOCAL_TIME.parse(text, LocalTime::from);
  }

  static OffsetTime offsetTime(String text) {
    return OFFSET_TIME.parse(text, OffsetTime::from);
  }

  static LocalDateTime localDateTime(String text) {
    return LOCAL_DATE_TIME.parse(text, LocalDateTime::from);
  }

  static ZonedDateTime zonedDateTime(String text) {
    ZonedDateTime moment = ZONED_DATE_TIME.parse(text, ZonedDateTime::from);
    if (text.endsWith("]") && moment.getZone() instanceof ZoneOffset) {
      throw new DateTimeException("an offset in brackets");
    }
    return moment;
  }
}
