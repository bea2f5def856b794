package io.shindigneo4j.driver.cluster;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** Chooses the candidate with the lowest cost. */
final class LeastBusyBalancer implements LoadBalancer {

  /** Where the search begins, so that equal candidates take turns. */
  private final AtomicInteger next = new AtomicInteger();

  @Override
  public <C extends Candidate> @Nullable C choose(List<C> candidates) {
    int size = candidates.size();
    int start = size <= 1 ? 0 : Math.floorMod(next.getAndIncrement(), size);
    C best = null;
    long least = Long.MAX_VALUE;
    for (int i = 0; i < size; i++) {
      C candidate = candidates.get((start + i) % size);
      long cost = candidate.cost();
      if (best == null || cost < least) {
        best = candidate;
        least = cost;
      }
    }
    return best;
  }
}
