package io.shindigneo4j.benchmark.report;

import io.shindigneo4j.benchmark.result.Interval;
import java.util.List;
import java.util.Locale;

/**
 * A statement of a paper.
 *
 * @param section the section of the paper
 * @param times the stated ratio of speeds; null if none is stated
 * @param ours the rows that measure it here; null if nothing does
 * @param than the rows that {@code ours} is compared with
 */
record PaperClaim(
    String name,
    String section,
    String stated,
    Interval times,
    Selector ours,
    Selector than,
    Statistic average) {

  private static final int FIELDS = 7;
  private static final String NONE = "-";

  static PaperClaim parse(String line) {
    List<String> fields = List.of(line.split(" \\| "));
    if (fields.size() != FIELDS) {
      throw new IllegalArgumentException(line);
    }
    boolean compared = !fields.get(4).equals(NONE);
    return new PaperClaim(
        fields.get(0),
        fields.get(1),
        fields.get(2),
        times(fields.get(3)),
        compared ? Selector.parse(fields.get(4)) : null,
        compared ? Selector.parse(fields.get(5)) : null,
        compared ? Statistic.valueOf(fields.get(6).toUpperCase(Locale.ROOT)) : null);
  }

  private static Interval times(String text) {
    if (text.equals(NONE)) {
      return null;
    }
    String[] ends = text.split("\\.\\.");
    return new Interval(Double.parseDouble(ends[0]), Double.parseDouble(ends[ends.length - 1]));
  }
}
