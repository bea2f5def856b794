package io.shindigneo4j.prove.workload;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/** How many calls came to what, where they are too many for a history. Safe for many threads. */
public final class CallCounts {

  private final LongAdder succeeded = new LongAdder();
  private final Map<String, LongAdder> failed = new ConcurrentHashMap<>();

  void succeeded() {
    succeeded.increment();
  }

  void failed(String code) {
    failed.computeIfAbsent(code, absent -> new LongAdder()).increment();
  }

  public long successes() {
    return succeeded.sum();
  }

  public long failures() {
    return failed.values().stream().mapToLong(LongAdder::sum).sum();
  }

  /** By the code of the failure. */
  public Map<String, Long> failuresByCode() {
    Map<String, Long> counts = new TreeMap<>();
    failed.forEach((code, count) -> counts.put(code, count.sum()));
    return counts;
  }
}
