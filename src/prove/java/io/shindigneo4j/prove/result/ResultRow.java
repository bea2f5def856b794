package io.shindigneo4j.prove.result;

import io.shindigneo4j.prove.checker.Anomaly;
import java.util.List;

/**
 * The result of a variant of an experiment.
 *
 * @param firstSeed of its histories, which have this and the next ones
 * @param figures what else was counted or measured
 */
public record ResultRow(
    String experiment,
    String variant,
    Verdict verdict,
    long firstSeed,
    int histories,
    Tally tally,
    List<Anomaly> anomalies,
    long seconds,
    String figures) {

  /** Passed without an anomaly. */
  public static Verdict verdict(List<Anomaly> anomalies) {
    return anomalies.isEmpty() ? Verdict.PASSED : Verdict.FAILED;
  }

  /** An experiment that cannot be done here. */
  public static ResultRow skipped(String experiment, String reason) {
    return new ResultRow(experiment, "", Verdict.SKIPPED, 0, 0, Tally.NONE, List.of(), 0, reason);
  }

  /** A line for the terminal. */
  public String line() {
    String name = variant.isEmpty() ? experiment : experiment + ", " + variant;
    String counts =
        "%d histories, %d calls, %d acknowledged, %d failed, %d unknown, %d anomalies, %d s"
            .formatted(
                histories,
                tally.calls(),
                tally.acknowledged(),
                tally.failed(),
                tally.unknown(),
                anomalies.size(),
                seconds);
    return "%-7s %s: %s%s"
        .formatted(verdict, name, counts, figures.isEmpty() ? "" : "; " + figures);
  }
}
