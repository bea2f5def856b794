package io.shindigneo4j.server.session;

import io.shindigneo4j.server.execution.PlanKey;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

/** The texts that are being planned: each once at a time, whoever waits for it. Thread-safe. */
final class PlansInProgress {

  /**
   * A request that waits for a plan.
   *
   * @param wanted whether it has not been ended meanwhile
   * @param planned what it does then
   * @param unplanned what it does if the text is wrong, or the request was ended
   */
  record Waiting(BooleanSupplier wanted, Runnable planned, Runnable unplanned) {

    void goOn(boolean right) {
      (wanted.getAsBoolean() && right ? planned : unplanned).run();
    }
  }

  /** Guarded by this. */
  private final Map<PlanKey, List<Waiting>> waiting = new HashMap<>();

  /**
   * Has a request wait for a plan.
   *
   * @param start has the text planned; called if nobody plans it yet. If it throws, nobody waits.
   */
  synchronized void await(PlanKey key, Waiting request, Runnable start) {
    List<Waiting> others = waiting.get(key);
    if (others != null) {
      others.add(request);
      return;
    }
    waiting.put(key, new ArrayList<>(List.of(request)));
    boolean started = false;
    try {
      start.run();
      started = true;
    } finally {
      if (!started) {
        waiting.remove(key);
      }
    }
  }

  synchronized boolean isWanted(PlanKey key) {
    return waiting.get(key).stream().anyMatch(request -> request.wanted().getAsBoolean());
  }

  /** Ends the planning of a text, and gives back those who have waited. */
  synchronized List<Waiting> end(PlanKey key) {
    return waiting.remove(key);
  }
}
