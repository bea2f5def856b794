package io.shindigneo4j.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;

/**
 * Random numbers that are written down, so that a case which was made with them can be made again
 * with fewer and smaller ones.
 */
final class Choices implements RandomGenerator {

  private final List<Long> given;

  /** Null where only what was given is left, and zeros after it. */
  private final Random more;

  private final List<Long> used = new ArrayList<>();

  private Choices(List<Long> given, Random more) {
    this.given = given;
    this.more = more;
  }

  static Choices random(long seed) {
    return new Choices(List.of(), new Random(seed));
  }

  static Choices replayed(List<Long> choices) {
    return new Choices(choices, null);
  }

  List<Long> used() {
    return List.copyOf(used);
  }

  @Override
  public long nextLong() {
    long choice = used.size() < given.size() ? given.get(used.size()) : next();
    used.add(choice);
    return choice;
  }

  /** Of the low bits, so that a small choice is a small number. */
  @Override
  public int nextInt() {
    return (int) nextLong();
  }

  @Override
  public int nextInt(int bound) {
    return (int) Long.remainderUnsigned(nextLong(), bound);
  }

  @Override
  public boolean nextBoolean() {
    return (nextLong() & 1) == 1;
  }

  private long next() {
    return more == null ? 0 : more.nextLong();
  }
}
