package io.shindigneo4j.server.projection;

import java.util.BitSet;

/**
 * Derives the incoming friends of people from the friends of all, which are sorted. Who has the
 * same friends in both directions needs no list. Confined to one thread.
 */
final class IncomingLists {

  private final FillingLists friends;
  private final int bound;
  private final Runnable check;

  /** How many incoming friends each has. */
  private final int[] counts;

  /** Whose friends are all friends in return, as often; in the end, who has no other ones. */
  private final BitSet returned = new BitSet();

  private FillingLists incoming = new FillingLists(new int[0]);

  /**
   * Derives nothing yet.
   *
   * @param bound all numbers are less than this
   * @param check called now and then
   */
  IncomingLists(FillingLists friends, int bound, Runnable check) {
    this.friends = friends;
    this.bound = bound;
    this.check = check;
    counts = new int[bound];
  }

  void derive() {
    for (int person = 0; person < bound; person++) {
      count(person);
      check.run();
    }
    incoming = new FillingLists(needed());
    for (int person = 0; person < bound; person++) {
      place(person);
      check.run();
    }
    incoming.sort(check);
  }

  /** The counts of those who need a list. The others have no more than their friends. */
  private int[] needed() {
    for (int person = 0; person < bound; person++) {
      returned.set(person, returned.get(person) && counts[person] == friends.length(person));
      counts[person] = returned.get(person) ? 0 : counts[person];
    }
    return counts;
  }

  private void count(int person) {
    boolean all = true;
    int length = friends.length(person);
    for (int first = 0; first < length; ) {
      int friend = friends.get(person, first);
      int end = endOfRun(person, first, length);
      counts[friend] += end - first;
      all &= friends.count(friend, person) >= end - first;
      first = end;
    }
    returned.set(person, all);
  }

  private int endOfRun(int person, int first, int length) {
    int end = first + 1;
    while (end < length && friends.get(person, end) == friends.get(person, first)) {
      end++;
    }
    return end;
  }

  /** Whether the incoming friends are the friends. */
  boolean isMutual(int person) {
    return person >= bound || returned.get(person);
  }

  private void place(int person) {
    int length = friends.length(person);
    for (int i = 0; i < length; i++) {
      int friend = friends.get(person, i);
      if (!isMutual(friend)) {
        incoming.add(friend, person);
      }
    }
  }

  long bytes() {
    return HeapSize.of(counts) + incoming.bytes();
  }

  /** The incoming friends of those who are not mutual. */
  FillingLists lists() {
    return incoming;
  }
}
