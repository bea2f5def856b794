package io.shindigneo4j.driver.cluster;

import io.shindigneo4j.driver.connection.Health;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/** Lets the healthiest candidates take turns. */
final class RoundRobinBalancer implements LoadBalancer {

  private final AtomicInteger next = new AtomicInteger();

  @Override
  public <C extends Candidate> @Nullable C choose(List<C> candidates) {
    Health best = best(candidates);
    int count = count(candidates, best);
    return count == 0 ? null : get(candidates, best, Math.floorMod(next.getAndIncrement(), count));
  }

  private static Health best(List<? extends Candidate> candidates) {
    Health best = Health.DOWN;
    for (int i = 0; i < candidates.size() && best != Health.HEALTHY; i++) {
      Health health = candidates.get(i).health();
      best = health.compareTo(best) < 0 ? health : best;
    }
    return best;
  }

  private static int count(List<? extends Candidate> candidates, Health health) {
    int count = 0;
    for (int i = 0; i < candidates.size(); i++) {
      count += candidates.get(i).health().compareTo(health) <= 0 ? 1 : 0;
    }
    return Math.max(count, Math.min(1, candidates.size()));
  }

  /** The candidate at this index among the healthiest; any if their health has just changed. */
  private static <C extends Candidate> C get(List<C> candidates, Health health, int index) {
    int left = index;
    for (int i = 0; i < candidates.size(); i++) {
      C candidate = candidates.get(i);
      if (candidate.health().compareTo(health) <= 0 && left-- == 0) {
        return candidate;
      }
    }
    return candidates.get(index % candidates.size());
  }
}
