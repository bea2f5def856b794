package io.shindigneo4j.prove.checker;

import io.shindigneo4j.prove.history.Event;
import io.shindigneo4j.prove.history.Outcome;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The search of Wing and Gong (1993) for an order of the calls to one register, with the memory of
 * Lowe (2017): no set of calls is looked at twice with the same value. A call with an unknown
 * outcome has no end, and need not have a place in the order.
 */
final class LinearizationSearch {

  /** The result of a search. */
  enum Result {
    FOUND,
    NONE,
    GIVEN_UP
  }

  /** The calls that have their place, and the value after them. */
  private record Configuration(BitSet done, String value) {}

  private final List<Event<RegisterAction>> calls;
  private final int mostConfigurations;
  private final Set<Configuration> seen = new HashSet<>();
  private final Deque<Configuration> open = new ArrayDeque<>();

  LinearizationSearch(List<Event<RegisterAction>> calls, int mostConfigurations) {
    this.calls = calls.stream().sorted(Comparator.comparingLong(Event::begin)).toList();
    this.mostConfigurations = mostConfigurations;
  }

  Result search(String initial) {
    push(new Configuration(new BitSet(), initial));
    while (!open.isEmpty()) {
      Configuration next = open.pop();
      if (isComplete(next.done())) {
        return Result.FOUND;
      } else if (seen.size() > mostConfigurations) {
        return Result.GIVEN_UP;
      }
      extend(next);
    }
    return Result.NONE;
  }

  private boolean isComplete(BitSet done) {
    for (int call = done.nextClearBit(0); call < calls.size(); call = done.nextClearBit(call + 1)) {
      if (isAnswered(call)) {
        return false;
      }
    }
    return true;
  }

  private boolean isAnswered(int call) {
    return calls.get(call).is(Outcome.SUCCESS);
  }

  /** Puts each call next that began before all others without a place had ended. */
  private void extend(Configuration from) {
    long firstEnd = firstEnd(from.done());
    for (int call = from.done().nextClearBit(0);
        call < calls.size() && calls.get(call).begin() <= firstEnd;
        call = from.done().nextClearBit(call + 1)) {
      int chosen = call;
      after(calls.get(call), from.value()).ifPresent(value -> push(with(from, chosen, value)));
    }
  }

  private long firstEnd(BitSet done) {
    long first = Long.MAX_VALUE;
    for (int call = done.nextClearBit(0); call < calls.size(); call = done.nextClearBit(call + 1)) {
      if (isAnswered(call)) {
        first = Math.min(first, calls.get(call).end());
      }
    }
    return first;
  }

  private static Configuration with(Configuration from, int call, String value) {
    BitSet done = (BitSet) from.done().clone();
    done.set(call);
    return new Configuration(done, value);
  }

  private void push(Configuration configuration) {
    if (seen.add(configuration)) {
      open.push(configuration);
    }
  }

  /** The value after a call; empty if its answer does not fit to the value before. */
  private static Optional<String> after(Event<RegisterAction> call, String value) {
    RegisterAction action = call.action();
    return switch (action.kind()) {
      case READ -> Optional.of(value).filter(call.answer()::equals);
      case WRITE -> Optional.of(action.value());
      case COMPARE_AND_SET -> afterCompare(call, value);
    };
  }

  private static Optional<String> afterCompare(Event<RegisterAction> call, String value) {
    boolean equal = Objects.equals(value, call.action().expected());
    boolean fits = call.is(Outcome.UNKNOWN) || call.answer().equals(String.valueOf(equal));
    return fits ? Optional.of(equal ? call.action().value() : value) : Optional.empty();
  }
}
