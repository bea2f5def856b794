package io.shindigneo4j.opensocial.events;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Who is whose friend, as the test says; answers at once unless it is held. */
final class ScriptedAudience implements AudienceSource {

  private final Map<String, Set<String>> friends = new ConcurrentHashMap<>();
  private final AtomicInteger questions = new AtomicInteger();
  private volatile CompletableFuture<Void> gate = CompletableFuture.completedFuture(null);
  private volatile boolean failing;
  private volatile int mostCandidates = Integer.MAX_VALUE;

  void friends(String person, String... have) {
    friends.put(person, Set.of(have));
  }

  void fail(boolean fails) {
    failing = fails;
  }

  /** From now on there is no answer about more people at a time. */
  void failAbove(int candidates) {
    mostCandidates = candidates;
  }

  /** Until the returned future completes, there is no answer. */
  CompletableFuture<Void> hold() {
    CompletableFuture<Void> held = new CompletableFuture<>();
    gate = held;
    return held;
  }

  int questions() {
    return questions.get();
  }

  @Override
  public CompletableFuture<Set<String>> ask(String person, String group, List<String> candidates) {
    questions.incrementAndGet();
    if (failing || candidates == null || candidates.size() > mostCandidates) {
      return CompletableFuture.failedFuture(new IllegalStateException("no answer"));
    }
    Set<String> answer = new HashSet<>(friends.getOrDefault(person, Set.of()));
    if (candidates != null) {
      answer.retainAll(candidates);
    }
    return gate.thenApply(open -> answer);
  }
}
