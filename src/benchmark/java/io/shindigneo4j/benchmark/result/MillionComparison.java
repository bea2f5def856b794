package io.shindigneo4j.benchmark.result;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A goal for a million people, and what was measured.
 *
 * @param what a question with its transport, or what takes memory
 */
public record MillionComparison(String what, String unit, double measured, double most) {

  private static final String SUITE = "million";
  private static final String FEW = SUITE + "-10003";
  private static final String MANY = SUITE + "-1000000";
  private static final double GROWTH = 1.3;

  /** Nearly all of 10,003 people are within three levels; of a million there are many more. */
  private static final String WHOLE_NETWORK = "foaf3";

  private static final double PERSON_BYTES = 48;
  private static final double FRIENDSHIP_BYTES = 8;

  public boolean isMet() {
    return measured <= most;
  }

  /** Compares everything that was measured. */
  public static List<MillionComparison> of(Results results) {
    List<MillionComparison> all = new ArrayList<>();
    bytes(results, "memory-person", PERSON_BYTES).ifPresent(all::add);
    bytes(results, "memory-friendship", FRIENDSHIP_BYTES).ifPresent(all::add);
    for (Finding many : results.of(MANY)) {
      results.of(FEW).stream()
          .filter(few -> isSame(few.setting(), many.setting()))
          .findFirst()
          .map(few -> growth(few, many))
          .ifPresent(all::add);
    }
    return all;
  }

  private static Optional<MillionComparison> bytes(Results results, String query, double most) {
    return results.of(SUITE).stream()
        .filter(each -> each.setting().query().equals(query))
        .filter(each -> each.row().allocated() != null)
        .map(each -> new MillionComparison(query, "bytes", each.row().allocated(), most))
        .findFirst();
  }

  private static boolean isSame(BenchmarkSetting few, BenchmarkSetting many) {
    return few.query().equals(many.query())
        && few.transport().equals(many.transport())
        && few.threads() == many.threads()
        && few.threads() == 1
        && !few.query().equals(WHOLE_NETWORK);
  }

  private static MillionComparison growth(Finding few, Finding many) {
    return new MillionComparison(
        many.setting().query() + ", " + many.setting().transport(),
        "times",
        many.row().median() / few.row().median(),
        GROWTH);
  }
}
