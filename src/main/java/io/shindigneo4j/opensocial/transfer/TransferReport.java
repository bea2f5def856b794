package io.shindigneo4j.opensocial.transfer;

import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/** What was moved, what was not, and why. For one thread. */
public final class TransferReport {

  /** How many refusals are told one by one; the others are counted. */
  public static final int TOLD = 100;

  /** The numbers of a kind. */
  static final class Counts {
    private long read;
    private long written;
    private long present;
    private long refused;
    private long refusedParts;
  }

  private final Map<RecordKind, Counts> counts = new EnumMap<>(RecordKind.class);
  private final Map<String, Long> left = new TreeMap<>();
  private final Consumer<String> log;
  private final boolean strict;
  private long refusals;

  /**
   * @param log is told of the first refusals
   * @param strict whether to stop at the first one
   */
  public TransferReport(Consumer<String> log, boolean strict) {
    this.log = log;
    this.strict = strict;
  }

  private Counts of(RecordKind kind) {
    return counts.computeIfAbsent(kind, any -> new Counts());
  }

  void read(RecordKind kind) {
    of(kind).read++;
  }

  void written(RecordKind kind) {
    of(kind).written++;
  }

  void present(RecordKind kind) {
    of(kind).present++;
  }

  void refused(RecordKind kind, Origin origin, String reason) {
    of(kind).refused++;
    tell("%s: no %s: %s".formatted(origin, kind.word(), reason));
  }

  void refusedPart(RecordKind kind, Origin origin, String part) {
    of(kind).refusedParts++;
    tell("%s: %s without %s".formatted(origin, kind.word(), part));
  }

  private void tell(String refusal) {
    refusals++;
    if (refusals <= TOLD) {
      log.accept(refusal);
    }
    if (refusals == TOLD + 1) {
      log.accept("More is refused, and counted only.");
    }
    if (strict) {
      throw new StrictException("Stopped at the first that is refused.");
    }
  }

  void left(String what, long count) {
    if (count > 0) {
      left.merge(what, count, Long::sum);
    }
  }

  /** How many records were read. */
  long read() {
    return counts.values().stream().mapToLong(kind -> kind.read).sum();
  }

  /** The numbers of a kind as a line of a table, with tabs; the last is that of refused parts. */
  private static String line(RecordKind kind, Counts counts) {
    return "%s\t%d\t%d\t%d\t%d\t%d"
        .formatted(
            kind.word(),
            counts.read,
            counts.written,
            counts.present,
            counts.refused,
            counts.refusedParts);
  }

  /** Prints the numbers of all kinds, and what there is no place for. */
  public void print(Consumer<String> out) {
    out.accept("kind\tread\twritten\talready there\trefused\tfields refused");
    counts.forEach((kind, numbers) -> out.accept(line(kind, numbers)));
    left.forEach((what, count) -> out.accept("no place for: %s\t%d".formatted(what, count)));
  }
}
