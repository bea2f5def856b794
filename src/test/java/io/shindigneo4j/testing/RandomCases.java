package io.shindigneo4j.testing;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * Checks something with random cases. A case that fails is made smaller as long as it still fails:
 * choices are left out, or become small.
 */
public final class RandomCases {

  private static final Duration MAX_SHRINKING = Duration.ofSeconds(30);

  private static final long MAX_TRIED_SIZE = 64;

  private final Consumer<RandomGenerator> check;
  private final Instant deadline;

  private List<Long> smallest;
  private AssertionError failure;

  private RandomCases(Consumer<RandomGenerator> check, List<Long> choices, AssertionError failure) {
    this.check = check;
    this.smallest = choices;
    this.failure = failure;
    this.deadline = Instant.now().plus(MAX_SHRINKING);
  }

  /**
   * Runs the check once.
   *
   * @param check makes everything of the numbers that it is given, and throws an {@link
   *     AssertionError} where something is wrong
   */
  public static void check(long seed, Consumer<RandomGenerator> check) {
    Choices choices = Choices.random(seed);
    try {
      check.accept(choices);
    } catch (AssertionError e) {
      throw new RandomCases(check, choices.used(), e).shrunk(seed);
    }
  }

  private AssertionError shrunk(long seed) {
    for (int size = Integer.highestOneBit(smallest.size()); size > 0; size /= 2) {
      leaveOut(size);
    }
    for (int i = 0; i < smallest.size(); i++) {
      makeSmaller(i);
    }
    return new AssertionError(
        "seed %d, with %d choices: %s".formatted(seed, smallest.size(), failure.getMessage()),
        failure);
  }

  private void leaveOut(int size) {
    int from = 0;
    while (from < smallest.size()) {
      List<Long> shorter = new ArrayList<>(smallest.subList(0, from));
      shorter.addAll(smallest.subList(Math.min(from + size, smallest.size()), smallest.size()));
      if (!stillFails(shorter)) {
        from += size;
      }
    }
  }

  private void makeSmaller(int place) {
    long choice = smallest.get(place);
    for (long smaller = 0; smaller <= MAX_TRIED_SIZE; smaller = Math.max(1, smaller * 2)) {
      if (choice == smaller || stillFails(with(place, smaller))) {
        return;
      }
    }
  }

  private List<Long> with(int place, long choice) {
    List<Long> choices = new ArrayList<>(smallest);
    choices.set(place, choice);
    return choices;
  }

  private boolean stillFails(List<Long> choices) {
    if (Instant.now().isAfter(deadline)) {
      return false;
    }
    try {
      check.accept(Choices.replayed(choices));
      return false;
    } catch (AssertionError e) {
      smallest = choices;
      failure = e;
      return true;
    } catch (RuntimeException e) { // the choices make no case
      return false;
    }
  }
}
