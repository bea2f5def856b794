package io.shindigneo4j.benchmark.measurement;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.HashMap;
import java.util.Map;

/** How many bytes each thread of a process has allocated. */
public record AllocatedBytes(Map<Long, Long> bytes) {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  /** Of this process. */
  public static AllocatedBytes now() {
    return of(THREADS);
  }

  /** Of the process whose threads these are. */
  public static AllocatedBytes of(ThreadMXBean process) {
    long[] threads = process.getAllThreadIds();
    long[] allocated = process.getThreadAllocatedBytes(threads);
    Map<Long, Long> bytes = new HashMap<>();
    for (int i = 0; i < threads.length; i++) {
      bytes.put(threads[i], Math.max(0, allocated[i])); // negative for a thread that has ended
    }
    return new AllocatedBytes(bytes);
  }

  /** What all threads have allocated since then, without threads that have ended. */
  public long since(AllocatedBytes earlier) {
    return bytes.entrySet().stream()
        .mapToLong(each -> each.getValue() - earlier.bytes().getOrDefault(each.getKey(), 0L))
        .filter(allocated -> allocated > 0)
        .sum();
  }
}
