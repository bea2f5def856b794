package io.shindigneo4j.server.projection;

import io.shindigneo4j.server.graph.SocialGraph;

/**
 * The places of people in the order of their ids, by their numbers. A place is forgotten in all
 * snapshots that share this, as soon as the id may have changed. Written by one thread at a time; a
 * snapshot that is published afterwards shows it to others.
 */
final class PersonRanks {

  static final PersonRanks NONE = new PersonRanks(0);

  /** The places from 1 on; 0 where it is not known. */
  private final int[] places;

  /**
   * @param bound of the numbers; the places of others are never known
   */
  PersonRanks(int bound) {
    places = new int[bound];
  }

  /** {@link SocialGraph#NONE} where it is not known. */
  int rank(int number) {
    return number < places.length ? places[number] - 1 : SocialGraph.NONE;
  }

  void rank(int number, int place) {
    if (number < places.length) {
      places[number] = place + 1;
    }
  }

  void forget(int number) {
    rank(number, SocialGraph.NONE);
  }

  long bytes() {
    return bytes(places.length);
  }

  /** The memory for so many numbers. */
  static long bytes(int bound) {
    return bound == 0 ? 0 : HeapSize.ofInts(bound);
  }
}
