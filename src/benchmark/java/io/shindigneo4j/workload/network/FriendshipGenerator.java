package io.shindigneo4j.workload.network;

import io.shindigneo4j.workload.random.RandomPermutation;
import io.shindigneo4j.workload.random.SeededRandom;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The friendships of a network, by places from 0 on. Nothing is stored. Friends of a person follow
 * from three sources: the ends of friendships, of which each two neighbours in a random order form
 * one friendship; a tree that connects all people; and one person with very many friends.
 * Friendships with oneself and repeated ones are left out. Thread-safe.
 */
public final class FriendshipGenerator {

  private static final int CHILDREN = 8;

  private final int people;

  /** How many people are friends of the most popular person for that reason only. */
  private final int popularFriends;

  private final DegreeDistribution degrees;
  private final RandomPermutation ranks;
  private final RandomPermutation ends;
  private final RandomPermutation tree;
  private final RandomPermutation fame;

  public FriendshipGenerator(NetworkShape shape, SeededRandom chance) {
    people = shape.people();
    degrees = new DegreeDistribution(people, shape.medianEnds(), shape.spread(), shape.mostEnds());
    ranks = new RandomPermutation(people, chance.of("rank"));
    ends = new RandomPermutation(degrees.ends() & ~1, chance.of("end"));
    tree = new RandomPermutation(people, chance.of("tree"));
    fame = new RandomPermutation(people, chance.of("fame"));
    popularFriends = popularFriends(shape.mostFriends());
  }

  /** How many are needed in addition to the other friends. */
  private int popularFriends(int wanted) {
    int star = (int) fame.at(0);
    SortedSet<Integer> friends = withoutPopularPerson(star);
    int last = 0;
    while (friends.size() < wanted) {
      last++;
      friends.add((int) fame.at(last));
    }
    return last;
  }

  /** The friends of a person in the order of their places. */
  public SortedSet<Integer> of(int person) {
    SortedSet<Integer> friends = withoutPopularPerson(person);
    addPopularPerson(friends, fame.placeOf(person));
    return friends;
  }

  private SortedSet<Integer> withoutPopularPerson(int person) {
    SortedSet<Integer> friends = new TreeSet<>();
    addPartners(friends, ranks.placeOf(person));
    addNeighbours(friends, tree.placeOf(person));
    friends.remove(person);
    return friends;
  }

  private void addPartners(SortedSet<Integer> friends, long rank) {
    long first = degrees.firstEnd(rank);
    for (long end = first; end < first + degrees.of(rank); end++) {
      if (end < (degrees.ends() & ~1)) {
        long partner = ends.at(ends.placeOf(end) ^ 1);
        friends.add((int) ranks.at(degrees.rank(partner)));
      }
    }
  }

  private void addNeighbours(SortedSet<Integer> friends, long place) {
    if (place > 0) {
      friends.add((int) tree.at((place - 1) / CHILDREN));
    }
    for (long child = CHILDREN * place + 1; child <= CHILDREN * (place + 1); child++) {
      if (child < people) {
        friends.add((int) tree.at(child));
      }
    }
  }

  /** Adds the friendships of the most popular person, who is a friend of those that follow. */
  private void addPopularPerson(SortedSet<Integer> friends, long place) {
    if (place == 0) {
      for (int other = 1; other <= popularFriends; other++) {
        friends.add((int) fame.at(other));
      }
    } else if (place <= popularFriends) {
      friends.add((int) fame.at(0));
    }
  }
}
