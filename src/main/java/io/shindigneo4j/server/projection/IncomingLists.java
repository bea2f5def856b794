package io.shindigneo4j.server.projection;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Derives the incoming friends of people from the friends of all. Nobody needs an array for a while
 * only: who has the same friends in both directions gets one for both. Confined to one thread.
 */
final class IncomingLists {

  private final AdjacencyBuilder people;
  private final int maxChanges;
  private final Runnable check;
  private final List<NeighbourChange> changes = new ArrayList<>();

  /**
   * @param maxChanges how many changes may be collected before they are merged
   * @param check called now and then
   */
  IncomingLists(AdjacencyBuilder people, int maxChanges, Runnable check) {
    this.people = people;
    this.maxChanges = maxChanges;
    this.check = check;
  }

  void fill() {
    for (int person = 0; person < people.bound(); person++) {
      fillMutual(person);
      check.run();
    }
    for (int person = 0; person < people.bound(); person++) {
      addOneSided(person);
      check.run();
    }
    merge();
  }

  /** The friends who are friends in return. */
  private void fillMutual(int person) {
    int[] friends = friends(person);
    int[] mutual = new int[friends.length];
    int count = 0;
    for (int first = 0; first < friends.length; ) {
      int end = endOfRun(friends, first);
      int both = Math.min(end - first, count(friends(friends[first]), person));
      Arrays.fill(mutual, count, count + both, friends[first]);
      count += both;
      first = end;
    }
    people.fill(
        Snapshot.INCOMING_FRIENDS,
        person,
        count == friends.length ? friends : Arrays.copyOf(mutual, count));
  }

  /** Tells the friends who are none in return. */
  private void addOneSided(int person) {
    int[] friends = friends(person);
    if (people.list(Snapshot.INCOMING_FRIENDS, person) == friends) {
      return; // all are
    }
    for (int first = 0; first < friends.length; ) {
      int end = endOfRun(friends, first);
      int more = end - first - count(friends(friends[first]), person);
      for (int i = 0; i < more; i++) {
        add(new NeighbourChange(friends[first], person, 0, true));
      }
      first = end;
    }
  }

  private void add(NeighbourChange change) {
    changes.add(change);
    if (changes.size() >= maxChanges) {
      merge();
    }
  }

  private void merge() {
    people.change(Snapshot.INCOMING_FRIENDS, changes);
    changes.clear();
  }

  private int[] friends(int person) {
    return people.list(Snapshot.FRIENDS, person);
  }

  private static int endOfRun(int[] sorted, int first) {
    int end = first + 1;
    while (end < sorted.length && sorted[end] == sorted[first]) {
      end++;
    }
    return end;
  }

  /** How often a number is in a sorted list. */
  private static int count(int[] sorted, int number) {
    int found = Arrays.binarySearch(sorted, number);
    if (found < 0) {
      return 0;
    }
    int first = found;
    while (first > 0 && sorted[first - 1] == number) {
      first--;
    }
    return endOfRun(sorted, first) - first;
  }
}
