package io.shindigneo4j.protocol;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/** Converts a {@link Summary} into fields and back. */
final class SummaryFields {

  private static final String COUNTERS = "counters";
  private static final String BOOKMARK = "bookmark";
  private static final String QUEUE = "queueMicros";
  private static final String EXECUTE = "executeMicros";
  private static final String ENCODE = "encodeMicros";

  private static final long NANOS_PER_MICRO = 1_000;

  /** So many nanoseconds are still a long. */
  private static final long MAX_MICROS = Long.MAX_VALUE / NANOS_PER_MICRO;

  private SummaryFields() {}

  static void put(Map<String, Object> document, Summary summary) {
    Phases phases = summary.phases();
    document.put(COUNTERS, summary.counters());
    summary.bookmark().ifPresent(bookmark -> document.put(BOOKMARK, bookmark));
    document.put(QUEUE, micros(phases.queue().toNanos()));
    document.put(EXECUTE, micros(phases.execute().toNanos()));
    document.put(ENCODE, micros(phases.encode().toNanos()));
  }

  /** Adds the time from the start until this last field of the document is written. */
  static void addTime(Map<String, Object> document, Summary summary, long start) {
    long before = summary.phases().encode().toNanos();
    LongSupplier encode = () -> micros(before + System.nanoTime() - start);
    document.put(ENCODE, encode);
  }

  private static long micros(long nanos) {
    return nanos / NANOS_PER_MICRO;
  }

  static Summary of(Fields fields) throws MalformedMessageException {
    return new Summary(
        fields.integers(COUNTERS),
        new Phases(duration(fields, QUEUE), duration(fields, EXECUTE), duration(fields, ENCODE)),
        fields.has(BOOKMARK) ? Optional.of(fields.text(BOOKMARK)) : Optional.empty());
  }

  private static Duration duration(Fields fields, String name) throws MalformedMessageException {
    long micros = fields.integer(name);
    if (micros < 0 || micros > MAX_MICROS) {
      throw new MalformedMessageException(name + " is no time: " + micros);
    }
    return Duration.of(micros, ChronoUnit.MICROS);
  }
}
