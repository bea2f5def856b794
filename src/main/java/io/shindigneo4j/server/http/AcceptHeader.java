package io.shindigneo4j.server.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The header Accept (RFC 9110, section 12.5.1). Immutable. */
final class AcceptHeader {

  private static final String ANYTHING = "*/*";

  /**
   * One of the ranges that the header lists.
   *
   * @param quality from 0, which excludes it, to 1
   */
  private record Range(String type, double quality) {

    static Range of(String text) {
      String[] parts = text.toLowerCase(Locale.ROOT).split(";", -1);
      double quality = 1;
      for (int i = 1; i < parts.length; i++) {
        String parameter = parts[i].strip();
        if (parameter.startsWith("q=")) {
          quality = number(parameter.substring(2));
        }
      }
      return new Range(parts[0].strip(), quality);
    }

    private static double number(String text) {
      try {
        return Double.parseDouble(text);
      } catch (NumberFormatException e) {
        return 0;
      }
    }

    boolean includes(String mediaType) {
      return type.equals(ANYTHING) || type.equals(mediaType) || type.equals(group(mediaType));
    }

    private static String group(String mediaType) {
      return mediaType.substring(0, mediaType.indexOf('/')) + "/*";
    }

    /** The one that says more about a type has the say. */
    int precision() {
      return type.equals(ANYTHING) ? 0 : type.endsWith("/*") ? 1 : 2;
    }
  }

  private final List<Range> ranges;

  private AcceptHeader(List<Range> ranges) {
    this.ranges = ranges;
  }

  static AcceptHeader of(List<String> headers) {
    List<Range> ranges = new ArrayList<>();
    for (String header : headers) {
      for (String range : header.split(",", -1)) {
        ranges.add(Range.of(range));
      }
    }
    return new AcceptHeader(ranges);
  }

  /** The quality of a type; 0 for not acceptable. */
  double quality(String mediaType) {
    Range best = null;
    for (Range range : ranges) {
      boolean better = best == null || range.precision() > best.precision();
      if (range.includes(mediaType) && better) {
        best = range;
      }
    }
    return best == null ? 0 : best.quality();
  }
}
