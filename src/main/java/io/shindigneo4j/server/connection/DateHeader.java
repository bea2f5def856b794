package io.shindigneo4j.server.connection;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.util.AsciiString;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** The header Date of an answer (RFC 9110, section 6.6.1). Safe for use by many threads. */
public final class DateHeader {

  private static final DateTimeFormatter FORMAT =
      DateTimeFormatter.ofPattern("EEE, dd MMM yyyy HH:mm:ss 'GMT'", Locale.ROOT)
          .withZone(ZoneOffset.UTC);

  private record Formatted(long second, AsciiString text) {}

  /** That of the last answer, which many have in common. */
  private static volatile Formatted last = new Formatted(Long.MIN_VALUE, AsciiString.EMPTY_STRING);

  private DateHeader() {}

  /** Adds the time of now. */
  public static void set(HttpHeaders headers) {
    headers.set(HttpHeaderNames.DATE, at(System.currentTimeMillis()));
  }

  static AsciiString at(long millis) {
    long second = Instant.ofEpochMilli(millis).getEpochSecond();
    Formatted formatted = last;
    if (formatted.second() != second) {
      String text = FORMAT.format(Instant.ofEpochSecond(second));
      formatted = new Formatted(second, AsciiString.cached(text));
      last = formatted;
    }
    return formatted.text();
  }
}
