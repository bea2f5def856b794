package io.shindigneo4j.benchmark.report;

import io.shindigneo4j.benchmark.result.Ratio;
import java.util.Locale;

/** Figures for people: three of their digits, and a unit. */
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

  /** Of microseconds. */
  static String time(double microseconds) {
    if (microseconds < THOUSAND) {
      return digits(microseconds) + " µs";
    }
    return microseconds < MILLION
        ? digits(microseconds / THOUSAND) + " ms"
        : digits(microseconds / MILLION) + " s";
  }

  /** Of microseconds that have one digit other than zero. */
  static String round(double microseconds) {
    return time(microseconds).replaceAll("\\.0+ ", " ");
  }

  static String rate(double perSecond) {
    return digits(perSecond) + "/s";
  }

  /** A number with a unit of its own where it is large, for an axis. */
  static String thousands(double value) {
    if (value >= MILLION) {
      return strip(value / MILLION) + "M";
    }
    return value >= THOUSAND ? strip(value / THOUSAND) + "k" : strip(value);
  }

  private static String strip(double value) {
    return String.format(Locale.ROOT, "%.1f", value).replace(".0", "");
  }

  static String bytes(double bytes) {
    if (bytes < THOUSAND) {
      return digits(bytes) + " B";
    }
    return bytes < MILLION ? digits(bytes / THOUSAND) + " kB" : digits(bytes / MILLION) + " MB";
  }

  /** A dash for a ratio to what was too short to be measured. */
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
