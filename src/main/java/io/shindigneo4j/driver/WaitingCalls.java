package io.shindigneo4j.driver;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The calls that wait for a connection, in the order they came. Safe for use by many threads. */
final class WaitingCalls {

  private final Set<Call> calls = new LinkedHashSet<>();

  /** A call that is cancelled or too late leaves by itself. */
  void add(Call call) {
    put(call);
    call.answer().whenComplete((result, failure) -> forget(call));
  }

  private synchronized void put(Call call) {
    calls.add(call);
  }

  private synchronized void forget(Call call) {
    calls.remove(call);
  }

  synchronized List<Call> takeAll() {
    List<Call> all = List.copyOf(calls);
    calls.clear();
    return all;
  }
}
