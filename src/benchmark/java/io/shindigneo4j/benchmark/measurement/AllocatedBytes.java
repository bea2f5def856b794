package io.shindigneo4j.benchmark.measurement;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.HashMap;
import java.util.Map;

/** How many bytes each thread of this process has allocated. */
record AllocatedBytes(Map<Long, Long> bytes) {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  static AllocatedBytes now() {
    long[] threads = THREADS.getAllThreadIds();
    long[] allocated = THREADS.getThreadAllocatedBytes(threads);
    Map<Long, Long> bytes = new HashMap<>();
    for (int i = 0; i < threads.length; i++) {
      bytes.put(threads[i], Math.max(0, allocated[i])); // negative for a thread that has ended
    }
    return new AllocatedBytes(bytes);
  }

  /** What all threads have allocated since then, without threads that have ended. */
  long since(AllocatedBytes earlier) {
    return bytes.entrySet().stream()
        .mapToLong(each -> each.getValue() - earlier.bytes().getOrDefault(each.getKey(), 0L))
        .filter(allocated -> allocated > 0)
        .sum();
  }
}
