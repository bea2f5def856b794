package io.shindigneo4j.benchmark.report;

import io.shindigneo4j.benchmark.result.Interval;
import io.shindigneo4j.benchmark.result.Ratio;
import java.util.Locale;

/** Numbers for readers: three digits and a unit. */
final class Numbers {

  private static final double THOUSAND = 1_000;
  private static final double MILLION = 1_000_000;

  private Numbers() {}

  static String times(double ratio) {
    return digits(ratio) + "×";
  }

  static String between(Ratio ratio) {
    return digits(ratio.low()) + "–" + digits(ratio.high());
  }

  /** Formats a range of ratios. */
  static String range(Interval times) {
    return digits(times.low()) + "–" + times(times.high());
  }

  /** Formats microseconds. */
  static String time(double microseconds) {
    if (microseconds < THOUSAND) {
      return digits(microseconds) + " µs";
    }
    return microseconds < MILLION
        ? digits(microseconds / THOUSAND) + " ms"
        : digits(microseconds / MILLION) + " s";
  }

  static String rate(double perSecond) {
    return digits(perSecond) + "/s";
  }

  static String whole(double value) {
    return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
  }

  static String bytes(double bytes) {
    if (bytes < THOUSAND) {
      return digits(bytes) + " B";
    }
    return bytes < MILLION ? digits(bytes / THOUSAND) + " kB" : digits(bytes / MILLION) + " MB";
  }

  /** Formats three digits, or a dash for a number that is not finite. */
  static String digits(double value) {
    if (!Double.isFinite(value)) {
      return "–";
    }
    double size = Math.abs(value);
    if (size >= 99.95) {
      return String.format(Locale.ROOT, "%,.0f", value);
    }
    return String.format(Locale.ROOT, size >= 9.995 ? "%.1f" : "%.2f", value);
  }
}
